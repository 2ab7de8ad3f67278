/** Inserts seed content in slices. Ids are derived from what a row is, so that they are the same on every machine. */
import { createHash } from "node:crypto";

import type { EntityManager } from "typeorm";

import { Bonus, type BonusType } from "../entities/bonus.entity.js";
import { Casino } from "../entities/casino.entity.js";
import { Game, type GameCategory, type Volatility } from "../entities/game.entity.js";
import type { BonusSeed, CasinoSeed, GameSeed } from "./seedTypes.js";

/** Rows of one INSERT: no statement is long, and no parameter list too big. */
const sliceSize = 250;

/** Whether `client/public` has a logo and tile for every row. */
export type Pictures = "drawn" | "none";

export async function insertCasinos(
  manager: EntityManager,
  casinos: Iterable<CasinoSeed>,
  pictures: Pictures,
): Promise<void> {
  for (const slice of slices(casinos)) {
    await manager.insert(
      Casino,
      slice.map((casino) => ({
        ...blankAsNull(casino),
        id: seedId("casino", casino.slug),
        logoUrl: pictures === "drawn" ? `/logos/${casino.slug}.svg` : null,
        createdAt: new Date(casino.createdAt),
        updatedAt: new Date(casino.updatedAt ?? casino.createdAt),
      })),
    );
  }
}

export async function insertBonuses(manager: EntityManager, bonuses: Iterable<BonusSeed>): Promise<void> {
  for (const slice of slices(bonuses)) {
    await manager.insert(
      Bonus,
      slice.map(({ casinoSlug, bonusType, ...bonus }) => ({
        ...blankAsNull(bonus),
        id: seedId("bonus", `${casinoSlug ?? ""}/${bonus.title}/${bonus.createdAt}`),
        bonusType: bonusType as BonusType,
        casinoId: casinoSlug === null ? null : seedId("casino", casinoSlug),
        createdAt: new Date(bonus.createdAt),
        updatedAt: new Date(bonus.createdAt),
      })),
    );
  }
}

export async function insertGames(
  manager: EntityManager,
  games: Iterable<GameSeed>,
  pictures: Pictures,
): Promise<void> {
  for (const slice of slices(games)) {
    await manager.insert(
      Game,
      slice.map(({ category, volatility, ...game }) => ({
        ...blankAsNull(game),
        id: seedId("game", game.slug),
        category: category as GameCategory,
        volatility: volatility as Volatility | null,
        imageUrl: pictures === "drawn" ? `/tiles/${game.slug}.svg` : null,
        createdAt: new Date(game.createdAt),
        updatedAt: new Date(game.createdAt),
      })),
    );
  }
}

function* slices<Row>(rows: Iterable<Row>): Generator<Row[]> {
  let slice: Row[] = [];
  for (const row of rows) {
    slice.push(row);
    if (slice.length === sliceSize) {
      yield slice;
      slice = [];
    }
  }
  if (slice.length > 0) yield slice;
}

/** Seeds write a missing text as an empty one. */
function blankAsNull<Row extends object>(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === "" ? null : value])) as Row;
}

/** A UUID of version 8 (RFC 9562, section 5.8): our own, from a hash. */
export function seedId(noun: string, key: string): string {
  const hex = createHash("sha256").update(`${noun}/${key}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
