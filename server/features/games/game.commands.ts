/** Writes games. Rules that need the database are here; shape and range are checked before (game.inputs.ts). */
import { type BulkUpdated, deleteAll, lockAll, updateAll } from "../../database/writing/bulkWrites.js";
import { createOnce } from "../../database/writing/createOnce.js";
import type { Game } from "../../database/entities/game.entity.js";
import type { RowVersion } from "../../database/writing/staleRows.js";
import { violatedConstraint } from "../../database/connection/postgresErrors.js";
import { writeCatalogue, type WriteServices } from "../../database/writing/writes.js";
import type { BulkDeletion } from "../../shared/schema/bulk.js";
import { cleaned } from "../../shared/input/clean.js";
import type { Deletion } from "../../shared/schema/deletion.js";
import { BadUserInputError } from "../../shared/errors.js";
import { toSlug } from "../../shared/input/slug.js";
import type { GameInput, GameUpdateInput } from "./game.inputs.js";
import type { GameBulkInput } from "./gameBulk.inputs.js";

/**
 * Adds a game. Sent again with the same id and input, it answers the game of the first time.
 * @throws BadUserInputError when the slug is taken, ConflictError when the id is.
 */
export function createGame(services: WriteServices, actor: string, input: GameInput): Promise<Game> {
  const values = toGameValues(input);
  return createOnce(services, "game", values, () =>
    refusingTakenSlug(() =>
      writeCatalogue(services, { actor, operation: "createGame" }, (write) => write.create("game", values)),
    ),
  );
}

/**
 * Changes the given fields of a game.
 * @throws NotFoundError, ConflictError naming the fields that moved, BadUserInputError when the slug is taken.
 */
export function updateGame(
  services: WriteServices,
  actor: string,
  { id, version, input }: { id: string; version: number; input: GameUpdateInput },
): Promise<Game> {
  return refusingTakenSlug(() =>
    writeCatalogue(services, { actor, operation: "updateGame" }, (write) =>
      write.update("game", id, version, toGameValues(input)),
    ),
  );
}

/** Deletes a game. @throws NotFoundError, ConflictError when it changed since it was loaded. */
export function deleteGame(
  services: WriteServices,
  actor: string,
  { id, version }: { id: string; version: number },
): Promise<Deletion> {
  return writeCatalogue(services, { actor, operation: "deleteGame" }, async (write) => {
    await write.delete("game", id, version);
    return { id, bonusIds: [], changeSetId: write.changeSetId };
  });
}

/** Sets the same values on all of them, or on none. @throws ConflictError naming every row that has moved on. */
export function updateGames(
  services: WriteServices,
  actor: string,
  { items, set }: { items: RowVersion[]; set: GameBulkInput },
): Promise<BulkUpdated> {
  return writeCatalogue(services, { actor, operation: "updateGames" }, (write) =>
    updateAll(write, "game", items, cleaned(set)),
  );
}

/** Deletes all of them, or none. @throws ConflictError naming every row that has moved on. */
export function deleteGames(services: WriteServices, actor: string, items: RowVersion[]): Promise<BulkDeletion> {
  return writeCatalogue(services, { actor, operation: "deleteGames" }, async (write) => {
    const ids = await lockAll(write, "game", items);
    await deleteAll(write, "game", ids);
    return { ids, bonusIds: [], changeSetId: write.changeSetId };
  });
}

/** What the input says, as columns: texts cleaned, the slug normalised. */
export function toGameValues<Input extends GameUpdateInput>(input: Input) {
  const values = cleaned(input);
  return values.slug === undefined ? values : { ...values, slug: toSlug(values.slug) };
}

async function refusingTakenSlug<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) !== "games_slug_key") throw error;
    throw new BadUserInputError([{ field: "slug", message: "Another game has this slug. Choose a different one." }]);
  }
}
