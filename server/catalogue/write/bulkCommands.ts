/** The commands that write many rows of a noun at once. Each command is one write with its own change set. */
import type { EditableNoun } from "../../../shared/nouns/registry.js";
import type { BulkChanges, BulkDeletion, CatalogueCommands } from "../../shared/schema/catalogue/catalogueWrites.js";
import { bulkValues, previewAll } from "./bulkValues.js";
import { lockAll, updateAll } from "./bulkWrites.js";
import type { Snapshot } from "./snapshots.js";
import { translatingViolations } from "./violations.js";
import { type CatalogueWrite, writeCatalogue, type WriteServices } from "./writes.js";

export type LockedDeletion = Omit<BulkDeletion, "ids">;

interface BulkRules<Input> {
  /** Converts an input to column values. */
  toValues: (input: Input) => object;
  /** Returns a row as the database will store it. `given` contains the new values. */
  asStored: ((row: Snapshot, given: Snapshot) => Snapshot) | undefined;
  /** Deletes rows that the caller has locked. */
  deleteLocked: (write: CatalogueWrite, ids: string[]) => Promise<LockedDeletion>;
}

type BulkCommands<Input> = Pick<
  CatalogueCommands<WriteServices, unknown, Input>,
  "updateMany" | "previewUpdateMany" | "deleteMany"
>;

export function bulkCommands<Input>(
  noun: EditableNoun,
  { toValues, asStored, deleteLocked }: BulkRules<Input>,
): BulkCommands<Input> {
  function valuesOf({ set, add, remove }: BulkChanges<Input>) {
    const stored = (given: Input | null | undefined) => (given ? toValues(given) : {});
    return bulkValues(stored(set), stored(add), stored(remove));
  }

  return {
    /**
     * Sets the same values on all rows and changes the same lists, or changes none of the rows.
     * @throws ConflictError naming every row that has changed since, or BadUserInputError for values that the database
     * rejects, or for lists that would be too long.
     */
    async updateMany(services, change, { items, ...update }) {
      const values = valuesOf(update);
      return translatingViolations(() =>
        writeCatalogue(services, change, (write) => updateAll(write, noun, items, values)),
      );
    },

    /**
     * Finds the rows that `updateMany` would change.
     * @throws ConflictError naming every row that has changed since, or BadUserInputError for lists that would be too
     * long.
     */
    async previewUpdateMany({ db }, { items, ...update }) {
      return previewAll(db.manager, noun, items, valuesOf(update), asStored);
    },

    /**
     * Deletes all rows and the rows that belong to them, or none.
     * @throws ConflictError naming every row that has changed since.
     */
    async deleteMany(services, change, items) {
      return writeCatalogue(services, change, async (write) => {
        const ids = await lockAll(write, noun, items);
        return { ids, ...(await deleteLocked(write, ids)) };
      });
    },
  };
}
