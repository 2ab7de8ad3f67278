import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import type { PaymentDetails } from "../../database/entities/casinoDetails.js";
import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { allNodes, type DirectoryValues, matchesDirectory } from "../../test/catalogue/plainFilters.js";
import { sampleOf } from "../../test/sample.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { plainCasinos, plainGames, plainSeed } from "../../test/catalogue/plainSeed.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seed: true });
});
afterAll(() => app.close());

interface Row {
  slug: string;
  name: string;
  casinoCount: number;
}

const lists = [
  ["providers", plainSeed.provider],
  ["paymentMethods", plainSeed.paymentMethod],
  ["licensingAuthorities", plainSeed.licensingAuthority],
] as const;

describe("the sample catalogue", () => {
  it.each(lists)("describes exactly the %s that its casinos and games name", async (list, seed) => {
    const rows = await callOrThrow<(Row & { website: string; description: string })[]>(
      app,
      list,
      {},
      "slug name website description casinoCount",
    );
    expect(rows.map(({ slug }) => slug).toSorted()).toEqual(seed.map(({ slug }) => slug).toSorted());
    const byName = rows.map(({ name }) => name.toLowerCase());
    expect(byName).toEqual(byName.toSorted());
    for (const { website, description } of rows) {
      expect(website).toMatch(/^https:\/\//);
      expect(description.length).toBeGreaterThan(60);
    }
  });
});

describe("the list of all providers", () => {
  it("can't include the providers' casinos, because the query would be too complex", async () => {
    const refused = await call(app, "providers", {}, "name casinos(first: 24) { nodes { name } }");
    expectRefusal(refused, "QUERY_TOO_COMPLEX");
  });
});

describe("a provider", () => {
  it("is not found by a slug that is longer than any name", async () => {
    const { result } = await call(app, "provider", { slug: "-".repeat(100_000) }, "slug");
    expect(result).toBeNull();
  });

  it("lists and counts its casinos and games", async () => {
    const provider = await callOrThrow<Record<string, unknown>>(
      app,
      "provider",
      { slug: "netent" },
      "name casinoCount gameCount casinos(first: 1) { totalCount nodes { name } } games(first: 2) { totalCount nodes { name } }",
    );
    const casinos = plainCasinos.filter(({ gameProviders }) => gameProviders.includes("NetEnt"));
    const games = plainGames.filter(({ provider: name }) => name === "NetEnt");
    expect(provider).toMatchObject({
      name: "NetEnt",
      casinoCount: casinos.length,
      gameCount: games.length,
      casinos: { totalCount: casinos.length },
      games: { totalCount: games.length },
    });
  });

  it("has pages of casinos with cursors that the casinos query also accepts", async () => {
    const page = "nodes { slug } pageInfo { hasNextPage endCursor }";
    interface Page {
      nodes: { slug: string }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    }
    const whole = await callOrThrow<Page>(app, "casinos", { filter: { providers: ["netent"] }, first: 100 }, page);
    const first = await app.query<{ provider: { casinos: Page } }>(
      `{ provider(slug: "netent") { casinos(first: 5) { ${page} } } }`,
    );
    const after = first.data.provider.casinos.pageInfo.endCursor;
    const second = await app.query<{ provider: { casinos: Page } }>(
      `query ($after: String) { provider(slug: "netent") { casinos(first: 5, after: $after) { ${page} } } }`,
      { after },
    );
    const slugs = [first, second].flatMap(({ data }) => data.provider.casinos.nodes.map(({ slug }) => slug));
    expect(slugs).toEqual(whole.nodes.slice(0, 10).map(({ slug }) => slug));
    const same = await callOrThrow<Page>(app, "casinos", { filter: { providers: ["netent"] }, first: 5, after }, page);
    expect(same).toEqual(second.data.provider.casinos);
  });

  it("is found by the slug of another spelling, but not by an unknown slug", async () => {
    expect(await callOrThrow(app, "provider", { slug: "big-time-gaming" }, "name")).toEqual({
      name: "Big Time Gaming",
    });
    expect(await callOrThrow(app, "provider", { slug: "btg" }, "slug")).toEqual({ slug: "big-time-gaming" });
    expect(await call(app, "provider", { slug: "unknown" }, "name")).toEqual({ result: null, errors: undefined });
  });

  it("is linked from its games, whose casino count equals the provider's", async () => {
    const game = await callOrThrow<{ providerProfile: Row; casinos: { totalCount: number } }>(
      app,
      "game",
      { slug: "starburst" },
      "providerProfile { slug casinoCount } casinos(first: 1) { totalCount }",
    );
    expect(game.providerProfile.slug).toBe("netent");
    expect(game.casinos.totalCount).toBe(game.providerProfile.casinoCount);
  });
});

describe("the casinos query", () => {
  const paysByTrustly = ({ method, canWithdraw, payoutHoursTo: hours }: PaymentDetails) =>
    method === "Trustly" && canWithdraw !== false && hours != null && hours <= 24;
  const matching = plainCasinos.filter(
    ({ licenses, paymentDetails }) => licenses.includes("MGA") && paymentDetails.some(paysByTrustly),
  );
  const filter = { authorities: ["mga"], paymentMethods: ["trustly"], maxPayoutHours: 24 };

  it("filters by license and by the payout time that casinos state for a payment method, with and without a search query", async () => {
    const list = await callOrThrow<{ nodes: { slug: string }[]; totalCount: number }>(
      app,
      "casinos",
      { filter },
      "totalCount nodes { slug }",
    );
    expect(list.nodes.map(({ slug }) => slug).toSorted()).toEqual(matching.map(({ slug }) => slug).toSorted());
    expect(list.totalCount).toBeGreaterThan(3);
    const { name, slug } = matching[0]!;
    const found = await callOrThrow(app, "casinos", { filter: { ...filter, search: name } }, "nodes { slug }");
    expect(found["nodes"]).toContainEqual({ slug });
    const none = { ...filter, authorities: ["isle-of-man"], search: name };
    expect(await callOrThrow(app, "casinos", { filter: none }, "nodes { slug }")).toEqual({ nodes: [] });
  });

  const optional = <Value>(values: Value[]) => [null, ...values];
  const combinations = optional(plainSeed.paymentMethod).flatMap((method) =>
    [0, 1, 12, 24, 48, 72, 720].flatMap((maxPayoutHours) =>
      optional(plainSeed.licensingAuthority).map((authority) => ({
        paymentMethods: method && [method.slug],
        maxPayoutHours,
        authorities: authority && [authority.slug],
      })),
    ),
  );

  it("finds by any payment method, payout time and license what a reference implementation finds, and states the time of the method", async () => {
    type Listed = Omit<DirectoryValues, "authorities"> & { slug: string; authorities: { slug: string }[] };
    const selection = `slug withdrawalHours fastestPayout { hours } authorities { slug }
      casinoPaymentMethods { method { slug } canWithdraw payoutHoursTo }`;
    const all = await allNodes<Listed>(app, "casinos", selection);
    let found = 0;
    for (const combination of sampleOf(combinations, 40)) {
      const expected = all.filter((casino) =>
        matchesDirectory({ ...casino, authorities: casino.authorities.map(({ slug }) => slug) }, combination),
      );
      const list = await callOrThrow<{ nodes: (Listed & { fastestPayout: { hours: number } })[] }>(
        app,
        "casinos",
        { filter: combination, first: 100 },
        `nodes { ${selection} }`,
      );
      expect(list.nodes.map(({ slug }) => slug).toSorted()).toEqual(expected.map(({ slug }) => slug).toSorted());
      for (const { fastestPayout, casinoPaymentMethods } of list.nodes) {
        const chosen = casinoPaymentMethods.find(({ method }) => combination.paymentMethods?.includes(method.slug));
        const hours = combination.paymentMethods ? chosen!.payoutHoursTo : fastestPayout.hours;
        expect(hours).toBeLessThanOrEqual(combination.maxPayoutHours);
      }
      found += expected.length;
    }
    expect(found).toBeGreaterThan(20);
  });

  it("rejects too many slugs or hours out of range, and names the field", async () => {
    const slugs = Array.from({ length: 51 }, () => "x");
    for (const field of ["providers", "paymentMethods", "authorities"])
      expectRefusal(await call(app, "casinos", { filter: { [field]: slugs } }, "totalCount"), "BAD_USER_INPUT", [
        field,
      ]);
    const tooLong = await call(app, "casinos", { filter: { maxPayoutHours: 721 } }, "totalCount");
    expectRefusal(tooLong, "BAD_USER_INPUT", ["maxPayoutHours"]);
  });

  it("finds a casino by its license as soon as an editor adds the license, even with a search query", async () => {
    const { name } = matching[0]!;
    const search = { search: name, authorities: ["isle-of-man"] };
    const count = async () => (await callOrThrow(app, "casinos", { filter: search }, "totalCount"))["totalCount"];
    expect(await count()).toBe(0);
    const { id, version } = await callOrThrow<{ id: string; version: number }>(
      app,
      "casino",
      { slug: matching[0]!.slug },
      "id version",
    );
    const input = { licenses: ["isle of man"] };
    await callOrThrow(app, "updateCasino", { id, version, input }, "id", { viewer: "demo" });
    expect(await count()).toBe(1);
  });
});
