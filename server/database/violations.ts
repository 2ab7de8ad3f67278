/** What the database refused, read from a driver's error; the same on both databases. */
import { QueryFailedError } from "typeorm";

/** https://www.postgresql.org/docs/15/errcodes-appendix.html */
export const uniqueViolation = "23505";
const foreignKeyViolation = "23503";
const lockNotAvailable = "55P03";

/** The name of the unique or foreign key constraint that a statement ran into; null when it failed for another reason. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  return code === uniqueViolation || code === foreignKeyViolation ? (constraint ?? "") : null;
}

/** Whether a statement gave up waiting for a lock, as `lock_timeout` has it. */
export function isLockNotAvailable(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === lockNotAvailable;
}

/** Whether the statement's values are to blame (classes 22 and 23), so that sending them again can't help. */
export function isValueRefused(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return /^2[23]/.test((error.driverError as { code?: string }).code ?? "");
}
