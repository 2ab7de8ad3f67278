/** Sends one email at a time to an SMTP server. mailSender.ts decides when and how often to send. */
import { isEmail } from "class-validator";
import type { Transporter } from "nodemailer";

export interface MailServer {
  host: string;
  port: number;
  /** Whether the connection begins with TLS. If false, it begins in plain text. */
  isTls: boolean;
  /**
   * Whether a plain-text connection must switch to TLS before it sends an email. If false, the connection never
   * switches.
   */
  needsStartTls: boolean;
  credentials: { user: string; pass: string } | null;
  from: { name: string; address: string };
}

export interface OutgoingMessage {
  /** The same for every attempt, so the recipient's mail server can recognize a duplicate. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** The reason why an email was not sent. If `isFinal` is true, another attempt would fail too. */
export class MailError extends Error {
  constructor(
    message: string,
    readonly isFinal: boolean,
  ) {
    super(message);
  }
}

/** The maximum time for each step of sending an email, in ms. The caller's `signal` limits the total time. */
const stepTimeout = 15_000;

export class Mailer {
  #transport: Promise<Transporter> | null = null;

  constructor(private readonly server: MailServer) {}

  /**
   * Resolves when the SMTP server has accepted the email.
   * @throws MailError when the server rejects the email or is unreachable, or when the signal aborts first.
   */
  async send(message: OutgoingMessage, signal: AbortSignal): Promise<void> {
    const { from } = this.server;
    const { id, recipient, subject, text, html, headers } = message;
    // Without this check, Nodemailer would accept several recipients in one string.
    if (!isEmail(recipient)) throw new MailError("The recipient must be one valid email address.", true);
    try {
      const transport = await this.#open();
      await transport.sendMail({
        from,
        to: { name: "", address: recipient },
        envelope: { from: from.address, to: [recipient] },
        messageId: `<${id}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`,
        subject,
        text,
        html,
        headers: { ...headers, "Auto-Submitted": "auto-generated" },
        signal,
      });
    } catch (error) {
      throw toMailError(error);
    }
  }

  /** Loads Nodemailer when the first email is sent, because most installations send none. */
  #open(): Promise<Transporter> {
    const { host, port, isTls, needsStartTls, credentials } = this.server;
    return (this.#transport ??= import("nodemailer").then(({ createTransport }) =>
      createTransport({
        host,
        port,
        secure: isTls,
        requireTLS: !isTls && needsStartTls,
        ignoreTLS: !isTls && !needsStartTls,
        ...(credentials && { auth: credentials }),
        connectionTimeout: stepTimeout,
        greetingTimeout: stepTimeout,
        socketTimeout: stepTimeout,
        dnsTimeout: stepTimeout,
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    ));
  }
}

const maxReason = 200;

/**
 * Only the rejection of a recipient or of an email's content is final. The operator can fix wrong credentials, a
 * missing certificate, or an unreachable server, and then the server sends every waiting email.
 */
function toMailError(error: unknown): MailError {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message: string };
  const isRejected =
    (code === "EENVELOPE" || code === "EMESSAGE") && (responseCode ?? 0) >= 500 && responseCode !== 503;
  // Remove control characters, because line breaks would split a log line.
  return new MailError(message.replaceAll(/\p{C}+/gu, " ").slice(0, maxReason), isRejected);
}
