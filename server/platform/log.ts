/** The structured log: one JSON line per event on standard output. It never contains personal data. */
import { pino, type DestinationStream, type LevelWithSilent, type Logger } from "pino";

export type Log = Logger;

/**
 * Creates a log that writes the events at this level and above to standard output. Tests can pass another destination.
 */
export function createLog(level: LevelWithSilent, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: describeError, warning: describeError },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, destination);
}

/** Logs the warnings of Node and of packages, such as those of deprecated settings. Node then prints none itself. */
export function logWarnings(log: Log): void {
  // Node's own listener prints plain text.
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log.warn({ warning }, "Node or a package warns"));
}

/**
 * Returns the parts of an error that are safe to log. Omits the parameters of statements, and the messages of database
 * errors that contain user input.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, cause } = error;
  const { code, query } = error as { code?: unknown; query?: unknown };
  const message = isValueRefused(code) ? "the database rejected a value" : error.message;
  const stack = error.stack?.replace(error.message, () => message);
  return { name, message, stack, code, query, ...(cause === undefined ? {} : { cause: describeError(cause) }) };
}

/**
 * Whether PostgreSQL rejected a value (class 22), for example with `invalid input syntax for type uuid: "user input"`.
 */
function isValueRefused(code: unknown): boolean {
  return /^22\w{3}$/.test(String(code));
}
