import pg from "pg";

/**
 * A connection that PostgreSQL may end at any time. If it ends a new connection before its user, who gets it in a later
 * microtask, can listen for errors, Node would end the process. The user's first statement fails anyway.
 */
export class TolerantClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on("error", () => undefined);
  }
}
