import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { ManageList } from "../../features/admin/ManageList";
import { bonusManaging } from "../../features/bonuses/bonusManaging";
import { bonusTransfer } from "../../features/bonuses/bonusTransfer";
import { useHistoryDrawer } from "../../features/history/historyContext";
import { ExportButton } from "../../features/transfer/ExportButton";
import { useUndoAction } from "./useUndoAction";

/** The list of all bonuses. */
export function ManageBonusesTab() {
  const client = useApolloClient();
  const managing = useMemo(() => bonusManaging(client), [client]);
  const transfer = useMemo(() => bonusTransfer(client), [client]);
  const history = useHistoryDrawer();
  const undoAction = useUndoAction();
  return (
    <ManageList
      renderActions={(listed) => <ExportButton listed={listed} transfer={transfer} />}
      formTab="bonuses"
      managing={managing}
      onHistory={({ id, name }) => history.open({ noun: "BONUS", id, name })}
      tab="manage-bonuses"
      undoAction={undoAction}
    />
  );
}
