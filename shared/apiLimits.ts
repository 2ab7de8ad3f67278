/** Limits of the API that the site and the panel also apply. */

/** The page size if the caller omits both `first` and `last`. */
export const defaultPageSize = 24;

/** The maximum page size. */
export const maxPageSize = 100;

/** The maximum length of a search text, in characters. */
export const maxSearchText = 200;

/** The maximum number of ids, and of slugs, in one filter. */
export const maxFilterIds = 100;
export const maxFilterSlugs = 50;

/**
 * The maximum number of values in a facet. The most common values come first. The limit is needed because an import can
 * add thousands of names to a directory.
 */
export const maxFacetValues = 300;

/** The maximum number of suggestions of each type (docs/specification.md, "Search suggestions"). */
export const suggestionLimits = {
  casinos: 5,
  providers: 3,
  paymentMethods: 2,
  licensingAuthorities: 2,
  games: 3,
  bonuses: 3,
  articles: 3,
};

/**
 * The maximum number of rows in a list of all providers, payment methods, or licensing authorities. The cost of such a
 * list assumes this many rows, so an operation that selects other lists inside it exceeds the maximum cost.
 */
export const maxDirectoryRows = 300;

/** Search engines may index a directory page only if it has at least this many casinos. */
export const minIndexedCasinos = 3;

/** The maximum number of payment or license details of a casino. */
export const maxDetails = 40;

/** The maximum number of rows that one operation may update or delete. */
export const maxBulkRows = 500;

/**
 * The maximum number of rows in one import. An import is applied in a single transaction, which blocks readers of the
 * embedded database.
 */
export const maxImportRows = 10_000;

/** The maximum number of days in one report: a year and five weeks, so it can include the same weeks a year earlier. */
export const maxReportDays = 400;

/** The maximum length of a text in an event of the analytics, in characters. */
export const maxEventText = 500;

/** The minimum time between two updates of a session's last use, in ms, so most requests only read the session. */
export const sessionRenewEvery = 5 * 60_000;

/** The maximum size of an uploaded image, in bytes, and its types. */
export const maxImageBytes = 10 * 1024 * 1024;
export const uploadTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** The widths of an image's files for a card and for a panel, in px. The largest file has the width of a whole page. */
export const imageWidths = [480, 960] as const;
