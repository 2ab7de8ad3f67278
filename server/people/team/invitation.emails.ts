import { mailBody, type MailSite } from "../../database/mail/mailBody.js";
import type { Mail } from "../../database/mail/mailQueue.js";
import type { Role } from "../../shared/schema/policies.js";

export interface MailedInvitation {
  email: string;
  role: Role;
  url: string;
  /** The email address of the owner who invites the person. */
  createdBy: string;
}

export function invitationEmail(site: MailSite, { email, role, url, createdBy }: MailedInvitation): Mail {
  const article = /^[aeio]/.test(role) ? "an" : "a";
  return {
    recipient: email,
    subject: `Join the ${site.name} team`,
    ...mailBody([
      `${createdBy} invited you to join the ${site.name} team (${site.url}) as ${article} ${role}.`,
      "To choose a password, open this page:",
      { url },
      "The link works once and expires after 7 days. If you did not expect this email, ignore it.",
    ]),
    headers: {},
  };
}
