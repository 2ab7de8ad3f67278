/** Creates accounts and sessions for tests, and sends requests with cookies. */
import type { DataSource } from "typeorm";

import { commandLine } from "../../database/audit/auditLog.js";
import type { AdminAccount } from "../../database/entities/team/adminAccount.entity.js";
import { createAccount } from "../../people/session/account.commands.js";
import { PasswordHasher } from "../../people/session/passwordHash.js";
import { startSession } from "../../people/session/session.commands.js";
import { createToken } from "../../people/tokens/token.commands.js";
import type { ApiTokenInput } from "../../people/tokens/token.inputs.js";
import { Role, TokenScope } from "../../shared/schema/policies.js";
import type { TestError } from "../createTestApp.js";

export const password = "correct horse battery";

/** Hashes passwords at the lowest cost that argon2 allows. */
export const fastPasswords = new PasswordHasher({ memoryCost: 8, timeCost: 1 });

let accountCount = 0;

/** Creates an account. By default, its role is owner. */
export function makeAccount(db: DataSource, role?: Role, passwords = fastPasswords): Promise<AdminAccount> {
  accountCount += 1;
  const creation = { role: role ?? Role.OWNER, actor: commandLine, how: "command line" } as const;
  const email = `${role ?? "editor"}${accountCount}@example.com`;
  return createAccount({ db, passwords }, { email, password }, creation);
}

/** Starts a session. Returns its Cookie header, as on a site without HTTPS. */
export async function makeCookie(db: DataSource, account: AdminAccount): Promise<string> {
  const started = await startSession(db, account, { userAgent: "test", token: null });
  return `honestodds=${started!.token}`;
}

let tokenCount = 0;

/** Creates an API token for an account. Returns its Authorization header and its id. */
export async function makeToken(
  db: DataSource,
  { id: accountId, email, role }: AdminAccount,
  input: Partial<ApiTokenInput> = {},
): Promise<{ id: string; authorization: string }> {
  tokenCount += 1;
  const session = { id: "", accountId, userAgent: null, startedAt: new Date(), lastUsedAt: new Date() };
  const state = { expiresAt: new Date(), isConfirmed: true, mustAddSecondFactor: false };
  const viewer = { id: accountId, name: email, role, isDemo: false, session: { ...session, ...state } };
  const values = { name: `Program ${tokenCount}`, scopes: [TokenScope.READ], unitsPerMinute: 300_000, ...input };
  const { id, secret } = await createToken(db, viewer, values, { actor: email });
  return { id, authorization: `Bearer ${secret}` };
}

export interface HttpResponse<Data> {
  data: Data | null;
  errors: TestError[] | undefined;
  headers: Headers;
  status: number;
}

/** Sends an operation as a POST request. */
export async function post<Data = Record<string, unknown>>(
  url: string,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<HttpResponse<Data>> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await response.json()) as { data: Data | null; errors?: TestError[] };
  return { data: body.data, errors: body.errors, headers: response.headers, status: response.status };
}

/** Returns the session cookie that a response sets. Returns null if the response sets none or removes the cookie. */
export function cookieOf({ headers }: { headers: Headers }): string | null {
  const [pair = ""] = (headers.getSetCookie()[0] ?? "").split(";");
  return /=./.test(pair) ? pair : null;
}
