import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";

import type { AdminAccount } from "../../database/entities/team/adminAccount.entity.js";
import { maxDraftBytes } from "../../shared/limits.js";
import { Role, TokenScope } from "../../shared/schema/policies.js";
import { StatementLog } from "../../test/database/statementLog.js";
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

/** Stores `count` drafts, each with a patch of `length` random characters, which hardly compress. */
function store(count: number, length: number, createdBy = "someone@example.com", state = "scheduled") {
  const patch = { description: randomBytes(length / 2).toString("hex") };
  return db().query(
    `INSERT INTO drafts (noun, name, patch, state, created_by, publish_at)
     SELECT 'game', 'Long', $2, $4, $3, now() + interval '1 day' FROM generate_series(1, $1)`,
    [count, patch, createdBy, state],
  );
}

const draftsAnd = (field: string) => `{ drafts(first: 50) { nodes { ${field} } } }`;
const scheduleAnd = (field: string) => `{ schedule { ${field} } }`;

describe("the patches of many drafts", () => {
  it.each([
    ["drafts", draftsAnd],
    ["schedule", scheduleAnd],
  ])("are charged by size before the query %s loads them", async (_name, query) => {
    await store(10, 100_000);
    const { authorization } = await makeToken(db(), owner, {
      scopes: [TokenScope.READ_DRAFTS],
      unitsPerMinute: 5_000,
    });
    const send = (field: string) => post(server.url, query(field), {}, { authorization });
    const before = db().logger;
    const logged = new StatementLog();
    db().logger = logged;
    const [names, patches] = [await send("name"), await send("patch")];
    db().logger = before;
    expect(names.errors).toBeUndefined();
    expectRefusal(patches, "RATE_LIMITED");
    expect(logged.statements.filter((text) => /SELECT[^]*\bpatch"?\b[^]*FROM "?drafts/.test(text))).toEqual([
      expect.stringContaining("octet_length(patch::text)"),
    ]);
  });

  it("are returned if the budget covers them", async () => {
    await store(2, 3_200);
    const cookie = await makeCookie(db(), owner);
    for (const query of [draftsAnd("patch"), scheduleAnd("patch")]) {
      const { data } = await post(server.url, query, {}, { cookie });
      expect(JSON.stringify(data).match(/"description":"[0-9a-f]{3200}"/g)).toHaveLength(2);
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
    for (let part = 0; part < 16; part += 1) await store(1, maxDraftBytes / 16 - 8_000, contributor.email, "discarded");
    expect((await create()).errors).toBeUndefined();
    await store(1, 128_000, contributor.email, "discarded");
    expectRefusal(await create(), "BAD_USER_INPUT", ["patch"]);
  });
});
