/** Parses the environment variables for email: the SMTP server and the sender. */
import { isEmail } from "class-validator";

import type { MailServer } from "../platform/mailer.js";
import { StartupError } from "../shared/errors.js";
import { isLoopback } from "../shared/loopback.js";

export interface MailVariables {
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** Whether the connection must use STARTTLS. If unset, only smtp:// connections to other machines must. */
  startTls: boolean | undefined;
  publicUrl: string | undefined;
}

/**
 * Returns null if the server cannot send emails.
 * @throws StartupError that names the variable and a valid value.
 */
export function parseMailSettings({ smtpUrl, mailFrom, startTls, publicUrl }: MailVariables): MailServer | null {
  if (smtpUrl === undefined && mailFrom === undefined) return null;
  if (smtpUrl === undefined || mailFrom === undefined)
    throw new StartupError("Set both SMTP_URL and MAIL_FROM to send emails, or neither.");
  if (publicUrl === undefined)
    throw new StartupError("SMTP_URL requires PUBLIC_URL for the links in emails: set PUBLIC_URL, or unset SMTP_URL.");
  const server = parseSmtpUrl(smtpUrl);
  if (server.isTls && startTls === true)
    throw new StartupError(
      "SMTP_STARTTLS is on, but SMTP_URL begins with smtps://. Unset SMTP_STARTTLS, or use an smtp:// URL.",
    );
  const needsStartTls = !server.isTls && (startTls ?? !isLoopback(server.host));
  return { ...server, needsStartTls, from: parseSender(mailFrom) };
}

/** The value may contain a password, so the error message does not repeat it. */
function parseSmtpUrl(value: string): Pick<MailServer, "host" | "port" | "isTls" | "credentials"> {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isSmtp = url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== "";
  if (!isSmtp || !/^\/?$/.test(url.pathname) || url.search !== "" || url.hash !== "")
    throw new StartupError(
      "SMTP_URL is not the address of an SMTP server: set it to smtp://user:password@mail.example.org:587 or smtps://user:password@mail.example.org:465, without a path.",
    );
  const isTls = url.protocol === "smtps:";
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: url.port === "" ? (isTls ? 465 : 587) : Number(url.port),
    isTls,
    credentials: url.username === "" ? null : { user: decode(url.username), pass: decode(url.password) },
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new StartupError("SMTP_URL has a % that is not part of an escape: write %25 for a % in the password.");
  }
}

/** Accepts an address, or a name followed by an address in angle brackets. */
function parseSender(value: string): MailServer["from"] {
  const [, name = "", inBrackets] = /^([^<>"]*)<([^<>]*)>$/.exec(value) ?? [];
  const address = inBrackets ?? value;
  // A line break would start another header.
  if (isEmail(address) && !/\p{C}/u.test(name)) return { name: name.trim(), address };
  throw new StartupError(
    `MAIL_FROM is ${JSON.stringify(value)}: set it to an email address, or to a name and an address such as HonestOdds <news@example.org>.`,
  );
}
