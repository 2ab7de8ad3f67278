/**
 * The commands that write the catalogue's nouns. They check the rules that need the database. The inputs have already
 * checked shapes and ranges.
 */
import { type EditableNoun, isNounWith } from "../../../shared/nouns/registry.js";
import type { DeepPartial } from "typeorm";

import type {
  CatalogueCommands,
  Change,
  CheckedFacts,
  RowRules,
} from "../../shared/schema/catalogue/catalogueWrites.js";
import { toColumnValues } from "../../shared/input/columnValues.js";
import { recordChecksOfWrite } from "../facts/checkedFacts.js";
import { bulkCommands, type LockedDeletion } from "./bulkCommands.js";
import { deleteAll, deleteChildren } from "./bulkWrites.js";
import { createOnce } from "./createOnce.js";
import type { NounRows } from "../../database/entities/nouns.js";
import { moveOldSlugs } from "./slugRedirects.js";
import { findRowErrors, translatingViolations } from "./violations.js";
import { type CatalogueWrite, writeCatalogue, type WriteServices } from "./writes.js";

type Values<N extends EditableNoun> = DeepPartial<NounRows[N]> & { id?: string; slug?: string };

interface NounRules<N extends EditableNoun, Input> extends RowRules {
  /** Converts an input to column values. Defaults to cleaning its texts and lists. */
  toValues?: (input: Input) => Values<N>;
}

const cleanValues = <N extends EditableNoun>(input: object) => toColumnValues(input) as Values<N>;

/** Creates the commands of a noun. Each command is one write with its own change set. */
export function catalogueCommands<N extends EditableNoun, Input extends object = Partial<NounRows[N]>>(
  noun: N,
  { toValues = cleanValues, findRowErrors: findOwnErrors, ...rowRules }: NounRules<N, Input> = {},
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
        if (isNounWith(noun, "formerSlugs") && slug !== undefined) await moveOldSlugs(write, noun, [row.id]);
        if (isNounWith(noun, "hasFacts") && checkedFacts)
          await recordChecksOfWrite(write, change.actor, { noun, id: row.id }, checkedFacts);
        return row;
      }),
    );
  }

  /** Deletes rows that the caller has locked. */
  async function deleteLocked(write: CatalogueWrite, ids: string[]): Promise<LockedDeletion> {
    const children = await deleteChildren(write, noun, ids);
    const bonusIds = children.flatMap((child) => (child.noun === "bonus" ? [child.id] : []));
    await deleteAll(write, noun, ids);
    return { bonusIds, changeSetId: write.changeSetId };
  }

  return {
    noun,
    toValues,
    ...rowRules,
    findRowErrors: (row) => [...(findOwnErrors?.(row) ?? []), ...findRowErrors(noun, row)],

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
     * Deletes a row, and the rows that belong to it, in the same change set.
     * @throws NotFoundError, or ConflictError as in `update`.
     */
    async delete(services, change, { id, version }) {
      return writeCatalogue(services, change, async (write) => {
        const row = await write.lock(noun, id, version);
        return { id: row.id, ...(await deleteLocked(write, [row.id])) };
      });
    },

    ...bulkCommands(noun, { toValues, asStored: rowRules.asStored, deleteLocked }),
  };
}
