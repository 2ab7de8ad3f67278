import { useState } from "react";
import type { ListRequest } from "../../shared/managing";
import type { Transfer } from "../../shared/transfer";
import { ExportDialog } from "./ExportDialog";

/** What a list shows at the moment, on all of its pages. */
export interface ListedRows {
  filter: ListRequest["filter"];
  totalCount: number;
}

interface ExportButtonProps {
  transfer: Transfer;
  listed: ListedRows;
}

/** Saves a whole list as a file. */
export function ExportButton({ transfer, listed }: ExportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button className="btn btn-secondary btn-sm" onClick={() => setIsOpen(true)} type="button">
        Export
      </button>
      {isOpen && <ExportDialog listed={listed} onClose={() => setIsOpen(false)} transfer={transfer} />}
    </>
  );
}
