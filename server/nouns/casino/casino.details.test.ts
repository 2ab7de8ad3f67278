/** Tests the details of a casino's payment methods and licenses in every operation that writes a casino. */
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { historyOf } from "../../test/catalogue/bulk.js";
import { call, callOrThrow } from "../../test/call.js";
import { latestChangeSet, undo } from "../../test/changes/undo.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { type CreatedRow, makeCasino } from "../../test/catalogue/factories.js";
import { apply, preview, stage } from "../../test/catalogue/imports.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());

const visa = { method: "Visa", canDeposit: true, canWithdraw: false, fee: "2% of deposits" };
const skrill = { method: "Skrill", canDeposit: true, canWithdraw: true, payoutHoursFrom: 1, payoutHoursTo: 24 };
const register = "https://register.example/MGA-1";
const mga = { license: "MGA", number: "MGA/B2C/100", registerUrl: register };
const unknown = { canDeposit: null, canWithdraw: null, payoutHoursFrom: null, payoutHoursTo: null, fee: null };
const texts = { paymentMethods: ["Visa", "Skrill"], licenses: ["MGA", "UKGC"] };
const details = { paymentDetails: [visa, skrill], licenseDetails: [mga] };

const fields = `version
  paymentDetails { method canDeposit canWithdraw payoutHoursFrom payoutHoursTo fee }
  casinoPaymentMethods { method { name } canDeposit canWithdraw payoutHoursFrom payoutHoursTo fee checkedAt }
  licenseDetails { license number registerUrl } casinoLicenses { authority { name } number registerUrl checkedAt }`;

interface Read {
  version: number;
  paymentDetails: { method: string; fee: string | null }[];
  casinoPaymentMethods: { method: { name: string }; fee: string | null; checkedAt: string | null }[];
  licenseDetails: Record<string, unknown>[];
  casinoLicenses: { authority: { name: string }; number: string | null; checkedAt: string | null }[];
}

const read = ({ slug }: { slug: string }) => callOrThrow<Read>(app, "casino", { slug }, fields);
const update = ({ id }: { id: string }, version: number, input: Record<string, unknown>) =>
  call<CreatedRow>(app, "updateCasino", { id, version, input }, "id version");
const tryCreate = (input: Record<string, unknown>) =>
  call(app, "createCasino", { input: { name: "Refused", slug: "refused", ...texts, ...input } }, "id");

/** Returns the casino's fees by payment method, as the API reads them from the joined tables. */
async function feesOf(casino: { slug: string }): Promise<Record<string, string | null>> {
  const { casinoPaymentMethods } = await read(casino);
  return Object.fromEntries(casinoPaymentMethods.map(({ method, fee }) => [method.name, fee]));
}

describe("a casino's details", () => {
  it("are returned unchanged, both as a list and with each payment method and authority", async () => {
    const casino = await makeCasino(app, { ...texts, ...details });
    expect(await read(casino)).toEqual({
      version: 1,
      paymentDetails: [
        { ...unknown, ...skrill },
        { ...unknown, ...visa },
      ],
      casinoPaymentMethods: [
        { ...unknown, ...skrill, method: { name: "Skrill" }, checkedAt: null },
        { ...unknown, ...visa, method: { name: "Visa" }, checkedAt: null },
      ],
      licenseDetails: [mga],
      casinoLicenses: [
        { authority: { name: "MGA" }, number: mga.number, registerUrl: register, checkedAt: null },
        { authority: { name: "UKGC" }, number: null, registerUrl: null, checkedAt: null },
      ],
    });
  });

  it("give the fastest payout, with its payment methods, except those without withdrawals", async () => {
    const payoutOf = async (input: Record<string, unknown>) => {
      const { slug } = await makeCasino(app, { paymentMethods: ["Visa", "Skrill", "Trustly", "Bitcoin"], ...input });
      const { fastestPayout } = await callOrThrow<{
        fastestPayout: { hours: number; methods: { name: string }[] } | null;
      }>(app, "casino", { slug }, "fastestPayout { hours methods { name } }");
      return fastestPayout && { hours: fastestPayout.hours, methods: fastestPayout.methods.map(({ name }) => name) };
    };
    const paymentDetails = [
      { method: "Visa", payoutHoursTo: 1, canWithdraw: false },
      { method: "Trustly", payoutHoursTo: 6 },
      { method: "Skrill", payoutHoursTo: 6, canWithdraw: true },
      { method: "Bitcoin", payoutHoursFrom: 0 },
    ];
    expect(await payoutOf({ paymentDetails, withdrawalHours: 24 })).toEqual({
      hours: 6,
      methods: ["Skrill", "Trustly"],
    });
    expect(await payoutOf({ paymentDetails, withdrawalHours: 2 })).toEqual({ hours: 2, methods: [] });
    expect(await payoutOf({ withdrawalHours: 0 })).toEqual({ hours: 0, methods: [] });
    expect(await payoutOf({ paymentDetails: paymentDetails.slice(0, 1) })).toBeNull();
  });

  it("are trimmed, and removed if they are empty", async () => {
    const casino = await makeCasino(app, {
      ...texts,
      paymentDetails: [
        { method: " Visa ", fee: " None " },
        { method: "Skrill", canDeposit: null, fee: " " },
      ],
      licenseDetails: [{ license: "MGA", registerUrl: "" }],
    });
    const { paymentDetails, licenseDetails } = await read(casino);
    expect(paymentDetails).toEqual([{ ...unknown, method: "Visa", fee: "None" }]);
    expect(licenseDetails).toEqual([]);
  });

  it("stay as long as the casino has the payment method or license they describe, are removed with it, and return when the removal is undone", async () => {
    const casino = await makeCasino(app, { ...texts, ...details });
    await update(casino, 1, { paymentMethods: ["Visa", "Bitcoin"], licenses: ["UKGC"] });
    expect(await feesOf(casino)).toEqual({ Bitcoin: null, Visa: "2% of deposits" });
    const after = await read(casino);
    expect(after.paymentDetails).toEqual([{ ...unknown, ...visa }]);
    expect(after.licenseDetails).toEqual([]);
    const changeSet = await latestChangeSet(app);
    const [entry] = await historyOf(app, changeSet);
    expect(entry!.after).toMatchObject({ paymentDetails: [visa], licenseDetails: [] });
    await undo(app, changeSet);
    expect(await read(casino)).toMatchObject({
      paymentDetails: [skrill, visa],
      casinoLicenses: [{ number: mga.number }, {}],
    });
    await update(casino, 3, { paymentMethods: ["Visa"] });
    await update(casino, 4, { paymentMethods: ["Visa", "Skrill"] });
    expect((await read(casino)).paymentDetails).toEqual([{ ...unknown, ...visa }]);
  });

  it("can change while the payment methods stay the same, and return when the casino's deletion is undone", async () => {
    const casino = await makeCasino(app, { ...texts, ...details });
    await update(casino, 1, { paymentDetails: [{ method: "Skrill", fee: "None" }] });
    expect(await feesOf(casino)).toEqual({ Skrill: "None", Visa: null });
    await callOrThrow(app, "deleteCasino", { id: casino.id, version: 2 }, "id");
    await undo(app, await latestChangeSet(app));
    expect(await feesOf(casino)).toEqual({ Skrill: "None", Visa: null });
  });

  it("conflict with another editor's change to the same details", async () => {
    const casino = await makeCasino(app, { ...texts, ...details });
    await update(casino, 1, { paymentDetails: [visa] });
    const refused = await update(casino, 1, { paymentDetails: [skrill] });
    expect(expectRefusal(refused, "CONFLICT", ["paymentDetails"]).message).toContain("changed");
  });

  it("must be the same if a caller repeats createCasino with the same id", async () => {
    const id = "00000000-0000-4000-8000-00000000d001";
    const input = { id, name: "Twice", slug: "twice", ...texts, ...details };
    const create = (given: object) => call(app, "createCasino", { input: given }, "id version");
    expect((await create(input)).result).toEqual({ id, version: 1 });
    expect((await create(input)).result).toEqual({ id, version: 1 });
    expectRefusal(await create({ ...input, paymentDetails: [visa] }), "CONFLICT");
  });

  it("are kept when their payment method is merged into another one, and when another one is merged into it", async () => {
    const one = await makeCasino(app, {
      paymentMethods: ["Alpha pay", "Beta pay"],
      paymentDetails: [{ method: "Beta pay", fee: "1%" }],
    });
    const other = await makeCasino(app, {
      paymentMethods: ["Alpha pay"],
      paymentDetails: [{ method: "Alpha pay", fee: "5%" }],
    });
    const last = await makeCasino(app, {
      paymentMethods: ["Beta pay"],
      paymentDetails: [{ method: "Beta pay", fee: "3%" }],
    });
    await callOrThrow(app, "mergePaymentMethods", { from: "beta-pay", into: "alpha-pay" }, "slug");
    expect(await feesOf(one)).toEqual({ "Alpha pay": "1%" });
    expect(await feesOf(other)).toEqual({ "Alpha pay": "5%" });
    expect(await feesOf(last)).toEqual({ "Alpha pay": "3%" });
    await update(last, 1, { paymentDetails: [{ method: "Beta pay", fee: "4%" }] });
    expect(await feesOf(last)).toEqual({ "Alpha pay": "4%" });
  });

  it.each([
    [
      "hours out of range",
      "paymentDetails",
      [{ method: "Visa", payoutHoursTo: 721 }],
      "Visa: Enter the payout time in whole hours",
    ],
    ["swapped hours", "paymentDetails", [{ method: "Visa", payoutHoursFrom: 9, payoutHoursTo: 8 }], "Swap the hours"],
    [
      "a long fee",
      "paymentDetails",
      [{ method: "Visa", fee: "x".repeat(81) }],
      "Visa: Shorten the fee to 80 characters or fewer",
    ],
    ["a fee of two lines", "paymentDetails", [{ method: "Visa", fee: "1%\n2%" }], "line breaks"],
    ["the same method twice", "paymentDetails", [visa, visa], "Visa appears twice"],
    ["a blank method", "paymentDetails", [{ method: " ", fee: "1%" }], "Enter the payment method"],
    [
      "a method that the casino lacks",
      "paymentDetails",
      [{ method: "Bitcoin", fee: "1%" }],
      "Add the method there first",
    ],
    [
      "too many rows",
      "paymentDetails",
      Array.from({ length: 41 }, (_, at) => ({ method: `M${at}` })),
      "no more than 40",
    ],
    ["null", "paymentDetails", null, "can't be removed"],
    ["an http address", "licenseDetails", [{ license: "MGA", registerUrl: "http://a.example" }], "https://"],
    ["a script", "licenseDetails", [{ license: "MGA", registerUrl: "javascript:alert(1)" }], "https://"],
    [
      "a long address",
      "licenseDetails",
      [{ license: "MGA", registerUrl: `https://${"x".repeat(500)}` }],
      "500 characters or fewer",
    ],
    [
      "a long number",
      "licenseDetails",
      [{ license: "MGA", number: "M".repeat(81) }],
      "MGA: Shorten the license number",
    ],
    [
      "a license that the casino lacks",
      "licenseDetails",
      [{ license: "X", number: "1" }],
      "Add the license there first",
    ],
  ])("with %s are rejected", async (_name, field, value, message) => {
    const { extensions } = expectRefusal(await tryCreate({ [field]: value }), "BAD_USER_INPUT", [field]);
    const [error] = extensions["fields"] as { message: string }[];
    expect(error!.message).toContain(message);
  });

  it("are also rejected in an update if the casino does not have the payment method", async () => {
    const casino = await makeCasino(app, texts);
    const paymentDetails = [{ method: "Bitcoin", fee: "None" }];
    expectRefusal(await update(casino, 1, { paymentDetails }), "BAD_USER_INPUT", ["paymentDetails"]);
    expect((await update(casino, 1, { paymentDetails, paymentMethods: ["Bitcoin"] })).errors).toBeUndefined();
  });
});

describe("an import of details", () => {
  const columns = ["slug", "name", "paymentMethods", "paymentDetails"];

  it("stores the details in the casinos and in the history, and can be undone", async () => {
    const changed = await makeCasino(app, { ...texts, ...details });
    const id = await stage(app, {
      noun: "CASINO",
      columns,
      rows: [
        ["details-new", "New", "Visa", JSON.stringify([visa])],
        [changed.slug, "", "Visa, Neteller", ""],
      ],
    });
    const changeSet = await apply(app, id);
    expect(await feesOf({ slug: "details-new" })).toEqual({ Visa: "2% of deposits" });
    expect(await feesOf(changed)).toEqual({ Neteller: null, Visa: "2% of deposits" });
    for (const { after, row_id: rowId } of await historyOf(app, changeSet!.id)) {
      const [row] = await app.database.dataSource.query<{ details: unknown }[]>(
        "SELECT payment_details AS details FROM casinos WHERE id = $1",
        [rowId],
      );
      expect(after).toMatchObject({ paymentDetails: row!.details });
    }
    await undo(app, changeSet!.id);
    expect(await feesOf(changed)).toEqual({ Skrill: null, Visa: "2% of deposits" });
  });

  it("names the rows with invalid cells", async () => {
    const rows = [
      ["not JSON", "deposit only", /^Enter a JSON array/],
      ["an unknown key", '[{"method":"Visa","cost":"1%"}]', /^Enter a JSON array/],
      ["text for a number", '[{"method":"Visa","payoutHoursTo":"24"}]', /^Enter a JSON array/],
      ["no method", '[{"fee":"1%"}]', /^Enter a JSON array/],
      ["a method that the row lacks", '[{"method":"Skrill","fee":"1%"}]', /Add the method there first\.$/],
      ["swapped hours", '[{"method":"Visa","payoutHoursFrom":5,"payoutHoursTo":2}]', /^Visa: .*Swap the hours\.$/],
    ] as const;
    const id = await stage(app, {
      noun: "CASINO",
      columns,
      rows: rows.map(([name, cell], at) => [`wrong-details-${at}`, name, "Visa", cell]),
    });
    const previewed = await preview(app, id);
    expect(previewed.invalidCount).toBe(rows.length);
    const problems = rows.map(([, , message]) => [
      { column: "paymentDetails", message: expect.stringMatching(message) },
    ]);
    expect(previewed.rows.nodes.map((row) => row.problems)).toEqual(problems);
  });
});

describe("a check of payment methods and licenses", () => {
  const check = (casino: { id: string }, field: string, version: number) =>
    callOrThrow(app, "checkFact", { noun: "CASINO", id: casino.id, field, version }, "field");

  it("is lost when a detail changes, and returns when the change is undone", async () => {
    const casino = await makeCasino(app, { ...texts, ...details });
    await check(casino, "PAYMENT_METHODS", 1);
    await check(casino, "LICENSES", 1);
    const dates = async () => {
      const { casinoPaymentMethods, casinoLicenses } = await read(casino);
      return [...casinoPaymentMethods, ...casinoLicenses].map(({ checkedAt }) => checkedAt !== null);
    };
    expect(await dates()).toEqual([true, true, true, true]);
    await update(casino, 1, { paymentDetails: [visa] });
    expect(await dates()).toEqual([false, false, true, true]);
    await undo(app, await latestChangeSet(app));
    expect(await dates()).toEqual([true, true, true, true]);
    await update(casino, 3, { licenseDetails: [{ ...mga, number: "2" }] });
    expect(await dates()).toEqual([true, true, false, false]);
  });
});
