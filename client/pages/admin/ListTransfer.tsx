import { adminTabAddress, type AdminTabId } from "../../features/admin/adminTabs";
import { ExportButton, type ListedRows } from "../../features/transfer/ExportButton";
import { IMPORT_PARAMETER, NEW_IMPORT } from "../../features/transfer/importAddress";
import type { Transfer } from "../../shared/transfer";
import { Link } from "../../shared/ui/Link";

interface ListTransferProps {
  tab: AdminTabId;
  transfer: Transfer;
  listed: ListedRows;
}

/** The ways of a list into files and out of them. */
export function ListTransfer({ tab, transfer, listed }: ListTransferProps) {
  return (
    <>
      <Link className="btn btn-secondary btn-sm" to={adminTabAddress(tab, { [IMPORT_PARAMETER]: NEW_IMPORT })}>
        Import
      </Link>
      <ExportButton listed={listed} transfer={transfer} />
    </>
  );
}
