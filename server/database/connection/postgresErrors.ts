/** Classifies driver errors in the same way for both databases. */
import { QueryFailedError } from "typeorm";

/** https://www.postgresql.org/docs/15/errcodes-appendix.html */
export const uniqueViolation = "23505";
const foreignKeyViolation = "23503";
const checkViolation = "23514";
const lockNotAvailable = "55P03";
const queryCanceled = "57014";
const serializationFailure = "40001";
const deadlockDetected = "40P01";
const readOnlyTransaction = "25006";

/** Returns the unique or foreign key constraint that a statement violated, or null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  return code === uniqueViolation || code === foreignKeyViolation ? (constraint ?? "") : null;
}

/** Returns the same as `violatedConstraint`, but also recognizes check constraints. */
export function violatedRule(error: unknown): string | null {
  if (codeOf(error) !== checkViolation) return violatedConstraint(error);
  return ((error as QueryFailedError).driverError as { constraint?: string }).constraint ?? "";
}

/** Whether a statement stopped waiting for a lock because of `lock_timeout`. */
export function isLockNotAvailable(error: unknown): boolean {
  return codeOf(error) === lockNotAvailable;
}

/** Whether PostgreSQL ended a statement because it took too long or waited too long for another transaction. */
export function isStatementTimeout(error: unknown): boolean {
  return [lockNotAvailable, queryCanceled].includes(codeOf(error));
}

/** Whether PostgreSQL rolled a transaction back because it conflicted with another one. A retry may succeed. */
export function isTransactionConflict(error: unknown): boolean {
  return [serializationFailure, deadlockDetected].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof QueryFailedError ? ((error.driverError as { code?: string }).code ?? "") : "";
}

/** Whether PostgreSQL rejected the statement's values (classes 22 and 23), so a retry can't succeed. */
export function isValueRejected(error: unknown): boolean {
  return /^2[23]/.test(codeOf(error));
}

/**
 * Codes of network and PostgreSQL errors: connection failure, shutdown, startup, too many connections, full disk,
 * missing database, invalid login.
 */
const unavailableCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|08\w{3}|57P0[123]|53100|53300|3D000|28P01|28000)$/;

/** Messages of driver errors that have no code. */
const unavailableMessages =
  /timeout exceeded when trying to connect|query read timeout|connection terminated|connection timeout|not queryable|driver not connected|query runner already released|PGlite is clos(ed|ing)|pool after calling end|not (yet )?established|server closed the connection/i;

/**
 * Whether a driver error means that the database is unavailable, so a later retry may succeed. Also recognizes errors
 * that the ORM has wrapped.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return driverErrors(error).some(
    ({ code, message }) => unavailableCodes.test(String(code)) || unavailableMessages.test(String(message)),
  );
}

/** Whether PostgreSQL accepts no writes: it is a standby, or its provider has made it read-only, such as for a full disk. */
export function isDatabaseReadOnly(error: unknown): boolean {
  return driverErrors(error).some(({ code }) => code === readOnlyTransaction);
}

/** Returns the error and all driver errors that it wraps, outermost first. */
function driverErrors(error: unknown): { code?: unknown; message?: unknown }[] {
  const found: { code?: unknown; message?: unknown }[] = [];
  for (let each = error; typeof each === "object" && each !== null;) {
    found.push(each);
    each = (each as { driverError?: unknown }).driverError;
  }
  return found;
}
