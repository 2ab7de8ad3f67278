import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { makeCasino } from "../../test/catalogue/factories.js";
import { readPage } from "../../test/catalogue/lists.js";
import { until } from "../../test/until.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seed: true, viewer: "demo" });
});
afterAll(() => app.close());

async function find(search: string, filter: Record<string, unknown> = {}): Promise<string[]> {
  const { edges } = await readPage(app, "casinos", { filter: { search, ...filter } });
  return edges.map(({ node }) => node.id);
}

async function suggested(text: string): Promise<string[]> {
  const { casinos } = await callOrThrow<{ casinos: { id: string }[] }>(
    app,
    "searchSuggestions",
    { text },
    "casinos { id }",
  );
  return casinos.map(({ id }) => id);
}

describe("a search after a write", () => {
  it("immediately finds a new or renamed casino, but not a deleted one", async () => {
    expect(await find("Quixwold")).toEqual([]);
    const { id } = await makeCasino(app, { name: "Quixwold", paymentMethods: ["Zorbpay"] });
    expect(await find("Quixwold")).toEqual([id]);
    expect(await find("zorbpay")).toEqual([id]);
    expect(await suggested("quixw")).toEqual([id]);
    await callOrThrow(app, "updateCasino", { id, version: 1, input: { name: "Vlemdorp" } }, "id");
    expect(await find("Quixwold")).toEqual([]);
    expect(await find("Vlemdorp")).toEqual([id]);
    expect(await suggested("vlem")).toEqual([id]);
    await callOrThrow(app, "deleteCasino", { id, version: 2 }, "id");
    expect(await find("Vlemdorp")).toEqual([]);
    expect(await suggested("vlem")).toEqual([]);
  });

  it("finds the same casinos as before if the write was rejected", async () => {
    const before = await find("visa");
    expect((await call(app, "createCasino", { input: { name: "X", slug: "northgate" } }, "id")).errors).toHaveLength(1);
    expect(await find("visa")).toEqual(before);
  });

  it("finds changes made through SQL", async () => {
    const sql = (statement: string) => app.database.dataSource.query(statement);
    const { id } = await makeCasino(app, { name: "Brimquat" });
    expect(await find("Brimquat")).toEqual([id]);
    await sql("UPDATE casinos SET name = 'Drolvane' WHERE name = 'Brimquat'");
    expect(await until(async () => (await find("Drolvane")).includes(id))).toBe(true);
    expect(await find("Brimquat")).toEqual([]);
    await sql("DELETE FROM casinos WHERE name = 'Drolvane'");
    expect(await until(async () => (await find("Drolvane")).length === 0)).toBe(true);
    await sql("INSERT INTO casinos (name, slug) VALUES ('Ostrivane', 'ostrivane')");
    expect(await until(async () => (await find("Ostrivane")).length === 1)).toBe(true);
  });
});

/** Yields to the event loop. Unlike a response over a network, an in-process response can arrive without any delay. */
const turn = () => new Promise((done) => setImmediate(done));

describe("searches during writes", () => {
  it("never return results from before the last acknowledged write", async () => {
    const { id } = await makeCasino(app, { name: "Rising Star" });
    const writer = { acknowledged: 0, isDone: false };
    const misses: number[] = [];
    let searches = 0;
    async function search(): Promise<void> {
      while (!writer.isDone) {
        const minRating = writer.acknowledged;
        if (!(await find("Rising Star", { minRating })).includes(id)) misses.push(minRating);
        searches += 1;
        await turn();
      }
    }
    async function write(): Promise<void> {
      for (let step = 1; step <= 30; step += 1) {
        const rating = step / 10;
        await callOrThrow(app, "updateCasino", { id, version: step, input: { rating } }, "id");
        writer.acknowledged = rating;
        await turn();
      }
    }
    const writing = write().finally(() => (writer.isDone = true));
    await Promise.all([writing, ...Array.from({ length: 6 }, search)]);
    expect(searches).toBeGreaterThan(20);
    expect(misses).toEqual([]);
  });
});
