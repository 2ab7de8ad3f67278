/** Records the SQL statements that TypeORM sends on behalf of a test, so the test can count them. */
import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { DataSource, Logger } from "typeorm";

/** The statements of the calls and requests that are being recorded. */
const recorded = new AsyncLocalStorage<string[]>();

const logger: Logger = {
  logQuery: (query) => void recorded.getStore()?.push(query),
  logQueryError() {},
  logQuerySlow() {},
  logSchemaBuild() {},
  logMigration() {},
  log() {},
};

/** Node publishes here before it hands a request to an HTTP server of this process. */
const requestStart = "http.server.request.start";

/**
 * Runs `act` and returns the SQL statements that its calls and its HTTP requests to this process cause. Omits the
 * statements of everything else that runs at the same time, such as the server's jobs.
 */
export async function statementsOf(dataSource: DataSource, act: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const record = () => recorded.enterWith(statements);
  const before = dataSource.logger;
  dataSource.logger = logger;
  subscribe(requestStart, record);
  try {
    await recorded.run(statements, act);
  } finally {
    unsubscribe(requestStart, record);
    dataSource.logger = before;
  }
  return statements;
}
