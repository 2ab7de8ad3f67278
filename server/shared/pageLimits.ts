/** The page size if the caller gives neither `first` nor `last`. */
export const defaultPageSize = 24;

/** The maximum page size. */
export const maxPageSize = 100;
