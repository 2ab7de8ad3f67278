/** The seed as simple rows with ids, so tests can compute expected results without the database. */
import { seedId } from "../../database/seed/insert.js";
import { seedBonuses, seedCasinos, seedGames } from "../../database/seed/seed.js";

export const plainCasinos = seedCasinos.map((casino) => ({ ...casino, id: seedId("casino", casino.slug) }));

export const plainGames = seedGames.map((game) => ({ ...game, id: seedId("game", game.slug) }));

const casinoOf = new Map(plainCasinos.map((casino) => [casino.slug, casino]));

export const plainBonuses = seedBonuses.map((bonus) => ({
  ...bonus,
  id: seedId("bonus", `${bonus.casinoSlug ?? ""}/${bonus.title}/${bonus.createdAt}`),
  casino: bonus.casinoSlug === null ? null : casinoOf.get(bonus.casinoSlug)!,
}));

export type PlainCasino = (typeof plainCasinos)[number];
export type PlainBonus = (typeof plainBonuses)[number];
export type PlainGame = (typeof plainGames)[number];

/** The change set that records the seed. */
export const seedChangeSetId = seedId("changeSet", "seed");
