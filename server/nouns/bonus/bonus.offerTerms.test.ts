import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { latestChangeSet, undo } from "../../test/changes/undo.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeBonus, makeCasino } from "../../test/catalogue/factories.js";
import { apply, preview, stage } from "../../test/catalogue/imports.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());

const terms = {
  matchPercent: 12.5,
  capMinor: 50_000,
  currency: "USD",
  minDepositMinor: 0,
  wageringMultiple: 35.25,
  wageringBase: "BONUS_AND_DEPOSIT",
  maxBetMinor: 500,
  maxCashoutMinor: 1,
  isCashoutUncapped: false,
  isBonusRemoved: false,
  spinValue: 10,
  spinsWageringMultiple: 20.5,
  spinsMaxCashout: 5_000,
  validDays: 30,
  claimWithinDays: 7,
  contributionSlots: 100,
  contributionTableGames: 10,
  contributionLiveGames: 0,
  contributionJackpots: null,
  excludedMethods: ["Skrill", "Neteller"],
  isNewCustomersOnly: true,
  startsAt: "2026-01-01T00:00:00.000Z",
  endsAt: "2126-01-31T22:59:59.500Z",
  termsUrl: "https://casino.example/terms",
  isPrimary: true,
};
const selection = Object.keys(terms).join(" ");

const create = (input: Record<string, unknown>) => call(app, "createBonus", { input: { title: "T", ...input } }, "id");

/** Inputs that are invalid on creation and on update, each with the rejected field. */
const wrong: [Record<string, unknown>, string][] = [
  [{ matchPercent: 0 }, "matchPercent"],
  [{ matchPercent: 1_000.01 }, "matchPercent"],
  [{ matchPercent: 10.001 }, "matchPercent"],
  [{ currency: "usd" }, "currency"],
  [{ currency: "US" }, "currency"],
  [{ capMinor: 0, currency: "USD" }, "capMinor"],
  [{ minDepositMinor: -1, currency: "USD" }, "minDepositMinor"],
  [{ wageringMultiple: 1_000 }, "wageringMultiple"],
  [{ wageringMultiple: 1.234 }, "wageringMultiple"],
  [{ maxBetMinor: 0, currency: "USD" }, "maxBetMinor"],
  [{ maxCashoutMinor: 1_000_000_001, currency: "USD" }, "maxCashoutMinor"],
  [{ isCashoutUncapped: null }, "isCashoutUncapped"],
  [{ spinValue: 0, currency: "USD" }, "spinValue"],
  [{ spinsWageringMultiple: 1_000 }, "spinsWageringMultiple"],
  [{ spinsMaxCashout: 0, currency: "USD" }, "spinsMaxCashout"],
  [{ validDays: 0 }, "validDays"],
  [{ claimWithinDays: 3_651 }, "claimWithinDays"],
  [{ contributionSlots: 101 }, "contributionSlots"],
  [{ contributionJackpots: -1 }, "contributionJackpots"],
  [{ excludedMethods: null }, "excludedMethods"],
  [{ startsAt: "1999-12-31T23:59:59Z" }, "startsAt"],
  [{ endsAt: "9000-01-01T00:00:00Z" }, "endsAt"],
  [{ termsUrl: "casino.example" }, "termsUrl"],
  // The following rules involve several values.
  [{ capMinor: 100 }, "currency"],
  [{ minDepositMinor: 100 }, "currency"],
  [{ spinValue: 10 }, "currency"],
  [{ spinsMaxCashout: 100 }, "currency"],
  [{ currency: "USD", maxCashoutMinor: 100, isCashoutUncapped: true }, "maxCashoutMinor"],
  [{ startsAt: "2026-02-01T00:00:00Z", endsAt: "2026-02-01T00:00:00Z" }, "endsAt"],
  [{ isPrimary: true }, "isPrimary"],
];

describe("the terms of an offer", () => {
  it("are stored and returned unchanged", async () => {
    const { id: casinoId } = await makeCasino(app);
    const { id } = await makeBonus(app, { ...terms, casinoId });
    expect(await callOrThrow(app, "bonus", { id }, selection)).toEqual(terms);
  });

  it("are unknown until an editor states them", async () => {
    const { id } = await makeBonus(app);
    const read = await callOrThrow<Record<string, unknown>>(app, "bonus", { id }, selection);
    const stated = Object.entries(read).filter(([, value]) => value !== null);
    expect(Object.fromEntries(stated)).toEqual({
      isCashoutUncapped: false,
      excludedMethods: [],
      isNewCustomersOnly: false,
      isPrimary: false,
    });
  });

  it.each(wrong)("are rejected with %j on creation and update, and the error names %s", async (input, field) => {
    expectRefusal(await create(input), "BAD_USER_INPUT", [field]);
    const { id, version } = await makeBonus(app);
    expectRefusal(await call(app, "updateBonus", { id, version, input }, "id"), "BAD_USER_INPUT", [field]);
  });

  it("are validated together with the values that an update leaves unchanged", async () => {
    const { id, version } = await makeBonus(app, { currency: "USD", capMinor: 100, startsAt: "2026-02-01T00:00:00Z" });
    const update = (input: object) => call(app, "updateBonus", { id, version, input }, "id");
    expectRefusal(await update({ currency: null }), "BAD_USER_INPUT", ["currency"]);
    expectRefusal(await update({ endsAt: "2026-01-01T00:00:00Z" }), "BAD_USER_INPUT", ["endsAt"]);
    expect((await update({ currency: null, capMinor: null })).errors).toBeUndefined();
  });

  it("must be the same if a caller repeats createBonus with the same id", async () => {
    const id = "0b8ffb1e-49f5-4f5c-9f2c-7a5d34c71a10";
    const endsAt = "2126-03-01T00:00:00.000Z";
    const send = (end: string) => call(app, "createBonus", { input: { id, title: "Once", endsAt: end } }, "id endsAt");
    expect((await send(endsAt)).result).toEqual({ id, endsAt });
    expect((await send(endsAt)).result).toEqual({ id, endsAt });
    expectRefusal(await send("2126-03-02T00:00:00.000Z"), "CONFLICT");
  });

  it("can't mark a second offer as the casino's main offer", async () => {
    const { id: casinoId } = await makeCasino(app);
    await makeBonus(app, { casinoId, isPrimary: true });
    expectRefusal(await create({ casinoId, isPrimary: true }), "BAD_USER_INPUT", ["isPrimary"]);
    await makeBonus(app, { casinoId });
  });

  it("are in the history, and an undo restores them", async () => {
    const { id: casinoId } = await makeCasino(app);
    const { id, version } = await makeBonus(app, { ...terms, casinoId });
    const cleared = { endsAt: null, excludedMethods: [], wageringMultiple: 0, isPrimary: false };
    await callOrThrow(app, "updateBonus", { id, version, input: cleared }, "id");
    const latest = await latestChangeSet(app);
    const fields = "rows(first: 1) { nodes { changes { field } } }";
    const { rows } = await callOrThrow<{ rows: { nodes: { changes: { field: string }[] }[] } }>(
      app,
      "changeSet",
      { id: latest },
      fields,
    );
    const changed = rows.nodes[0]!.changes.map(({ field }) => field);
    expect(changed.toSorted()).toEqual(Object.keys(cleared).toSorted());
    await undo(app, latest);
    expect(await callOrThrow(app, "bonus", { id }, selection)).toEqual(terms);
  });

  it("can be imported from a file", async () => {
    const { id: casinoId } = await makeCasino(app);
    const written = Object.entries({ title: "From a file", casinoId, ...terms, contributionJackpots: 5 });
    const cells = written.map(([, value]) => (Array.isArray(value) ? value.join(", ") : String(value)));
    const id = await stage(app, { noun: "BONUS", columns: written.map(([name]) => name), rows: [cells] });
    expect(await preview(app, id)).toMatchObject({ createCount: 1, invalidCount: 0 });
    await apply(app, id);
    const { nodes } = await callOrThrow<{ nodes: unknown[] }>(
      app,
      "bonuses",
      { filter: { casinoId } },
      `nodes { ${selection} }`,
    );
    expect(nodes).toEqual([{ ...terms, contributionJackpots: 5 }]);
  });

  it("are validated together in the preview of an import", async () => {
    const id = await stage(app, {
      noun: "BONUS",
      columns: ["title", "capMinor", "startsAt", "endsAt"],
      rows: [
        ["A", "100", "", ""],
        ["B", "", "2026-02-01T00:00:00Z", "2026-01-01T00:00:00Z"],
        ["C", "", "soon", ""],
      ],
    });
    const { rows } = await preview(app, id);
    expect(rows.nodes.map(({ problems }) => problems.map(({ column }) => column))).toEqual([
      ["currency"],
      ["endsAt"],
      ["startsAt"],
    ]);
  });
});
