/** Rows as the texts of files that can be imported again. */
import { csvText, type CsvValue } from "../../shared/csv";
import { valueAt } from "../../shared/forms/inputValues";
import { columnsOf, type Transfer, type TransferRow } from "../../shared/transfer";
import { listCell } from "./listCell";

export type FileKind = "csv" | "json";

export const MEDIA_TYPES: Readonly<Record<FileKind, string>> = { csv: "text/csv", json: "application/json" };

function cellOf(value: unknown): CsvValue {
  return Array.isArray(value) ? listCell(value.map(String)) : (value as CsvValue);
}

/** The text of a file with these rows. */
export function fileText(kind: FileKind, transfer: Pick<Transfer, "fields">, rows: readonly TransferRow[]): string {
  if (kind === "json")
    return `${JSON.stringify(
      rows.map(({ id, version, input }) => ({ id, version, ...input })),
      null,
      2,
    )}\n`;
  const columns = columnsOf(transfer);
  const lines = rows.map(({ input, ...row }) => columns.map((column) => cellOf(valueAt({ ...row, ...input }, column))));
  return csvText(columns, lines);
}
