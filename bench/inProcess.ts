/** Runs operations in this process, without HTTP and without the response cache, on a synthetic catalogue. */
import { openGraphql } from "../server/app/graphql/apollo.js";
import { freeOfCharge } from "../server/app/graphql/limits/clientBudget.js";
import { PersistedDocuments } from "../server/app/graphql/persistedDocuments.js";
import { buildGraphqlSchema } from "../server/app/graphql/schema.js";
import { openServices } from "../server/app/services.js";
import { noCookie } from "../server/catalogue/context.js";
import { countConnections, type Database, openDatabase } from "../server/database/connection/dataSource.js";
import { PasswordHasher } from "../server/people/session/passwordHash.js";
import { systemClock } from "../server/platform/clock.js";
import { createLog } from "../server/platform/log.js";
import { Metrics } from "../server/platform/metrics.js";
import { openTestDatabase } from "../server/test/database/openTestDatabase.js";
import { insertSynthetic } from "./synthetic.js";

const log = createLog("silent");

export interface Taken {
  milliseconds: number;
  /** The CPU time of this process, in ms. Other work on the machine hardly affects this number. */
  cpu: number;
}

/** Uses the database at DATABASE_URL, which `bench:seed` has filled, or an embedded database in memory. */
async function openFilled(scale: number): Promise<Database> {
  const databaseUrl = process.env["DATABASE_URL"];
  if (databaseUrl) return openDatabase({ databaseUrl, dataDir: "", log });
  const database = await openTestDatabase({ seed: false });
  await insertSynthetic(database, scale);
  await database.dataSource.query("ANALYZE");
  return database;
}

/** @param scale The size of the embedded catalogue, in 500 casinos. */
export async function openInProcess(scale: number) {
  const database = await openFilled(scale);
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
  return {
    /** Runs an operation of a visitor. A new table version clears the cached counts before it. */
    async run(query: string, variables: Record<string, unknown>): Promise<Taken> {
      services.tableVersions.bump("slug_redirects");
      const begun = performance.now();
      const cpuBefore = process.cpuUsage();
      const facts = { requestId: "", userAgent: "", clientAddress: "127.0.0.1", mayMutate: false, needsSession: false };
      const caller = { viewer: null, cookie: noCookie, budget: freeOfCharge, ...facts };
      const { result } = await graphql.execute({ query, variables }, caller);
      const { user, system } = process.cpuUsage(cpuBefore);
      const milliseconds = performance.now() - begun;
      if (result.errors) throw new Error(JSON.stringify(result.errors));
      return { milliseconds, cpu: (user + system) / 1_000 };
    },
    async close(): Promise<void> {
      await graphql.close();
      await services.close();
      await database.close();
    },
  };
}
