/**
 * A data source whose statements all run in one transaction of another data source. Commands and queries that take a
 * data source can then run inside a transaction that the caller commits or rolls back.
 */
import type { DataSource, EntityManager } from "typeorm";

import type { TransactionClient } from "./requestDatabase.js";

/**
 * Returns the data source of a transaction. Do not use it after the transaction. Nested transactions become savepoints.
 * Statements run one after another, because a connection runs only one at a time.
 */
export async function databaseOf(db: DataSource, manager: EntityManager): Promise<DataSource> {
  const runner = manager.queryRunner!;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const next = last.then(run);
    last = next.catch(() => undefined);
    return next;
  };
  const query = runner.query.bind(runner) as (...given: unknown[]) => Promise<unknown>;
  Object.assign(runner, { query: (...given: unknown[]) => inTurn(() => query(...given)) });
  const client = (await runner.connect()) as TransactionClient;
  const transactionClient: TransactionClient = { query: (config) => inTurn(() => client.query(config)) };
  return Object.assign(Object.create(db) as DataSource, {
    manager,
    transactionClient,
    query: manager.query.bind(manager),
    transaction: manager.transaction.bind(manager),
    createQueryBuilder: manager.createQueryBuilder.bind(manager),
    createQueryRunner: () => {
      throw new Error("Code in a transaction must not use another connection.");
    },
  });
}
