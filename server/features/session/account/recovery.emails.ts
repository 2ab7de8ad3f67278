import { mailBody, type MailSite } from "../../../database/mail/mailBody.js";
import type { Mail } from "../../../database/mail/mailQueue.js";

/** @param recovery The account's email address, and the URL of its recovery link. */
export function recoveryEmail(site: MailSite, { email, url }: { email: string; url: string }): Mail {
  return {
    recipient: email,
    subject: `Choose a new password for ${site.name}`,
    ...mailBody([
      `Someone asked to reset the password for your account on ${site.name} (${site.url}).`,
      "To choose a new password, open this page:",
      { url },
      "The link works once and expires after an hour. If you did not ask for it, ignore this email. Your password stays the same.",
    ]),
    headers: {},
  };
}
