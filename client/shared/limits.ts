/** The client's business limits and timings. */

/** The maximum number of casinos in the comparison. */
export const COMPARISON_MAX = 3;

/** How many featured casinos the home page requests, and how many it shows. */
export const FEATURED_CASINOS = 6;
export const HOME_CASINOS = 3;

/** How many featured bonuses the home page requests, and how many it shows. */
export const FEATURED_BONUSES = 4;
export const HOME_BONUSES = 3;

/** How many popular games the home page requests, and how many it shows. */
export const POPULAR_GAMES = 12;
export const HOME_GAMES = 4;

/** How many recently viewed casinos are stored, and how many the panel shows. */
export const RECENTLY_VIEWED_KEPT = 20;
export const RECENTLY_VIEWED_SHOWN = 6;

/** The maximum number of stored favorite casinos, and the maximum size of a favorites file to import, in bytes. */
export const FAVORITES_MAX = 500;
export const FAVORITES_FILE_MAX_BYTES = 256 * 1024;

/** How many ids the API accepts in one request. */
export const IDS_PER_REQUEST = 100;

/** How many recent searches are stored. */
export const RECENT_SEARCHES_KEPT = 5;

/** How many skeletons appear while a casino or bonus list loads. */
export const CARD_SKELETONS = 6;

/** How many skeletons appear while a game list loads. */
export const GAME_SKELETONS = 8;

/** The number of rows on one page of a list. */
export const PAGE_SIZE = 24;

/** The largest page size that the API accepts, for lists that are shown on a single page. */
export const MAX_PAGE_SIZE = 100;

/** How long a person must stop typing before a search runs, in ms. */
export const SEARCH_DEBOUNCE_MS = 300;

/** How long a search must stay unchanged before it is recorded, in ms. */
export const SEARCH_RECORD_MS = 1000;

/**
 * The number of analytics events that this browser stores, and the maximum length of a text field in an event, in
 * characters.
 */
export const LOCAL_EVENTS_KEPT = 500;
export const EVENT_TEXT_MAX = 500;

/** How many of this browser's events and newsletter sign-ups the admin panel shows. */
export const LOCAL_EVENTS_SHOWN = 5;
export const LOCAL_SUBSCRIBERS_SHOWN = 10;

/** The periods that an editor can choose for the report, and the longest period that the API accepts, in days. */
export const REPORT_SPANS = [7, 30, 90] as const;
export const REPORT_DAYS_MAX = 400;

/** The number of entries that the audit log loads at a time, and in each request during an export. */
export const AUDIT_PAGE = 50;
export const AUDIT_EXPORT_PAGE = 100;

/** The number of rows on one page of the newsletter list. */
export const SUBSCRIBERS_PAGE = 10;

/** The maximum length of a search text, in characters. The server rejects longer ones. */
export const SEARCH_TEXT_MAX = 200;

/** The length of the description excerpt around a match, in characters. */
export const SNIPPET_LENGTH = 110;

/**
 * How many casinos, providers, payment methods, games and bonuses are suggested. The server returns no more than these
 * numbers.
 */
export const SUGGESTED_CASINOS = 5;
export const SUGGESTED_PROVIDERS = 3;
export const SUGGESTED_PAYMENT_METHODS = 2;
export const SUGGESTED_GAMES = 3;
export const SUGGESTED_BONUSES = 3;

/** How many games and bonuses the search page shows. */
export const SEARCH_GAMES = 8;
export const SEARCH_BONUSES = 6;

/**
 * How many site pages are suggested, and the minimum length of a search text that gets these suggestions, in
 * characters.
 */
export const SUGGESTED_PAGES = 3;
export const SUGGESTED_PAGES_FROM = 3;

/** A casino founded before this year gets the 'Established' badge. */
export const ESTABLISHED_BEFORE_YEAR = 2020;

/** Wagering above this multiple is flagged. In 2026, Great Britain made this multiple its legal maximum. */
export const HIGH_WAGERING = 10;

/** The average return of slots, in percent, that the expected loss of a bonus assumes. */
export const ASSUMED_RETURN = 96;

/** The deposit that the cost of a bonus assumes by default, and the largest deposit that a visitor can enter. */
export const DEFAULT_DEPOSIT = 100;
export const MAX_DEPOSIT = 1_000_000;

/** The highest trust score. */
export const TRUST_SCORE_MAX = 100;

/** An image loads when this fraction of its area is in the viewport. The margin extends the viewport, in px. */
export const IMAGE_THRESHOLD = 0.1;
export const IMAGE_MARGIN_PX = 50;

/** The widths of an uploaded image's smaller files, in px (`server/platform/images/imageFiles.ts`). */
export const IMAGE_WIDTHS = [480, 960];

/** The image types that editors can upload, and the maximum file size, in MB. */
export const UPLOAD_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"];
export const UPLOAD_MAX_MB = 10;

/** How many uploaded images the admin panel loads at a time. */
export const IMAGES_LISTED = 24;

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

/**
 * The tooltip delays, in ms. A tooltip opens after the pointer rests on its control for the first delay. Within the
 * second delay after another tooltip closes, it opens immediately.
 */
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_MS = 300;

/** How long the pointer must be outside the page before the exit-intent offer opens, in ms. */
export const EXIT_DELAY_MS = 100;

/** The delay between the browser's install event and the install card, in ms. */
export const INSTALL_DELAY_MS = 10_000;

/** The minimum age of visitors. */
export const ADULT_AGE = 18;

/** The number of bonuses that the casino form lists. */
export const CASINO_BONUSES_SHOWN = 20;

/** How long an editor must stop typing before a draft is saved, in ms. */
export const DRAFT_REST_MS = 250;

/** How many casinos are suggested while an editor types a name. */
export const CASINO_OPTIONS = 8;

/**
 * The panel asks for confirmation before it undoes more rows than this, because the editor may have meant to undo a
 * single change.
 */
export const UNDO_ASKS_ABOVE = 50;

/**
 * The maximum number of attempts to undo a change while the server is unavailable. The first response takes up to 10 s.
 * On PostgreSQL, each later response takes about 3 s, because a statement waits at most 2 s for row locks.
 */
export const UNDO_ATTEMPTS = 6;

/** How often the client renews an active session, in ms. The server stores renewals no more often than this. */
export const SESSION_RENEW_MS = 5 * 60_000;

/** How often the client checks whether its session has expired, in ms. */
export const SESSION_CHECK_MS = 30_000;

/** The page sizes of an admin list, and the maximum number of rows in one bulk operation. */
export const LIST_SIZES = [25, 50, 100] as const;
export const BULK_MAX = 500;

/** How many changed rows the preview of a bulk edit shows. The server returns at most this many for each step. */
export const BULK_PREVIEW_ROWS = 10;

/** How often an open form tells the server that it is open, in ms. */
export const PRESENCE_MS = 20_000;

/** How often the panel asks whether the server has written a requested snapshot, in ms. */
export const SNAPSHOT_POLL_MS = 2_000;

/** How long the panel waits for a requested snapshot, in ms. */
export const SNAPSHOT_WAIT_MS = 5 * 60_000;

/** How many rows the preview of a bulk change shows at first, and how many each click adds. */
export const PREVIEW_LINES = 100;

/** The maximum number of rows in one import, and the number of rows on one page of the import preview. */
export const IMPORT_ROWS_MAX = 10_000;
export const IMPORT_ROWS_SHOWN = 25;

/** The maximum number of payment or license details. */
export const DETAILS_MAX = 40;

/** How many rows each request fetches when the client fetches a whole list. */
export const ROWS_PER_REQUEST = 100;

/**
 * How many facts the check list loads in one request. The list loads again when fewer facts than the minimum are left.
 */
export const FACTS_LISTED = 50;
export const FACTS_LEFT_MIN = 10;

/** How many providers, payment methods or licensing authorities the API lists. */
export const DIRECTORY_MAX = 300;

/** The minimum time between two refreshes of an admin list when the editor returns to the window, in ms. */
export const REFRESH_PAUSE_MS = 5000;

/** The minimum time between two checks for a newer release when the visitor returns to a tab, in ms. */
export const RELEASE_CHECK_GAP_MS = 15 * 60_000;

/** How long the page keeps restoring its scroll position while content loads, in ms. */
export const SCROLL_RESTORE_MS = 10_000;

/** The maximum number of values of one facet in a filter, which is the API's limit. */
export const MAX_FACET_VALUES = 50;

/**
 * The maximum number of values that the API counts for one facet. The API leaves out the values with the fewest rows.
 */
export const COUNTED_FACET_VALUES = 300;

/** A casino that pays out within this many hours qualifies for 'Fast Withdrawals'. */
export const FAST_PAYOUT_HOURS = 24;

/** Search engines may index a directory page only if it has at least this many casinos. */
export const MIN_INDEXED_CASINOS = 3;

/** The number of games that a provider's page shows. */
export const PROVIDER_GAMES = 12;
