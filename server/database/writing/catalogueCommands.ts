/**
 * The commands that write casinos, bonuses and games. They check the rules that need the database. The inputs check
 * shapes and ranges before.
 */
import type { DeepPartial } from "typeorm";

import type { CatalogueCommands, Change } from "../../shared/schema/catalogueWrites.js";
import { deleteAll, lockAll, updateAll } from "./bulkWrites.js";
import { createOnce } from "./createOnce.js";
import type { Noun, NounRows } from "./nouns.js";
import { settleRedirects } from "./slugRedirects.js";
import { translatingViolations } from "./violations.js";
import { type CatalogueWrite, writeCatalogue, type WriteServices } from "./writes.js";

type Values<N extends Noun> = DeepPartial<NounRows[N]> & { id?: string; slug?: string };

interface NounRules<N extends Noun, Input> {
  /** Converts an input to the values of columns. */
  toValues: (input: Input) => Values<N>;
  /** Whether a former slug redirects to the row. */
  leavesRedirects?: boolean;
  /** Deletes the bonuses of these rows, which are locked, and returns their ids. */
  deleteBonusesOf?: (write: CatalogueWrite, ids: string[]) => Promise<string[]>;
}

/** Creates the commands of a noun. Each command is one write with its own change set. */
export function catalogueCommands<N extends Noun, Input>(
  noun: N,
  { toValues, leavesRedirects = false, deleteBonusesOf }: NounRules<N, Input>,
): CatalogueCommands<WriteServices, NounRows[N], Input> {
  function writeRow(
    services: WriteServices,
    change: Change,
    { slug }: Values<N>,
    writeOne: (write: CatalogueWrite) => Promise<NounRows[N]>,
  ): Promise<NounRows[N]> {
    return translatingViolations(() =>
      writeCatalogue(services, change, async (write) => {
        const row = await writeOne(write);
        if (leavesRedirects && slug !== undefined) await settleRedirects(write, [row.id]);
        return row;
      }),
    );
  }

  /** Deletes rows that are locked. */
  async function deleteLocked(write: CatalogueWrite, ids: string[]) {
    const bonusIds = (await deleteBonusesOf?.(write, ids)) ?? [];
    await deleteAll(write, noun, ids);
    return { bonusIds, changeSetId: write.changeSetId };
  }

  return {
    noun,
    toValues,

    /**
     * Adds a row. A repeated call with the same id and input returns the existing row.
     * @throws BadUserInputError for a slug or casino that the database rejects, ConflictError when the id is taken.
     */
    async create(services, change, input) {
      const values = toValues(input);
      return createOnce(services, noun, values, () =>
        writeRow(services, change, values, (write) => write.create(noun, values)),
      );
    },

    /**
     * Changes the given fields of a row.
     * @throws NotFoundError, ConflictError naming the fields that changed since, BadUserInputError like `create`.
     */
    async update(services, change, { id, version, input }) {
      const values = toValues(input);
      return writeRow(services, change, values, (write) => write.update(noun, id, version, values));
    },

    /**
     * Deletes a row, and its bonuses in the same change set.
     * @throws NotFoundError, ConflictError like `update`.
     */
    async delete(services, change, { id, version }) {
      return writeCatalogue(services, change, async (write) => {
        const row = await write.lock(noun, id, version);
        return { id: row.id, ...(await deleteLocked(write, [row.id])) };
      });
    },

    /**
     * Sets the same values on all rows, or on none.
     * @throws ConflictError naming every row that has changed since.
     */
    async updateMany(services, change, { items, set }) {
      return writeCatalogue(services, change, (write) => updateAll(write, noun, items, toValues(set)));
    },

    /**
     * Deletes all rows and their bonuses, or none.
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
