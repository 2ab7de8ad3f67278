/** Rows of the catalogue as the API answers them: whole ones, of which each query takes the fields that it asks for. */

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
  ["Rated 8 of 10 or higher", 10, 5],
  ["38 reviews, fewer than 50", 6, 0],
] as const;

export function makeTrustScore(lines: readonly (readonly [label: string, points: number, earned: number])[] = receipt) {
  return {
    __typename: "TrustScore",
    score: lines.reduce((sum, [, , earned]) => sum + earned, 0),
    factors: lines.map(([label, points, earned]) => ({ __typename: "TrustScoreFactor", label, points, earned })),
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
    isFeatured: true,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: false,
    mobileOptimized: true,
    licenses: ["MGA"],
    paymentMethods: ["Visa", "Trustly"],
    pros: ["Fast payouts"],
    cons: ["No phone line"],
    gameProviders: ["NetEnt"],
    createdAt: "2026-02-11T09:24:00.000Z",
    updatedAt: "2026-03-02T10:00:00.000Z",
    lastChange: { __typename: "LastChange", by: "ana@example.com" },
    trustScore: makeTrustScore(),
    bonuses: [] as unknown[],
    bonusCount: 0,
    ...changes,
  };
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
    isActive: true,
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
    category: "SLOTS",
    rtp: 96.21,
    volatility: "HIGH",
    maxWin: "5,000x",
    imageUrl: `/tiles/${slugOf(name)}.svg`,
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
  /** Where the next page starts; without one, this is the last. */
  next?: string;
}

/** A list of rows as the API pages it. */
export function makeConnection(
  noun: "Casino" | "Bonus" | "Game" | "ChangeSet" | "HistoryRow",
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
