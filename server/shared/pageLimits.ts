/** The page size without `first` or `last`. */
export const defaultPageSize = 24;

/** The maximum page size. */
export const maxPageSize = 100;
