/**
 * Builds the application on an open database, in this order: services, API, pages, HTTP. Closes them in reverse order.
 */
import type { AddressInfo } from "node:net";
import { sealStoredSecrets } from "../database/accounts/sealStoredSecrets.js";
import { setTimeout as sleep } from "node:timers/promises";
import { lexicographicSortSchema, printSchema } from "graphql";
import type { Redis } from "ioredis";

import { countConnections, type Database } from "../database/connection/dataSource.js";
import { isDatabaseReadOnly, isDatabaseUnavailable } from "../database/connection/postgresErrors.js";
import { hasAccounts } from "../people/session/account.queries.js";
import { PasswordHasher } from "../people/session/passwordHash.js";
import { readSetupCode } from "../people/session/setupCode.js";
import { type Clock, systemClock } from "../platform/clock.js";
import { startJobs } from "../platform/jobs.js";
import type { Log } from "../platform/log.js";
import { Metrics } from "../platform/metrics.js";
import { AnonymousResponses } from "./cache/anonymousResponses.js";
import { ResponseCache } from "./cache/responseCache.js";
import type { BuiltFiles } from "./site/builtFiles.js";
import { openDemoMode } from "./demoMode.js";
import type { Env } from "./env.js";
import { ensureFirstAccount } from "./firstAccount.js";
import { openGraphql } from "./graphql/apollo.js";
import { createHttpApp } from "./http/httpApp.js";
import { jobsOf, siteJobs } from "./jobs.js";
import { createBudgets } from "./graphql/limits/clientBudget.js";
import { explainListenError, localOrigin } from "./http/listening.js";
import { PersistedDocuments } from "./graphql/persistedDocuments.js";
import { buildGraphqlSchema } from "./graphql/schema.js";
import { openServices } from "./services.js";
import { openSite } from "./site/site.js";
import type { WorkLimits } from "./http/limits/workLimits.js";

/** How long requests in progress may take to finish when the server stops, in ms. */
const stopTimeout = 10_000;

/**
 * How many connections the operating system queues while the process is busy. Beyond this limit, the system drops
 * packets, and clients retry after 1, 3, and 7 s. With Node's default of 511, the system drops part of a burst before
 * the server can reject the requests.
 */
const waitingConnections = 4_096;

/**
 * The maximum number of requests that one server processes at the same time, and the maximum time for each, in ms. With
 * ten database connections, the server answers this many ordinary requests in well under a second.
 */
export const workLimits = { maxInProgress: 100, responseTimeout: 10_000 };

/** The maximum number of URLs in one sitemap, as set by the protocol. */
const sitemapSize = 50_000;

export interface ApplicationOptions {
  env: Env;
  log: Log;
  /** The caller owns the database and closes it after the application. */
  database: Database;
  /** If null, the server serves no pages. */
  files: BuiltFiles | null;
  /** The folder with the seed's pictures. If unset, the server does not serve them. */
  seedPictures?: string | null;
  /** Defaults to the system clock. */
  clock?: Clock;
  /** Defaults to the limits for production. Tests raise them, so their results do not depend on the machine's speed. */
  workLimits?: WorkLimits;
  /** The maximum number of URLs in one sitemap. Defaults to the protocol's limit. Tests with few rows lower it. */
  sitemapSize?: number;
  /** How long `close` waits for requests in progress, in ms. Defaults to the time for production. */
  stopTimeout?: number;
  /** Defaults to a hasher with the cost for production. Tests pass one that is fast. */
  passwords?: PasswordHasher;
}

export interface Application {
  /** The URL where visitors reach the site, without a trailing slash. */
  url: string;
  /** The URL where the server listens. Behind a proxy, the public URL differs. */
  localUrl: string;
  isDemo: boolean;
  /** The code for creating the first account in the panel. Null if an account exists. */
  setupCode: string | null;
  /**
   * Reports at /readyz that the server will stop, and keeps serving for DRAIN_SECONDS. In this time, load balancers stop
   * sending requests here.
   */
  drain(): Promise<void>;
  /** Stops accepting requests, finishes requests in progress, and writes buffered data. */
  close(): Promise<void>;
}

/** @throws StartupError when the server can't listen on the address, or when the built client is broken. */
export async function startApplication(options: ApplicationOptions): Promise<Application> {
  const { env, log, database, files } = options;
  const passwords = options.passwords ?? new PasswordHasher();
  await ensureFirstAccount({ db: database.dataSource, passwords }, env, log);
  const schema = buildGraphqlSchema();
  let redis: Redis | null = null;
  if (env.redisUrl !== undefined) {
    const { openRedis } = await import("../platform/redis.js");
    redis = await openRedis(env.redisUrl, log);
  }
  let url = env.publicUrl ?? localOrigin(env);
  const publicUrl = () => url;
  const services = await openServices({
    database,
    redis,
    env,
    publicUrl,
    log,
    clock: options.clock ?? systemClock,
    passwords,
  });
  await sealStoredSecrets(database.dataSource, services.secretBox);
  const metrics = new Metrics(() => countConnections(database.dataSource));
  metrics.watchProcess();
  const documents = new PersistedDocuments();
  const graphql = await openGraphql({ schema, services, documents, log, metrics });
  const { tableVersions, clock } = services;
  const count = (outcome: string) => metrics.responseCacheRequests.inc({ outcome });
  const nextBoundary = () => services.boundaries.next();
  const { responseCache: isOn, cdnTtl } = env;
  const cache = new ResponseCache({ isOn, tableVersions, clock, nextBoundary, count, cdnTtl });
  metrics.watchResponseCache(() => cache.size);
  const anonymousResponses = new AnonymousResponses(graphql, cache, documents);
  const demoMode = await openDemoMode({ env, database, log });
  const ofSite = {
    anonymousResponses,
    cache,
    documents,
    publicUrl,
    sitemapSize: options.sitemapSize ?? sitemapSize,
    log,
  };
  const site = files && (await openSite({ db: database.dataSource, files, ...ofSite }));
  if (site)
    services.statusOfPage = async (path, reader) => {
      const { entry, response } = await site.pages.serve(path, reader);
      return entry ? 200 : response.status;
    };
  const budgets = createBudgets({ redis, isOn: env.rateLimits });
  let isDraining = false;
  const app = await createHttpApp({
    env,
    log,
    database,
    graphql,
    services,
    anonymousResponses,
    cache,
    demoMode,
    budgets,
    metrics,
    sdl: () => `${printSchema(lexicographicSortSchema(schema))}\n`,
    isDraining: () => isDraining,
    site,
    seedPictures: options.seedPictures ?? null,
    workLimits: options.workLimits ?? workLimits,
    imageStores: services.imageStores,
  });
  // Other servers may get requests for these files as soon as this server has sent a page.
  await site?.releaseFiles.store();
  const jobs = startJobs(
    [...jobsOf(services), ...(site ? siteJobs(site) : [])],
    log,
    (error) => isDatabaseUnavailable(error) || isDatabaseReadOnly(error),
  );

  const drained = new AbortController();
  const drain = async () => {
    isDraining = true;
    log.info({ seconds: env.drainSeconds }, "the server will stop");
    await sleep(1_000 * env.drainSeconds, undefined, { signal: drained.signal }).catch(() => undefined);
  };
  const close = async () => {
    drained.abort();
    const closeTimer = setTimeout(() => app.server.closeAllConnections(), options.stopTimeout ?? stopTimeout);
    await app.close();
    clearTimeout(closeTimer);
    await demoMode.close();
    await graphql.close();
    await jobs.close();
    await services.close();
    redis?.disconnect();
  };
  try {
    await app.listen({ host: env.host, port: env.port, backlog: waitingConnections });
  } catch (error) {
    await close();
    throw explainListenError(error as NodeJS.ErrnoException, env);
  }
  const { port } = app.server.address() as AddressInfo;
  const localUrl = localOrigin({ ...env, port });
  url = env.publicUrl ?? localUrl;
  const setupCode = (await hasAccounts(database.dataSource)) ? null : await readSetupCode(database.dataSource);
  return { url, localUrl, isDemo: demoMode.viewer() !== null, setupCode, drain, close };
}
