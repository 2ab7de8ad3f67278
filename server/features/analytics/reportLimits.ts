/** The limits of counting and reporting. */

/**
 * How many different pages, or search terms, are counted separately per day. Made-up values can use up this number, but
 * not the disk. The day's total also includes values beyond the limit.
 */
export const maxSubjectsPerDay = 1_000;

/** How many characters of a search term are stored. */
export const searchTermLength = 60;

/** How often a search term must be used before reports show it. Rarer terms may be personal data. */
export const minTermUses = 5;

/** How long events are stored, in days. */
export const rawEventDays = 90;

/** The maximum number of days of one report: a year and the same weeks of the previous year. */
export const maxReportDays = 400;

/** The number of entries of a report's list: the default and the maximum. */
export const defaultListLength = 10;
export const maxListLength = 50;
