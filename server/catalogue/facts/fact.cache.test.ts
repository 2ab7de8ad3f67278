import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { makeAccount, makeCookie, post } from "../../test/sessions/signedIn.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { until } from "../../test/until.js";

const day = 86_400_000;

/** How far the server's clock is ahead of the real time, in ms. */
let ahead = 0;
let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer({ seed: true, clock: { now: () => new Date(Date.now() + ahead) } });
  cookie = await makeCookie(server.database.dataSource, await makeAccount(server.database.dataSource));
});
afterAll(() => server.close());

const query = '{ casino(slug: "northgate") { id version facts { field checkedAt isStale } } }';

interface Answer {
  casino: { id: string; version: number; facts: { field: string; checkedAt: string | null; isStale: boolean }[] };
}

/** Reads as a visitor's browser does, so the response may come from the cache. */
async function read(): Promise<Answer["casino"]> {
  const response = await fetch(`${server.url}/graphql?${new URLSearchParams({ query }).toString()}`);
  return ((await response.json()) as { data: Answer }).data.casino;
}

/** Reads three times, so the last response comes from the cache. */
async function readCached(): Promise<Answer["casino"]> {
  await read();
  await read();
  return read();
}

const licensesOf = ({ facts }: Answer["casino"]) => facts.find(({ field }) => field === "LICENSES")!;

describe("a cached response with facts", () => {
  it("is replaced as soon as an editor checks a fact", async () => {
    const before = await readCached();
    const checked = await post<{ checkFact: { checkedAt: string } }>(
      server.url,
      "mutation C($id: ID!, $v: Int!) { checkFact(noun: CASINO, id: $id, field: LICENSES, version: $v) { checkedAt } }",
      { id: before.id, v: before.version },
      { cookie },
    );
    expect(licensesOf(await read()).checkedAt).toBe(checked.data!.checkFact.checkedAt);
  });

  it("is replaced as soon as an editor checks a fact together with an update that changes nothing", async () => {
    const before = await readCached();
    const { errors } = await post(
      server.url,
      "mutation U($id: ID!, $v: Int!) { updateCasino(id: $id, version: $v, input: {}, checkedFacts: { fields: [LICENSES] }) { id } }",
      { id: before.id, v: before.version },
      { cookie },
    );
    expect(errors).toBeUndefined();
    expect(licensesOf(await read()).checkedAt).not.toBe(licensesOf(before).checkedAt);
  });

  it("is replaced when another program deletes the checks", async () => {
    await readCached();
    await server.database.dataSource.query("DELETE FROM fact_checks WHERE field = 'licenses'");
    expect(await until(async () => licensesOf(await read()).checkedAt === null)).toBe(true);
  });

  it("shows a fact as stale from the start of the day on which it becomes stale", async () => {
    const midnight = Math.ceil(Date.now() / day) * day;
    await server.database.dataSource.query("UPDATE fact_checks SET checked_at = $1 WHERE field = 'game_providers'", [
      new Date(midnight - 91 * day),
    ]);
    const isStale = async () => (await readCached()).facts.find(({ field }) => field === "GAME_PROVIDERS")!.isStale;
    await until(async () =>
      (await read()).facts.some(({ checkedAt }) => Date.parse(checkedAt!) === midnight - 91 * day),
    );
    ahead = midnight - Date.now() - 60_000;
    expect(await isStale()).toBe(false);
    ahead = midnight - Date.now();
    expect(await isStale()).toBe(true);
  });
});
