/** What a row of an import is, for each noun. The nouns say it (`casino.import.ts` ...), `features/imports` does the rest. */
import type { CatalogueNoun } from "./catalogueNoun.js";
import type { ReadCell } from "../input/cells.js";

/** The value of a column at its path, such as `{ name: "Aurora", review: { about: "..." } }`. */
export type GivenValues = Record<string, unknown>;

export interface ImportedNoun {
  noun: CatalogueNoun;
  /** How people speak of it. */
  singular: string;
  /** Columns that a file may have beside `id` and `version`: the fields of its input, nested ones by their path. */
  columns: Record<string, ReadCell>;
  /** A file has all columns of at least one of these; `otherwise` says so. */
  needs: { oneOf: string[][]; otherwise: string };
  /** Whether a row without id is the one that has its slug. */
  isKnownBySlug: boolean;
  /** What a new row can't do without. */
  required: string[];
  /** An instance of the input class of an update, and of a creation, for their rules. */
  toUpdate(given: GivenValues): object;
  toNew(given: GivenValues): object;
  /** The values as the database has them. */
  toStored(given: GivenValues): GivenValues;
}

export type ImportedNouns = Record<CatalogueNoun, ImportedNoun>;
