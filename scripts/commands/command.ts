/** Code that the operator's commands share: settings, errors and the database. */
import "reflect-metadata";
import { existsSync } from "node:fs";
import { type Env, parseEnv } from "../../server/app/env.js";
import { type Database, type DatabaseOptions, openDatabase } from "../../server/database/connection/dataSource.js";
import { AppError, StartupError } from "../../server/shared/errors.js";

/** Reads the settings from .env and the environment. Ignores the first account's email and password. */
export function readSettings(): Pick<Env, "databaseUrl" | "dataDir" | "logLevel" | "images"> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return parseEnv({ ...process.env, ADMIN_EMAIL: "", ADMIN_PASSWORD: "" }, []);
}

/**
 * Prints the result of a command. If the command throws a StartupError or an AppError, prints its message and sets the
 * exit code to 1.
 */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(await command());
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof AppError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

export async function withDatabase<Result>(
  options: DatabaseOptions,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(options);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Runs `parse`. If `parse` fails, throws an error with the usage. */
export function orUsage<Parsed>(parse: () => Parsed, usage: string): Parsed {
  try {
    return parse();
  } catch {
    throw new StartupError(usage);
  }
}
