/** Copies an embedded database without tables from a file, because creating one takes seconds. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { type Database, embeddedDatabase, embeddedDefaults } from "../database/connection/dataSource.js";
import { openEmbedded } from "../database/connection/embedded.js";
import { DataSource } from "typeorm";

/** Returns the path of the file, which each version of PGlite has its own. Creates the file on first use. */
async function clusterFile(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const { version } = JSON.parse(readFileSync(join(dirname(entry), "../package.json"), "utf8")) as { version: string };
  const path = join(tmpdir(), "honestodds-cluster", `${version}.tar`);
  if (existsSync(path)) return path;
  const embedded = await openEmbedded("memory://");
  const dump = Buffer.from(await (await embedded.dump()).arrayBuffer());
  await embedded.close();
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, dump);
  renameSync(unfinished, path);
  return path;
}

/** Opens a new embedded database without tables, in memory. */
export async function openEmptyDatabase(): Promise<Database> {
  const loadDataDir = new Blob([readFileSync(await clusterFile())]);
  const embedded = await openEmbedded("memory://", { loadDataDir });
  const dataSource = new DataSource(embeddedDefaults(embedded));
  await dataSource.initialize();
  return embeddedDatabase(dataSource, embedded);
}

/** Writes an embedded database without tables to a new data directory. */
export async function writeDataDirectory(dataDir: string): Promise<void> {
  const database = join(dataDir, "postgres");
  mkdirSync(database, { recursive: true });
  const { status, stderr } = spawnSync("tar", ["-xf", await clusterFile(), "-C", database], { encoding: "utf8" });
  if (status !== 0) throw new Error(`tar could not write the data directory: ${stderr}`);
}
