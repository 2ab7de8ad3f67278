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
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}
