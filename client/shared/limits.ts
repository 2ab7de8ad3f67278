/** The client's business limits and timings. */

/** The maximum number of casinos in the comparison. */
export const COMPARISON_MAX = 3;

/** How many recently viewed casinos are stored, and how many the panel shows. */
export const RECENTLY_VIEWED_KEPT = 20;
export const RECENTLY_VIEWED_SHOWN = 6;

/** The maximum number of stored favorite casinos, and the maximum size of a favorites file to import, in bytes. */
export const FAVORITES_MAX = 500;
export const FAVORITES_FILE_MAX_BYTES = 256 * 1024;

/** How many skeletons appear while a casino or bonus list loads. */
export const CARD_SKELETONS = 6;

/** The number of rows on one page of a list. */
export const PAGE_SIZE = 24;

/** How long a person must stop typing before a search runs, in ms. */
export const SEARCH_DEBOUNCE_MS = 300;

/** The number of analytics events that this browser stores. */
export const LOCAL_EVENTS_KEPT = 500;

/** Wagering above this multiple is flagged. In 2026, Great Britain made this multiple its legal maximum. */
export const HIGH_WAGERING = 10;

/** The highest trust score. */
export const TRUST_SCORE_MAX = 100;

/**
 * Untitled toasts: the maximum number visible, their timing, their position and size, and the swipe that dismisses one.
 */
export const NOTICES_VISIBLE = 3;
export const NOTICE_DURATION_MS = 4000;
export const NOTICE_GAP_PX = 14;
export const NOTICE_OFFSET_PX = 32;
export const NOTICE_WIDTH_PX = 356;
export const NOTICE_SWIPE_PX = 20;
export const NOTICE_LEAVE_MS = 200;

/**
 * Titled toasts, which appear one at a time. A dismissed toast stays in memory until a delay ends or the list is full.
 */
export const TOAST_DURATION_MS = 5000;
export const TOAST_SWIPE_PX = 50;
export const TOAST_REMOVE_MS = 1_000_000;
export const TOASTS_KEPT = 5;

/** The minimum age of visitors. */
export const ADULT_AGE = 18;

/** The page sizes of an admin list. */
export const LIST_SIZES = [25, 50, 100] as const;

/** How many changed rows the preview of a bulk edit shows. The server returns at most this many for each step. */
export const BULK_PREVIEW_ROWS = 10;

/** The number of rows on one page of the import preview. */
export const IMPORT_ROWS_SHOWN = 25;
