/** The structured log: one JSON line per event on standard output. Nothing personal ever goes in. */
import { pino, type DestinationStream, type Logger } from "pino";

import type { LogLevel } from "./logLevels.js";

export type Log = Logger;

/** A log that writes from `level` up; to standard output unless a test passes another destination. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: describeError },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The parts of an error that are safe to log: no statement parameters or driver details, which repeat what a user typed. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, cause } = error;
  const { code, query } = error as { code?: unknown; query?: unknown };
  const message = isValueRefused(code) ? "the database refused a value" : error.message;
  const stack = error.stack?.replace(error.message, () => message);
  return { name, message, stack, code, query, ...(cause === undefined ? {} : { cause: describeError(cause) }) };
}

/** PostgreSQL's class 22: `invalid input syntax for type uuid: "what somebody typed"`. */
function isValueRefused(code: unknown): boolean {
  return /^22\w{3}$/.test(String(code));
}
