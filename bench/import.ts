/**
 * `npm run bench:import` measures imports over HTTP. It imports 10,000 casinos with their reviews, changes them with a
 * second import, and undoes the second import. At the same time, another process sends read requests. The benchmark
 * uses the embedded database on disk, and also PostgreSQL if TEST_DATABASE_URL is set. It prints the time of each step
 * and the reader's longest wait.
 */
import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startApplication } from "../server/app/application.js";
import { parseEnv } from "../server/app/env.js";
import { type Database, openDatabase } from "../server/database/connection/dataSource.js";
import { seedIfEmpty } from "../server/app/seed/seed.js";
import { createLog } from "../server/platform/log.js";
import { maxBodyBytes } from "../server/shared/limits.js";
import { maxAppendedRows } from "../server/catalogue/imports/import.inputs.js";
import { openPostgresTestDatabase } from "../server/test/database/postgresTemplate.js";
import { makeAccount, makeCookie, post } from "../server/test/sessions/signedIn.js";
import { print } from "./measure.js";
import { type SyntheticCasino, syntheticCasinos } from "./synthetic.js";

const rowCount = 10_000;
const log = createLog("silent");

const plain =
  "slug name rating reviewCount description websiteUrl welcomeBonus bonusAmount freeSpins minDeposit wageringRequirement " +
  "establishedYear isFeatured acceptsCrypto licenses paymentMethods pros cons gameProviders";
const parts = "about games bonuses banking support mobile security";
const columns = [...plain.split(" "), ...parts.split(" ").map((part) => `review.${part}`)];

function cellOf(casino: SyntheticCasino, at: number, column: string): string {
  if (column === "slug") return `bench-${at + 1}`;
  const [name, part] = column.split(".");
  const whole: unknown = casino[name as keyof SyntheticCasino];
  const value = part === undefined ? whole : (whole as Record<string, unknown> | undefined)?.[part];
  return Array.isArray(value) ? JSON.stringify(value) : String(value ?? "");
}

const files = {
  added: [...syntheticCasinos(rowCount / 500)].map((casino, at) => columns.map((each) => cellOf(casino, at, each))),
  get changed() {
    const rating = columns.indexOf("rating");
    return files.added.map((cells) => cells.with(rating, cells[rating] === "4.4" ? "4.3" : "4.4"));
  },
};

/** Yields the requests for an import. Each request contains as many rows as fit. */
function* requestsOf(rows: string[][]): Generator<{ firstRow: number; rows: string[][] }> {
  let from = 0;
  while (from < rows.length) {
    let bytes = 2_000;
    let to = from;
    while (to < rows.length && to - from < maxAppendedRows) {
      bytes += Buffer.byteLength(JSON.stringify(rows[to])) + 1;
      if (bytes > maxBodyBytes) break;
      to += 1;
    }
    yield { firstRow: from + 1, rows: rows.slice(from, to) };
    from = to;
  }
}

interface Waited {
  kind: string;
  milliseconds: number;
  isRefused: boolean;
}

class Reader {
  readonly #process: ChildProcess;

  constructor(url: string) {
    this.#process = fork(new URL("./importReader.mjs", import.meta.url), [url], { execArgv: [] });
  }

  /** Resolves with the duration of each request since the last call. */
  waits(): Promise<Waited[]> {
    return new Promise((resolve) => {
      this.#process.once("message", (waits) => resolve(waits as Waited[]));
      this.#process.send("report");
    });
  }

  close(): void {
    this.#process.kill();
  }
}

/** Formats the longest wait in whole milliseconds. */
function longest(waits: Waited[]): string {
  return `${Math.round(Math.max(0, ...waits.map(({ milliseconds }) => milliseconds)))} ms`.padStart(8);
}

async function bench(title: string, database: Database): Promise<void> {
  await seedIfEmpty(database, log);
  const env = { ...parseEnv({ PORT: "0" }, []), rateLimits: false };
  const application = await startApplication({ env, log, database, files: null });
  const { dataSource } = database;
  const cookie = await makeCookie(dataSource, await makeAccount(dataSource));
  const reader = new Reader(application.url);
  const lines: [string, string][] = [];

  async function step<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
    await reader.waits();
    const begun = performance.now();
    const before = process.cpuUsage();
    const result = await act();
    const { user, system } = process.cpuUsage(before);
    const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`.padStart(8);
    const taken = `${seconds(performance.now() - begun)}, CPU time ${seconds((user + system) / 1_000)}`;
    const waits = await reader.waits();
    const of = (...kinds: string[]) => longest(waits.filter(({ kind }) => kinds.includes(kind)));
    const refused = waits.filter(({ isRefused }) => isRefused).length;
    const waited = `longest wait for a cached response ${of("list", "casino", "games")}, for an uncached response ${of("fresh")}, for a search ${of("search")}`;
    lines.push([name, `${taken}; ${waited}; ${refused} of ${waits.length} rejected`]);
    return result;
  }

  /**
   * Sends an operation and retries while the server reports a response timeout. The server keeps working on the
   * operation after the timeout, and a later attempt returns the result.
   */
  async function ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    for (;;) {
      const { data, errors } = await post<Data>(application.url, query, variables, { cookie });
      if (data !== null && !errors) return data;
      if (errors?.[0]?.extensions["code"] !== "SERVICE_UNAVAILABLE") throw new Error(JSON.stringify(errors));
    }
  }

  async function importRows(name: string, rows: string[][]): Promise<string> {
    const { beginImport } = await ask<{ beginImport: { id: string } }>(
      "mutation ($columns: [String!]!) { beginImport(noun: CASINO, columns: $columns) { id } }",
      { columns },
    );
    const { id } = beginImport;
    await step(`${name}: append`, async () => {
      for (const request of requestsOf(rows)) {
        await ask(
          "mutation ($id: ID!, $firstRow: Int!, $rows: [[String!]!]!) { appendImportRows(id: $id, firstRow: $firstRow, rows: $rows) { id } }",
          { id, ...request },
        );
      }
    });
    await step(`${name}: preview`, () =>
      ask(
        "query ($id: ID!) { importPreview(id: $id) { createCount updateCount invalidCount rows { nodes { number changes { field after } } } } }",
        { id },
      ),
    );
    const applied = await step(`${name}: apply`, () =>
      ask<{ applyImport: { id: string } }>("mutation ($id: ID!) { applyImport(id: $id) { id } }", { id }),
    );
    return applied.applyImport.id;
  }

  try {
    await ask('{ casinos(first: 1, filter: { search: "casino" }) { nodes { id } } }');
    await importRows("10,000 new", files.added);
    const changeSetId = await importRows("10,000 changed", files.changed);
    // The undo is sent only once. If it takes longer than the response timeout, this step ends at the timeout, and the
    // server continues the undo.
    await step("undo of the changes", () =>
      post(application.url, "mutation ($id: ID!) { undo(changeSetId: $id) { id } }", { id: changeSetId }, { cookie }),
    );
  } finally {
    print(title, lines);
    reader.close();
    await application.close();
  }
}

const bytes = files.added.reduce((sum, cells) => sum + Buffer.byteLength(JSON.stringify(cells)), 0);
process.stdout.write(`File size: ${(bytes / 1024 / 1024).toFixed(1)} MiB, ${columns.length} columns\n`);

const directory = mkdtempSync(join(tmpdir(), "honestodds-bench-"));
const embedded = await openDatabase({ dataDir: directory, log });
try {
  await bench("embedded", embedded);
} finally {
  await embedded.close();
  rmSync(directory, { recursive: true, force: true });
}
const serverUrl = process.env["TEST_DATABASE_URL"];
if (serverUrl) {
  const postgres = await openPostgresTestDatabase(serverUrl, false);
  await bench("PostgreSQL", postgres).finally(() => postgres.close());
}
