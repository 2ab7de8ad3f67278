import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { ManageList } from "../../features/admin/ManageList";
import { gameManaging } from "../../features/games/gameManaging";
import { gameTransfer } from "../../features/games/gameTransfer";
import { useHistoryDrawer } from "../../features/history/historyContext";
import { ExportButton } from "../../features/transfer/ExportButton";
import { useUndoAction } from "./useUndoAction";

/** The list of all games. */
export function ManageGamesTab() {
  const client = useApolloClient();
  const managing = useMemo(() => gameManaging(client), [client]);
  const transfer = useMemo(() => gameTransfer(client), [client]);
  const history = useHistoryDrawer();
  const undoAction = useUndoAction();
  return (
    <ManageList
      renderActions={(listed) => <ExportButton listed={listed} transfer={transfer} />}
      formTab="games"
      managing={managing}
      onHistory={({ id, name }) => history.open({ noun: "GAME", id, name })}
      tab="manage-games"
      undoAction={undoAction}
    />
  );
}
