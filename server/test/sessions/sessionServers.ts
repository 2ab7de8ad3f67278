/** Starts two servers on the same database, creates an account, and provides functions for testing sessions. */
import { afterAll, afterEach, beforeAll } from "@jest/globals";

import type { Application } from "../../app/application.js";
import type { AdminAccount } from "../../database/entities/team/adminAccount.entity.js";
import { makeAccount, makeCookie, post } from "./signedIn.js";
import { startBeside, startTestServer, type TestServer } from "../startTestServer.js";

export interface ShownSession {
  id: string;
  name: string;
  isDemo: boolean;
  isCurrent: boolean;
  startedAt: string;
  lastUsedAt: string;
  expiresAt: string;
  userAgent: string | null;
}

export const sessionSelection = "{ id name isDemo isCurrent startedAt lastUsedAt expiresAt userAgent }";

export interface SessionServers {
  server: TestServer;
  /** A second server on the same database. */
  other: Application;
  account: AdminAccount;
  query(statement: string): Promise<unknown[]>;
  /** Starts a session of the account. Returns its Cookie header. */
  newCookie(): Promise<string>;
  /** Returns the session that the server at this URL returns for a cookie, or null if there is none. */
  sessionAt(url: string, cookie: string): Promise<ShownSession | null>;
  /** Moves the times of all sessions into the past. */
  age(milliseconds: number): Promise<unknown>;
}

/** Call this function once per test file. The servers run for the whole file. Each test starts without sessions. */
export function useSessionServers(): SessionServers {
  const servers: Partial<SessionServers> = {
    newCookie: () => makeCookie(servers.server!.database.dataSource, servers.account!),
    query: (statement) => servers.server!.database.dataSource.query(statement),
    async sessionAt(url, cookie) {
      const query = `{ session ${sessionSelection} }`;
      const { data } = await post<{ session: ShownSession | null }>(url, query, {}, { cookie });
      return data!.session;
    },
    age(milliseconds) {
      const earlier = (column: string) => `${column} = ${column} - interval '${milliseconds} milliseconds'`;
      const columns = ["started_at", "last_used_at", "idle_ends_at", "ends_at"].map(earlier).join(", ");
      return servers.query!(`UPDATE admin_sessions SET ${columns}`);
    },
  };
  beforeAll(async () => {
    servers.server = await startTestServer({ env: { rateLimits: false } });
    servers.other = await startBeside(servers.server);
    servers.account = await makeAccount(servers.server.database.dataSource);
  });
  afterEach(() => servers.query!("DELETE FROM admin_sessions"));
  afterAll(async () => {
    await servers.other!.close();
    await servers.server!.close();
  });
  return servers as SessionServers;
}
