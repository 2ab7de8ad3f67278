import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { Webhook } from "standardwebhooks";

import { sealStoredSecrets } from "../../database/accounts/sealStoredSecrets.js";
import type { Clock } from "../../platform/clock.js";
import { createLog } from "../../platform/log.js";
import { createSecretBox } from "../../platform/secretBox.js";
import { WebhookClient } from "../../platform/webhooks/webhookClient.js";
import { webhookLimits } from "../../shared/limits.js";
import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { plainCasinos, plainGames } from "../../test/catalogue/plainSeed.js";
import { until } from "../../test/until.js";
import { claimMessages, queueChanges, trimDeliveries } from "./webhookQueue.js";
import { WebhookSender } from "./webhookSender.js";

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

const casino = plainCasinos[0]!;
const hour = 3_600_000;

let now = new Date();
const clock: Clock = { now: () => now };
const later = (ms: number) => (now = new Date(now.getTime() + ms));

let app: TestApp;
let program: Server;
let url: string;
let status = 200;
const received: Received[] = [];
beforeAll(async () => {
  program = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => program.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(program.address() as AddressInfo).port}/hook`;
  app = await createTestApp({ viewer: "owner", isConfirmed: true, seed: true, clock, webhooksAllowPrivate: true });
});
afterAll(async () => {
  await app.close();
  await new Promise((done) => program.close(done));
});
afterEach(async () => {
  received.length = 0;
  status = 200;
  now = new Date();
  for (const table of ["webhooks", "audit_log"]) await db().query(`DELETE FROM ${table}`);
});

const db = () => app.database.dataSource;

interface Secret {
  id: string;
  secret: string;
}

const create = (input: Record<string, unknown> = {}) =>
  callOrThrow<Secret>(app, "createWebhook", { input: { name: "Mirror", url, ...input } }, "id secret");

interface Listed {
  id: string;
  disabledAt: string | null;
  disabledReason: string | null;
  failingSince: string | null;
  waitingCount: number;
}

const listed = async () =>
  (await callOrThrow<Listed[]>(app, "webhooks", {}, "id disabledAt disabledReason failingSince waitingCount"))[0]!;

interface Logged {
  id: string;
  type: string;
  state: string;
  attempts: number;
  status: number | null;
  error: string | null;
  nextAttemptAt: string | null;
}

const log = (webhookId: string) =>
  callOrThrow<Logged[]>(app, "webhookDeliveries", { webhookId }, "id type state attempts status error nextAttemptAt");

let rating = 1;
/** Changes a casino and returns its new version. */
async function change(): Promise<number> {
  const [{ version }] = await db().query<[{ version: number }]>("SELECT version FROM casinos WHERE id = $1", [
    casino.id,
  ]);
  rating = Math.round(rating * 10 + 1) / 10;
  const input = { rating };
  return (await callOrThrow<{ version: number }>(app, "updateCasino", { id: casino.id, version, input }, "version"))
    .version;
}

const deliver = async () => {
  await queueChanges(db(), clock);
  await app.services.webhookSender.sendDue();
};

interface Payload {
  type: string;
  timestamp: string;
  data: { noun: string; id: string; version: number | null; cursor: string };
}

const payload = ({ body }: Received) => JSON.parse(body) as Payload;

describe("a webhook", () => {
  it("reports a change with its version and the cursor, signed as the specification requires", async () => {
    const { secret } = await create();
    expect(secret).toMatch(/^whsec_/);
    const version = await change();
    await deliver();
    expect(received).toHaveLength(1);
    const { headers, body } = received[0]!;
    // Verify the signature with the reference implementation.
    new Webhook(secret).verify(body, headers as Record<string, string>);
    const { type, timestamp, data } = payload(received[0]!);
    expect(type).toBe("catalogue.row.changed");
    expect(Math.abs(Date.parse(timestamp) - Date.now())).toBeLessThan(60_000);
    expect(data).toEqual({ noun: "CASINO", id: casino.id, version, cursor: expect.any(String) });
    const rest = await callOrThrow<{ nodes: unknown[] }>(app, "changes", { since: data.cursor }, "nodes { id }");
    expect(rest.nodes).toEqual([]);
  });

  it("reports a draft only once it is published, and without its content", async () => {
    await create();
    const input = { noun: "CASINO", patch: { name: "Canary casino", slug: "canary-casino" } };
    const draft = await callOrThrow<{ id: string; version: number }>(app, "createDraft", { input }, "id version");
    await callOrThrow(app, "createDraftPreview", { id: draft.id }, "path");
    await deliver();
    expect(received).toEqual([]);
    await callOrThrow(app, "publishDraft", { id: draft.id, version: draft.version }, "rowId");
    await deliver();
    expect(received.map((each) => payload(each).data.noun)).toEqual(["CASINO"]);
    expect(received[0]!.body).not.toContain("Canary");
  });

  it("reports only the chosen types, and reports a removal without a version", async () => {
    await create({ nouns: ["GAME"] });
    await change();
    const game = plainGames.at(-1)!;
    const [{ version }] = await db().query<[{ version: number }]>("SELECT version FROM games WHERE id = $1", [game.id]);
    await callOrThrow(app, "deleteGame", { id: game.id, version }, "changeSetId").catch(() =>
      db().query("DELETE FROM games WHERE id = $1", [game.id]),
    );
    await change();
    await deliver();
    expect(received.map((each) => [payload(each).type, payload(each).data.noun, payload(each).data.version])).toEqual([
      ["catalogue.row.removed", "GAME", null],
    ]);
  });

  it("reports nothing from before its creation, and reports several changes to a row only once", async () => {
    await change();
    await create();
    await deliver();
    await change();
    await change();
    await deliver();
    await deliver();
    expect(received).toHaveLength(1);
  });

  it("retries with the same id at increasing intervals, and then gives up", async () => {
    const { id } = await create();
    await change();
    status = 503;
    await deliver();
    for (const wait of webhookLimits.waits) {
      const [entry] = await log(id);
      const planned = Date.parse(entry!.nextAttemptAt!) - now.getTime();
      expect(planned).toBeGreaterThanOrEqual(wait);
      expect(planned).toBeLessThanOrEqual(wait * (1 + webhookLimits.jitter));
      later(planned - 1);
      await deliver();
      later(1);
      await deliver();
    }
    expect(received).toHaveLength(1 + webhookLimits.waits.length);
    expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(await log(id)).toEqual([
      expect.objectContaining({ state: "FAILED", attempts: received.length, status: 503, error: "Status 503." }),
    ]);
    expect((await listed()).failingSince).not.toBeNull();
  });

  it("can resend a message after giving up", async () => {
    const { id } = await create();
    await change();
    await db().query("UPDATE webhooks SET failing_since = now()");
    await queueChanges(db(), clock);
    await db().query("UPDATE webhook_deliveries SET finished_at = now(), attempts = 8");
    const [{ id: delivery }] = (await log(id)) as [Logged];
    await callOrThrow(app, "resendWebhookDelivery", { id: delivery });
    await deliver();
    expect(received.map(({ headers }) => headers["webhook-id"])).toEqual([delivery]);
    expect(await log(id)).toEqual([expect.objectContaining({ state: "DELIVERED", attempts: 1, status: 200 })]);
    expect((await listed()).failingSince).toBeNull();
  });

  it("does not queue a message again while the webhook is disabled", async () => {
    const { id } = await create();
    await change();
    await deliver();
    const [{ id: delivery }] = (await log(id)) as [Logged];
    await callOrThrow(app, "updateWebhook", { id, input: { isEnabled: false } });
    expectRefusal(await call(app, "resendWebhookDelivery", { id: delivery }), "CONFLICT");
    expect(await log(id)).toEqual([expect.objectContaining({ state: "DELIVERED" })]);
  });

  it("is disabled after three days of failures, and sends the missed changes when it is enabled again", async () => {
    const { id } = await create();
    status = 500;
    for (let day = 0; day < 4; day += 1) {
      await change();
      await deliver();
      later(24 * hour + 1);
    }
    expect(await listed()).toMatchObject({ disabledReason: expect.stringMatching(/three days/) });
    const before = received.length;
    status = 200;
    await change();
    await deliver();
    expect(received).toHaveLength(before);
    expect(await events()).toContain("webhookDisabled");
    await callOrThrow(app, "updateWebhook", { id, input: { isEnabled: true } });
    await deliver();
    expect(payload(received.at(-1)!).data.id).toBe(casino.id);
    expect(await listed()).toMatchObject({
      disabledAt: null,
      disabledReason: null,
      failingSince: null,
      waitingCount: 0,
    });
  });

  it("is disabled immediately by status 410, and by a restore of the catalogue", async () => {
    const { id } = await create();
    await change();
    status = 410;
    await deliver();
    expect((await listed()).disabledReason).toMatch(/410/);
    await callOrThrow(app, "updateWebhook", { id, input: { isEnabled: true } });
    await db().query("UPDATE change_feed_epoch SET epoch = gen_random_uuid()");
    await queueChanges(db(), clock);
    expect((await listed()).disabledReason).toMatch(/restored from a backup/);
    expectRefusal(await call(app, "pingWebhook", { id }), "CONFLICT");
    await callOrThrow(app, "updateWebhook", { id, input: { isEnabled: true } });
    received.length = 0;
    status = 200;
    await db().query("DELETE FROM webhook_deliveries");
    await deliver();
    expect(received).toEqual([]);
  });

  it("also signs with the previous secret for a day after a rotation", async () => {
    const { id, secret: former } = await create();
    const { secret } = await callOrThrow<Secret>(app, "rotateWebhookSecret", { id }, "secret");
    await callOrThrow(app, "pingWebhook", { id });
    await deliver();
    const { body, headers } = received[0]!;
    for (const each of [former, secret]) new Webhook(each).verify(body, headers as Record<string, string>);
    await db().query("UPDATE webhooks SET previous_secret_ends_at = now()");
    await callOrThrow(app, "pingWebhook", { id });
    await deliver();
    const second = received[1]!;
    new Webhook(secret).verify(second.body, second.headers as Record<string, string>);
    expect(() => new Webhook(former).verify(second.body, second.headers as Record<string, string>)).toThrow(
      "No matching signature",
    );
  });
});

const events = async () =>
  (await db().query<{ event: string }[]>("SELECT event FROM audit_log ORDER BY sequence")).map(({ event }) => event);

describe("the webhook queue", () => {
  it("sends each message once, even if three servers send messages", async () => {
    await create();
    const games = await db().query<{ id: string }[]>("UPDATE games SET is_popular = NOT is_popular RETURNING id");
    const count = (games as unknown as [{ id: string }[]])[0].length;
    const { webhookClient: client } = app.services;
    const senders = [1, 2, 3].map(
      () => new WebhookSender({ db: db(), client, clock, log: createLog("silent"), secretBox: createSecretBox(null) }),
    );
    await Promise.all([1, 2, 3].map(() => queueChanges(db(), clock)));
    await Promise.all(senders.map((sender) => sender.sendDue()));
    const ids = received.map((each) => payload(each).data.id);
    expect(ids).toHaveLength(count);
    expect(new Set(ids).size).toBe(count);
  });

  it("sends a message again if the server that claimed it died", async () => {
    const { id } = await create();
    await change();
    await queueChanges(db(), clock);
    expect(await claimMessages(db(), id, now)).toHaveLength(1);
    await app.services.webhookSender.sendDue();
    expect(received).toEqual([]);
    later(webhookLimits.claim);
    await app.services.webhookSender.sendDue();
    expect(received).toHaveLength(1);
  });

  it("keeps a message for the next start if the server stops during an attempt", async () => {
    const { id } = await create();
    await change();
    await queueChanges(db(), clock);
    const hanging = createServer(() => undefined);
    await new Promise<void>((done) => hanging.listen(0, "127.0.0.1", done));
    const { port } = hanging.address() as AddressInfo;
    await callOrThrow(app, "updateWebhook", { id, input: { url: `http://127.0.0.1:${port}/` } });
    const client = new WebhookClient({ allowsPrivate: true });
    const sender = new WebhookSender({
      db: db(),
      client,
      clock,
      log: createLog("silent"),
      secretBox: createSecretBox(null),
    });
    const connected = new Promise((done) => hanging.once("request", done));
    await sender.startDue();
    await connected;
    await sender.close();
    expect(await log(id)).toEqual([expect.objectContaining({ state: "WAITING", attempts: 1, error: null })]);
    hanging.closeAllConnections();
    await new Promise((done) => hanging.close(done));
  });

  it("has a maximum length, and accepts messages again when there is room", async () => {
    const { id } = await create();
    await db().query(
      `INSERT INTO webhook_deliveries (webhook_id, type, body, next_attempt_at)
       SELECT $1, 'webhook.ping', '{}', now() + interval '1 day' FROM generate_series(1, $2)`,
      [id, webhookLimits.maxWaiting],
    );
    await change();
    await deliver();
    expectRefusal(await call(app, "pingWebhook", { id }), "CONFLICT");
    expect((await listed()).waitingCount).toBe(webhookLimits.maxWaiting);
    await db().query("DELETE FROM webhook_deliveries WHERE id IN (SELECT id FROM webhook_deliveries LIMIT 1)");
    await deliver();
    expect(received).toHaveLength(1);
  });

  it("limits the length of its log, and removes entries after a week", async () => {
    const { id } = await create();
    await db().query(
      `INSERT INTO webhook_deliveries (webhook_id, type, body, created_at, finished_at, is_delivered)
       SELECT $1, 'webhook.ping', '{}', $3::timestamptz - interval '1 s' * n, $3, true FROM generate_series(1, $2) AS n`,
      [id, webhookLimits.maxLogged + 20, now],
    );
    const count = async () =>
      (await db().query<[{ count: number }]>("SELECT count(*)::int AS count FROM webhook_deliveries"))[0].count;
    await trimDeliveries(db(), clock);
    expect(await count()).toBe(webhookLimits.maxLogged);
    later(webhookLimits.retention + 1);
    await trimDeliveries(db(), clock);
    expect(await count()).toBe(0);
  });
});

const describePostgres = process.env["TEST_DATABASE_URL"] ? describe : describe.skip;

describePostgres("deleteWebhook", () => {
  it("does not deadlock with a failing delivery", async () => {
    const { id } = await create();
    await change();
    await queueChanges(db(), clock);
    status = 500;
    const silent = createLog("silent");
    const warn = jest.spyOn(silent, "warn");
    const { webhookClient: client } = app.services;
    const sender = new WebhookSender({ db: db(), client, clock, log: silent, secretBox: createSecretBox(null) });
    let sending: Promise<void> | null = null;
    // These are the statements of deleteWebhook. Between them, the server tries to record the failure.
    await db().transaction(async (manager) => {
      await manager.query("SELECT FROM webhooks WHERE id = $1 FOR UPDATE", [id]);
      sending = sender.sendDue();
      const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
      expect(await until(async () => (await db().query<unknown[]>(waiting)).length > 0)).toBe(true);
      await manager.query("DELETE FROM webhooks WHERE id = $1", [id]);
    });
    await sending;
    expect(warn).not.toHaveBeenCalled();
  });

  it("does not deadlock with the deletion of old deliveries", async () => {
    const { id } = await create();
    await db().query(
      `INSERT INTO webhook_deliveries (webhook_id, type, body, created_at, finished_at, is_delivered)
       SELECT $1, 'webhook.ping', '{}', $2, $2, true FROM generate_series(1, 3)`,
      [id, now],
    );
    later(webhookLimits.retention + 1);
    await db().transaction(async (manager) => {
      // A deletion of the webhook locks its deliveries one after another.
      await manager.query("SELECT FROM webhook_deliveries WHERE webhook_id = $1 LIMIT 1 FOR UPDATE", [id]);
      await manager.query("SET LOCAL lock_timeout = '5s'");
      await trimDeliveries(db(), clock);
      await manager.query("DELETE FROM webhooks WHERE id = $1", [id]);
    });
    expect(await db().query("SELECT FROM webhook_deliveries")).toEqual([]);
  });
});

describe("createWebhook", () => {
  it.each([
    [{ url: "ftp://example.com/" }, "url"],
    [{ url: "https://user:pass@example.com/" }, "url"],
    [{ url: "https://example.com:22/" }, "url"],
    [{ name: " " }, "name"],
    [{ nouns: ["ARTICLE"] }, "nouns"],
  ])("rejects %j", async (input, field) => {
    const values = { name: "Mirror", url, ...input };
    expectRefusal(await call(app, "createWebhook", { input: values }, "id"), "BAD_USER_INPUT", [field]);
  });

  it("rejects a private address or host name unless the operator allows them", async () => {
    const strict = await createTestApp({ viewer: "owner", isConfirmed: true });
    for (const target of [url, "http://localhost:8080/hook", "https://printer/hook", "https://api.internal/hook"]) {
      const answer = await call(strict, "createWebhook", { input: { name: "Mirror", url: target } }, "id");
      expectRefusal(answer, "BAD_USER_INPUT", ["url"]);
    }
    await strict.close();
  });

  it("is recorded in the audit log, like changes to webhooks, without secrets or URL paths", async () => {
    const { id, secret } = await create();
    await callOrThrow(app, "updateWebhook", { id, input: { name: "Copy", isEnabled: false } });
    const { secret: next } = await callOrThrow<Secret>(app, "rotateWebhookSecret", { id }, "secret");
    await callOrThrow(app, "deleteWebhook", { id });
    expect(await events()).toEqual(["webhookCreated", "webhookChanged", "webhookSecretRotated", "webhookDeleted"]);
    const text = JSON.stringify(await db().query("SELECT * FROM audit_log"));
    for (const hidden of [secret, next, "/hook"]) expect(text).not.toContain(hidden);
    expectRefusal(await call(app, "deleteWebhook", { id }), "NOT_FOUND");
  });
});

describe("a webhook's secret", () => {
  const secretKey = "a key of the operator with at least 32 characters";
  const stored = () =>
    db().query<{ secret: string; previous_secret: string | null }[]>("SELECT secret, previous_secret FROM webhooks");

  it("is stored encrypted if the operator has set a key, and still signs messages", async () => {
    const keyed = await createTestApp({
      viewer: "owner",
      isConfirmed: true,
      clock,
      webhooksAllowPrivate: true,
      secretKey,
    });
    try {
      const ask = (name: string, args: Record<string, unknown>) => callOrThrow<Secret>(keyed, name, args, "id secret");
      const first = await ask("createWebhook", { input: { name: "Mirror", url } });
      const second = await ask("rotateWebhookSecret", { id: first.id });
      const rows = await keyed.database.dataSource.query<object[]>("SELECT secret, previous_secret FROM webhooks");
      expect(rows).toEqual([
        { secret: expect.stringMatching(/^sealed:/), previous_secret: expect.stringMatching(/^sealed:/) },
      ]);
      await callOrThrow(keyed, "pingWebhook", { id: first.id });
      await keyed.services.webhookSender.sendDue();
      for (const { secret } of [first, second])
        new Webhook(secret).verify(received[0]!.body, received[0]!.headers as Record<string, string>);
    } finally {
      await keyed.close();
    }
  });

  it("is encrypted once, when a server first starts with a key", async () => {
    const { id, secret } = await create();
    await callOrThrow(app, "rotateWebhookSecret", { id }, "id");
    const box = createSecretBox(secretKey);
    await sealStoredSecrets(db(), createSecretBox(null));
    expect((await stored())[0]!.previous_secret).toBe(secret);
    await sealStoredSecrets(db(), box);
    const sealed = await stored();
    expect(box.open(sealed[0]!.previous_secret!)).toBe(secret);
    expect(sealed[0]!.secret).toMatch(/^sealed:/);
    await sealStoredSecrets(db(), box);
    expect(await stored()).toEqual(sealed);
  });

  it("can be unreadable for one of several servers, and a later attempt still sends the message", async () => {
    const { id, secret } = await create();
    const box = createSecretBox(secretKey);
    await sealStoredSecrets(db(), box);
    await change();
    await deliver();
    expect(received).toEqual([]);
    expect(await listed()).toMatchObject({ disabledAt: null, failingSince: expect.any(String) });
    expect(await log(id)).toEqual([
      expect.objectContaining({ state: "WAITING", error: expect.stringMatching(/SECRET_KEY/) }),
    ]);
    later(webhookLimits.waits[0]! * (1 + webhookLimits.jitter));
    const { webhookClient: client } = app.services;
    await new WebhookSender({ db: db(), client, clock, log: createLog("silent"), secretBox: box }).sendDue();
    new Webhook(secret).verify(received[0]!.body, received[0]!.headers as Record<string, string>);
    expect((await listed()).failingSince).toBeNull();
  });

  it("does not disable the webhook if an owner rotates the secret during a failed attempt", async () => {
    const { id } = await create();
    await sealStoredSecrets(db(), createSecretBox(secretKey));
    await db().query("UPDATE webhooks SET failing_since = now() - interval '4 days'");
    await change();
    await queueChanges(db(), clock);
    let isRotated = false;
    // The secret changes after the server has read it.
    const racing = new Proxy(db(), {
      get: (target, name) =>
        name !== "transaction"
          ? (Reflect.get(target, name, target) as unknown)
          : async (work: never) => {
              if (!isRotated) await callOrThrow(app, "rotateWebhookSecret", { id }, "id");
              isRotated = true;
              return target.transaction(work);
            },
    });
    const { webhookClient: client } = app.services;
    await new WebhookSender({
      db: racing,
      client,
      clock,
      log: createLog("silent"),
      secretBox: createSecretBox(null),
    }).sendDue();
    expect(isRotated).toBe(true);
    expect((await listed()).disabledAt).toBeNull();
  });

  it("disables the webhook if no server can read the secret for three days, until an owner rotates the secret and enables the webhook", async () => {
    const { id } = await create();
    await sealStoredSecrets(db(), createSecretBox(secretKey));
    await db().query("UPDATE webhooks SET failing_since = $1", [new Date(now.getTime() - webhookLimits.failingTime)]);
    await change();
    await deliver();
    expect(received).toEqual([]);
    expect((await listed()).disabledReason).toMatch(/SECRET_KEY/);
    const { secret } = await callOrThrow<Secret>(app, "rotateWebhookSecret", { id }, "id secret");
    await callOrThrow(app, "updateWebhook", { id, input: { isEnabled: true } });
    later(webhookLimits.claim + 1);
    await deliver();
    new Webhook(secret).verify(received[0]!.body, received[0]!.headers as Record<string, string>);
  });
});
