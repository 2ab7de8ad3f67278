/** Creates and changes webhooks. Only owners can do this. */
import type { DataSource, EntityManager } from "typeorm";

import { type AuditActor, recordAudit } from "../../database/audit/auditLog.js";
import { readFeedEnd } from "../../catalogue/feed/feedEnd.js";
import { webhookLock } from "../../database/connection/locks.js";
import { findUrlFault } from "../../platform/webhooks/publicAddresses.js";
import type { SecretBox } from "../../platform/secretBox.js";
import { newWebhookSecret } from "../../platform/webhooks/signature.js";
import { ConflictError, NotFoundError } from "../../shared/errors.js";
import { rejectErrors } from "../../shared/input/fieldErrors.js";
import { isUuid } from "../../shared/input/uuid.js";
import { webhookLimits } from "../../shared/limits.js";
import type { WebhookInput, WebhookSecret, WebhookUpdateInput } from "./webhook.inputs.js";
import { countWaiting, queuePing } from "./webhookQueue.js";

export interface WebhookServices {
  db: DataSource;
  webhookClient: { allowsPrivate: boolean };
  secretBox: Pick<SecretBox, "seal">;
}

type Owner = AuditActor & { actor: string };

function rejectUrl(url: string, { webhookClient }: WebhookServices): string {
  const text = url.trim();
  const message = findUrlFault(text, webhookClient.allowsPrivate);
  rejectErrors([message !== null && { field: "url", message }]);
  return text;
}

/**
 * Creates a webhook. It gets all changes that are made from now on.
 * @throws BadUserInputError for a URL that the server must not call, or ConflictError at the maximum number of
 * webhooks.
 */
export function createWebhook(services: WebhookServices, input: WebhookInput, actor: Owner): Promise<WebhookSecret> {
  const url = rejectUrl(input.url, services);
  const name = input.name.trim();
  const secret = newWebhookSecret();
  return services.db.transaction(async (manager) => {
    await manager.query("SELECT pg_advisory_xact_lock($1)", [webhookLock]);
    const [{ count }] = await manager.query<[{ count: number }]>("SELECT count(*)::int AS count FROM webhooks");
    if (count >= webhookLimits.max)
      throw new ConflictError(`There are already ${webhookLimits.max} webhooks. Delete one first.`);
    const end = await readFeedEnd(manager);
    const [{ id }] = await manager.query<[{ id: string }]>(
      `INSERT INTO webhooks (name, url, nouns, secret, created_by, feed_epoch, feed_sequence)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
      [name, url, [...new Set(input.nouns)], services.secretBox.seal(secret), actor.actor, end.epoch, end.sequence],
    );
    await recordAudit(manager, actor, { event: "webhookCreated", subject: name, details: { url: originOf(url) } });
    return { id, secret };
  });
}

/** The path of a webhook's URL often contains a secret, so the audit log records only the origin. */
function originOf(url: string): string {
  return new URL(url).origin;
}

/**
 * Changes a webhook. If the change feed was restored after the webhook was disabled, the webhook continues from the end
 * of the feed.
 * @throws NotFoundError, or BadUserInputError for a URL that the server must not call.
 */
export async function updateWebhook(
  services: WebhookServices,
  id: string,
  input: WebhookUpdateInput,
  actor: Owner,
): Promise<void> {
  const { nouns, isEnabled } = input;
  const url = input.url === undefined ? null : rejectUrl(input.url, services);
  await changeWebhook(services.db, id, async (manager, { name }) => {
    await manager.query(
      `UPDATE webhooks SET name = COALESCE($2, name), url = COALESCE($3, url), nouns = COALESCE($4, nouns) WHERE id = $1`,
      [id, input.name?.trim() ?? null, url, nouns ? [...new Set(nouns)] : null],
    );
    if (isEnabled === true) {
      const end = await readFeedEnd(manager);
      await manager.query(
        `UPDATE webhooks SET disabled_at = NULL, disabled_reason = NULL, failing_since = NULL, feed_epoch = $2,
           feed_sequence = CASE WHEN feed_epoch = $2 THEN feed_sequence ELSE $3 END WHERE id = $1`,
        [id, end.epoch, end.sequence],
      );
    }
    if (isEnabled === false)
      await manager.query("UPDATE webhooks SET disabled_at = now(), disabled_reason = NULL WHERE id = $1", [id]);
    const details = {
      ...(url !== null && { url: originOf(url) }),
      ...(isEnabled != null && { enabled: isEnabled }),
    };
    await recordAudit(manager, actor, { event: "webhookChanged", subject: input.name?.trim() ?? name, details });
  });
}

/** @throws NotFoundError */
export async function deleteWebhook(db: DataSource, id: string, actor: Owner): Promise<void> {
  await changeWebhook(db, id, async (manager, { name }) => {
    await manager.query("DELETE FROM webhooks WHERE id = $1", [id]);
    await recordAudit(manager, actor, { event: "webhookDeleted", subject: name });
  });
}

/**
 * Replaces the signing secret. For a day, messages are also signed with the previous one.
 * @throws NotFoundError
 */
export async function rotateSecret(
  { db, secretBox }: Pick<WebhookServices, "db" | "secretBox">,
  id: string,
  actor: Owner,
): Promise<WebhookSecret> {
  const secret = newWebhookSecret();
  await changeWebhook(db, id, async (manager, { name }) => {
    await manager.query(
      `UPDATE webhooks SET previous_secret = secret, secret = $2,
         previous_secret_ends_at = now() + interval '${webhookLimits.secretOverlap} milliseconds' WHERE id = $1`,
      [id, secretBox.seal(secret)],
    );
    await recordAudit(manager, actor, { event: "webhookSecretRotated", subject: name });
  });
  return { id, secret };
}

/**
 * Queues a test message.
 * @throws NotFoundError, or ConflictError for a disabled webhook or a full queue.
 */
export async function pingWebhook(db: DataSource, id: string, now: Date): Promise<void> {
  await changeWebhook(db, id, async (manager, { isDisabled }) => {
    if (isDisabled) throw new ConflictError("This webhook is disabled. Enable it first.");
    if ((await countWaiting(manager, id)) >= webhookLimits.maxWaiting)
      throw new ConflictError(
        `${webhookLimits.maxWaiting} messages for this webhook are already waiting. Fix the program that receives them, then wait until the server has sent them.`,
      );
    await queuePing(manager, id, now);
  });
}

/**
 * Queues a finished or waiting message again, with the same id. If sending the message fails, the server waits as long
 * as after a first failure.
 * @throws NotFoundError, or ConflictError for a disabled webhook.
 */
export async function resendDelivery(db: DataSource, id: string, now: Date): Promise<void> {
  await db.transaction(async (manager) => {
    const [rows] = isUuid(id)
      ? await manager.query<[{ isDisabled: boolean }[], number]>(
          `UPDATE webhook_deliveries AS delivery SET attempts = 0, next_attempt_at = $2, finished_at = NULL,
             is_delivered = false
           FROM webhooks AS webhook WHERE delivery.id = $1 AND webhook.id = delivery.webhook_id
           RETURNING webhook.disabled_at IS NOT NULL AS "isDisabled"`,
          [id, now],
        )
      : [[]];
    if (rows[0] === undefined) throw new NotFoundError("delivery");
    if (rows[0].isDisabled) throw new ConflictError("This webhook is disabled. Enable it to send the message.");
  });
}

/** Locks a webhook and changes it. @throws NotFoundError */
async function changeWebhook(
  db: DataSource,
  id: string,
  change: (manager: EntityManager, webhook: { name: string; isDisabled: boolean }) => Promise<void>,
): Promise<void> {
  await db.transaction(async (manager) => {
    const [webhook] = isUuid(id)
      ? await manager.query<{ name: string; isDisabled: boolean }[]>(
          `SELECT name, disabled_at IS NOT NULL AS "isDisabled" FROM webhooks WHERE id = $1 FOR UPDATE`,
          [id],
        )
      : [];
    if (webhook === undefined) throw new NotFoundError("webhook");
    await change(manager, webhook);
  });
}
