/** What every resolver receives, and the services behind it that live as long as the server. */
import type { DataSource } from "typeorm";

import type { Generations } from "../database/generations.js";
import { createLoaders, type Loaders } from "../database/loaders.js";
import type { Clock } from "../platform/clock.js";
import type { Log } from "../platform/log.js";
import type { Viewer } from "../shared/policies.js";
import type { EventBuffer } from "./analytics/eventBuffer.js";
import type { CasinoSearch } from "./casinos/casino.search.js";

export interface Services {
  db: DataSource;
  generations: Generations;
  search: CasinoSearch;
  events: EventBuffer;
  clock: Clock;
  log: Log;
  /** Writes out what is buffered and stops listening. The database is the caller's to close. */
  close(): Promise<void>;
}

export interface RequestFacts {
  /** Null for a visitor. */
  viewer: Viewer | null;
  requestId: string;
  userAgent: string | null;
  clientAddress: string;
}

export interface Context extends Services, RequestFacts {
  loaders: Loaders;
}

/** One per operation: its loaders keep nothing for the next one. */
export function createContext(services: Services, request: RequestFacts): Context {
  return { ...services, ...request, loaders: createLoaders(services.db) };
}
