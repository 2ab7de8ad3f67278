/** Reads the newsletter list. */
import type { DataSource } from "typeorm";

import { NewsletterSubscription } from "../../database/entities/newsletterSubscription.entity.js";
import { byDate, findPage } from "../../database/reading/keyset.js";
import { containsText } from "../../database/reading/like.js";
import { type Connection, listKey, type Page } from "../../shared/schema/connection.js";

export interface SubscriptionList {
  /** Part of an address, in any case; blank or null for all. */
  search: string | null;
  page: Page;
  /** The fields that the caller asked for. */
  fields: Set<string>;
}

/** One page of the list, newest first. @throws BadUserInputError for a cursor of another list. */
export function findNewsletterSubscriptions(
  db: DataSource,
  { search, page, fields }: SubscriptionList,
): Promise<Connection<NewsletterSubscription>> {
  const text = search?.trim();
  return findPage(db, {
    entity: NewsletterSubscription,
    where: text ? [{ sql: "row.email ILIKE ?", values: [containsText(text)] }] : [],
    keys: byDate("subscribedAt"),
    key: listKey("newsletterSubscriptions", "SUBSCRIBED_DESC", { search: text || null }),
    page,
    properties: ["id", ...[...fields].filter((field) => field !== "__typename")],
  });
}
