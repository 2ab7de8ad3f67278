/** Walks every operation and every field of the schema as everybody who may ask, and holds it to its policy. */
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { isObjectType } from "graphql";

import { isAllowed, type Viewer } from "../../shared/schema/policies.js";
import { plainBonuses, plainCasinos, plainGames, seedChangeSetId } from "../../test/plainSeed.js";
import { makeAccount, makeCookie, password, post } from "../../test/signedIn.js";
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
let account: Awaited<ReturnType<typeof makeAccount>>;
let importId: string;
beforeAll(async () => {
  server = await startTestServer({ seed: true });
  account = await makeAccount(server.database.dataSource);
  importId = await beginImport();
});
afterAll(() => server.close());

/** With a row of each kind that has fields of its own: one that is wrong, and one that changes something. */
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

/** Where the smallest argument that the schema accepts finds nothing, so that no field would be asked for. */
function findable(): Record<string, Record<string, unknown>> {
  return {
    casino: { slug: plainCasinos[0]!.slug },
    searchSuggestions: { text: "a" },
    bonus: { id: plainBonuses.find(({ isActive }) => isActive)!.id },
    game: { id: plainGames[0]!.id },
    changeSet: { id: seedChangeSetId },
    analyticsReport: { from: "2026-02-01", to: "2026-02-02" },
    import: { id: importId },
    importPreview: { id: importId },
    signIn: { email: account.email, password },
  };
}

const operations = everyOperation().map((operation) => [operation.field.name, operation] as const);

describe("every operation", () => {
  it.each(operations)("%s declares who may call it", (_name, { field }) => {
    expect(policyOf(field)).toEqual(expect.any(String));
  });

  it("is closed to visitors where it writes, but for what they leave and for signing in and out", () => {
    const open = operations.filter(([, { kind, field }]) => kind === "mutation" && isAllowed(policyOf(field)!, null));
    expect(open.map(([name]) => name).toSorted()).toEqual([
      "recordEvent",
      "refreshSession",
      "signIn",
      "signOut",
      "subscribeToNewsletter",
    ]);
  });

  it("together with the others reaches every field of the schema", () => {
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

/** A viewer of whom a policy can only know that there is a session. */
const editor: Viewer = { name: "editor@example.com", isDemo: false, session: null };

interface AnyCaller {
  holds: Viewer | null;
  /** What the browser sends; asked for anew each time, as an operation may end the session. */
  cookie(): Promise<string | null>;
}

const callers: [name: string, caller: AnyCaller][] = [
  ["a visitor", { holds: null, cookie: async () => null }],
  ["a browser whose session has ended by idleness", { holds: null, cookie: () => endedCookie("idle_ends_at") }],
  ["a browser whose session has ended by age", { holds: null, cookie: () => endedCookie("ends_at") }],
  ["a browser with a forged token", { holds: null, cookie: async () => `honestodds=${"A".repeat(43)}` }],
  ["an editor", { holds: editor, cookie: () => makeCookie(server.database.dataSource, account) }],
];

async function endedCookie(column: "idle_ends_at" | "ends_at"): Promise<string> {
  const cookie = await makeCookie(server.database.dataSource, account);
  await server.database.dataSource.query(`UPDATE admin_sessions SET ${column} = now()`);
  return cookie;
}

/** The paths at which a caller is turned away. */
function closedTo(holds: Viewer | null, { field }: Operation, below: WholeDocument["fields"]): string[] {
  if (!isAllowed(policyOf(field)!, holds)) return [field.name];
  return [...below].filter(([, { policy }]) => policy && !isAllowed(policy, holds)).map(([path]) => path);
}

describe.each(callers)("%s", (_caller, { holds, cookie }) => {
  it.each(operations)(
    "is answered or refused by %s, and by each field below it, as their policies say",
    async (name, each) => {
      const { text, variables, fields } = writeWholeDocument(each, findable()[name]);
      const sent = await cookie();
      const { errors = [] } = await post(server.url, text, variables, sent === null ? {} : { cookie: sent });
      const codes = errors.map(({ extensions }) => extensions["code"]);
      for (const code of ["INTERNAL_SERVER_ERROR", "QUERY_TOO_COMPLEX", "GRAPHQL_VALIDATION_FAILED", "RATE_LIMITED"])
        expect(codes).not.toContain(code);
      const refused = errors
        .filter(({ extensions }) => extensions["code"] === "UNAUTHENTICATED")
        .map(({ path = [] }) => path.filter((step) => typeof step === "string").join("."));
      expect([...new Set(refused)].toSorted()).toEqual(closedTo(holds, each, fields).toSorted());
    },
  );
});
