/** Creates, previews, and applies imports through the API, as the panel does. */
import { call, callOrThrow, type Called } from "../call.js";
import type { TestApp, TestViewer } from "../createTestApp.js";

export type ImportedNounName = "CASINO" | "BONUS" | "GAME" | "ARTICLE" | "REDIRECT";

/** A file to import: its noun, its columns and rows, and whether empty cells clear fields. */
export interface ImportFile {
  noun: ImportedNounName;
  columns: string[];
  rows: string[][];
  emptyCells?: "LEAVE" | "CLEAR";
}

const editor: { viewer: TestViewer } = { viewer: "demo" };

export function tryBegin(app: TestApp, { noun, columns }: Omit<ImportFile, "rows">): Promise<Called<{ id: string }>> {
  return call(app, "beginImport", { noun, columns }, "id", editor);
}

export async function begin(app: TestApp, file: Omit<ImportFile, "rows">): Promise<string> {
  const { id } = await callOrThrow<{ id: string }>(app, "beginImport", { ...file }, "id", editor);
  return id;
}

export function tryAppend(
  app: TestApp,
  id: string,
  rows: string[][],
  firstRow = 1,
  lines?: number[],
): Promise<Called<{ rowCount: number }>> {
  return call(app, "appendImportRows", { id, firstRow, rows, ...(lines && { lines }) }, "rowCount", editor);
}

/** Begins an import and appends all rows in slices, as the panel does. */
export async function stage(app: TestApp, { rows, ...file }: ImportFile): Promise<string> {
  const id = await begin(app, file);
  for (let at = 0; at < rows.length; at += 500)
    await callOrThrow(app, "appendImportRows", { id, firstRow: at + 1, rows: rows.slice(at, at + 500) }, "id", editor);
  return id;
}

export interface PreviewedRow {
  number: number;
  line: number;
  outcome: string;
  name: string | null;
  rowId: string | null;
  preservedColumns: string[];
  problems: { column: string | null; message: string }[];
  changes: { field: string; before: unknown; after: unknown }[];
}

export interface Previewed {
  createCount: number;
  updateCount: number;
  unchangedCount: number;
  preservedCount: number;
  invalidCount: number;
  rows: { nodes: PreviewedRow[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

/**
 * Reads one page of the preview.
 * @param args The arguments of `rows`, in GraphQL syntax.
 */
export function tryPreview(app: TestApp, id: string, args = "first: 100"): Promise<Called<Previewed>> {
  const row =
    "number line outcome name rowId preservedColumns problems { column message } changes { field before after }";
  const list = `rows(${args}) { nodes { ${row} } pageInfo { hasNextPage endCursor } }`;
  return call(
    app,
    "importPreview",
    { id },
    `createCount updateCount unchangedCount preservedCount invalidCount ${list}`,
    editor,
  );
}

export async function preview(app: TestApp, id: string, args?: string): Promise<Previewed> {
  const { result, errors } = await tryPreview(app, id, args);
  if (result === null) throw new Error(JSON.stringify(errors));
  return result;
}

export interface Applied {
  id: string;
  actor: string;
  operation: string;
}

export function tryApply(app: TestApp, id: string): Promise<Called<Applied>> {
  return call(app, "applyImport", { id }, "id actor operation", editor);
}

/** Applies the import. Returns its change set, or null if the import changed nothing. */
export async function apply(app: TestApp, id: string): Promise<Applied | null> {
  const { result, errors } = await tryApply(app, id);
  if (errors) throw new Error(JSON.stringify(errors));
  return result;
}
