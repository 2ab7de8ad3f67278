/** Adds addresses to the newsletter list and erases them. */
import { isEmail } from "class-validator";
import type { DataSource } from "typeorm";

import { NewsletterSubscription } from "../../database/entities/newsletterSubscription.entity.js";
import { uniqueViolation, violatedConstraint } from "../../database/connection/postgresErrors.js";
import { BadUserInputError, ConflictError } from "../../shared/errors.js";
import { textLimits } from "../../shared/textLimits.js";
import { toStoredPath } from "../../shared/input/webPath.js";

export interface NewsletterSignUp {
  email: string;
  /** The page whose form was used. */
  pagePath: string | null;
  /** The sentence next to the form. */
  wording: string | null;
}

/** A letter first, and nothing that a spreadsheet takes for a cell or formula: anybody can send a wording. */
const isSentence = /^\p{L}[\p{L}\p{M}\p{N}\p{Zs}.,:!?'"()%&$€£’‘“”…–—/-]*$/u;

/**
 * Subscribes an address, trimmed.
 * @throws BadUserInputError for an invalid address, ConflictError with database code 23505 for a subscribed one (spec section 8).
 */
export async function subscribeToNewsletter(db: DataSource, signUp: NewsletterSignUp): Promise<void> {
  const email = signUp.email.trim();
  const pagePath = signUp.pagePath === null ? null : toStoredPath(signUp.pagePath);
  const wording = signUp.wording?.trim().slice(0, 500) || null;
  const faults = [
    // A quoted part before the @ may contain anything, even what a spreadsheet takes for a formula.
    ...(email.length > textLimits.email || !isEmail(email) || email.includes('"')
      ? [{ field: "email", message: "Enter a valid e-mail address, such as you@example.com." }]
      : []),
    ...(signUp.pagePath !== null && pagePath === null
      ? [{ field: "pagePath", message: "Give the path of the page, which begins with one /, or leave it out." }]
      : []),
    ...(wording !== null && !isSentence.test(wording)
      ? [{ field: "wording", message: "Give the sentence next to the form in plain text, or leave it out." }]
      : []),
  ];
  if (faults.length > 0) throw new BadUserInputError(faults);
  try {
    await db.getRepository(NewsletterSubscription).insert({ email, pagePath, wording });
  } catch (error) {
    if (violatedConstraint(error) !== "newsletter_subscriptions_email_key") throw error;
    throw new ConflictError("This e-mail address is already subscribed. There is nothing left to do.", {
      databaseCode: uniqueViolation,
    });
  }
}

/**
 * Deletes the row of an address. Returns whether there was one.
 * @throws BadUserInputError when no address is given.
 */
export async function eraseSubscriber(db: DataSource, email: string): Promise<boolean> {
  if (email.trim() === "")
    throw new BadUserInputError([{ field: "email", message: "Enter the e-mail address to erase." }]);
  const { affected } = await db
    .createQueryBuilder()
    .delete()
    .from(NewsletterSubscription)
    .where("lower(email) = lower(:email)", { email: email.trim() })
    .execute();
  return (affected ?? 0) > 0;
}
