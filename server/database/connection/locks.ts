/**
 * The numbers of all advisory locks. PostgreSQL keeps the locks of different databases separate. All releases must use
 * the same numbers, and a number must never change its meaning.
 */

/** Held while one server migrates. Other servers wait for this lock when they start. */
export const migrationLock = 4_172_026;

/** Held from the write to the change feed until the commit, so the feed is in commit order. */
export const feedLock = 4_172_027;

/**
 * Held from the insertion of a new spelling until the commit, so two spellings of one name get only one directory row.
 */
export const spellingLock = 4_172_028;

/**
 * Shared by transactions that derive the directory's joins. A merge takes this lock exclusively to wait for all of
 * them.
 */
export const mergeLock = 4_172_029;

/** Held from the check of a redirect's target until the commit, so two redirects can never form a chain. */
export const redirectLock = 4_172_030;

/**
 * Shared by transactions that insert analytics events. The roll-up takes this lock exclusively to wait for all of them.
 */
export const eventInsertLock = 4_172_050;

/** Held while analytics events are counted, so only one server counts them. */
export const eventCountLock = 4_172_051;

/** Held while an email is added to the queue, so simultaneous sign-ups do not exceed the daily limits. */
export const mailQueueLock = 4_172_060;

/** Held while the first account is created, so two requests cannot both create one. */
export const firstAccountLock = 4_172_070;

/** Held while the team changes, so two owners cannot remove or demote each other and leave no owner. */
export const teamLock = 4_172_071;

/** Held while a saved view is written, so an account never exceeds its maximum number of views. */
export const listViewLock = 4_172_072;

/** Held while an API token is created, so the number of tokens never exceeds the limit. */
export const tokenLock = 4_172_073;

/** Held while a webhook is created, so the number of webhooks never exceeds the limit. */
export const webhookLock = 4_172_074;

/** Held while a snapshot is requested, so the number of snapshots never exceeds the limit. */
export const snapshotLock = 4_172_075;

/**
 * Held while a draft is created, updated or scheduled. An account therefore never exceeds its limits on drafts, and a
 * row is never scheduled to be hidden twice.
 */
export const draftLock = 4_172_076;

/** Held by a test run while it prepares its template database. `scripts/suites.mjs` repeats the number. */
export const testTemplateLock = 4_172_090;
