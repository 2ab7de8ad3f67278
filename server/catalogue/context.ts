/** The context that every resolver receives, and the services that run as long as the server. */
import type { DataSource } from "typeorm";

import type { OfferPeriods } from "./feed/offerPeriods.js";
import type { OfferBoundaries } from "../database/reading/offerBoundaries.js";
import type { TableVersions } from "../database/reading/tableVersions.js";
import { createLoaders, type Loaders } from "./loaders.js";
import { forRequest, type RequestWork } from "../database/connection/requestDatabase.js";
import type { WriteServices } from "./write/writes.js";
import type { RowCounts } from "../database/reading/rowCounts.js";
import type { Clock } from "../platform/clock.js";
import type { Limiter } from "../platform/limiter.js";
import type { Log } from "../platform/log.js";
import type { WebhookClient } from "../platform/webhooks/webhookClient.js";
import type { SecretBox } from "../platform/secretBox.js";
import type { Disconnect } from "../shared/disconnect.js";
import type { DraftedNouns } from "../shared/schema/catalogue/draftedNoun.js";
import type { ImportedNouns } from "../shared/schema/catalogue/importedNoun.js";
import type { SitePages } from "../shared/schema/catalogue/rowWarnings.js";
import type { Viewer } from "../shared/schema/policies.js";
import type { EventBuffer } from "../insight/analytics/eventBuffer.js";
import type { RollUp } from "../insight/analytics/rollUp.js";
import type { MailSender } from "../outbound/mail/mailSender.js";
import type { ImageStores } from "../nouns/image/imageStores.js";
import type { RedirectMap } from "../nouns/redirect/redirectMap.js";
import type { RecoveryRequests } from "../people/session/account/recoveryRequests.js";
import type { PasswordHasher } from "../people/session/passwordHash.js";
import type { SnapshotWriter } from "../outbound/snapshots/snapshotWriter.js";
import type { SignInLimits } from "../people/session/signIn/signInLimits.js";
import type { TokenUsage } from "../people/tokens/tokenUsage.js";
import type { WebhookSender } from "../outbound/webhooks/webhookSender.js";
import { sitePagesFor } from "./sitePages.js";

/** The request that reads a page. */
export interface PageReader {
  requestId: string;
  /** Fires when the caller disconnects. */
  disconnect: Disconnect;
  /** Adds units to the request's charge. Never throws. */
  charge(units: number): Promise<void>;
}

export interface Services {
  db: DataSource;
  tableVersions: TableVersions;
  boundaries: OfferBoundaries;
  rowCounts: RowCounts;
  events: EventBuffer;
  rollUp: RollUp;
  imageStores: ImageStores;
  redirects: RedirectMap;
  /** Returns the HTTP status of the page at a path, as visitors get it. Null if this server has no pages. */
  statusOfPage: ((path: string, reader: PageReader) => Promise<number>) | null;
  offerPeriods: OfferPeriods;
  importedNouns: ImportedNouns;
  draftedNouns: DraftedNouns<WriteServices>;
  passwords: PasswordHasher;
  signInLimits: SignInLimits;
  /** Seals the secrets of authenticator apps and webhooks. */
  secretBox: SecretBox;
  /** The pending requests for emailed recovery links. */
  recoveryRequests: RecoveryRequests;
  /** Null if the server cannot send emails. */
  mailSender: MailSender | null;
  tokenUsage: TokenUsage;
  webhookClient: WebhookClient;
  webhookSender: WebhookSender;
  snapshots: SnapshotWriter;
  /** Returns the site's public URL without a trailing slash. The URL never comes from a request. */
  publicUrl(): string;
  /** The limits per client. The limits identify a client by `addressKey`, unless noted otherwise. */
  callerLimits: {
    firstAccount: Limiter;
    accountLinks: Limiter;
    /** A person who confirms a session is identified by the session's id. */
    challenges: Limiter;
    recovery: Limiter;
    newsletter: Limiter;
    factReports: Limiter;
    events: Limiter;
    dailyEvents: Limiter;
    /** Counts requests with an invalid API token. */
    tokenFailures: Limiter;
    /** The viewer is identified by name. */
    exports: Limiter;
  };
  /** The limit on events from all clients combined. */
  allEvents: Limiter;
  clock: Clock;
  log: Log;
  /** Writes buffered data and stops listening for changes. The caller closes the database. */
  close(): Promise<void>;
}

/**
 * The cookies for the session, the browser's device token, and a pending sign-in. The response sends any changes to the
 * browser.
 */
export interface SessionCookie {
  /** The token in the request, valid or not. Null if there is none. */
  readonly token: string | null;
  /** The browser's device token, which proves an earlier sign-in. Null if there is none. */
  readonly deviceToken: string | null;
  /** The token of a sign-in that waits for a second factor. Null if there is none. */
  readonly pendingToken: string | null;
  set(token: string, endsAt: Date): void;
  clear(): void;
  setDevice(deviceToken: string): void;
  setPending(pendingToken: string): void;
  clearPending(): void;
}

/** No cookies, for requests whose cookies the server ignores. */
export const noCookie: SessionCookie = {
  token: null,
  deviceToken: null,
  pendingToken: null,
  set: () => undefined,
  clear: () => undefined,
  setDevice: () => undefined,
  setPending: () => undefined,
  clearPending: () => undefined,
};

export interface RequestProperties {
  /** Null for a visitor. */
  viewer: Viewer | null;
  cookie: SessionCookie;
  requestId: string;
  userAgent: string | null;
  clientAddress: string;
  /** Fires when the caller disconnects, so the server can stop long work. */
  disconnect?: Disconnect;
  /** Adds units to the request's charge. Unset for requests that cost nothing. */
  charge?: RequestWork["charge"];
  /** The database of a preview, which contains a draft's changes. Its counts must not be cached. */
  previewDb?: DataSource;
}

export interface Context extends Services, RequestProperties {
  loaders: Loaders;
  /** The site's pages. Null if this server has none. */
  pages: SitePages | null;
}

/**
 * Returns a function that creates a context with new loaders for each operation. It copies the properties onto an
 * instance with `Object.assign`, which takes 1 us. A spread of the same properties takes 18 us.
 */
export function createContextFactory(
  services: Services,
): <Properties extends RequestProperties>(request: Properties) => Context & Properties {
  class OperationContext {
    // Not #private, because Apollo copies the context's properties to a new object of this class.
    private ownLoaders: Loaders | null = null;
    private ownPages: SitePages | null | undefined;
    readonly db: DataSource;

    constructor(request: RequestProperties) {
      Object.assign(this, services, request);
      const { disconnect, charge, previewDb } = request;
      const { clock } = services;
      const rowCounts = previewDb ? undefined : services.rowCounts;
      this.db = forRequest(previewDb ?? services.db, { disconnect, charge, rowCounts, clock });
    }

    /** Created on first use, because most operations read no relation. */
    get loaders(): Loaders {
      return (this.ownLoaders ??= createLoaders(this.db));
    }

    /** Created on first use, because few operations read pages. */
    get pages(): SitePages | null {
      if (this.ownPages === undefined) this.ownPages = sitePagesFor(this as unknown as Context);
      return this.ownPages;
    }
  }
  return <Properties extends RequestProperties>(request: Properties) =>
    new OperationContext(request) as unknown as Context & Properties;
}
