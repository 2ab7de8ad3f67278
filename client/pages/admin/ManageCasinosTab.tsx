import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { ManageList } from "../../features/admin/ManageList";
import { casinoManaging } from "../../features/casinos/casinoManaging";
import { casinoTransfer } from "../../features/casinos/casinoTransfer";
import { useHistoryDrawer } from "../../features/history/historyContext";
import { useIsImporting } from "../../features/transfer/useIsImporting";
import { ListTransfer } from "./ListTransfer";
import { RowsImport } from "./lazyRowsImport";
import { useUndoAction } from "./useUndoAction";

/** The list of all casinos, and the import of more. */
export function ManageCasinosTab() {
  const client = useApolloClient();
  const managing = useMemo(() => casinoManaging(client), [client]);
  const transfer = useMemo(() => casinoTransfer(client), [client]);
  const history = useHistoryDrawer();
  const undoAction = useUndoAction();
  if (useIsImporting()) return <RowsImport tab="manage-casinos" transfer={transfer} />;
  return (
    <ManageList
      formTab="casinos"
      isRanked
      managing={managing}
      onHistory={({ id, name }) => history.open({ noun: "CASINO", id, name })}
      renderActions={(listed) => <ListTransfer listed={listed} tab="manage-casinos" transfer={transfer} />}
      tab="manage-casinos"
      undoAction={undoAction}
    />
  );
}
