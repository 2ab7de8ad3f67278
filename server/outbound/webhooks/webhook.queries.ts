/** Reads webhooks and the log of their deliveries. */
import type { DataSource } from "typeorm";

import { NotFoundError } from "../../shared/errors.js";
import { isUuid } from "../../shared/input/uuid.js";
import type { Delivery, DeliveryState, ListedWebhook } from "./webhook.inputs.js";

/** How many deliveries of a webhook the API returns, newest first. */
export const shownDeliveries = 50;

/** Returns all webhooks, sorted by name. */
export function listWebhooks(db: DataSource): Promise<ListedWebhook[]> {
  return db.query<ListedWebhook[]>(
    `SELECT webhook.id, webhook.name, webhook.url, webhook.nouns, webhook.created_at AS "createdAt",
       webhook.created_by AS "createdBy", webhook.disabled_at AS "disabledAt",
       webhook.disabled_reason AS "disabledReason", webhook.failing_since AS "failingSince",
       CASE WHEN webhook.previous_secret_ends_at > now() THEN webhook.previous_secret_ends_at END
         AS "previousSecretEndsAt",
       (SELECT count(*)::int FROM webhook_deliveries
        WHERE webhook_id = webhook.id AND finished_at IS NULL) AS "waitingCount",
       (SELECT max(finished_at) FROM webhook_deliveries
        WHERE webhook_id = webhook.id AND is_delivered) AS "lastDeliveredAt"
     FROM webhooks AS webhook ORDER BY lower(webhook.name), webhook.id`,
  );
}

/**
 * Returns a webhook's latest deliveries, newest first, at most `shownDeliveries`.
 * @throws NotFoundError
 */
export async function listDeliveries(
  db: DataSource,
  webhookId: string,
  state: DeliveryState | null,
): Promise<Delivery[]> {
  const found = isUuid(webhookId) ? await db.query<unknown[]>("SELECT FROM webhooks WHERE id = $1", [webhookId]) : [];
  if (found.length === 0) throw new NotFoundError("webhook");
  return db.query<Delivery[]>(
    `SELECT * FROM (
       SELECT id, type, body, created_at AS "createdAt", attempts, last_attempt_at AS "lastAttemptAt",
         CASE WHEN finished_at IS NULL THEN next_attempt_at END AS "nextAttemptAt", status, error,
         CASE WHEN finished_at IS NULL THEN 'waiting' WHEN is_delivered THEN 'delivered' ELSE 'failed' END AS state
       FROM webhook_deliveries WHERE webhook_id = $1
     ) AS delivery
     WHERE $2::text IS NULL OR state = $2 ORDER BY "createdAt" DESC, id LIMIT ${shownDeliveries}`,
    [webhookId, state],
  );
}
