/** The types of the seed's content. The insert derives ids, logo paths, and image paths from the slug. */

import type { ArticleDifficulty, ArticleKind } from "../entities/article.entity.js";
import type { WageringBase } from "../entities/bonus.entity.js";

export interface CasinoSeed {
  slug: string;
  name: string;
  /** A URL under `.example`, a top-level domain reserved for examples. */
  websiteUrl: string;
  /** The rating from 0 to 5 with one decimal. A rating of 0 without reviews means not rated yet. */
  rating: number;
  reviewCount: number;
  /** One or two sentences, shown under the name on the review page. */
  description: string;
  review: {
    about: string;
    games: string;
    bonuses: string;
    banking: string;
    support: string;
    mobile: string;
    security: string;
  };
  /** The offer as a card displays it, such as `100% up to $500 + 100 spins`. */
  welcomeBonus: string;
  /** Only the amount, such as `$500`. */
  bonusAmount: string;
  freeSpins: number;
  minDeposit: string;
  wageringRequirement: string;
  establishedYear: number | null;
  /**
   * How many hours our reviewers' withdrawals usually took, as the review's banking section says. Null if no withdrawal
   * was paid.
   */
  withdrawalHours: number | null;
  isFeatured: boolean;
  isNew: boolean;
  acceptsCrypto: boolean;
  hasLiveGames: boolean;
  mobileOptimized: boolean;
  licenses: string[];
  paymentMethods: string[];
  pros: string[];
  cons: string[];
  gameProviders: string[];
  /** When the review was added to the catalogue: an ISO 8601 time in UTC. */
  createdAt: string;
  /** When the review last changed: an ISO 8601 time in UTC. Defaults to `createdAt`. */
  updatedAt?: string;
}

/** The terms that the offer's text states. Omits all others. Amounts are in major units, such as dollars. */
export interface OfferSeed {
  match?: number;
  cap?: number;
  currency: string;
  /** The minimum deposit. 0 if no deposit is needed or every deposit qualifies. */
  minDeposit?: number;
  multiple?: number;
  base?: `${WageringBase}`;
  maxBet?: number;
  maxCashout?: number | "none";
  validDays?: number;
  claimWithinDays?: number;
  /** What percentage of a bet on these games counts toward wagering. */
  slots?: number;
  tableGames?: number;
  liveGames?: number;
  jackpots?: number;
  excludedMethods?: string[];
  isNewCustomersOnly?: true;
  /**
   * The offer's dates. They are set only for offers that have ended, so a new installation's other offers never expire.
   */
  startsAt?: string;
  endsAt?: string;
  isPrimary?: true;
}

export interface BonusSeed {
  /** The casino's slug. Null for a bonus without a casino. */
  casinoSlug: string | null;
  title: string;
  bonusType: "no_deposit" | "welcome" | "free_spins" | "cashback" | "reload";
  bonusAmount: string;
  freeSpins: number;
  minDeposit: string;
  wageringRequirement: string;
  maxWin: string;
  bonusCode: string;
  terms: string;
  isActive: boolean;
  /** An ISO 8601 time in UTC. */
  createdAt: string;
  offer?: OfferSeed;
}

export interface GameSeed {
  slug: string;
  name: string;
  provider: string;
  category: "slots" | "table_games" | "live_games" | "jackpots";
  /** The published return to player in percent. Null if uncertain. */
  rtp: number | null;
  volatility: "low" | "medium" | "high" | null;
  /** The published maximum win, such as `5,000x`. Empty if uncertain. */
  maxWin: string;
  /** An editor's text. Empty or missing if there is none. */
  description?: string;
  isPopular: boolean;
  /** An ISO 8601 time in UTC. */
  createdAt: string;
}

export interface ArticleSeed {
  kind: `${ArticleKind}`;
  slug: string;
  title: string;
  excerpt?: string;
  /** The content in Markdown. */
  body: string;
  author?: string;
  category?: string;
  coverUrl?: string;
  /** An ISO 8601 time in UTC. */
  publishedAt: string;
  position?: number;
  readMinutes?: number;
  difficulty?: `${ArticleDifficulty}`;
  isFeatured?: true;
  isPopular?: true;
  figure?: string;
  figureCaption?: string;
  /** Lines such as `Your deposit | $100`. The last line is the result. */
  figureLines?: string[];
}

export interface PersonSeed {
  slug: string;
  name: string;
  role: string;
  bio: string;
}
