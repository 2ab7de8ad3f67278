/** Invites people to the team, and creates recovery links. Only owners can do this. */
import { type DataSource, type EntityManager, IsNull } from "typeorm";

import { isEmailAddress } from "../../../shared/rules/email.js";
import { type AuditActor, recordAudit } from "../../database/audit/auditLog.js";
import { teamLock } from "../../database/connection/locks.js";
import { AccountLink } from "../../database/entities/team/accountLink.entity.js";
import { AdminAccount } from "../../database/entities/team/adminAccount.entity.js";
import { SiteSettings, siteSettingsId } from "../../database/entities/siteSettings.entity.js";
import { mailBody, type MailSite } from "../../database/mail/mailBody.js";
import { cancelMails, type Mail, queueMail } from "../../database/mail/mailQueue.js";
import type { Clock } from "../../platform/clock.js";
import { accountLinkUrl } from "../../shared/accountLinks.js";
import { ConflictError, ForbiddenError, NotFoundError, UnauthenticatedError } from "../../shared/errors.js";
import { normalizedEmail } from "../../shared/input/emailAddress.js";
import { rejectErrors } from "../../shared/input/fieldErrors.js";
import { isUuid } from "../../shared/input/uuid.js";
import { recoveryLifetime } from "../../shared/limits.js";
import { Role } from "../../shared/schema/policies.js";
import { hashToken, newToken } from "../../shared/secretToken.js";
import type { OneTimeLink } from "./team.inputs.js";

/** How long an invitation's link is valid, in ms, and how many invitations may be open. */
export const invitations = { lifetime: 7 * 24 * 60 * 60_000, maxOpen: 50 };

export interface LinkServices {
  db: DataSource;
  clock: Clock;
  /** Null if the server cannot send emails. */
  mailSender: object | null;
  publicUrl(): string;
}

/** The owner who creates a link. */
type Owner = AuditActor & { actor: string; accountId: string };

function authorOf({ actor, accountId }: Owner): Pick<AccountLink, "createdBy" | "createdById"> {
  return { createdBy: actor, createdById: accountId };
}

/**
 * Invites a person.
 * @throws BadUserInputError for an invalid address, ConflictError if the person has an account or an invitation, or an
 * error of `lockTeamAsOwner`.
 */
export async function invite(
  services: LinkServices,
  invited: { email: string; role: Role },
  actor: Owner,
): Promise<OneTimeLink> {
  const email = normalizedEmail(invited.email);
  const { role } = invited;
  rejectErrors([
    !isEmailAddress(email) && { field: "email", message: "Enter a valid email address, such as you@example.com." },
  ]);
  return services.db.transaction(async (manager) => {
    await lockTeamAsOwner(manager, actor);
    await manager.query("DELETE FROM account_links WHERE expires_at <= now()");
    await rejectTaken(manager, email);
    if ((await manager.countBy(AccountLink, { kind: "invitation" })) >= invitations.maxOpen)
      throw new ConflictError(`There are already ${invitations.maxOpen} open invitations. Revoke one first.`);
    const token = newToken();
    const expiresAt = await insertLink(manager, { kind: "invitation", email, role, ...authorOf(actor) }, token);
    await recordAudit(manager, actor, { event: "invitationCreated", subject: email, details: { role } });
    return sendInvitation(services, manager, { email, role, token, expiresAt, createdBy: actor.actor });
  });
}

/**
 * Locks the team for the rest of the transaction. Checks the actor again, because another owner may have demoted,
 * disabled or removed the actor's account after the request was allowed. That revoked the actor's links, so the actor
 * must not create another one.
 * @throws UnauthenticatedError if the account was disabled or removed, or ForbiddenError if it is not an owner anymore.
 */
async function lockTeamAsOwner(manager: EntityManager, { accountId: id }: Owner): Promise<void> {
  await manager.query("SELECT pg_advisory_xact_lock($1)", [teamLock]);
  const account = await manager.findOneBy(AdminAccount, { id, disabledAt: IsNull() });
  if (account === null) throw new UnauthenticatedError();
  if (account.role !== Role.OWNER)
    throw new ForbiddenError("invite people and create recovery links", account.role, [Role.OWNER]);
}

async function rejectTaken(manager: EntityManager, email: string): Promise<void> {
  if (await manager.existsBy(AdminAccount, { email }))
    throw new ConflictError("A person with this email address already has an account.");
  if (await manager.existsBy(AccountLink, { email }))
    throw new ConflictError("This person already has an invitation. Create a new link for it, or revoke it.");
}

/**
 * Replaces an invitation's link. The old link stops working.
 * @throws NotFoundError, or an error of `lockTeamAsOwner`.
 */
export function renewInvitation(services: LinkServices, id: string, actor: Owner): Promise<OneTimeLink> {
  return services.db.transaction(async (manager) => {
    await lockTeamAsOwner(manager, actor);
    const { email, role } = await takeInvitation(manager, id);
    const token = newToken();
    const values = { id, kind: "invitation", email, role, ...authorOf(actor) } as const;
    const expiresAt = await insertLink(manager, values, token);
    await recordAudit(manager, actor, { event: "invitationRenewed", subject: email, details: { role } });
    return sendInvitation(services, manager, { email, role, token, expiresAt, createdBy: actor.actor });
  });
}

/** @throws NotFoundError */
export async function revokeInvitation(db: DataSource, id: string, actor: AuditActor): Promise<void> {
  await db.transaction(async (manager) => {
    const { email, role } = await takeInvitation(manager, id);
    await cancelMails(manager, email, "invitation");
    await recordAudit(manager, actor, { event: "invitationRevoked", subject: email, details: { role } });
  });
}

/**
 * Creates a link that lets a person set a new password for their account. It replaces the links that owners created for
 * the account before.
 * @throws NotFoundError, ConflictError for a disabled account, or an error of `lockTeamAsOwner`.
 */
export function createRecoveryLink(
  { db, publicUrl }: Pick<LinkServices, "db" | "publicUrl">,
  accountId: string,
  actor: Owner,
): Promise<OneTimeLink> {
  return db.transaction(async (manager) => {
    await lockTeamAsOwner(manager, actor);
    const account = isUuid(accountId) ? await manager.findOneBy(AdminAccount, { id: accountId }) : null;
    if (account === null) throw new NotFoundError("account");
    if (account.disabledAt !== null) throw new ConflictError("This account is disabled. Enable it first.");
    await manager.query("DELETE FROM account_links WHERE account_id = $1 AND created_by IS NOT NULL", [accountId]);
    const token = newToken();
    const expiresAt = await insertLink(manager, { kind: "recovery", accountId, ...authorOf(actor) }, token);
    await recordAudit(manager, actor, { event: "recoveryLinkCreated", subject: account.email });
    return {
      url: accountLinkUrl(publicUrl(), "recovery", token),
      email: account.email,
      expiresAt,
      isEmailed: false,
    };
  });
}

/** Deletes an open invitation, so no other request can use it, and returns it. */
async function takeInvitation(manager: EntityManager, id: string): Promise<{ email: string; role: Role }> {
  const [rows] = isUuid(id)
    ? await manager.query<[{ email: string; role: Role }[], number]>(
        "DELETE FROM account_links WHERE id = $1 AND kind = 'invitation' RETURNING email, role",
        [id],
      )
    : [[]];
  if (rows[0] === undefined) throw new NotFoundError("invitation");
  return rows[0];
}

/** Stores a link and returns when it expires. */
async function insertLink(manager: EntityManager, link: Partial<AccountLink>, token: string): Promise<Date> {
  const lifetime = link.kind === "invitation" ? invitations.lifetime : recoveryLifetime;
  const expiresAt = () => `now() + interval '${lifetime} milliseconds'`;
  const insert = manager.createQueryBuilder().insert().into(AccountLink);
  const { raw } = await insert
    .values({ ...link, tokenHash: hashToken(token), expiresAt })
    .returning("expires_at")
    .execute();
  return (raw as [{ expires_at: Date }])[0].expires_at;
}

interface IssuedInvitation {
  email: string;
  role: Role;
  token: string;
  expiresAt: Date;
  createdBy: string;
}

/** Returns an invitation's link and, if the server can send emails, queues the email with this link. */
async function sendInvitation(
  { clock, mailSender, publicUrl }: LinkServices,
  manager: EntityManager,
  { email, role, token, expiresAt, createdBy }: IssuedInvitation,
): Promise<OneTimeLink> {
  const url = accountLinkUrl(publicUrl(), "invitation", token);
  if (mailSender === null) return { url, email, expiresAt, isEmailed: false };
  const { name } = await manager.findOneByOrFail(SiteSettings, { id: siteSettingsId });
  const mail = invitationEmail({ name, url: publicUrl() }, { email, role, url, createdBy });
  // An email with the old link may still be waiting.
  await cancelMails(manager, email, "invitation");
  const sending = { now: clock.now(), lifetime: invitations.lifetime, purpose: "invitation" } as const;
  return { url, email, expiresAt, isEmailed: (await queueMail(manager, mail, sending)) === "queued" };
}

interface MailedInvitation {
  email: string;
  role: Role;
  url: string;
  /** The email address of the owner who invites the person. */
  createdBy: string;
}

function invitationEmail(site: MailSite, { email, role, url, createdBy }: MailedInvitation): Mail {
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
