import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";

import { noValueReasons, offerValueOf } from "../../../shared/offerValue.js";
import { Bonus, BonusType, WageringBase } from "../../database/entities/bonus.entity.js";
import { offerPartSql } from "../../database/entities/bonusSql.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { inSample, runsEveryCase, sampleOf } from "../../test/sample.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 8 });
const amount = (min: number) =>
  fc.oneof(fc.integer({ min, max: 100_000 }), fc.constantFrom(1, 1_000, 10_000, 1_000_000_000));
const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((each) => each / 100);
const multiple = fc.oneof(fc.constantFrom(0, 1, 20, 25, 35), hundredths(0, 999.99));

const anyOffer = fc.record({
  bonusType: fc.constantFrom(...Object.values(BonusType)),
  currency: fc.constantFrom("USD", "USD", "USD", "EUR"),
  matchPercent: orNull(fc.oneof(fc.constantFrom(50, 100, 200), hundredths(0.01, 1_000))),
  capMinor: orNull(amount(1)),
  minDepositMinor: orNull(fc.oneof(fc.constant(0), amount(0))),
  wageringMultiple: orNull(multiple),
  wageringBase: orNull(fc.constantFrom(...Object.values(WageringBase))),
  contributionSlots: orNull(fc.oneof(fc.constantFrom(0, 100, 100, 100), fc.integer({ min: 0, max: 100 }))),
  cashout: fc.oneof(
    fc.record({ maxCashoutMinor: orNull(amount(1)), isCashoutUncapped: fc.constant(false) }),
    fc.constant({ maxCashoutMinor: null, isCashoutUncapped: true }),
  ),
  isBonusRemoved: orNull(fc.boolean()),
  freeSpins: orNull(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 500 }), fc.constant(1_000_000_000))),
  spinValue: orNull(amount(1)),
  spinsWageringMultiple: orNull(multiple),
  spinsMaxCashout: orNull(amount(1)),
});
const anyDeposit = fc.oneof(
  fc.constantFrom(0, 2_000, 5_000, 50_000, 100_000_000),
  fc.integer({ min: 0, max: 1_000_000 }),
);

const parts = [
  "reason",
  "deposit",
  "bonus",
  "turnover",
  "averageLoss",
  "cost",
  "cash",
  "spins",
  "value",
  "costOrder",
  "valueOrder",
] as const;
const columns = parts.map((part) => `${offerPartSql(part)} AS "${part}"`).join(", ");

/** Of the generated offers. */
const seed = 17;

it(
  "PostgreSQL and the evaluator compute the same value or reason for every offer",
  inSample(async () => {
    const offers = sampleOf(fc.sample(anyOffer, { numRuns: 2_000, seed }), 200);
    const repository = app.database.dataSource.getRepository(Bonus);
    await repository.insert(
      offers.map(({ cashout, ...offer }, at) => ({ ...offer, ...cashout, title: `Offer ${at}` })),
    );
    const bonuses = await repository.find({ order: { id: "ASC" } });
    const found = new Set<string>();
    for (const depositCurrency of ["USD", "EUR"]) {
      for (const deposit of fc.sample(anyDeposit, { numRuns: 5, seed })) {
        const rows: Record<string, unknown>[] = await app.database.dataSource.query(
          `SELECT cost_sort, value_sort, ${columns}
         FROM bonuses, (SELECT $1::float8 AS deposit, $2::text AS deposit_currency) AS given ORDER BY id`,
          [deposit, depositCurrency],
        );
        for (const [at, bonus] of bonuses.entries()) {
          const expected = offerValueOf(bonus, { deposit, depositCurrency });
          const usual = offerValueOf(bonus, { deposit: 10_000, depositCurrency: "USD" });
          found.add(expected.reason ?? "VALUE");
          expect({ terms: bonus, ...rows[at] }).toEqual({
            terms: bonus,
            ...expected,
            cost_sort: usual.costOrder,
            value_sort: usual.valueOrder,
          });
        }
      }
    }
    const results = [...Object.keys(noValueReasons), "VALUE"].toSorted();
    expect(runsEveryCase ? [...found].toSorted() : results).toEqual(results);
  }),
);
