import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { ManageList } from "../../features/admin/ManageList";
import { casinoManaging } from "../../features/casinos/casinoManaging";
import { casinoTransfer } from "../../features/casinos/casinoTransfer";
import { useHistoryDrawer } from "../../features/history/historyContext";
import { ExportButton } from "../../features/transfer/ExportButton";
import { useUndoAction } from "./useUndoAction";

/** The list of all casinos. */
export function ManageCasinosTab() {
  const client = useApolloClient();
  const managing = useMemo(() => casinoManaging(client), [client]);
  const transfer = useMemo(() => casinoTransfer(client), [client]);
  const history = useHistoryDrawer();
  const undoAction = useUndoAction();
  return (
    <ManageList
      renderActions={(listed) => <ExportButton listed={listed} transfer={transfer} />}
      formTab="casinos"
      isRanked
      managing={managing}
      onHistory={({ id, name }) => history.open({ noun: "CASINO", id, name })}
      tab="manage-casinos"
      undoAction={undoAction}
    />
  );
}
