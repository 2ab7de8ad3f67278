/** Rows of a list when neither `first` nor `last` says how many. */
export const defaultPageSize = 24;

/** Rows of a list at most (design.md section 3). */
export const maxPageSize = 100;
