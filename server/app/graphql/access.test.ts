/**
 * Calls every operation and field in the schema as each type of caller, and compares the results with the access
 * policies. A sample calls each operation as a visitor and as about one other type of caller.
 */
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { isObjectType } from "graphql";

import type { AdminAccount } from "../../database/entities/team/adminAccount.entity.js";
import { isAllowed, Role, TokenScope, type Viewer } from "../../shared/schema/policies.js";
import { plainBonuses, plainCasinos, plainGames, seedChangeSetId } from "../../test/catalogue/plainSeed.js";
import { inSample, sampleOf } from "../../test/sample.js";
import { makeAccount, makeCookie, makeToken, password, post } from "../../test/sessions/signedIn.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import {
  everyOperation,
  type Operation,
  policyOf,
  type WholeDocument,
  writeWholeDocument,
} from "../../test/wholeDocument.js";
import { buildGraphqlSchema } from "./schema.js";

let server: TestServer;
const accounts = new Map<Role, AdminAccount>();
const accountWith = (role: Role) => accounts.get(role)!;
let account: AdminAccount;
let importId: string;
let draftId: string;
let tokenId: string;
beforeAll(async () => {
  server = await startTestServer({ seed: true, env: { rateLimits: false } });
  for (const role of Object.values(Role)) accounts.set(role, await makeAccount(server.database.dataSource, role));
  account = accountWith(Role.OWNER);
  importId = await beginImport();
  draftId = await createDraft();
  tokenId = (await makeToken(server.database.dataSource, account)).id;
});
afterAll(() => server.close());

/** Begins an import with two rows: one that changes a casino, and one with errors. */
async function beginImport(): Promise<string> {
  const cookie = await makeCookie(server.database.dataSource, account);
  const begun = await post<{ beginImport: { id: string } }>(
    server.url,
    `mutation { beginImport(noun: CASINO, columns: ["slug", "rating"]) { id } }`,
    {},
    { cookie },
  );
  const { id } = begun.data!.beginImport;
  const rows = `[["${plainCasinos[0]!.slug}", "0.1"], ["", "many"]]`;
  await post(
    server.url,
    `mutation { appendImportRows(id: "${id}", firstRow: 1, rows: ${rows}) { id } }`,
    {},
    { cookie },
  );
  return id;
}

/** Creates a contributor's draft. All roles may see it. */
async function createDraft(): Promise<string> {
  const cookie = await makeCookie(server.database.dataSource, accountWith(Role.CONTRIBUTOR));
  const { data } = await post<{ createDraft: { id: string } }>(
    server.url,
    'mutation { createDraft(input: { noun: GAME, patch: { name: "Drafted" } }) { id } }',
    {},
    { cookie },
  );
  return data!.createDraft.id;
}

/** Returns arguments that match existing rows, so the server also resolves the fields of these rows. */
function findable(): Record<string, Record<string, unknown>> {
  return {
    casino: { slug: plainCasinos[0]!.slug },
    searchSuggestions: { text: "a" },
    bonus: { id: plainBonuses.find(({ isActive }) => isActive)!.id },
    provider: { slug: "netent" },
    paymentMethod: { slug: "visa" },
    licensingAuthority: { slug: "mga" },
    game: { id: plainGames[0]!.id },
    article: { slug: "your-first-hour-at-an-online-casino" },
    person: { slug: "games-desk" },
    redirectFrom: { path: "/old" },
    redirectWarnings: { fromPath: "/old", toUrl: "/faq" },
    changeSet: { id: seedChangeSetId },
    analyticsReport: { from: "2026-02-01", to: "2026-02-02" },
    import: { id: importId },
    draft: { id: draftId },
    importPreview: { id: importId },
    signIn: { email: account.email, password },
    apiTokenUse: { id: tokenId },
  };
}

const operations = everyOperation().map((operation) => [operation.field.name, operation] as const);

describe("every operation", () => {
  it.each(operations)("declares who may call it: %s", (_name, { field }) => {
    expect(policyOf(field)).toEqual(expect.any(String));
  });

  it("is closed to visitors if it is a mutation that is not about the newsletter, reports, analytics, sign-in, sessions, account links or the first account", () => {
    const open = operations.filter(([, { kind, field }]) => kind === "mutation" && isAllowed(policyOf(field)!, null));
    expect(open.map(([name]) => name).toSorted()).toEqual([
      "acceptInvitation",
      "beginPasskey",
      "createFirstAccount",
      "finishSignIn",
      "recordEvent",
      "recoverAccount",
      "refreshSession",
      "reportFact",
      "requestRecovery",
      "signIn",
      "signInWithPasskey",
      "signOut",
      "subscribeToNewsletter",
    ]);
  });

  it("is tested with documents that together select every field in the schema", () => {
    const types = Object.values(buildGraphqlSchema().getTypeMap()).filter(
      (type) => isObjectType(type) && !type.name.startsWith("__") && !/^(Query|Mutation)$/.test(type.name),
    );
    const all = types
      .filter(isObjectType)
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
    const reached = new Set(
      operations.flatMap(([, each]) => [...writeWholeDocument(each).fields.values()].map(({ name }) => name)),
    );
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((field) => !reached.has(field))).toEqual([]);
  });
});

function viewerWith(role: Role): Viewer {
  return { id: null, name: `${role}@example.com`, role, isDemo: false, session: null };
}

/** An owner whose account needs a second factor but has none. */
function viewerInSetup(): Viewer {
  const session = { mustAddSecondFactor: true } as Viewer["session"];
  return { ...viewerWith(Role.OWNER), session };
}

interface AnyCaller {
  holds: Viewer | null;
  /** Returns new headers for each request, because an operation may end the session. */
  headers(): Promise<Record<string, string>>;
}

const withCookie = (cookie: () => Promise<string>) => async () => ({ cookie: await cookie() });

/** A program's headers: its token, and an owner's cookie, which the server must ignore. */
function withToken(name: string, scopes: TokenScope[], role = Role.OWNER) {
  let token: Promise<{ authorization: string }> | null = null;
  return async () => {
    const db = server.database.dataSource;
    token ??= makeToken(db, accountWith(role), { name, scopes });
    return { authorization: (await token).authorization, cookie: await makeCookie(db, account) };
  };
}

const programs: [scopes: TokenScope[], role: Role][] = [
  ...Object.values(TokenScope).map((scope): [TokenScope[], Role] => [[scope], Role.OWNER]),
  [Object.values(TokenScope), Role.EDITOR],
];

const callers: [name: string, caller: AnyCaller][] = [
  ["a visitor", { holds: null, headers: async () => ({}) }],
  [
    "a browser whose session has expired after inactivity",
    { holds: null, headers: withCookie(() => endedCookie("idle_ends_at")) },
  ],
  [
    "a browser whose session has reached its maximum age",
    { holds: null, headers: withCookie(() => endedCookie("ends_at")) },
  ],
  ["a browser with a forged token", { holds: null, headers: withCookie(async () => `honestodds=${"A".repeat(43)}`) }],
  ["a browser whose account is disabled", { holds: null, headers: withCookie(disabledCookie) }],
  ...Object.values(Role).map((role): [string, AnyCaller] => [
    `an account with the role ${role}`,
    {
      holds: viewerWith(role),
      headers: withCookie(() => makeCookie(server.database.dataSource, accountWith(role))),
    },
  ]),
  [
    "an owner who must still add a second factor",
    { holds: viewerInSetup(), headers: withCookie(() => makeCookie(server.database.dataSource, account)) },
  ],
  ...programs.map(([scopes, role]): [string, AnyCaller] => {
    const name = `of ${role} with ${scopes.join(", ")}`;
    const holds = { ...viewerWith(role), token: { id: "", scopes } };
    return [`a token ${name}`, { holds, headers: withToken(name, scopes, role) }];
  }),
];

async function endedCookie(column: "idle_ends_at" | "ends_at"): Promise<string> {
  const cookie = await makeCookie(server.database.dataSource, account);
  await server.database.dataSource.query(`UPDATE admin_sessions SET ${column} = now()`);
  return cookie;
}

async function disabledCookie(): Promise<string> {
  const { dataSource } = server.database;
  const disabled = await makeAccount(dataSource);
  const cookie = await makeCookie(dataSource, disabled);
  await dataSource.query("UPDATE admin_accounts SET disabled_at = now() WHERE id = $1", [disabled.id]);
  return cookie;
}

/** Returns the paths of the fields that the server denies to a caller. */
function closedTo(holds: Viewer | null, { field, kind }: Operation, below: WholeDocument["fields"]): string[] {
  if (!isAllowed(policyOf(field)!, holds, kind)) return [field.name];
  return [...below].filter(([, { policy }]) => policy && !isAllowed(policy, holds)).map(([path]) => path);
}

/** Returns the code of the error that a caller gets for a denied field. */
function refusalOf(holds: Viewer | null): string {
  if (holds === null) return "UNAUTHENTICATED";
  return holds.session?.mustAddSecondFactor ? "SECOND_FACTOR_SETUP_REQUIRED" : "FORBIDDEN";
}

/** How many operations a sample calls as each type of caller except a visitor. */
const sampled = Math.ceil(operations.length / callers.length);

describe.each(callers)("%s", (caller, { holds, headers }) => {
  const part = callers.findIndex(([name]) => name === caller);

  beforeAll(() =>
    server.database.dataSource.query("UPDATE sign_in_rules SET requires_second_factor = $1", [
      holds?.session?.mustAddSecondFactor ?? false,
    ]),
  );

  it.each(part === 0 ? operations : sampleOf(operations, sampled, part))(
    "gets exactly the fields of %s that the policies allow",
    inSample(async (name, each) => {
      const { text, variables, fields } = writeWholeDocument(each, findable()[name]);
      const { errors = [] } = await post(server.url, text, variables, await headers());
      const codes = errors.map(({ extensions }) => extensions["code"]);
      for (const code of ["INTERNAL_SERVER_ERROR", "QUERY_TOO_COMPLEX", "GRAPHQL_VALIDATION_FAILED", "RATE_LIMITED"])
        expect(codes).not.toContain(code);
      const refusal = refusalOf(holds);
      const refused = errors
        .filter(({ extensions }) => extensions["code"] === refusal)
        .map(({ path = [] }) => path.filter((step) => typeof step === "string").join("."));
      expect([...new Set(refused)].toSorted()).toEqual(closedTo(holds, each, fields).toSorted());
    }),
  );
});

let expired: ReturnType<typeof makeToken> | null = null;
describe("a request with an expired token", () => {
  it.each(sampleOf(operations, sampled))(
    "gets status 401 from the operation %s",
    inSample(async (name, each) => {
      const { dataSource } = server.database;
      const { id, authorization } = await (expired ??= makeToken(dataSource, account, {
        scopes: Object.values(TokenScope),
      }));
      await dataSource.query("UPDATE api_tokens SET expires_at = now() WHERE id = $1", [id]);
      const { text, variables } = writeWholeDocument(each, findable()[name]);
      const cookie = await makeCookie(dataSource, account);
      const { errors, status } = await post(server.url, text, variables, { authorization, cookie });
      expect([status, errors?.map(({ extensions }) => extensions["code"])]).toEqual([401, ["INVALID_TOKEN"]]);
    }),
  );
});
