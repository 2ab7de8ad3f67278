/** The types of the seed's content. Ids, logo paths and image paths are derived from the slug during the insert. */

import type { ArticleDifficulty, ArticleKind } from "../entities/article.entity.js";
import type { WageringBase } from "../entities/bonus.entity.js";

export interface CasinoSeed {
  slug: string;
  name: string;
  /** A URL under `.example`, a top-level domain that is reserved for examples. */
  websiteUrl: string;
  /** The rating from 0 to 5 with one decimal. 0 without reviews means not rated yet. */
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
  /** The offer as a card shows it, such as `100% up to $500 + 100 spins`. */
  welcomeBonus: string;
  /** The amount only, such as `$500`. */
  bonusAmount: string;
  freeSpins: number;
  minDeposit: string;
  wageringRequirement: string;
  establishedYear: number | null;
  /** Within how many hours the review was usually paid, as its text on banking says; null if nobody was. */
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
  /** When the review was added to the catalogue, in ISO 8601 and UTC. */
  createdAt: string;
  /** When the review last changed, in ISO 8601 and UTC. If omitted, the time when the review was added. */
  updatedAt?: string;
}

/** The terms that the offer's text states. Other terms are omitted. Amounts are in whole units. */
export interface OfferSeed {
  match?: number;
  cap?: number;
  currency: string;
  /** The minimum deposit; 0 if no deposit is needed or every deposit qualifies. */
  minDeposit?: number;
  multiple?: number;
  base?: `${WageringBase}`;
  maxBet?: number;
  maxCashout?: number | "none";
  validDays?: number;
  claimWithinDays?: number;
  /** How much bets count toward wagering, in percent. */
  slots?: number;
  tableGames?: number;
  liveGames?: number;
  jackpots?: number;
  excludedMethods?: string[];
  isNewCustomersOnly?: true;
  /** The dates, set only for offers that have ended, so that the offers of a new installation never expire. */
  startsAt?: string;
  endsAt?: string;
  isPrimary?: true;
}

export interface BonusSeed {
  /** The casino's slug, or null for a bonus that belongs to no casino. */
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
  /** In ISO 8601 and UTC. */
  createdAt: string;
  offer?: OfferSeed;
}

export interface GameSeed {
  slug: string;
  name: string;
  provider: string;
  category: "slots" | "table_games" | "live_games" | "jackpots";
  /** The published return to player in percent; null if uncertain. */
  rtp: number | null;
  volatility: "low" | "medium" | "high" | null;
  /** The published maximum win, such as `5,000x`; empty if uncertain. */
  maxWin: string;
  isPopular: boolean;
  /** In ISO 8601 and UTC. */
  createdAt: string;
}

export interface ArticleSeed {
  kind: `${ArticleKind}`;
  slug: string;
  title: string;
  excerpt?: string;
  /** Markdown. */
  body: string;
  author?: string;
  category?: string;
  coverUrl?: string;
  /** In ISO 8601 and UTC. */
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
