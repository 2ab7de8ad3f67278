/** What the operator's commands share: their settings, and how they end. */
import "reflect-metadata";
import { existsSync } from "node:fs";
import { type Env, parseEnv } from "../../server/app/env.js";
import { AppError, StartupError } from "../../server/shared/errors.js";

/** From .env and the environment. Leaves out the first account: its password is not meant for any other account. */
export function readSettings(): Pick<Env, "databaseUrl" | "dataDir" | "logLevel"> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return parseEnv({ ...process.env, ADMIN_EMAIL: "", ADMIN_PASSWORD: "" }, []);
}

/** Prints the command's result. Prints one sentence and sets the exit code to 1 when the command refuses. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(await command());
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof AppError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Runs `parseArgs`; a wrong argument is answered with the usage. */
export function orUsage<Parsed>(parse: () => Parsed, usage: string): Parsed {
  try {
    return parse();
  } catch {
    throw new StartupError(usage);
  }
}
