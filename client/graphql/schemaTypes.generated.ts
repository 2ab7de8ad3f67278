/** A visitor action. Contains no data that identifies the visitor. */
export type AnalyticsEventInput = {
  /** The id of the bonus that the visitor acted on, if any. */
  bonusId?: string | number | null | undefined;
  /** The id of the casino that the visitor acted on, if any. */
  casinoId?: string | number | null | undefined;
  /** The type of action. */
  eventType: AnalyticsEventType;
  /** Details of the event, at most 4,000 characters as JSON. The keys are timestamp, url, screen_resolution, viewport_size, source, target, query and results_count. The server discards other keys and invalid values. */
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

/** The values to set on all given bonuses. Omitted fields stay unchanged. */
export type BonusBulkInput = {
  /** The type of bonus. */
  bonusType?: BonusType | null | undefined;
  /** Whether editors have activated the bonus. Visitors see only active bonuses, from `startsAt` until `endsAt`. */
  isActive?: boolean | null | undefined;
};

/** Filters a list of bonuses. Omitted or null fields do not filter. */
export type BonusFilter = {
  /** Only bonuses of this type. */
  bonusType?: BonusType | null | undefined;
  /** Only bonuses of this casino. */
  casinoId?: string | number | null | undefined;
  /** Only bonuses of these casinos, at most 100. Unknown ids are ignored. */
  casinoIds?: Array<string | number> | null | undefined;
  /** Only bonuses whose casino name contains one of these strings, ignoring case and accents; at most 10 strings. Excludes bonuses without a casino. */
  casinoNameContainsAny?: Array<string> | null | undefined;
  /** Only bonuses that end before this time. Excludes bonuses without an end date. */
  endsBefore?: string | null | undefined;
  /** `true`: only bonuses with free spins; `false`: only the rest. */
  hasFreeSpins?: boolean | null | undefined;
  /** `true`: only bonuses that require no wagering; `false`: only bonuses with a known wagering multiple above 0. */
  hasNoWagering?: boolean | null | undefined;
  /** Only these bonuses, at most 100. Unknown ids are ignored. */
  ids?: Array<string | number> | null | undefined;
  /** `true`: only active bonuses; `false`: only inactive bonuses. Visitors see only active bonuses, so `false` returns no rows. With a session, omit this field to get both. */
  isActive?: boolean | null | undefined;
  /** `true`: only bonuses that state every significant term, so that `offer.missing` is empty; `false`: only the rest. */
  isComplete?: boolean | null | undefined;
  /** Only bonuses with this minimum deposit or less, in whole units of each bonus's own currency; 0 or more. Excludes bonuses with an unknown minimum deposit. */
  maxMinDeposit?: number | null | undefined;
  /** Only bonuses with this wagering multiple or less; 0 or more. Excludes bonuses with an unknown multiple. */
  maxWagering?: number | null | undefined;
  /** Only bonuses whose title, code or casino name contains every word of this search text, ignoring case and accents. At most 200 characters; only the first 8 words count. Blank text does not filter. */
  search?: string | null | undefined;
  /** Only bonuses with this wagering base. */
  wageringBase?: WageringBase | null | undefined;
};

/** A new bonus. Omitted fields are null, except `bonusType` (WELCOME), `isActive` (true), the other flags (false) and `excludedMethods` (empty list). */
export type BonusInput = {
  /** The amount that the player gets, such as `100% up to $500`. */
  bonusAmount?: string | null | undefined;
  /** The code that the player must enter; null if no code is needed. */
  bonusCode?: string | null | undefined;
  /** The type of bonus. */
  bonusType?: BonusType | null | undefined;
  /** The maximum bonus, in hundredths of `currency`; the fixed amount if `matchPercent` is null. `offer.cap` is the same amount as `Money`. */
  capMinor?: number | null | undefined;
  /** The id of the casino that offers the bonus; null for no casino. */
  casinoId?: string | number | null | undefined;
  /** How many days after sign-up the player can claim the bonus, 1 to 3650; null if not stated. */
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
  /** Payment methods that do not qualify for the bonus; empty if the casino names none. */
  excludedMethods?: Array<string> | null | undefined;
  /** The number of free spins included, 0 or more; null if unknown. */
  freeSpins?: number | null | undefined;
  /** A UUID that you generate. Sending the same id and input again creates no second row. */
  id?: string | number | null | undefined;
  /** Whether editors have activated the bonus. Visitors see only active bonuses, from `startsAt` until `endsAt`. */
  isActive?: boolean | null | undefined;
  /** Whether the casino states that withdrawals from the bonus are unlimited. */
  isCashoutUncapped?: boolean | null | undefined;
  /** Whether only new customers of the casino can claim the bonus. */
  isNewCustomersOnly?: boolean | null | undefined;
  /** Whether this is the main bonus of its casino. A casino has at most one main bonus. */
  isPrimary?: boolean | null | undefined;
  /** The bonus as a percentage of the deposit, such as 100; for CASHBACK, of the losses. Null if the bonus is a fixed amount or unknown. */
  matchPercent?: number | null | undefined;
  /** The largest bet allowed while wagering, in hundredths of `currency`; null if not stated. */
  maxBetMinor?: number | null | undefined;
  /** The maximum withdrawal from the bonus, in hundredths of `currency`; null if not stated or unlimited. */
  maxCashoutMinor?: number | null | undefined;
  /** The maximum withdrawal from the bonus, such as `$100`. */
  maxWin?: string | null | undefined;
  /** The minimum deposit for the bonus, such as `$10`. */
  minDeposit?: string | null | undefined;
  /** The minimum deposit, in hundredths of `currency`; null if not stated. 0 means that no deposit is needed, or that every deposit qualifies. */
  minDepositMinor?: number | null | undefined;
  /** When the bonus starts; null if it has no start date. Visitors cannot see the bonus before this time. */
  startsAt?: string | null | undefined;
  /** The most important terms, in our words. */
  terms?: string | null | undefined;
  /** The URL of the casino's full terms for the bonus; https or http. */
  termsUrl?: string | null | undefined;
  /** A short title of the bonus. */
  title: string;
  /** How many days the player has to meet the wagering requirement, or to use the bonus if no wagering is required. 1 to 3650; null if not stated. */
  validDays?: number | null | undefined;
  /** The amount that `wageringMultiple` multiplies; null if not stated. */
  wageringBase?: WageringBase | null | undefined;
  /** How many times `wageringBase` must be wagered, 0 to 999.99. 0 means that no wagering is required; null means not stated. */
  wageringMultiple?: number | null | undefined;
  /** How many times the bonus must be wagered, such as `35x`. */
  wageringRequirement?: string | null | undefined;
};

/** The order of a list of bonuses. Ties are broken by id. */
export type BonusOrder =
  /** By the turnover of `cost(deposit: 100)`, lowest first. The deposit is in each bonus's own currency. Bonuses with an unknown cost come last. */
  | 'COST_ASC'
  /** Oldest first. */
  | 'CREATED_ASC'
  /** Newest first. */
  | 'CREATED_DESC'
  /** By end date, soonest first. Bonuses without an end date come last. */
  | 'ENDS_ASC'
  /** By title, A to Z. */
  | 'TITLE_ASC'
  /** By title, Z to A. */
  | 'TITLE_DESC'
  /** Least recently changed first. */
  | 'UPDATED_ASC'
  /** Most recently changed first. */
  | 'UPDATED_DESC'
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

/** Changes to a bonus. Omitted fields stay unchanged; null or blank clears an optional field. */
export type BonusUpdateInput = {
  /** The amount that the player gets, such as `100% up to $500`. */
  bonusAmount?: string | null | undefined;
  /** The code that the player must enter; null if no code is needed. */
  bonusCode?: string | null | undefined;
  /** The type of bonus. */
  bonusType?: BonusType | null | undefined;
  /** The maximum bonus, in hundredths of `currency`; the fixed amount if `matchPercent` is null. `offer.cap` is the same amount as `Money`. */
  capMinor?: number | null | undefined;
  /** The id of the casino that offers the bonus; null for no casino. */
  casinoId?: string | number | null | undefined;
  /** How many days after sign-up the player can claim the bonus, 1 to 3650; null if not stated. */
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
  /** Payment methods that do not qualify for the bonus; empty if the casino names none. */
  excludedMethods?: Array<string> | null | undefined;
  /** The number of free spins included, 0 or more; null if unknown. */
  freeSpins?: number | null | undefined;
  /** Whether editors have activated the bonus. Visitors see only active bonuses, from `startsAt` until `endsAt`. */
  isActive?: boolean | null | undefined;
  /** Whether the casino states that withdrawals from the bonus are unlimited. */
  isCashoutUncapped?: boolean | null | undefined;
  /** Whether only new customers of the casino can claim the bonus. */
  isNewCustomersOnly?: boolean | null | undefined;
  /** Whether this is the main bonus of its casino. A casino has at most one main bonus. */
  isPrimary?: boolean | null | undefined;
  /** The bonus as a percentage of the deposit, such as 100; for CASHBACK, of the losses. Null if the bonus is a fixed amount or unknown. */
  matchPercent?: number | null | undefined;
  /** The largest bet allowed while wagering, in hundredths of `currency`; null if not stated. */
  maxBetMinor?: number | null | undefined;
  /** The maximum withdrawal from the bonus, in hundredths of `currency`; null if not stated or unlimited. */
  maxCashoutMinor?: number | null | undefined;
  /** The maximum withdrawal from the bonus, such as `$100`. */
  maxWin?: string | null | undefined;
  /** The minimum deposit for the bonus, such as `$10`. */
  minDeposit?: string | null | undefined;
  /** The minimum deposit, in hundredths of `currency`; null if not stated. 0 means that no deposit is needed, or that every deposit qualifies. */
  minDepositMinor?: number | null | undefined;
  /** When the bonus starts; null if it has no start date. Visitors cannot see the bonus before this time. */
  startsAt?: string | null | undefined;
  /** The most important terms, in our words. */
  terms?: string | null | undefined;
  /** The URL of the casino's full terms for the bonus; https or http. */
  termsUrl?: string | null | undefined;
  /** A short title of the bonus. */
  title?: string | null | undefined;
  /** How many days the player has to meet the wagering requirement, or to use the bonus if no wagering is required. 1 to 3650; null if not stated. */
  validDays?: number | null | undefined;
  /** The amount that `wageringMultiple` multiplies; null if not stated. */
  wageringBase?: WageringBase | null | undefined;
  /** How many times `wageringBase` must be wagered, 0 to 999.99. 0 means that no wagering is required; null means not stated. */
  wageringMultiple?: number | null | undefined;
  /** How many times the bonus must be wagered, such as `35x`. */
  wageringRequirement?: string | null | undefined;
};

/** The values to set on all given casinos. Omitted fields stay unchanged. */
export type CasinoBulkInput = {
  /** Whether the casino accepts deposits in cryptocurrency. */
  acceptsCrypto?: boolean | null | undefined;
  /** Whether the casino has tables with live dealers. */
  hasLiveGames?: boolean | null | undefined;
  /** Whether editors feature the casino on the home page. */
  isFeatured?: boolean | null | undefined;
  /** Whether editors have marked the casino as new. */
  isNew?: boolean | null | undefined;
  /** Whether the casino works well on a phone. */
  mobileOptimized?: boolean | null | undefined;
};

/** Filters a list of casinos. Omitted or null fields do not filter. */
export type CasinoFilter = {
  /** `true`: only casinos that accept cryptocurrency; `false`: only the rest. */
  acceptsCrypto?: boolean | null | undefined;
  /** Only casinos that have a license of an authority with one of these slugs, at most 50. Unknown slugs match nothing. */
  authorities?: Array<string> | null | undefined;
  /** Excludes casinos that opened before this year, 1900 to 2100. Includes casinos with an unknown opening year. */
  establishedFrom?: number | null | undefined;
  /** Excludes casinos that opened after this year, 1900 to 2100. Includes casinos with an unknown opening year. */
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
  /** Only casinos with a bonus that visitors see and that has this minimum deposit or less, in whole units of the bonus's own currency; 0 or more. */
  maxMinDeposit?: number | null | undefined;
  /** Only casinos that usually pay withdrawals within this number of hours, 0 to 720. Excludes casinos with an unknown time. */
  maxPayoutHours?: number | null | undefined;
  /** Only casinos with this rating or higher, 0 to 5. */
  minRating?: number | null | undefined;
  /** `true`: only casinos that work well on a phone; `false`: only the rest. */
  mobileOptimized?: boolean | null | undefined;
  /** Only casinos that take a payment method with one of these slugs, at most 50. Unknown slugs match nothing. */
  paymentMethods?: Array<string> | null | undefined;
  /** Only casinos that offer games of a provider with one of these slugs, at most 50. Unknown slugs match nothing. */
  providers?: Array<string> | null | undefined;
  /** Only casinos whose name, description, game providers, payment methods or licenses match this search text. The search tolerates typing errors. At most 200 characters. Blank text does not filter. */
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
  /** A UUID that you generate. Sending the same id and input again creates no second row. */
  id?: string | number | null | undefined;
  /** Whether editors feature the casino on the home page. */
  isFeatured?: boolean | null | undefined;
  /** Whether editors have marked the casino as new. */
  isNew?: boolean | null | undefined;
  /** The licenses that the casino holds; empty if we found none. */
  licenses?: Array<string> | null | undefined;
  /** The URL of the casino's square logo; https, or a path on our own site. */
  logoUrl?: string | null | undefined;
  /** The minimum deposit at the casino, such as `$10`. */
  minDeposit?: string | null | undefined;
  /** Whether the casino works well on a phone. */
  mobileOptimized?: boolean | null | undefined;
  /** The name of the casino. */
  name: string;
  /** The payment methods for deposits and withdrawals. */
  paymentMethods?: Array<string> | null | undefined;
  /** The casino's strengths, each as a short phrase. */
  pros?: Array<string> | null | undefined;
  /** Our rating, 0 to 5 in steps of 0.1; 0 means not rated yet. The site shows twice this value, out of 10. */
  rating?: number | null | undefined;
  /** Our review, in seven sections. */
  review?: CasinoReviewInput | null | undefined;
  /** The number of player reviews that the rating is based on. */
  reviewCount?: number | null | undefined;
  /** The slug, unique among casinos. The server normalizes it to lowercase letters, digits and single hyphens. */
  slug: string;
  /** How many times the welcome bonus must be wagered, such as `35x`. */
  wageringRequirement?: string | null | undefined;
  /** The URL of the casino's own site; https or http. Mark links to this URL as sponsored. */
  websiteUrl?: string | null | undefined;
  /** The welcome bonus in the casino's words. */
  welcomeBonus?: string | null | undefined;
  /** How many hours the casino usually takes to pay a withdrawal, 0 to 720; null if unknown. */
  withdrawalHours?: number | null | undefined;
};

/** The order of a list of casinos. Ties are broken by name, then by id. Equal dates are ordered only by id. */
export type CasinoOrder =
  /** Oldest first. */
  | 'CREATED_ASC'
  /** Newest first. */
  | 'CREATED_DESC'
  /** By opening year, earliest first. Unknown years come before all others. */
  | 'ESTABLISHED_ASC'
  /** By opening year, latest first. Unknown years come last. */
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

/** The sections of a review. Omitted sections stay unchanged; null or blank removes a section. */
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

/** Changes to a casino. Omitted fields stay unchanged; null or blank clears an optional field. */
export type CasinoUpdateInput = {
  /** Whether the casino accepts deposits in cryptocurrency. */
  acceptsCrypto?: boolean | null | undefined;
  /** The amount of the welcome bonus, such as `$500`. */
  bonusAmount?: string | null | undefined;
  /** The casino's weaknesses, each as a short phrase. */
  cons?: Array<string> | null | undefined;
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
  /** The URL of the casino's square logo; https, or a path on our own site. */
  logoUrl?: string | null | undefined;
  /** The minimum deposit at the casino, such as `$10`. */
  minDeposit?: string | null | undefined;
  /** Whether the casino works well on a phone. */
  mobileOptimized?: boolean | null | undefined;
  /** The name of the casino. */
  name?: string | null | undefined;
  /** The payment methods for deposits and withdrawals. */
  paymentMethods?: Array<string> | null | undefined;
  /** The casino's strengths, each as a short phrase. */
  pros?: Array<string> | null | undefined;
  /** Our rating, 0 to 5 in steps of 0.1; 0 means not rated yet. The site shows twice this value, out of 10. */
  rating?: number | null | undefined;
  /** Our review, in seven sections. */
  review?: CasinoReviewInput | null | undefined;
  /** The number of player reviews that the rating is based on. */
  reviewCount?: number | null | undefined;
  /** The slug, unique among casinos. The server normalizes it. The old slug redirects to the casino. */
  slug?: string | null | undefined;
  /** How many times the welcome bonus must be wagered, such as `35x`. */
  wageringRequirement?: string | null | undefined;
  /** The URL of the casino's own site; https or http. Mark links to this URL as sponsored. */
  websiteUrl?: string | null | undefined;
  /** The welcome bonus in the casino's words. */
  welcomeBonus?: string | null | undefined;
  /** How many hours the casino usually takes to pay a withdrawal, 0 to 720; null if unknown. */
  withdrawalHours?: number | null | undefined;
};

/** The type of a catalogue row. */
export type CatalogueNoun =
  /** A bonus, with or without a casino. */
  | 'BONUS'
  /** A casino with its review. */
  | 'CASINO'
  /** A game that casinos offer. */
  | 'GAME';

/** How an import handles empty cells of existing rows. */
export type EmptyCells =
  /** Sets the field to the value that a new row gets: null or the default. */
  | 'CLEAR'
  /** Leaves the field unchanged. */
  | 'LEAVE';

/** The facts that facets count. Each description names the matching field of the filter. */
export type FacetKey =
  /** Licensing authorities: `authorities`. */
  | 'AUTHORITY'
  /** Kinds of bonuses: `bonusType`. */
  | 'BONUS_TYPE'
  /** Categories of games: `category`. */
  | 'GAME_CATEGORY'
  /** Payment methods: `paymentMethods`. */
  | 'PAYMENT_METHOD'
  /** Game providers: `providers`. */
  | 'PROVIDER'
  /** The volatility of games: `volatility`. */
  | 'VOLATILITY'
  /** The amounts that wagering requirements multiply: `wageringBase`. */
  | 'WAGERING_BASE';

/** A fact of a casino or bonus that editors check. CODE and TERMS are facts of a bonus. */
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
  /** The licenses of the casino. */
  | 'LICENSES'
  /** The minimum deposit at the casino. */
  | 'MIN_DEPOSIT'
  /** Whether the casino works well on a phone. */
  | 'MOBILE_OPTIMIZED'
  /** The payment methods of the casino. */
  | 'PAYMENT_METHODS'
  /** All terms of the bonus as numbers and dates, and its short texts about amounts. Not `terms`. */
  | 'TERMS'
  /** How many times the welcome bonus must be wagered. */
  | 'WAGERING_REQUIREMENT'
  /** How long the casino takes to pay a withdrawal. */
  | 'WITHDRAWAL_HOURS';

/** Why editors should check a fact. A fact with several problems is listed with the first of them. */
export type FactProblem =
  /** The value has changed since the last check. */
  | 'CHANGED'
  /** Visitors have reported the current value. */
  | 'REPORTED'
  /** The last check is older than the fact's shelf life. */
  | 'STALE'
  /** No editor has ever checked the fact. */
  | 'UNCHECKED';

/** The values to set on all given games. Omitted fields stay unchanged. */
export type GameBulkInput = {
  /** The category of the game. */
  category?: GameCategory | null | undefined;
  /** Whether editors have marked the game as popular. */
  isPopular?: boolean | null | undefined;
  /** The studio that makes the game. */
  provider?: string | null | undefined;
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

/** Filters a list of games. Omitted or null fields do not filter. */
export type GameFilter = {
  /** Only games in this category. */
  category?: GameCategory | null | undefined;
  /** Only these games, at most 100. Unknown ids are ignored. */
  ids?: Array<string | number> | null | undefined;
  /** `true`: only popular games; `false`: only the rest. */
  isPopular?: boolean | null | undefined;
  /** Only games with a return to player of at most this, in percent, 0 to 100. Excludes games with an unknown return to player. */
  maxRtp?: number | null | undefined;
  /** Only games with a return to player of at least this, in percent, 0 to 100. Excludes games with an unknown return to player. */
  minRtp?: number | null | undefined;
  /** Only games of a provider with one of these slugs, at most 50. Unknown slugs match nothing. */
  providers?: Array<string> | null | undefined;
  /** Only games whose name, provider or slug contains every word of this search text, ignoring case and accents. At most 200 characters; only the first 8 words count. Blank text does not filter. */
  search?: string | null | undefined;
  /** Only games with one of these volatilities, at most 10. Excludes games with an unknown volatility. */
  volatility?: Array<Volatility> | null | undefined;
};

/** A new game. Omitted fields are null, except `category` (SLOTS) and `isPopular` (false). */
export type GameInput = {
  /** The category of the game. */
  category?: GameCategory | null | undefined;
  /** A UUID that you generate. Sending the same id and input again creates no second row. */
  id?: string | number | null | undefined;
  /** The URL of the game's image; https, or a path on our own site. */
  imageUrl?: string | null | undefined;
  /** Whether editors have marked the game as popular. */
  isPopular?: boolean | null | undefined;
  /** The maximum win that the provider publishes, such as `5,000x` the stake. */
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

/** The order of a list of games. Ties are broken by name, then by id. Equal dates are ordered only by id. */
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
  /** By RTP, lowest first. Unknown RTP comes before all others. */
  | 'RTP_ASC'
  /** By RTP, highest first. Unknown RTP comes last. */
  | 'RTP_DESC'
  /** Least recently changed first. */
  | 'UPDATED_ASC'
  /** Most recently changed first. */
  | 'UPDATED_DESC';

/** Changes to a game. Omitted fields stay unchanged; null or blank clears an optional field. */
export type GameUpdateInput = {
  /** The category of the game. */
  category?: GameCategory | null | undefined;
  /** The URL of the game's image; https, or a path on our own site. */
  imageUrl?: string | null | undefined;
  /** Whether editors have marked the game as popular. */
  isPopular?: boolean | null | undefined;
  /** The maximum win that the provider publishes, such as `5,000x` the stake. */
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

/** The effect of an import on a row. */
export type ImportOutcome =
  /** Adds a new row. */
  | 'CREATE'
  /** Changes nothing, because the existing row already has all given values. `keptColumns` lists the columns whose empty cells leave an existing value unchanged. */
  | 'UNCHANGED'
  /** Changes the existing row. */
  | 'UPDATE'
  /** The row is invalid. It blocks the whole import until it is fixed or removed. */
  | 'WRONG';

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
  /** Our rating, 0 to 5 in steps of 0.1; 0 means not rated yet. The site shows twice this value, out of 10. */
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

/** The amount that a wagering requirement multiplies. */
export type WageringBase =
  /** The bonus. */
  | 'BONUS'
  /** The bonus plus the deposit. */
  | 'BONUS_AND_DEPOSIT'
  /** The deposit. */
  | 'DEPOSIT'
  /** The winnings from free spins. */
  | 'WINNINGS';
