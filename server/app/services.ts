/** Opens the services that all requests share until the server stops. */
import type { Redis } from "ioredis";

import type { Database } from "../database/connection/dataSource.js";
import { OfferPeriods } from "../catalogue/feed/offerPeriods.js";
import { OfferBoundaries } from "../database/reading/offerBoundaries.js";
import { openTableVersions } from "../database/reading/tableVersions.js";
import { RowCounts } from "../database/reading/rowCounts.js";
import { EventBuffer } from "../insight/analytics/eventBuffer.js";
import { RollUp } from "../insight/analytics/rollUp.js";
import type { Services } from "../catalogue/context.js";
import { RedirectMap } from "../nouns/redirect/redirectMap.js";
import { MailSender } from "../outbound/mail/mailSender.js";
import { hasImagesIn, warnOfMissingStores } from "../nouns/image/image.queries.js";
import { openImageStores } from "../nouns/image/imageStores.js";
import { RecoveryRequests } from "../people/session/account/recoveryRequests.js";
import type { PasswordHasher } from "../people/session/passwordHash.js";
import { SnapshotWriter } from "../outbound/snapshots/snapshotWriter.js";
import { createSignInLimits } from "../people/session/signIn/signInLimits.js";
import { TokenUsage } from "../people/tokens/tokenUsage.js";
import { WebhookSender } from "../outbound/webhooks/webhookSender.js";
import type { Clock } from "../platform/clock.js";
import { createLimiter, unlimited, type Window } from "../platform/limiter.js";
import type { Log } from "../platform/log.js";
import { Mailer } from "../platform/mailer.js";
import { WebhookClient } from "../platform/webhooks/webhookClient.js";
import { createSecretBox } from "../platform/secretBox.js";
import type { Env } from "./env.js";
import { createSnapshotReader } from "./graphql/snapshotReader.js";
import { draftedNouns } from "./draftedNouns.js";
import { importedNouns } from "./nouns.js";

/** How many exports one account may record in the audit log per hour. */
const exportsPerAccount = { points: 60, seconds: 60 * 60 };

/**
 * How many times one client may use invitations and recovery links in 15 minutes. Each use makes the server hash a
 * password.
 */
const accountLinkUses = { points: 20, seconds: 15 * 60 };

/** How many recovery emails one client may request per hour. */
const recoveryRequestsPerClient = { points: 5, seconds: 60 * 60 };

/** How many passkey challenges one client may request in 15 minutes. */
const challengesPerClient = { points: 60, seconds: 15 * 60 };

/** How many times one IP address may try to create the first account in 15 minutes. Successful attempts count too. */
const firstAccountAttempts = { points: 10, seconds: 15 * 60 };

/**
 * How many events all clients together may record per day. An event takes at most 2 KB and is stored for 90 days, so
 * the total is at most 45 GB.
 */
const dailyEvents = { points: 250_000, seconds: 24 * 60 * 60 };

/** How many events one client may record per day, so no client can send at the maximum rate all day. */
const dailyEventsPerClient = { points: 2_000, seconds: 24 * 60 * 60 };

/** How many events one client may record per minute. Nobody causes two events per second. */
export const eventsPerClient = { points: 120, seconds: 60 };

/** How many facts one client may report as wrong per hour. A real visitor finds far fewer. */
export const factReportsPerClient = { points: 20, seconds: 60 * 60 };

/**
 * How many email addresses one client may add to the newsletter list per hour. If the server cannot send emails, the
 * response reveals which addresses are on the list, so the limit is low.
 */
export const newsletterSignUps = { points: 10, seconds: 60 * 60 };

/** How many requests with an invalid API token one client may send in 15 minutes. Further ones get RATE_LIMITED. */
export const tokenFailuresPerClient = { points: 60, seconds: 15 * 60 };

export interface ServiceOptions {
  database: Database;
  /** Null if this process counts only its own requests. The caller closes the connection. */
  redis: Redis | null;
  env: Pick<Env, "rateLimits" | "mail" | "images" | "webhooksAllowPrivate"> & Partial<Pick<Env, "secretKey">>;
  publicUrl(): string;
  log: Log;
  clock: Clock;
  passwords: PasswordHasher;
}

export async function openServices(options: ServiceOptions): Promise<Services> {
  const { database, redis, env, publicUrl, log, clock, passwords } = options;
  const db = database.dataSource;
  const imageStores = await openImageStores(env.images, log, async () => !(await hasImagesIn(db, "folder")));
  await warnOfMissingStores(db, imageStores, log);
  const { tableVersions, close } = await openTableVersions(database);
  const boundaries = new OfferBoundaries(db, tableVersions, clock);
  const events = new EventBuffer(db, log);
  const webhookClient = new WebhookClient({ allowsPrivate: env.webhooksAllowPrivate });
  const secretBox = createSecretBox(env.secretKey ?? null);
  const webhookSender = new WebhookSender({ db, client: webhookClient, clock, log, secretBox });
  const tokenUsage = new TokenUsage(db, clock, log);
  const recoveryRequests = new RecoveryRequests({ db, clock, publicUrl });
  const limiter = (name: string, window: Window) => (env.rateLimits ? createLimiter(name, window, redis) : unlimited);
  const services: Services = {
    db,
    tableVersions,
    boundaries,
    rowCounts: new RowCounts(db, tableVersions, boundaries),
    events,
    rollUp: new RollUp(database, clock),
    imageStores,
    redirects: new RedirectMap({ db, tableVersions, publicUrl }),
    // application.ts sets this, because pages need the services.
    statusOfPage: null,
    offerPeriods: new OfferPeriods(db, tableVersions, boundaries, clock),
    importedNouns,
    draftedNouns,
    passwords,
    signInLimits: createSignInLimits({ redis, isOn: env.rateLimits }),
    secretBox,
    recoveryRequests,
    mailSender: env.mail && new MailSender(db, new Mailer(env.mail), clock, log),
    tokenUsage,
    webhookClient,
    webhookSender,
    snapshots: new SnapshotWriter({ db, clock, log, readChanges: (...args) => readChanges(...args) }),
    publicUrl,
    callerLimits: {
      firstAccount: limiter("first-account", firstAccountAttempts),
      challenges: limiter("passkey-challenges", challengesPerClient),
      accountLinks: limiter("account-links", accountLinkUses),
      recovery: limiter("recovery", recoveryRequestsPerClient),
      exports: limiter("exports", exportsPerAccount),
      tokenFailures: limiter("token-failures", tokenFailuresPerClient),
      newsletter: limiter("newsletter", newsletterSignUps),
      factReports: limiter("fact-reports", factReportsPerClient),
      events: limiter("events", eventsPerClient),
      dailyEvents: limiter("events-day", dailyEventsPerClient),
    },
    allEvents: limiter("events-all", dailyEvents),
    clock,
    log,
    async close() {
      if (env.mail)
        await recoveryRequests.process().catch((err) => log.warn({ err }, "recovery emails could not be written"));
      await events.close();
      await tokenUsage.close();
      await webhookSender.close();
      await close();
    },
  };
  const readChanges = createSnapshotReader(services);
  return services;
}
