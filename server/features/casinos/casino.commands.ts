/** Writes casinos. Rules that need the database stand here; shape and range are checked before (casino.inputs.ts). */
import { Bonus } from "../../database/entities/bonus.entity.js";
import type { Casino } from "../../database/entities/casino.entity.js";
import { SlugRedirect } from "../../database/entities/slugRedirect.entity.js";
import { createOnce } from "../../database/createOnce.js";
import { violatedConstraint } from "../../database/violations.js";
import { type CatalogueWrite, writeCatalogue, type WriteServices } from "../../database/writes.js";
import { cleaned } from "../../shared/clean.js";
import type { Deletion } from "../../shared/deletion.js";
import { BadUserInputError } from "../../shared/errors.js";
import { toSlug } from "../../shared/slug.js";
import type { CasinoInput, CasinoUpdateInput } from "./casino.inputs.js";

/**
 * Adds a casino. Sent again with the same id and input, it answers the casino of the first time.
 * @throws BadUserInputError when the slug is taken, ConflictError when the id is.
 */
export async function createCasino(services: WriteServices, actor: string, input: CasinoInput): Promise<Casino> {
  const values = { ...toValues(input), slug: toSlug(input.slug) };
  return createOnce(services, "casino", values, () =>
    refusingTakenSlug(() =>
      writeCatalogue(services, { actor, operation: "createCasino" }, async (write) => {
        write.touched.add("slug_redirects");
        const casino = await write.create("casino", values);
        // Only now: the row waits for whoever is giving the slug up, and leaving a redirect there.
        write.touched.add("slug_redirects");
        await write.manager.delete(SlugRedirect, { slug: values.slug });
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
  const values = toValues(change.input);
  return refusingTakenSlug(() =>
    writeCatalogue(services, { actor, operation: "updateCasino" }, async (write) => {
      const old = values.slug === undefined ? null : await write.lock("casino", change.id, change.version);
      const casino = await write.update("casino", change.id, change.version, values);
      if (old && old.slug !== casino.slug) await leaveRedirect(write, casino, old.slug);
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
  { id, version }: { id: string; version: number },
): Promise<Deletion> {
  return writeCatalogue(services, { actor, operation: "deleteCasino" }, async (write) => {
    await write.lock("casino", id, version);
    const bonuses = await write.manager.find(Bonus, { where: { casinoId: id }, select: { id: true, version: true } });
    for (const bonus of bonuses) await write.delete("bonus", bonus.id, bonus.version);
    await write.delete("casino", id, version);
    return { id, bonusIds: bonuses.map((bonus) => bonus.id), changeSetId: write.changeSetId };
  });
}

/** What the input says, as columns: texts cleaned, the slug normalised, the review's given parts alone. */
function toValues<Input extends CasinoUpdateInput>(input: Input) {
  const { review, slug, ...values } = cleaned(input);
  const isReviewGiven = review != null && Object.keys(review).length > 0;
  return { ...values, ...(slug === undefined ? {} : { slug: toSlug(slug) }), ...(isReviewGiven ? { review } : {}) };
}

/** The new slug stops being a redirect of anybody; the old one becomes one. */
async function leaveRedirect(write: CatalogueWrite, casino: Casino, oldSlug: string): Promise<void> {
  write.touched.add("slug_redirects");
  await write.manager.delete(SlugRedirect, { slug: casino.slug });
  await write.manager.upsert(SlugRedirect, { slug: oldSlug, casinoId: casino.id }, ["slug"]);
}

async function refusingTakenSlug<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) !== "casinos_slug_key") throw error;
    throw new BadUserInputError([{ field: "slug", message: "Another casino has this slug. Choose a different one." }]);
  }
}
