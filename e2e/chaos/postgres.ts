/** Starts a separate PostgreSQL server with its own directory and a free port. Tests may stop and kill it. */
import { execFile } from "node:child_process";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { onCleanup } from "../cleanup.js";

const run = promisify(execFile);

export interface Postgres {
  port: number;
  /** Creates an empty database and returns its URL. */
  makeDatabase(name: string): Promise<string>;
  /** `fast` closes every connection cleanly. `immediate` simulates a crash. */
  stop(mode: "fast" | "immediate"): Promise<void>;
  /** Starts the server unless it runs already. */
  start(): Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

async function findPrograms(): Promise<string> {
  const versions = await readdir("/usr/lib/postgresql").catch(() => []);
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0];
  if (newest) return `/usr/lib/postgresql/${newest}/bin/`;
  await run("initdb", ["--version"]).catch(() => {
    throw new Error("PostgreSQL's initdb is not installed. On Debian, run: apt-get install -y postgresql");
  });
  return "";
}

/**
 * Runs a program. If this process runs as root, runs the program as the user postgres, because PostgreSQL does not
 * start as root.
 */
function asPostgres(program: string, args: string[]): Promise<unknown> {
  if (process.getuid?.() !== 0) return run(program, args);
  return run("runuser", ["-u", "postgres", "--", program, ...args]);
}

export async function startPostgres(): Promise<Postgres> {
  const programs = await findPrograms();
  const folder = await mkdtemp(join(tmpdir(), "honestodds-chaos-"));
  onCleanup(() => rm(folder, { recursive: true, force: true }));
  if (process.getuid?.() === 0) {
    const { stdout } = await run("id", ["-u", "postgres"]);
    await chown(folder, Number(stdout), -1);
  }
  const data = join(folder, "data");
  const port = await freePort();
  await asPostgres(`${programs}initdb`, ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8"]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  const control = (...args: string[]) => asPostgres(`${programs}pg_ctl`, ["-D", data, "-w", ...args]);
  const isRunning = () =>
    control("status").then(
      () => true,
      () => false,
    );
  const start = async () => {
    if (!(await isRunning())) await control("-l", join(folder, "log"), "-o", options, "start");
  };
  await start();
  onCleanup(() => control("-m", "immediate", "stop").catch(() => undefined));
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  return {
    port,
    start,
    stop: async (mode) => void (await control("-m", mode, "stop")),
    async makeDatabase(name) {
      const client = new pg.Client({ connectionString: url("postgres") });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return url(name);
    },
  };
}
