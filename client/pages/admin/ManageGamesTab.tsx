import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { ManageList } from "../../features/admin/ManageList";
import { gameManaging } from "../../features/games/gameManaging";
import { gameTransfer } from "../../features/games/gameTransfer";
import { useHistoryDrawer } from "../../features/history/historyContext";
import { useIsImporting } from "../../features/transfer/useIsImporting";
import { ListTransfer } from "./ListTransfer";
import { RowsImport } from "./lazyRowsImport";
import { useUndoAction } from "./useUndoAction";

/** The list of all games, and the import of more. */
export function ManageGamesTab() {
  const client = useApolloClient();
  const managing = useMemo(() => gameManaging(client), [client]);
  const transfer = useMemo(() => gameTransfer(client), [client]);
  const history = useHistoryDrawer();
  const undoAction = useUndoAction();
  if (useIsImporting()) return <RowsImport tab="manage-games" transfer={transfer} />;
  return (
    <ManageList
      formTab="games"
      managing={managing}
      onHistory={({ id, name }) => history.open({ noun: "GAME", id, name })}
      renderActions={(listed) => <ListTransfer listed={listed} tab="manage-games" transfer={transfer} />}
      tab="manage-games"
      undoAction={undoAction}
    />
  );
}
