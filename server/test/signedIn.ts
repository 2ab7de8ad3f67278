/** Accounts and sessions that a test needs, and requests made with them as a browser makes them. */
import type { DataSource } from "typeorm";

import type { AdminAccount } from "../database/entities/adminAccount.entity.js";
import { createAccount } from "../features/session/account.commands.js";
import { startSession } from "../features/session/session.commands.js";
import type { TestError } from "./createTestApp.js";

export const password = "correct horse battery";

let made = 0;

export function makeAccount(db: DataSource): Promise<AdminAccount> {
  made += 1;
  return createAccount(db, `editor${made}@example.com`, password);
}

/** What the browser sends of a new session of the account, where the site is not reached by https. */
export async function makeCookie(db: DataSource, account: AdminAccount): Promise<string> {
  const started = await startSession(db, account, { userAgent: "test", token: null });
  return `honestodds=${started!.token}`;
}

export interface HttpAnswer<Data> {
  data: Data | null;
  errors: TestError[] | undefined;
  headers: Headers;
  status: number;
}

/** Posts one operation. */
export async function post<Data = Record<string, unknown>>(
  url: string,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<HttpAnswer<Data>> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await response.json()) as { data: Data | null; errors?: TestError[] };
  return { data: body.data, errors: body.errors, headers: response.headers, status: response.status };
}

/** The cookie that an answer sets, as the browser will send it; null when it sets none or takes it away. */
export function cookieOf({ headers }: { headers: Headers }): string | null {
  const [pair = ""] = (headers.getSetCookie()[0] ?? "").split(";");
  return /=./.test(pair) ? pair : null;
}
