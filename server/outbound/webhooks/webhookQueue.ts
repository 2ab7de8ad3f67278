/**
 * The queue of webhook messages. A server moves changes from the change feed to the queue, in one transaction per
 * webhook. If a queue is full, the changes wait in the feed, which keeps only the latest change of each row.
 */
import { nounsWith, enumNameOf } from "../../../shared/nouns/registry.js";
import type { DataSource, EntityManager } from "typeorm";

import { recordAudit } from "../../database/audit/auditLog.js";
import { encodeFeedCursor, feedKey, type FeedCursor, readFeedEnd } from "../../catalogue/feed/feedEnd.js";
import type { ChangeFeedRow } from "../../database/entities/changeFeed.entity.js";
import { nouns } from "../../catalogue/write/nouns.js";
import type { Clock } from "../../platform/clock.js";
import { stepByStep } from "../../platform/jobs.js";
import { webhookLimits } from "../../shared/limits.js";
import { sliceSize } from "../../shared/slices.js";

interface QueuedChange {
  noun: ChangeFeedRow["noun"];
  id: string;
  sequence: string;
  isDeleted: boolean;
  changedAt: Date;
  version: number | null;
}

const versions = nounsWith("isInFeed")
  .map((noun) => `WHEN '${noun}' THEN (SELECT version FROM ${nouns[noun].table} WHERE id = feed.row_id)`)
  .join(" ");

/** Moves changes from the change feed to the queues of all webhooks. Every server can call this at any time. */
export async function queueChanges(db: DataSource, clock: Clock, signal?: AbortSignal): Promise<void> {
  const due = await db.query<{ id: string }[]>(
    `SELECT id FROM webhooks WHERE disabled_at IS NULL
       AND feed_sequence < COALESCE((SELECT max(sequence) FROM change_feed), 0)`,
  );
  const restored = await db.query<{ id: string }[]>(
    `SELECT id FROM webhooks WHERE disabled_at IS NULL AND feed_epoch <> $1`,
    [(await readFeedEnd(db)).epoch],
  );
  for (const id of new Set([...due, ...restored].map((each) => each.id)))
    await stepByStep(() => db.transaction((manager) => queueSlice(manager, id, clock.now())), signal);
}

interface WebhookCursor {
  name: string;
  nouns: string[];
  epoch: string;
  sequence: string;
}

/** Queues the next changes for one webhook. Returns whether there may be more. */
async function queueSlice(manager: EntityManager, webhookId: string, now: Date): Promise<boolean> {
  const [webhook] = await manager.query<WebhookCursor[]>(
    `SELECT name, nouns, feed_epoch AS epoch, feed_sequence AS sequence FROM webhooks
     WHERE id = $1 AND disabled_at IS NULL FOR UPDATE SKIP LOCKED`,
    [webhookId],
  );
  if (webhook === undefined) return false;
  const end = await readFeedEnd(manager);
  if (webhook.epoch !== end.epoch) {
    await disableWebhook(
      manager,
      { id: webhookId, name: webhook.name },
      "The catalogue was restored from a backup. Check the URL, enable the webhook, and let the program read the change feed from its start.",
    );
    return false;
  }
  const room = Math.min(sliceSize, webhookLimits.maxWaiting - (await countWaiting(manager, webhookId)));
  if (room <= 0) return false;
  const changes = await manager.query<QueuedChange[]>(
    `SELECT feed.noun, feed.row_id AS id, feed.sequence, feed.is_deleted AS "isDeleted",
       feed.changed_at AS "changedAt", CASE feed.noun ${versions} END AS version
     FROM change_feed AS feed WHERE feed.sequence > $1 AND (cardinality($2::text[]) = 0 OR feed.noun = ANY($2))
     ORDER BY feed.sequence LIMIT $3`,
    [webhook.sequence, webhook.nouns, room],
  );
  const isRest = changes.length < room;
  const lastQueued = Number(changes.at(-1)?.sequence ?? 0);
  const last = isRest ? Math.max(end.sequence, lastQueued) : lastQueued;
  const messages = changes.map((change) => messageOf(change, end));
  await insertMessages(manager, webhookId, messages, now);
  await manager.query("UPDATE webhooks SET feed_sequence = $2 WHERE id = $1", [webhookId, last]);
  return !isRest;
}

interface Message {
  type: string;
  body: string;
}

function messageOf(change: QueuedChange, { epoch }: FeedCursor): Message {
  const { noun, id, isDeleted, changedAt, version } = change;
  const type = isDeleted || version === null ? "catalogue.row.removed" : "catalogue.row.changed";
  const data = {
    noun: enumNameOf(noun),
    id,
    version: type === "catalogue.row.removed" ? null : version,
    cursor: encodeFeedCursor(feedKey, { epoch, sequence: Number(change.sequence) }),
  };
  return { type, body: JSON.stringify({ type, timestamp: changedAt.toISOString(), data }) };
}

function insertMessages(manager: EntityManager, webhookId: string, messages: Message[], now: Date): Promise<unknown> {
  return manager.query(
    `INSERT INTO webhook_deliveries (webhook_id, type, body, created_at, next_attempt_at)
     SELECT $1, each.type, each.body, $3, $3 FROM jsonb_to_recordset($2::jsonb) AS each (type text, body text)`,
    [webhookId, JSON.stringify(messages), now],
  );
}

export async function countWaiting(manager: EntityManager, webhookId: string): Promise<number> {
  const [{ count }] = await manager.query<[{ count: number }]>(
    "SELECT count(*)::int AS count FROM webhook_deliveries WHERE webhook_id = $1 AND finished_at IS NULL",
    [webhookId],
  );
  return count;
}

/** Queues a test message. */
export function queuePing(manager: EntityManager, webhookId: string, now: Date): Promise<unknown> {
  const type = "webhook.ping";
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data: {} });
  return insertMessages(manager, webhookId, [{ type, body }], now);
}

/** Disables a webhook, and records the reason for owners. */
export async function disableWebhook(
  manager: EntityManager,
  { id, name }: { id: string; name: string },
  reason: string,
): Promise<void> {
  await manager.query("UPDATE webhooks SET disabled_at = now(), disabled_reason = $2 WHERE id = $1", [id, reason]);
  await recordAudit(manager, { actor: null }, { event: "webhookDisabled", subject: name, details: { reason } });
}

/** A message that only this server may send until its claim expires. */
export interface ClaimedMessage {
  id: string;
  body: string;
  /** How many times a server has tried to send the message, including this time. */
  attempts: number;
}

/** Claims a webhook's due messages, at most `parallel`, starting with those that have waited longest. */
export async function claimMessages(db: DataSource, webhookId: string, now: Date): Promise<ClaimedMessage[]> {
  const [rows] = await db.query<[ClaimedMessage[], number]>(
    `UPDATE webhook_deliveries SET attempts = attempts + 1, last_attempt_at = $2, next_attempt_at = $3
     WHERE id IN (
       SELECT id FROM webhook_deliveries
       WHERE webhook_id = $1 AND finished_at IS NULL AND next_attempt_at <= $2
         AND EXISTS (SELECT FROM webhooks WHERE id = $1 AND disabled_at IS NULL)
       ORDER BY next_attempt_at LIMIT ${webhookLimits.parallel} FOR UPDATE SKIP LOCKED)
     RETURNING id, body, attempts`,
    [webhookId, now, new Date(now.getTime() + webhookLimits.claim)],
  );
  return rows;
}

/** Returns the enabled webhooks that have due messages. */
export async function findDueWebhooks(db: DataSource, now: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>(
    `SELECT id FROM webhooks WHERE disabled_at IS NULL AND EXISTS (
       SELECT FROM webhook_deliveries AS delivery
       WHERE delivery.webhook_id = webhooks.id AND finished_at IS NULL AND next_attempt_at <= $1)`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/**
 * Deletes old finished deliveries and, if a webhook has too many, its oldest finished deliveries. Skips locked ones,
 * because waiting for them could cause a deadlock with a deletion of the webhook. The next run deletes them.
 */
export async function trimDeliveries(db: DataSource, clock: Clock, signal?: AbortSignal): Promise<void> {
  const before = new Date(clock.now().getTime() - webhookLimits.retention);
  await stepByStep(async () => {
    const [, count] = await db.query<[unknown[], number]>(
      `DELETE FROM webhook_deliveries WHERE id IN (
         SELECT id FROM webhook_deliveries
         WHERE finished_at IS NOT NULL AND id IN (
           SELECT kept.id FROM webhooks CROSS JOIN LATERAL (
             SELECT id, finished_at, row_number() OVER (ORDER BY created_at DESC, id) AS place
             FROM webhook_deliveries WHERE webhook_id = webhooks.id AND finished_at IS NOT NULL
           ) AS kept
           WHERE kept.place > $1 OR kept.finished_at < $2 LIMIT ${sliceSize})
         FOR UPDATE SKIP LOCKED)`,
      [webhookLimits.maxLogged, before],
    );
    return count === sliceSize;
  }, signal);
}
