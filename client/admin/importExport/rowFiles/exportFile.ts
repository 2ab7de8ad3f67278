/** Converts rows to a file that editors can import again. */
import { csvText, type CsvValue } from "./csv";
import type { FieldSpec, FormValues } from "../../fields/fields";
import { apiPath } from "../../fields/fieldTable";
import { inputOf } from "../../fields/inputValues";
import { defaultsOf, valueAt, valuesOf } from "../../fields/formValues";
import type { NounConfig } from "../../nouns/nounConfig";
import { columnsOf } from "./columns";
import { listCell } from "./readCells";

export type FileKind = "csv" | "json";

export const MEDIA_TYPES: Readonly<Record<FileKind, string>> = { csv: "text/csv", json: "application/json" };

/** A row in a file: its id and version, and its API input. */
type FileRow = Readonly<Record<string, unknown>>;

/** Converts a row from the API to a row in a file. */
export function fileRow({ fields }: Pick<NounConfig, "fields">, row: { id: string; version: number }): FileRow {
  return { id: row.id, version: row.version, ...inputOf<object>(fields, valuesOf(fields, row)) };
}

/** Returns the sample rows for a noun, which show the file format. */
export function sampleRows({ fields, sample }: Pick<NounConfig, "fields" | "sample">): FileRow[] {
  const inputs = sample.map((values) => inputOf<object>(fields, { ...defaultsOf(fields), ...values } as FormValues));
  return inputs.map((input) => ({ id: null, version: null, ...input }));
}

function cellOf(value: unknown, spec: FieldSpec | undefined): CsvValue {
  if (!Array.isArray(value)) return value as CsvValue;
  return spec?.kind === "tags" ? listCell(value, spec.isByLine) : JSON.stringify(value);
}

/** Returns the content of a file with these rows. */
export function fileText(kind: FileKind, noun: Pick<NounConfig, "fields">, rows: readonly FileRow[]): string {
  if (kind === "json") return `${JSON.stringify(rows, null, 2)}\n`;
  const columns = columnsOf(noun);
  const specs = new Map(Object.entries(noun.fields).map(([name, spec]) => [apiPath(name, spec), spec]));
  return csvText(
    columns,
    rows.map((row) => columns.map((column) => cellOf(valueAt(row, column), specs.get(column)))),
  );
}
