/**
 * `npm run bench:facets` measures how long a filtered page takes with its count and its facets. It uses 50,000 casinos
 * and no response cache. With DATABASE_URL, it uses a database that `bench:seed -- --scale 100` has filled. Otherwise,
 * it uses the same casinos in an embedded database in memory.
 */
import { openGraphql } from "../server/app/graphql/apollo.js";
import { freeOfCharge } from "../server/app/graphql/limits/clientBudget.js";
import { PersistedDocuments } from "../server/app/graphql/persistedDocuments.js";
import { buildGraphqlSchema } from "../server/app/graphql/schema.js";
import { openServices } from "../server/app/services.js";
import { countConnections, type Database, openDatabase } from "../server/database/connection/dataSource.js";
import { insertRows } from "../server/app/seed/insert.js";
import { noCookie } from "../server/catalogue/context.js";
import { PasswordHasher } from "../server/people/session/passwordHash.js";
import { systemClock } from "../server/platform/clock.js";
import { createLog } from "../server/platform/log.js";
import { Metrics } from "../server/platform/metrics.js";
import { openTestDatabase } from "../server/test/database/openTestDatabase.js";
import { print, summary } from "./measure.js";
import { syntheticCasinos } from "./synthetic.js";

const log = createLog("silent");
const rounds = 2;

const choices = {
  providers: [["netent"], ["evolution", "play-n-go"], ["booming-games"], ["greentube", "igt"]],
  paymentMethods: [["visa"], ["trustly"], ["bitcoin", "litecoin"], ["interac"]],
  authorities: [["mga"], ["ukgc"], ["curacao-egaming"]],
  maxPayoutHours: [24, 1],
  minRating: [4, 4.5],
  hasLiveGames: [true],
};

/** Yields every filter with one value, and every pair of values from two different filters. */
function* filters(): Generator<Record<string, unknown>> {
  const all = Object.entries(choices).flatMap(([field, values]) => values.map((value) => [field, value] as const));
  for (const [at, [field, value]] of all.entries()) {
    yield { [field]: value };
    for (const [other, second] of all.slice(at + 1)) if (other !== field) yield { [field]: value, [other]: second };
  }
}

async function open(): Promise<Database> {
  const databaseUrl = process.env["DATABASE_URL"];
  if (databaseUrl) return openDatabase({ databaseUrl, dataDir: "", log });
  const database = await openTestDatabase({ seed: false });
  await database.dataSource.transaction((manager) => insertRows(manager, "casino", syntheticCasinos(100)));
  await database.dataSource.query("ANALYZE");
  return database;
}

const database = await open();
const services = await openServices({
  database,
  redis: null,
  env: {
    rateLimits: false,
    mail: null,
    images: { current: "database", folder: null, bucket: null },
    webhooksAllowPrivate: false,
  },
  publicUrl: () => "http://127.0.0.1",
  log,
  clock: systemClock,
  passwords: new PasswordHasher(),
});
const graphql = await openGraphql({
  schema: buildGraphqlSchema(),
  services,
  documents: new PersistedDocuments(),
  log,
  metrics: new Metrics(() => countConnections(database.dataSource)),
});

interface Taken {
  milliseconds: number;
  /** The CPU time of this process, in ms. Other work on the machine hardly affects this number. */
  cpu: number;
}

async function timeOf(list: string, type: string, selection: string, filter: unknown): Promise<Taken> {
  // A new table version clears the cached counts, which would otherwise stay until the catalogue changes.
  services.tableVersions.bump("slug_redirects");
  const query = `query ($filter: ${type}) { ${list}(filter: $filter, first: 24) { nodes { name rating } ${selection} } }`;
  const begun = performance.now();
  const cpuBefore = process.cpuUsage();
  const facts = { requestId: "", userAgent: "", clientAddress: "127.0.0.1", mayMutate: false, needsSession: false };
  const caller = { viewer: null, cookie: noCookie, budget: freeOfCharge, ...facts };
  const { result } = await graphql.execute({ query, variables: { filter } }, caller);
  const { user, system } = process.cpuUsage(cpuBefore);
  const milliseconds = performance.now() - begun;
  if (result.errors) throw new Error(JSON.stringify(result.errors));
  return { milliseconds, cpu: (user + system) / 1_000 };
}

async function bench(title: string, list: string, type: string, all: unknown[]): Promise<void> {
  const selections = {
    page: "",
    "page and count": "totalCount",
    "page and facets": "facets { key values { slug name count } }",
  };
  const rows: Parameters<typeof print>[1] = [];
  for (const [name, selection] of Object.entries(selections)) {
    const taken: Taken[] = [];
    for (let round = 0; round <= rounds; round += 1)
      for (const filter of all) {
        const each = await timeOf(list, type, selection, filter);
        // The first round does not count, because it prepares statements and loads the search index.
        if (round > 0) taken.push(each);
      }
    rows.push([name, summary(taken.map(({ milliseconds }) => milliseconds))]);
    rows.push([`${name}, CPU time`, summary(taken.map(({ cpu }) => cpu))]);
  }
  print(title, rows);
}

await bench("50,000 casinos, filtered", "casinos", "CasinoFilter", [...filters()]);
await bench("50,000 casinos, all of them", "casinos", "CasinoFilter", [{}]);
await graphql.close();
await services.close();
await database.close();
