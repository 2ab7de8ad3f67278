/** When a text finds a casino despite errors: whenever Fuse.js does, asked like this. */
import type { IFuseOptions } from "fuse.js";

import { threshold } from "./errorBudget.js";
import type { IndexedCasino } from "./indexedCasino.js";

/** The fields that are searched, in the order in which Fuse looks at them, with their weights (spec section 5). */
export const searchedFields = [
  { name: "name", weight: 0.4 },
  { name: "description", weight: 0.2 },
  { name: "gameProviders", weight: 0.2 },
  { name: "paymentMethods", weight: 0.1 },
  { name: "licenses", weight: 0.1 },
] as const;

export type SearchedField = (typeof searchedFields)[number]["name"];

/** Every option that is not given here stays at Fuse's default. */
export const fuseOptions: IFuseOptions<IndexedCasino> = { keys: [...searchedFields], threshold, includeScore: true };

/** The texts of a field: one, several, or none. */
export function textsOf(casino: IndexedCasino, field: SearchedField): string[] {
  const value = casino[field];
  if (value === null) return [];
  return typeof value === "string" ? [value] : value;
}
