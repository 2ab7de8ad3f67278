/**
 * Sends recovery links by email. A request only adds an address to a list in memory, which a job processes every
 * second. Therefore, the response and its duration are the same whether or not the address has an account.
 */
import type { DataSource, EntityManager } from "typeorm";

import { recordAudit } from "../../../database/audit/auditLog.js";
import type { AdminAccount } from "../../../database/entities/team/adminAccount.entity.js";
import { SiteSettings, siteSettingsId } from "../../../database/entities/siteSettings.entity.js";
import { queueMail, type Mail } from "../../../database/mail/mailQueue.js";
import type { Clock } from "../../../platform/clock.js";
import { accountLinkUrl } from "../../../shared/accountLinks.js";
import { recoveryLifetime } from "../../../shared/limits.js";
import { hashToken, newToken } from "../../../shared/secretToken.js";
import { findAccount } from "../account.queries.js";
import { normalizedEmail } from "../../../shared/input/emailAddress.js";
import { isDeviceToken, readDeviceToken } from "../deviceToken.js";
import { mailBody, type MailSite } from "../../../database/mail/mailBody.js";

/** @param recovery The account's email address, and the URL of its recovery link. */
function recoveryEmail(site: MailSite, { email, url }: { email: string; url: string }): Mail {
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

/** How many requests for recovery emails one server stores until it processes them. It ignores any beyond this. */
export const maxRecoveryRequests = 1_000;

export interface RecoveryRequest {
  email: string;
  clientAddress: string;
  /** The browser's device token, from an earlier sign-in. */
  deviceToken: string | null;
}

export interface RecoveryServices {
  db: DataSource;
  clock: Clock;
  publicUrl(): string;
}

interface Waiting extends RecoveryRequest {
  /** When the link would have expired. After that, a failed request is not retried. */
  retryUntil: number;
}

export class RecoveryRequests {
  #waiting: Waiting[] = [];

  constructor(private readonly services: RecoveryServices) {}

  /** Stores a request in memory. Ignores it if too many others are waiting. */
  add({ email, clientAddress, deviceToken }: RecoveryRequest): void {
    if (this.#waiting.length >= maxRecoveryRequests) return;
    const isPossible = deviceToken !== null && isDeviceToken(deviceToken);
    // Copy the token, because V8 keeps the whole Cookie header in memory as long as a part of it is in use.
    const copy = isPossible ? Buffer.from(deviceToken).toString() : null;
    const retryUntil = this.services.clock.now().getTime() + recoveryLifetime;
    this.#waiting.push({ email, clientAddress, deviceToken: copy, retryUntil });
  }

  /** Queues the emails for all waiting requests. If one fails, the next run continues with the rest and retries it. */
  async process(signal?: AbortSignal): Promise<void> {
    for (;;) {
      const request = signal?.aborted ? undefined : this.#waiting.shift();
      if (request === undefined) return;
      try {
        const account = await findAccount(this.services.db, normalizedEmail(request.email));
        if (account !== null && account.disabledAt === null) await this.#sendLink(account, request);
      } catch (error) {
        if (this.services.clock.now().getTime() < request.retryUntil) this.#waiting.push(request);
        throw error;
      }
    }
  }

  /**
   * Queues one email with a new link. Requests from a browser that has signed in to the account before have their own
   * limit, so a stranger cannot use it up.
   */
  #sendLink(account: AdminAccount, { deviceToken, clientAddress }: RecoveryRequest): Promise<void> {
    const { db, clock, publicUrl } = this.services;
    const isKnown = deviceToken !== null && readDeviceToken(account, deviceToken) !== null;
    const token = newToken();
    return db.transaction(async (manager) => {
      const { name } = await manager.findOneByOrFail(SiteSettings, { id: siteSettingsId });
      const site = { name, url: publicUrl() };
      const mail = recoveryEmail(site, { email: account.email, url: accountLinkUrl(site.url, "recovery", token) });
      const purpose = isKnown ? "recoveryInKnownBrowser" : "recovery";
      if ((await queueMail(manager, mail, { now: clock.now(), lifetime: recoveryLifetime, purpose })) !== "queued")
        return;
      await insertLink(manager, account.id, token);
      await recordAudit(
        manager,
        { actor: null, clientAddress },
        { event: "recoveryRequested", subject: account.email },
      );
    });
  }
}

/** Stores a link. Earlier links keep working, so a stranger's request does not invalidate a person's link. */
async function insertLink(manager: EntityManager, accountId: string, token: string): Promise<void> {
  await manager.query("DELETE FROM account_links WHERE expires_at <= now()");
  await manager.query(
    `INSERT INTO account_links (kind, account_id, token_hash, expires_at)
     VALUES ('recovery', $1, $2, now() + interval '${recoveryLifetime} milliseconds')`,
    [accountId, hashToken(token)],
  );
}
