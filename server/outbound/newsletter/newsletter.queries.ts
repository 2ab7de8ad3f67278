/** Reads the newsletter list. */
import type { DataSource } from "typeorm";

import { NewsletterSubscription } from "../../database/entities/newsletterSubscription.entity.js";
import { findPage } from "../../database/reading/keyset.js";
import { byDate } from "../../database/reading/sortKeys.js";
import { containsText } from "../../database/reading/like.js";
import { canonicalEmail } from "../../shared/input/emailAddress.js";
import type { Connection, Page } from "../../shared/schema/connection.js";
import { listKey } from "../../shared/schema/cursor.js";

export interface SubscriptionList {
  /** A part of an email address. Case is ignored. If blank or null, the list contains all addresses. */
  search: string | null;
  page: Page;
  /** The fields that the caller selected. */
  fields: Set<string>;
}

/** For each field that is not a column itself, the columns that it needs. */
const columnsOf: Record<string, string[]> = {
  __typename: [],
  state: ["confirmedAt", "unsubscribedAt", "confirmExpiresAt"],
  unsubscribePath: ["unsubscribeToken"],
};

/**
 * Returns one page of the list, newest first.
 * @throws BadUserInputError for a cursor from another list.
 */
export function findNewsletterSubscriptions(
  db: DataSource,
  { search, page, fields }: SubscriptionList,
): Promise<Connection<NewsletterSubscription>> {
  const text = canonicalEmail(search ?? "");
  return findPage(db, {
    entity: NewsletterSubscription,
    where: text ? [{ sql: "row.email ILIKE ?", values: [containsText(text)] }] : [],
    keys: byDate("subscribedAt"),
    key: listKey("newsletterSubscriptions", "SUBSCRIBED_DESC", { search: text || null }),
    page,
    properties: ["id", ...[...fields].flatMap((field) => columnsOf[field] ?? [field])],
  });
}
