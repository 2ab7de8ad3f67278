/**
 * Statements that the constraints and unique indexes of webhooks and snapshots must reject, keyed by the name of the
 * constraint or index.
 */

const ID = "'00000000-0000-4000-8000-000000000000'::uuid";

/** Returns a statement that inserts two rows with the same values. */
const twoRows = (table: string, values: Record<string, string>) =>
  `INSERT INTO ${table} (${Object.keys(values).join(", ")})
   SELECT ${Object.values(values).join(", ")} FROM generate_series(1, 2) AS n`;

const webhook = (values: Record<string, string>) =>
  twoRows("webhooks", {
    name: "'W'",
    url: "'https://example.com/'",
    secret: "'s'",
    created_by: "'o'",
    feed_epoch: "'e'",
    feed_sequence: "0",
    ...values,
  });
const delivery = (values: Record<string, string>) =>
  twoRows("webhook_deliveries", {
    webhook_id: "(SELECT id FROM webhooks LIMIT 1)",
    type: "'webhook.ping'",
    body: "'{}'",
    ...values,
  });
const snapshot = (values: Record<string, string>) => twoRows("catalogue_snapshots", values);
const part = (snapshotId: string) =>
  twoRows("catalogue_snapshot_parts", { snapshot_id: snapshotId, position: "0", data: "'x'::bytea" });

export const programRows: Record<string, string[]> = {
  webhooks_pkey: [webhook({ id: ID })],
  webhook_deliveries_pkey: [`${webhook({})}; ${delivery({ id: ID })}`],
  webhook_deliveries_webhook_fkey: [delivery({ webhook_id: "gen_random_uuid()" })],
  catalogue_snapshots_complete: [snapshot({ completed_at: "now()" })],
  catalogue_snapshots_day_key: [snapshot({ day: "'2026-01-01'::date" })],
  catalogue_snapshots_pkey: [snapshot({ id: ID })],
  catalogue_snapshot_parts_pkey: [`INSERT INTO catalogue_snapshots (id) VALUES (${ID}); ${part(ID)}`],
  catalogue_snapshot_parts_snapshot_fkey: [part("gen_random_uuid()")],
};
