/** What every resolver receives, and the services behind it that live as long as the server. */
import type { DataSource } from "typeorm";

import type { Generations } from "../database/generations.js";
import { createLoaders, type Loaders } from "../database/loaders.js";
import type { Clock } from "../platform/clock.js";
import type { Limiter } from "../platform/limiter.js";
import type { Log } from "../platform/log.js";
import type { Departure } from "../shared/departure.js";
import type { ImportedNouns } from "../shared/importedNoun.js";
import type { Viewer } from "../shared/policies.js";
import type { EventBuffer } from "./analytics/eventBuffer.js";
import type { RollUp } from "./analytics/rollUp.js";
import type { CasinoSearch } from "./casinos/casino.search.js";
import type { SignInLimits } from "./session/signInLimits.js";

export interface Services {
  db: DataSource;
  generations: Generations;
  search: CasinoSearch;
  events: EventBuffer;
  rollUp: RollUp;
  importedNouns: ImportedNouns;
  signInLimits: SignInLimits;
  /** What one client may do that is open to everybody, by `addressKey`. */
  callerLimits: { newsletter: Limiter; events: Limiter };
  clock: Clock;
  log: Log;
  /** Writes out what is buffered and stops listening. The database is the caller's to close. */
  close(): Promise<void>;
}

/** The cookie that holds a session's token. What is set here reaches the browser with the answer. */
export interface SessionCookie {
  /** The token that came with the request, good or not; null when none came. */
  readonly token: string | null;
  set(token: string, endsAt: Date): void;
  clear(): void;
}

/** For whoever asks without a browser. */
export const noCookie: SessionCookie = { token: null, set: () => undefined, clear: () => undefined };

export interface RequestFacts {
  /** Null for a visitor. */
  viewer: Viewer | null;
  cookie: SessionCookie;
  requestId: string;
  userAgent: string | null;
  clientAddress: string;
  /** Of whoever waits for the answer, so that long work for it can end. */
  departure?: Departure;
}

export interface Context extends Services, RequestFacts {
  loaders: Loaders;
}

/**
 * Makes contexts, one per operation, whose loaders keep nothing for the next one. The services are inherited: copying
 * them into every context took as much as all of the HTTP framework (decision 040).
 */
export function contextsOf(services: Services): <Facts extends RequestFacts>(request: Facts) => Context & Facts {
  class OperationContext {
    private ownLoaders: Loaders | null = null;

    constructor(request: RequestFacts) {
      Object.assign(this, request);
    }

    /** Most operations read no relation. */
    get loaders(): Loaders {
      return (this.ownLoaders ??= createLoaders(services.db));
    }
  }
  Object.setPrototypeOf(OperationContext.prototype, services);
  return <Facts extends RequestFacts>(request: Facts) => new OperationContext(request) as unknown as Context & Facts;
}
