/** The search page as its tests see it: its casinos, its controls, and what it asks of the API. */
import { screen, within } from "@testing-library/react";
import { answer } from "./api";
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
  /** Where the next page starts. */
  next?: string;
  matches?: Readonly<Record<string, readonly Match[]>>;
}

/** A page of results as the API answers it. `matches` are by the casino's id. */
export function searchAnswer({ casinos = [], totalCount, next, matches = {} }: Found) {
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

/** Answers every search with the same; answers what was asked. */
export function answerSearch(found: Found) {
  const asked: Record<string, unknown>[] = [];
  answer("Search", (variables) => {
    asked.push(variables);
    return searchAnswer(found);
  });
  return asked;
}

/** Knows these casinos when they are compared. */
export function answerComparison(casinos: readonly Casino[]) {
  answer("Comparison", ({ ids }) => {
    const known = casinos.filter(({ id }) => (ids as string[]).includes(id));
    return { data: { casinos: makeConnection("Casino", known) } };
  });
}

export const searchBox = () => screen.getByRole("searchbox", { name: "Search casinos" });

/** What is marked as found in a card. */
export function marksIn(name: string): string[] {
  const card = screen.getByRole("heading", { name, level: 3 }).closest("article")!;
  return [...card.querySelectorAll("mark")].map((mark) => mark.textContent ?? "");
}

/** The cells of the comparison, row by row, the labels first. */
export function comparisonCells(): string[][] {
  const table = screen.getByRole("table");
  return within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ""));
}
