/** Every business number that the client knows, with the sentence that it stands for. */

/** Casinos in the comparison at the same time. */
export const COMPARISON_MAX = 3;

/** Featured casinos that the home page asks for, and shows. */
export const FEATURED_CASINOS = 6;
export const HOME_CASINOS = 3;

/** Featured bonuses that the home page asks for, and shows. */
export const FEATURED_BONUSES = 4;
export const HOME_BONUSES = 3;

/** Popular games that the home page asks for, and shows. */
export const POPULAR_GAMES = 12;
export const HOME_GAMES = 4;

/** Recently viewed casinos that are kept, and that the panel shows. */
export const RECENTLY_VIEWED_KEPT = 20;
export const RECENTLY_VIEWED_SHOWN = 6;

/** Favourite casinos that are kept, and the largest file of them that is read. */
export const FAVORITES_MAX = 500;
export const FAVORITES_FILE_MAX_BYTES = 256 * 1024;

/** Ids that the API takes at a time. */
export const IDS_PER_REQUEST = 100;

/** Search texts that are remembered. */
export const RECENT_SEARCHES_KEPT = 5;

/** Skeletons that stand in for a casino or bonus list while it loads. */
export const CARD_SKELETONS = 6;

/** Skeletons that stand in for a game list while it loads. */
export const GAME_SKELETONS = 8;

/** Rows of one page of a list. */
export const PAGE_SIZE = 24;

/** How long a typed text rests before it is searched, in ms. */
export const SEARCH_DEBOUNCE_MS = 300;

/** How long a search rests before it is recorded, in ms. */
export const SEARCH_RECORD_MS = 1000;

/** Analytics events that this browser keeps, and characters of a text in one of them. */
export const LOCAL_EVENTS_KEPT = 500;
export const EVENT_TEXT_MAX = 500;

/** Events and newsletter sign-ups of this browser that the panel shows. */
export const LOCAL_EVENTS_SHOWN = 5;
export const LOCAL_SUBSCRIBERS_SHOWN = 10;

/** Spans of days that the report offers, and the most that it can be asked for. */
export const REPORT_SPANS = [7, 30, 90] as const;
export const REPORT_DAYS_MAX = 400;

/** Rows of a page of the newsletter list, and of a request while all of it is exported. */
export const SUBSCRIBERS_PAGE = 10;
export const SUBSCRIBERS_EXPORT_PAGE = 100;

/** Characters of a text that is searched for. The server refuses a longer one. */
export const SEARCH_TEXT_MAX = 200;

/** Characters of a description that are shown around the place where a text was found. */
export const SNIPPET_LENGTH = 110;

/** Suggested names, providers, payment methods, games and bonuses. The server gives no more. */
export const SUGGESTED_CASINOS = 5;
export const SUGGESTED_PROVIDERS = 3;
export const SUGGESTED_PAYMENT_METHODS = 2;
export const SUGGESTED_GAMES = 3;
export const SUGGESTED_BONUSES = 3;

/** Games and bonuses that the search page shows of those that it finds. */
export const SEARCH_GAMES = 8;
export const SEARCH_BONUSES = 6;

/** Pages of the site that are suggested, and the letters that a text needs for them. */
export const SUGGESTED_PAGES = 3;
export const SUGGESTED_PAGES_FROM = 3;

/** A casino founded before this year carries the 'Established' badge. */
export const ESTABLISHED_BEFORE_YEAR = 2020;

/** Wagering above this multiple of a bonus is flagged: Great Britain has allowed no more since 2026. */
export const HIGH_WAGERING = 10;

/** What slots return of every bet on average, in percent: the assumption behind a bonus's expected loss. */
export const ASSUMED_RETURN = 96;

/** The deposit for which a bonus's cost is worked out until the visitor chooses one, and the most that can be chosen. */
export const DEFAULT_DEPOSIT = 100;
export const MAX_DEPOSIT = 1_000_000;

/** The most that a trust score can be. */
export const TRUST_SCORE_MAX = 100;

/** An image loads when this share of it is this near to the viewport, in px. */
export const IMAGE_THRESHOLD = 0.1;
export const IMAGE_MARGIN_PX = 50;

/** The short, untitled notices: how many, how long, and where they stand. */
export const NOTICES_VISIBLE = 3;
export const NOTICE_DURATION_MS = 4000;
export const NOTICE_GAP_PX = 14;
export const NOTICE_OFFSET_PX = 32;
export const NOTICE_WIDTH_PX = 356;
export const NOTICE_SWIPE_PX = 20;
export const NOTICE_LEAVE_MS = 200;

/** The titled toasts: one at a time; a dismissed one is forgotten after the removal delay, or when the list is full. */
export const TOAST_DURATION_MS = 5000;
export const TOAST_SWIPE_PX = 50;
export const TOAST_REMOVE_MS = 1_000_000;
export const TOASTS_KEPT = 5;

/** How long the mouse rests on a control before its tooltip shows, and how soon after another one it shows at once. */
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_MS = 300;

/** How long the mouse stays away before the exit offer opens, in ms. */
export const EXIT_DELAY_MS = 100;

/** How long after the browser's offer to install the app ours appears, in ms. */
export const INSTALL_DELAY_MS = 10_000;

/** Nobody younger is welcome here. */
export const ADULT_AGE = 18;

/** Characters that the API takes of a line, of a few sentences, of one part of a review, of an address and of a slug. */
export const LINE_MAX = 200;
export const PARAGRAPH_MAX = 4000;
export const REVIEW_MAX = 20_000;
export const LINK_MAX = 2000;
export const SLUG_MAX = 120;

/** How many of a casino's bonuses its form in the panel lists. */
export const CASINO_BONUSES_SHOWN = 20;

/** Items that the API takes in a list such as a casino's licenses, and characters of one of them. */
export const PHRASES_MAX = 60;
export const PHRASE_MAX = 200;

/** The highest rating that is stored, half of the one that visitors see, and the first year that a casino can have opened in. */
export const RATING_MAX = 5;
export const YEAR_MIN = 1900;

/** Hours that a casino may state until it pays a withdrawal: 30 days. */
export const WITHDRAWAL_HOURS_MAX = 720;

/** How long an editor's typing rests before it is kept as a draft, in ms. */
export const DRAFT_REST_MS = 250;

/** Casinos that are offered while an editor types a name. */
export const CASINO_OPTIONS = 8;

/** Rows from which on an undo is asked about: it looks like much to whoever meant one change. */
export const UNDO_ASKS_ABOVE = 50;

/**
 * How often an undo is asked for while the server is not ready with it. The first answer comes after 10 s, as long as one
 * may take; on PostgreSQL each further one after some 3 s, since none waits longer than 2 s for the rows.
 */
export const UNDO_ATTEMPTS = 6;

/** How often a session in use is renewed, in ms. The server writes it down no more often. */
export const SESSION_RENEW_MS = 5 * 60_000;

/** How often a session is looked at whether it should have ended, in ms. */
export const SESSION_CHECK_MS = 30_000;

/** Rows of one page of the panel's lists, to choose from, and of one operation on many rows. */
export const LIST_SIZES = [25, 50, 100] as const;
export const BULK_MAX = 500;

/** Lines of the preview of a change of many rows that are shown at first, and added at a time. */
export const PREVIEW_LINES = 100;

/** Rows of one import, and of a page of its preview. */
export const IMPORT_ROWS_MAX = 10_000;
export const IMPORT_ROWS_SHOWN = 25;

/** Rows of one request while a whole list is fetched. */
export const ROWS_PER_REQUEST = 100;

/** How long a list of the panel is not asked for again when the editor comes back to its window, in ms. */
export const REFRESH_PAUSE_MS = 5000;

/** A tab that the visitor comes back to looks for a newer release at most this often. */
export const RELEASE_CHECK_GAP_MS = 15 * 60_000;

/** How long a page that comes late is waited for before its scroll position is given up, in ms. */
export const SCROLL_RESTORE_MS = 10_000;
