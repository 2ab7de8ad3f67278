/** Rows of a page without `first` or `last`. */
export const defaultPageSize = 24;

/** The most rows of a page (design.md section 3). */
export const maxPageSize = 100;
