import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp, type TestViewer } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeCasino, makeGame } from "../../test/catalogue/factories.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const merge = (from: string, into: string, viewer: TestViewer = "owner") =>
  call<Record<string, unknown>>(app, "mergeProviders", { from, into }, "slug casinoCount gameCount", { viewer });

async function filteredCount(filter: Record<string, unknown>): Promise<unknown> {
  return (await callOrThrow(app, "casinos", { filter }, "totalCount"))["totalCount"];
}

describe("mergeProviders", () => {
  it("moves casinos, games, spellings and links, and also applies to later input", async () => {
    await makeCasino(app, { name: "Merged one", gameProviders: ["Right Studio", "Rihgt Studio"] });
    await makeCasino(app, { name: "Merged two", gameProviders: ["Rihgt Studio"] });
    await makeGame(app, { provider: "Rihgt Studio" });
    const search = { search: "merged", providers: ["right-studio"] };
    expect(await filteredCount(search)).toBe(1);
    const { result } = await merge("rihgt-studio", "right-studio");
    expect(result).toEqual({ slug: "right-studio", casinoCount: 2, gameCount: 1 });
    expect(await filteredCount(search)).toBe(2);
    expect(await filteredCount({ providers: ["right-studio"] })).toBe(2);
    expect(await filteredCount({ providers: ["rihgt-studio"] })).toBe(2);
    expect(await filteredCount({ providers: ["no-such-studio"] })).toBe(0);
    await makeCasino(app, { gameProviders: ["RIHGT STUDIO"] });
    expect(await filteredCount({ providers: ["right-studio"] })).toBe(3);
    expect(await callOrThrow(app, "provider", { slug: "rihgt-studio" }, "slug")).toEqual({ slug: "right-studio" });
  });

  it("counts the casinos of a former slug in the facets", async () => {
    await makeCasino(app, { name: "Counted one", gameProviders: ["Counted Studio", "Cuonted Studio"] });
    await makeCasino(app, { name: "Counted two", gameProviders: ["Cuonted Studio"] });
    await merge("cuonted-studio", "counted-studio");
    const valuesFor = async (...providers: string[]) => {
      const filter = { search: "counted", providers };
      const list = await callOrThrow<{ facets: { key: string; values: object[] }[] }>(
        app,
        "casinos",
        { filter },
        "facets { key values { slug name count } }",
      );
      return list.facets.find(({ key }) => key === "PROVIDER")!.values;
    };
    const former = { slug: "cuonted-studio", name: "Counted Studio", count: 2 };
    const current = { ...former, slug: "counted-studio" };
    expect(await valuesFor("counted-studio")).toEqual([current]);
    expect(await valuesFor("cuonted-studio")).toEqual([former]);
    expect(await valuesFor("counted-studio", "cuonted-studio")).toEqual([current, former]);
    expect(await valuesFor("cuonted-studio", "Cuonted Studio")).toEqual([
      former,
      { ...former, slug: "Cuonted Studio" },
    ]);
    expect(await valuesFor("no-such-studio")).toEqual([current]);
  });

  it("keeps the spellings of the deleted row, and its slug", async () => {
    await makeCasino(app, { gameProviders: ["Spelled Studio", "Speled Studio"] });
    await merge("speled-studio", "spelled-studio");
    expect(await callOrThrow(app, "provider", { slug: "spelled-studio" }, "name spellings")).toEqual({
      name: "Spelled Studio",
      spellings: ["Speled Studio", "speled-studio", "Spelled Studio"],
    });
  });

  it("keeps the former slug, even if a new name would have this slug", async () => {
    await makeCasino(app, { gameProviders: ["Former Works", "Remaining Works"] });
    await merge("former-works", "remaining-works");
    await makeCasino(app, { gameProviders: ["Former Works™"] });
    expect(await callOrThrow(app, "provider", { slug: "former-works" }, "slug")).toEqual({ slug: "remaining-works" });
    const rows = await callOrThrow<{ name: string; slug: string }[]>(app, "providers", {}, "name slug");
    expect(rows.find(({ name }) => name === "Former Works™")!.slug).toMatch(/^former-works-[0-9a-f]{8}$/);
  });

  it("is recorded in the audit log", async () => {
    await makeCasino(app, { gameProviders: ["Kept Studio", "Dropped Studio"] });
    await merge("dropped-studio", "kept-studio");
    const { nodes } = await callOrThrow<{ nodes: Record<string, unknown>[] }>(
      app,
      "auditLog",
      { filter: { event: "DIRECTORY_MERGED" }, first: 1 },
      "nodes { subject details { name value } }",
      { viewer: "owner" },
    );
    expect(nodes).toEqual([
      {
        subject: "kept-studio",
        details: [
          { name: "from", value: "dropped-studio" },
          { name: "noun", value: "provider" },
        ],
      },
    ]);
  });

  it("leaves a third row's spelling unchanged, even if it equals the merged row's slug", async () => {
    await makeCasino(app, { gameProviders: ["Жb"] });
    await makeCasino(app, { gameProviders: ["B"] });
    await makeCasino(app, { gameProviders: ["Into Studio"] });
    const [, third] = await callOrThrow<{ slug: string }[]>(app, "providers", {}, "slug name").then((rows) =>
      rows.filter(({ slug }) => slug === "b" || slug.startsWith("b-")).toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
    );
    await merge("b", "into-studio");
    await makeCasino(app, { gameProviders: ["b"] });
    expect(await filteredCount({ providers: [third!.slug] })).toBe(2);
    expect(await callOrThrow(app, "provider", { slug: third!.slug }, "casinoCount")).toEqual({ casinoCount: 2 });
  });

  it("rejects visitors, unknown slugs, and merging a row with itself", async () => {
    await makeCasino(app, { gameProviders: ["Only Studio"] });
    expectRefusal(await merge("only-studio", "right-studio", "visitor"), "UNAUTHENTICATED");
    expectRefusal(await merge("only-studio", "only-studio"), "BAD_USER_INPUT", ["into"]);
    expectRefusal(await merge("only-studio", "unknown"), "NOT_FOUND");
    expectRefusal(await merge("unknown", "only-studio"), "NOT_FOUND");
    expect(await callOrThrow(app, "provider", { slug: "only-studio" }, "casinoCount")).toEqual({ casinoCount: 1 });
  });
});

describe.each([
  ["mergePaymentMethods", "paymentMethods", "paymentMethods", "paymentMethod"],
  ["mergeLicensingAuthorities", "licenses", "authorities", "licensingAuthority"],
])("%s", (mutation, texts, field, query) => {
  it("moves the casinos", async () => {
    await makeCasino(app, { [texts]: ["First name"] });
    await makeCasino(app, { [texts]: ["Second name"] });
    const args = { from: "second-name", into: "first-name" };
    expect(await callOrThrow(app, mutation, args, "casinoCount", { viewer: "owner" })).toEqual({ casinoCount: 2 });
    expect(await filteredCount({ [field]: ["first-name"] })).toBe(2);
    expect(await callOrThrow(app, query, { slug: "second-name" }, "slug")).toEqual({ slug: "first-name" });
  });
});
