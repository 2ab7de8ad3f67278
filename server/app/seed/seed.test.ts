import "reflect-metadata";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { createLog } from "../../platform/log.js";
import { toSlug } from "../../../shared/slug.js";
import { computeTrustScore } from "../../nouns/casino/trustScore/trustScore.js";
import { openTestDatabase } from "../../test/database/openTestDatabase.js";
import type { Database } from "../../database/connection/dataSource.js";
import { factsOfNoun } from "../../catalogue/facts/factFields.js";
import { isSeeded } from "../../catalogue/sample/sampleCatalogue.js";
import { hasCatalogue } from "../../database/hasCatalogue.js";
import { readSeed, seedFolder } from "./readSeed.js";
import { clearCatalogue, seedIfEmpty } from "./seed.js";

const {
  casino: seedCasinos,
  bonus: seedBonuses,
  game: seedGames,
  article: seedArticles,
  person: seedPeople,
} = readSeed();

const pictures = join(seedFolder(), "pictures");

function countBy<Row>(rows: Row[], keyOf: (row: Row) => unknown): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[String(keyOf(row))] = (counts[String(keyOf(row))] ?? 0) + 1;
  return counts;
}

const isDistinct = (values: unknown[]) => new Set(values).size === values.length;

describe("the seed's casinos", () => {
  it("are at least 48 casinos with varied flags, years and ratings", () => {
    expect(seedCasinos.length).toBeGreaterThanOrEqual(48);
    for (const flag of ["isFeatured", "isNew", "acceptsCrypto", "hasLiveGames", "mobileOptimized"] as const) {
      const { true: on = 0, false: off = 0 } = countBy(seedCasinos, (casino) => casino[flag]);
      expect({ flag, isSpread: on >= 6 && off >= 6 }).toEqual({ flag, isSpread: true });
    }
    const year = new Date().getUTCFullYear();
    const decade = (known: number | null) => (known === null ? "unknown" : Math.floor(known / 5));
    expect(Object.keys(countBy(seedCasinos, (casino) => decade(casino.establishedYear))).length).toBeGreaterThan(4);
    for (const { establishedYear: known } of seedCasinos.filter((casino) => casino.establishedYear !== null))
      expect(known! >= 1900 && known! <= year).toBe(true);
    const unknown = seedCasinos.filter((casino) => casino.establishedYear === null);
    expect(unknown.length).toBeGreaterThan(1);
    const grades = countBy(seedCasinos, ({ rating }) => (rating >= 4.5 ? "high" : rating >= 3.5 ? "middle" : "low"));
    expect(Object.values(grades).every((count) => count >= 5)).toBe(true);
    expect(Object.keys(grades)).toHaveLength(3);
  });

  it("have unique descriptions and reviews, and non-empty lists of pros, cons, providers and payment methods", () => {
    const texts = seedCasinos.flatMap((casino) => [casino.description, ...Object.values(casino.review)]);
    expect(texts).toHaveLength(seedCasinos.length * 8);
    expect(texts.filter((text) => (text ?? "").length < 60)).toEqual([]);
    expect(isDistinct(texts)).toBe(true);
    for (const list of ["pros", "cons", "gameProviders", "paymentMethods"] as const) {
      expect(seedCasinos.filter((casino) => casino[list].length === 0).map(({ slug }) => slug)).toEqual([]);
      for (const casino of seedCasinos) expect(isDistinct(casino[list])).toBe(true);
    }
    expect(isDistinct(seedCasinos.map(({ pros }) => pros.join()))).toBe(true);
    expect(isDistinct(seedCasinos.map(({ cons }) => cons.join()))).toBe(true);
  });

  it("have unique names and slugs, and websites on the reserved domain .example", () => {
    expect(isDistinct(seedCasinos.map(({ name }) => name.toLowerCase()))).toBe(true);
    expect(isDistinct(seedCasinos.map(({ slug }) => slug))).toBe(true);
    for (const { slug, websiteUrl } of seedCasinos) {
      expect(slug).toBe(toSlug(slug));
      expect(new URL(websiteUrl!).hostname).toMatch(/\.example$/);
    }
  });

  it("include names that contain 'bit' and names that contain 'stake'", () => {
    expect(seedCasinos.filter(({ name }) => /bit/i.test(name)).length).toBeGreaterThan(1);
    expect(seedCasinos.filter(({ name }) => /stake/i.test(name)).length).toBeGreaterThan(1);
  });

  it("include casinos without a license, whose reviews advise against them", () => {
    const unlicensed = seedCasinos.filter(({ licenses }) => licenses.length === 0);
    expect(unlicensed.length).toBeGreaterThan(1);
    for (const { description, review, isFeatured } of unlicensed) {
      expect(isFeatured).toBe(false);
      expect(`${description} ${Object.values(review).join(" ")}`).toMatch(
        /(not|n't|never|cannot|no) .{0,40}recommend/is,
      );
    }
  });

  it("have details only for their own payment methods and licenses, and more than 45% of the casinos have details", () => {
    const detailed = seedCasinos.filter(({ paymentDetails }) => paymentDetails.length > 0);
    expect(detailed.length).toBeGreaterThan(0.45 * seedCasinos.length);
    for (const { paymentMethods, licenses, paymentDetails, licenseDetails } of seedCasinos) {
      expect(paymentMethods).toEqual(expect.arrayContaining(paymentDetails.map(({ method }) => method)));
      expect(licenses).toEqual(expect.arrayContaining(licenseDetails.map(({ license }) => license)));
      for (const { registerUrl } of licenseDetails) expect(new URL(registerUrl!).hostname).toMatch(/\.example$/);
    }
  });

  it("have a wide range of trust scores, at most 97 for a casino with a low rating", () => {
    const scores = seedCasinos.map((casino) => computeTrustScore(casino, 2026).score);
    expect(scores.filter((score) => score === 100).length).toBeLessThanOrEqual(12);
    expect(scores.filter((score) => score >= 90).length).toBeLessThanOrEqual(seedCasinos.length * 0.6);
    expect(Math.min(...scores)).toBeLessThan(60);
    const poor = seedCasinos.filter(({ rating }) => rating > 0 && rating < 3.5);
    expect(poor.map((casino) => computeTrustScore(casino, 2026).score).filter((score) => score > 97)).toEqual([]);
  });

  it("were last changed between June 20 and November 19, 2026, and not before they were added", () => {
    for (const { createdAt, updatedAt = createdAt } of seedCasinos) {
      expect(updatedAt >= createdAt && updatedAt >= "2026-06-20" && updatedAt < "2026-11-20").toBe(true);
    }
  });

  it("each have a logo", () => {
    const missing = seedCasinos.filter(({ slug }) => !existsSync(join(pictures, "logos", `${slug}.svg`)));
    expect(missing.map(({ slug }) => slug)).toEqual([]);
  });
});

describe("the seed's bonuses", () => {
  it("are at least 120 bonuses of all five types, including inactive ones and ones without a casino", () => {
    expect(seedBonuses.length).toBeGreaterThanOrEqual(120);
    const types = countBy(seedBonuses, ({ bonusType }) => bonusType);
    expect(Object.keys(types).toSorted()).toEqual(["cashback", "free_spins", "no_deposit", "reload", "welcome"]);
    expect(Math.min(...Object.values(types))).toBeGreaterThan(10);
    expect(countBy(seedBonuses, ({ isActive }) => isActive)["false"]).toBeGreaterThan(3);
    expect(seedBonuses.filter(({ casinoSlug }) => casinoSlug === null).length).toBeGreaterThan(0);
  });

  it("refer only to casinos in the seed, and every casino has a bonus", () => {
    const slugs = new Set(seedBonuses.flatMap(({ casinoSlug }) => casinoSlug ?? []));
    expect([...slugs].toSorted()).toEqual(seedCasinos.map(({ slug }) => slug).toSorted());
  });

  it("have titles and unique terms", () => {
    expect(seedBonuses.filter(({ title, terms }) => title.trim() === "" || (terms ?? "").length < 40)).toEqual([]);
    expect(isDistinct(seedBonuses.map(({ terms }) => terms))).toBe(true);
  });
});

function firstNumber(text: string): number | null {
  const [digits] = /[\d,]+(?:\.\d+)?/.exec(text) ?? [];
  return digits === undefined ? null : Number(digits.replaceAll(",", ""));
}

const inMajor = (amount: number | null) => (amount === null ? null : amount / 100);

const isNone = (text: string) => /^no(ne)?\b/i.test(text);

describe("the seed's offers", () => {
  it("have the wagering multiple, minimum deposit and maximum cashout stated in the texts of all 154 bonuses", () => {
    expect(seedBonuses).toHaveLength(154);
    for (const bonus of seedBonuses) {
      const { title, wageringMultiple: multiple } = bonus;
      const [minDeposit, wageringRequirement, maxWin] = [bonus.minDeposit!, bonus.wageringRequirement!, bonus.maxWin!];
      // A multiple of the deposit is not an amount, so only the text contains it.
      const largest = isNone(maxWin) ? "none" : /x deposit/.test(maxWin) ? null : firstNumber(maxWin);
      const least = inMajor(bonus.minDepositMinor);
      const maxCashout = bonus.isCashoutUncapped ? "none" : inMajor(bonus.maxCashoutMinor);
      expect({ title, multiple, least, maxCashout }).toEqual({
        title,
        multiple: isNone(wageringRequirement) ? 0 : firstNumber(wageringRequirement),
        least: isNone(minDeposit) ? 0 : firstNumber(minDeposit),
        maxCashout: largest,
      });
    }
  });

  it("have the wagering base that the wagering requirement states, except for five that state none", () => {
    const wagered = seedBonuses.filter(({ wageringMultiple }) => (wageringMultiple ?? 0) > 0);
    const stated = wagered.filter(({ wageringRequirement }) => wageringRequirement!.includes(" "));
    expect(stated.length).toBeGreaterThan(100);
    for (const { title, wageringBase: base, wageringRequirement } of stated) {
      const words = wageringRequirement!.split(" ").slice(1).join("_");
      expect({ title, base }).toEqual({ title, base: words });
    }
    expect(wagered.filter(({ wageringBase }) => wageringBase === null)).toHaveLength(5);
  });
});

describe("the seed's games", () => {
  it("are at least 80 games, including at least 12 popular ones", () => {
    expect(seedGames.length).toBeGreaterThanOrEqual(80);
    expect(seedGames.filter(({ isPopular }) => isPopular).length).toBeGreaterThanOrEqual(12);
  });

  it("include at least ten games of each category", () => {
    const categories = countBy(seedGames, ({ category }) => category);
    expect(Object.keys(categories).toSorted()).toEqual(["jackpots", "live_games", "slots", "table_games"]);
    expect(Math.min(...Object.values(categories))).toBeGreaterThanOrEqual(10);
  });

  it("each have a provider", () => {
    expect(seedGames.filter(({ provider }) => provider.trim() === "")).toEqual([]);
  });

  it("have RTPs between 80 and 100 percent, if known", () => {
    const returns = seedGames.flatMap(({ rtp }) => rtp ?? []);
    expect(returns.length).toBeGreaterThanOrEqual(80);
    expect(returns.filter((rtp) => rtp < 80 || rtp > 100)).toEqual([]);
  });

  it("each have a unique description", () => {
    const texts = seedGames.map(({ description }) => description);
    expect(texts.filter((text) => (text ?? "").length < 60)).toEqual([]);
    expect(isDistinct(texts)).toBe(true);
  });

  it("have unique slugs, unique combinations of name and provider, and a tile picture each", () => {
    expect(isDistinct(seedGames.map(({ slug }) => slug))).toBe(true);
    expect(isDistinct(seedGames.map(({ name, provider }) => `${name} by ${provider}`.toLowerCase()))).toBe(true);
    const missing = seedGames.filter(({ slug }) => !existsSync(join(pictures, "tiles", `${slug}.svg`)));
    expect(missing.map(({ slug }) => slug)).toEqual([]);
  });
});

describe("the seed's articles", () => {
  it.each([
    ["news", 1, ["Crypto", "Jackpots", "Live Games", "Mobile", "Regulation", "Technology"]],
    ["post", 1, ["Bonuses", "Crypto", "Live Games", "Mobile", "Safety", "Slots"]],
    ["guide", 3, ["Advanced Topics", "Banking & Payments", "Beginner Guides", "Game Strategies"]],
    [
      "faq",
      3,
      ["Getting Started", "Bonuses & Promotions", "Games & Software", "Banking & Payments", "Security & Safety"],
    ],
  ])("of the kind %s are %d in each of the kind's categories", (kind, count, categories) => {
    const articles = seedArticles.filter((article) => article.kind === kind);
    expect(countBy(articles, ({ category }) => category)).toEqual(
      Object.fromEntries(categories.map((category) => [category, count])),
    );
  });

  it("include one featured news item and one featured post", () => {
    const featured = seedArticles.filter(({ isFeatured }) => isFeatured);
    expect(countBy(featured, ({ kind }) => kind)).toEqual({ news: 1, post: 1 });
  });

  it.each([
    ["How long does a withdrawal take?", "E-wallets take 24-48 hours"],
    ["How long does a withdrawal take?", "cards 3-5 business days"],
    ["How long does a withdrawal take?", "bank transfers 5-7 business days"],
    ["How much money do I need to start?", "Minimum deposits are typically $10-$20"],
  ])("include the question '%s', and its answer contains '%s'", (question, figure) => {
    expect(seedArticles.find(({ title }) => title === question)?.body).toContain(figure);
  });
});

describe("seeding", () => {
  const log = createLog("silent");
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase({ seed: false });
  });
  afterAll(() => database.close());

  const sql = <Row>(statement: string) => database.dataSource.query<Row[]>(statement);
  const counts = async () =>
    (
      await sql<Record<string, number>>(
        `SELECT (SELECT count(*)::int FROM casinos) AS casinos, (SELECT count(*)::int FROM bonuses) AS bonuses,
                (SELECT count(*)::int FROM games) AS games, (SELECT count(*)::int FROM articles) AS articles,
                (SELECT count(*)::int FROM people) AS people, (SELECT count(*)::int FROM history) AS history,
                (SELECT count(*)::int FROM change_sets) AS changes`,
      )
    )[0];
  const whole = {
    casinos: seedCasinos.length,
    bonuses: seedBonuses.length,
    games: seedGames.length,
    articles: seedArticles.length,
    people: seedPeople.length,
    history: seedCasinos.length + seedBonuses.length + seedGames.length + seedArticles.length + seedPeople.length,
    changes: 1,
  };

  const nothing = { casinos: 0, bonuses: 0, games: 0, articles: 0, people: 0, history: 0, changes: 0 };

  it("fills an empty database once, even if two servers start at the same time", async () => {
    expect(await hasCatalogue(database.dataSource.manager)).toBe(false);
    expect(await isSeeded(database.dataSource.manager)).toBe(false);
    const seeded = await Promise.all([seedIfEmpty(database, log), seedIfEmpty(database, log)]);
    expect(seeded.toSorted()).toEqual([false, true]);
    expect(await hasCatalogue(database.dataSource.manager)).toBe(true);
    expect(await isSeeded(database.dataSource.manager)).toBe(true);
    expect(await counts()).toEqual(whole);
  });

  it("adds only the articles and people if the database already has a game, and adds them only once", async () => {
    await clearCatalogue(database, { replace: true });
    await sql("INSERT INTO games (name, slug, provider) VALUES ('Only', 'only', 'P')");
    const { articles, people } = whole;
    for (let start = 1; start <= 2; start += 1) {
      expect(await seedIfEmpty(database, log)).toBe(false);
      expect(await isSeeded(database.dataSource.manager)).toBe(false);
      expect(await counts()).toMatchObject({ casinos: 0, games: 1, articles, people, history: articles + people });
    }
    await sql("DELETE FROM articles; DELETE FROM people");
    await seedIfEmpty(database, log);
    expect(await counts()).toMatchObject({ articles: 0, people: 0 });
  });

  it("fills a database only with the pages of the footer if the site starts without the sample, and only once", async () => {
    await clearCatalogue(database, { replace: true });
    const pages = seedArticles.filter(({ kind }) => kind === "page").length;
    for (let start = 1; start <= 2; start += 1) {
      expect(await seedIfEmpty(database, log, { sampleCatalogue: false })).toBe(false);
      expect(await isSeeded(database.dataSource.manager)).toBe(false);
      expect(await counts()).toEqual({ ...nothing, articles: pages, history: pages, changes: 1 });
    }
  });

  it("does not fill a catalogue that editors have emptied", async () => {
    await clearCatalogue(database, { replace: true });
    await seedIfEmpty(database, log);
    await sql("DELETE FROM bonuses; DELETE FROM casinos; DELETE FROM games;");
    expect(await seedIfEmpty(database, log)).toBe(false);
    expect(await isSeeded(database.dataSource.manager)).toBe(true);
    expect(await counts()).toMatchObject({ casinos: 0, bonuses: 0, games: 0, changes: 1 });
  });

  it("recreates the same catalogue after the catalogue is removed", async () => {
    await clearCatalogue(database, { replace: true });
    await seedIfEmpty(database, log);
    const read = () => sql("SELECT * FROM casinos ORDER BY id");
    const first = await read();
    await clearCatalogue(database, { replace: true });
    await seedIfEmpty(database, log);
    expect(await read()).toEqual(first);
    expect(await counts()).toEqual(whole);
  });

  it("marks most facts as checked within the last 12 days, and names the authority as the source for licenses", async () => {
    await clearCatalogue(database, { replace: true });
    await seedIfEmpty(database, log);
    const checks = await sql<{ row_id: string; field: string; source_url: string | null; age: number }>(
      "SELECT row_id, field, source_url, extract(epoch FROM now() - checked_at)::float8 / 86400 AS age FROM fact_checks",
    );
    const most = whole.casinos * factsOfNoun.casino.length + whole.bonuses;
    expect(checks.length).toBeGreaterThan(0.9 * most);
    expect(checks.filter(({ field }) => field === "licenses").length).toBeLessThan(whole.casinos);
    expect(checks.filter(({ age }) => age < 0 || age > 12.1)).toEqual([]);
    const ages = countBy(checks, ({ age }) => Math.floor(age));
    expect(Object.keys(ages)).toHaveLength(13);
    const sources = checks.filter(({ source_url: url }) => url !== null);
    expect(new Set(sources.map(({ field }) => field))).toEqual(new Set(["licenses"]));
    const ofMalta = await sql<{ source_url: string }>(
      "SELECT DISTINCT source_url FROM fact_checks JOIN casinos ON casinos.id = row_id WHERE field = 'licenses' AND licenses = '{MGA}'",
    );
    expect(ofMalta).toEqual([{ source_url: "https://www.mga.org.mt/" }]);
  });

  it("records the creation of every row in the history", async () => {
    const [row] = await sql<object>(
      `SELECT count(*)::int AS rows, count(DISTINCT row_id)::int AS distinct_rows, bool_and(version = 1) AS is_first,
              bool_and(history.operation = 'create' AND before IS NULL) AS is_creation, min(actor) AS actor
       FROM history JOIN change_sets ON change_sets.id = change_set_id`,
    );
    expect(row).toEqual({
      rows: whole.history,
      distinct_rows: whole.history,
      is_first: true,
      is_creation: true,
      actor: "seed",
    });
  });
});
