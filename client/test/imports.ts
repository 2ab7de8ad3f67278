/** Mocks how the API receives, checks and applies imports. */
import { mockOperation } from "./api";
import { refused } from "./editors";

type Outcome = "INVALID" | "CREATE" | "UPDATE" | "UNCHANGED";

export function problemRow(line: number, name: string, problems: [column: string | null, message: string][]) {
  return {
    __typename: "ImportedRow",
    line,
    name,
    problems: problems.map(([column, message]) => ({ __typename: "ImportProblem", column, message })),
    preservedColumns: [] as string[],
    warnings: [] as string[] | null,
    changes: [] as unknown[],
  };
}

type PreviewRow = ReturnType<typeof problemRow>;

/** The rows of each outcome. Set a count only if it differs from the number of rows. */
type Given = Partial<Record<Outcome, PreviewRow[]>> & {
  createCount?: number;
  updateCount?: number;
  preservedCount?: number;
};

interface Part {
  firstRow: number;
  rows: string[][];
  lines: unknown;
}

/** Returns one page of a list, or null if the cursor belongs to another list. */
function pageOf(list: string, rows: PreviewRow[], { first, after }: Record<string, unknown>) {
  const [of, place] = String(after ?? `${list} 0`).split(" ");
  if (of !== list) return null;
  const from = Number(place);
  const to = Math.min(from + Number(first ?? 24), rows.length);
  const edges = rows.slice(from, to).map((node) => ({ __typename: "ImportedRowEdge", node }));
  const pageInfo = {
    __typename: "PageInfo",
    hasNextPage: to < rows.length,
    hasPreviousPage: from > 0,
    startCursor: `${list} ${from}`,
    endCursor: `${list} ${to}`,
  };
  return { __typename: "ImportedRowConnection", edges, pageInfo };
}

/**
 * Mocks the named import operations, by default all of them. If no outcomes are given, every uploaded row counts as
 * new.
 */
export function mockImports(
  given: Given = {},
  names = ["beginImport", "appendImportRows", "applyImport", "ImportPreview"],
) {
  const begun: Record<string, unknown>[] = [];
  const parts: Part[] = [];
  const applied: Record<string, unknown>[] = [];
  let obstacle: { firstRow: number; code: string } | null = null;
  const rowCount = () => parts.reduce((sum, { rows }) => sum + rows.length, 0);
  const rowsOf = (outcome: Outcome) => given[outcome] ?? [];
  const resolvers: Record<string, Parameters<typeof mockOperation>[1]> = {
    beginImport: (variables) => {
      begun.push(variables);
      const limits = { maxRowsPerRequest: 500, maxBytesPerRequest: 262_144 };
      return { data: { beginImport: { __typename: "Import", id: `import-${begun.length}`, ...limits } } };
    },
    appendImportRows: ({ id, firstRow, rows, lines }) => {
      if (obstacle && firstRow === obstacle.firstRow) return refused({ code: obstacle.code });
      parts.push({ firstRow: Number(firstRow), rows: rows as string[][], lines });
      return { data: { appendImportRows: { __typename: "Import", id } } };
    },
    applyImport: (variables) => {
      applied.push(variables);
      return { data: { applyImport: { __typename: "ChangeSet", id: "set-9" } } };
    },
    ImportPreview: ({ id, outcome, ...page }) => {
      const counts = {
        createCount: given.createCount ?? (rowsOf("CREATE").length || rowCount()),
        updateCount: given.updateCount ?? rowsOf("UPDATE").length,
        unchangedCount: rowsOf("UNCHANGED").length,
        preservedCount: given.preservedCount ?? 0,
        invalidCount: rowsOf("INVALID").length,
      };
      const rows = pageOf(String(outcome), rowsOf((outcome as Outcome | null) ?? "INVALID"), page);
      if (!rows) return refused({ code: "BAD_USER_INPUT" });
      const kept = { __typename: "Import", id, noun: "CASINO", rowCount: rowCount() };
      return { data: { importPreview: { __typename: "ImportPreview", import: kept, ...counts, rows } } };
    },
  };
  for (const name of names) mockOperation(name, resolvers[name]!);
  mockOperation("ImportProblems", ({ after }) => ({
    data: {
      importPreview: { __typename: "ImportPreview", rows: pageOf("INVALID", rowsOf("INVALID"), { first: 100, after }) },
    },
  }));
  return {
    begun,
    parts,
    applied,
    /** Makes later uploads fail if their first row has this number. */
    interrupt: (firstRow: number, code: string) => void (obstacle = { firstRow, code }),
    repair: () => void (obstacle = null),
  };
}
