/** Adds email addresses to the newsletter list, and erases them. */
import type { DataSource } from "typeorm";

import { type AuditActor, recordAudit } from "../../database/audit/auditLog.js";
import { NewsletterSubscription } from "../../database/entities/newsletterSubscription.entity.js";
import { uniqueViolation } from "../../database/connection/postgresErrors.js";
import { ConflictError } from "../../shared/errors.js";
import { isEmailAddress } from "../../../shared/rules/email.js";
import { canonicalEmail } from "../../shared/input/emailAddress.js";
import { rejectErrors } from "../../shared/input/fieldErrors.js";
import { toStoredPath } from "../../shared/input/webPath.js";
import { eraseMails } from "../../database/mail/mailQueue.js";
import { requestConfirmation, type CheckedSignUp } from "./newsletter.confirmation.js";

export interface NewsletterSignUp {
  email: string;
  /** The path of the page with the form. */
  pagePath: string | null;
  /** The consent text next to the form. */
  wording: string | null;
}

/**
 * Matches text that starts with a letter and contains nothing that a spreadsheet treats as a cell or formula. The
 * server checks this because a caller can send any wording.
 */
const isSentence = /^\p{L}[\p{L}\p{M}\p{N}\p{Zs}.,:!?'"()%&$€£’‘“”…–—/-]*$/u;

export interface SignUpOptions {
  /** The site's own origin, for the links in the email. Null if the server cannot send emails. */
  siteUrl: string | null;
  now: Date;
}

/**
 * Adds an email address to the list or, if the server can send emails, queues a confirmation email
 * instead. Returns whether the address was added.
 * @throws BadUserInputError for an invalid address, path, or wording, RateLimitedError at the daily maximum of emails,
 * or, if the server cannot send emails, ConflictError for an address that is already subscribed.
 */
export async function subscribeToNewsletter(
  db: DataSource,
  signUp: NewsletterSignUp,
  { siteUrl, now }: SignUpOptions,
): Promise<boolean> {
  const checked = checkSignUp(signUp);
  if (siteUrl === null) await addUnconfirmed(db, checked, now);
  else await requestConfirmation(db, checked, { siteUrl, now });
  return siteUrl === null;
}

function checkSignUp(signUp: NewsletterSignUp): CheckedSignUp {
  const email = canonicalEmail(signUp.email);
  const pagePath = signUp.pagePath === null ? null : toStoredPath(signUp.pagePath);
  const wording = signUp.wording?.trim().slice(0, 500) || null;
  const isBadPath = signUp.pagePath !== null && pagePath === null;
  const isBadWording = wording !== null && !isSentence.test(wording);
  const pathMessage = "`pagePath` must start with a single /. Correct it, or leave it out.";
  const wordingMessage = "`wording` must be plain text. Correct it, or leave it out.";
  rejectErrors([
    !isEmailAddress(email) && { field: "email", message: "Enter a valid email address, such as you@example.com." },
    isBadPath && { field: "pagePath", message: pathMessage },
    isBadWording && { field: "wording", message: wordingMessage },
  ]);
  return { email, pagePath, wording };
}

/** Adds an address, even if its owner has unsubscribed before, or has not opened the link in an email. */
async function addUnconfirmed(db: DataSource, { email, pagePath, wording }: CheckedSignUp, now: Date): Promise<void> {
  const added = await db.query<unknown[]>(
    `INSERT INTO newsletter_subscriptions AS row (email, page_path, wording, subscribed_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (lower(email)) DO UPDATE
       SET page_path = $2, wording = $3, subscribed_at = $4, confirmed_at = NULL, unsubscribed_at = NULL,
           confirm_expires_at = NULL
       WHERE row.unsubscribed_at IS NOT NULL OR (row.confirmed_at IS NULL AND row.confirm_expires_at IS NOT NULL)
     RETURNING id`,
    [email, pagePath, wording, now],
  );
  if (added.length === 0)
    throw new ConflictError("This email address is already subscribed.", { databaseCode: uniqueViolation });
}

/**
 * Deletes an email address from the list, and all queued emails to it. Returns whether the address was on the list.
 * @throws BadUserInputError when no address is given.
 */
export async function eraseSubscriber(db: DataSource, email: string, actor: AuditActor): Promise<boolean> {
  const address = canonicalEmail(email);
  rejectErrors([address === "" && { field: "email", message: "Enter the email address to erase." }]);
  return db.transaction(async (manager) => {
    const { affected } = await manager
      .createQueryBuilder()
      .delete()
      .from(NewsletterSubscription)
      .where("lower(email) = lower(:address)", { address })
      .execute();
    await eraseMails(manager, address);
    const wasListed = affected === 1;
    // The entry must not contain the erased address.
    await recordAudit(manager, actor, { event: "subscriberErased", details: { wasListed } });
    return wasListed;
  });
}
