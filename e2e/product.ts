/** Starts the built product in the same way as `npm start`. Each product has its own data directory and port. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onCleanup } from "./cleanup.js";

const MAIN = "dist/server/main.js";
/** The line of the greeting, or of the log if the site is public. */
const READY = /(?:^ *Site +|"url":")(https?:\/\/[^\s"]+)/m;
/** How long a start may take, in ms. Even a busy machine creates a database in less time. */
const READY_WITHIN_MS = 120_000;

export interface Product {
  /** The URL of the site without a trailing slash. */
  url: string;
  pid: number;
  /** Returns everything that the product has printed so far. */
  output(): string;
  /** Stops the product as Ctrl-C does. Resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Kills the product. For the product, this is like a power failure. */
  kill(): Promise<void>;
}

export interface Launch {
  env?: Record<string, string>;
  args?: string[];
  /** The server to start. Defaults to the one in dist/. */
  main?: string;
  /** Registers what ends the product. The default is the end of the test file. */
  atEnd?: AtEnd;
}

type AtEnd = (step: () => unknown) => void;

/** Creates a directory that is deleted at the end of the test file. */
export function makeDataDir(atEnd: AtEnd = onCleanup): string {
  const directory = mkdtempSync(join(tmpdir(), "honestodds-e2e-"));
  atEnd(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/**
 * Creates a directory with the data of a product that has started once. Its copy takes less time than a first start. A
 * command that has not prepared such data gets an empty directory, which leads to the same catalogue.
 */
export function makeSeededDir(atEnd: AtEnd = onCleanup): string {
  const directory = makeDataDir(atEnd);
  const prepared = process.env["E2E_DATA_DIR"];
  if (prepared) cpSync(prepared, directory, { recursive: true });
  return directory;
}

function launch({ env = {}, args = ["--demo"], main = MAIN, atEnd = onCleanup }: Launch): {
  child: ChildProcess;
  stdout: () => string;
  stderr: () => string;
} {
  const { DATABASE_URL: _mine, ...inherited } = process.env;
  const child = spawn(process.execPath, [main, ...args], {
    // Tests send more requests per minute than the rate limits allow a single client.
    env: { ...inherited, NODE_ENV: "production", PORT: "0", RATE_LIMITS: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const closed = once(child, "close");
  atEnd(() => {
    child.kill("SIGKILL");
    return closed;
  });
  const seen = { stdout: "", stderr: "" };
  child.stdout?.on("data", (chunk) => (seen.stdout += chunk));
  child.stderr?.on("data", (chunk) => (seen.stderr += chunk));
  return { child, stdout: () => seen.stdout, stderr: () => seen.stderr };
}

/** Starts the product and waits until it prints its URL. If the product exits before that, rejects with its output. */
export async function startProduct(options: Launch): Promise<Product> {
  const { child, stdout, stderr } = launch(options);
  const ended = once(child, "close") as Promise<[number | null]>;
  const output = () => stdout() + stderr();
  const url = await new Promise<string>((resolve, reject) => {
    // Shortens long lines, because SQL statements in the log can be pages long.
    const said = () => output().replaceAll(/(?<=^.{300}).+/gm, " ...");
    const refuse = (why: string) => reject(new Error(`The product ${why}.\n${said()}`));
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      refuse("was not ready in time");
    }, READY_WITHIN_MS);
    child.stdout?.on("data", () => {
      const match = READY.exec(stdout());
      if (!match) return;
      clearTimeout(timer);
      resolve(match[1]!);
    });
    void ended.then(([code]) => {
      clearTimeout(timer);
      refuse(`ended with ${code}`);
    });
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = await ended;
    return code;
  };
  return { url, pid: child.pid!, output, stop: () => end("SIGTERM"), kill: async () => void (await end("SIGKILL")) };
}

/** Runs a product that must fail at startup. Resolves with its exit code and error output. */
export async function refuseToStart(options: Launch): Promise<{ code: number | null; stderr: string }> {
  const { child, stderr } = launch(options);
  const timer = setTimeout(() => child.kill("SIGKILL"), READY_WITHIN_MS);
  const [code] = (await once(child, "close")) as [number | null];
  clearTimeout(timer);
  return { code, stderr: stderr() };
}

/** Sends an operation over HTTP, like any other program. Throws if the response contains errors. */
export async function ask<Data>(url: string, query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
  if (errors) throw new Error(errors.map(({ message }) => message).join("\n"));
  return data;
}
