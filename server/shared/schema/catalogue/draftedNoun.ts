/** Defines what a draft of each noun can change, and how it is published. */
import type { Noun } from "../../../../shared/nouns/registry.js";
import type { Change, RowVersion } from "./catalogueWrites.js";
import type { Policy } from "../policies.js";
import type { FindWarnings } from "./rowWarnings.js";

/** The fields that a draft changes, in the API's format, like the input of a mutation. */
export type Patch = Record<string, unknown>;

export interface DraftedNoun<Services> {
  noun: Noun;
  /** The policy for publishing. */
  policy: Policy;
  /** Whether rows of the noun have a page that a preview can show. */
  hasPreview: boolean;
  /** The changes that hide a row from visitors. Null if visitors see every row of the noun. */
  unpublished: Patch | null;
  /** Returns the fields of a new row that is published at the given time. */
  newRow(patch: Patch, at: Date): Patch;
  /** Omitted if there are no warnings about rows of the noun. */
  findWarnings?: FindWarnings;
  /** Returns the changes that are still needed for visitors to see the row at the given time. Previews apply them. */
  toVisible(row: object, at: Date): Patch;
  /**
   * Checks the fields that a draft has, but not whether any are missing. Returns them without invisible characters.
   * @throws BadUserInputError.
   */
  check(patch: Patch): Promise<Patch>;
  /**
   * Adds the row with this id. Null if a draft cannot be a new row.
   * @throws the errors of the mutation that creates a row.
   */
  create: ((services: Services, change: Change, patch: Patch & { id: string }) => Promise<unknown>) | null;
  /** @throws the errors of the mutation that updates a row. */
  update(services: Services, change: Change, row: RowVersion, patch: Patch): Promise<unknown>;
}

export type DraftedNouns<Services> = Record<Noun, DraftedNoun<Services>>;
