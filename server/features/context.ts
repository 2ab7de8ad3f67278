/** What every resolver receives, and the services behind it that live as long as the server. */
import type { DataSource } from "typeorm";

import type { TableVersions } from "../database/reading/tableVersions.js";
import { createLoaders, type Loaders } from "../database/reading/loaders.js";
import { forRequest, type RequestWork } from "../database/connection/requestDatabase.js";
import type { RowCounts } from "../database/reading/rowCounts.js";
import type { Clock } from "../platform/clock.js";
import type { Limiter } from "../platform/limiter.js";
import type { Log } from "../platform/log.js";
import type { Disconnect } from "../shared/disconnect.js";
import type { ImportedNouns } from "../shared/schema/importedNoun.js";
import type { Viewer } from "../shared/schema/policies.js";
import type { EventBuffer } from "./analytics/eventBuffer.js";
import type { RollUp } from "./analytics/rollUp.js";
import type { CasinoSearch } from "./casinos/casino.search.js";
import type { SignInLimits } from "./session/signInLimits.js";

export interface Services {
  db: DataSource;
  tableVersions: TableVersions;
  rowCounts: RowCounts;
  search: CasinoSearch;
  events: EventBuffer;
  rollUp: RollUp;
  importedNouns: ImportedNouns;
  signInLimits: SignInLimits;
  /** What one client may do that is open to everybody, by `addressKey`. */
  callerLimits: { newsletter: Limiter; events: Limiter; dailyEvents: Limiter };
  /** Of the events of all clients together. */
  allEvents: Limiter;
  clock: Clock;
  log: Log;
  /** Writes out what is buffered and stops listening. The database is the caller's to close. */
  close(): Promise<void>;
}

/** The cookie that holds a session's token. What is set here reaches the browser with the answer. */
export interface SessionCookie {
  /** The token that came with the request, good or not; null when none came. */
  readonly token: string | null;
  /** The same of the browser's token, by which it is known to have signed in before. */
  readonly deviceToken: string | null;
  set(token: string, endsAt: Date): void;
  clear(): void;
  setDevice(deviceToken: string): void;
}

/** For callers without a browser. */
export const noCookie: SessionCookie = {
  token: null,
  deviceToken: null,
  set: () => undefined,
  clear: () => undefined,
  setDevice: () => undefined,
};

export interface RequestFacts {
  /** Null for a visitor. */
  viewer: Viewer | null;
  cookie: SessionCookie;
  requestId: string;
  userAgent: string | null;
  clientAddress: string;
  /** Fires when the caller disconnects, so long work for it can end. */
  disconnect?: Disconnect;
  /** Adds units to what the request costs. Left out for requests that are free. */
  charge?: RequestWork["charge"];
}

export interface Context extends Services, RequestFacts {
  loaders: Loaders;
}

/**
 * Makes contexts, one per operation, whose loaders keep nothing for the next one. `Object.assign` onto an instance takes 1 us;
 * a spread of as many properties takes 18.
 */
export function createContextFactory(
  services: Services,
): <Facts extends RequestFacts>(request: Facts) => Context & Facts {
  class OperationContext {
    // Not #private: Apollo copies the context's properties to another object of this class.
    private ownLoaders: Loaders | null = null;
    readonly db: DataSource;

    constructor(request: RequestFacts) {
      Object.assign(this, services, request);
      const { disconnect, charge } = request;
      this.db = forRequest(services.db, { disconnect, charge, rowCounts: services.rowCounts });
    }

    /** Most operations read no relation. */
    get loaders(): Loaders {
      return (this.ownLoaders ??= createLoaders(this.db));
    }
  }
  return <Facts extends RequestFacts>(request: Facts) => new OperationContext(request) as unknown as Context & Facts;
}
