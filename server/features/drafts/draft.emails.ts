import { mailBody, type MailSite } from "../../database/mail/mailBody.js";
import type { Mail } from "../../database/mail/mailQueue.js";

interface FailedPublication {
  /** The recipient's email address. */
  email: string;
  /** The name of the draft's row. */
  name: string;
  /** Why the server could not publish the draft. */
  failure: string;
}

export function failedPublicationEmail(site: MailSite, { email, name, failure }: FailedPublication): Mail {
  return {
    recipient: email,
    subject: `A scheduled draft was not published on ${site.name}`,
    ...mailBody([
      `The draft “${name}” was scheduled for now, but ${site.name} (${site.url}) could not publish it. It waits for review again.`,
      failure,
      "This page lists all drafts, and why any other scheduled draft failed:",
      { url: `${site.url}/admin?tab=drafts` },
    ]),
    headers: {},
  };
}
