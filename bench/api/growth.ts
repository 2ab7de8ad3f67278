/**
 * Measures the same queries on catalogues of increasing size. At scale 100, also measures an editor's queries.
 */
import { byHash, byText, signIn } from "./calls.js";
import { ask, type Call, load } from "./load.js";
import { median, progress } from "./results.js";
import { type BenchDatabase, makeDatabase, type Server, startProduct } from "./servers.js";
import { workloads } from "./workloads.js";
import type { Lengths } from "./writing.js";

/**
 * How long each query takes without concurrency, in ms. Readers' times are grouped by workload and scale. Editors'
 * times are only for scale 100.
 */
export interface Growth {
  reads: Map<string, number[]>;
  editors: Map<string, number>;
}

export async function measureGrowth(scales: number[], lengths: Lengths): Promise<Growth> {
  const growth: Growth = { reads: new Map(), editors: new Map() };
  for (const scale of scales) {
    const database = await makeDatabase(scale);
    const server = await startProduct(database.url, "off");
    try {
      for (const [name, query] of readsOf(await slugOf(database))) {
        await ask(server.port, byText(query));
        const time = await timeOf(server, byHash(query), lengths);
        growth.reads.set(name, [...(growth.reads.get(name) ?? []), time]);
      }
      if (scale === 100) await measureEditors(database, server, growth.editors, lengths);
    } finally {
      await server.stop();
      await database.drop();
    }
    progress(`growth, ${scale} times the data`);
  }
  return growth;
}

/** Returns the name and query of every workload. Each list workload also has a variant that selects `totalCount`. */
function readsOf(slug: string): [name: string, query: string][] {
  return workloads(slug).flatMap(({ name, query }): [string, string][] => {
    const counted = query.replaceAll("{ nodes {", "{ totalCount nodes {");
    return counted === query
      ? [[name, query]]
      : [
          [name, query],
          [`${name} and totalCount`, counted],
        ];
  });
}

/** Returns the median time of a request, in ms. The first round is a warm-up and does not count. */
async function timeOf(server: Server, call: Call, { rounds, milliseconds }: Lengths): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const { perSecond } = await load(server, () => call, { milliseconds: milliseconds / 2, connections: 1 });
    if (round > 0) times.push(1_000 / perSecond);
  }
  return median(times);
}

const rows =
  "nodes { id version name slug rating isFeatured isNew updatedAt bonusCount } pageInfo { endCursor hasNextPage }";

const tables: Record<string, string> = {
  "the casinos by name, 50 per page": `{ casinos(orderBy: NAME_ASC, first: 50) { ${rows} } }`,
  "the casinos by their last change, with the count": `{ casinos(orderBy: UPDATED_DESC, first: 50) { ${rows} totalCount } }`,
  "the last page of the casinos by name": `{ casinos(orderBy: NAME_ASC, last: 50) { ${rows} } }`,
  "a text search of the casinos, with the count": `{ casinos(filter: { search: "royal" }, first: 50) { ${rows} totalCount } }`,
  "a text search of the bonuses, with the count":
    '{ bonuses(filter: { search: "spins" }, first: 50) { nodes { id version title isActive casino { name } } totalCount } }',
};

const report =
  "{ analyticsReport { countedUntil totals { pageViews casinoClicks bonusClaims searches newsletterSignUps } days { day pageViews newsletterSignUps } pages { path views } casinos { casinoId name slug isDeleted clicks } } }";

async function measureEditors(
  database: BenchDatabase,
  server: Server,
  editors: Growth["editors"],
  lengths: Lengths,
): Promise<void> {
  await countEvents(database);
  const cookie = await signIn(server);
  for (const [title, query] of [...Object.entries(tables), ["the analytics tab, 5,000,000 events", report] as const])
    editors.set(title, await timeOf(server, { ...byText(query), headers: { cookie } }, lengths));
}

/**
 * Inserts the daily counts of about 5,000,000 events over a year. The report reads only these counts, so the events are
 * not needed.
 */
async function countEvents(database: BenchDatabase): Promise<void> {
  await database.query(
    `INSERT INTO analytics_subjects (event_type, day, subject, events, without_result)
     SELECT 'page_view', current_date - day, '/casino/' || slug, 20, 0
     FROM generate_series(0, 364) AS day, (SELECT slug FROM casinos ORDER BY id LIMIT 400) AS casino
     UNION ALL
     SELECT 'casino_click', current_date - day, id::text, 15, 0
     FROM generate_series(0, 364) AS day, (SELECT id FROM casinos ORDER BY id LIMIT 300) AS casino
     UNION ALL
     SELECT 'search', current_date - day, 'term ' || term, 5, 1
     FROM generate_series(0, 364) AS day, generate_series(1, 240) AS term`,
  );
  await database.query(
    `INSERT INTO analytics_days (day, event_type, events)
     SELECT day, event_type, sum(events) FROM analytics_subjects GROUP BY day, event_type`,
  );
  await database.query("ANALYZE analytics_subjects, analytics_days");
}

/** Returns the slug of a casino that has four active bonuses. */
export async function slugOf(database: BenchDatabase): Promise<string> {
  const [row] = await database.query<{ slug: string }>(
    `SELECT slug FROM casinos JOIN bonuses ON casino_id = casinos.id AND is_active
     WHERE casinos.created_at < '2026-01-01' GROUP BY casinos.id HAVING count(*) = 4 ORDER BY slug LIMIT 1`,
  );
  return row!.slug;
}
