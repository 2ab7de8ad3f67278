/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** One thing that a visitor did. Holds nothing that says who it was. */
export type AnalyticsEventInput = {
  /** The bonus that it was about. */
  bonusId?: string | number | null | undefined;
  /** The casino that it was about. */
  casinoId?: string | number | null | undefined;
  /** What was done. */
  eventType: AnalyticsEventType;
  /** More about it: timestamp, url, screen_resolution, viewport_size, and source, query or results_count where they belong to the kind of event; at most 4,000 characters as JSON. Other keys, and values of another shape, are not kept. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The path of the page, such as `/all-casinos`, at most 500 characters. Its first 200 are kept, without a query. */
  pagePath: string;
  /** The web address of the page that led here; null when there was none. Its query is not kept. */
  referrer?: string | null | undefined;
};

/** What a visitor did. */
export type AnalyticsEventType =
  /** Copied a bonus's code or followed its link. */
  | 'BONUS_CLAIM'
  /** Followed a link to a casino or its review. */
  | 'CASINO_CLICK'
  /** Subscribed to the newsletter. */
  | 'NEWSLETTER_SUBSCRIPTION'
  /** Opened a page. */
  | 'PAGE_VIEW'
  /** Searched for a text. */
  | 'SEARCH';

/** What to set on every one of the bonuses. A field left out stays as it is on each. */
export type BonusBulkInput = {
  /** What kind of offer it is. */
  bonusType?: BonusType | null | undefined;
  /** Whether it can be claimed now. Visitors see no other. */
  isActive?: boolean | null | undefined;
};

/** Which bonuses a list holds. What is left out or null does not filter. */
export type BonusFilter = {
  /** Only this kind. */
  bonusType?: BonusType | null | undefined;
  /** Only those of this casino. */
  casinoId?: string | number | null | undefined;
  /** Only those of these casinos, at most 100. An id that names no casino is ignored. */
  casinoIds?: Array<string | number> | null | undefined;
  /** Only those whose casino has one of these texts in its name, ignoring case and accents; at most 10. Without a casino, none. */
  casinoNameContainsAny?: Array<string> | null | undefined;
  /** Only these, at most 100. An id that names no bonus is passed over. */
  ids?: Array<string | number> | null | undefined;
  /** Only active ones, or only others. Visitors get active ones alone: asked for others, none. With a session, left out means both. */
  isActive?: boolean | null | undefined;
  /** Only those whose title, code or casino's name contains each word of this text, ignoring case and accents. At most 200 characters, of which the first 8 words count. Blank does not filter. */
  search?: string | null | undefined;
};

/** A new bonus. A field left out becomes null; `bonusType` becomes WELCOME, and `isActive` true. */
export type BonusInput = {
  /** What is given, such as `100% up to $500`. */
  bonusAmount?: string | null | undefined;
  /** The code to enter; null when none is needed. */
  bonusCode?: string | null | undefined;
  /** What kind of offer it is. */
  bonusType?: BonusType | null | undefined;
  /** The casino whose offer it is; null for none. */
  casinoId?: string | number | null | undefined;
  /** Free spins that come with it, 0 or more; null when not known. */
  freeSpins?: number | null | undefined;
  /** A UUID of your making. Sent again with the same input, it makes no second row. */
  id?: string | number | null | undefined;
  /** Whether it can be claimed now. Visitors see no other. */
  isActive?: boolean | null | undefined;
  /** The most that can be withdrawn from it, such as `$100`. */
  maxWin?: string | null | undefined;
  /** The smallest deposit that counts, such as `$10`. */
  minDeposit?: string | null | undefined;
  /** The terms that matter, in our words. */
  terms?: string | null | undefined;
  /** The offer in a few words. */
  title: string;
  /** How often it must be played through, such as `35x`. */
  wageringRequirement?: string | null | undefined;
};

/** How a list of bonuses is sorted. Ties are broken by id. */
export type BonusOrder =
  /** First added first. */
  | 'CREATED_ASC'
  /** Last added first. */
  | 'CREATED_DESC'
  /** By title, A to Z. */
  | 'TITLE_ASC'
  /** By title, Z to A. */
  | 'TITLE_DESC'
  /** Longest unchanged first. */
  | 'UPDATED_ASC'
  /** Last changed first. */
  | 'UPDATED_DESC';

/** What kind of offer a bonus is. */
export type BonusType =
  /** A share of net losses paid back. */
  | 'CASHBACK'
  /** Spins on named slots. */
  | 'FREE_SPINS'
  /** Given without a deposit. */
  | 'NO_DEPOSIT'
  /** For a later deposit. */
  | 'RELOAD'
  /** For the first deposit, or the first few. */
  | 'WELCOME';

/** Changes to a bonus. A field left out stays as it is; null or blank removes what may be missing. */
export type BonusUpdateInput = {
  /** What is given, such as `100% up to $500`. */
  bonusAmount?: string | null | undefined;
  /** The code to enter; null when none is needed. */
  bonusCode?: string | null | undefined;
  /** What kind of offer it is. */
  bonusType?: BonusType | null | undefined;
  /** The casino whose offer it is; null for none. */
  casinoId?: string | number | null | undefined;
  /** Free spins that come with it, 0 or more; null when not known. */
  freeSpins?: number | null | undefined;
  /** Whether it can be claimed now. Visitors see no other. */
  isActive?: boolean | null | undefined;
  /** The most that can be withdrawn from it, such as `$100`. */
  maxWin?: string | null | undefined;
  /** The smallest deposit that counts, such as `$10`. */
  minDeposit?: string | null | undefined;
  /** The terms that matter, in our words. */
  terms?: string | null | undefined;
  /** The offer in a few words. */
  title?: string | null | undefined;
  /** How often it must be played through, such as `35x`. */
  wageringRequirement?: string | null | undefined;
};

/** What to set on every one of the casinos. A field left out stays as it is on each. */
export type CasinoBulkInput = {
  /** Whether it takes deposits in cryptocurrency. */
  acceptsCrypto?: boolean | null | undefined;
  /** Whether it has tables with live dealers. */
  hasLiveGames?: boolean | null | undefined;
  /** Whether editors feature it on the home page. */
  isFeatured?: boolean | null | undefined;
  /** Whether editors list it among the new casinos. */
  isNew?: boolean | null | undefined;
  /** Whether it works well on a phone. */
  mobileOptimized?: boolean | null | undefined;
};

/** Which casinos a list holds. What is left out or null does not filter. */
export type CasinoFilter = {
  /** Only those that accept cryptocurrency, or only others. */
  acceptsCrypto?: boolean | null | undefined;
  /** Without those known to have opened before this year, 1900 to 2100. An unknown year stays. */
  establishedFrom?: number | null | undefined;
  /** Without those known to have opened after this year, 1900 to 2100. An unknown year stays. */
  establishedTo?: number | null | undefined;
  /** `true`: only those whose year of opening is known; `false`: only the rest. */
  hasEstablishedYear?: boolean | null | undefined;
  /** Only those with live games, or only others. */
  hasLiveGames?: boolean | null | undefined;
  /** Only these, at most 100. An id that names no casino is passed over. */
  ids?: Array<string | number> | null | undefined;
  /** Only featured ones, or only others. */
  isFeatured?: boolean | null | undefined;
  /** Only new ones, or only others. */
  isNew?: boolean | null | undefined;
  /** Only those rated this or higher, 0 to 5. */
  minRating?: number | null | undefined;
  /** Only those that work well on a phone, or only others. */
  mobileOptimized?: boolean | null | undefined;
  /** Only those that this text finds, typing errors forgiven, in name, description, providers, payment methods and licenses. At most 200 characters. Blank does not filter. */
  search?: string | null | undefined;
};

/** A new casino. A field left out becomes null, 0, false or an empty list; `mobileOptimized` becomes true. Lists are trimmed; blank and repeated items are removed. */
export type CasinoInput = {
  /** Whether it takes deposits in cryptocurrency. */
  acceptsCrypto?: boolean | null | undefined;
  /** The amount of the welcome offer alone, such as `$500`. */
  bonusAmount?: string | null | undefined;
  /** What we don't like, each a short phrase. */
  cons?: Array<string> | null | undefined;
  /** One or two sentences about the casino. */
  description?: string | null | undefined;
  /** The year it opened, from 1900 to the current year; null when not known. */
  establishedYear?: number | null | undefined;
  /** Free spins of the welcome offer, 0 or more; null when not known. */
  freeSpins?: number | null | undefined;
  /** The studios whose games it offers. */
  gameProviders?: Array<string> | null | undefined;
  /** Whether it has tables with live dealers. */
  hasLiveGames?: boolean | null | undefined;
  /** A UUID of your making. Sent again with the same input, it makes no second row. */
  id?: string | number | null | undefined;
  /** Whether editors feature it on the home page. */
  isFeatured?: boolean | null | undefined;
  /** Whether editors list it among the new casinos. */
  isNew?: boolean | null | undefined;
  /** The licenses it holds; empty when we found none. */
  licenses?: Array<string> | null | undefined;
  /** Address of its logo, a square picture: https, or a path on our own site. */
  logoUrl?: string | null | undefined;
  /** The smallest deposit, such as `$10`. */
  minDeposit?: string | null | undefined;
  /** Whether it works well on a phone. */
  mobileOptimized?: boolean | null | undefined;
  /** The name it trades under. */
  name: string;
  /** Ways to deposit and withdraw. */
  paymentMethods?: Array<string> | null | undefined;
  /** What we like, each a short phrase. */
  pros?: Array<string> | null | undefined;
  /** Our rating, 0 to 5 in steps of 0.1. The site shows it doubled, out of 10. 0 means not rated yet. */
  rating?: number | null | undefined;
  /** The review, part by part. */
  review?: CasinoReviewInput | null | undefined;
  /** How many player reviews the rating rests on. */
  reviewCount?: number | null | undefined;
  /** Unique among casinos; normalized to lower case letters, digits and single hyphens. */
  slug: string;
  /** How often the welcome offer must be played through, such as `35x`. */
  wageringRequirement?: string | null | undefined;
  /** Address of the casino itself: https or http. Link to it as sponsored. */
  websiteUrl?: string | null | undefined;
  /** The welcome offer as the casino words it. */
  welcomeBonus?: string | null | undefined;
  /** Hours until a withdrawal is usually paid, 0 to 720; null when not known. */
  withdrawalHours?: number | null | undefined;
};

/** How a list of casinos is sorted. Ties are broken by name, then by id; between equal dates by id alone. */
export type CasinoOrder =
  /** First added first. */
  | 'CREATED_ASC'
  /** Last added first. */
  | 'CREATED_DESC'
  /** Unknown years first, then the earliest. */
  | 'ESTABLISHED_ASC'
  /** Latest year of opening first, unknown years last. */
  | 'ESTABLISHED_DESC'
  /** By name, A to Z. */
  | 'NAME_ASC'
  /** By name, Z to A. */
  | 'NAME_DESC'
  /** Lowest rating first. */
  | 'RATING_ASC'
  /** Highest rating first. */
  | 'RATING_DESC'
  /** Best fit first, then the highest rating. Needs `search` in the filter. */
  | 'RELEVANCE'
  /** Fewest player reviews first. */
  | 'REVIEW_COUNT_ASC'
  /** Most player reviews first. */
  | 'REVIEW_COUNT_DESC'
  /** Longest unchanged first. */
  | 'UPDATED_ASC'
  /** Last changed first. */
  | 'UPDATED_DESC';

/** The parts of a review. A part left out stays as it is; null or blank removes it. */
export type CasinoReviewInput = {
  /** Who runs the casino and what it is like. */
  about?: string | null | undefined;
  /** Deposits, withdrawals, limits, fees and times. */
  banking?: string | null | undefined;
  /** The offers and what their terms mean. */
  bonuses?: string | null | undefined;
  /** The lobby: how many games, whose, and what is missing. */
  games?: string | null | undefined;
  /** The casino on a phone. */
  mobile?: string | null | undefined;
  /** License, identity checks, limits and account protection. */
  security?: string | null | undefined;
  /** How to reach a person, when, and how they answered us. */
  support?: string | null | undefined;
};

/** Changes to a casino. A field left out stays as it is; null or blank removes what may be missing. */
export type CasinoUpdateInput = {
  /** Whether it takes deposits in cryptocurrency. */
  acceptsCrypto?: boolean | null | undefined;
  /** The amount of the welcome offer alone, such as `$500`. */
  bonusAmount?: string | null | undefined;
  /** What we don't like, each a short phrase. */
  cons?: Array<string> | null | undefined;
  /** One or two sentences about the casino. */
  description?: string | null | undefined;
  /** The year it opened, from 1900 to the current year; null when not known. */
  establishedYear?: number | null | undefined;
  /** Free spins of the welcome offer, 0 or more; null when not known. */
  freeSpins?: number | null | undefined;
  /** The studios whose games it offers. */
  gameProviders?: Array<string> | null | undefined;
  /** Whether it has tables with live dealers. */
  hasLiveGames?: boolean | null | undefined;
  /** Whether editors feature it on the home page. */
  isFeatured?: boolean | null | undefined;
  /** Whether editors list it among the new casinos. */
  isNew?: boolean | null | undefined;
  /** The licenses it holds; empty when we found none. */
  licenses?: Array<string> | null | undefined;
  /** Address of its logo, a square picture: https, or a path on our own site. */
  logoUrl?: string | null | undefined;
  /** The smallest deposit, such as `$10`. */
  minDeposit?: string | null | undefined;
  /** Whether it works well on a phone. */
  mobileOptimized?: boolean | null | undefined;
  /** The name it trades under. */
  name?: string | null | undefined;
  /** Ways to deposit and withdraw. */
  paymentMethods?: Array<string> | null | undefined;
  /** What we like, each a short phrase. */
  pros?: Array<string> | null | undefined;
  /** Our rating, 0 to 5 in steps of 0.1. The site shows it doubled, out of 10. 0 means not rated yet. */
  rating?: number | null | undefined;
  /** The review, part by part. */
  review?: CasinoReviewInput | null | undefined;
  /** How many player reviews the rating rests on. */
  reviewCount?: number | null | undefined;
  /** Unique among casinos; normalized. The old one keeps leading to the casino. */
  slug?: string | null | undefined;
  /** How often the welcome offer must be played through, such as `35x`. */
  wageringRequirement?: string | null | undefined;
  /** Address of the casino itself: https or http. Link to it as sponsored. */
  websiteUrl?: string | null | undefined;
  /** The welcome offer as the casino words it. */
  welcomeBonus?: string | null | undefined;
  /** Hours until a withdrawal is usually paid, 0 to 720; null when not known. */
  withdrawalHours?: number | null | undefined;
};

/** What a row of the catalogue is. */
export type CatalogueNoun =
  /** An offer, of a casino or of none. */
  | 'BONUS'
  /** A casino with its review. */
  | 'CASINO'
  /** A game that casinos offer. */
  | 'GAME';

/** What the empty cells of an import mean for a row that is in the catalogue. */
export type EmptyCells =
  /** The field gets the value that a new row has: nothing, or its default. */
  | 'CLEAR'
  /** The field stays as it is. */
  | 'LEAVE';

/** What to set on every one of the games. A field left out stays as it is on each. */
export type GameBulkInput = {
  /** The shelf it stands on. */
  category?: GameCategory | null | undefined;
  /** Whether editors list it among the popular games. */
  isPopular?: boolean | null | undefined;
  /** The studio that makes it. */
  provider?: string | null | undefined;
};

/** The shelf a game stands on. */
export type GameCategory =
  /** Games with a progressive jackpot. */
  | 'JACKPOTS'
  /** Tables and shows with a live dealer. */
  | 'LIVE_GAMES'
  /** Slot machines without a progressive jackpot. */
  | 'SLOTS'
  /** Blackjack, roulette, baccarat and their kin against the computer. */
  | 'TABLE_GAMES';

/** Which games a list holds. What is left out or null does not filter. */
export type GameFilter = {
  /** Only this shelf. */
  category?: GameCategory | null | undefined;
  /** Only these, at most 100. An id that names no game is passed over. */
  ids?: Array<string | number> | null | undefined;
  /** Only popular ones, or only others. */
  isPopular?: boolean | null | undefined;
  /** Only those whose name, provider or slug contains each word of this text, ignoring case and accents. At most 200 characters, of which the first 8 words count. Blank does not filter. */
  search?: string | null | undefined;
};

/** A new game. A field left out becomes null; `category` becomes SLOTS, and `isPopular` false. */
export type GameInput = {
  /** The shelf it stands on. */
  category?: GameCategory | null | undefined;
  /** A UUID of your making. Sent again with the same input, it makes no second row. */
  id?: string | number | null | undefined;
  /** Address of its picture: https, or a path on our own site. */
  imageUrl?: string | null | undefined;
  /** Whether editors list it among the popular games. */
  isPopular?: boolean | null | undefined;
  /** The largest published win, such as `5,000x` the stake. */
  maxWin?: string | null | undefined;
  /** The title it is published under. */
  name: string;
  /** The studio that makes it. */
  provider: string;
  /** Published return to player in percent, 0 to 100 in steps of 0.01; null when not known. */
  rtp?: number | null | undefined;
  /** Unique among games; normalized to lower case letters, digits and single hyphens. */
  slug: string;
  /** How unevenly it pays; null when not known. */
  volatility?: Volatility | null | undefined;
};

/** How a list of games is sorted. Ties are broken by name, then by id; between equal dates by id alone. */
export type GameOrder =
  /** First added first. */
  | 'CREATED_ASC'
  /** Last added first. */
  | 'CREATED_DESC'
  /** By name, A to Z. */
  | 'NAME_ASC'
  /** By name, Z to A. */
  | 'NAME_DESC'
  /** Popular ones first, then by name. */
  | 'POPULAR_DESC'
  /** Unknown returns first, then the lowest. */
  | 'RTP_ASC'
  /** Highest return to player first, unknown ones last. */
  | 'RTP_DESC'
  /** Longest unchanged first. */
  | 'UPDATED_ASC'
  /** Last changed first. */
  | 'UPDATED_DESC';

/** Changes to a game. A field left out stays as it is; null or blank removes what may be missing. */
export type GameUpdateInput = {
  /** The shelf it stands on. */
  category?: GameCategory | null | undefined;
  /** Address of its picture: https, or a path on our own site. */
  imageUrl?: string | null | undefined;
  /** Whether editors list it among the popular games. */
  isPopular?: boolean | null | undefined;
  /** The largest published win, such as `5,000x` the stake. */
  maxWin?: string | null | undefined;
  /** The title it is published under. */
  name?: string | null | undefined;
  /** The studio that makes it. */
  provider?: string | null | undefined;
  /** Published return to player in percent, 0 to 100 in steps of 0.01; null when not known. */
  rtp?: number | null | undefined;
  /** Unique among games; normalized. */
  slug?: string | null | undefined;
  /** How unevenly it pays; null when not known. */
  volatility?: Volatility | null | undefined;
};

/** What an import would do with a row. */
export type ImportOutcome =
  /** Add it. */
  | 'CREATE'
  /** Nothing: the row that is there has every value that is given. `keptColumns` names empty cells. */
  | 'UNCHANGED'
  /** Change the row that is there. */
  | 'UPDATE'
  /** It can't be imported, and nothing else can before it is put right or left out. */
  | 'WRONG';

/** What was done to a row. */
export type RowOperation =
  /** It was added, or came back by an undo. */
  | 'CREATE'
  /** It was taken away. */
  | 'DELETE'
  /** Some of its fields got other values. */
  | 'UPDATE';

/** A row, and the version of it that was loaded. */
export type RowVersionInput = {
  /** Which row. */
  id: string | number;
  /** The version that was loaded. */
  version: number;
};

/** A field of a casino that a search text is looked for in. */
export type SearchField =
  /** Its `description`. */
  | 'DESCRIPTION'
  /** One of its `gameProviders`. */
  | 'GAME_PROVIDERS'
  /** One of its `licenses`. */
  | 'LICENSES'
  /** Its `name`. */
  | 'NAME'
  /** One of its `paymentMethods`. */
  | 'PAYMENT_METHODS';

/** What a trust score adds up from. What is left out counts as missing. */
export type TrustScoreInput = {
  /** Whether it takes deposits in cryptocurrency. */
  acceptsCrypto?: boolean;
  /** The year it opened, from 1900 to the current year; null when not known. */
  establishedYear?: number | null | undefined;
  /** Whether it has tables with live dealers. */
  hasLiveGames?: boolean;
  /** The licenses it holds; empty when we found none. */
  licenses?: Array<string>;
  /** Whether it works well on a phone. */
  mobileOptimized?: boolean;
  /** Our rating, 0 to 5 in steps of 0.1. The site shows it doubled, out of 10. 0 means not rated yet. */
  rating?: number;
  /** How many player reviews the rating rests on. */
  reviewCount?: number;
};

/** How unevenly a game pays. */
export type Volatility =
  /** Large wins, rarely. */
  | 'HIGH'
  /** Small wins, often. */
  | 'LOW'
  /** Between the two. */
  | 'MEDIUM';

export type AnalyticsReportQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type AnalyticsReportQuery = { analyticsReport: { __typename: 'AnalyticsReport', from: string, to: string, countedUntil: string | null, totals: { __typename: 'ReportTotals', pageViews: number, casinoClicks: number, websiteClicks: number, reviewClicks: number, bonusClaims: number, searches: number, newsletterSignUps: number }, days: Array<{ __typename: 'ReportDay', day: string, pageViews: number, newsletterSignUps: number }>, pages: Array<{ __typename: 'ViewedPage', path: string, views: number }>, visitedCasinos: Array<{ __typename: 'ClickedCasino', casinoId: string, name: string | null, slug: string | null, isDeleted: boolean, clicks: number }>, reviewedCasinos: Array<{ __typename: 'ClickedCasino', casinoId: string, name: string | null, slug: string | null, isDeleted: boolean, clicks: number }>, bonuses: Array<{ __typename: 'ClaimedBonus', bonusId: string, title: string | null, casinoName: string | null, isDeleted: boolean, claims: number }>, searches: Array<{ __typename: 'SearchedTerm', term: string, searches: number }>, searchesWithoutResult: Array<{ __typename: 'SearchedTerm', term: string, withoutResult: number }> } };

export type BonusCard_bonusFragment = { __typename: 'Bonus', id: string, title: string, bonusType: BonusType, bonusAmount: string | null, freeSpins: number | null, minDeposit: string | null, wageringRequirement: string | null, maxWin: string | null, bonusCode: string | null, terms: string | null, casino: { __typename: 'Casino', id: string, slug: string, name: string, logoUrl: string | null, websiteUrl: string | null, rating: number, licenses: Array<string> } | null } & { ' $fragmentName'?: 'BonusCard_bonusFragment' };

export type BonusExportQueryVariables = Exact<{
  filter?: BonusFilter | null | undefined;
  orderBy?: BonusOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type BonusExportQuery = { bonuses: { __typename: 'BonusConnection', edges: Array<{ __typename: 'BonusEdge', node: { __typename: 'Bonus', id: string, version: number, title: string, bonusType: BonusType, bonusAmount: string | null, freeSpins: number | null, minDeposit: string | null, wageringRequirement: string | null, maxWin: string | null, bonusCode: string | null, terms: string | null, isActive: boolean, casino: { __typename: 'Casino', id: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type BonusForm_bonusFragment = { __typename: 'Bonus', id: string, version: number, title: string, bonusType: BonusType, bonusAmount: string | null, freeSpins: number | null, minDeposit: string | null, wageringRequirement: string | null, maxWin: string | null, bonusCode: string | null, terms: string | null, isActive: boolean, casino: { __typename: 'Casino', id: string } | null } & { ' $fragmentName'?: 'BonusForm_bonusFragment' };

export type BonusToEditQueryVariables = Exact<{
  id: string | number;
}>;


export type BonusToEditQuery = { bonus: (
    { __typename: 'Bonus', id: string, updatedAt: string, lastChange: { __typename: 'LastChange', by: string } | null }
    & { ' $fragmentRefs'?: { 'BonusForm_bonusFragment': BonusForm_bonusFragment } }
  ) | null };

export type createBonusMutationVariables = Exact<{
  input: BonusInput;
}>;


export type createBonusMutation = { createBonus: (
    { __typename: 'Bonus', id: string }
    & { ' $fragmentRefs'?: { 'BonusForm_bonusFragment': BonusForm_bonusFragment;'BonusCard_bonusFragment': BonusCard_bonusFragment } }
  ) };

export type updateBonusMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: BonusUpdateInput;
}>;


export type updateBonusMutation = { updateBonus: (
    { __typename: 'Bonus', id: string, version: number }
    & { ' $fragmentRefs'?: { 'BonusForm_bonusFragment': BonusForm_bonusFragment;'BonusCard_bonusFragment': BonusCard_bonusFragment } }
  ) };

export type BonusPanel_bonusFragment = { __typename: 'Bonus', id: string, title: string, bonusType: BonusType, bonusAmount: string | null, freeSpins: number | null, minDeposit: string | null, wageringRequirement: string | null, maxWin: string | null, bonusCode: string | null, terms: string | null } & { ' $fragmentName'?: 'BonusPanel_bonusFragment' };

export type CasinoPicker_casinoFragment = { __typename: 'Casino', id: string, slug: string, name: string, logoUrl: string | null, websiteUrl: string | null, rating: number, licenses: Array<string> } & { ' $fragmentName'?: 'CasinoPicker_casinoFragment' };

export type CasinoOptionsQueryVariables = Exact<{
  filter: CasinoFilter;
  first: number;
}>;


export type CasinoOptionsQuery = { casinos: { __typename: 'CasinoConnection', edges: Array<{ __typename: 'CasinoEdge', node: (
        { __typename: 'Casino', id: string }
        & { ' $fragmentRefs'?: { 'CasinoPicker_casinoFragment': CasinoPicker_casinoFragment } }
      ) }> } };

export type ManageBonusesQueryVariables = Exact<{
  filter?: BonusFilter | null | undefined;
  orderBy?: BonusOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type ManageBonusesQuery = { bonuses: { __typename: 'BonusConnection', totalCount: number, edges: Array<{ __typename: 'BonusEdge', node: { __typename: 'Bonus', id: string, version: number, title: string, bonusType: BonusType, bonusAmount: string | null, freeSpins: number | null, wageringRequirement: string | null, bonusCode: string | null, isActive: boolean, updatedAt: string, lastChange: { __typename: 'LastChange', by: string } | null, casino: { __typename: 'Casino', id: string, slug: string, name: string, logoUrl: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type updateBonusesMutationVariables = Exact<{
  items: Array<RowVersionInput> | RowVersionInput;
  set: BonusBulkInput;
}>;


export type updateBonusesMutation = { updateBonuses: { __typename: 'BonusBulkUpdate', changeSetId: string | null, changedCount: number } };

export type deleteBonusMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type deleteBonusMutation = { deleteBonus: { __typename: 'Deletion', id: string, changeSetId: string } };

export type deleteBonusesMutationVariables = Exact<{
  items: Array<RowVersionInput> | RowVersionInput;
}>;


export type deleteBonusesMutation = { deleteBonuses: { __typename: 'BulkDeletion', ids: Array<string>, changeSetId: string } };

export type CasinoCard_casinoFragment = { __typename: 'Casino', id: string, slug: string, name: string, logoUrl: string | null, licenses: Array<string>, establishedYear: number | null, reviewCount: number, rating: number, acceptsCrypto: boolean, hasLiveGames: boolean, isNew: boolean, welcomeBonus: string | null, wageringRequirement: string | null, minDeposit: string | null, freeSpins: number | null, trustScore: { __typename: 'TrustScore', score: number } } & { ' $fragmentName'?: 'CasinoCard_casinoFragment' };

export type CasinoExportQueryVariables = Exact<{
  filter?: CasinoFilter | null | undefined;
  orderBy?: CasinoOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CasinoExportQuery = { casinos: { __typename: 'CasinoConnection', edges: Array<{ __typename: 'CasinoEdge', node: { __typename: 'Casino', id: string, version: number, slug: string, name: string, logoUrl: string | null, websiteUrl: string | null, rating: number, reviewCount: number, description: string | null, welcomeBonus: string | null, bonusAmount: string | null, freeSpins: number | null, minDeposit: string | null, wageringRequirement: string | null, establishedYear: number | null, withdrawalHours: number | null, isFeatured: boolean, isNew: boolean, acceptsCrypto: boolean, hasLiveGames: boolean, mobileOptimized: boolean, licenses: Array<string>, paymentMethods: Array<string>, pros: Array<string>, cons: Array<string>, gameProviders: Array<string>, review: { __typename: 'CasinoReview', about: string | null, games: string | null, bonuses: string | null, banking: string | null, support: string | null, mobile: string | null, security: string | null } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CasinoFacts_casinoFragment = { __typename: 'Casino', id: string, establishedYear: number | null, licenses: Array<string>, minDeposit: string | null, wageringRequirement: string | null, freeSpins: number | null, withdrawalHours: number | null, paymentMethods: Array<string>, gameProviders: Array<string>, acceptsCrypto: boolean, hasLiveGames: boolean, mobileOptimized: boolean } & { ' $fragmentName'?: 'CasinoFacts_casinoFragment' };

export type CasinoForm_casinoFragment = { __typename: 'Casino', id: string, version: number, slug: string, name: string, logoUrl: string | null, websiteUrl: string | null, rating: number, reviewCount: number, description: string | null, welcomeBonus: string | null, bonusAmount: string | null, freeSpins: number | null, minDeposit: string | null, wageringRequirement: string | null, establishedYear: number | null, withdrawalHours: number | null, isFeatured: boolean, isNew: boolean, acceptsCrypto: boolean, hasLiveGames: boolean, mobileOptimized: boolean, licenses: Array<string>, paymentMethods: Array<string>, pros: Array<string>, cons: Array<string>, gameProviders: Array<string>, review: { __typename: 'CasinoReview', about: string | null, games: string | null, bonuses: string | null, banking: string | null, support: string | null, mobile: string | null, security: string | null } } & { ' $fragmentName'?: 'CasinoForm_casinoFragment' };

export type CasinoToEditQueryVariables = Exact<{
  id: string | number;
}>;


export type CasinoToEditQuery = { casinos: { __typename: 'CasinoConnection', edges: Array<{ __typename: 'CasinoEdge', node: (
        { __typename: 'Casino', id: string, updatedAt: string, lastChange: { __typename: 'LastChange', by: string } | null }
        & { ' $fragmentRefs'?: { 'CasinoForm_casinoFragment': CasinoForm_casinoFragment } }
      ) }> } };

export type createCasinoMutationVariables = Exact<{
  input: CasinoInput;
}>;


export type createCasinoMutation = { createCasino: (
    { __typename: 'Casino', id: string }
    & { ' $fragmentRefs'?: { 'CasinoForm_casinoFragment': CasinoForm_casinoFragment;'CasinoCard_casinoFragment': CasinoCard_casinoFragment } }
  ) };

export type updateCasinoMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: CasinoUpdateInput;
}>;


export type updateCasinoMutation = { updateCasino: (
    { __typename: 'Casino', id: string, version: number }
    & { ' $fragmentRefs'?: { 'CasinoForm_casinoFragment': CasinoForm_casinoFragment;'CasinoCard_casinoFragment': CasinoCard_casinoFragment } }
  ) };

export type CasinoHeader_casinoFragment = { __typename: 'Casino', id: string, name: string, logoUrl: string | null, websiteUrl: string | null, description: string | null, rating: number, reviewCount: number, establishedYear: number | null, licenses: Array<string>, acceptsCrypto: boolean, hasLiveGames: boolean, isNew: boolean, mobileOptimized: boolean, updatedAt: string, trustScore: { __typename: 'TrustScore', score: number } } & { ' $fragmentName'?: 'CasinoHeader_casinoFragment' };

export type CasinoTabContent_casinoFragment = { __typename: 'Casino', id: string, name: string, description: string | null, licenses: Array<string>, paymentMethods: Array<string>, gameProviders: Array<string>, minDeposit: string | null, hasLiveGames: boolean, acceptsCrypto: boolean, mobileOptimized: boolean, pros: Array<string>, cons: Array<string>, review: { __typename: 'CasinoReview', about: string | null, games: string | null, bonuses: string | null, banking: string | null, support: string | null, mobile: string | null, security: string | null } } & { ' $fragmentName'?: 'CasinoTabContent_casinoFragment' };

export type HeroReceipt_casinoFragment = (
  { __typename: 'Casino', id: string, slug: string, name: string, logoUrl: string | null, trustScore: { __typename: 'TrustScore', score: number } }
  & { ' $fragmentRefs'?: { 'TrustReceipt_casinoFragment': TrustReceipt_casinoFragment } }
) & { ' $fragmentName'?: 'HeroReceipt_casinoFragment' };

export type ManageCasinosQueryVariables = Exact<{
  filter?: CasinoFilter | null | undefined;
  orderBy?: CasinoOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type ManageCasinosQuery = { casinos: { __typename: 'CasinoConnection', totalCount: number, edges: Array<{ __typename: 'CasinoEdge', node: { __typename: 'Casino', id: string, version: number, name: string, slug: string, logoUrl: string | null, rating: number, reviewCount: number, establishedYear: number | null, isFeatured: boolean, isNew: boolean, acceptsCrypto: boolean, hasLiveGames: boolean, mobileOptimized: boolean, updatedAt: string, bonusCount: number, lastChange: { __typename: 'LastChange', by: string } | null, trustScore: { __typename: 'TrustScore', score: number } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type updateCasinosMutationVariables = Exact<{
  items: Array<RowVersionInput> | RowVersionInput;
  set: CasinoBulkInput;
}>;


export type updateCasinosMutation = { updateCasinos: { __typename: 'CasinoBulkUpdate', changeSetId: string | null, changedCount: number } };

export type deleteCasinoMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type deleteCasinoMutation = { deleteCasino: { __typename: 'Deletion', id: string, bonusIds: Array<string>, changeSetId: string } };

export type deleteCasinosMutationVariables = Exact<{
  items: Array<RowVersionInput> | RowVersionInput;
}>;


export type deleteCasinosMutation = { deleteCasinos: { __typename: 'BulkDeletion', ids: Array<string>, bonusIds: Array<string>, changeSetId: string } };

export type TrustReceipt_casinoFragment = { __typename: 'Casino', id: string, name: string, trustScore: { __typename: 'TrustScore', score: number, factors: Array<{ __typename: 'TrustScoreFactor', label: string, points: number, earned: number }> } } & { ' $fragmentName'?: 'TrustReceipt_casinoFragment' };

export type TrustScorePreviewQueryVariables = Exact<{
  of: TrustScoreInput;
}>;


export type TrustScorePreviewQuery = { trustScorePreview: { __typename: 'TrustScore', score: number, factors: Array<{ __typename: 'TrustScoreFactor', label: string, points: number, earned: number }> } };

export type ComparisonQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  first: number;
}>;


export type ComparisonQuery = { casinos: { __typename: 'CasinoConnection', edges: Array<{ __typename: 'CasinoEdge', node: { __typename: 'Casino', id: string, slug: string, name: string, logoUrl: string | null, welcomeBonus: string | null, minDeposit: string | null, wageringRequirement: string | null, rating: number, establishedYear: number | null, acceptsCrypto: boolean, mobileOptimized: boolean, hasLiveGames: boolean, freeSpins: number | null, trustScore: { __typename: 'TrustScore', score: number } } }> } };

export type GameCard_gameFragment = { __typename: 'Game', id: string, slug: string, name: string, provider: string, category: GameCategory, rtp: number | null, volatility: Volatility | null, maxWin: string | null, imageUrl: string | null, isPopular: boolean } & { ' $fragmentName'?: 'GameCard_gameFragment' };

export type GameExportQueryVariables = Exact<{
  filter?: GameFilter | null | undefined;
  orderBy?: GameOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type GameExportQuery = { games: { __typename: 'GameConnection', edges: Array<{ __typename: 'GameEdge', node: { __typename: 'Game', id: string, version: number, slug: string, name: string, provider: string, category: GameCategory, rtp: number | null, volatility: Volatility | null, maxWin: string | null, imageUrl: string | null, isPopular: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type GameForm_gameFragment = { __typename: 'Game', id: string, version: number, slug: string, name: string, provider: string, category: GameCategory, rtp: number | null, volatility: Volatility | null, maxWin: string | null, imageUrl: string | null, isPopular: boolean } & { ' $fragmentName'?: 'GameForm_gameFragment' };

export type GameToEditQueryVariables = Exact<{
  id: string | number;
}>;


export type GameToEditQuery = { game: (
    { __typename: 'Game', id: string, updatedAt: string, lastChange: { __typename: 'LastChange', by: string } | null }
    & { ' $fragmentRefs'?: { 'GameForm_gameFragment': GameForm_gameFragment } }
  ) | null };

export type createGameMutationVariables = Exact<{
  input: GameInput;
}>;


export type createGameMutation = { createGame: (
    { __typename: 'Game', id: string }
    & { ' $fragmentRefs'?: { 'GameForm_gameFragment': GameForm_gameFragment;'GameCard_gameFragment': GameCard_gameFragment } }
  ) };

export type updateGameMutationVariables = Exact<{
  id: string | number;
  version: number;
  input: GameUpdateInput;
}>;


export type updateGameMutation = { updateGame: (
    { __typename: 'Game', id: string, version: number }
    & { ' $fragmentRefs'?: { 'GameForm_gameFragment': GameForm_gameFragment;'GameCard_gameFragment': GameCard_gameFragment } }
  ) };

export type ManageGamesQueryVariables = Exact<{
  filter?: GameFilter | null | undefined;
  orderBy?: GameOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type ManageGamesQuery = { games: { __typename: 'GameConnection', totalCount: number, edges: Array<{ __typename: 'GameEdge', node: { __typename: 'Game', id: string, version: number, name: string, slug: string, provider: string, category: GameCategory, rtp: number | null, volatility: Volatility | null, imageUrl: string | null, isPopular: boolean, updatedAt: string, lastChange: { __typename: 'LastChange', by: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type updateGamesMutationVariables = Exact<{
  items: Array<RowVersionInput> | RowVersionInput;
  set: GameBulkInput;
}>;


export type updateGamesMutation = { updateGames: { __typename: 'GameBulkUpdate', changeSetId: string | null, changedCount: number } };

export type deleteGameMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type deleteGameMutation = { deleteGame: { __typename: 'Deletion', id: string, changeSetId: string } };

export type deleteGamesMutationVariables = Exact<{
  items: Array<RowVersionInput> | RowVersionInput;
}>;


export type deleteGamesMutation = { deleteGames: { __typename: 'BulkDeletion', ids: Array<string>, changeSetId: string } };

export type ChangeSetItem_changeSetFragment = { __typename: 'ChangeSet', id: string, actor: string, operation: string, createdAt: string, isUndoable: boolean, obstacles: Array<{ __typename: 'UndoObstacle', message: string }>, undoes: { __typename: 'ChangeSet', id: string, operation: string, undoes: { __typename: 'ChangeSet', id: string, operation: string } | null } | null, undoneBy: { __typename: 'ChangeSet', id: string, actor: string, createdAt: string } | null, rows: { __typename: 'HistoryRowConnection', totalCount: number, edges: Array<{ __typename: 'HistoryRowEdge', node: { __typename: 'HistoryRow', id: string, noun: CatalogueNoun, rowId: string, name: string } }> } } & { ' $fragmentName'?: 'ChangeSetItem_changeSetFragment' };

export type ChangeSetRowsQueryVariables = Exact<{
  changeSetId: string | number;
  noun?: CatalogueNoun | null | undefined;
  rowId?: string | number | null | undefined;
  after?: string | null | undefined;
}>;


export type ChangeSetRowsQuery = { changeSet: { __typename: 'ChangeSet', id: string, rows: { __typename: 'HistoryRowConnection', edges: Array<{ __typename: 'HistoryRowEdge', node: { __typename: 'HistoryRow', id: string, noun: CatalogueNoun, name: string, operation: RowOperation, changes: Array<{ __typename: 'FieldChange', field: string, before: unknown, after: unknown, beforeName: string | null, afterName: string | null }> } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type HistoryQueryVariables = Exact<{
  noun?: CatalogueNoun | null | undefined;
  id?: string | number | null | undefined;
  actor?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type HistoryQuery = { history: { __typename: 'ChangeSetConnection', edges: Array<{ __typename: 'ChangeSetEdge', node: (
        { __typename: 'ChangeSet', id: string }
        & { ' $fragmentRefs'?: { 'ChangeSetItem_changeSetFragment': ChangeSetItem_changeSetFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type undoMutationVariables = Exact<{
  changeSetId: string | number;
}>;


export type undoMutation = { undo: { __typename: 'ChangeSet', id: string, rows: { __typename: 'HistoryRowConnection', edges: Array<{ __typename: 'HistoryRowEdge', node: { __typename: 'HistoryRow', id: string, noun: CatalogueNoun, rowId: string, operation: RowOperation } }> } } };

export type NewsletterExportQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type NewsletterExportQuery = { newsletterSubscriptions: { __typename: 'NewsletterSubscriptionConnection', nodes: Array<{ __typename: 'NewsletterSubscription', id: string, email: string, subscribedAt: string, pagePath: string | null, wording: string | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type NewsletterSubscriptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type NewsletterSubscriptionsQuery = { newsletterSubscriptions: { __typename: 'NewsletterSubscriptionConnection', totalCount: number, nodes: Array<{ __typename: 'NewsletterSubscription', id: string, email: string, subscribedAt: string, pagePath: string | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type eraseSubscriberMutationVariables = Exact<{
  email: string;
}>;


export type eraseSubscriberMutation = { eraseSubscriber: boolean };

export type subscribeToNewsletterMutationVariables = Exact<{
  email: string;
  pagePath?: string | null | undefined;
  wording?: string | null | undefined;
}>;


export type subscribeToNewsletterMutation = { subscribeToNewsletter: boolean };

export type RecentlyViewedQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  first: number;
}>;


export type RecentlyViewedQuery = { casinos: { __typename: 'CasinoConnection', edges: Array<{ __typename: 'CasinoEdge', node: { __typename: 'Casino', id: string, slug: string, name: string, logoUrl: string | null, rating: number } }> } };

export type SearchSuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type SearchSuggestionsQuery = { searchSuggestions: { __typename: 'SearchSuggestions', providers: Array<string>, paymentMethods: Array<string>, casinos: Array<{ __typename: 'Casino', id: string, slug: string, name: string }>, games: Array<{ __typename: 'Game', id: string, name: string }>, bonuses: Array<{ __typename: 'Bonus', id: string, title: string, casino: { __typename: 'Casino', id: string, slug: string, name: string } | null }> } };

export type OwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsQuery = { sessions: Array<{ __typename: 'Session', id: string, isCurrent: boolean, startedAt: string | null, lastUsedAt: string | null, userAgent: string | null }> };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { session: { __typename: 'Session', id: string, name: string, isDemo: boolean, lastUsedAt: string | null, expiresAt: string | null } | null };

export type endSessionMutationVariables = Exact<{
  id: string | number;
}>;


export type endSessionMutation = { endSession: boolean };

export type refreshSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type refreshSessionMutation = { refreshSession: { __typename: 'Session', id: string, name: string, isDemo: boolean, lastUsedAt: string | null, expiresAt: string | null } | null };

export type signInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type signInMutation = { signIn: { __typename: 'Session', id: string, name: string, isDemo: boolean, lastUsedAt: string | null, expiresAt: string | null } };

export type signOutMutationVariables = Exact<{
  everywhere: boolean;
}>;


export type signOutMutation = { signOut: boolean };

export type ImportPreviewQueryVariables = Exact<{
  id: string | number;
  outcome?: ImportOutcome | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type ImportPreviewQuery = { importPreview: { __typename: 'ImportPreview', createCount: number, updateCount: number, unchangedCount: number, keptCount: number, wrongCount: number, import: { __typename: 'Import', id: string, noun: CatalogueNoun, rowCount: number }, rows: { __typename: 'ImportedRowConnection', edges: Array<{ __typename: 'ImportedRowEdge', node: { __typename: 'ImportedRow', line: number, name: string | null, keptColumns: Array<string>, problems: Array<{ __typename: 'ImportProblem', column: string | null, message: string }>, changes: Array<{ __typename: 'FieldChange', field: string, before: unknown, after: unknown, beforeName: string | null, afterName: string | null }> } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } } };

export type ImportProblemsQueryVariables = Exact<{
  id: string | number;
  after?: string | null | undefined;
}>;


export type ImportProblemsQuery = { importPreview: { __typename: 'ImportPreview', rows: { __typename: 'ImportedRowConnection', edges: Array<{ __typename: 'ImportedRowEdge', node: { __typename: 'ImportedRow', line: number, name: string | null, problems: Array<{ __typename: 'ImportProblem', column: string | null, message: string }> } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } };

export type ImportUndoneQueryVariables = Exact<{
  changeSetId: string | number;
}>;


export type ImportUndoneQuery = { changeSet: { __typename: 'ChangeSet', id: string, undoneBy: { __typename: 'ChangeSet', id: string } | null } | null };

export type beginImportMutationVariables = Exact<{
  noun: CatalogueNoun;
  columns: Array<string> | string;
  emptyCells: EmptyCells;
}>;


export type beginImportMutation = { beginImport: { __typename: 'Import', id: string, maxRowsPerRequest: number, maxBytesPerRequest: number } };

export type appendImportRowsMutationVariables = Exact<{
  id: string | number;
  firstRow: number;
  rows: Array<Array<string> | string> | Array<string> | string;
  lines?: Array<number> | number | null | undefined;
}>;


export type appendImportRowsMutation = { appendImportRows: { __typename: 'Import', id: string } };

export type applyImportMutationVariables = Exact<{
  id: string | number;
}>;


export type applyImportMutation = { applyImport: { __typename: 'ChangeSet', id: string } | null };

export type recordEventMutationVariables = Exact<{
  input: AnalyticsEventInput;
}>;


export type recordEventMutation = { recordEvent: boolean };

export type AboutQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutQuery = { scoringRules: { __typename: 'ScoringRules', start: number, maximum: number, rules: Array<{ __typename: 'ScoringRule', label: string, points: number, lesser: { __typename: 'ScoringRule', label: string, points: number } | null }> } };

export type BonusListQueryVariables = Exact<{
  filter?: BonusFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type BonusListQuery = { bonuses: { __typename: 'BonusConnection', totalCount: number, edges: Array<{ __typename: 'BonusEdge', node: (
        { __typename: 'Bonus', id: string, title: string, casino: { __typename: 'Casino', id: string, slug: string, name: string } | null }
        & { ' $fragmentRefs'?: { 'BonusCard_bonusFragment': BonusCard_bonusFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CasinoListQueryVariables = Exact<{
  filter?: CasinoFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type CasinoListQuery = { casinos: { __typename: 'CasinoConnection', totalCount: number, edges: Array<{ __typename: 'CasinoEdge', node: (
        { __typename: 'Casino', id: string, slug: string, name: string }
        & { ' $fragmentRefs'?: { 'CasinoCard_casinoFragment': CasinoCard_casinoFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CasinoQueryVariables = Exact<{
  slug: string;
}>;


export type CasinoQuery = { casino: (
    { __typename: 'Casino', id: string, slug: string, name: string, logoUrl: string | null, websiteUrl: string | null, description: string | null, rating: number, createdAt: string, updatedAt: string, trustScore: { __typename: 'TrustScore', score: number }, review: { __typename: 'CasinoReview', about: string | null }, bonuses: Array<(
      { __typename: 'Bonus', id: string, bonusType: BonusType }
      & { ' $fragmentRefs'?: { 'BonusPanel_bonusFragment': BonusPanel_bonusFragment } }
    )> }
    & { ' $fragmentRefs'?: { 'CasinoHeader_casinoFragment': CasinoHeader_casinoFragment;'CasinoTabContent_casinoFragment': CasinoTabContent_casinoFragment;'CasinoFacts_casinoFragment': CasinoFacts_casinoFragment;'TrustReceipt_casinoFragment': TrustReceipt_casinoFragment } }
  ) | null };

export type FavoritesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  first: number;
}>;


export type FavoritesQuery = { casinos: { __typename: 'CasinoConnection', edges: Array<{ __typename: 'CasinoEdge', node: (
        { __typename: 'Casino', id: string, name: string, rating: number, acceptsCrypto: boolean, hasLiveGames: boolean, isNew: boolean }
        & { ' $fragmentRefs'?: { 'CasinoCard_casinoFragment': CasinoCard_casinoFragment } }
      ) }> } };

export type GameListQueryVariables = Exact<{
  filter?: GameFilter | null | undefined;
  orderBy: GameOrder;
  first: number;
  after?: string | null | undefined;
}>;


export type GameListQuery = { games: { __typename: 'GameConnection', totalCount: number, edges: Array<{ __typename: 'GameEdge', node: (
        { __typename: 'Game', id: string, name: string }
        & { ' $fragmentRefs'?: { 'GameCard_gameFragment': GameCard_gameFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type HomeQueryVariables = Exact<{
  casinoCount: number;
  bonusCount: number;
  gameCount: number;
}>;


export type HomeQuery = { casinos: { __typename: 'CasinoConnection', edges: Array<{ __typename: 'CasinoEdge', node: (
        { __typename: 'Casino', id: string, name: string, trustScore: { __typename: 'TrustScore', factors: Array<{ __typename: 'TrustScoreFactor', earned: number }> } }
        & { ' $fragmentRefs'?: { 'HeroReceipt_casinoFragment': HeroReceipt_casinoFragment;'CasinoCard_casinoFragment': CasinoCard_casinoFragment } }
      ) }> }, bonuses: { __typename: 'BonusConnection', edges: Array<{ __typename: 'BonusEdge', node: (
        { __typename: 'Bonus', id: string }
        & { ' $fragmentRefs'?: { 'BonusCard_bonusFragment': BonusCard_bonusFragment } }
      ) }> }, games: { __typename: 'GameConnection', edges: Array<{ __typename: 'GameEdge', node: (
        { __typename: 'Game', id: string }
        & { ' $fragmentRefs'?: { 'GameCard_gameFragment': GameCard_gameFragment } }
      ) }> } };

export type SearchGamesAndBonusesQueryVariables = Exact<{
  text: string;
  gameCount: number;
  bonusCount: number;
}>;


export type SearchGamesAndBonusesQuery = { games: { __typename: 'GameConnection', totalCount: number, edges: Array<{ __typename: 'GameEdge', node: (
        { __typename: 'Game', id: string }
        & { ' $fragmentRefs'?: { 'GameCard_gameFragment': GameCard_gameFragment } }
      ) }> }, bonuses: { __typename: 'BonusConnection', totalCount: number, edges: Array<{ __typename: 'BonusEdge', node: (
        { __typename: 'Bonus', id: string }
        & { ' $fragmentRefs'?: { 'BonusCard_bonusFragment': BonusCard_bonusFragment } }
      ) }> } };

export type SearchQueryVariables = Exact<{
  filter: CasinoFilter;
  orderBy: CasinoOrder;
  isText: boolean;
  first: number;
  after?: string | null | undefined;
}>;


export type SearchQuery = { casinos: { __typename: 'CasinoConnection', totalCount: number, edges: Array<{ __typename: 'CasinoEdge', matches?: Array<{ __typename: 'SearchMatch', field: SearchField, text: string, ranges: Array<{ __typename: 'TextRange', start: number, end: number }> }> | null, node: (
        { __typename: 'Casino', id: string, slug: string, name: string }
        & { ' $fragmentRefs'?: { 'CasinoCard_casinoFragment': CasinoCard_casinoFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ChangeSetOfVersionQueryVariables = Exact<{
  noun: CatalogueNoun;
  id: string | number;
}>;


export type ChangeSetOfVersionQuery = { history: { __typename: 'ChangeSetConnection', edges: Array<{ __typename: 'ChangeSetEdge', node: { __typename: 'ChangeSet', id: string, actor: string, createdAt: string, rows: { __typename: 'HistoryRowConnection', edges: Array<{ __typename: 'HistoryRowEdge', node: { __typename: 'HistoryRow', id: string, version: number } }> } } }> } };
