/**
 * The numbers of all advisory locks. PostgreSQL keeps the locks of each database separate. Servers of all releases must
 * use the same numbers, and no number may have two meanings.
 */

/** Held while one server migrates. Other servers that start wait for this lock. */
export const migrationLock = 4_172_026;

/** Held from the write to the change feed until the commit, so that the feed is in commit order. */
export const feedLock = 4_172_027;

/** Held from a new spelling's row in the directory to its commit, so that two spellings of one name get one row. */
export const spellingLock = 4_172_028;

/** Shared by transactions that derive the joins of the directory. A merge takes it exclusively to wait for all of them. */
export const mergeLock = 4_172_029;

/** Held from the check of a redirect's target to the commit, so that two redirects never make a chain together. */
export const redirectLock = 4_172_030;

/** Shared by transactions that insert analytics events. The roll-up takes it exclusively to wait for all of them. */
export const eventInsertLock = 4_172_050;

/** Held by the one server that counts analytics events. */
export const eventCountLock = 4_172_051;

/** Held while an email is added to the queue, so that simultaneous sign-ups respect the daily limits. */
export const mailQueueLock = 4_172_060;

/** Held while the first account is created, so that two requests cannot both create one. */
export const firstAccountLock = 4_172_070;

/** Held by a test run while it prepares its template database. `scripts/suites.mjs` repeats the number. */
export const testTemplateLock = 4_172_090;
