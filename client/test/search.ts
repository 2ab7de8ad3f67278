/** Mocks the API for the search page, and finds the page's controls. */
import { screen, within } from "@testing-library/react";
import { mockOperation } from "./api";
import { makeConnection, type makeCasino } from "./catalogue";

export type Casino = ReturnType<typeof makeCasino>;

interface Match {
  field: string;
  text: string;
  ranges: { start: number; end: number }[];
}

interface Found {
  casinos?: readonly Casino[];
  totalCount?: number;
  /** The cursor of the next page. Omit it for the last page. */
  next?: string;
  matches?: Readonly<Record<string, readonly Match[]>>;
}

/** Makes a page of search results as the API returns it. `matches` maps casino ids to their matches. */
export function searchResponse({ casinos = [], totalCount, next, matches = {} }: Found) {
  const page = { ...(totalCount !== undefined && { totalCount }), ...(next !== undefined && { next }) };
  const connection = makeConnection("Casino", casinos, page);
  const edges = connection.edges.map((edge) => ({
    ...edge,
    matches: (matches[edge.node.id] ?? []).map((match) => ({
      __typename: "SearchMatch",
      ...match,
      ranges: match.ranges.map((range) => ({ __typename: "TextRange", ...range })),
    })),
  }));
  return { data: { casinos: { ...connection, edges } } };
}

/** Mocks every search with the same response. Returns an array that collects the variables of each request. */
export function mockSearch(found: Found) {
  const requests: Record<string, unknown>[] = [];
  mockOperation("Search", (variables) => {
    requests.push(variables);
    return searchResponse(found);
  });
  return requests;
}

/** Mocks the query for the compared casinos. */
export function mockComparison(casinos: readonly Casino[]) {
  mockOperation("Comparison", ({ ids }) => {
    const known = casinos.filter(({ id }) => (ids as string[]).includes(id));
    return { data: { casinos: makeConnection("Casino", known) } };
  });
}

export const searchBox = () => screen.getByRole("searchbox", { name: "Search casinos" });

/** Returns the highlighted parts of the text on a casino's card. */
export function marksIn(name: string): string[] {
  const card = screen.getByRole("heading", { name, level: 3 }).closest("article")!;
  return [...card.querySelectorAll("mark")].map((mark) => mark.textContent ?? "");
}

/** Returns the text of each cell in the comparison table, row by row. Each row starts with its label. */
export function comparisonCells(): string[][] {
  const table = screen.getByRole("table");
  return within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ""));
}
