/** What a one-time link is for. */
export type AccountLinkKind =
  /** The link creates an account. Use it with `acceptInvitation`. */
  | 'INVITATION'
  /** The link sets a new password. Use it with `recoverAccount`. */
  | 'RECOVERY';

/** A visitor action. Contains no data that identifies the visitor. */
export type AnalyticsEventInput = {
  /** The id of the bonus that the visitor acted on, if any. */
  bonusId?: string | number | null | undefined;
  /** The id of the casino that the visitor acted on, if any. */
  casinoId?: string | number | null | undefined;
  /** The type of action. */
  eventType: AnalyticsEventType;
  /** Details of the event, at most 4,000 characters as JSON. The keys are `timestamp`, `url`, `screen_resolution`, `viewport_size`, `source`, `target`, `query` and `results_count`. The server discards other keys and invalid values. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The path of the page, such as `/all-casinos`; at most 500 characters. The server removes the query string and stores the first 200 characters. */
  pagePath: string;
  /** The URL of the referring page; null if there was none. The server does not store the query string. */
  referrer?: string | null | undefined;
};

/** The type of a visitor action. */
export type AnalyticsEventType =
  /** The visitor copied a bonus code or followed a bonus link. */
  | 'BONUS_CLAIM'
  /** The visitor followed a link to a casino or to our review of the casino. */
  | 'CASINO_CLICK'
  /** The visitor subscribed to the newsletter. */
  | 'NEWSLETTER_SUBSCRIPTION'
  /** The visitor opened a page. */
  | 'PAGE_VIEW'
  /** The visitor searched. */
  | 'SEARCH';

/** A new API token. */
export type ApiTokenInput = {
  /** When the token expires, at most two years from now; null if it does not expire. */
  expiresAt?: string | null | undefined;
  /** The name of the program, at most 60 characters. It must be unique among tokens that are not revoked. The history records it. */
  name: string;
  /** What the token can do: at least one scope. */
  scopes: Array<TokenScope>;
  /** The budget of the token, in cost units per minute: 1,000 to 10,000,000. */
  unitsPerMinute?: number;
};

/** The values to set on all of the articles. Omitted fields stay unchanged. */
export type ArticleBulkInput = {
  /** The name of the author; null if the article doesn't name one. */
  author?: string | null | undefined;
  /** The category: a topic for news and posts, a section for guides and FAQ questions. */
  category?: string | null | undefined;
  /** The picture on the article's card and page: an https URL or a path on our own site. */
  coverUrl?: string | null | undefined;
  /** How much prior knowledge a guide requires; null if not stated. */
  difficulty?: ArticleDifficulty | null | undefined;
  /** The text of the article's card, in one or two sentences. */
  excerpt?: string | null | undefined;
  /** The number that a post explains, such as `$7,000`. */
  figure?: string | null | undefined;
  /** What the number in `figure` means. */
  figureCaption?: string | null | undefined;
  /** How the number in `figure` is calculated, as lines such as `Your deposit | $100`. The last line is the result. */
  figureLines?: Array<string> | null | undefined;
  /** Whether a post appears first and larger than the others on the blog. It has no effect on articles of other kinds. */
  isFeatured?: boolean | null | undefined;
  /** Whether the article's page asks search engines not to list it. */
  isNoindex?: boolean | null | undefined;
  /** Whether the article has a badge: Trending on the first news article, Hot on other news, Popular on guides. */
  isPopular?: boolean | null | undefined;
  /** Where the article appears. */
  kind?: ArticleKind | null | undefined;
  /** The position in the list of guides or questions, lowest first. Articles with the same position are sorted by publication time, latest first. */
  position?: number | null | undefined;
  /** When the article becomes visible to visitors; null if it stays hidden. */
  publishedAt?: string | null | undefined;
  /** How many minutes it takes to read the article; null if not stated. */
  readMinutes?: number | null | undefined;
  /** The name of the person who checked the article; null if the article doesn't name one. */
  reviewer?: string | null | undefined;
  /** The description for search engines. If null, `excerpt` is used. */
  seoDescription?: string | null | undefined;
  /** The title for search engines. If null, `title` is used. */
  seoTitle?: string | null | undefined;
  /** The picture for shared links: an https URL or a path on our own site. If null, the cover is used. */
  shareImageUrl?: string | null | undefined;
};

/** How much prior knowledge a guide requires. */
export type ArticleDifficulty =
  /** Requires basic knowledge and some arithmetic. */
  | 'ADVANCED'
  /** Requires no prior knowledge. */
  | 'BEGINNER'
  /** Requires basic knowledge. */
  | 'INTERMEDIATE';

/** Filters a list of articles. Omitted and null fields are ignored. */
export type ArticleFilter = {
  /** Only articles whose author is the person with this slug. */
  authorSlug?: string | null | undefined;
  /** Only articles with exactly this category. */
  category?: string | null | undefined;
  /** Only these articles, at most 100. Unknown ids are ignored. */
  ids?: Array<string | number> | null | undefined;
  /** `true`: only articles that visitors can see; `false`: only the rest. */
  isPublished?: boolean | null | undefined;
  /** Only articles of this kind. */
  kind?: ArticleKind | null | undefined;
  /** Only articles whose title, excerpt, slug, category or author match this search text. The search ignores case and accents, and tolerates typos. At most 200 characters. Blank text is ignored. */
  search?: string | null | undefined;
};

/** A new article. Without `publishedAt`, visitors can't see it. */
export type ArticleInput = {
  /** The name of the author; null if the article doesn't name one. */
  author?: string | null | undefined;
  /** The text in Markdown, at most 60,000 bytes. HTML tags appear as plain text. A line with only `{{casino:slug}}`, `{{bonus:id}}` or `{{receipt:slug}}` embeds a casino, a bonus or a trust score with its receipt. `{{bonus:slug}}` embeds the main bonus of the casino with this slug, or its newest bonus if it has no main bonus. */
  body?: string | null | undefined;
  /** The category: a topic for news and posts, a section for guides and FAQ questions. */
  category?: string | null | undefined;
  /** The picture on the article's card and page: an https URL or a path on our own site. */
  coverUrl?: string | null | undefined;
  /** How much prior knowledge a guide requires; null if not stated. */
  difficulty?: ArticleDifficulty | null | undefined;
  /** The text of the article's card, in one or two sentences. */
  excerpt?: string | null | undefined;
  /** The number that a post explains, such as `$7,000`. */
  figure?: string | null | undefined;
  /** What the number in `figure` means. */
  figureCaption?: string | null | undefined;
  /** How the number in `figure` is calculated, as lines such as `Your deposit | $100`. The last line is the result. */
  figureLines?: Array<string> | null | undefined;
  /** A UUID that you generate. Sending the same id and input again does not create a second row. */
  id?: string | number | null | undefined;
  /** Whether a post appears first and larger than the others on the blog. It has no effect on articles of other kinds. */
  isFeatured?: boolean | null | undefined;
  /** Whether the article's page asks search engines not to list it. */
  isNoindex?: boolean | null | undefined;
  /** Whether the article has a badge: Trending on the first news article, Hot on other news, Popular on guides. */
  isPopular?: boolean | null | undefined;
  /** Where the article appears. */
  kind: ArticleKind;
  /** The position in the list of guides or questions, lowest first. Articles with the same position are sorted by publication time, latest first. */
  position?: number | null | undefined;
  /** When the article becomes visible to visitors; null if it stays hidden. */
  publishedAt?: string | null | undefined;
  /** How many minutes it takes to read the article; null if not stated. */
  readMinutes?: number | null | undefined;
  /** The name of the person who checked the article; null if the article doesn't name one. */
  reviewer?: string | null | undefined;
  /** The description for search engines. If null, `excerpt` is used. */
  seoDescription?: string | null | undefined;
  /** The title for search engines. If null, `title` is used. */
  seoTitle?: string | null | undefined;
  /** The picture for shared links: an https URL or a path on our own site. If null, the cover is used. */
  shareImageUrl?: string | null | undefined;
  /** The slug, unique among articles. The server normalizes it to lowercase letters, digits and single hyphens. */
  slug: string;
  /** The title. The title of an FAQ question is the question itself. */
  title: string;
};

/** Where an article appears. */
export type ArticleKind =
  /** A question with its answer on the FAQ page. It has no page of its own. */
  | 'FAQ'
  /** In the list of guides, and at `/guides/{slug}`. */
  | 'GUIDE'
  /** On the news page, and at `/news/{slug}`. */
  | 'NEWS'
  /** Only at `/{slug}`, such as `/privacy`. */
  | 'PAGE'
  /** On the blog, and at `/blog/{slug}`. */
  | 'POST';

/** List items to add to articles, or to remove from them. The server trims items and ignores blank items. */
export type ArticleListsInput = {
  /** How the number in `figure` is calculated, as lines such as `Your deposit | $100`. The last line is the result. */
  figureLines?: Array<string> | null | undefined;
};

/** The order of a list of articles. Ties are broken by id. */
export type ArticleOrder =
  /** Oldest first. */
  | 'CREATED_ASC'
  /** Newest first. */
  | 'CREATED_DESC'
  /** Lowest position first. Articles with the same position are sorted by publication time, latest first. */
  | 'POSITION_ASC'
  /** Earliest publication first. Articles without `publishedAt` come last. */
  | 'PUBLISHED_ASC'
  /** Latest publication first. Articles without `publishedAt` come first. */
  | 'PUBLISHED_DESC'
  /** Best match first. Among equal matches, the newest come first. Requires `search` in the filter. */
  | 'RELEVANCE'
  /** By title, A to Z. */
  | 'TITLE_ASC'
  /** By title, Z to A. */
  | 'TITLE_DESC'
  /** Least recently changed first. */
  | 'UPDATED_ASC'
  /** Most recently changed first. */
  | 'UPDATED_DESC';

/** Changes to an article. Omitted fields stay unchanged; a null or blank value clears an optional field. */
export type ArticleUpdateInput = {
  /** The name of the author; null if the article doesn't name one. */
  author?: string | null | undefined;
  /** The text in Markdown, at most 60,000 bytes. HTML tags appear as plain text. A line with only `{{casino:slug}}`, `{{bonus:id}}` or `{{receipt:slug}}` embeds a casino, a bonus or a trust score with its receipt. `{{bonus:slug}}` embeds the main bonus of the casino with this slug, or its newest bonus if it has no main bonus. */
  body?: string | null | undefined;
  /** The category: a topic for news and posts, a section for guides and FAQ questions. */
  category?: string | null | undefined;
  /** The picture on the article's card and page: an https URL or a path on our own site. */
  coverUrl?: string | null | undefined;
  /** How much prior knowledge a guide requires; null if not stated. */
  difficulty?: ArticleDifficulty | null | undefined;
  /** The text of the article's card, in one or two sentences. */
  excerpt?: string | null | undefined;
  /** The number that a post explains, such as `$7,000`. */
  figure?: string | null | undefined;
  /** What the number in `figure` means. */
  figureCaption?: string | null | undefined;
  /** How the number in `figure` is calculated, as lines such as `Your deposit | $100`. The last line is the result. */
  figureLines?: Array<string> | null | undefined;
  /** Whether a post appears first and larger than the others on the blog. It has no effect on articles of other kinds. */
  isFeatured?: boolean | null | undefined;
  /** Whether the article's page asks search engines not to list it. */
  isNoindex?: boolean | null | undefined;
  /** Whether the article has a badge: Trending on the first news article, Hot on other news, Popular on guides. */
  isPopular?: boolean | null | undefined;
  /** Where the article appears. */
  kind?: ArticleKind | null | undefined;
  /** The position in the list of guides or questions, lowest first. Articles with the same position are sorted by publication time, latest first. */
  position?: number | null | undefined;
  /** When the article becomes visible to visitors; null if it stays hidden. */
  publishedAt?: string | null | undefined;
  /** How many minutes it takes to read the article; null if not stated. */
  readMinutes?: number | null | undefined;
  /** The name of the person who checked the article; null if the article doesn't name one. */
  reviewer?: string | null | undefined;
  /** The description for search engines. If null, `excerpt` is used. */
  seoDescription?: string | null | undefined;
  /** The title for search engines. If null, `title` is used. */
  seoTitle?: string | null | undefined;
  /** The picture for shared links: an https URL or a path on our own site. If null, the cover is used. */
  shareImageUrl?: string | null | undefined;
  /** The slug, unique among articles. The server normalizes it. If it changes, the old slug redirects to the article. */
  slug?: string | null | undefined;
  /** The title. The title of an FAQ question is the question itself. */
  title?: string | null | undefined;
};

/** What the audit log records. */
export type AuditEvent =
  /** An account was created. */
  | 'ACCOUNT_CREATED'
  /** An account was disabled, which ended its sessions. */
  | 'ACCOUNT_DISABLED'
  /** A disabled account was enabled. */
  | 'ACCOUNT_ENABLED'
  /** A person set a new password with a recovery link, which ended all of the account's sessions. */
  | 'ACCOUNT_RECOVERED'
  /** An account was removed. */
  | 'ACCOUNT_REMOVED'
  /** A person changed the name of their own account. */
  | 'ACCOUNT_RENAMED'
  /** Two providers, payment methods or licensing authorities were merged. The subject is the slug of the remaining one. */
  | 'DIRECTORY_MERGED'
  /** An owner invited a person to the team. */
  | 'INVITATION_CREATED'
  /** An owner replaced the link of an invitation. */
  | 'INVITATION_RENEWED'
  /** An owner revoked an invitation. */
  | 'INVITATION_REVOKED'
  /** A list was exported to a file. */
  | 'LIST_EXPORTED'
  /** An account or a program tried an operation that it is not allowed to run. The subject is the operation or field. For each caller and subject, one entry counts all attempts in an hour. */
  | 'OPERATION_DENIED'
  /** The password of an account was changed. */
  | 'PASSWORD_CHANGED'
  /** New recovery codes were created for an account and replaced its earlier ones. */
  | 'RECOVERY_CODES_CREATED'
  /** A recovery code was used in place of a second factor. */
  | 'RECOVERY_CODE_USED'
  /** An owner created a recovery link for an account. */
  | 'RECOVERY_LINK_CREATED'
  /** A recovery link was sent to an account by email. */
  | 'RECOVERY_REQUESTED'
  /** The role of an account was changed. */
  | 'ROLE_CHANGED'
  /** The sample catalogue was removed. */
  | 'SAMPLE_REMOVED'
  /** An authenticator app or a passkey was added to an account. */
  | 'SECOND_FACTOR_ADDED'
  /** A second factor was wrong during a sign-in or a confirmation. */
  | 'SECOND_FACTOR_FAILED'
  /** Second factors of an account were removed. */
  | 'SECOND_FACTOR_REMOVED'
  /** An owner changed whether every account needs a second factor. */
  | 'SECOND_FACTOR_REQUIREMENT_CHANGED'
  /** Sessions of an account were ended. */
  | 'SESSIONS_ENDED'
  /** The settings of the site were changed. */
  | 'SETTINGS_CHANGED'
  /** A person signed in. */
  | 'SIGNED_IN'
  /** A person signed out. */
  | 'SIGNED_OUT'
  /** A sign-in, confirmation or password change failed because the email address or password was wrong. Also recorded if someone tries to sign in to a disabled account. */
  | 'SIGN_IN_FAILED'
  /** An email address was erased from the newsletter list. */
  | 'SUBSCRIBER_ERASED'
  /** An owner created an API token. */
  | 'TOKEN_CREATED'
  /** A program sent an API token that is unknown, has expired, was revoked, or belongs to a disabled account. For a known token, one entry counts all attempts in an hour. */
  | 'TOKEN_DENIED'
  /** An API token was used for the first time. */
  | 'TOKEN_FIRST_USED'
  /** An owner revoked an API token. */
  | 'TOKEN_REVOKED'
  /** An owner changed, enabled or disabled a webhook. */
  | 'WEBHOOK_CHANGED'
  /** An owner created a webhook. */
  | 'WEBHOOK_CREATED'
  /** An owner deleted a webhook. */
  | 'WEBHOOK_DELETED'
  /** The server disabled a webhook, because its deliveries failed for three days, its program responded with status 410, or the catalogue was restored from a backup. */
  | 'WEBHOOK_DISABLED'
  /** An owner rotated the signing secret of a webhook. */
  | 'WEBHOOK_SECRET_ROTATED';

/** Filters the audit log. An entry must meet all conditions. */
export type AuditLogFilter = {
  /** Only events that this actor caused: an email address (case is ignored), `token` followed by the exact name of an API token, `demo`, or `command line`. */
  actor?: string | null | undefined;
  /** Only this event. */
  event?: AuditEvent | null | undefined;
  /** Only events at or after this time. */
  from?: string | null | undefined;
  /** Only events before this time. */
  to?: string | null | undefined;
};

/** The values to set on all of the bonuses. Omitted fields stay unchanged. */
export type BonusBulkInput = {
  /** The amount that the player gets, such as `100% up to $500`. */
  bonusAmount?: string | null | undefined;
  /** The code that the player must enter; null if no code is needed. */
  bonusCode?: string | null | undefined;
  /** The type of bonus. */
  bonusType?: BonusType | null | undefined;
  /** The maximum bonus, in hundredths of `currency`; the fixed amount if `matchPercent` is null. `Bonus.offer.cap` returns this amount as a `Money` object. */
  capMinor?: number | null | undefined;
  /** The id of the casino that the bonus belongs to; null for none. */
  casinoId?: string | number | null | undefined;
  /** How many days after sign-up the player can claim the bonus, 1 to 3,650; null if not stated. */
  claimWithinDays?: number | null | undefined;
  /** The percentage of a bet on jackpot games that counts toward wagering; null if not stated. */
  contributionJackpots?: number | null | undefined;
  /** The percentage of a bet on live games that counts toward wagering; null if not stated. */
  contributionLiveGames?: number | null | undefined;
  /** The percentage of a bet on slots that counts toward wagering; null if not stated. */
  contributionSlots?: number | null | undefined;
  /** The percentage of a bet on table games that counts toward wagering; null if not stated. */
  contributionTableGames?: number | null | undefined;
  /** The currency of the bonus amounts: an ISO 4217 code such as `USD`, or a cryptocurrency symbol such as `BTC`. */
  currency?: string | null | undefined;
  /** When the bonus ends; null if it has no end date. Visitors cannot see the bonus from this time on. */
  endsAt?: string | null | undefined;
  /** Payment methods that do not qualify for the bonus; empty if the casino doesn't name any. */
  excludedMethods?: Array<string> | null | undefined;
  /** The number of free spins included, 0 or more; null if unknown. */
  freeSpins?: number | null | undefined;
  /** Whether editors have activated the bonus. Visitors see only active bonuses, from `startsAt` until `endsAt`. */
  isActive?: boolean | null | undefined;
  /** Whether the casino removes the bonus at withdrawal and pays out only the winnings; null if not stated. False means that the player can withdraw the bonus too. */
  isBonusRemoved?: boolean | null | undefined;
  /** Whether the casino states that withdrawals from the bonus are unlimited. */
  isCashoutUncapped?: boolean | null | undefined;
  /** Whether only new customers of the casino can claim the bonus. */
  isNewCustomersOnly?: boolean | null | undefined;
  /** The bonus as a percentage of the deposit, such as 100, or of the losses for CASHBACK. Null if the bonus is a fixed amount or unknown. */
  matchPercent?: number | null | undefined;
  /** The largest bet allowed while wagering, in hundredths of `currency`; null if not stated. */
  maxBetMinor?: number | null | undefined;
  /** The maximum withdrawal from the bonus, in hundredths of `currency`; null if not stated or unlimited. */
  maxCashoutMinor?: number | null | undefined;
  /** The maximum withdrawal from the bonus, such as `$100`. */
  maxWin?: string | null | undefined;
  /** The minimum deposit for the bonus, such as `$10`. */
  minDeposit?: string | null | undefined;
  /** The minimum deposit, in hundredths of `currency`; null if not stated. Zero means that no deposit is needed, or that every deposit qualifies. */
  minDepositMinor?: number | null | undefined;
  /** The value of one free spin, in hundredths of `currency`; null if not stated. */
  spinValue?: number | null | undefined;
  /** The maximum withdrawal from the free spins, in hundredths of `currency`; null if not stated, or if `maxCashoutMinor` is the only limit because the bonus has only spins. */
  spinsMaxCashout?: number | null | undefined;
  /** How many times the winnings from the free spins must be wagered, 0 to 999.99. Null if not stated, or if `wageringMultiple` is the only multiple because the bonus has only spins. */
  spinsWageringMultiple?: number | null | undefined;
  /** When the bonus starts; null if it has no start date. Visitors cannot see the bonus before this time. */
  startsAt?: string | null | undefined;
  /** The most important of the casino's terms, as statements of fact. */
  terms?: string | null | undefined;
  /** Our reading of the terms: what they mean for players, and our opinion about them. */
  termsReview?: string | null | undefined;
  /** The URL of the casino's full terms for the bonus; https or http. */
  termsUrl?: string | null | undefined;
  /** How many days the player has to meet the wagering requirement, or to use the bonus if no wagering is required. From 1 to 3,650; null if not stated. */
  validDays?: number | null | undefined;
  /** The amount that `wageringMultiple` multiplies; null if not stated. */
  wageringBase?: WageringBase | null | undefined;
  /** How many times `wageringBase` must be wagered, 0 to 999.99; null if not stated. Zero means that no wagering is required. */
  wageringMultiple?: number | null | undefined;
  /** How many times the player must wager the bonus, such as `35x`. */
  wageringRequirement?: string | null | undefined;
};

/** Filters a list of bonuses. Omitted and null fields are ignored. */
export type BonusFilter = {
  /** Only bonuses from casinos that have a license from an authority with one of these slugs, at most 50. A spelling of a row, such as the slug of a row that was merged into it, finds the row, too. Unknown slugs match nothing. */
  authorities?: Array<string> | null | undefined;
  /** Only bonuses of this type. */
  bonusType?: BonusType | null | undefined;
  /** Only bonuses from this casino. */
  casinoId?: string | number | null | undefined;
  /** Only bonuses from these casinos, at most 100. Unknown ids are ignored. */
  casinoIds?: Array<string | number> | null | undefined;
  /** Only bonuses whose casino name contains one of these strings, ignoring case and accents; at most 10 strings. Excludes bonuses without a casino. */
  casinoNameContainsAny?: Array<string> | null | undefined;
  /** Only bonuses whose amounts are in this currency, such as `EUR`. Also the currency of `minDepositAtMost`, which is otherwise `USD`. */
  currency?: string | null | undefined;
  /** Only bonuses that end before this time. Excludes bonuses without an end date. */
  endsBefore?: string | null | undefined;
  /** `true`: only bonuses with free spins; `false`: only the rest. */
  hasFreeSpins?: boolean | null | undefined;
  /** `true`: only bonuses that require no wagering; `false`: only bonuses with a known wagering multiple above 0. */
  hasNoWagering?: boolean | null | undefined;
  /** Only these bonuses, at most 100. Unknown ids are ignored. */
  ids?: Array<string | number> | null | undefined;
  /** Only bonuses with this value of `isActive`, regardless of their dates. Visitors see only active bonuses, so for them, `false` returns no rows. Callers who can see inactive bonuses get both if they omit this field. */
  isActive?: boolean | null | undefined;
  /** `true`: only bonuses that state every significant term, so `offer.missing` is empty; `false`: only the rest. */
  isComplete?: boolean | null | undefined;
  /** `true`: only the main offer of each casino, which is its `isPrimary` bonus or, if visitors can't see one, its newest bonus that they can see; `false`: only the rest. */
  isMainOffer?: boolean | null | undefined;
  /** Only bonuses from casinos whose fastest payout (`fastestPayout`) takes at most this number of hours, 0 to 720. Excludes casinos that state no payout time. If `paymentMethods` is also given, only bonuses from casinos that state a payout within this time (`payoutHoursTo`) for one of these methods, and no `canWithdraw: false`. */
  maxPayoutHours?: number | null | undefined;
  /** Only bonuses with this wagering multiple or less, 0 to 1,000,000. Excludes bonuses with an unknown multiple. */
  maxWagering?: number | null | undefined;
  /** Only bonuses with this minimum deposit or less, in major units of `currency`, 0 to 1,000,000. Excludes bonuses with an unknown minimum deposit, and those in other currencies unless they require no deposit. */
  minDepositAtMost?: number | null | undefined;
  /** Only bonuses from casinos that take a payment method with one of these slugs, at most 50. A spelling of a row, such as the slug of a row that was merged into it, finds the row, too. Unknown slugs match nothing. */
  paymentMethods?: Array<string> | null | undefined;
  /** Only bonuses whose title, code, type, wagering or casino name match this search text. The search ignores case and accents, and tolerates typos. At most 200 characters. Blank text is ignored. */
  search?: string | null | undefined;
  /** Only bonuses with this wagering base. */
  wageringBase?: WageringBase | null | undefined;
};

/** A new bonus. Omitted fields are null, except `bonusType` (WELCOME), `isActive` (true), the other Boolean fields (false) and `excludedMethods` (empty list). */
export type BonusInput = {
  /** The amount that the player gets, such as `100% up to $500`. */
  bonusAmount?: string | null | undefined;
  /** The code that the player must enter; null if no code is needed. */
  bonusCode?: string | null | undefined;
  /** The type of bonus. */
  bonusType?: BonusType | null | undefined;
  /** The maximum bonus, in hundredths of `currency`; the fixed amount if `matchPercent` is null. `Bonus.offer.cap` returns this amount as a `Money` object. */
  capMinor?: number | null | undefined;
  /** The id of the casino that the bonus belongs to; null for none. */
  casinoId?: string | number | null | undefined;
  /** How many days after sign-up the player can claim the bonus, 1 to 3,650; null if not stated. */
  claimWithinDays?: number | null | undefined;
  /** The percentage of a bet on jackpot games that counts toward wagering; null if not stated. */
  contributionJackpots?: number | null | undefined;
  /** The percentage of a bet on live games that counts toward wagering; null if not stated. */
  contributionLiveGames?: number | null | undefined;
  /** The percentage of a bet on slots that counts toward wagering; null if not stated. */
  contributionSlots?: number | null | undefined;
  /** The percentage of a bet on table games that counts toward wagering; null if not stated. */
  contributionTableGames?: number | null | undefined;
  /** The currency of the bonus amounts: an ISO 4217 code such as `USD`, or a cryptocurrency symbol such as `BTC`. */
  currency?: string | null | undefined;
  /** When the bonus ends; null if it has no end date. Visitors cannot see the bonus from this time on. */
  endsAt?: string | null | undefined;
  /** Payment methods that do not qualify for the bonus; empty if the casino doesn't name any. */
  excludedMethods?: Array<string> | null | undefined;
  /** The number of free spins included, 0 or more; null if unknown. */
  freeSpins?: number | null | undefined;
  /** A UUID that you generate. Sending the same id and input again does not create a second row. */
  id?: string | number | null | undefined;
  /** Whether editors have activated the bonus. Visitors see only active bonuses, from `startsAt` until `endsAt`. */
  isActive?: boolean | null | undefined;
  /** Whether the casino removes the bonus at withdrawal and pays out only the winnings; null if not stated. False means that the player can withdraw the bonus too. */
  isBonusRemoved?: boolean | null | undefined;
  /** Whether the casino states that withdrawals from the bonus are unlimited. */
  isCashoutUncapped?: boolean | null | undefined;
  /** Whether only new customers of the casino can claim the bonus. */
  isNewCustomersOnly?: boolean | null | undefined;
  /** Whether this is the main bonus of its casino. A casino has at most one main bonus. */
  isPrimary?: boolean | null | undefined;
  /** The bonus as a percentage of the deposit, such as 100, or of the losses for CASHBACK. Null if the bonus is a fixed amount or unknown. */
  matchPercent?: number | null | undefined;
  /** The largest bet allowed while wagering, in hundredths of `currency`; null if not stated. */
  maxBetMinor?: number | null | undefined;
  /** The maximum withdrawal from the bonus, in hundredths of `currency`; null if not stated or unlimited. */
  maxCashoutMinor?: number | null | undefined;
  /** The maximum withdrawal from the bonus, such as `$100`. */
  maxWin?: string | null | undefined;
  /** The minimum deposit for the bonus, such as `$10`. */
  minDeposit?: string | null | undefined;
  /** The minimum deposit, in hundredths of `currency`; null if not stated. Zero means that no deposit is needed, or that every deposit qualifies. */
  minDepositMinor?: number | null | undefined;
  /** The value of one free spin, in hundredths of `currency`; null if not stated. */
  spinValue?: number | null | undefined;
  /** The maximum withdrawal from the free spins, in hundredths of `currency`; null if not stated, or if `maxCashoutMinor` is the only limit because the bonus has only spins. */
  spinsMaxCashout?: number | null | undefined;
  /** How many times the winnings from the free spins must be wagered, 0 to 999.99. Null if not stated, or if `wageringMultiple` is the only multiple because the bonus has only spins. */
  spinsWageringMultiple?: number | null | undefined;
  /** When the bonus starts; null if it has no start date. Visitors cannot see the bonus before this time. */
  startsAt?: string | null | undefined;
  /** The most important of the casino's terms, as statements of fact. */
  terms?: string | null | undefined;
  /** Our reading of the terms: what they mean for players, and our opinion about them. */
  termsReview?: string | null | undefined;
  /** The URL of the casino's full terms for the bonus; https or http. */
  termsUrl?: string | null | undefined;
  /** A short title of the bonus. */
  title: string;
  /** How many days the player has to meet the wagering requirement, or to use the bonus if no wagering is required. From 1 to 3,650; null if not stated. */
  validDays?: number | null | undefined;
  /** The amount that `wageringMultiple` multiplies; null if not stated. */
  wageringBase?: WageringBase | null | undefined;
  /** How many times `wageringBase` must be wagered, 0 to 999.99; null if not stated. Zero means that no wagering is required. */
  wageringMultiple?: number | null | undefined;
  /** How many times the player must wager the bonus, such as `35x`. */
  wageringRequirement?: string | null | undefined;
};

/** List items to add to bonuses, or to remove from them. The server trims items and ignores blank items. */
export type BonusListsInput = {
  /** Payment methods that do not qualify for the bonus; empty if the casino doesn't name any. */
  excludedMethods?: Array<string> | null | undefined;
};

/** The order of a list of bonuses. Ties are broken by id. */
export type BonusOrder =
  /** By `Bonus.value.cost` for the query's `deposit` argument, lowest first. Bonuses with an unknown cost, or in another currency than the deposit, come last. */
  | 'COST_ASC'
  /** Oldest first. */
  | 'CREATED_ASC'
  /** Newest first. */
  | 'CREATED_DESC'
  /** By end date, soonest first. Bonuses without an end date come last. */
  | 'ENDS_ASC'
  /** Best match first. Among equal matches, the newest come first. Requires `search` in the filter. */
  | 'RELEVANCE'
  /** By title, A to Z. */
  | 'TITLE_ASC'
  /** By title, Z to A. */
  | 'TITLE_DESC'
  /** Least recently changed first. */
  | 'UPDATED_ASC'
  /** Most recently changed first. */
  | 'UPDATED_DESC'
  /** By `Bonus.value.value` for the query's `deposit` argument, highest first. Bonuses without a value, or in another currency than the deposit, come last. */
  | 'VALUE_DESC'
  /** By wagering multiple, lowest first, regardless of the wagering base. Bonuses with an unknown multiple come last. */
  | 'WAGERING_ASC';

/** The type of bonus. */
export type BonusType =
  /** A bonus that pays back a share of net losses. */
  | 'CASHBACK'
  /** Free spins on specific slots. */
  | 'FREE_SPINS'
  /** A bonus that requires no deposit. */
  | 'NO_DEPOSIT'
  /** A bonus on a later deposit. */
  | 'RELOAD'
  /** A bonus on the first deposit or the first few deposits. */
  | 'WELCOME';

/** Changes to a bonus. Omitted fields stay unchanged; a null or blank value clears an optional field. */
export type BonusUpdateInput = {
  /** The amount that the player gets, such as `100% up to $500`. */
  bonusAmount?: string | null | undefined;
  /** The code that the player must enter; null if no code is needed. */
  bonusCode?: string | null | undefined;
  /** The type of bonus. */
  bonusType?: BonusType | null | undefined;
  /** The maximum bonus, in hundredths of `currency`; the fixed amount if `matchPercent` is null. `Bonus.offer.cap` returns this amount as a `Money` object. */
  capMinor?: number | null | undefined;
  /** The id of the casino that the bonus belongs to; null for none. */
  casinoId?: string | number | null | undefined;
  /** How many days after sign-up the player can claim the bonus, 1 to 3,650; null if not stated. */
  claimWithinDays?: number | null | undefined;
  /** The percentage of a bet on jackpot games that counts toward wagering; null if not stated. */
  contributionJackpots?: number | null | undefined;
  /** The percentage of a bet on live games that counts toward wagering; null if not stated. */
  contributionLiveGames?: number | null | undefined;
  /** The percentage of a bet on slots that counts toward wagering; null if not stated. */
  contributionSlots?: number | null | undefined;
  /** The percentage of a bet on table games that counts toward wagering; null if not stated. */
  contributionTableGames?: number | null | undefined;
  /** The currency of the bonus amounts: an ISO 4217 code such as `USD`, or a cryptocurrency symbol such as `BTC`. */
  currency?: string | null | undefined;
  /** When the bonus ends; null if it has no end date. Visitors cannot see the bonus from this time on. */
  endsAt?: string | null | undefined;
  /** Payment methods that do not qualify for the bonus; empty if the casino doesn't name any. */
  excludedMethods?: Array<string> | null | undefined;
  /** The number of free spins included, 0 or more; null if unknown. */
  freeSpins?: number | null | undefined;
  /** Whether editors have activated the bonus. Visitors see only active bonuses, from `startsAt` until `endsAt`. */
  isActive?: boolean | null | undefined;
  /** Whether the casino removes the bonus at withdrawal and pays out only the winnings; null if not stated. False means that the player can withdraw the bonus too. */
  isBonusRemoved?: boolean | null | undefined;
  /** Whether the casino states that withdrawals from the bonus are unlimited. */
  isCashoutUncapped?: boolean | null | undefined;
  /** Whether only new customers of the casino can claim the bonus. */
  isNewCustomersOnly?: boolean | null | undefined;
  /** Whether this is the main bonus of its casino. A casino has at most one main bonus. */
  isPrimary?: boolean | null | undefined;
  /** The bonus as a percentage of the deposit, such as 100, or of the losses for CASHBACK. Null if the bonus is a fixed amount or unknown. */
  matchPercent?: number | null | undefined;
  /** The largest bet allowed while wagering, in hundredths of `currency`; null if not stated. */
  maxBetMinor?: number | null | undefined;
  /** The maximum withdrawal from the bonus, in hundredths of `currency`; null if not stated or unlimited. */
  maxCashoutMinor?: number | null | undefined;
  /** The maximum withdrawal from the bonus, such as `$100`. */
  maxWin?: string | null | undefined;
  /** The minimum deposit for the bonus, such as `$10`. */
  minDeposit?: string | null | undefined;
  /** The minimum deposit, in hundredths of `currency`; null if not stated. Zero means that no deposit is needed, or that every deposit qualifies. */
  minDepositMinor?: number | null | undefined;
  /** The value of one free spin, in hundredths of `currency`; null if not stated. */
  spinValue?: number | null | undefined;
  /** The maximum withdrawal from the free spins, in hundredths of `currency`; null if not stated, or if `maxCashoutMinor` is the only limit because the bonus has only spins. */
  spinsMaxCashout?: number | null | undefined;
  /** How many times the winnings from the free spins must be wagered, 0 to 999.99. Null if not stated, or if `wageringMultiple` is the only multiple because the bonus has only spins. */
  spinsWageringMultiple?: number | null | undefined;
  /** When the bonus starts; null if it has no start date. Visitors cannot see the bonus before this time. */
  startsAt?: string | null | undefined;
  /** The most important of the casino's terms, as statements of fact. */
  terms?: string | null | undefined;
  /** Our reading of the terms: what they mean for players, and our opinion about them. */
  termsReview?: string | null | undefined;
  /** The URL of the casino's full terms for the bonus; https or http. */
  termsUrl?: string | null | undefined;
  /** A short title of the bonus. */
  title?: string | null | undefined;
  /** How many days the player has to meet the wagering requirement, or to use the bonus if no wagering is required. From 1 to 3,650; null if not stated. */
  validDays?: number | null | undefined;
  /** The amount that `wageringMultiple` multiplies; null if not stated. */
  wageringBase?: WageringBase | null | undefined;
  /** How many times `wageringBase` must be wagered, 0 to 999.99; null if not stated. Zero means that no wagering is required. */
  wageringMultiple?: number | null | undefined;
  /** How many times the player must wager the bonus, such as `35x`. */
  wageringRequirement?: string | null | undefined;
};

/** The values to set on all of the casinos. Omitted fields stay unchanged. */
export type CasinoBulkInput = {
  /** Whether the casino accepts deposits in cryptocurrency. */
  acceptsCrypto?: boolean | null | undefined;
  /** The amount of the welcome bonus, such as `$500`. */
  bonusAmount?: string | null | undefined;
  /** The casino's weaknesses, each as a short phrase. */
  cons?: Array<string> | null | undefined;
  /** The currency of the casino's `payoutLimitPerMonth`: an ISO 4217 code such as `USD`, or a cryptocurrency symbol such as `BTC`. */
  currency?: string | null | undefined;
  /** One or two sentences about the casino. */
  description?: string | null | undefined;
  /** The year in which the casino opened, from 1900 to the current year; null if unknown. */
  establishedYear?: number | null | undefined;
  /** The number of free spins in the welcome bonus, 0 or more; null if unknown. */
  freeSpins?: number | null | undefined;
  /** The studios whose games the casino offers. */
  gameProviders?: Array<string> | null | undefined;
  /** Whether the casino has tables with live dealers. */
  hasLiveGames?: boolean | null | undefined;
  /** Whether editors feature the casino on the home page. */
  isFeatured?: boolean | null | undefined;
  /** Whether editors have marked the casino as new. */
  isNew?: boolean | null | undefined;
  /** The licenses that the casino holds; empty if we found none. */
  licenses?: Array<string> | null | undefined;
  /** The casino's square logo: an https URL or a path on our own site. */
  logoUrl?: string | null | undefined;
  /** The minimum deposit at the casino, such as `$10`. */
  minDeposit?: string | null | undefined;
  /** Whether the casino works well on a phone. */
  mobileOptimized?: boolean | null | undefined;
  /** The payment methods for deposits and withdrawals. */
  paymentMethods?: Array<string> | null | undefined;
  /** The largest amount that the casino pays out per month, in hundredths of `currency`; null if not stated. */
  payoutLimitPerMonth?: number | null | undefined;
  /** The casino's strengths, each as a short phrase. */
  pros?: Array<string> | null | undefined;
  /** The player rating, 0 to 5 in steps of 0.1; 0 means not rated yet. The site shows this value doubled, on a scale of 0 to 10. */
  rating?: number | null | undefined;
  /** The number of player reviews that the rating is based on. */
  reviewCount?: number | null | undefined;
  /** How many times the player must wager the welcome bonus, such as `35x`. */
  wageringRequirement?: string | null | undefined;
  /** The URL of the casino's own site; https or http. Mark links to this URL as sponsored. */
  websiteUrl?: string | null | undefined;
  /** The welcome bonus in the casino's words. */
  welcomeBonus?: string | null | undefined;
  /** How many hours a withdrawal usually takes, as the casino states it in general and not for a payment method, 0 to 720; null if it states none. `fastestPayout` also considers the times of the methods. */
  withdrawalHours?: number | null | undefined;
};

/** Filters a list of casinos. Omitted and null fields are ignored. */
export type CasinoFilter = {
  /** `true`: only casinos that accept cryptocurrency; `false`: only the rest. */
  acceptsCrypto?: boolean | null | undefined;
  /** Only casinos that have a license from an authority with one of these slugs, at most 50. A spelling of a row, such as the slug of a row that was merged into it, finds the row, too. Unknown slugs match nothing. */
  authorities?: Array<string> | null | undefined;
  /** The currency of `minDepositAtMost` and `minPayoutLimitPerMonth`, such as `EUR`. Amounts in other currencies never match, except a minimum deposit of 0. The default is `USD`. */
  currency?: string | null | undefined;
  /** Excludes casinos that opened before the given year (1900 to 2100). Includes casinos with an unknown opening year. */
  establishedFrom?: number | null | undefined;
  /** Excludes casinos that opened after the given year (1900 to 2100). Includes casinos with an unknown opening year. */
  establishedTo?: number | null | undefined;
  /** `true`: only casinos with a known opening year; `false`: only the rest. */
  hasEstablishedYear?: boolean | null | undefined;
  /** `true`: only casinos with live games; `false`: only the rest. */
  hasLiveGames?: boolean | null | undefined;
  /** Only these casinos, at most 100. Unknown ids are ignored. */
  ids?: Array<string | number> | null | undefined;
  /** `true`: only featured casinos; `false`: only the rest. */
  isFeatured?: boolean | null | undefined;
  /** `true`: only new casinos; `false`: only the rest. */
  isNew?: boolean | null | undefined;
  /** Only casinos whose fastest payout (`fastestPayout`) takes at most this number of hours, 0 to 720. Excludes casinos that state no payout time. If `paymentMethods` is also given, only casinos that state a payout within this time (`payoutHoursTo`) for one of these methods, and no `canWithdraw: false`. */
  maxPayoutHours?: number | null | undefined;
  /** Only casinos with a bonus that visitors can see and whose minimum deposit is at most this amount. The amount is in major units of `currency`, 0 to 1,000,000. */
  minDepositAtMost?: number | null | undefined;
  /** Only casinos that pay out at least this amount per month, in major units of `currency`, 0 to 1,000,000. Excludes casinos with an unknown payout limit. */
  minPayoutLimitPerMonth?: number | null | undefined;
  /** Only casinos with this rating or higher, 0 to 5. */
  minRating?: number | null | undefined;
  /** `true`: only casinos that work well on a phone; `false`: only the rest. */
  mobileOptimized?: boolean | null | undefined;
  /** Only casinos that take a payment method with one of these slugs, at most 50. A spelling of a row, such as the slug of a row that was merged into it, finds the row, too. Unknown slugs match nothing. */
  paymentMethods?: Array<string> | null | undefined;
  /** Only casinos that offer games from a provider with one of these slugs, at most 50. A spelling of a row, such as the slug of a row that was merged into it, finds the row, too. Unknown slugs match nothing. */
  providers?: Array<string> | null | undefined;
  /** Only casinos whose name, description, game providers, payment methods or licenses match this search text. The search ignores case and accents, and tolerates typos. At most 200 characters. Blank text is ignored. */
  search?: string | null | undefined;
};

/** A new casino. Omitted fields are null, 0, false or an empty list, except `mobileOptimized` (true). The server trims list items and removes blank and duplicate items. */
export type CasinoInput = {
  /** Whether the casino accepts deposits in cryptocurrency. */
  acceptsCrypto?: boolean | null | undefined;
  /** The amount of the welcome bonus, such as `$500`. */
  bonusAmount?: string | null | undefined;
  /** The casino's weaknesses, each as a short phrase. */
  cons?: Array<string> | null | undefined;
  /** The currency of the casino's `payoutLimitPerMonth`: an ISO 4217 code such as `USD`, or a cryptocurrency symbol such as `BTC`. */
  currency?: string | null | undefined;
  /** One or two sentences about the casino. */
  description?: string | null | undefined;
  /** The year in which the casino opened, from 1900 to the current year; null if unknown. */
  establishedYear?: number | null | undefined;
  /** The number of free spins in the welcome bonus, 0 or more; null if unknown. */
  freeSpins?: number | null | undefined;
  /** The studios whose games the casino offers. */
  gameProviders?: Array<string> | null | undefined;
  /** Whether the casino has tables with live dealers. */
  hasLiveGames?: boolean | null | undefined;
  /** A UUID that you generate. Sending the same id and input again does not create a second row. */
  id?: string | number | null | undefined;
  /** Whether editors feature the casino on the home page. */
  isFeatured?: boolean | null | undefined;
  /** Whether editors have marked the casino as new. */
  isNew?: boolean | null | undefined;
  /** The casino's entries in public license registers, at most one for each item of `licenses`. The list replaces the previous list. Removing a license from `licenses` also removes its entry here. */
  licenseDetails?: Array<LicenseDetailsInput> | null | undefined;
  /** The licenses that the casino holds; empty if we found none. */
  licenses?: Array<string> | null | undefined;
  /** The casino's square logo: an https URL or a path on our own site. */
  logoUrl?: string | null | undefined;
  /** The minimum deposit at the casino, such as `$10`. */
  minDeposit?: string | null | undefined;
  /** Whether the casino works well on a phone. */
  mobileOptimized?: boolean | null | undefined;
  /** The name of the casino. */
  name: string;
  /** What the casino states about its payment methods, at most one item for each payment method in `paymentMethods`. The list replaces the previous list. Removing a method from `paymentMethods` also removes its entry here. */
  paymentDetails?: Array<PaymentDetailsInput> | null | undefined;
  /** The payment methods for deposits and withdrawals. */
  paymentMethods?: Array<string> | null | undefined;
  /** The largest amount that the casino pays out per month, in hundredths of `currency`; null if not stated. */
  payoutLimitPerMonth?: number | null | undefined;
  /** The casino's strengths, each as a short phrase. */
  pros?: Array<string> | null | undefined;
  /** The player rating, 0 to 5 in steps of 0.1; 0 means not rated yet. The site shows this value doubled, on a scale of 0 to 10. */
  rating?: number | null | undefined;
  /** Our review, in seven sections. */
  review?: CasinoReviewInput | null | undefined;
  /** The number of player reviews that the rating is based on. */
  reviewCount?: number | null | undefined;
  /** The slug, unique among casinos. The server normalizes it to lowercase letters, digits and single hyphens. */
  slug: string;
  /** How many times the player must wager the welcome bonus, such as `35x`. */
  wageringRequirement?: string | null | undefined;
  /** The URL of the casino's own site; https or http. Mark links to this URL as sponsored. */
  websiteUrl?: string | null | undefined;
  /** The welcome bonus in the casino's words. */
  welcomeBonus?: string | null | undefined;
  /** How many hours a withdrawal usually takes, as the casino states it in general and not for a payment method, 0 to 720; null if it states none. `fastestPayout` also considers the times of the methods. */
  withdrawalHours?: number | null | undefined;
};

/** List items to add to casinos, or to remove from them. The server trims items and ignores blank items. */
export type CasinoListsInput = {
  /** The casino's weaknesses, each as a short phrase. */
  cons?: Array<string> | null | undefined;
  /** The studios whose games the casino offers. */
  gameProviders?: Array<string> | null | undefined;
  /** The licenses that the casino holds; empty if we found none. */
  licenses?: Array<string> | null | undefined;
  /** The payment methods for deposits and withdrawals. */
  paymentMethods?: Array<string> | null | undefined;
  /** The casino's strengths, each as a short phrase. */
  pros?: Array<string> | null | undefined;
};

/** The order of a list of casinos. Ties are broken by name, then by id. In orders by date, ties are broken only by id. */
export type CasinoOrder =
  /** Oldest first. */
  | 'CREATED_ASC'
  /** Newest first. */
  | 'CREATED_DESC'
  /** By opening year, earliest first. Casinos with an unknown year come first. */
  | 'ESTABLISHED_ASC'
  /** By opening year, latest first. Casinos with an unknown year come last. */
  | 'ESTABLISHED_DESC'
  /** By name, A to Z. */
  | 'NAME_ASC'
  /** By name, Z to A. */
  | 'NAME_DESC'
  /** Lowest rating first. */
  | 'RATING_ASC'
  /** Highest rating first. */
  | 'RATING_DESC'
  /** Best match first. Among equal matches, the highest rating comes first. Requires `search` in the filter. */
  | 'RELEVANCE'
  /** Fewest player reviews first. */
  | 'REVIEW_COUNT_ASC'
  /** Most player reviews first. */
  | 'REVIEW_COUNT_DESC'
  /** Least recently changed first. */
  | 'UPDATED_ASC'
  /** Most recently changed first. */
  | 'UPDATED_DESC';

/** The sections of a review. Omitted sections stay unchanged; a null or blank value removes a section. */
export type CasinoReviewInput = {
  /** Who runs the casino, and our general impression of it. */
  about?: string | null | undefined;
  /** Deposits, withdrawals, limits, fees and processing times. */
  banking?: string | null | undefined;
  /** The casino's bonuses and what their terms mean for players. */
  bonuses?: string | null | undefined;
  /** How many games there are, which studios make them, and which games are missing. */
  games?: string | null | undefined;
  /** How the casino works on a phone. */
  mobile?: string | null | undefined;
  /** License, identity checks, limits and account protection. */
  security?: string | null | undefined;
  /** How and when players can reach customer support, and how support answered our questions. */
  support?: string | null | undefined;
};

/** Changes to a casino. Omitted fields stay unchanged; a null or blank value clears an optional field. */
export type CasinoUpdateInput = {
  /** Whether the casino accepts deposits in cryptocurrency. */
  acceptsCrypto?: boolean | null | undefined;
  /** The amount of the welcome bonus, such as `$500`. */
  bonusAmount?: string | null | undefined;
  /** The casino's weaknesses, each as a short phrase. */
  cons?: Array<string> | null | undefined;
  /** The currency of the casino's `payoutLimitPerMonth`: an ISO 4217 code such as `USD`, or a cryptocurrency symbol such as `BTC`. */
  currency?: string | null | undefined;
  /** One or two sentences about the casino. */
  description?: string | null | undefined;
  /** The year in which the casino opened, from 1900 to the current year; null if unknown. */
  establishedYear?: number | null | undefined;
  /** The number of free spins in the welcome bonus, 0 or more; null if unknown. */
  freeSpins?: number | null | undefined;
  /** The studios whose games the casino offers. */
  gameProviders?: Array<string> | null | undefined;
  /** Whether the casino has tables with live dealers. */
  hasLiveGames?: boolean | null | undefined;
  /** Whether editors feature the casino on the home page. */
  isFeatured?: boolean | null | undefined;
  /** Whether editors have marked the casino as new. */
  isNew?: boolean | null | undefined;
  /** The casino's entries in public license registers, at most one for each item of `licenses`. The list replaces the previous list. Removing a license from `licenses` also removes its entry here. */
  licenseDetails?: Array<LicenseDetailsInput> | null | undefined;
  /** The licenses that the casino holds; empty if we found none. */
  licenses?: Array<string> | null | undefined;
  /** The casino's square logo: an https URL or a path on our own site. */
  logoUrl?: string | null | undefined;
  /** The minimum deposit at the casino, such as `$10`. */
  minDeposit?: string | null | undefined;
  /** Whether the casino works well on a phone. */
  mobileOptimized?: boolean | null | undefined;
  /** The name of the casino. */
  name?: string | null | undefined;
  /** What the casino states about its payment methods, at most one item for each payment method in `paymentMethods`. The list replaces the previous list. Removing a method from `paymentMethods` also removes its entry here. */
  paymentDetails?: Array<PaymentDetailsInput> | null | undefined;
  /** The payment methods for deposits and withdrawals. */
  paymentMethods?: Array<string> | null | undefined;
  /** The largest amount that the casino pays out per month, in hundredths of `currency`; null if not stated. */
  payoutLimitPerMonth?: number | null | undefined;
  /** The casino's strengths, each as a short phrase. */
  pros?: Array<string> | null | undefined;
  /** The player rating, 0 to 5 in steps of 0.1; 0 means not rated yet. The site shows this value doubled, on a scale of 0 to 10. */
  rating?: number | null | undefined;
  /** Our review, in seven sections. */
  review?: CasinoReviewInput | null | undefined;
  /** The number of player reviews that the rating is based on. */
  reviewCount?: number | null | undefined;
  /** The slug, unique among casinos. The server normalizes it. If it changes, the old slug redirects to the casino. */
  slug?: string | null | undefined;
  /** How many times the player must wager the welcome bonus, such as `35x`. */
  wageringRequirement?: string | null | undefined;
  /** The URL of the casino's own site; https or http. Mark links to this URL as sponsored. */
  websiteUrl?: string | null | undefined;
  /** The welcome bonus in the casino's words. */
  welcomeBonus?: string | null | undefined;
  /** How many hours a withdrawal usually takes, as the casino states it in general and not for a payment method, 0 to 720; null if it states none. `fastestPayout` also considers the times of the methods. */
  withdrawalHours?: number | null | undefined;
};

/** The type of a row with a history. */
export type CatalogueNoun =
  /** A news article, blog post, guide, FAQ question or page of the site. Not included in the change feed. */
  | 'ARTICLE'
  /** A bonus, with or without a casino. */
  | 'BONUS'
  /** A casino with its review. */
  | 'CASINO'
  /** A game that casinos offer. */
  | 'GAME'
  /** An uploaded image. Not included in imports or the change feed. */
  | 'IMAGE'
  /** An authority that licenses casinos. Not included in imports or the change feed. */
  | 'LICENSING_AUTHORITY'
  /** A payment method that casinos accept. Not included in imports or the change feed. */
  | 'PAYMENT_METHOD'
  /** An author or reviewer of articles. Not included in the change feed. */
  | 'PERSON'
  /** A studio that makes games. Not included in imports or the change feed. */
  | 'PROVIDER'
  /** A redirect from a path without a page to another address. Not included in the change feed. */
  | 'REDIRECT'
  /** The site's settings, stored as a single row. Not included in imports or the change feed. */
  | 'SETTINGS';

/** Facts that the editor has compared with a source. */
export type CheckedFactsInput = {
  /** The facts: at least one, and no duplicates. */
  fields: Array<FactField>;
  /** The URL of a page that proves the values, https or http. If null, the server keeps the previous URL of each value that has not changed since its last check. */
  sourceUrl?: string | null | undefined;
};

/** The state of a webhook message. */
export type DeliveryState =
  /** The program accepted it with a status from 200 to 299. */
  | 'DELIVERED'
  /** The server has stopped trying to send it. */
  | 'FAILED'
  /** The server will send it, or send it again. */
  | 'WAITING';

/** Changes to a provider or licensing authority. Omitted fields stay unchanged; a null or blank value clears an optional field. */
export type DirectoryUpdateInput = {
  /** A short description; null until an editor writes one. */
  description?: string | null | undefined;
  /** The display name. Casinos and games may spell the name differently. A change to this name does not change their spelling. */
  name?: string | null | undefined;
  /** The URL of the website; null if unknown. */
  website?: string | null | undefined;
};

/** Filters a list of drafts. Except for `states`, omitted and null fields are ignored. */
export type DraftFilter = {
  /** `true`: only your own drafts; `false`: only other people's drafts. */
  isMine?: boolean | null | undefined;
  /** Only drafts of this type of row. */
  noun?: CatalogueNoun | null | undefined;
  /** Only drafts that change the row with this id. Requires `noun`. */
  rowId?: string | number | null | undefined;
  /** Only drafts in one of these states. If omitted or null, all drafts that can still be published. */
  states?: Array<DraftState> | null | undefined;
};

/** A new draft. With `rowId`, it changes an existing row. Without `rowId`, it adds a new row. */
export type DraftInput = {
  /** A UUID that you generate. Sending the same id and input again does not create a second row. */
  id?: string | number | null | undefined;
  /** The type of the row. */
  noun: CatalogueNoun;
  /** The fields to change, as in the input of the mutation that updates the row. For a new row, all of the row's fields. */
  patch: Record<string, unknown>;
  /** The id of the row to change. Requires `rowVersion`. */
  rowId?: string | number | null | undefined;
  /** The version of the row that you loaded. */
  rowVersion?: number | null | undefined;
};

/** The state of a draft. */
export type DraftState =
  /** It will not be published. */
  | 'DISCARDED'
  /** Its author is still working on it. */
  | 'DRAFT'
  /** It is waiting for review. */
  | 'IN_REVIEW'
  /** Its changes have been published. */
  | 'PUBLISHED'
  /** The server will publish it at `publishAt`. */
  | 'SCHEDULED';

/** Changes to a draft. */
export type DraftUpdateInput = {
  /** All fields that the draft changes. The draft no longer changes any field that is omitted here. */
  patch: Record<string, unknown>;
  /** The version of the row that you loaded. If omitted, the draft stays based on the same version. */
  rowVersion?: number | null | undefined;
};

/** How an import handles empty cells in existing rows. */
export type EmptyCells =
  /** Sets the field to the value that a new row gets: null or the default. */
  | 'CLEAR'
  /** Leaves the field unchanged. */
  | 'LEAVE';

/** A list that the admin panel exports to a file. */
export type ExportedList =
  /** The articles. */
  | 'ARTICLES'
  /** The audit log. */
  | 'AUDIT_LOG'
  /** The bonuses. */
  | 'BONUSES'
  /** The casinos. */
  | 'CASINOS'
  /** The games. */
  | 'GAMES'
  /** The people. */
  | 'PEOPLE'
  /** The redirects. */
  | 'REDIRECTS'
  /** The newsletter list. */
  | 'SUBSCRIBERS';

/** What a facet counts. Each description names the matching filter field. */
export type FacetKey =
  /** Licensing authorities: `authorities`. */
  | 'AUTHORITY'
  /** Bonus types: `bonusType`. */
  | 'BONUS_TYPE'
  /** Currencies of bonuses: `currency`. */
  | 'CURRENCY'
  /** Game categories: `category`. */
  | 'GAME_CATEGORY'
  /** Payment methods: `paymentMethods`. */
  | 'PAYMENT_METHOD'
  /** Game providers: `providers`. */
  | 'PROVIDER'
  /** Game volatility: `volatility`. */
  | 'VOLATILITY'
  /** Wagering bases: `wageringBase`. */
  | 'WAGERING_BASE';

/** A fact about a casino or bonus that editors check. CODE and TERMS are facts about a bonus. */
export type FactField =
  /** Whether the casino accepts cryptocurrency. */
  | 'ACCEPTS_CRYPTO'
  /** The code of the bonus. */
  | 'CODE'
  /** The year in which the casino opened. */
  | 'ESTABLISHED_YEAR'
  /** The number of free spins in the welcome bonus. */
  | 'FREE_SPINS'
  /** The studios whose games the casino offers. */
  | 'GAME_PROVIDERS'
  /** Whether the casino has tables with live dealers. */
  | 'HAS_LIVE_GAMES'
  /** The licenses of the casino, with their entries in registers. */
  | 'LICENSES'
  /** The minimum deposit at the casino. */
  | 'MIN_DEPOSIT'
  /** Whether the casino works well on a phone. */
  | 'MOBILE_OPTIMIZED'
  /** The payment methods of the casino, with their details. */
  | 'PAYMENT_METHODS'
  /** The bonus's terms: all fields that editors fill in, except `title`, `bonusType`, `bonusCode`, `casinoId`, `isActive`, `isPrimary`, `termsReview` and `termsUrl`. */
  | 'TERMS'
  /** How many times the player must wager the welcome bonus. */
  | 'WAGERING_REQUIREMENT'
  /** How long the casino takes to pay a withdrawal. */
  | 'WITHDRAWAL_HOURS';

/** Why editors should check a fact. A fact with several problems is listed once, under the first that applies: REPORTED, CHANGED, STALE, UNCHECKED. */
export type FactProblem =
  /** The value has changed since the last check. */
  | 'CHANGED'
  /** Visitors have reported the current value. */
  | 'REPORTED'
  /** The last check is older than the fact's shelf life. */
  | 'STALE'
  /** No editor has ever checked the fact. */
  | 'UNCHECKED';

/** The values to set on all of the games. Omitted fields stay unchanged. */
export type GameBulkInput = {
  /** The category of the game. */
  category?: GameCategory | null | undefined;
  /** The game's image: an https URL or a path on our own site. */
  imageUrl?: string | null | undefined;
  /** Whether editors have marked the game as popular. */
  isPopular?: boolean | null | undefined;
  /** The maximum win that the provider publishes, such as `5,000x` for 5,000 times the stake. */
  maxWin?: string | null | undefined;
  /** The studio that makes the game. */
  provider?: string | null | undefined;
  /** The published return to player (RTP) in percent, 0 to 100 in steps of 0.01; null if unknown. */
  rtp?: number | null | undefined;
  /** How often the game pays out, and how much; null if unknown. */
  volatility?: Volatility | null | undefined;
};

/** The category of a game. */
export type GameCategory =
  /** Games with a progressive jackpot. */
  | 'JACKPOTS'
  /** Tables and shows with a live dealer. */
  | 'LIVE_GAMES'
  /** Slot machines without a progressive jackpot. */
  | 'SLOTS'
  /** Blackjack, roulette, baccarat and similar games against the computer. */
  | 'TABLE_GAMES';

/** Filters a list of games. Omitted and null fields are ignored. */
export type GameFilter = {
  /** Only games in this category. */
  category?: GameCategory | null | undefined;
  /** Only these games, at most 100. Unknown ids are ignored. */
  ids?: Array<string | number> | null | undefined;
  /** `true`: only popular games; `false`: only the rest. */
  isPopular?: boolean | null | undefined;
  /** Only games with a return to player of at most this percentage, 0 to 100. Excludes games with an unknown return to player. */
  maxRtp?: number | null | undefined;
  /** Only games with a return to player of at least this percentage, 0 to 100. Excludes games with an unknown return to player. */
  minRtp?: number | null | undefined;
  /** Only games from a provider with one of these slugs, at most 50. A spelling of a row, such as the slug of a row that was merged into it, finds the row, too. Unknown slugs match nothing. */
  providers?: Array<string> | null | undefined;
  /** Only games whose name, provider, category or slug match this search text. The search ignores case and accents, and tolerates typos. At most 200 characters. Blank text is ignored. */
  search?: string | null | undefined;
  /** Only games with one of these volatilities, at most 10. Excludes games with an unknown volatility. */
  volatility?: Array<Volatility> | null | undefined;
};

/** A new game. Omitted fields are null, except `category` (SLOTS) and `isPopular` (false). */
export type GameInput = {
  /** The category of the game. */
  category?: GameCategory | null | undefined;
  /** The editors' text about the game; null if there is none. Search engines may list a game only if it has this text. */
  description?: string | null | undefined;
  /** A UUID that you generate. Sending the same id and input again does not create a second row. */
  id?: string | number | null | undefined;
  /** The game's image: an https URL or a path on our own site. */
  imageUrl?: string | null | undefined;
  /** Whether editors have marked the game as popular. */
  isPopular?: boolean | null | undefined;
  /** The maximum win that the provider publishes, such as `5,000x` for 5,000 times the stake. */
  maxWin?: string | null | undefined;
  /** The title of the game. */
  name: string;
  /** The studio that makes the game. */
  provider: string;
  /** The published return to player (RTP) in percent, 0 to 100 in steps of 0.01; null if unknown. */
  rtp?: number | null | undefined;
  /** The slug, unique among games. The server normalizes it to lowercase letters, digits and single hyphens. */
  slug: string;
  /** How often the game pays out, and how much; null if unknown. */
  volatility?: Volatility | null | undefined;
};

/** The order of a list of games. Ties are broken by name, then by id. In orders by date, ties are broken only by id. */
export type GameOrder =
  /** Oldest first. */
  | 'CREATED_ASC'
  /** Newest first. */
  | 'CREATED_DESC'
  /** By name, A to Z. */
  | 'NAME_ASC'
  /** By name, Z to A. */
  | 'NAME_DESC'
  /** Popular games first, then by name. */
  | 'POPULAR_DESC'
  /** Best match first. Among equal matches, popular games come first. Requires `search` in the filter. */
  | 'RELEVANCE'
  /** By RTP, lowest first. Games with an unknown RTP come first. */
  | 'RTP_ASC'
  /** By RTP, highest first. Games with an unknown RTP come last. */
  | 'RTP_DESC'
  /** Least recently changed first. */
  | 'UPDATED_ASC'
  /** Most recently changed first. */
  | 'UPDATED_DESC';

/** Changes to a game. Omitted fields stay unchanged; a null or blank value clears an optional field. */
export type GameUpdateInput = {
  /** The category of the game. */
  category?: GameCategory | null | undefined;
  /** The editors' text about the game; null if there is none. Search engines may list a game only if it has this text. */
  description?: string | null | undefined;
  /** The game's image: an https URL or a path on our own site. */
  imageUrl?: string | null | undefined;
  /** Whether editors have marked the game as popular. */
  isPopular?: boolean | null | undefined;
  /** The maximum win that the provider publishes, such as `5,000x` for 5,000 times the stake. */
  maxWin?: string | null | undefined;
  /** The title of the game. */
  name?: string | null | undefined;
  /** The studio that makes the game. */
  provider?: string | null | undefined;
  /** The published return to player (RTP) in percent, 0 to 100 in steps of 0.01; null if unknown. */
  rtp?: number | null | undefined;
  /** The slug, unique among games. The server normalizes it. */
  slug?: string | null | undefined;
  /** How often the game pays out, and how much; null if unknown. */
  volatility?: Volatility | null | undefined;
};

/** An organization that helps players, and its country's self-exclusion register. */
export type HelpLineInput = {
  /** The organization's contact page or email address, which the Contact button opens; null if unknown. */
  contact?: string | null | undefined;
  /** The ISO 3166-1 alpha-2 code of the country, such as `GB`. */
  countryCode: string;
  /** What the organization does, in a sentence or two. */
  description?: string | null | undefined;
  /** The name of the organization. */
  organization: string;
  /** The telephone number; null if there is none. */
  phone?: string | null | undefined;
  /** The name of the country's self-exclusion register; null if there is none. */
  registerName?: string | null | undefined;
  /** The URL of the register; null if there is none. */
  registerUrl?: string | null | undefined;
  /** The URL of the organization's website; null if there is none. */
  url?: string | null | undefined;
};

/** Changes to an image. Omitted fields stay unchanged. */
export type ImageInput = {
  /** A description of the image, at most 200 characters; null or empty for a decorative image. */
  alt?: string | null | undefined;
  /** The name that editors use to find the image. It must not be blank. */
  fileName?: string | null | undefined;
};

/** The effect of an import on a row. */
export type ImportOutcome =
  /** Adds a new row. */
  | 'CREATE'
  /** The row is invalid. It blocks the whole import until it is fixed or removed. */
  | 'INVALID'
  /** Changes nothing, because the existing row already has all given values. `preservedColumns` lists the columns whose empty cells leave an existing value unchanged. */
  | 'UNCHANGED'
  /** Changes the existing row. */
  | 'UPDATE';

/** The entry for a casino's license in the authority's register. An omitted, null or blank field means that the value is unknown. */
export type LicenseDetailsInput = {
  /** The license, spelled as in `licenses`. */
  license: string;
  /** The license number; null if unknown. */
  number?: string | null | undefined;
  /** The https URL of the license in the public register; null if unknown. */
  registerUrl?: string | null | undefined;
};

/** A new saved view of a list. */
export type ListViewInput = {
  /** Whether the whole team sees the view. */
  isShared?: boolean;
  /** The name of the view, at most 60 characters. */
  name: string;
  /** The type of the list's rows. */
  noun: CatalogueNoun;
  /** The parameters of the list's URL in the admin panel, such as `q=aurora&isFeatured=true`; at most 1,000 bytes. */
  parameters: string;
};

/** Changes to a saved view. Omitted fields stay unchanged. */
export type ListViewUpdateInput = {
  /** Whether the whole team sees the view. */
  isShared?: boolean | null | undefined;
  /** The name of the view, at most 60 characters. */
  name?: string | null | undefined;
};

/** What a passkey is used for. */
export type PasskeyPurpose =
  /** To confirm a session. Use the response with `confirmIdentity`. */
  | 'CONFIRMATION'
  /** To finish a sign-in after the password. Use the response with `finishSignIn`. */
  | 'SECOND_FACTOR'
  /** To sign in without a password. Use the response with `signInWithPasskey`. */
  | 'SIGN_IN';

/** What a casino states about one of its payment methods. An omitted, null or blank field means that the value is unknown. */
export type PaymentDetailsInput = {
  /** Whether players can deposit with the method; null if unknown. */
  canDeposit?: boolean | null | undefined;
  /** Whether the casino pays withdrawals with the method; null if unknown. */
  canWithdraw?: boolean | null | undefined;
  /** The casino's fee in a few words, such as `None` or `2% of deposits`; null if unknown. */
  fee?: string | null | undefined;
  /** The payment method, spelled as in `paymentMethods`. */
  method: string;
  /** The shortest time until a withdrawal arrives, in hours, 0 to 720; null if unknown. */
  payoutHoursFrom?: number | null | undefined;
  /** The longest time until a withdrawal arrives, in hours, 0 to 720; null if unknown. */
  payoutHoursTo?: number | null | undefined;
};

/** The kind of payment method. */
export type PaymentMethodKind =
  /** A transfer from a bank account. */
  | 'BANK'
  /** A credit or debit card, or a phone wallet that charges one. */
  | 'CARD'
  /** A cryptocurrency. */
  | 'CRYPTO'
  /** A prepaid voucher or card. */
  | 'PREPAID'
  /** An account with a payment service. */
  | 'WALLET';

/** Changes to a payment method. Omitted fields stay unchanged; a null or blank value clears an optional field. */
export type PaymentMethodUpdateInput = {
  /** A short description; null until an editor writes one. */
  description?: string | null | undefined;
  /** The kind of payment method; null if unknown. */
  kind?: PaymentMethodKind | null | undefined;
  /** The display name. Casinos and games may spell the name differently. A change to this name does not change their spelling. */
  name?: string | null | undefined;
  /** The URL of the website; null if unknown. */
  website?: string | null | undefined;
};

/** A permission that an account's role can include. */
export type Permission =
  /** Change your own second factors. */
  | 'CHANGE_SECOND_FACTORS'
  /** Confirm facts and dismiss reports about them. */
  | 'CHECK_FACTS'
  /** Create API tokens. */
  | 'CREATE_TOKENS'
  /** Create webhooks and rotate their secrets. */
  | 'CREATE_WEBHOOK_SECRETS'
  /** Edit other people's drafts. */
  | 'EDIT_ALL_DRAFTS'
  /** Change the site's settings. */
  | 'EDIT_SETTINGS'
  /** Erase subscribers. */
  | 'ERASE_SUBSCRIBERS'
  /** Invite people, change roles, and create recovery links. */
  | 'GRANT_ACCESS'
  /** Import rows. */
  | 'IMPORT_ROWS'
  /** Describe and delete images. */
  | 'MANAGE_IMAGES'
  /** Manage your own account. */
  | 'MANAGE_OWN_ACCOUNT'
  /** Require second factors, and remove those of other people. */
  | 'MANAGE_SECOND_FACTORS'
  /** Manage the team. */
  | 'MANAGE_TEAM'
  /** Manage API tokens. */
  | 'MANAGE_TOKENS'
  /** Manage webhooks. */
  | 'MANAGE_WEBHOOKS'
  /** Read other people's drafts. */
  | 'READ_ALL_DRAFTS'
  /** Read drafts. */
  | 'READ_DRAFTS'
  /** Request snapshots of the catalogue. */
  | 'REQUEST_SNAPSHOTS'
  /** Save views of lists. */
  | 'SAVE_VIEWS'
  /** See the audit log. */
  | 'SEE_AUDIT_LOG'
  /** See who has a row open. */
  | 'SEE_EDITORS'
  /** See the history. */
  | 'SEE_HISTORY'
  /** See the list of redirects. */
  | 'SEE_REDIRECTS'
  /** See the analytics. */
  | 'SEE_REPORTS'
  /** See your own second factors. */
  | 'SEE_SECOND_FACTORS'
  /** See the newsletter's subscribers. */
  | 'SEE_SUBSCRIBERS'
  /** See rows that visitors can't see. */
  | 'SEE_UNPUBLISHED'
  /** Undo changes. */
  | 'UNDO_CHANGES'
  /** Upload images. */
  | 'UPLOAD_IMAGES'
  /** Publish changes. */
  | 'WRITE_CATALOGUE'
  /** Write drafts. */
  | 'WRITE_DRAFTS';

/** The values to set on all of the people. Omitted fields stay unchanged. */
export type PersonBulkInput = {
  /** A few sentences about the person, as plain text. */
  bio?: string | null | undefined;
  /** The person's picture: an https URL or a path on our own site. */
  pictureUrl?: string | null | undefined;
  /** What the person does for the site. */
  role?: string | null | undefined;
};

/** Filters a list of people. Omitted and null fields are ignored. */
export type PersonFilter = {
  /** Only these people, at most 100. Unknown ids are ignored. */
  ids?: Array<string | number> | null | undefined;
  /** Only people whose name, slug and role together contain every word of this search text, ignoring case and accents. At most 200 characters; only the first 8 different words count. Blank text is ignored. */
  search?: string | null | undefined;
};

/** A new author or reviewer. Omitted fields are null. */
export type PersonInput = {
  /** A few sentences about the person, as plain text. */
  bio?: string | null | undefined;
  /** A UUID that you generate. Sending the same id and input again does not create a second row. */
  id?: string | number | null | undefined;
  /** The name exactly as it appears in articles. */
  name: string;
  /** The person's picture: an https URL or a path on our own site. */
  pictureUrl?: string | null | undefined;
  /** What the person does for the site. */
  role?: string | null | undefined;
  /** The slug, unique among people. The server normalizes it to lowercase letters, digits and single hyphens. */
  slug: string;
};

/** The order of a list of people. Ties are broken by id. */
export type PersonOrder =
  /** Oldest first. */
  | 'CREATED_ASC'
  /** Newest first. */
  | 'CREATED_DESC'
  /** By name, A to Z. */
  | 'NAME_ASC'
  /** By name, Z to A. */
  | 'NAME_DESC'
  /** Least recently changed first. */
  | 'UPDATED_ASC'
  /** Most recently changed first. */
  | 'UPDATED_DESC';

/** Changes to a person. Omitted fields stay unchanged; a null or blank value clears an optional field. */
export type PersonUpdateInput = {
  /** A few sentences about the person, as plain text. */
  bio?: string | null | undefined;
  /** The name exactly as it appears in articles. */
  name?: string | null | undefined;
  /** The person's picture: an https URL or a path on our own site. */
  pictureUrl?: string | null | undefined;
  /** What the person does for the site. */
  role?: string | null | undefined;
  /** The slug, unique among people. The server normalizes it. */
  slug?: string | null | undefined;
};

/** The values to set on all of the redirects. Omitted fields stay unchanged. */
export type RedirectBulkInput = {
  /** Whether the redirect is permanent. If true, the status is 301 and search engines list the new address. Otherwise, the status is 302. */
  isPermanent?: boolean | null | undefined;
  /** A note for editors, such as why the redirect exists. */
  note?: string | null | undefined;
  /** The target: a path on our own site or an https URL. The server appends the query string of the request. The target must not be the path of another redirect. */
  toUrl?: string | null | undefined;
};

/** Filters a list of redirects. Omitted and null fields are ignored. */
export type RedirectFilter = {
  /** Only these redirects, at most 100. Unknown ids are ignored. */
  ids?: Array<string | number> | null | undefined;
  /** Only redirects whose path, target and note together contain every word of this search text, ignoring case and accents. At most 200 characters; only the first 8 different words count. Blank text is ignored. */
  search?: string | null | undefined;
};

/** A new redirect. It is permanent unless `isPermanent` is false. */
export type RedirectInput = {
  /** The path that redirects, without a query string; unique among redirects and case-sensitive. The server removes a slash at the end and decodes percent-encoding. */
  fromPath: string;
  /** A UUID that you generate. Sending the same id and input again does not create a second row. */
  id?: string | number | null | undefined;
  /** Whether the redirect is permanent. If true, the status is 301 and search engines list the new address. Otherwise, the status is 302. */
  isPermanent?: boolean | null | undefined;
  /** A note for editors, such as why the redirect exists. */
  note?: string | null | undefined;
  /** The target: a path on our own site or an https URL. The server appends the query string of the request. The target must not be the path of another redirect. */
  toUrl: string;
};

/** The order of a list of redirects. Ties are broken by id. */
export type RedirectOrder =
  /** Oldest first. */
  | 'CREATED_ASC'
  /** Newest first. */
  | 'CREATED_DESC'
  /** By the path that redirects, A to Z. */
  | 'PATH_ASC'
  /** By the path that redirects, Z to A. */
  | 'PATH_DESC'
  /** Least recently changed first. */
  | 'UPDATED_ASC'
  /** Most recently changed first. */
  | 'UPDATED_DESC';

/** Changes to a redirect. Omitted fields stay unchanged; a null or blank value clears an optional field. */
export type RedirectUpdateInput = {
  /** The path that redirects, without a query string; unique among redirects and case-sensitive. The server removes a slash at the end and decodes percent-encoding. */
  fromPath?: string | null | undefined;
  /** Whether the redirect is permanent. If true, the status is 301 and search engines list the new address. Otherwise, the status is 302. */
  isPermanent?: boolean | null | undefined;
  /** A note for editors, such as why the redirect exists. */
  note?: string | null | undefined;
  /** The target: a path on our own site or an https URL. The server appends the query string of the request. The target must not be the path of another redirect. */
  toUrl?: string | null | undefined;
};

/** What an account can do. In the order CONTRIBUTOR, EDITOR, PUBLISHER, OWNER, each role can also do everything that the previous roles can do. */
export type Role =
  /** Writes drafts, uploads images, and sees the history. */
  | 'CONTRIBUTOR'
  /** Edits every draft, confirms facts, and sees the analytics. */
  | 'EDITOR'
  /** Manages the team, the site's settings, tokens and webhooks, and sees the audit log. */
  | 'OWNER'
  /** Publishes changes, imports and deletes rows, undoes changes, and sees the newsletter's subscribers. */
  | 'PUBLISHER';

/** The type of a change to a row. */
export type RowOperation =
  /** The row was created, or restored by an undo. */
  | 'CREATE'
  /** The row was deleted. */
  | 'DELETE'
  /** Some fields of the row changed. */
  | 'UPDATE';

/** A row and the version that you loaded. */
export type RowVersionInput = {
  /** The id of the row. */
  id: string | number;
  /** The version that you loaded. */
  version: number;
};

/** A casino field that the search covers. */
export type SearchField =
  /** The casino's `description`. */
  | 'DESCRIPTION'
  /** One of the casino's `gameProviders`. */
  | 'GAME_PROVIDERS'
  /** One of the casino's `licenses`. */
  | 'LICENSES'
  /** The casino's `name`. */
  | 'NAME'
  /** One of the casino's `paymentMethods`. */
  | 'PAYMENT_METHODS';

/** A way to prove your identity in addition to the password. */
export type SecondFactorKind =
  /** A six-digit code that an app shows for 30 seconds. */
  | 'AUTHENTICATOR_APP'
  /** A passkey or a security key (WebAuthn). */
  | 'PASSKEY'
  /** A single-use recovery code. An account without recovery codes gets ten of them when it adds a second factor. */
  | 'RECOVERY_CODE';

/** Proves a second factor. Set exactly one field. */
export type SecondFactorProof = {
  /** The code that the authenticator app shows. Spaces are ignored. */
  code?: string | null | undefined;
  /** The passkey's response to the options from `beginPasskey`, as JSON (AuthenticationResponseJSON). */
  passkey?: string | null | undefined;
  /** A recovery code. Case, spaces and hyphens are ignored. */
  recoveryCode?: string | null | undefined;
};

/** Changes to the site's settings. Omitted fields stay unchanged; a null or blank value clears an optional field. If `name` is given and `seoTitle` is not, the server replaces the old name at the start of the title with the new name. If the title would then be longer than 200 characters, it becomes just the name. */
export type SiteSettingsInput = {
  /** The accent color in the dark theme, such as `#48cf9f`. Text in this color must have a contrast ratio of at least 4.5 to 1 against the theme's backgrounds. */
  accentDark?: string | null | undefined;
  /** The accent color in the light theme, such as `#0b6b50`. Text in this color must have a contrast ratio of at least 4.5 to 1 against the theme's backgrounds. */
  accentLight?: string | null | undefined;
  /** The number of reviewed casinos that the home page claims. If null, the page shows the number of casinos. */
  casinosReviewed?: string | null | undefined;
  /** The email address for visitors; null if there is none. */
  contactEmail?: string | null | undefined;
  /** The contact page: a path on our own site, or a URL; null if there is none. */
  contactPage?: string | null | undefined;
  /** The year in which the site was founded. If null, the About page mentions no year. */
  foundedYear?: number | null | undefined;
  /** Whether visitors who are about to leave see the exit offer with its sample codes. */
  hasExitOffer?: boolean | null | undefined;
  /** Whether the jackpots page shows three jackpots with example amounts. */
  hasFixedJackpots?: boolean | null | undefined;
  /** Whether visitors see the offer to install the site as an app. */
  hasInstallCard?: boolean | null | undefined;
  /** Whether the admin panel shows the events and subscribers that the editor's browser stores. */
  hasLocalAnalytics?: boolean | null | undefined;
  /** Whether pages show the buttons that don't do anything yet. If false, the news page has a working newsletter form instead. */
  hasPlaceholderButtons?: boolean | null | undefined;
  /** Whether the admin panel's Settings tab shows the guide for a new site. */
  hasSetupGuide?: boolean | null | undefined;
  /** The home page's headline, which can contain line breaks. */
  headline?: string | null | undefined;
  /** The organizations that help players, at most 60. The list replaces the previous list. */
  helpLines?: Array<HelpLineInput> | null | undefined;
  /** The sentence under the home page's headline. If null, there is none. */
  introduction?: string | null | undefined;
  /** Whether search engines may list the site. If false, every page is marked `noindex`, and there is no sitemap. */
  isIndexed?: boolean | null | undefined;
  /** The logo: an https URL or a path on our own site. If null, pages show the site's name instead. */
  logoUrl?: string | null | undefined;
  /** The site's mission, as the About page describes it. Blank lines separate paragraphs. If null, the page shows its starter text. */
  mission?: string | null | undefined;
  /** The site's name, which appears in every page title. */
  name?: string | null | undefined;
  /** The number of players that the site has helped, as the home page claims. If null, the page makes no such claim. */
  playersHelped?: string | null | undefined;
  /** The number of players who have joined, as the exit offer claims. If null, the offer makes no such claim. */
  playersJoined?: string | null | undefined;
  /** The number of players that the site serves, as the About page claims. If null, the page makes no such claim. */
  playersServed?: string | null | undefined;
  /** The pledge above the home page's headline. If null, there is none. */
  pledge?: string | null | undefined;
  /** The home page's description for search engines. */
  seoDescription?: string | null | undefined;
  /** The home page's keywords, separated by commas. */
  seoKeywords?: string | null | undefined;
  /** The home page's title for search engines. */
  seoTitle?: string | null | undefined;
  /** The profiles on other websites, at most 10. The list replaces the previous list. */
  socialLinks?: Array<SocialLinkInput> | null | undefined;
  /** The site's story, as the About page tells it. Blank lines separate paragraphs. If null, the page shows its starter text, which includes `foundedYear` and `playersServed`. */
  story?: string | null | undefined;
  /** The sentence under the site name in the footer. */
  tagline?: string | null | undefined;
};

/** A profile of the site on another website. */
export type SocialLinkInput = {
  /** The name of the other website, such as `Mastodon`. */
  label: string;
  /** The URL of the profile, http or https. */
  url: string;
};

/** Whether an address may get the newsletter. */
export type SubscriptionState =
  /** The subscriber confirmed the address with the link in an email. */
  | 'CONFIRMED'
  /** The subscriber has not opened the link in the confirmation email. */
  | 'PENDING'
  /** The subscriber was added without a confirmation, because SMTP was not set up. */
  | 'UNCONFIRMED'
  /** The subscriber has unsubscribed. Send no newsletter to this address. */
  | 'UNSUBSCRIBED';

/** What an API token can do. Every token can read what visitors see. */
export type TokenScope =
  /** The token can read what visitors see. */
  | 'READ'
  /** The token can also read drafts and rows that visitors can't see. */
  | 'READ_DRAFTS'
  /** The token can do everything that READ_DRAFTS allows, and read the history. It can write and publish drafts, change and import rows, manage images, check facts, and undo changes. */
  | 'WRITE_CATALOGUE';

/** The properties that a trust score depends on. Omitted properties count as missing. */
export type TrustScoreInput = {
  /** Whether the casino accepts deposits in cryptocurrency. */
  acceptsCrypto?: boolean;
  /** The year in which the casino opened, from 1900 to the current year; null if unknown. */
  establishedYear?: number | null | undefined;
  /** Whether the casino has tables with live dealers. */
  hasLiveGames?: boolean;
  /** The licenses that the casino holds; empty if we found none. */
  licenses?: Array<string>;
  /** Whether the casino works well on a phone. */
  mobileOptimized?: boolean;
  /** The player rating, 0 to 5 in steps of 0.1; 0 means not rated yet. The site shows this value doubled, on a scale of 0 to 10. */
  rating?: number;
  /** The number of player reviews that the rating is based on. */
  reviewCount?: number;
};

/** How often a game pays out, and how much. */
export type Volatility =
  /** Large, rare wins. */
  | 'HIGH'
  /** Small, frequent wins. */
  | 'LOW'
  /** Between LOW and HIGH. */
  | 'MEDIUM';

/** The amount that the wagering multiple applies to. */
export type WageringBase =
  /** The bonus. */
  | 'BONUS'
  /** The bonus plus the deposit. */
  | 'BONUS_AND_DEPOSIT'
  /** The deposit. */
  | 'DEPOSIT'
  /** The winnings from free spins. */
  | 'WINNINGS';

/** A new webhook. */
export type WebhookInput = {
  /** The name of the program, at most 60 characters. */
  name: string;
  /** The types of rows to report: casinos, bonuses or games. An empty list means all types. */
  nouns?: Array<CatalogueNoun>;
  /** Where the server sends messages: an `https` or `http` URL on the public internet, without credentials. */
  url: string;
};

/** Changes to a webhook. Omitted fields stay unchanged. */
export type WebhookUpdateInput = {
  /** Whether the server sends messages. A webhook that is enabled again also reports the changes that it missed, unless the catalogue has since been restored from a backup. */
  isEnabled?: boolean | null | undefined;
  /** The name of the program, at most 60 characters. */
  name?: string | null | undefined;
  /** The types of rows to report: casinos, bonuses or games. An empty list means all types. */
  nouns?: Array<CatalogueNoun> | null | undefined;
  /** Where the server sends messages: an `https` or `http` URL on the public internet, without credentials. */
  url?: string | null | undefined;
};
