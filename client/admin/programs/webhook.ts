import type { WebhooksQuery } from "./webhooks.generated";

export type Webhook = WebhooksQuery["webhooks"][number];
