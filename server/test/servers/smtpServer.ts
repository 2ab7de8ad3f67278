/** Runs a real SMTP server on this machine. The server stores the emails that it accepts. */
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

import type { MailServer } from "../../platform/mailer.js";

export interface ReceivedMail {
  /** The recipients in the SMTP commands, which may differ from those in the headers. */
  recipients: string[];
  /** The unfolded headers, keyed by their names in lowercase. */
  headers: Record<string, string>;
  /** The whole email as it was sent. */
  source: string;
  /** The decoded plain text. */
  text: string;
}

export interface TestSmtpServer {
  mails: ReceivedMail[];
  settings: MailServer;
  close(): Promise<void>;
}

/** @param port 0 picks a free port. */
export async function startSmtpServer(options: SMTPServerOptions = {}, port = 0): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        mails.push(parse(Buffer.concat(chunks).toString(), session.envelope.rcptTo));
        callback();
      });
    },
    ...options,
  });
  // Clients that reject our certificate close the connection.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const settings: MailServer = {
    host: "127.0.0.1",
    port: (server.server.address() as AddressInfo).port,
    isTls: false,
    needsStartTls: false,
    credentials: null,
    from: { name: "HonestOdds", address: "news@site.example" },
  };
  return { mails, settings, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

function parse(source: string, recipients: { address: string }[]): ReceivedMail {
  const [head = ""] = source.split("\r\n\r\n", 1);
  const lines = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
  );
  const [, encoding = "", part = ""] =
    /text\/plain[^]*?content-transfer-encoding: (\S+)\r\n\r\n([^]*?)(?:\r\n--|$)/i.exec(source) ?? [];
  const text = encoding === "base64" ? Buffer.from(part, "base64").toString() : decodeQuoted(part);
  return { recipients: recipients.map(({ address }) => address), headers, source, text };
}

function decodeQuoted(text: string): string {
  return text
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Returns the path and query string of the first link in the email that contains `part`. */
export function linkIn({ text }: ReceivedMail, part: string): string {
  const links = [...text.matchAll(/https?:\/\/[^\s()]+/g)].map(([url]) => new URL(url));
  const found = links.find(({ pathname }) => pathname.includes(part));
  if (!found) throw new Error(`No link with ${part} in the email.`);
  return found.pathname + found.search;
}
