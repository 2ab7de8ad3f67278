/** Reads a password. Never reads it from the command's arguments, because every user of the machine can see those. */
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { StartupError } from "../../server/shared/errors.js";

/**
 * Returns ADMIN_PASSWORD if it is set. Otherwise, asks twice on a terminal and hides the input. Without a terminal,
 * reads the first line of standard input.
 */
export async function readPassword(given: string | undefined): Promise<string> {
  if (given) return given;
  return process.stdin.isTTY ? askTwice() : readLine();
}

async function askTwice(): Promise<string> {
  const password = await ask("Password: ");
  if ((await ask("Repeat the password: ")) !== password)
    throw new StartupError("The passwords do not match. Nothing was changed.");
  return password;
}

async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  // The terminal echoes typed characters only to this stream, which discards them.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const given = new AbortController();
  terminal.once("SIGINT", () => given.abort());
  terminal.once("close", () => given.abort());
  try {
    return await terminal.question("", { signal: given.signal });
  } catch {
    throw new StartupError("No password was entered. Nothing was changed.");
  } finally {
    terminal.close();
    process.stderr.write("\n");
  }
}

async function readLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) return line;
  throw new StartupError(
    "No password was given. Type it in a terminal, or pass it through standard input or ADMIN_PASSWORD.",
  );
}
