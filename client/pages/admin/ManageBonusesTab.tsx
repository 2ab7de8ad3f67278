import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { ManageList } from "../../features/admin/ManageList";
import { bonusManaging } from "../../features/bonuses/bonusManaging";
import { bonusTransfer } from "../../features/bonuses/bonusTransfer";
import { useHistoryDrawer } from "../../features/history/historyContext";
import { useIsImporting } from "../../features/transfer/useIsImporting";
import { CasinoFilter, useCasinoFilter } from "./CasinoFilter";
import { ListTransfer } from "./ListTransfer";
import { RowsImport } from "./lazyRowsImport";
import { useUndoAction } from "./useUndoAction";

/** The list of all bonuses, and the import of more. */
export function ManageBonusesTab() {
  const client = useApolloClient();
  const bonuses = useMemo(() => bonusManaging(client), [client]);
  const casino = useCasinoFilter();
  const managing = useMemo(
    () => (casino ? { ...bonuses, filters: [casino, ...bonuses.filters] } : bonuses),
    [bonuses, casino],
  );
  const transfer = useMemo(() => bonusTransfer(client), [client]);
  const history = useHistoryDrawer();
  const undoAction = useUndoAction();
  if (useIsImporting()) return <RowsImport tab="manage-bonuses" transfer={transfer} />;
  return (
    <ManageList
      formTab="bonuses"
      managing={managing}
      onHistory={({ id, name }) => history.open({ noun: "BONUS", id, name })}
      renderActions={(listed) => (
        <>
          <CasinoFilter />
          <ListTransfer listed={listed} tab="manage-bonuses" transfer={transfer} />
        </>
      )}
      tab="manage-bonuses"
      undoAction={undoAction}
    />
  );
}
