/** The limits for counting events and for reports. */

/**
 * How many different values of each kind (pages, search terms, casinos, or bonuses) the server counts per day. Callers
 * can reach this limit with made-up values, but cannot fill the disk. The day's total also includes values beyond the
 * limit.
 */
export const maxSubjectsPerDay = 1_000;

/** The maximum length of a stored search term, in characters. */
export const searchTermLength = 60;

/** How many times a search term must be used before reports show it. Rarer terms may be personal data. */
export const minTermUses = 5;

/** How long events are stored, in days. */
export const rawEventDays = 90;

/** The number of entries in a report's list: the default and the maximum. */
export const defaultListLength = 10;
export const maxListLength = 50;
