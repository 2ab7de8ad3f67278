/**
 * The commands that write the catalogue's nouns. They check the rules that need the database. The inputs have already
 * checked shapes and ranges.
 */
import type { DeepPartial } from "typeorm";

import type { CatalogueCommands, Change, CheckedFacts } from "../../shared/schema/catalogue/catalogueWrites.js";
import { recordChecksOfWrite } from "../facts/checkedFacts.js";
import type { FactNoun } from "../facts/factFields.js";
import { bulkCommands, type LockedDeletion } from "./bulkCommands.js";
import { deleteAll } from "./bulkWrites.js";
import { createOnce } from "./createOnce.js";
import type { CatalogueNounName, NounRows } from "./nouns.js";
import { type RedirectedNoun, settleRedirects } from "./slugRedirects.js";
import type { Snapshot } from "./snapshots.js";
import { translatingViolations } from "./violations.js";
import { type CatalogueWrite, writeCatalogue, type WriteServices } from "./writes.js";

type Values<N extends CatalogueNounName> = DeepPartial<NounRows[N]> & { id?: string; slug?: string };

interface NounRules<N extends CatalogueNounName, Input> {
  /** Converts an input to column values. */
  toValues: (input: Input) => Values<N>;
  /** The noun, if its rows' former slugs redirect to the rows. */
  leavesRedirects?: N & RedirectedNoun;
  /** The noun, if its rows have facts that editors check. */
  hasFacts?: N & FactNoun;
  /** Returns a row as the database will store it. `given` contains the new values. */
  asStored?: (row: Snapshot, given: Snapshot) => Snapshot;
  /** Deletes the bonuses of these rows and returns their ids. The caller has locked the rows. */
  deleteBonusesOf?: (write: CatalogueWrite, ids: string[]) => Promise<string[]>;
}

/** Creates the commands of a noun. Each command is one write with its own change set. */
export function catalogueCommands<N extends CatalogueNounName, Input>(
  noun: N,
  { toValues, leavesRedirects, hasFacts, asStored, deleteBonusesOf }: NounRules<N, Input>,
): CatalogueCommands<WriteServices, NounRows[N], Input> {
  function writeRow(
    services: WriteServices,
    change: Change,
    { slug }: Values<N>,
    checkedFacts: CheckedFacts | null | undefined,
    writeOne: (write: CatalogueWrite) => Promise<NounRows[N]>,
  ): Promise<NounRows[N]> {
    return translatingViolations(() =>
      writeCatalogue(services, change, async (write) => {
        const row = await writeOne(write);
        if (leavesRedirects && slug !== undefined) await settleRedirects(write, leavesRedirects, [row.id]);
        if (hasFacts && checkedFacts)
          await recordChecksOfWrite(write, change.actor, { noun: hasFacts, id: row.id }, checkedFacts);
        return row;
      }),
    );
  }

  /** Deletes rows that the caller has locked. */
  async function deleteLocked(write: CatalogueWrite, ids: string[]): Promise<LockedDeletion> {
    const bonusIds = (await deleteBonusesOf?.(write, ids)) ?? [];
    await deleteAll(write, noun, ids);
    return { bonusIds, changeSetId: write.changeSetId };
  }

  return {
    noun,
    toValues,

    /**
     * Adds a row. A repeated call with the same id and input returns the existing row and records no checks.
     * @throws BadUserInputError for a slug, casino, or checked fact that the database rejects, or ConflictError when
     * the id is taken.
     */
    async create(services, change, input, checkedFacts) {
      const values = toValues(input);
      return createOnce(services, noun, values, () =>
        writeRow(services, change, values, checkedFacts, (write) => write.create(noun, values)),
      );
    },

    /**
     * Changes the given fields of a row.
     * @throws NotFoundError, BadUserInputError as in `create`, or ConflictError naming the fields that have changed
     * since.
     */
    async update(services, change, { id, version, input, checkedFacts }) {
      const values = toValues(input);
      return writeRow(services, change, values, checkedFacts, (write) => write.update(noun, id, version, values));
    },

    /**
     * Deletes a row, and its bonuses in the same change set.
     * @throws NotFoundError, or ConflictError as in `update`.
     */
    async delete(services, change, { id, version }) {
      return writeCatalogue(services, change, async (write) => {
        const row = await write.lock(noun, id, version);
        return { id: row.id, ...(await deleteLocked(write, [row.id])) };
      });
    },

    ...bulkCommands(noun, { toValues, asStored, deleteLocked }),
  };
}
