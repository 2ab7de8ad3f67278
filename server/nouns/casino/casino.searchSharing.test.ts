import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";

import { openTableVersions } from "../../database/reading/tableVersions.js";
import { Disconnect } from "../../shared/disconnect.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { CasinoSearch } from "./casino.search.js";
import { CatalogueIndex } from "./search/catalogueIndex.js";

/** The duration of a step in ms. It is longer than a slice, so other requests get a turn between steps. */
const stepTime = 8;

let app: TestApp;
let stopListening: () => Promise<void>;
let search: CasinoSearch;
beforeAll(async () => {
  app = await createTestApp({ seed: true });
  const { tableVersions, close } = await openTableVersions(app.database);
  stopListening = close;
  search = new CasinoSearch(app.database.dataSource, tableVersions);
  await search.prepare();
});
afterAll(async () => {
  await stopListening();
  await app.close();
});

afterEach(() => void jest.restoreAllMocks());

/** Makes each search as slow as in a large catalogue. Returns the texts of all searches that have begun. */
function slowDown(onStep: (step: number) => void = () => undefined): string[] {
  const begun: string[] = [];
  const plain = Object.getOwnPropertyDescriptor(CatalogueIndex.prototype, "search")!.value as CatalogueIndex["search"];
  jest.spyOn(CatalogueIndex.prototype, "search").mockImplementation(function* (this: CatalogueIndex, text) {
    begun.push(text);
    for (let step = 1; step <= 5; step += 1) {
      const end = performance.now() + stepTime;
      while (performance.now() < end) Math.sqrt(step);
      onStep(step);
      yield;
    }
    return yield* plain.call(this, text);
  });
  return begun;
}

const countFacets = (text: string, disconnect?: Disconnect) =>
  search.countFacets(
    { text, tests: [], maxPayoutHours: null, slugs: { provider: null, paymentMethod: null, licensingAuthority: null } },
    disconnect,
  );

describe("simultaneous requests with the same search text", () => {
  it("cause only one search", async () => {
    const begun = slowDown();
    const [hits, { counts }, again] = await Promise.all([
      search.find("skrill", new Disconnect()),
      countFacets("skrill", new Disconnect()),
      search.find("skrill", new Disconnect()),
    ]);
    expect(begun).toEqual(["skrill"]);
    expect(hits.size).toBeGreaterThan(0);
    expect(counts.total).toBe(hits.size);
    expect(again.size).toBe(hits.size);
  });

  it("get their results even if the first of them disconnects", async () => {
    const first = new Disconnect();
    const begun = slowDown((step) => step === 3 && first.fire());
    const abandoned = search.find("visa", first);
    const kept = search.find("visa", new Disconnect());
    await expect(abandoned).rejects.toThrow("caller disconnected");
    expect((await kept).size).toBeGreaterThan(0);
    expect(begun).toEqual(["visa"]);
  });

  it("do not prevent another search after all of them have disconnected", async () => {
    const callers = [new Disconnect(), new Disconnect()];
    const begun = slowDown((step) => step === 3 && callers.forEach((caller) => caller.fire()));
    const abandoned = callers.map((caller) => search.find("neteller", caller));
    for (const each of abandoned) await expect(each).rejects.toThrow("caller disconnected");
    expect((await search.find("neteller", new Disconnect())).size).toBeGreaterThan(0);
    expect(begun).toEqual(["neteller", "neteller"]);
  });
});
