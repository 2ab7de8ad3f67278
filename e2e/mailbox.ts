/** An SMTP server on the loopback interface. It stores the emails that it accepts. */
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface Mailbox {
  port: number;
  /** For each email, the paths and queries of its links. */
  mails: string[][];
  /** The source of each email: its headers and decoded parts. */
  sources: string[];
  close(): Promise<void>;
}

/**
 * Starts the SMTP server.
 * @param port The port, or 0 for any free port.
 */
export async function openMailbox(port = 0): Promise<Mailbox> {
  const mails: string[][] = [];
  const sources: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onData(stream, _session, callback) {
      let source = "";
      stream.on("data", (chunk: Buffer) => (source += chunk.toString()));
      stream.on("end", () => {
        const text = decode(source);
        sources.push(text);
        mails.push(linksIn(text));
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    sources,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/**
 * Decodes the quoted-printable parts of an email. Other parts are plain text, so an `=` in their links stays unchanged.
 */
function decode(source: string): string {
  return source
    .split(/^(?=--)/m)
    .map(decodePart)
    .join("");
}

function decodePart(part: string): string {
  if (!/^content-transfer-encoding: quoted-printable/im.test(part)) return part;
  return part
    .replaceAll("=\r\n", "")
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}

function linksIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^\s()"<>]+/g)].map(([url]) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });
}
