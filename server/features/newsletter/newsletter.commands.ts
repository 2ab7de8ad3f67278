/** Adds email addresses to the newsletter list and erases them. */
import { isEmail } from "class-validator";
import type { DataSource } from "typeorm";

import { NewsletterSubscription } from "../../database/entities/newsletterSubscription.entity.js";
import { uniqueViolation, violatedConstraint } from "../../database/connection/postgresErrors.js";
import { ConflictError } from "../../shared/errors.js";
import { rejectErrors } from "../../shared/input/fieldErrors.js";
import { textLimits } from "../../shared/textLimits.js";
import { toStoredPath } from "../../shared/input/webPath.js";

export interface NewsletterSignUp {
  email: string;
  /** The path of the page with the form. */
  pagePath: string | null;
  /** The consent text next to the form. */
  wording: string | null;
}

/**
 * Matches a text that starts with a letter and contains nothing that a spreadsheet treats as a cell or formula. Callers
 * can send any wording.
 */
const isSentence = /^\p{L}[\p{L}\p{M}\p{N}\p{Zs}.,:!?'"()%&$€£’‘“”…–—/-]*$/u;

/**
 * Subscribes a trimmed email address.
 * @throws BadUserInputError for an invalid address, ConflictError with database code 23505 for a subscribed address.
 */
export async function subscribeToNewsletter(db: DataSource, signUp: NewsletterSignUp): Promise<void> {
  const email = signUp.email.trim();
  const pagePath = signUp.pagePath === null ? null : toStoredPath(signUp.pagePath);
  const wording = signUp.wording?.trim().slice(0, 500) || null;
  // A quoted part before the @ may contain anything, even a spreadsheet formula.
  const isValidEmail = email.length <= textLimits.email && isEmail(email) && !email.includes('"');
  const isBadPath = signUp.pagePath !== null && pagePath === null;
  const isBadWording = wording !== null && !isSentence.test(wording);
  const pathMessage = "`pagePath` must start with a single /. Correct it, or leave it out.";
  const wordingMessage = "`wording` must be plain text. Correct it, or leave it out.";
  rejectErrors([
    !isValidEmail && { field: "email", message: "Enter a valid email address, such as you@example.com." },
    isBadPath && { field: "pagePath", message: pathMessage },
    isBadWording && { field: "wording", message: wordingMessage },
  ]);
  try {
    await db.getRepository(NewsletterSubscription).insert({ email, pagePath, wording });
  } catch (error) {
    if (violatedConstraint(error) !== "newsletter_subscriptions_email_key") throw error;
    throw new ConflictError("This email address is already subscribed.", {
      databaseCode: uniqueViolation,
    });
  }
}

/**
 * Deletes an email address from the list. Returns whether the address was on the list.
 * @throws BadUserInputError when no address is given.
 */
export async function eraseSubscriber(db: DataSource, email: string): Promise<boolean> {
  rejectErrors([email.trim() === "" && { field: "email", message: "Enter the email address to erase." }]);
  const { affected } = await db
    .createQueryBuilder()
    .delete()
    .from(NewsletterSubscription)
    .where("lower(email) = lower(:email)", { email: email.trim() })
    .execute();
  return affected === 1;
}
