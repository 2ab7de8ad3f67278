import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";

import { commandLine } from "../../database/audit/auditLog.js";
import { restoreBackup, writeBackup } from "../../database/backup/backup.js";
import { Role, TokenScope } from "../../shared/schema/policies.js";
import { openTestDatabase } from "../../test/database/openTestDatabase.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { fastPasswords, makeAccount, makeCookie, makeToken, password, post } from "../../test/sessions/signedIn.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { createAccount } from "../../people/session/account.commands.js";
import { removeAccount } from "../../people/team/team.commands.js";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { rateLimits: false } });
});
afterAll(() => server.close());
afterEach(() => db().query("DELETE FROM drafts"));

const db = () => server.database.dataSource;

type Headers = Record<string, string>;

async function send<Data>(headers: Headers, query: string, variables = {}): Promise<Data> {
  const { data, errors } = await post<Data>(server.url, query, variables, headers);
  expect(errors).toBeUndefined();
  return data!;
}

const create = 'mutation ($id: ID!) { createDraft(input: { id: $id, noun: GAME, patch: { name: "One" } }) { id } }';
const update = "mutation ($id: ID!) { updateDraft(id: $id, version: 1, input: { patch: {} }) { id } }";

async function createDraft(headers: Headers): Promise<string> {
  const id = randomUUID();
  await send(headers, create, { id });
  return id;
}

/** Returns the ids of a viewer's own drafts, of the drafts of others, and of those in the list that say `isMine`. */
async function listDrafts(headers: Headers) {
  const { own, others, all } = await send<Record<string, { nodes: { id: string; isMine: boolean }[] }>>(
    headers,
    `{ own: drafts(filter: { isMine: true }) { nodes { id } }
       others: drafts(filter: { isMine: false }) { nodes { id } }
       all: drafts { nodes { id isMine } } }`,
  );
  const ids = (list: { nodes: { id: string; isMine: boolean }[] } | undefined) => list!.nodes.map(({ id }) => id);
  return { own: ids(own), others: ids(others), marked: ids({ nodes: all!.nodes.filter(({ isMine }) => isMine) }) };
}

const nobodys = { own: [], marked: [] };

/** Revokes a token, and creates another one with the same name. */
async function twoTokens() {
  const owner = await makeAccount(db(), Role.OWNER);
  const cookie = await makeCookie(db(), owner);
  const input = { name: "Importer", scopes: [TokenScope.WRITE_CATALOGUE] };
  const first = await makeToken(db(), owner, input);
  return {
    first: { authorization: first.authorization },
    async replace(): Promise<Headers> {
      await send({ cookie }, `mutation { revokeApiToken(id: "${first.id}") }`);
      const { authorization } = await makeToken(db(), owner, input);
      return { authorization };
    },
  };
}

describe("a new API token with the name of a revoked one", () => {
  it("does not own the drafts of the revoked one", async () => {
    const { first, replace } = await twoTokens();
    const id = await createDraft(first);
    expect(await listDrafts(first)).toEqual({ own: [id], others: [], marked: [id] });
    const second = await replace();
    expect(await listDrafts(second)).toEqual({ ...nobodys, others: [id] });
    expectRefusal(await post(server.url, update, { id }, second), "FORBIDDEN");
    expectRefusal(await post(server.url, create, { id }, second), "CONFLICT");
    await db().query("DELETE FROM api_tokens");
  });

  it("can't repeat an undo of the revoked one, which can repeat it itself", async () => {
    const { first, replace } = await twoTokens();
    await send(first, 'mutation { createGame(input: { name: "Undone", slug: "undone", provider: "Studio" }) { id } }');
    const {
      history: { nodes },
    } = await send<{ history: { nodes: { id: string }[] } }>(first, "{ history(first: 1) { nodes { id } } }");
    const undo = `mutation { undo(changeSetId: "${nodes[0]!.id}") { id } }`;
    const undone = await send(first, undo);
    expect(await send(first, undo)).toEqual(undone);
    expectRefusal(await post(server.url, undo, {}, await replace()), "CONFLICT");
    await db().query("DELETE FROM api_tokens");
  });
});

describe("a contributor", () => {
  it("still owns drafts under another name or email address", async () => {
    const account = await makeAccount(db(), Role.CONTRIBUTOR);
    const headers = { cookie: await makeCookie(db(), account) };
    const id = await createDraft(headers);
    await send(headers, 'mutation { changeOwnName(name: "Ann Other") { displayName } }');
    await db().query("UPDATE admin_accounts SET email = 'married@example.com' WHERE id = $1", [account.id]);
    expect(await listDrafts(headers)).toEqual({ own: [id], others: [], marked: [id] });
    await send(headers, create, { id });
    await send(headers, update, { id });
  });

  it("who was removed and invited again does not see the drafts of the removed account", async () => {
    const account = await makeAccount(db(), Role.CONTRIBUTOR);
    const headers = { cookie: await makeCookie(db(), account) };
    const id = await createDraft(headers);
    await db().query("UPDATE drafts SET state = 'scheduled', publish_at = now() + interval '1 day'");
    expect(await send(headers, "{ schedule { id } }")).toEqual({ schedule: [{ id }] });
    await removeAccount(db(), account.id, commandLine);
    const creation = { role: Role.CONTRIBUTOR, actor: commandLine, how: "invitation" } as const;
    const again = await createAccount(
      { db: db(), passwords: fastPasswords },
      { email: account.email, password },
      creation,
    );
    const newHeaders = { cookie: await makeCookie(db(), again) };
    expect(await listDrafts(newHeaders)).toEqual({ ...nobodys, others: [] });
    expect(await send(newHeaders, `{ schedule { id } draft(id: "${id}") { id } }`)).toEqual({
      schedule: [],
      draft: null,
    });
    expectRefusal(await post(server.url, update, { id }, newHeaders), "NOT_FOUND");
  });
});

describe("a backup of an earlier release, without the ids of authors", () => {
  it("is restored with the accounts and tokens that had the authors' names when the drafts were created", async () => {
    const folder = mkdtempSync(join(tmpdir(), "honestodds-authors-"));
    const { dataSource, close } = await openTestDatabase({ seed: false });
    const lacksIds = async () =>
      (
        await dataSource.query<unknown[]>(
          "SELECT FROM information_schema.columns WHERE column_name = 'created_by_id' AND table_name = 'drafts'",
        )
      ).length === 0;
    while (!(await lacksIds())) await dataSource.undoLastMigration();
    const [account] = await dataSource.query<[{ id: string }]>(
      `INSERT INTO admin_accounts (email, role, password_hash, created_at)
       VALUES ('ann@example.com', 'owner', '', '2026-03-01') RETURNING id`,
    );
    const tokens = await dataSource.query<{ id: string }[]>(
      `INSERT INTO api_tokens (name, secret_hash, hint, scopes, units_per_minute, account_id, created_at, revoked_at)
       VALUES ('Mirror', 'a', '', '{read}', 1, $1, '2026-03-01', '2026-04-01'),
         ('Mirror', 'b', '', '{read}', 1, $1, '2026-05-01', NULL) RETURNING id`,
      [account.id],
    );
    await dataSource.query(
      `INSERT INTO drafts (noun, name, patch, created_by, created_at)
       SELECT 'game', n || at::date, '{}', n, at FROM (VALUES
         ('ann@example.com', '2026-02-01'::timestamptz), ('ann@example.com', '2026-03-02'),
         ('token Mirror', '2026-03-02'), ('token Mirror', '2026-04-02'), ('token Mirror', '2026-05-02'),
         ('removed@example.com', '2026-05-02'), ('demo', '2026-05-02')) AS given (n, at)`,
    );
    await writeBackup(dataSource, join(folder, "backup"));
    await restoreBackup(dataSource, join(folder, "backup"), { replace: true });
    await dataSource.runMigrations();
    const found = await dataSource.query("SELECT created_by_id AS id FROM drafts ORDER BY created_by, created_at");
    expect(found).toEqual([null, account.id, null, null, tokens[0]!.id, null, tokens[1]!.id].map((id) => ({ id })));
    await close();
    rmSync(folder, { recursive: true });
  });
});
