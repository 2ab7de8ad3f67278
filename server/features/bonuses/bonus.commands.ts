/** Writes bonuses. Rules that need the database are here; shape and range are checked before (bonus.inputs.ts). */
import { type BulkUpdated, deleteAll, lockAll, updateAll } from "../../database/writing/bulkWrites.js";
import { createOnce } from "../../database/writing/createOnce.js";
import type { Bonus } from "../../database/entities/bonus.entity.js";
import type { RowVersion } from "../../database/writing/staleRows.js";
import { violatedConstraint } from "../../database/connection/postgresErrors.js";
import { writeCatalogue, type WriteServices } from "../../database/writing/writes.js";
import type { BulkDeletion } from "../../shared/schema/bulk.js";
import { cleaned } from "../../shared/input/clean.js";
import type { Deletion } from "../../shared/schema/deletion.js";
import { BadUserInputError } from "../../shared/errors.js";
import type { BonusInput, BonusUpdateInput } from "./bonus.inputs.js";
import type { BonusBulkInput } from "./bonusBulk.inputs.js";

/**
 * Adds a bonus. Sent again with the same id and input, it answers the bonus of the first time.
 * @throws BadUserInputError when there is no such casino, ConflictError when the id is taken.
 */
export function createBonus(services: WriteServices, actor: string, input: BonusInput): Promise<Bonus> {
  const values = cleaned(input);
  return createOnce(services, "bonus", values, () =>
    refusingUnknownCasino(() =>
      writeCatalogue(services, { actor, operation: "createBonus" }, (write) => write.create("bonus", values)),
    ),
  );
}

/**
 * Changes the given fields of a bonus.
 * @throws NotFoundError, ConflictError naming the fields that moved, BadUserInputError when there is no such casino.
 */
export function updateBonus(
  services: WriteServices,
  actor: string,
  { id, version, input }: { id: string; version: number; input: BonusUpdateInput },
): Promise<Bonus> {
  return refusingUnknownCasino(() =>
    writeCatalogue(services, { actor, operation: "updateBonus" }, (write) =>
      write.update("bonus", id, version, cleaned(input)),
    ),
  );
}

/** Deletes a bonus. @throws NotFoundError, ConflictError when it changed since it was loaded. */
export function deleteBonus(
  services: WriteServices,
  actor: string,
  { id, version }: { id: string; version: number },
): Promise<Deletion> {
  return writeCatalogue(services, { actor, operation: "deleteBonus" }, async (write) => {
    await write.delete("bonus", id, version);
    return { id, bonusIds: [], changeSetId: write.changeSetId };
  });
}

/** Sets the same values on all of them, or on none. @throws ConflictError naming every row that has moved on. */
export function updateBonuses(
  services: WriteServices,
  actor: string,
  { items, set }: { items: RowVersion[]; set: BonusBulkInput },
): Promise<BulkUpdated> {
  return writeCatalogue(services, { actor, operation: "updateBonuses" }, (write) =>
    updateAll(write, "bonus", items, cleaned(set)),
  );
}

/** Deletes all of them, or none. @throws ConflictError naming every row that has moved on. */
export function deleteBonuses(services: WriteServices, actor: string, items: RowVersion[]): Promise<BulkDeletion> {
  return writeCatalogue(services, { actor, operation: "deleteBonuses" }, async (write) => {
    const ids = await lockAll(write, "bonus", items);
    await deleteAll(write, "bonus", ids);
    return { ids, bonusIds: [], changeSetId: write.changeSetId };
  });
}

async function refusingUnknownCasino<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) !== "bonuses_casino_fkey") throw error;
    throw new BadUserInputError([
      { field: "casinoId", message: "There is no such casino any more. Choose another one." },
    ]);
  }
}
