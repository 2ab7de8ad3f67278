/** Writes casinos. Rules that need the database are here; shape and range are checked before (casino.inputs.ts). */
import { type BulkUpdated, deleteAll, lockAll, updateAll } from "../../database/writing/bulkWrites.js";
import type { Casino } from "../../database/entities/casino.entity.js";
import { createOnce } from "../../database/writing/createOnce.js";
import { settleRedirects } from "../../database/writing/slugRedirects.js";
import type { RowVersion } from "../../database/writing/staleRows.js";
import { violatedConstraint } from "../../database/connection/postgresErrors.js";
import { type CatalogueWrite, writeCatalogue, type WriteServices } from "../../database/writing/writes.js";
import type { BulkDeletion } from "../../shared/schema/bulk.js";
import { cleaned } from "../../shared/input/clean.js";
import type { Deletion } from "../../shared/schema/deletion.js";
import { BadUserInputError } from "../../shared/errors.js";
import { toSlug } from "../../shared/input/slug.js";
import type { CasinoInput, CasinoUpdateInput } from "./casino.inputs.js";
import type { CasinoBulkInput } from "./casinoBulk.inputs.js";

/**
 * Adds a casino. Sent again with the same id and input, it answers the casino of the first time.
 * @throws BadUserInputError when the slug is taken, ConflictError when the id is.
 */
export async function createCasino(services: WriteServices, actor: string, input: CasinoInput): Promise<Casino> {
  const values = { ...toCasinoValues(input), slug: toSlug(input.slug) };
  return createOnce(services, "casino", values, () =>
    refusingTakenSlug(() =>
      writeCatalogue(services, { actor, operation: "createCasino" }, async (write) => {
        const casino = await write.create("casino", values);
        await settleRedirects(write, [casino.id]);
        return casino;
      }),
    ),
  );
}

/**
 * Changes the given fields of a casino. A new slug leaves a redirect at the old one.
 * @throws NotFoundError, ConflictError naming the fields that moved, BadUserInputError when the slug is taken.
 */
export async function updateCasino(
  services: WriteServices,
  actor: string,
  change: { id: string; version: number; input: CasinoUpdateInput },
): Promise<Casino> {
  const values = toCasinoValues(change.input);
  return refusingTakenSlug(() =>
    writeCatalogue(services, { actor, operation: "updateCasino" }, async (write) => {
      const old = values.slug === undefined ? null : await write.lock("casino", change.id, change.version);
      const casino = await write.update("casino", change.id, change.version, values);
      if (old && old.slug !== casino.slug) await settleRedirects(write, [casino.id]);
      return casino;
    }),
  );
}

/**
 * Deletes a casino and its bonuses, in one change set.
 * @throws NotFoundError, ConflictError when somebody changed it since.
 */
export async function deleteCasino(
  services: WriteServices,
  actor: string,
  { id, version }: RowVersion,
): Promise<Deletion> {
  return writeCatalogue(services, { actor, operation: "deleteCasino" }, async (write) => {
    const casino = await write.lock("casino", id, version);
    const bonusIds = await deleteBonusesOf(write, [casino.id]);
    await deleteAll(write, "casino", [casino.id]);
    return { id: casino.id, bonusIds, changeSetId: write.changeSetId };
  });
}

/** Sets the same values on all of them, or on none. @throws ConflictError naming every row that has moved on. */
export function updateCasinos(
  services: WriteServices,
  actor: string,
  { items, set }: { items: RowVersion[]; set: CasinoBulkInput },
): Promise<BulkUpdated> {
  return writeCatalogue(services, { actor, operation: "updateCasinos" }, (write) =>
    updateAll(write, "casino", items, cleaned(set)),
  );
}

/** Deletes all of them and their bonuses, or none. @throws ConflictError naming every row that has moved on. */
export function deleteCasinos(services: WriteServices, actor: string, items: RowVersion[]): Promise<BulkDeletion> {
  return writeCatalogue(services, { actor, operation: "deleteCasinos" }, async (write) => {
    const ids = await lockAll(write, "casino", items);
    const bonusIds = await deleteBonusesOf(write, ids);
    await deleteAll(write, "casino", ids);
    return { ids, bonusIds, changeSetId: write.changeSetId };
  });
}

/** Returns the ids. The casinos are locked, so none of them gets another bonus in the meantime. */
async function deleteBonusesOf(write: CatalogueWrite, casinoIds: string[]): Promise<string[]> {
  const bonuses = await write.manager.query<{ id: string }[]>(
    "SELECT id FROM bonuses WHERE casino_id = ANY($1) ORDER BY id FOR UPDATE",
    [casinoIds],
  );
  const ids = bonuses.map(({ id }) => id);
  await deleteAll(write, "bonus", ids);
  return ids;
}

/** The input as columns: cleaned texts, a normalized slug, and only the given parts of the review. */
export function toCasinoValues<Input extends CasinoUpdateInput>(input: Input) {
  const { review, slug, ...values } = cleaned(input);
  const isReviewGiven = review != null && Object.keys(review).length > 0;
  return { ...values, ...(slug === undefined ? {} : { slug: toSlug(slug) }), ...(isReviewGiven ? { review } : {}) };
}

async function refusingTakenSlug<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) !== "casinos_slug_key") throw error;
    throw new BadUserInputError([{ field: "slug", message: "Another casino has this slug. Choose a different one." }]);
  }
}
