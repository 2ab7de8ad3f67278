import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";

import { offerValueOf, type ValuedTerms } from "../../../shared/offerValue.js";
import { Bonus, BonusType, WageringBase } from "../../database/entities/bonus.entity.js";
import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeBonus, makeCasino } from "../../test/catalogue/factories.js";
import { type PlainKey, plainOrder, tryPage, walk } from "../../test/catalogue/lists.js";
import { missingTerms } from "./offerTerms.js";
import { offerPartSql } from "../../database/entities/bonusSql.js";
import { valueExamples } from "../../../shared/test/valueExamples.js";

let app: TestApp;
let bonuses: Bonus[];
let casinoIds: string[];

const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 3 });
const amount = orNull(fc.constantFrom(1, 500, 999, 1_000, 2_000, 10_000, 10_001, 50_000, 2_000_000_000));
const moment = orNull(fc.date({ min: new Date("2120-01-01"), max: new Date("2121-01-01"), noInvalidDate: true }));

const anyOffer = fc.record({
  bonusType: fc.constantFrom(...Object.values(BonusType)),
  matchPercent: orNull(fc.constantFrom(0.3, 12.5, 33.33, 50, 100, 250, 1_000)),
  capMinor: amount,
  minDepositMinor: orNull(fc.constantFrom(0, 1_000, 2_000, 9_999, 10_000, 10_001)),
  wageringMultiple: orNull(fc.constantFrom(0, 0, 1, 10, 35, 35.25, 40)),
  wageringBase: orNull(fc.constantFrom(...Object.values(WageringBase))),
  maxBetMinor: amount,
  maxCashoutMinor: amount,
  validDays: orNull(fc.constantFrom(7, 30)),
  freeSpins: orNull(fc.constantFrom(0, 20, 100)),
  isBonusRemoved: orNull(fc.boolean()),
  spinValue: orNull(fc.constantFrom(1, 10, 25)),
  spinsWageringMultiple: orNull(fc.constantFrom(0, 20)),
  spinsMaxCashout: orNull(fc.constantFrom(100, 5_000)),
  endsAt: moment,
});

beforeAll(async () => {
  app = await createTestApp();
  const casinos = [await makeCasino(app), await makeCasino(app), await makeCasino(app)];
  casinoIds = casinos.map(({ id }) => id);
  const offers = fc.sample(anyOffer, { numRuns: 400, seed: 7 });
  const rows = offers.map((offer, at) => ({
    ...offer,
    title: `Offer ${at}`,
    currency: "USD",
    isCashoutUncapped: offer.maxCashoutMinor === null && at % 2 === 0,
    casinoId: casinoIds[at % 4] ?? null,
  }));
  const repository = app.database.dataSource.getRepository(Bonus);
  await repository.insert(rows);
  bonuses = await repository.find();
});
afterAll(() => app.close());

const last = Number.POSITIVE_INFINITY;
const inDollars = { deposit: 10_000, depositCurrency: "USD" };
const idsOf = (rows: Bonus[]) => rows.map(({ id }) => id).toSorted();

describe("the bonuses query", () => {
  it.each<[Record<string, unknown>, (bonus: Bonus) => boolean]>([
    [{ maxWagering: 0 }, ({ wageringMultiple }) => wageringMultiple === 0],
    [{ maxWagering: 35 }, ({ wageringMultiple }) => wageringMultiple !== null && wageringMultiple <= 35],
    [{ hasNoWagering: true }, ({ wageringMultiple }) => wageringMultiple === 0],
    [{ hasNoWagering: false }, ({ wageringMultiple }) => wageringMultiple !== null && wageringMultiple > 0],
    [{ minDepositAtMost: 0 }, ({ minDepositMinor }) => minDepositMinor === 0],
    [{ minDepositAtMost: 99.99 }, ({ minDepositMinor }) => minDepositMinor !== null && minDepositMinor <= 9_999],
    ...(["BONUS", "BONUS_AND_DEPOSIT", "DEPOSIT", "WINNINGS"] as const).map(
      (base): [Record<string, unknown>, (bonus: Bonus) => boolean] => [
        { wageringBase: base },
        ({ wageringBase }) => wageringBase === WageringBase[base],
      ],
    ),
    [
      { endsBefore: "2120-07-01T00:00:00Z" },
      ({ endsAt }) => endsAt !== null && endsAt < new Date("2120-07-01T00:00:00Z"),
    ],
    [{ hasFreeSpins: true }, ({ freeSpins }) => (freeSpins ?? 0) > 0],
    [{ hasFreeSpins: false }, ({ freeSpins }) => (freeSpins ?? 0) === 0],
    [{ isComplete: true }, (bonus) => missingTerms(bonus).length === 0],
    [{ isComplete: false }, (bonus) => missingTerms(bonus).length > 0],
    [
      { maxWagering: 35, minDepositAtMost: 20, bonusType: "WELCOME" },
      ({ wageringMultiple, minDepositMinor, bonusType }) =>
        wageringMultiple !== null &&
        wageringMultiple <= 35 &&
        minDepositMinor !== null &&
        minDepositMinor <= 2_000 &&
        bonusType === BonusType.WELCOME,
    ],
  ])("filtered by %j returns the same bonuses as a filter in JavaScript", async (filter, keeps) => {
    const expected = idsOf(bonuses.filter(keeps));
    expect(expected.length).toBeGreaterThan(0);
    expect((await walk(app, "bonuses", { filter })).toSorted()).toEqual(expected);
  });

  it("filtered by casinoIds returns the same bonuses as a filter in JavaScript", async () => {
    const chosen = casinoIds.slice(0, 2);
    const expected = idsOf(bonuses.filter(({ casinoId }) => casinoId !== null && chosen.includes(casinoId)));
    expect((await walk(app, "bonuses", { filter: { casinoIds: chosen } })).toSorted()).toEqual(expected);
  });

  it.each<[string, (bonus: Bonus) => number]>([
    ["WAGERING_ASC", ({ wageringMultiple }) => wageringMultiple ?? last],
    ["COST_ASC", (bonus) => offerValueOf(bonus, inDollars).costOrder!],
    ["VALUE_DESC", (bonus) => offerValueOf(bonus, inDollars).valueOrder!],
    ["ENDS_ASC", ({ endsAt }) => endsAt?.getTime() ?? last],
  ])(
    "sorted by %s returns bonuses in the same order as a plain sort, page by page in both directions",
    async (orderBy, key) => {
      const expected = plainOrder(bonuses, [
        [key, 1],
        [({ id }) => id, 1],
      ]);
      expect(new Set(bonuses.map(key)).size).toBeGreaterThan(5);
      expect(await walk(app, "bonuses", { orderBy })).toEqual(expected);
      expect(await walk(app, "bonuses", { orderBy }, { size: 37 })).toEqual(expected);
      expect(await walk(app, "bonuses", { orderBy }, { size: 41, isBackward: true })).toEqual(expected);
    },
  );

  it.each([
    [{ maxWagering: -1 }, "maxWagering"],
    [{ minDepositAtMost: 1e9 }, "minDepositAtMost"],
    [{ endsBefore: "1999-01-01T00:00:00Z" }, "endsBefore"],
  ])("rejects the filter %j", async (filter, field) => {
    expectRefusal(await tryPage(app, "bonuses", { filter }), "BAD_USER_INPUT", [field]);
  });
});

describe("a list by value", () => {
  it("has another order for each deposit, on its first and third pages", async () => {
    const size = 24;
    const orders = await Promise.all(
      [20, 50, 500].map(async (deposit) => {
        const found = await walk(app, "bonuses", { orderBy: "VALUE_DESC", deposit }, { size });
        const given = { deposit: deposit * 100, depositCurrency: "USD" };
        const byValue: PlainKey<Bonus>[] = [
          [(bonus) => offerValueOf(bonus, given).valueOrder!, 1],
          [({ id }) => id, 1],
        ];
        expect(found).toEqual(plainOrder(bonuses, byValue));
        return found;
      }),
    );
    for (const page of [0, 2])
      expect(new Set(orders.map((ids) => String(ids.slice(page * size, (page + 1) * size)))).size).toBe(3);
  });
});

describe.each(["COST_ASC", "VALUE_DESC"])("the deposit for the order %s", (orderBy) => {
  it.each([
    [{ deposit: -0.01 }, "deposit"],
    [{ deposit: 1_000_000.01 }, "deposit"],
    [{ depositCurrency: "$" }, "depositCurrency"],
  ])("is rejected if it is %j", async (args, field) => {
    expectRefusal(await tryPage(app, "bonuses", { orderBy, ...args }), "BAD_USER_INPUT", [field]);
  });

  it.each(["", " ", " USD "])("is in US dollars if the currency is %j", async (depositCurrency) => {
    const idsFor = async (args: object) =>
      (await tryPage(app, "bonuses", { orderBy, deposit: 50, ...args })).result!.edges.map(({ node }) => node.id);
    expect(await idsFor({ depositCurrency })).toEqual(await idsFor({}));
  });

  it("must equal the deposit in the cursor, and defaults to 100 US dollars", async () => {
    const pageFor = (args: object) => tryPage(app, "bonuses", { orderBy, first: 2, ...args });
    const { pageInfo } = (await pageFor({ deposit: 50 })).result!;
    for (const others of [{ deposit: 51 }, { deposit: 50, depositCurrency: "EUR" }, {}])
      expectRefusal(await pageFor({ ...others, after: pageInfo.endCursor }), "BAD_USER_INPUT", ["after"]);
    const usual = (await pageFor({})).result!;
    const same = await pageFor({ deposit: 100, depositCurrency: "USD", after: usual.pageInfo.endCursor });
    expect(same.errors).toBeUndefined();
    expect((await pageFor({ deposit: null, depositCurrency: null })).result).toEqual(usual);
  });

  it("puts offers in another currency last", async () => {
    const { id } = await makeBonus(app, { ...stated, currency: "EUR", isBonusRemoved: false });
    const inEuros = await walk(app, "bonuses", { orderBy, depositCurrency: "EUR" });
    expect(inEuros[0]).toBe(id);
    expect((await walk(app, "bonuses", { orderBy })).at(-1)).toBe(id);
    await app.database.dataSource.getRepository(Bonus).delete(id);
  });
});

const stated = {
  matchPercent: 100,
  capMinor: 50_000,
  currency: "USD",
  minDepositMinor: 2_050,
  wageringMultiple: 35,
  wageringBase: "BONUS",
  maxBetMinor: 500,
  isCashoutUncapped: true,
  validDays: 30,
};
const money = "{ amount currency }";
const everyTerm = `matchPercent cap ${money} minDeposit ${money} wagering { multiple base } maxBet ${money} maxCashout ${money}
  isCashoutUncapped validDays claimWithinDays excludedMethods contributions { category percent } isNewCustomersOnly missing`;

describe("Bonus.offer", () => {
  const read = async (input: object) => {
    const { id } = await makeBonus(app, { ...input });
    return callOrThrow<{ offer: Record<string, unknown> }>(app, "bonus", { id }, `offer { ${everyTerm} }`);
  };

  it("returns amounts in the currency's major unit instead of cents, with the currency", async () => {
    const contributions = { contributionSlots: 100, contributionLiveGames: 0 };
    const { offer } = await read({ ...stated, ...contributions, excludedMethods: ["Skrill"], claimWithinDays: 7 });
    expect(offer).toEqual({
      matchPercent: 100,
      cap: { amount: 500, currency: "USD" },
      minDeposit: { amount: 20.5, currency: "USD" },
      wagering: { multiple: 35, base: "BONUS" },
      maxBet: { amount: 5, currency: "USD" },
      maxCashout: null,
      isCashoutUncapped: true,
      validDays: 30,
      claimWithinDays: 7,
      excludedMethods: ["Skrill"],
      contributions: [
        { category: "SLOTS", percent: 100 },
        { category: "LIVE_GAMES", percent: 0 },
      ],
      isNewCustomersOnly: false,
      missing: [],
    });
  });

  it("lists the terms that the casino does not state", async () => {
    const { offer } = await read({});
    expect(offer["missing"]).toEqual([
      "WAGERING",
      "WAGERING_BASE",
      "MIN_DEPOSIT",
      "MAX_BET",
      "VALID_DAYS",
      "MAX_CASHOUT",
    ]);
  });

  it("does not list wagering terms as missing if no wagering is required", async () => {
    const { offer } = await read({ wageringMultiple: 0 });
    expect(offer["missing"]).toEqual(["MIN_DEPOSIT", "MAX_CASHOUT"]);
  });
});

const parts = "deposit bonus turnover averageLoss cost cash spins value";

describe("Bonus.value", () => {
  const valueOf = async (terms: Record<string, unknown>, args: string, fields = "reason value") => {
    const { id } = await makeBonus(app, terms);
    const field = `value(${args}) { ${fields} }`;
    return (await callOrThrow<{ value: Record<string, unknown> }>(app, "bonus", { id }, field)).value;
  };
  const inApi = ({ bonusType, wageringBase, ...terms }: ValuedTerms) => ({
    ...terms,
    bonusType: bonusType.toUpperCase(),
    wageringBase: wageringBase?.toUpperCase() ?? null,
  });

  it.each(valueExamples.map((example) => [example.name, example] as const))(
    "of %s is the one calculated by hand, in whole units",
    async (_name, { terms, deposit, parts: expected }) => {
      const found = await valueOf(inApi(terms), `deposit: ${deposit / 100}`, `currency ${parts} reason explanation`);
      const amounts = Object.entries(expected).map(([part, minor]) => [part, minor && Math.round(minor) / 100]);
      expect(found).toEqual({
        ...Object.fromEntries(amounts),
        currency: "USD",
        reason: null,
        explanation: null,
      });
    },
  );

  it.each(valueExamples.map((example) => [example.name, example] as const))(
    "of %s is the same for a list of bonuses in SQL",
    async (_name, { terms, deposit, parts: expected }) => {
      const { id } = await makeBonus(app, inApi(terms));
      const columns = (["cost", "value"] as const).map((part) => `${offerPartSql(part)} AS ${part}`).join();
      const [row] = await app.database.dataSource.query(
        `SELECT ${columns} FROM bonuses, (SELECT $1::float8 AS deposit, 'USD' AS deposit_currency) AS given WHERE id = $2`,
        [deposit, id],
      );
      expect(row).toEqual({ cost: expect.closeTo(expected.cost, 6), value: expected.value });
    },
  );

  it("is missing for a reason, which has a code and a sentence", async () => {
    const value = await valueOf({ ...stated, contributionSlots: 0 }, "deposit: 100", `${parts} reason explanation`);
    expect(Object.entries(value).filter(([, found]) => found !== null)).toEqual([
      ["reason", "SLOTS_EXCLUDED"],
      ["explanation", "Bets on slots do not count toward the wagering requirement."],
    ]);
  });

  it("is for a deposit in the currency that the caller names", async () => {
    const euros = { ...stated, currency: "EUR", isBonusRemoved: false };
    expect(await valueOf(euros, "deposit: 100")).toEqual({ reason: "OTHER_CURRENCY", value: null });
    expect(await valueOf(euros, 'deposit: 100, depositCurrency: "EUR"')).toEqual({ reason: null, value: -40 });
  });

  it("accepts a deposit that equals the minimum, even if the amount has no exact binary representation", async () => {
    const value = await valueOf({ ...stated, minDepositMinor: 1_999 }, "deposit: 19.99", "deposit bonus");
    expect(value).toEqual({ deposit: 19.99, bonus: 19.99 });
  });

  it("rejects a negative deposit", async () => {
    const { id } = await makeBonus(app, stated);
    const { errors } = await call(app, "bonus", { id }, "value(deposit: -1) { value }");
    expect(errors![0]!.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "deposit" }] });
  });
});
