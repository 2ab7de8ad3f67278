import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";

import type { Database } from "../../database/connection/dataSource.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { selectRows } from "../../database/reading/selectRows.js";
import { openTestDatabase } from "../../test/database/openTestDatabase.js";
import { conditionsOf, predicateOf } from "./casino.filter.js";
import type { CasinoFilter } from "./casinoList.inputs.js";
import { indexedProperties, type IndexedCasino } from "./search/indexedCasino.js";

let database: Database;
let casinos: IndexedCasino[];
beforeAll(async () => {
  database = await openTestDatabase({ seed: false });
  const values = fc.record({
    rating: fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
    year: fc.option(fc.integer({ min: 1995, max: 2005 })),
    flags: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  });
  for (const [at, { rating, year, flags }] of fc.sample(values, 80).entries())
    await database.dataSource.query(
      `INSERT INTO casinos (name, slug, rating, established_year, is_featured, is_new, accepts_crypto, has_live_games, mobile_optimized)
       VALUES ($1, $1, $2, $3, $4, $5, $6, $7, $8)`,
      [`casino-${at}`, rating, year, ...flags],
    );
  casinos = await selectRows(database.dataSource, { entity: Casino, properties: indexedProperties, where: [] });
});
afterAll(() => database.close());

const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });

const filters = (ids: string[]): fc.Arbitrary<CasinoFilter> => {
  const id = fc.constantFrom(...ids, ids[0]!.toUpperCase(), "no id", "00000000-0000-4000-8000-000000000000");
  const flag = optional(fc.option(fc.boolean()));
  return fc.record({
    ids: optional(fc.array(id, { maxLength: 30 })),
    isFeatured: flag,
    isNew: flag,
    acceptsCrypto: flag,
    hasLiveGames: flag,
    mobileOptimized: flag,
    hasEstablishedYear: flag,
    minRating: optional(fc.constantFrom(null, -1, 0, 2.5, 2.55, 4.9, 5, 6)),
    establishedFrom: optional(fc.constantFrom(null, 1900, 1999, 2000, 2005, 3000)),
    establishedTo: optional(fc.constantFrom(null, 1900, 1999, 2000, 2005, 3000)),
  }) as fc.Arbitrary<CasinoFilter>;
};

describe("a filter of casinos", () => {
  it("keeps the same casinos in the database and in the search index", async () => {
    let kept = 0;
    const property = fc.asyncProperty(filters(casinos.map(({ id }) => id)), async (filter) => {
      const where = conditionsOf(filter);
      const rows = await selectRows(database.dataSource, { entity: Casino, properties: ["id"], where });
      const expected = casinos.filter(predicateOf(filter)).map(({ id }) => id);
      kept += expected.length;
      expect(rows.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
    });
    await fc.assert(property, { numRuns: 1_000, endOnFailure: true });
    // Filters that keep nothing would prove nothing.
    expect(kept).toBeGreaterThan(100);
  });
});
