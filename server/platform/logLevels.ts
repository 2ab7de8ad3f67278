/** Separate from log.ts, so that the configuration can be checked before the logger is loaded. */
export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

export type LogLevel = (typeof logLevels)[number];
