/** Mocks the admin panel's casino lists and records their requests. */
import { screen, within } from "@testing-library/react";
import { mockOperation } from "./api";
import type { makeCasino } from "./catalogue";
import { refused } from "./editors";

export type ListedCasino = ReturnType<typeof makeCasino>;

interface Listing {
  totalCount?: number;
  hasNextPage?: boolean;
  hasPreviousPage?: boolean;
  /** Whether the mock returns the rows in pages, which go only forward, and supports filtering by ids. */
  isPaged?: boolean;
}

function pageOf(rows: ListedCasino[], { filter, first, after }: Record<string, unknown>) {
  const ids = (filter as { ids?: string[] }).ids;
  const found = ids ? rows.filter(({ id }) => ids.includes(id)) : rows;
  const from = found.findIndex(({ id }) => id === after) + 1;
  const page = found.slice(from, from + Number(first));
  return { page, isLast: from + page.length === found.length };
}

/** Mocks all lists of casinos with these rows, and the operations that update and delete casinos. */
export function listCasinos(
  given: ListedCasino[],
  { totalCount, hasNextPage = false, hasPreviousPage = false, isPaged = false }: Listing = {},
) {
  let rows = given;
  const requests: Record<string, unknown>[] = [];
  let updates = 0;
  const writes: { name: string; variables: Record<string, unknown> }[] = [];
  mockOperation("ManageCasinos", (variables) => {
    requests.push(variables);
    const { page, isLast } = isPaged ? pageOf(rows, variables) : { page: rows, isLast: !hasNextPage };
    const edges = page.map((node) => ({ __typename: "CasinoEdge", node }));
    const [startCursor, endCursor] = [page[0]?.id ?? null, page.at(-1)?.id ?? null];
    const pageInfo = { __typename: "PageInfo", hasNextPage: !isLast, hasPreviousPage, startCursor, endCursor };
    const casinos = { __typename: "CasinoConnection", totalCount: totalCount ?? rows.length, edges, pageInfo };
    return { data: { casinos } };
  });

  type Item = { id: string; version: number };
  const isStale = (items: Item[]) => {
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    return items.some(({ id, version }) => versions.get(id) !== version);
  };
  const write = (
    name: string,
    itemsOf: (variables: Record<string, unknown>) => Item[],
    apply: (items: Item[], variables: Record<string, unknown>) => object,
  ) =>
    mockOperation(name, (variables) => {
      writes.push({ name, variables });
      const items = itemsOf(variables);
      if (isStale(items)) return refused({ code: "CONFLICT" });
      return { data: { [name]: apply(items, variables) } };
    });
  const idsOf = (items: Item[]) => new Set(items.map(({ id }) => id));
  const removeAll = (items: Item[]) => {
    const ids = idsOf(items);
    rows = rows.filter(({ id }) => !ids.has(id));
  };
  write(
    "deleteCasino",
    (variables) => [variables as unknown as Item],
    (items) => {
      removeAll(items);
      return { __typename: "Deletion", id: items[0]!.id, bonusIds: ["bonus-1"], changeSetId: "set-1" };
    },
  );
  write(
    "deleteCasinos",
    ({ items }) => items as Item[],
    (items) => {
      removeAll(items);
      return { __typename: "BulkDeletion", ids: items.map(({ id }) => id), bonusIds: [], changeSetId: "set-2" };
    },
  );
  write(
    "updateCasinos",
    ({ items }) => items as Item[],
    (items, { set }) => {
      const ids = idsOf(items);
      rows = rows.map((row) => (ids.has(row.id) ? { ...row, ...(set as object), version: row.version + 1 } : row));
      updates += 1;
      return { __typename: "CasinoBulkUpdate", changeSetId: `set-${2 + updates}`, changedCount: items.length };
    },
  );
  return { requests, writes, replace: (next: ListedCasino[]) => (rows = next) };
}

export const findRow = (name: string) => screen.findByRole("row", { name: new RegExp(`Select ${name}`) });

export const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name: `Select ${name}` });

/** Returns the names in the table, from top to bottom. */
export function listedNames(): string[] {
  return screen
    .getAllByRole("checkbox", { name: /^Select (?!every)/ })
    .map((each) => each.getAttribute("aria-label")!.replace("Select ", ""));
}

export async function inRow(name: string) {
  return within(await findRow(name));
}
