/** The numbers of counting and reporting. */

/**
 * Different pages, or search terms, that are told apart on one day. Whoever invents addresses and texts can fill these
 * places, but not the disk; the day's total counts what comes later too.
 */
export const maxSubjectsPerDay = 1_000;

/** Characters of a search term that are kept. */
export const searchTermLength = 60;

/** Uses from which a search term is shown: people type addresses and names, and nobody else types those again and again. */
export const minTermUses = 5;

/** Days for which the events themselves are kept (design.md section 11). */
export const rawEventDays = 90;

/** Days that one report spans at most: a year beside the same weeks of the last. */
export const maxReportDays = 400;

/** Entries of one of a report's lists, where nothing is asked for and at most. */
export const defaultListLength = 10;
export const maxListLength = 50;
