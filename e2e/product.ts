/** Starts the built product as `npm start` does, each time with a data directory and a port of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onCleanup } from "./cleanup.js";

const MAIN = "dist/server/main.js";
const READY = /Site\s+(http:\/\/\S+)/;
/** Longer than a machine with much else to do needs to make a database. */
const READY_WITHIN_MS = 120_000;

export interface Product {
  /** Without a slash at the end. */
  url: string;
  pid: number;
  /** What a person at the terminal has seen so far. */
  output(): string;
  /** Ends it as Ctrl-C does; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

export interface Launch {
  env?: Record<string, string>;
  args?: string[];
}

/** A directory that is deleted when the test file is done. */
export function makeDataDir(): string {
  const directory = mkdtempSync(join(tmpdir(), "honestodds-e2e-"));
  onCleanup(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

function launch({ env = {}, args = ["--demo"] }: Launch): {
  child: ChildProcess;
  stdout: () => string;
  stderr: () => string;
} {
  const { DATABASE_URL: _mine, ...inherited } = process.env;
  const child = spawn(process.execPath, [MAIN, ...args], {
    // A suite asks for more in a minute than one client may.
    env: { ...inherited, NODE_ENV: "production", PORT: "0", RATE_LIMITS: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const closed = once(child, "close");
  onCleanup(() => {
    child.kill("SIGKILL");
    return closed;
  });
  const seen = { stdout: "", stderr: "" };
  child.stdout?.on("data", (chunk) => (seen.stdout += chunk));
  child.stderr?.on("data", (chunk) => (seen.stderr += chunk));
  return { child, stdout: () => seen.stdout, stderr: () => seen.stderr };
}

/** Resolves once the addresses are printed; rejects with what was printed when the product ends before. */
export async function startProduct(options: Launch): Promise<Product> {
  const { child, stdout, stderr } = launch(options);
  const ended = once(child, "close") as Promise<[number | null]>;
  const output = () => stdout() + stderr();
  const url = await new Promise<string>((resolve, reject) => {
    // The statements in its log are pages long.
    const said = () => output().replaceAll(/(?<=^.{300}).+/gm, " ...");
    const refuse = (why: string) => reject(new Error(`The product ${why}.\n${said()}`));
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      refuse("was not ready in time");
    }, READY_WITHIN_MS);
    child.stdout?.on("data", () => {
      const found = READY.exec(stdout());
      if (!found) return;
      clearTimeout(timer);
      resolve(found[1]!);
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

/** Runs a product that is expected to refuse to start. */
export async function refuseToStart(options: Launch): Promise<{ code: number | null; stderr: string }> {
  const { child, stderr } = launch(options);
  const timer = setTimeout(() => child.kill("SIGKILL"), READY_WITHIN_MS);
  const [code] = (await once(child, "close")) as [number | null];
  clearTimeout(timer);
  return { code, stderr: stderr() };
}

/** One operation over HTTP, as any program would send it. */
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
