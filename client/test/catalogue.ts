/** Makes complete rows of the catalogue, as the API returns them. Each query then selects its fields. */

let made = 0;

function nextId(): string {
  made += 1;
  return `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`;
}

export function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

const receipt = [
  ["Every casino starts at", 50, 50],
  ["Licensed (MGA)", 20, 20],
  ["Established 2014, more than 5 years ago", 15, 15],
  ["Rated 8 out of 10 or higher", 10, 5],
  ["38 reviews, fewer than 50", 6, 0],
] as const;

export function makeTrustScore(lines: readonly (readonly [label: string, points: number, earned: number])[] = receipt) {
  return {
    __typename: "TrustScore",
    score: lines.reduce((sum, [, , earned]) => sum + earned, 0),
    factors: lines.map(([label, points, earned]) => ({ __typename: "TrustScoreFactor", label, points, earned })),
  };
}

/** Makes a change to a trust score. Each factor has its points before and after the change. */
export function makeScoreChange(
  changedAt: string,
  previousScore: number,
  score: number,
  factors: readonly (readonly [label: string, before: number, after: number])[],
) {
  const moved = factors.map(([label, before, after]) => ({ __typename: "ScoreFactorChange", label, before, after }));
  return { __typename: "ScoreChange", changedAt, score, previousScore, factors: moved };
}

type DirectoryType = "Provider" | "PaymentMethod" | "LicensingAuthority";

/** Makes a provider, a payment method or a licensing authority. */
export function makeDirectoryRow(typename: DirectoryType, name: string, changes: Record<string, unknown> = {}) {
  const slug = slugOf(name);
  return {
    __typename: typename,
    id: `${typename}-${slug}`,
    slug,
    name,
    spellings: [name],
    website: `https://www.${slug}.example/`,
    description: `What ${name} is.`,
    casinoCount: 4,
    ...changes,
  };
}

const casinoReview = {
  __typename: "CasinoReview",
  about: "About the casino.",
  games: "About its games.",
  bonuses: "About its bonuses.",
  banking: "About its payments.",
  support: "About its support.",
  mobile: "About its phone site.",
  security: "About its security.",
};

/** Makes a fact that no editor has checked yet. */
export function makeFact(field: string, changes: Record<string, unknown> = {}) {
  return { __typename: "Fact", field, checkedAt: null, sourceUrl: null, isStale: false, ...changes };
}

const casinoFacts = [
  "LICENSES",
  "ESTABLISHED_YEAR",
  "WAGERING_REQUIREMENT",
  "MIN_DEPOSIT",
  "FREE_SPINS",
  "WITHDRAWAL_HOURS",
  "PAYMENT_METHODS",
  "GAME_PROVIDERS",
  "ACCEPTS_CRYPTO",
  "HAS_LIVE_GAMES",
  "MOBILE_OPTIMIZED",
];

const unstated = { canDeposit: null, canWithdraw: null, payoutHoursFrom: null, payoutHoursTo: null, fee: null };
const stated = { canDeposit: true, canWithdraw: false, payoutHoursFrom: 1, payoutHoursTo: 24, fee: "2% of deposits" };
const registered = { number: "MGA/B2C/100", registerUrl: "https://register.example/100" };

export function makeCasino(changes: Record<string, unknown> = {}) {
  const name = String(changes["name"] ?? "Northgate");
  const slug = slugOf(name);
  return {
    __typename: "Casino",
    id: nextId(),
    version: 1,
    slug,
    name,
    logoUrl: `/logos/${slug}.svg`,
    websiteUrl: `https://www.${slug}.example/`,
    rating: 4.2,
    reviewCount: 38,
    description: "A plain casino.",
    review: casinoReview,
    welcomeBonus: "100% up to $500",
    bonusAmount: "$500",
    freeSpins: 100,
    minDeposit: "$20",
    wageringRequirement: "35x",
    establishedYear: 2014,
    withdrawalHours: 24,
    fastestPayout: { __typename: "FastestPayout", hours: 24, methods: [] },
    currency: "USD",
    payoutLimitPerMonth: 500_000,
    isFeatured: true,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: false,
    mobileOptimized: true,
    licenses: ["MGA"],
    paymentMethods: ["Visa", "Trustly"],
    paymentDetails: [{ __typename: "PaymentDetails", method: "Visa", ...stated }],
    licenseDetails: [{ __typename: "LicenseDetails", license: "MGA", ...registered }],
    casinoPaymentMethods: [
      { __typename: "CasinoPaymentMethod", method: makeDirectoryRow("PaymentMethod", "Trustly"), ...unstated },
      { __typename: "CasinoPaymentMethod", method: makeDirectoryRow("PaymentMethod", "Visa"), ...stated },
    ],
    casinoLicenses: [
      { __typename: "CasinoLicense", authority: makeDirectoryRow("LicensingAuthority", "MGA"), ...registered },
    ],
    pros: ["Fast payouts"],
    cons: ["No phone support"],
    gameProviders: ["NetEnt"],
    authorities: [makeDirectoryRow("LicensingAuthority", "MGA")],
    providers: [makeDirectoryRow("Provider", "NetEnt")],
    createdAt: "2026-02-11T09:24:00.000Z",
    updatedAt: "2026-03-02T10:00:00.000Z",
    lastChange: { __typename: "LastChange", by: "ana@example.com" },
    trustScore: makeTrustScore(),
    facts: casinoFacts.map((field) => makeFact(field)),
    scoreHistory: [] as unknown[],
    bonuses: [] as unknown[],
    bonusCount: 0,
    ...changes,
  };
}

function money(amount: number) {
  return { __typename: "Money", amount, currency: "USD" };
}

const offer = {
  __typename: "BonusOffer",
  matchPercent: 100,
  cap: money(500),
  minDeposit: money(20),
  wagering: { __typename: "Wagering", multiple: 35, base: "BONUS" },
  maxBet: money(5),
  maxCashout: null,
  isCashoutUncapped: true,
  validDays: 30,
  contributions: [{ __typename: "Contribution", category: "SLOTS", percent: 100 }],
  isNewCustomersOnly: true,
};

/** Makes the terms of an offer as the API computes them. */
export function makeOffer(changes: Record<string, unknown> = {}) {
  return { ...offer, ...changes };
}

export function makeBonus(changes: Record<string, unknown> = {}) {
  return {
    __typename: "Bonus",
    id: nextId(),
    version: 1,
    title: "100% up to $500 plus 100 spins",
    bonusType: "WELCOME",
    bonusAmount: "$500",
    freeSpins: 100,
    minDeposit: "$20",
    wageringRequirement: "35x",
    maxWin: "No cap",
    bonusCode: "NORTH100",
    terms: "Within thirty days.",
    termsReview: "Fair, as bonuses go.",
    matchPercent: 100,
    currency: "USD",
    capMinor: 50_000,
    minDepositMinor: 2_000,
    wageringMultiple: 35,
    wageringBase: "BONUS",
    maxBetMinor: 500,
    maxCashoutMinor: null,
    isCashoutUncapped: true,
    isBonusRemoved: false,
    spinValue: 10,
    spinsWageringMultiple: 20,
    spinsMaxCashout: null,
    validDays: 30,
    claimWithinDays: null,
    contributionSlots: 100,
    contributionTableGames: 10,
    contributionLiveGames: null,
    contributionJackpots: 0,
    excludedMethods: ["Skrill"],
    offer: makeOffer(),
    isNewCustomersOnly: true,
    termsUrl: "https://northgate.example/terms",
    startsAt: null,
    endsAt: null,
    isPrimary: true,
    isActive: true,
    facts: [makeFact("CODE"), makeFact("TERMS")],
    casino: null as unknown,
    updatedAt: "2026-03-02T10:00:00.000Z",
    lastChange: { __typename: "LastChange", by: "ana@example.com" },
    ...changes,
  };
}

export function makeGame(changes: Record<string, unknown> = {}) {
  const name = String(changes["name"] ?? "Book of Dead");
  return {
    __typename: "Game",
    id: nextId(),
    version: 1,
    slug: slugOf(name),
    name,
    provider: "Play'n GO",
    providerProfile: makeDirectoryRow("Provider", "Play'n GO"),
    category: "SLOTS",
    rtp: 96.21,
    volatility: "HIGH",
    maxWin: "5,000x",
    imageUrl: `/tiles/${slugOf(name)}.svg`,
    description: `${name} is a slot in which a book is both wild and scatter.`,
    isPopular: true,
    updatedAt: "2026-03-02T10:00:00.000Z",
    lastChange: { __typename: "LastChange", by: "ana@example.com" },
    ...changes,
  };
}

interface Row {
  __typename: string;
  id: string;
}

interface Page {
  totalCount?: number;
  /** The cursor of the next page. Omit it for the last page. */
  next?: string;
}

/** Makes a connection with these rows, as the API returns it. */
export function makeConnection(
  noun: "Casino" | "Bonus" | "Game" | "ChangeSet" | "HistoryRow" | "Person" | "Article" | "Redirect" | "Image",
  rows: readonly Row[],
  { totalCount, next }: Page = {},
) {
  return {
    __typename: `${noun}Connection`,
    totalCount: totalCount ?? rows.length,
    edges: rows.map((node) => ({ __typename: `${noun}Edge`, cursor: node.id, node })),
    nodes: rows,
    pageInfo: {
      __typename: "PageInfo",
      hasNextPage: next !== undefined,
      hasPreviousPage: false,
      startCursor: rows[0]?.id ?? null,
      endCursor: next ?? rows.at(-1)?.id ?? null,
    },
  };
}

function facetRows(facets: Record<string, Record<string, number>>) {
  return Object.entries(facets).map(([key, counts]) => ({
    __typename: "Facet",
    key,
    values: Object.entries(counts).map(([name, count]) => ({
      __typename: "FacetValue",
      slug: key === "VOLATILITY" ? name : slugOf(name),
      name,
      count,
    })),
  }));
}

/**
 * Returns a response with the facets of a casino list. The argument maps each facet's key to its values and their
 * counts.
 */
export function facetsResponse(
  facets: Record<string, Record<string, number>> = {
    AUTHORITY: { MGA: 12, UKGC: 9 },
    PAYMENT_METHOD: { Skrill: 3, Trustly: 7 },
    PROVIDER: { NetEnt: 20 },
  },
  { totalCount = 12 } = {},
) {
  return { data: { casinos: { __typename: "CasinoConnection", totalCount, facets: facetRows(facets) } } };
}

/** Returns a response with the facets of a game list. */
export function gameFacetsResponse(
  facets: Record<string, Record<string, number>> = { PROVIDER: { NetEnt: 20, "Play'n GO": 7 }, VOLATILITY: { LOW: 4 } },
) {
  return { data: { games: { __typename: "GameConnection", totalCount: 30, facets: facetRows(facets) } } };
}

/** Returns a response with the facets of a bonus list. */
export function bonusFacetsResponse(counts: Record<string, Record<string, number>>) {
  const facets = Object.entries(counts).map(([key, values]) => ({
    __typename: "Facet",
    key,
    values: Object.entries(values).map(([slug, count]) => ({ __typename: "FacetValue", slug, count })),
  }));
  return { data: { bonuses: { __typename: "BonusConnection", facets } } };
}
