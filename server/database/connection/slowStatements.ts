/** Logs slow SQL statements without their parameters, which may contain personal data. */
import type { Logger } from "typeorm";

import type { Log } from "../../platform/log.js";

/** Statements that take longer than this are logged, in ms. A request's statements usually take 1 to 20 ms. */
const slowStatement = 200;

/**
 * The maximum length of a logged statement, in characters. This is enough to recognize it, but omits the rows of an
 * import.
 */
const longestQuery = 500;

const ignore = () => undefined;

/** Returns the data source options that log slow statements. */
export function loggingSlow(log: Log) {
  const logger: Logger = {
    logQuerySlow(milliseconds, query) {
      const shown = { milliseconds: Math.round(milliseconds), query: query.slice(0, longestQuery) };
      log.warn(shown, "a statement was slow");
    },
    logQuery: ignore,
    logQueryError: ignore,
    logSchemaBuild: ignore,
    logMigration: ignore,
    log: ignore,
  };
  return { maxQueryExecutionTime: slowStatement, logger };
}
