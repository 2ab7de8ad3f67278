import { beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";

import type { Database } from "../../database/connection/dataSource.js";
import { createLog } from "../../platform/log.js";
import { post } from "../../test/sessions/signedIn.js";
import { useSessionServers } from "../../test/sessions/sessionServers.js";
import { until } from "../../test/until.js";
import { startApplication } from "../application.js";
import { parseEnv } from "../env.js";
import { sampledRuns } from "../../test/sample.js";

const servers = useSessionServers();

/** Queries that return the version of a casino. Each query depends on different tables and has its own cache key. */
const views = [
  (slug: string) => [`{ casino(slug: "${slug}") { version trustScore { score } } }`, ["casino"]],
  (slug: string) => [`{ casino(slug: "${slug}") { version bonuses { title } } }`, ["casino"]],
  (slug: string, id: string) => [
    `query L($i: [ID!]) { casinos(filter: { ids: $i }) { nodes { slug version } } }`,
    ["casinos", "nodes", 0],
    { i: [id] },
  ],
  (_slug: string, id: string) => [
    `query B($c: ID!) { bonuses(filter: { casinoId: $c }) { nodes { casino { version } } } }`,
    ["bonuses", "nodes", 0, "casino"],
    { c: id },
  ],
] as const satisfies ((slug: string, id: string) => [string, (string | number)[], Record<string, unknown>?])[];

const slugs = ["first", "second", "third"];

interface Casino {
  id: string;
  slug: string;
  /** The version after the last acknowledged write. */
  version: number;
}

let casinos: Casino[];
let cookie: string;
/** For each server and casino, the highest version in any response so far. */
let leastVersions: number[][];
let urls: string[];

beforeAll(async () => {
  urls = [servers.server.url, servers.other.url];
  cookie = await servers.newCookie();
  casinos = [];
  for (const slug of slugs) {
    const [row] = (await servers.query(
      `INSERT INTO casinos (name, slug) VALUES ('${slug}', '${slug}') RETURNING id, slug, version`,
    )) as Casino[];
    await servers.query(`INSERT INTO bonuses (title, casino_id) VALUES ('of ${slug}', '${row!.id}')`);
    casinos.push(row!);
  }
  leastVersions = urls.map(() => casinos.map(({ version }) => version));
});

async function readVersion(server: number, view: number, which: number): Promise<number> {
  const { slug, id } = casinos[which]!;
  const [query, path, variables] = views[view]!(slug, id) as [string, (string | number)[], Record<string, unknown>?];
  const parameters = new URLSearchParams({ query, variables: JSON.stringify(variables ?? {}) });
  const response = await fetch(`${urls[server]}/graphql?${parameters.toString()}`);
  const { data } = (await response.json()) as { data: unknown };
  const row = path.reduce((value: unknown, name) => (value as Record<string | number, unknown>)[name], data);
  return (row as { version: number }).version;
}

async function writeAt(server: number, which: number): Promise<void> {
  const casino = casinos[which]!;
  const answer = await post<{ updateCasino: { version: number } }>(
    urls[server]!,
    "mutation W($id: ID!, $v: Int!, $i: CasinoUpdateInput!) { updateCasino(id: $id, version: $v, input: $i) { version } }",
    { id: casino.id, v: casino.version, i: { reviewCount: casino.version } },
    { cookie },
  );
  casino.version = answer.data!.updateCasino.version;
  leastVersions[server]![which] = casino.version;
}

async function writeBySql(which: number): Promise<void> {
  const casino = casinos[which]!;
  const [row] = (await servers.query(
    `WITH written AS (UPDATE casinos SET review_count = review_count + 1 WHERE id = '${casino.id}' RETURNING version)
     SELECT version FROM written`,
  )) as Casino[];
  casino.version = row!.version;
}

interface Step {
  server: number;
  which: number;
  view: number;
  act: "read" | "write" | "sql";
}

const step: fc.Arbitrary<Step> = fc.record({
  server: fc.nat(1),
  which: fc.nat(slugs.length - 1),
  view: fc.nat(views.length - 1),
  act: fc.constantFrom<Step["act"]>("read", "read", "read", "write", "sql"),
});

/** Runs all steps at the same time. Skips all but the first write to each casino, because the others would conflict. */
async function runTogether(steps: Step[]): Promise<void> {
  const written = new Set<number>();
  await Promise.all(
    steps.map(async ({ server, which, view, act }) => {
      if (act !== "read") {
        if (written.has(which)) return;
        written.add(which);
        await (act === "write" ? writeAt(server, which) : writeBySql(which));
        return;
      }
      const least = leastVersions[server]![which]!;
      const version = await readVersion(server, view, which);
      if (version < least) throw new Error(`server ${server} returned version ${version} after version ${least}`);
      leastVersions[server]![which] = Math.max(leastVersions[server]![which]!, version);
    }),
  );
}

describe("two servers on one database", () => {
  it("never go back to an older version, and soon both return the latest version", async () => {
    const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 10 }), { minLength: 4, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(rounds, async (run) => {
        for (const together of run) await runTogether(together);
        for (const [server] of urls.entries())
          for (const [which, { version }] of casinos.entries())
            for (const [view] of views.entries())
              expect(await until(async () => (await readVersion(server, view, which)) === version)).toBe(true);
      }),
      sampledRuns(10, 2, { endOnFailure: true }),
    );
  });

  it("show their own writes immediately, even if they receive no notifications", async () => {
    // This server receives heartbeats but no notifications.
    const listen: Database["listen"] = async (_channel, { onHeartbeat }) => {
      onHeartbeat?.(Number.POSITIVE_INFINITY);
      return async () => undefined;
    };
    const database = { ...servers.server.database, listen };
    const env = { ...parseEnv({ PORT: "0" }, []), rateLimits: false };
    const deaf = await startApplication({ env, log: createLog("silent"), database, files: null });
    urls.push(deaf.url);
    leastVersions.push([0, 0, 0]);
    cookie = await servers.newCookie();
    const shown = () => readVersion(2, 0, 0);
    const before = [await shown(), await shown(), await shown()];
    await writeBySql(0);
    // The server received no notification, so it serves the cached version.
    before.push(await shown());
    expect(new Set(before).size).toBe(1);
    await writeAt(2, 0);
    expect(await shown()).toBe(casinos[0]!.version);
    await deaf.close();
  });
});
