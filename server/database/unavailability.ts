/** Tells "the database is away" from "the statement is wrong". */

/** Of the network and of PostgreSQL: connection failures, shutting down, starting up, too many connections, statement cut off. */
const codes =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|08\w{3}|57P0[123]|53300|57014|55P03)$/;

/** The drivers say these without a code. */
const messages =
  /timeout exceeded when trying to connect|connection terminated|connection timeout|not queryable|PGlite is clos(ed|ing)|pool after calling end|not (yet )?established|server closed the connection/i;

/** Whether an error of a driver, bare or wrapped by the ORM, means that trying again later may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let each: unknown = error; each instanceof Error; each = (each as { driverError?: unknown }).driverError) {
    const { code } = each as { code?: unknown };
    if (typeof code === "string" && codes.test(code)) return true;
    if (messages.test(each.message)) return true;
  }
  return false;
}
