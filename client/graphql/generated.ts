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
  /** More about it: timestamp, url, screen_resolution, viewport_size and what belongs to the kind of event; at most 4,000 characters as JSON. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The path of the page, such as `/all-casinos`, at most 500 characters. */
  pagePath: string;
  /** The page that led here; null when there was none. */
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

/** Which bonuses a list holds. What is left out or null does not filter. */
export type BonusFilter = {
  /** Only this kind. */
  bonusType?: BonusType | null | undefined;
  /** Only those of this casino. */
  casinoId?: string | number | null | undefined;
  /** Only those whose casino has one of these texts in its name, case aside; at most 10. Without a casino, none. */
  casinoNameContainsAny?: Array<string> | null | undefined;
  /** Only these, at most 100. An id that names no bonus is passed over. */
  ids?: Array<string | number> | null | undefined;
  /** Only active ones, or only others. Visitors get active ones alone: asked for others, none. With a session, left out means both. */
  isActive?: boolean | null | undefined;
  /** Only those with this text in their title or code, case aside. At most 200 characters. Blank does not filter. */
  search?: string | null | undefined;
};

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

/** Which casinos a list holds. What is left out or null does not filter. */
export type CasinoFilter = {
  /** Only those that accept cryptocurrency, or only others. */
  acceptsCrypto?: boolean | null | undefined;
  /** Without those known to have opened before this year. An unknown year stays. */
  establishedFrom?: number | null | undefined;
  /** Without those known to have opened after this year. An unknown year stays. */
  establishedTo?: number | null | undefined;
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
  /** Only those with this text in their name or provider, case aside. At most 200 characters. Blank does not filter. */
  search?: string | null | undefined;
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

/** How unevenly a game pays. */
export type Volatility =
  /** Large wins, rarely. */
  | 'HIGH'
  /** Small wins, often. */
  | 'LOW'
  /** Between the two. */
  | 'MEDIUM';

export type BonusCard_bonusFragment = { __typename: 'Bonus', id: string, title: string, bonusType: BonusType, bonusAmount: string | null, freeSpins: number | null, minDeposit: string | null, wageringRequirement: string | null, maxWin: string | null, bonusCode: string | null, terms: string | null, casino: { __typename: 'Casino', id: string, slug: string, name: string, logoUrl: string | null, rating: number } | null } & { ' $fragmentName'?: 'BonusCard_bonusFragment' };

export type BonusPanel_bonusFragment = { __typename: 'Bonus', id: string, title: string, bonusType: BonusType, bonusAmount: string | null, freeSpins: number | null, minDeposit: string | null, wageringRequirement: string | null, maxWin: string | null, bonusCode: string | null, terms: string | null } & { ' $fragmentName'?: 'BonusPanel_bonusFragment' };

export type CasinoCard_casinoFragment = { __typename: 'Casino', id: string, slug: string, name: string, logoUrl: string | null, licenses: Array<string>, establishedYear: number | null, reviewCount: number, rating: number, acceptsCrypto: boolean, hasLiveGames: boolean, isNew: boolean, welcomeBonus: string | null, wageringRequirement: string | null, minDeposit: string | null, freeSpins: number | null, trustScore: { __typename: 'TrustScore', score: number } } & { ' $fragmentName'?: 'CasinoCard_casinoFragment' };

export type CasinoFacts_casinoFragment = { __typename: 'Casino', id: string, establishedYear: number | null, licenses: Array<string>, minDeposit: string | null, wageringRequirement: string | null, freeSpins: number | null, paymentMethods: Array<string>, gameProviders: Array<string>, acceptsCrypto: boolean, hasLiveGames: boolean, mobileOptimized: boolean } & { ' $fragmentName'?: 'CasinoFacts_casinoFragment' };

export type CasinoHeader_casinoFragment = { __typename: 'Casino', id: string, name: string, logoUrl: string | null, websiteUrl: string | null, description: string | null, rating: number, reviewCount: number, establishedYear: number | null, licenses: Array<string>, acceptsCrypto: boolean, hasLiveGames: boolean, isNew: boolean, mobileOptimized: boolean, updatedAt: string } & { ' $fragmentName'?: 'CasinoHeader_casinoFragment' };

export type CasinoTabContent_casinoFragment = { __typename: 'Casino', id: string, name: string, description: string | null, licenses: Array<string>, paymentMethods: Array<string>, gameProviders: Array<string>, minDeposit: string | null, hasLiveGames: boolean, acceptsCrypto: boolean, mobileOptimized: boolean, pros: Array<string>, cons: Array<string>, review: { __typename: 'CasinoReview', about: string | null, games: string | null, bonuses: string | null, banking: string | null, support: string | null, mobile: string | null, security: string | null } } & { ' $fragmentName'?: 'CasinoTabContent_casinoFragment' };

export type HeroReceipt_casinoFragment = (
  { __typename: 'Casino', id: string, slug: string, name: string, logoUrl: string | null, trustScore: { __typename: 'TrustScore', score: number } }
  & { ' $fragmentRefs'?: { 'TrustReceipt_casinoFragment': TrustReceipt_casinoFragment } }
) & { ' $fragmentName'?: 'HeroReceipt_casinoFragment' };

export type TrustReceipt_casinoFragment = { __typename: 'Casino', id: string, name: string, trustScore: { __typename: 'TrustScore', score: number, factors: Array<{ __typename: 'TrustScoreFactor', label: string, points: number, earned: number }> } } & { ' $fragmentName'?: 'TrustReceipt_casinoFragment' };

export type ComparisonQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  first: number;
}>;


export type ComparisonQuery = { casinos: { __typename: 'CasinoConnection', edges: Array<{ __typename: 'CasinoEdge', node: { __typename: 'Casino', id: string, slug: string, name: string, logoUrl: string | null, welcomeBonus: string | null, minDeposit: string | null, wageringRequirement: string | null, rating: number, establishedYear: number | null, acceptsCrypto: boolean, mobileOptimized: boolean, hasLiveGames: boolean, freeSpins: number | null } }> } };

export type GameCard_gameFragment = { __typename: 'Game', id: string, slug: string, name: string, provider: string, category: GameCategory, rtp: number | null, volatility: Volatility | null, maxWin: string | null, imageUrl: string | null, isPopular: boolean } & { ' $fragmentName'?: 'GameCard_gameFragment' };

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


export type SearchSuggestionsQuery = { searchSuggestions: { __typename: 'SearchSuggestions', providers: Array<string>, paymentMethods: Array<string>, casinos: Array<{ __typename: 'Casino', id: string, slug: string, name: string }> } };

export type recordEventMutationVariables = Exact<{
  input: AnalyticsEventInput;
}>;


export type recordEventMutation = { recordEvent: boolean };

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
