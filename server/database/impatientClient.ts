import pg from "pg";

/** What a connection has besides its declared parts. */
interface Connected {
  connection: { stream: { destroy(): void } };
}

/**
 * Gives a connection up when a statement is not answered within `query_timeout`. PostgreSQL may carry the statement out
 * all the same, later, and the driver never sends the ROLLBACK that waits behind it: whoever got the connection next
 * would be in the transaction of somebody who was told that nothing happened, and commit it.
 */
export class ImpatientClient extends pg.Client {
  // @ts-expect-error -- One of the many forms of the driver's, all of which are passed on as they come.
  override query(...given: unknown[]): unknown {
    const answer = (super.query as (...given: unknown[]) => unknown).apply(this, given);
    if (answer instanceof Promise) answer.catch((error: unknown) => this.#endUnanswered(error));
    return answer;
  }

  #endUnanswered(error: unknown): void {
    if ((error as Error).message !== "Query read timeout") return;
    (this as unknown as Connected).connection.stream.destroy();
  }
}
