/** Rows of a page without `first` or `last`. */
export const defaultPageSize = 24;

/** The most rows of a page. */
export const maxPageSize = 100;
