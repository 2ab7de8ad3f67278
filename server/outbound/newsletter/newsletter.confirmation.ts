/** Subscriptions that must be confirmed: sends the confirmation email, and handles the links in it. */
import type { DataSource } from "typeorm";

import { SiteSettings, siteSettingsId } from "../../database/entities/siteSettings.entity.js";
import { queueMail } from "../../database/mail/mailQueue.js";
import { RateLimitedError } from "../../shared/errors.js";
import { isUuid } from "../../shared/input/uuid.js";
import { type MailSubscription, signUpEmail } from "./newsletter.emails.js";

/** How long the link in a confirmation email is valid, in ms. */
export const confirmationLifetime = 48 * 60 * 60_000;

export interface CheckedSignUp {
  email: string;
  pagePath: string | null;
  wording: string | null;
}

interface LockedSubscription extends MailSubscription {
  id: string;
  isOnList: boolean;
}

const secondsPerDay = 86_400;

/**
 * Stores a pending sign-up and queues its email in one transaction. Does the same work for every address, so no caller
 * learns which addresses are on the list.
 * @throws RateLimitedError when the server has reached the maximum number of emails per day.
 */
export async function requestConfirmation(
  db: DataSource,
  { email, pagePath, wording }: CheckedSignUp,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<void> {
  await db.transaction(async (manager) => {
    // If the address has signed up before, this locks its existing row.
    const rows = await manager.query<[LockedSubscription]>(
      `INSERT INTO newsletter_subscriptions AS row (email, page_path, wording, subscribed_at, confirm_expires_at)
       VALUES ($1, $2, $3, $4, $4)
       ON CONFLICT (lower(email)) DO UPDATE SET email = row.email
       RETURNING id, email, confirm_token AS "confirmToken", unsubscribe_token AS "unsubscribeToken",
                 confirmed_at IS NOT NULL AND unsubscribed_at IS NULL AS "isOnList"`,
      [email, pagePath, wording, now],
    );
    const [subscription] = rows;
    const settings = await manager.findOneByOrFail(SiteSettings, { id: siteSettingsId });
    const site = { name: settings.name, url: siteUrl };
    const mail = signUpEmail(site, subscription, subscription.isOnList);
    const outcome = await queueMail(manager, mail, { now, lifetime: confirmationLifetime });
    if (outcome === "dailyLimit")
      throw new RateLimitedError("Too many people have signed up today. Try again tomorrow.", secondsPerDay);
    if (subscription.isOnList || outcome === "recipientLimit") return;
    await manager.query(
      `UPDATE newsletter_subscriptions SET confirm_expires_at = $2, subscribed_at = $3, page_path = $4, wording = $5
       WHERE id = $1`,
      [subscription.id, new Date(now.getTime() + confirmationLifetime), now, pagePath, wording],
    );
  });
}

/**
 * Confirms the subscription that a token belongs to. Returns whether the address is on the list now. Using a token
 * again changes nothing. A token is valid until it expires or the address's owner unsubscribes.
 */
export async function confirmSubscription(db: DataSource, token: string, now: Date): Promise<boolean> {
  if (!isUuid(token)) return false;
  const [, count] = await db.query<[unknown[], number]>(
    `UPDATE newsletter_subscriptions
     SET confirmed_at = CASE WHEN unsubscribed_at IS NULL THEN COALESCE(confirmed_at, $2) ELSE $2 END,
         unsubscribed_at = NULL
     WHERE confirm_token = $1 AND confirm_expires_at > $2`,
    [token, now],
  );
  return count === 1;
}

/**
 * Unsubscribes the address that a token belongs to. Returns whether the token is valid. The token stays valid
 * afterward.
 */
export async function unsubscribe(db: DataSource, token: string, now: Date): Promise<boolean> {
  if (!isUuid(token)) return false;
  const [, count] = await db.query<[unknown[], number]>(
    `UPDATE newsletter_subscriptions
     SET unsubscribed_at = COALESCE(unsubscribed_at, $2), confirm_token = gen_random_uuid(), confirm_expires_at = NULL
     WHERE unsubscribe_token = $1`,
    [token, now],
  );
  return count === 1;
}
