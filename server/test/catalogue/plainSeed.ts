/** The seed as simple rows with ids, so tests can compute expected results without the database. */
import { seedId, seedIdOf } from "../../app/seed/insert.js";
import { readSeed } from "../../app/seed/readSeed.js";

export const plainSeed = readSeed();

export const plainCasinos = plainSeed.casino.map((casino) => ({ ...casino, id: seedIdOf("casino", casino) }));

export const plainGames = plainSeed.game.map((game) => ({ ...game, id: seedIdOf("game", game) }));

const casinoOf = new Map(plainCasinos.map((casino) => [casino.slug, casino]));

export const plainBonuses = plainSeed.bonus.map((bonus) => ({
  ...bonus,
  id: seedIdOf("bonus", bonus),
  casino: bonus.casinoSlug === null ? null : casinoOf.get(bonus.casinoSlug)!,
}));

export type PlainCasino = (typeof plainCasinos)[number];
export type PlainBonus = (typeof plainBonuses)[number];
export type PlainGame = (typeof plainGames)[number];

/** The change set that records the seed. */
export const seedChangeSetId = seedId("changeSet", "seed");
