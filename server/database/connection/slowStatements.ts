/** Logs slow SQL statements without their parameters, which may contain something personal. */
import type { Logger } from "typeorm";

import type { Log } from "../../platform/log.js";

/** Milliseconds above which a statement is logged. Statements of a request take 1 to 20. */
const slowStatement = 200;

/** What a data source needs to log them. */
export function loggingSlow(log: Log) {
  return { maxQueryExecutionTime: slowStatement, logger: new SlowStatements(log) };
}

/** Characters of a statement that are logged: enough to know it by, without the rows of an import. */
const longestQuery = 500;

class SlowStatements implements Logger {
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  logQuerySlow(milliseconds: number, query: string): void {
    this.#log.warn(
      { milliseconds: Math.round(milliseconds), query: query.slice(0, longestQuery) },
      "a statement was slow",
    );
  }

  logQuery(): void {}
  logQueryError(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
