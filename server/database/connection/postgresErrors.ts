/** What a driver's error means; the same on both databases. */
import { QueryFailedError } from "typeorm";

/** https://www.postgresql.org/docs/15/errcodes-appendix.html */
export const uniqueViolation = "23505";
const foreignKeyViolation = "23503";
const lockNotAvailable = "55P03";
const queryCanceled = "57014";
const serializationFailure = "40001";
const deadlockDetected = "40P01";

/** The name of the unique or foreign key constraint that a statement ran into; null when it failed for another reason. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  return code === uniqueViolation || code === foreignKeyViolation ? (constraint ?? "") : null;
}

/** Whether a statement gave up waiting for a lock, as `lock_timeout` has it. */
export function isLockNotAvailable(error: unknown): boolean {
  return codeOf(error) === lockNotAvailable;
}

/** Whether PostgreSQL ended a statement that took too long, or waited too long for another transaction. */
export function isStatementTimeout(error: unknown): boolean {
  return [lockNotAvailable, queryCanceled].includes(codeOf(error));
}

/** Whether PostgreSQL rolled a transaction back because another one was in its way: run again, it may succeed. */
export function isTransactionConflict(error: unknown): boolean {
  return [serializationFailure, deadlockDetected].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof QueryFailedError ? ((error.driverError as { code?: string }).code ?? "") : "";
}

/** Whether the statement's values are to blame (classes 22 and 23), so that sending them again can't help. */
export function isValueRefused(error: unknown): boolean {
  return /^2[23]/.test(codeOf(error));
}

/** Of the network and of PostgreSQL: connection failures, shutting down, starting up, too many connections, no room. */
const unavailableCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|08\w{3}|57P0[123]|53100|53300|3D000|28P01|28000)$/;

/** The drivers say these without a code. */
const unavailableMessages =
  /timeout exceeded when trying to connect|query read timeout|connection terminated|connection timeout|not queryable|driver not connected|query runner already released|PGlite is clos(ed|ing)|pool after calling end|not (yet )?established|server closed the connection/i;

/** Whether an error of a driver, bare or wrapped by the ORM, means that trying again later may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  let each = error;
  while (typeof each === "object" && each !== null) {
    const { code, message, driverError } = each as { code?: unknown; message?: unknown; driverError?: unknown };
    if (unavailableCodes.test(String(code)) || unavailableMessages.test(String(message))) return true;
    each = driverError;
  }
  return false;
}
