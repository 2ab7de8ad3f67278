/**
 * Sends the queued webhook messages. All servers can do this at the same time, because only one of them can claim each
 * message. If that server dies, another server sends the message again. A slow webhook does not delay the others.
 */
import type { DataSource } from "typeorm";

import type { Clock } from "../../platform/clock.js";
import type { Log } from "../../platform/log.js";
import type { SecretBox } from "../../platform/secretBox.js";
import { signedHeaders } from "../../platform/webhooks/signature.js";
import type { WebhookAnswer, WebhookClient } from "../../platform/webhooks/webhookClient.js";
import { webhookLimits } from "../../shared/limits.js";
import { claimMessages, type ClaimedMessage, disableWebhook, findDueWebhooks } from "./webhookQueue.js";

export interface WebhookSenderOptions {
  db: DataSource;
  client: WebhookClient;
  clock: Clock;
  log: Log;
  secretBox: Pick<SecretBox, "open">;
}

interface Target {
  url: string;
  /** The current secret as it is stored. A rotation replaces it. */
  storedSecret: string;
  /** The secrets that sign messages. Empty if this server cannot read the current secret. */
  secrets: string[];
}

const unreadableSecret = "The server cannot read the secret, because it has a different SECRET_KEY or none.";

export class WebhookSender {
  readonly #active = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(private readonly options: WebhookSenderOptions) {}

  /** Starts sending the due messages of all webhooks, without waiting for the responses. */
  async startDue(): Promise<void> {
    const { db, clock, log } = this.options;
    for (const id of await findDueWebhooks(db, clock.now())) {
      if (this.#active.has(id) || this.#stopping.signal.aborted) continue;
      const work = this.#drain(id)
        .catch((err: unknown) => log.warn({ err, webhook: id }, "webhook messages could not be sent"))
        .finally(() => this.#active.delete(id));
      this.#active.set(id, work);
    }
  }

  /** Sends the due messages of all webhooks, and waits until none is due. */
  async sendDue(): Promise<void> {
    do await this.startDue();
    while ((await Promise.all(this.#active.values())).length > 0);
  }

  /** Stops the attempts in progress. Another server, or this one after its next start, sends their messages again. */
  async close(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#active.values());
  }

  async #drain(webhookId: string): Promise<void> {
    const { db, clock } = this.options;
    while (!this.#stopping.signal.aborted) {
      const messages = await claimMessages(db, webhookId, clock.now());
      if (messages.length === 0) return;
      const target = await this.#findTarget(webhookId);
      if (target === null) return;
      await Promise.all(messages.map((message) => this.#send(webhookId, target, message)));
    }
  }

  /** Returns null for a webhook that is disabled. */
  async #findTarget(webhookId: string): Promise<Target | null> {
    const { db, log, secretBox } = this.options;
    const [webhook] = await db.query<Target[]>(
      `SELECT url, secret AS "storedSecret", CASE WHEN previous_secret_ends_at > now() THEN ARRAY[secret, previous_secret]
         ELSE ARRAY[secret] END AS secrets
       FROM webhooks WHERE id = $1 AND disabled_at IS NULL`,
      [webhookId],
    );
    if (webhook === undefined) return null;
    const [secret, ...others] = webhook.secrets.map((stored) => secretBox.open(stored));
    if (!secret) log.warn({ webhook: webhookId }, "a webhook's secret could not be read");
    return { ...webhook, secrets: secret ? [secret, ...others.filter((other) => other != null)] : [] };
  }

  async #send(webhookId: string, { url, storedSecret, secrets }: Target, message: ClaimedMessage): Promise<void> {
    const { client, clock } = this.options;
    const { signal } = this.#stopping;
    // Another server may have the right key, for example while the operator restarts the servers with a new key.
    if (secrets.length === 0)
      return this.#recordFailure(webhookId, storedSecret, message, { status: null, error: unreadableSecret });
    const headers = {
      "content-type": "application/json",
      "user-agent": "HonestOdds-Webhooks/1",
      ...signedHeaders({ id: message.id, at: clock.now(), body: message.body }, secrets),
    };
    const response = await client.send({ url, headers, body: message.body }, signal);
    // Record nothing. When this claim expires, another server, or this one after its next start, sends the message
    // again.
    if (signal.aborted && response.status === null) return;
    if (response.error === null) await this.#recordSuccess(webhookId, message.id, response);
    else await this.#recordFailure(webhookId, storedSecret, message, response);
  }

  async #recordSuccess(webhookId: string, id: string, { status }: WebhookAnswer): Promise<void> {
    const { db, clock } = this.options;
    await db.query(
      "UPDATE webhook_deliveries SET finished_at = $2, is_delivered = true, status = $3, error = NULL WHERE id = $1",
      [id, clock.now(), status],
    );
    await db.query("UPDATE webhooks SET failing_since = NULL WHERE id = $1 AND failing_since IS NOT NULL", [webhookId]);
  }

  /** Does not disable the webhook if its secret has changed since the attempt. */
  async #recordFailure(
    webhookId: string,
    storedSecret: string,
    message: ClaimedMessage,
    { status, error }: WebhookAnswer,
  ): Promise<void> {
    const { db, clock, log } = this.options;
    const now = clock.now();
    const wait = webhookLimits.waits[message.attempts - 1];
    const next =
      wait === undefined ? null : new Date(now.getTime() + wait * (1 + Math.random() * webhookLimits.jitter));
    await db.transaction(async (manager) => {
      // Lock the webhook before the delivery, as a deletion of the webhook does.
      const [[webhook]] = await manager.query<[[{ name: string; failingSince: Date } | undefined], number]>(
        `UPDATE webhooks SET failing_since = COALESCE(failing_since, $2) WHERE id = $1 AND disabled_at IS NULL AND secret = $3
         RETURNING name, failing_since AS "failingSince"`,
        [webhookId, now, storedSecret],
      );
      await manager.query(
        `UPDATE webhook_deliveries SET status = $2, error = $3, next_attempt_at = COALESCE($4, next_attempt_at),
           finished_at = CASE WHEN $4::timestamptz IS NULL THEN $5::timestamptz END WHERE id = $1`,
        [message.id, status, error, next, now],
      );
      if (webhook === undefined) return;
      const isGone = status === 410;
      if (!isGone && now.getTime() - webhook.failingSince.getTime() < webhookLimits.failingTime) return;
      const reason = isGone
        ? "The program responded with status 410, which means that it wants no more messages. Check the URL, then enable the webhook."
        : error === unreadableSecret
          ? `${unreadableSecret} Rotate the secret, then enable the webhook.`
          : "No delivery succeeded for three days. Check the program, then enable the webhook.";
      await disableWebhook(manager, { id: webhookId, name: webhook.name }, reason);
      log.warn({ webhook: webhookId }, "a webhook was disabled");
    });
  }
}
