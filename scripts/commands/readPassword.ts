/** Where a command gets a password from: never from its arguments, which every user of the machine can read. */
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { StartupError } from "../../server/shared/errors.js";

/**
 * ADMIN_PASSWORD where the caller set it; else typed twice without an echo on a terminal; else the first line of
 * standard input.
 */
export async function readPassword(given: string | undefined): Promise<string> {
  if (given) return given;
  return process.stdin.isTTY ? askTwice() : readLine();
}

async function askTwice(): Promise<string> {
  const password = await ask("Password: ");
  if ((await ask("The same again: ")) !== password)
    throw new StartupError("The two passwords differ: nothing was changed.");
  return password;
}

async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  // The terminal echoes what is typed only to this stream.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const given = new AbortController();
  terminal.once("SIGINT", () => given.abort());
  terminal.once("close", () => given.abort());
  try {
    return await terminal.question("", { signal: given.signal });
  } catch {
    throw new StartupError("No password was typed: nothing was changed.");
  } finally {
    terminal.close();
    process.stderr.write("\n");
  }
}

async function readLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) return line;
  throw new StartupError(
    "There is no password: type it on a terminal, or pass it as a line of standard input or as ADMIN_PASSWORD.",
  );
}
