/**
 * The numbers of all advisory locks. PostgreSQL keeps them for each database; servers of every release must agree on
 * them, and no number may have two meanings.
 */

/** Held while one server migrates; others that start wait for it. */
export const migrationLock = 4_172_026;

/** Held from a change's row in the change feed to its commit, so that the feed is in the order of commits. */
export const feedLock = 4_172_027;

/** Transactions that insert analytics events share it. The roll-up takes it exclusively to know that all of them have ended. */
export const eventInsertLock = 4_172_050;

/** Held by the one server that counts analytics events. */
export const eventCountLock = 4_172_051;

/** Held by a test run while it prepares its template database. `scripts/suites.mjs` repeats the number. */
export const testTemplateLock = 4_172_090;
