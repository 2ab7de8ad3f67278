/** The application over an open database, bottom up: services, API, pages, HTTP. Taken down in the opposite order. */
import type { AddressInfo } from "node:net";
import { setTimeout as rest } from "node:timers/promises";
import { lexicographicSortSchema, printSchema } from "graphql";
import type { Redis } from "ioredis";

import { countConnections, type Database } from "../database/connection/dataSource.js";
import { systemClock } from "../platform/clock.js";
import { startJobs } from "../platform/jobs.js";
import type { Log } from "../platform/log.js";
import { Metrics } from "../platform/metrics.js";
import { stopTimeout, waitingConnections, workLimits } from "../shared/limits.js";
import { createAnonymousResponses } from "./cache/anonymousResponses.js";
import { ResponseCache } from "./cache/responseCache.js";
import type { BuiltFiles } from "./site/builtFiles.js";
import { openDemoMode } from "./demoMode.js";
import type { Env } from "./env.js";
import { ensureFirstAccount } from "./firstAccount.js";
import { openGraphql } from "./graphql/apollo.js";
import { createHttpApp } from "./http/httpApp.js";
import { jobsOf } from "./jobs.js";
import { createBudgets } from "./graphql/limits/clientBudget.js";
import { explainListenError, localOrigin } from "./http/listening.js";
import { PersistedDocuments } from "./graphql/persistedDocuments.js";
import { buildGraphqlSchema } from "./graphql/schema.js";
import { openServices } from "./services.js";
import { openSite } from "./site/site.js";
import type { WorkLimits } from "./http/workLimits.js";

/** Milliseconds that a stop waits for the search's first reading. */
const readingTimeout = 1_000;

export interface ApplicationOptions {
  env: Env;
  log: Log;
  /** The caller's, who closes it after the application. */
  database: Database;
  /** Null serves only the API. */
  files: BuiltFiles | null;
  /** Left out: those of the product. A test lifts them, so that it does not depend on the machine's speed. */
  workLimits?: WorkLimits;
}

export interface Application {
  /** Where the site is to be found, without a slash at its end. */
  url: string;
  /** Where it listens. Behind a proxy the public address is another one. */
  localUrl: string;
  isDemo: boolean;
  /** Stops accepting, lets requests in progress finish and writes out what is buffered. */
  close(): Promise<void>;
}

/** @throws StartupError when it can't listen at the address or the built client is broken. */
export async function startApplication(options: ApplicationOptions): Promise<Application> {
  const { env, log, database, files } = options;
  await ensureFirstAccount(database.dataSource, env, log);
  const schema = buildGraphqlSchema();
  const redis = env.redisUrl === undefined ? null : await connectRedis(env.redisUrl, log);
  const services = await openServices({ database, redis, env, log, clock: systemClock });
  const metrics = new Metrics(() => countConnections(database.dataSource));
  metrics.watchProcess();
  const documents = new PersistedDocuments();
  const graphql = await openGraphql({ schema, services, documents, log, metrics });
  const { tableVersions, clock } = services;
  const count = (outcome: string) => metrics.answerCacheRequests.inc({ outcome });
  const cache = new ResponseCache({ isOn: env.answerCache, tableVersions, clock, count });
  metrics.watchResponseCache(() => cache.size);
  const anonymousResponses = createAnonymousResponses({ graphql, cache, documents });
  const demoMode = await openDemoMode({ env, database, log });
  let url = env.publicUrl ?? localOrigin(env);
  const publicUrl = () => url;
  const { cdnTtl } = env;
  const site = files && (await openSite({ files, anonymousResponses, cache, documents, publicUrl, cdnTtl, log }));
  const sdl = `${printSchema(lexicographicSortSchema(schema))}\n`;
  const budgets = createBudgets({ redis, isOn: env.rateLimits });
  const app = await createHttpApp({
    env,
    log,
    database,
    graphql,
    anonymousResponses,
    cache,
    demoMode,
    budgets,
    metrics,
    sdl,
    site,
    workLimits: options.workLimits ?? workLimits,
  });
  const jobs = startJobs(jobsOf(database, services), log);

  let preparing: Promise<unknown> = Promise.resolve();
  const close = async () => {
    const impatience = setTimeout(() => app.server.closeAllConnections(), stopTimeout);
    await app.close();
    clearTimeout(impatience);
    await demoMode.close();
    await graphql.close();
    await jobs.close();
    // It reads the database, which the caller closes next.
    const patience = new AbortController();
    const givenUp = rest(readingTimeout, undefined, patience).catch(() => undefined);
    await Promise.race([preparing, givenUp]);
    patience.abort();
    await services.close();
    redis?.disconnect();
  };
  try {
    await app.listen({ host: env.host, port: env.port, backlog: waitingConnections });
  } catch (error) {
    await close();
    throw explainListenError(error as NodeJS.ErrnoException, env);
  }
  // A failure is harmless: the first search retries it.
  preparing = services.search
    .prepare()
    .catch((error: unknown) => log.warn({ err: error }, "the search could not be prepared"));
  const { port } = app.server.address() as AddressInfo;
  const localUrl = localOrigin({ ...env, port });
  url = env.publicUrl ?? localUrl;
  return { url, localUrl, isDemo: demoMode.viewer() !== null, close };
}

async function connectRedis(url: string, log: Log): Promise<Redis> {
  const { openRedis } = await import("../platform/redis.js");
  return openRedis(url, log);
}
