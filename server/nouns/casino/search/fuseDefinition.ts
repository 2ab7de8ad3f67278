/** Defines the fuzzy search, which finds exactly the casinos that Fuse.js finds with these options. */
import type { IFuseOptions } from "fuse.js";

import { threshold } from "./errorBudget.js";
import type { IndexedCasino } from "./indexedCasino.js";

/** The searched fields in Fuse's order, with their weights (docs/specification.md, "Search"). */
export const searchedFields = [
  { name: "name", weight: 0.4 },
  { name: "description", weight: 0.2 },
  { name: "gameProviders", weight: 0.2 },
  { name: "paymentMethods", weight: 0.1 },
  { name: "licenses", weight: 0.1 },
] as const;

export type SearchedField = (typeof searchedFields)[number]["name"];

/** The options for Fuse. Omitted options keep Fuse's defaults. */
export const fuseOptions: IFuseOptions<IndexedCasino> = { keys: [...searchedFields], threshold, includeScore: true };

/** Returns the texts of a field. A field may have one text, several, or none. */
export function textsOf(casino: IndexedCasino, field: SearchedField): string[] {
  const value = casino[field];
  if (value === null) return [];
  return typeof value === "string" ? [value] : value;
}
