/** The numbers of counting and reporting. */

/**
 * Different pages, or search terms, that are counted separately on one day. Invented paths and texts can fill these
 * places, but not the disk. The day's total also counts later ones.
 */
export const maxSubjectsPerDay = 1_000;

/** How many characters of a search term are stored. */
export const searchTermLength = 60;

/** A search term is shown from this many uses up. Rarer ones may be names and addresses of people. */
export const minTermUses = 5;

/** Days for which the events are stored. */
export const rawEventDays = 90;

/** The most days of one report: a year, and the same weeks of the year before. */
export const maxReportDays = 400;

/** Entries of one list of a report: by default, and at most. */
export const defaultListLength = 10;
export const maxListLength = 50;
