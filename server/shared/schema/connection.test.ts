import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { everyOrder, type ListArgs, type ListName, readPage, tryPage } from "../../test/catalogue/lists.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seed: true });
});
afterAll(() => app.close());

describe("the paging arguments of a list", () => {
  it.each<[ListArgs, string]>([
    [{ first: 0 }, "first"],
    [{ first: -1 }, "first"],
    [{ first: 101 }, "first"],
    [{ last: 0 }, "last"],
    [{ last: 101 }, "last"],
    [{ first: 1, last: 1 }, "last"],
    [{ first: 1, before: "x" }, "before"],
    [{ last: 1, after: "x" }, "after"],
    [{ after: "x", before: "x" }, "after"],
    [{ after: "" }, "after"],
    [{ after: "nonsense" }, "after"],
    [{ before: "nonsense" }, "before"],
    [{ last: 3, before: "e30" }, "before"],
  ])("are rejected if they are %j, and the error names %s", async (args, field) => {
    for (const list of ["casinos", "bonuses", "games"] as const)
      expectRefusal(await tryPage(app, list, args), "BAD_USER_INPUT", [field]);
    expectRefusal(await tryPage(app, "casinos", { ...args, filter: { search: "visa" } }), "BAD_USER_INPUT", [field]);
  });

  it("select the rows directly before the cursor if only `before` is set", async () => {
    const { edges } = await readPage(app, "casinos", { first: 30 });
    const page = await readPage(app, "casinos", { before: edges[29]!.cursor });
    expect(page.edges).toEqual(edges.slice(5, 29));
  });
});

describe("a cursor", () => {
  it.each<[string, ListName, ListArgs, ListName, ListArgs]>([
    ["list", "casinos", { orderBy: "NAME_ASC" }, "games", { orderBy: "NAME_ASC" }],
    ["order", "casinos", { orderBy: "NAME_ASC" }, "casinos", { orderBy: "NAME_DESC" }],
    ["default order", "casinos", { orderBy: "NAME_ASC" }, "casinos", {}],
    ["filter", "bonuses", { filter: { bonusType: "WELCOME" } }, "bonuses", {}],
    ["filter value", "bonuses", { filter: { bonusType: "WELCOME" } }, "bonuses", { filter: { bonusType: "RELOAD" } }],
    ["search query", "casinos", { filter: { search: "visa" } }, "casinos", { filter: { search: "skrill" } }],
    [
      "kind of list",
      "casinos",
      { orderBy: "NAME_ASC" },
      "casinos",
      { orderBy: "NAME_ASC", filter: { search: "visa" } },
    ],
  ])("from a different %s is rejected", async (_difference, list, args, otherList, otherArgs) => {
    const { endCursor } = (await readPage(app, list, { ...args, first: 1 })).pageInfo;
    const after = await tryPage(app, otherList, { ...otherArgs, first: 1, after: endCursor });
    expectRefusal(after, "BAD_USER_INPUT", ["after"]);
    const before = await tryPage(app, otherList, { ...otherArgs, last: 1, before: endCursor });
    expectRefusal(before, "BAD_USER_INPUT", ["before"]);
  });

  it("is accepted if the filter's fields are in a different order or include nulls", async () => {
    const { endCursor } = (await readPage(app, "casinos", { filter: { isNew: false, minRating: 3 }, first: 1 }))
      .pageInfo;
    const filter = { minRating: 3, isFeatured: null, isNew: false };
    expect((await tryPage(app, "casinos", { filter, first: 1, after: endCursor })).errors).toBeUndefined();
  });

  it.each(everyOrder)("never causes an internal error, even if altered: %s by %s", async (list, orderBy) => {
    const { endCursor } = (await readPage(app, list, { orderBy, first: 1 })).pageInfo;
    const values = JSON.parse(Buffer.from(endCursor!, "base64url").toString()) as unknown[];
    const wrong = [
      null,
      {},
      [],
      "",
      "x",
      "\0",
      "\ud800",
      "'; DROP TABLE casinos; --",
      true,
      0,
      -1.5,
      1e300,
      2 ** 31,
      "0000-01-01T00:00:00.000Z",
      "2025-02-31T00:00:00.000Z",
      "9999-12-31T23:59:59.999Z",
      "00000000-0000-0000-0000-000000000000",
    ];
    for (let at = 1; at < values.length; at += 1) {
      for (const value of wrong) {
        const forged = Buffer.from(JSON.stringify(values.with(at, value))).toString("base64url");
        const { errors } = await tryPage(app, list, { orderBy, first: 1, after: forged });
        if (errors) expectRefusal({ errors }, "BAD_USER_INPUT", ["after"]);
      }
    }
    const { errors } = await tryPage(app, list, {
      orderBy,
      after: Buffer.from(JSON.stringify([...values, 1])).toString("base64url"),
    });
    expectRefusal({ errors }, "BAD_USER_INPUT", ["after"]);
  });
});
