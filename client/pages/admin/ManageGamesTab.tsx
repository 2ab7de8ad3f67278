import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { ManageList } from "../../features/admin/ManageList";
import { gameManaging } from "../../features/games/gameManaging";
import { useHistoryDrawer } from "../../features/history/historyContext";
import { useUndoAction } from "./useUndoAction";

/** The list of all games. */
export function ManageGamesTab() {
  const client = useApolloClient();
  const managing = useMemo(() => gameManaging(client), [client]);
  const history = useHistoryDrawer();
  const undoAction = useUndoAction();
  return (
    <ManageList
      formTab="games"
      managing={managing}
      onHistory={({ id, name }) => history.open({ noun: "GAME", id, name })}
      tab="manage-games"
      undoAction={undoAction}
    />
  );
}
