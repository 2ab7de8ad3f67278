/**
 * Inserts the seed's content in slices. Ids are derived from each row's key, so they are identical on every machine.
 */
import { createHash } from "node:crypto";

import type { EntityManager } from "typeorm";

import { Bonus, type BonusType, type WageringBase } from "../entities/bonus.entity.js";
import { Casino } from "../entities/casino.entity.js";
import { Game, type GameCategory, type Volatility } from "../entities/game.entity.js";
import type { PaymentMethodKind } from "../entities/directory.entity.js";
import { type DirectoryNoun, directoryNouns } from "../directory/directoryNouns.js";
import { seedDetails } from "./casinoDetails.js";
import type { DirectorySeed } from "./directory.js";
import type { BonusSeed, CasinoSeed, GameSeed, OfferSeed } from "./seedTypes.js";

/** The maximum number of rows in one INSERT. This limits its duration and its number of parameters. */
const sliceSize = 250;

/** Whether the folder `pictures/` contains a logo or tile for every row. */
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
        ...detailsOf(casino.slug),
        id: seedId("casino", casino.slug),
        logoUrl: pictures === "drawn" ? `/logos/${casino.slug}.svg` : null,
        createdAt: new Date(casino.createdAt),
        updatedAt: new Date(casino.updatedAt ?? casino.createdAt),
      })),
    );
  }
}

/** Returns the details of a casino in the same order in which the API stores them. */
function detailsOf(slug: string) {
  const { payments = [], licenses = [] } = seedDetails[slug] ?? {};
  return {
    paymentDetails: payments.toSorted((one, other) => (one.method < other.method ? -1 : 1)),
    licenseDetails: licenses.toSorted((one, other) => (one.license < other.license ? -1 : 1)),
  };
}

export async function insertBonuses(manager: EntityManager, bonuses: Iterable<BonusSeed>): Promise<void> {
  for (const slice of slices(bonuses)) {
    await manager.insert(
      Bonus,
      slice.map(({ casinoSlug, bonusType, offer, ...bonus }) => ({
        ...blankAsNull(bonus),
        ...(offer && termsOf(offer)),
        id: seedId("bonus", `${casinoSlug ?? ""}/${bonus.title}/${bonus.createdAt}`),
        bonusType: bonusType as BonusType,
        casinoId: casinoSlug === null ? null : seedId("casino", casinoSlug),
        createdAt: new Date(bonus.createdAt),
        updatedAt: new Date(bonus.createdAt),
      })),
    );
  }
}

/** Converts the terms of an offer to columns. Amounts become hundredths. */
export function termsOf({ maxCashout, startsAt, endsAt, ...offer }: OfferSeed) {
  const minor = (amount: number | undefined) => (amount === undefined ? null : Math.round(amount * 100));
  return {
    matchPercent: offer.match ?? null,
    capMinor: minor(offer.cap),
    currency: offer.currency,
    minDepositMinor: minor(offer.minDeposit),
    wageringMultiple: offer.multiple ?? null,
    wageringBase: (offer.base as WageringBase | undefined) ?? null,
    maxBetMinor: minor(offer.maxBet),
    maxCashoutMinor: maxCashout === "none" ? null : minor(maxCashout),
    isCashoutUncapped: maxCashout === "none",
    validDays: offer.validDays ?? null,
    claimWithinDays: offer.claimWithinDays ?? null,
    contributionSlots: offer.slots ?? null,
    contributionTableGames: offer.tableGames ?? null,
    contributionLiveGames: offer.liveGames ?? null,
    contributionJackpots: offer.jackpots ?? null,
    excludedMethods: offer.excludedMethods ?? [],
    isNewCustomersOnly: offer.isNewCustomersOnly ?? false,
    startsAt: startsAt === undefined ? null : new Date(startsAt),
    endsAt: endsAt === undefined ? null : new Date(endsAt),
    isPrimary: offer.isPrimary ?? false,
  };
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

/**
 * Inserts directory rows with their spellings. Call this before inserting the casinos and games that name them.
 * Otherwise, inserting those would create directory rows without descriptions.
 */
export async function insertDirectory<N extends DirectoryNoun>(
  manager: EntityManager,
  noun: N,
  rows: readonly (DirectorySeed & { kind?: `${PaymentMethodKind}` })[],
): Promise<void> {
  const { entity, spellings: table } = directoryNouns[noun];
  await manager.insert(
    entity,
    rows.map(({ spellings: _spellings, ...row }) => ({ ...row, id: seedId(noun, row.slug) })) as never,
  );
  const spellings = rows.flatMap(({ slug, name, spellings: others = [] }) =>
    [name, ...others].map((spelling) => ({ spelling, id: seedId(noun, slug) })),
  );
  await manager.query(
    `INSERT INTO ${table} SELECT spelling, spelling_key(spelling), id
     FROM json_to_recordset($1::json) AS row (spelling text, id uuid)`,
    [JSON.stringify(spellings)],
  );
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

/** Converts empty strings to null. In the seed, an empty string means a missing value. */
function blankAsNull<Row extends object>(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === "" ? null : value])) as Row;
}

/** Creates a UUID of version 8 (RFC 9562, section 5.8) from a hash. */
export function seedId(noun: string, key: string): string {
  const hex = createHash("sha256").update(`${noun}/${key}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
