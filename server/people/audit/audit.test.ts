import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";

import { countAudit, hourlyAuditEntries, recordAudit } from "../../database/audit/auditLog.js";
import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp, type TestViewer } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeAccount, password } from "../../test/sessions/signedIn.js";
import { until } from "../../test/until.js";
import { auditLimits, trimAuditLog } from "./housekeeping.js";

let app: TestApp;
let now = new Date();
const db = () => app.database.dataSource;
beforeAll(async () => {
  app = await createTestApp({ viewer: "owner", clock: { now: () => now } });
});
afterAll(() => app.close());
afterEach(async () => {
  now = new Date();
  for (const table of ["audit_log", "admin_accounts"]) await db().query(`DELETE FROM ${table}`);
});

interface Entry {
  event: string;
  actor: string | null;
  subject: string | null;
  clientAddress: string | null;
  details: { name: string; value: string }[];
}

interface Log {
  nodes: Entry[];
  pageInfo: { endCursor: string; hasNextPage: boolean };
}

const readLog = (args: Record<string, unknown> = {}) =>
  callOrThrow<Log>(
    app,
    "auditLog",
    args,
    "nodes { event actor subject clientAddress details { name value } } pageInfo { endCursor hasNextPage }",
  );
const eventsOf = async (filter: object = {}) => (await readLog({ filter })).nodes.map(({ event }) => event);

const failSignIn = (email: string) =>
  call(app, "signIn", { email, password: "wrong password" }, "name", { viewer: "visitor" });

describe("the audit log", () => {
  it("shows sign-ins and failed sign-ins with the caller's IP address", async () => {
    const { email } = await makeAccount(db());
    await failSignIn(email);
    await call(app, "signIn", { email, password }, "name", { viewer: "visitor" });
    const { nodes } = await readLog();
    expect(nodes).toEqual([
      {
        event: "SIGNED_IN",
        actor: email,
        subject: null,
        clientAddress: "127.0.0.1",
        details: [
          { name: "how", value: "password" },
          { name: "userAgent", value: "test" },
        ],
      },
      { event: "SIGN_IN_FAILED", actor: null, subject: email, clientAddress: "127.0.0.1", details: [] },
      expect.objectContaining({ event: "ACCOUNT_CREATED", actor: "command line", clientAddress: null }),
    ]);
  });

  it("does not store an unknown email address, which may be a password in the wrong field", async () => {
    await failSignIn("my secret password");
    expect((await readLog()).nodes).toEqual([expect.objectContaining({ event: "SIGN_IN_FAILED", subject: null })]);
  });

  it("records settings changes, the removal of the sample catalogue, exports and erasures, but not the erased addresses", async () => {
    await callOrThrow(app, "updateSiteSettings", { version: 1, input: { name: "Fair Odds" } }, "name");
    await callOrThrow(app, "removeSampleCatalogue", { withArticles: true }, "changeSetId removed { casinos }").catch(
      () => null,
    );
    await callOrThrow(app, "recordExport", { list: "SUBSCRIBERS", rowCount: 12 });
    await call(app, "eraseSubscriber", { email: "erased@example.com" });
    const { nodes } = await readLog();
    expect(nodes.map(({ event, subject, details }) => [event, subject, ...details.map((each) => each.value)])).toEqual([
      ["SUBSCRIBER_ERASED", null, "false"],
      ["LIST_EXPORTED", "subscribers", "12"],
      ["SAMPLE_REMOVED", null, "0", "0", "0", "0", "0", "0"],
      ["SETTINGS_CHANGED", null, "name"],
    ]);
    expect(nodes.every(({ actor }) => actor === "owner@example.com")).toBe(true);
  });

  it("records nothing if the change fails", async () => {
    await call(app, "updateSiteSettings", { version: 99, input: { name: "Fair Odds" } }, "name");
    expect(await eventsOf()).toEqual([]);
  });

  it("can be filtered by actor, event and time, and returns its entries page by page", async () => {
    for (const [days, actor] of [
      [3, "ann@example.com"],
      [2, "bob@example.com"],
      [1, "ann@example.com"],
    ] as const) {
      await recordAudit(db(), { actor }, { event: days === 1 ? "signedOut" : "signedIn" });
      await db().query(
        "UPDATE audit_log SET created_at = now() - interval '1 day' * $1 WHERE sequence = (SELECT max(sequence) FROM audit_log)",
        [days],
      );
    }
    expect(await eventsOf({ actor: " Ann@example.com " })).toEqual(["SIGNED_OUT", "SIGNED_IN"]);
    await recordAudit(db(), { actor: "token Feed importer" }, { event: "tokenFirstUsed" });
    expect(await eventsOf({ actor: "token Feed importer" })).toEqual(["TOKEN_FIRST_USED"]);
    await db().query("DELETE FROM audit_log WHERE event = 'tokenFirstUsed'");
    expect(await eventsOf({ event: "SIGNED_IN" })).toHaveLength(2);
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    expect(await eventsOf({ from: hoursAgo(60), to: hoursAgo(36) })).toEqual(["SIGNED_IN"]);
    const first = await readLog({ first: 2 });
    const rest = await readLog({ first: 2, after: first.pageInfo.endCursor });
    expect([first.nodes.length, first.pageInfo.hasNextPage, rest.nodes.length, rest.pageInfo.hasNextPage]).toEqual([
      2,
      true,
      1,
      false,
    ]);
    const wrong = await call(
      app,
      "auditLog",
      { filter: { event: "SIGNED_IN" }, after: first.pageInfo.endCursor },
      "nodes { id }",
    );
    expectRefusal(wrong, "BAD_USER_INPUT", ["after"]);
  });
});

describe("the size of the audit log", () => {
  it("is limited without removing entries about the team, even if an account causes many other entries", async () => {
    await recordAudit(db(), { actor: "owner@example.com" }, { event: "roleChanged" });
    for (const event of ["accountRenamed", "signedIn", "signedOut", "recoveryCodesCreated", "tokenDenied"] as const)
      await db().query("INSERT INTO audit_log (event, actor) SELECT $1, 'a' FROM generate_series(1, 10)", [event]);
    await trimAuditLog(db(), { now: () => now }, undefined, {
      ...auditLimits,
      maxFailures: 5,
      maxOwn: 5,
      maxOthers: 5,
    });
    const rows = await db().query("SELECT event, count(*)::int AS count FROM audit_log GROUP BY event ORDER BY event");
    expect(rows).toEqual([
      { event: "recoveryCodesCreated", count: 5 },
      { event: "roleChanged", count: 1 },
      { event: "tokenDenied", count: 5 },
    ]);
  });

  it("stays limited while an attacker repeatedly fails to sign in", async () => {
    await db().query("INSERT INTO audit_log (event) SELECT 'signInFailed' FROM generate_series(1, $1)", [
      hourlyAuditEntries.signInFailed - 1,
    ]);
    for (let attempt = 0; attempt < 3; attempt += 1) await failSignIn("nobody@example.com");
    const count = () => db().query("SELECT count(*)::int AS count FROM audit_log");
    expect(await count()).toEqual([{ count: hourlyAuditEntries.signInFailed }]);
    await db().query("UPDATE audit_log SET created_at = created_at - interval '1 hour'");
    await failSignIn("nobody@example.com");
    expect(await count()).toEqual([{ count: hourlyAuditEntries.signInFailed + 1 }]);
  });

  it("is limited by age and by number, and IP addresses are deleted after 30 days", async () => {
    await db().query(
      `INSERT INTO audit_log (event, subject, client_address, created_at)
       SELECT CASE WHEN n % 2 = 0 THEN 'signInFailed' ELSE 'signedOut' END, n::text, '203.0.113.1',
              $1::timestamptz - interval '10 days' * (10 - n)
       FROM generate_series(1, 10) AS n`,
      [now],
    );
    const day = 24 * 3_600_000;
    const limits = { ...auditLimits, retention: 85 * day, maxFailures: 2, maxOwn: 3 };
    await trimAuditLog(db(), { now: () => now }, undefined, limits);
    const rows = await db().query("SELECT subject, client_address FROM audit_log ORDER BY sequence");
    expect(rows).toEqual([
      { subject: "5", client_address: null },
      ...["7", "8", "9", "10"].map((subject) => ({ subject, client_address: "203.0.113.1" })),
    ]);
  });
});

describe("a denied operation", () => {
  const denied = async () =>
    (await readLog({ filter: { event: "OPERATION_DENIED" } })).nodes.map(({ actor, subject, details }) => [
      actor,
      subject,
      details[0]?.value,
    ]);

  it("is recorded by name, with a count, in one entry per caller and hour", async () => {
    const asContributor = { viewer: "contributor" } as const;
    const query = "query { alias: team { canSendEmail } }";
    for (let attempt = 0; attempt < 3; attempt += 1) await app.query(query, {}, asContributor);
    const mutation = 'mutation { revokeApiToken(id: "1") }';
    await Promise.all([app.query(mutation, {}, asContributor), app.query(mutation, {}, { viewer: "editor" })]);
    await app.query(mutation, {}, asContributor);
    expect((await denied()).toSorted()).toEqual([
      ["contributor@example.com", "revokeApiToken", "2"],
      ["contributor@example.com", "team", "3"],
      ["editor@example.com", "revokeApiToken", "1"],
    ]);
    await db().query("UPDATE audit_log SET counted_hour = counted_hour - interval '1 hour'");
    await app.query(mutation, {}, asContributor);
    expect(await denied()).toHaveLength(4);
  });

  it("is counted if another request has just added the entry", async () => {
    const record = { event: "operationDenied", subjects: ["b", "a"] } as const;
    await countAudit(db(), { actor: "a@example.com" }, { ...record, subjects: ["b"] });
    // The entry is missing for the first statement, and exists for the second one.
    const racing = new Proxy(db(), {
      get: (target, name) =>
        name !== "query"
          ? (Reflect.get(target, name, target) as unknown)
          : async (statement: string, values: unknown[]) =>
              statement.startsWith("WITH existing") ? [[], 0] : target.query(statement, values),
    });
    await countAudit(racing, { actor: "a@example.com" }, record);
    expect((await denied()).toSorted()).toEqual([
      ["a@example.com", "a", "1"],
      ["a@example.com", "b", "2"],
    ]);
  });

  it("is not recorded for a visitor, and an allowed operation is not recorded", async () => {
    await app.query("{ team { canSendEmail } }", {}, { viewer: "visitor" });
    await app.query("{ team { canSendEmail } }");
    expect(await denied()).toEqual([]);
  });
});

const describePostgres = process.env["TEST_DATABASE_URL"] ? describe : describe.skip;

describePostgres("two requests with the same denied operations", () => {
  const actor = { actor: "a@example.com" };
  const event = "operationDenied";
  const lock = "SELECT FROM audit_log WHERE subject = $1 FOR UPDATE";
  const add = `INSERT INTO audit_log (event, actor, subject, details, counted_hour)
    VALUES ('${event}', '${actor.actor}', $1, '{"count": 1}', date_trunc('hour', now()))`;

  it.each([
    ["existing", ["b", "a"], lock],
    ["new", [], add],
  ])("lock %s entries in the order of their subjects, so they do not deadlock", async (_name, existing, statement) => {
    for (const subject of existing) await countAudit(db(), actor, { event, subjects: [subject] });
    let counting: Promise<void> | null = null;
    await db().transaction(async (manager) => {
      await manager.query(statement, ["a"]);
      counting = countAudit(db(), actor, { event, subjects: ["b", "a"] });
      const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
      expect(await until(async () => (await db().query<unknown[]>(waiting)).length > 0)).toBe(true);
      await manager.query(statement, ["b"]);
    });
    await counting;
    expect(await db().query("SELECT subject, details FROM audit_log ORDER BY subject")).toEqual([
      { subject: "a", details: { count: 2 } },
      { subject: "b", details: { count: 2 } },
    ]);
  });
});

describe("recordExport", () => {
  it.each<[list: string, allowed: TestViewer, refused: TestViewer]>([
    ["CASINOS", "contributor", "visitor"],
    ["REDIRECTS", "contributor", "visitor"],
    ["SUBSCRIBERS", "publisher", "editor"],
    ["AUDIT_LOG", "owner", "publisher"],
  ])("of %s is allowed for a caller who may read the list, such as the %s", async (list, allowed, refused) => {
    const record = (viewer: TestViewer) => call(app, "recordExport", { list, rowCount: 1 }, "", { viewer });
    expect((await record(allowed)).errors).toBeUndefined();
    expectRefusal(await record(refused), refused === "visitor" ? "UNAUTHENTICATED" : "FORBIDDEN");
  });

  it("is limited to 60 exports per account per hour", async () => {
    const limited = await createTestApp({ rateLimits: true });
    const args = { list: "CASINOS", rowCount: 1 };
    const record = () => call(limited, "recordExport", args, "", { viewer: "contributor" });
    for (let attempt = 0; attempt < 60; attempt += 1) expect((await record()).errors).toBeUndefined();
    expectRefusal(await record(), "RATE_LIMITED");
    await limited.close();
  });
});
