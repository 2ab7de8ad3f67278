/** The page size if the caller omits both `first` and `last`. */
export const defaultPageSize = 24;

/** The maximum page size. */
export const maxPageSize = 100;
