/**
 * The content of the newsletter's emails, and the paths of the links in them. The emails contain no pictures and no
 * tracking.
 */
import { mailBody, type MailSite, type Paragraph } from "../../database/mail/mailBody.js";
import type { Mail } from "../../database/mail/mailQueue.js";
import { confirmationLifetime } from "./newsletter.confirmation.js";

/**
 * The paths of the pages that the links lead to, and of the pages that show the result. The client has a page for each
 * path.
 */
export const newsletterPaths = {
  confirm: "/newsletter/confirm",
  confirmed: "/newsletter/confirmed",
  unsubscribe: "/newsletter/unsubscribe",
  unsubscribed: "/newsletter/unsubscribed",
  invalid: "/newsletter/invalid",
} as const;

/** Returns the path of the page where the owner of an address can unsubscribe without a session. */
export function unsubscribePath(token: string): string {
  return `${newsletterPaths.unsubscribe}?token=${token}`;
}

export interface MailSubscription {
  email: string;
  confirmToken: string;
  unsubscribeToken: string;
}

/**
 * Creates the email for a sign-up. The website shows the same response whether or not the address is on the list, so
 * only this email says which is true.
 */
export function signUpEmail(site: MailSite, subscription: MailSubscription, isOnList: boolean): Mail {
  const confirmUrl = `${site.url}${newsletterPaths.confirm}?token=${subscription.confirmToken}`;
  const unsubscribeUrl = site.url + unsubscribePath(subscription.unsubscribeToken);
  const asked = `Someone entered this address in the newsletter form on ${site.name} (${site.url}).`;
  const paragraphs: Paragraph[] = isOnList
    ? [asked, "This address is already subscribed, so you don't need to do anything."]
    : [
        asked,
        "To get the newsletter, open this page and press the button:",
        { url: confirmUrl },
        `The link works for ${confirmationLifetime / 3_600_000} hours. If you did not sign up, ignore this email and you will not be subscribed.`,
      ];
  return {
    recipient: subscription.email,
    subject: isOnList ? `You are subscribed to ${site.name}` : `Confirm your subscription to ${site.name}`,
    ...mailBody([...paragraphs, "To unsubscribe this address, open this page:", { url: unsubscribeUrl }]),
    // With these headers, a mail program can unsubscribe the recipient with a POST request, without opening a page:
    // https://www.rfc-editor.org/rfc/rfc8058
    headers: {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
