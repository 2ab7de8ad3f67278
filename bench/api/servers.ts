/** Starts the measured servers, each in a separate process, and creates the database that they share. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import pg from "pg";

import { openDatabase } from "../../server/database/connection/dataSource.js";
import { createLog } from "../../server/platform/log.js";
import { insertSynthetic } from "../synthetic.js";
import type { Target } from "./load.js";

export interface Server extends Target {
  stop(): Promise<void>;
}

const serverUrl =
  process.env["BENCH_DATABASE_URL"] ??
  process.env["TEST_DATABASE_URL"] ??
  "postgres://postgres@127.0.0.1:5432/postgres";

export interface BenchDatabase {
  url: string;
  version: string;
  query<Row>(sql: string): Promise<Row[]>;
  drop(): Promise<void>;
}

/**
 * Creates a database with a synthetic catalogue. It contains `scale` times 500 casinos, 2,000 bonuses and 5,000 games.
 */
export async function makeDatabase(scale: number): Promise<BenchDatabase> {
  const name = `honestodds_bench_${process.pid}_${randomBytes(3).toString("hex")}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const options = { databaseUrl: url.href, dataDir: "", log: createLog("error"), isForMaintenance: true };
  const database = await openDatabase(options);
  await insertSynthetic(database, scale);
  await database.dataSource.query("ANALYZE");
  await database.close();
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>("SHOW server_version");
  return {
    url: url.href,
    version: rows[0]!.server_version,
    query: async <Row>(sql: string) => (await client.query(sql)).rows as Row[],
    async drop() {
      await client.end();
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}

/** Starts one of the servers in this folder. The new process reports its port when it listens. */
export async function startOwn(file: string, args: string[]): Promise<Server> {
  const options = ["--import", "./scripts/register.mjs", `bench/api/${file}`, ...args];
  const child = spawn(process.execPath, options, {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [port] = (await Promise.race([once(child, "message"), failed(child, file)])) as [number];
  return { port, pid: child.pid!, stop: () => stop(child) };
}

export const editor = { email: "bench@example.com", password: "correct horse battery" };

/**
 * Starts the built product without rate limits.
 * @param routes The server's GET routes are added to this set.
 */
export async function startProduct(
  databaseUrl: string,
  responseCache: "on" | "off",
  routes?: Set<string>,
): Promise<Server> {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    PORT: "0",
    RATE_LIMITS: "off",
    RESPONSE_CACHE: responseCache,
    ADMIN_EMAIL: editor.email,
    ADMIN_PASSWORD: editor.password,
    LOG_LEVEL: "warn",
  };
  const flags = (process.env["BENCH_NODE_FLAGS"] ?? "").split(" ").filter(Boolean);
  if (routes) flags.push("--import", "./bench/routes/reportRoutes.mjs");
  const child = spawn(process.execPath, [...flags, "dist/server/main.js"], {
    stdio: ["ignore", "pipe", "inherit", ...(routes ? (["ipc"] as const) : [])],
    env,
  });
  child.on("message", (route) => routes?.add(String(route)));
  const port = new Promise<number>((resolve) => {
    let greeting = "";
    child.stdout!.on("data", (chunk: Buffer) => {
      greeting += chunk.toString();
      const match = /http:\/\/127\.0\.0\.1:(\d+)/.exec(greeting);
      if (match) resolve(Number(match[1]));
    });
  });
  return { port: await Promise.race([port, failed(child, "the product")]), pid: child.pid!, stop: () => stop(child) };
}

async function failed(child: ChildProcess, name: string): Promise<never> {
  const [code] = (await once(child, "exit")) as [number | null];
  throw new Error(`${name} exited with ${code} before it listened.`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
