/** Rows as the texts of files that can be imported again. */
import { csvText, type CsvValue } from "../../shared/csv";
import type { FormValues } from "../../shared/forms/fields";
import { defaultsOf, inputOf, valueAt, valuesOf } from "../../shared/forms/inputValues";
import { columnsOf, type Transfer } from "../../shared/transfer";
import { listCell } from "./listCell";

export type FileKind = "csv" | "json";

export const MEDIA_TYPES: Readonly<Record<FileKind, string>> = { csv: "text/csv", json: "application/json" };

/** A row as a file has it: which one it is, and what the API's input would be. */
type FileRow = Readonly<Record<string, unknown>>;

/** A row of the API. */
export function fileRow({ fields }: Pick<Transfer, "fields">, row: { id: string; version: number }): FileRow {
  return { id: row.id, version: row.version, ...inputOf<object>(fields, valuesOf(fields, row)) };
}

/** New rows, to show what a file looks like. */
export function sampleRows({ fields, sample }: Pick<Transfer, "fields" | "sample">): FileRow[] {
  const inputs = sample.map((values) => inputOf<object>(fields, { ...defaultsOf(fields), ...values } as FormValues));
  return inputs.map((input) => ({ id: null, version: null, ...input }));
}

function cellOf(value: unknown): CsvValue {
  return Array.isArray(value) ? listCell(value.map(String)) : (value as CsvValue);
}

/** The text of a file with these rows. */
export function fileText(kind: FileKind, transfer: Pick<Transfer, "fields">, rows: readonly FileRow[]): string {
  if (kind === "json") return `${JSON.stringify(rows, null, 2)}\n`;
  const columns = columnsOf(transfer);
  return csvText(
    columns,
    rows.map((row) => columns.map((column) => cellOf(valueAt(row, column)))),
  );
}
