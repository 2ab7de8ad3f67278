/** What the panel's form of a casino holds: texts and numbers as they are typed. */

// A type alias, since an interface would not do as a record of values.
export type CasinoValues = {
  name: string;
  slug: string;
  description: string;
  websiteUrl: string;
  logoUrl: string;
  rating: string;
  reviewCount: string;
  establishedYear: string;
  welcomeBonus: string;
  bonusAmount: string;
  freeSpins: string;
  minDeposit: string;
  wageringRequirement: string;
  isFeatured: boolean;
  isNew: boolean;
  acceptsCrypto: boolean;
  hasLiveGames: boolean;
  mobileOptimized: boolean;
  licenses: string[];
  paymentMethods: string[];
  gameProviders: string[];
  pros: string[];
  cons: string[];
  reviewAbout: string;
  reviewGames: string;
  reviewBonuses: string;
  reviewBanking: string;
  reviewSupport: string;
  reviewMobile: string;
  reviewSecurity: string;
};

/** What a new casino begins with. */
export const casinoDefaults: CasinoValues = {
  name: "",
  slug: "",
  description: "",
  websiteUrl: "",
  logoUrl: "",
  rating: "0",
  reviewCount: "0",
  establishedYear: "",
  welcomeBonus: "",
  bonusAmount: "",
  freeSpins: "",
  minDeposit: "",
  wageringRequirement: "",
  isFeatured: false,
  isNew: false,
  acceptsCrypto: false,
  hasLiveGames: false,
  mobileOptimized: true,
  licenses: [],
  paymentMethods: [],
  gameProviders: [],
  pros: [],
  cons: [],
  reviewAbout: "",
  reviewGames: "",
  reviewBonuses: "",
  reviewBanking: "",
  reviewSupport: "",
  reviewMobile: "",
  reviewSecurity: "",
};
