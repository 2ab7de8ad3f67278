/**
 * Sends the queued emails one by one. All servers can do this at the same time, because only one of them can claim each
 * email.
 */
import type { DataSource } from "typeorm";

import { claimMail, finishMail, mailLimits, postponeMail } from "../../database/mail/mailQueue.js";
import type { Clock } from "../../platform/clock.js";
import { stepByStep } from "../../platform/jobs.js";
import type { Log } from "../../platform/log.js";
import { MailError, type Mailer } from "../../platform/mailer.js";

export class MailSender {
  constructor(
    private readonly db: DataSource,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Sends all emails that are due. At the first failure that may affect every email, stops until the next run. */
  sendDue(signal?: AbortSignal): Promise<void> {
    return stepByStep(() => this.#sendOne(signal), signal);
  }

  /** Sends one email. Returns whether to try another one immediately. */
  async #sendOne(signal: AbortSignal | undefined): Promise<boolean> {
    const { db, clock, log } = this;
    const mail = await claimMail(db, clock.now());
    if (mail === null) return false;
    const timeout = AbortSignal.timeout(mailLimits.attempt);
    try {
      await this.mailer.send(mail, signal ? AbortSignal.any([signal, timeout]) : timeout);
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      // Omit the reason, because it may contain the recipient's address, which must not appear in the log.
      log.warn({ mail: mail.id, attempts: mail.attempts, isFinal: error.isFinal }, "an email was not sent");
      if (error.isFinal) await finishMail(db, mail.id, clock.now(), error.message);
      else {
        const now = clock.now();
        const nextAttemptAt = new Date(now.getTime() + waitAfter(mail.attempts));
        await postponeMail(db, mail.id, { now, nextAttemptAt, error: error.message });
      }
      return error.isFinal;
    }
    await finishMail(db, mail.id, clock.now(), null);
    return true;
  }
}

/** Returns how long to wait before the next attempt, in ms. */
function waitAfter(attempts: number): number {
  return Math.min(mailLimits.firstWait * 2 ** Math.min(attempts - 1, 10), mailLimits.longestWait);
}
