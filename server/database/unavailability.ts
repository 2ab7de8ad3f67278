/** Tells "the database is away" from "the statement is wrong". */

/** Of the network and of PostgreSQL: connection failures, shutting down, starting up, too many connections, statement cut off, two transactions in each other's way. */
const codes =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|08\w{3}|57P0[123]|53100|53300|57014|3D000|28P01|28000|55P03|40001|40P01)$/;

/** The drivers say these without a code. */
const messages =
  /timeout exceeded when trying to connect|query read timeout|connection terminated|connection timeout|not queryable|driver not connected|query runner already released|PGlite is clos(ed|ing)|pool after calling end|not (yet )?established|server closed the connection/i;

/** Whether an error of a driver, bare or wrapped by the ORM, means that trying again later may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  let each = error;
  while (typeof each === "object" && each !== null) {
    const { code, message, driverError } = each as { code?: unknown; message?: unknown; driverError?: unknown };
    if (codes.test(String(code)) || messages.test(String(message))) return true;
    each = driverError;
  }
  return false;
}
