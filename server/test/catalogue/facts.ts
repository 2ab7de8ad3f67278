/** Reads, checks, and reports facts through the API. */
import { call, callOrThrow, type Called } from "../call.js";
import type { TestApp } from "../createTestApp.js";

export interface FactOfRow {
  field: string;
  checkedAt: string | null;
  sourceUrl: string | null;
  isStale: boolean;
}

export interface ListedFact {
  field: string;
  problem: string;
  noun: "CASINO" | "BONUS";
  id: string;
  version: number;
  name: string;
  slug: string | null;
  value: string;
  checkedAt: string | null;
  sourceUrl: string | null;
  reportCount: number;
  reportedAt: string | null;
}

/** The mutation arguments that identify a fact. */
export interface FactKey {
  noun: "CASINO" | "BONUS" | "GAME";
  id: string;
  field: string;
}

const factSelection = "field checkedAt sourceUrl isStale";

/** Returns the facts about a casino or bonus, keyed by field. */
export async function factsOf(app: TestApp, noun: "casinos" | "bonuses", id: string) {
  const { nodes } = await callOrThrow<{ nodes: { facts: FactOfRow[] }[] }>(
    app,
    noun,
    { filter: { ids: [id] } },
    `nodes { facts { ${factSelection} } }`,
    { viewer: "demo" },
  );
  return Object.fromEntries(nodes[0]!.facts.map((fact) => [fact.field, fact]));
}

/** Checks a fact. By default, `version` is the row's current version. */
export async function checkFact(
  app: TestApp,
  key: FactKey,
  more: { version?: number; sourceUrl?: string | null } = {},
): Promise<Called<FactOfRow>> {
  const version = more.version ?? (await versionOf(app, key));
  return call<FactOfRow>(app, "checkFact", { ...key, ...more, version }, factSelection, { viewer: "owner" });
}

async function versionOf(app: TestApp, { noun, id }: FactKey): Promise<number> {
  const table = { CASINO: "casinos", BONUS: "bonuses", GAME: "games" }[noun];
  const [row] = await app.database.dataSource.query<{ version: number }[]>(
    `SELECT version FROM ${table} WHERE id::text = $1`,
    [id],
  );
  return row?.version ?? 1;
}

export function reportFact(app: TestApp, key: FactKey): Promise<Called<boolean>> {
  return call<boolean>(app, "reportFact", { ...key }, "", { viewer: "visitor" });
}

const listed =
  "facts { field problem noun id version name slug value checkedAt sourceUrl reportCount reportedAt } counts { reported changed stale }";

export interface ListedQueue {
  facts: ListedFact[];
  counts: { reported: number; changed: number; stale: number };
}

export function factQueue(
  app: TestApp,
  args: { problem?: string; casinoId?: string; first?: number } = {},
): Promise<ListedQueue> {
  return callOrThrow<ListedQueue>(app, "factsToCheck", args, listed, { viewer: "owner" });
}
