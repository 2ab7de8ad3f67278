import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";

import type { AdminAccount } from "../../database/entities/team/adminAccount.entity.js";
import { maxDraftBytes } from "./draft.commands.js";
import { Role, TokenScope } from "../../shared/schema/policies.js";
import { statementsOf } from "../../test/database/statementLog.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeAccount, makeCookie, makeToken, post } from "../../test/sessions/signedIn.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";

let server: TestServer;
let owner: AdminAccount;
const db = () => server.database.dataSource;
beforeAll(async () => {
  server = await startTestServer();
  owner = await makeAccount(db(), Role.OWNER);
});
afterAll(() => server.close());
afterEach(() => db().query("DELETE FROM drafts"));

/** The id of one of the drafts that `store` stored last. */
let storedId = "";

/** Stores `count` drafts, each with a patch of `length` random characters, which hardly compress. */
async function store(count: number, length: number, author: AdminAccount = owner, state = "scheduled") {
  const patch = { body: randomBytes(length / 2).toString("hex") };
  const rows = await db().query<{ id: string }[]>(
    `INSERT INTO drafts (noun, name, patch, state, created_by, created_by_id, publish_at)
     SELECT 'article', 'Long', $2, $5, $3, $4, now() + interval '1 day' FROM generate_series(1, $1) RETURNING id`,
    [count, patch, author.email, author.id, state],
  );
  storedId = rows[0]!.id;
}

const draftsAnd = (field: string) => `{ drafts(first: 50) { nodes { ${field} } } }`;
const scheduleAnd = (field: string) => `{ schedule { ${field} } }`;
const draftAnd = (field: string) => `{ draft(id: "${storedId}") { ${field} } }`;

describe("the patches of many drafts", () => {
  it.each([
    ["drafts", draftsAnd, 10],
    ["schedule", scheduleAnd, 10],
    ["draft", draftAnd, 1],
  ])("are charged by size before the query %s loads them", async (_name, query, count) => {
    await store(count, 1_000_000 / count);
    const { authorization } = await makeToken(db(), owner, {
      scopes: [TokenScope.READ_DRAFTS],
      unitsPerMinute: 5_000,
    });
    const send = (field: string) => post(server.url, query(field), {}, { authorization });
    const statements = await statementsOf(db(), async () => {
      expect((await send("name")).errors).toBeUndefined();
      expectRefusal(await send("patch"), "QUERY_TOO_COMPLEX");
    });
    expect(statements.filter((text) => /SELECT[^]*\bpatch"?\b[^]*FROM "?drafts/.test(text))).toEqual([
      expect.stringContaining("octet_length(patch::text)"),
    ]);
  });

  it("are returned if the budget covers them", async () => {
    await store(2, 3_200);
    const cookie = await makeCookie(db(), owner);
    for (const [query, count] of [
      [draftsAnd("patch"), 2],
      [scheduleAnd("patch"), 2],
      [draftAnd("patch"), 1],
    ] as const) {
      const { data } = await post(server.url, query, {}, { cookie });
      expect(JSON.stringify(data).match(/"body":"[0-9a-f]{3200}"/g)).toHaveLength(count);
    }
  });

  it("can't fill the disk, even if the drafts are discarded", async () => {
    const contributor = await makeAccount(db(), Role.CONTRIBUTOR);
    const cookie = await makeCookie(db(), contributor);
    const create = () =>
      post(
        server.url,
        'mutation { createDraft(input: { noun: GAME, patch: { name: "One" } }) { id } }',
        {},
        { cookie },
      );
    for (let part = 0; part < 16; part += 1) await store(1, maxDraftBytes / 16 - 8_000, contributor, "discarded");
    expect((await create()).errors).toBeUndefined();
    await store(1, 128_000, contributor, "discarded");
    expectRefusal(await create(), "BAD_USER_INPUT", ["patch"]);
  });

  it("can't fill the disk when drafts are updated, but can still shrink", async () => {
    const contributor = await makeAccount(db(), Role.CONTRIBUTOR);
    const cookie = await makeCookie(db(), contributor);
    const update = (version: number, length: number) =>
      post(
        server.url,
        "mutation ($id: ID!, $version: Int!, $patch: JSONObject!) { updateDraft(id: $id, version: $version, input: { patch: $patch }) { version } }",
        { id: storedId, version, patch: { body: randomBytes(length / 2).toString("hex") } },
        { cookie },
      );
    for (let part = 0; part < 16; part += 1) await store(1, maxDraftBytes / 16 - 1_000, contributor, "discarded");
    await store(1, 2_000, contributor, "draft");
    expect((await update(1, 3_000)).errors).toBeUndefined();
    expectRefusal(await update(2, 30_000), "BAD_USER_INPUT", ["patch"]);
    await store(1, 30_000, contributor, "draft");
    expect((await update(1, 20_000)).errors).toBeUndefined();
    expectRefusal(await update(2, 25_000), "BAD_USER_INPUT", ["patch"]);
  });
});
