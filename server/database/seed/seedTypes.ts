/** The shapes in which the seed's content is written. Ids, logo and image paths are derived from the slug when it is inserted. */

export interface CasinoSeed {
  slug: string;
  name: string;
  /** Always an address under `.example`, which can belong to nobody. */
  websiteUrl: string;
  /** 0 to 5, one decimal. 0 with no reviews means not rated yet. */
  rating: number;
  reviewCount: number;
  /** One or two sentences, as they stand under the name on the review page. */
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
  /** The amount alone, such as `$500`. */
  bonusAmount: string;
  freeSpins: number;
  minDeposit: string;
  wageringRequirement: string;
  establishedYear: number | null;
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
  /** ISO 8601, UTC, when the review was added to the catalogue. */
  createdAt: string;
  /** ISO 8601, UTC, when the review last changed. Left out: when it was added. */
  updatedAt?: string;
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
  /** ISO 8601, UTC. */
  createdAt: string;
}

export interface GameSeed {
  slug: string;
  name: string;
  provider: string;
  category: "slots" | "table_games" | "live_games" | "jackpots";
  /** Published return to player in percent; null where the figure is not certain. */
  rtp: number | null;
  volatility: "low" | "medium" | "high" | null;
  /** Published maximum win, such as `5,000x`; empty where it is not certain. */
  maxWin: string;
  isPopular: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
}
