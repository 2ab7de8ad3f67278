/**
 * Generates a catalogue of any size for load tests. Every run generates the same rows, because a row depends only on
 * its number. A large catalogue therefore starts with the rows of a small one. Every slug ends in the row's number, so
 * no slug occurs in the sample catalogue.
 */
import type { Database } from "../server/database/connection/dataSource.js";
import { WageringBase } from "../server/database/entities/bonus.entity.js";
import { insertRows } from "../server/app/seed/insert.js";
import type { SeedRows } from "../server/app/seed/readSeed.js";

export type SyntheticCasino = Omit<SeedRows["casino"], "logoUrl" | "paymentDetails" | "licenseDetails">;
type SyntheticBonus = Pick<
  SeedRows["bonus"],
  | "casinoSlug"
  | "title"
  | "bonusType"
  | "bonusAmount"
  | "freeSpins"
  | "minDeposit"
  | "wageringRequirement"
  | "maxWin"
  | "bonusCode"
  | "terms"
  | "isActive"
  | "createdAt"
  | "matchPercent"
  | "capMinor"
  | "currency"
  | "minDepositMinor"
  | "wageringMultiple"
  | "wageringBase"
  | "maxCashoutMinor"
  | "isCashoutUncapped"
  | "isBonusRemoved"
  | "spinValue"
  | "spinsWageringMultiple"
  | "spinsMaxCashout"
>;
type SyntheticGame = Omit<SeedRows["game"], "imageUrl" | "description">;

const CASINOS_PER_SCALE = 500;
const BONUSES_PER_SCALE = 2000;
const GAMES_PER_SCALE = 5000;

const DAY_MS = 86_400_000;
const FIRST_DAY_MS = Date.UTC(2019, 0, 1);
const DAYS = 2875;
/**
 * This number and the number of milliseconds in a day have no common factor, so times of day repeat only after 86.4
 * million rows.
 */
const TIME_STEP = 48_271_937;

/** Returns a random number that is at least 0 and less than 1. */
type Random = () => number;

function mulberry32(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns the random stream for one row of a kind. The multiplication makes the streams of adjacent rows different. */
function randomFor(kind: number, index: number): Random {
  return mulberry32(Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(kind, 0x85ebca6b));
}

function whole(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

function pick<T>(random: Random, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T;
}

/**
 * Picks a random entry, with a preference for the first ones. Real catalogues are also dominated by a few providers and
 * offers.
 */
function pickSkewed<T>(random: Random, from: readonly T[]): T {
  return from[Math.floor(random() ** 1.7 * from.length)] as T;
}

function some<T>(random: Random, from: readonly T[], count: number): T[] {
  const rest = [...from];
  const taken: T[] = [];
  while (taken.length < count && rest.length > 0) {
    taken.push(...rest.splice(Math.floor(random() ** 1.4 * rest.length), 1));
  }
  return taken;
}

function chance(random: Random, probability: number): boolean {
  return random() < probability;
}

function createdAt(random: Random, index: number, fromYear = 2019): string {
  const earliest = Math.max(0, Math.round((Date.UTC(fromYear, 0, 1) - FIRST_DAY_MS) / DAY_MS));
  const day = earliest + Math.floor(random() * (DAYS - earliest));
  const time = (index * TIME_STEP) % DAY_MS;
  return new Date(FIRST_DAY_MS + day * DAY_MS + time).toISOString();
}

function money(currency: string, amount: number): string {
  return `${currency}${amount.toLocaleString("en-US")}`;
}

function slugOf(name: string, index: number): string {
  const words = name
    .toLowerCase()
    .replace(/'/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${words}-${index + 1}`;
}

function rowCount(scale: number, perScale: number): number {
  if (!Number.isFinite(scale) || scale < 0) {
    throw new RangeError(`scale must be a number of 0 or more, not ${scale}`);
  }
  return Math.floor(scale * perScale);
}

const FIRST_WORDS = [
  "Amber",
  "Ashen",
  "Autumn",
  "Birch",
  "Bit",
  "Bramble",
  "Brass",
  "Bright",
  "Calico",
  "Cedar",
  "Chalk",
  "Cinnamon",
  "Clover",
  "Cobalt",
  "Copper",
  "Coral",
  "Crimson",
  "Dapple",
  "Distant",
  "Drift",
  "Dusk",
  "Ember",
  "Fallow",
  "Feather",
  "Fern",
  "Flint",
  "Frost",
  "Gilded",
  "Glass",
  "Hazel",
  "Heather",
  "Hollow",
  "Indigo",
  "Ivory",
  "Jade",
  "Juniper",
  "Lantern",
  "Linden",
  "Lunar",
  "Maple",
  "Marble",
  "Meadow",
  "Mellow",
  "Misty",
  "Moss",
  "Nimble",
  "North",
  "Oaken",
  "Opal",
  "Orchard",
  "Pepper",
  "Quiet",
  "Russet",
  "Saffron",
  "Sandy",
  "Silver",
  "Slate",
  "Stake",
  "Thistle",
  "Violet",
] as const;

const SECOND_WORDS = [
  "Almanac",
  "Anchor",
  "Arcade",
  "Badger",
  "Barge",
  "Basin",
  "Beacon",
  "Bellows",
  "Bluff",
  "Bridge",
  "Brook",
  "Burrow",
  "Canyon",
  "Cellar",
  "Compass",
  "Corner",
  "Cove",
  "Crane",
  "Crossing",
  "Dial",
  "Dune",
  "Falcon",
  "Ferry",
  "Fiddle",
  "Fox",
  "Gable",
  "Garden",
  "Gate",
  "Grove",
  "Gull",
  "Harbour",
  "Heron",
  "Hearth",
  "Island",
  "Kettle",
  "Ladder",
  "Landing",
  "Loom",
  "Magpie",
  "Market",
  "Mill",
  "Mirror",
  "Otter",
  "Parade",
  "Parlour",
  "Pavilion",
  "Pier",
  "Quarry",
  "Quay",
  "Raven",
  "Reef",
  "Ridge",
  "Sail",
  "Spindle",
  "Station",
  "Tower",
  "Vale",
  "Wharf",
  "Windmill",
  "Yard",
] as const;

const LAST_WORDS = [
  "",
  "Casino",
  "Club",
  "Play",
  "Slots",
  "Rooms",
  "Spins",
  "Wager",
  "Palace",
  "Reels",
  "Tables",
  "Games",
  "House",
  "Stakes",
] as const;

const PROVIDERS = [
  "Pragmatic Play",
  "Evolution",
  "NetEnt",
  "Play'n GO",
  "Microgaming",
  "Hacksaw Gaming",
  "Relax Gaming",
  "Nolimit City",
  "Big Time Gaming",
  "Red Tiger",
  "Push Gaming",
  "Playtech",
  "Yggdrasil",
  "Blueprint Gaming",
  "BGaming",
  "Quickspin",
  "Thunderkick",
  "ELK Studios",
  "IGT",
  "Greentube",
  "Betsoft",
  "Wazdan",
  "Spinomenal",
  "Endorphina",
  "Habanero",
  "Booming Games",
] as const;

const CARD_METHODS = [
  "Visa",
  "Mastercard",
  "Bank transfer",
  "Skrill",
  "Neteller",
  "Paysafecard",
  "PayPal",
  "Trustly",
  "Apple Pay",
  "Google Pay",
  "MuchBetter",
  "Interac",
  "ecoPayz",
  "Klarna",
  "Revolut",
] as const;

const CRYPTO_METHODS = [
  "Bitcoin",
  "Ethereum",
  "Tether",
  "Litecoin",
  "Dogecoin",
  "Bitcoin Cash",
  "Tron",
  "Ripple",
] as const;

const LICENSES = [
  "MGA",
  "Curaçao eGaming",
  "UKGC",
  "Gibraltar",
  "Kahnawake",
  "Anjouan",
  "SGA",
  "Isle of Man",
  "Alderney",
  "Estonian TCB",
] as const;

const PROS = [
  "Withdrawals paid within a day",
  "Clear bonus terms on one page",
  "Large choice of high RTP slots",
  "Live chat answered by people",
  "Low minimum deposit",
  "No fees on withdrawals",
  "Deposit limits set in two taps",
  "A deep live casino lobby",
  "Published payout times",
  "Fair wagering on the welcome offer",
  "Fast pages on older phones",
  "Filters by provider and volatility",
  "No maximum win on free spins",
  "Several currencies without conversion",
  "Weekly cashback without wagering",
  "Crypto payouts inside the hour",
  "Session reminders are on by default",
  "A loyalty scheme that states its value",
] as const;

const CONS = [
  "Live chat closes at midnight",
  "High wagering on reload offers",
  "No telephone support",
  "Withdrawals wait over the weekend",
  "No filter by RTP",
  "A monthly withdrawal limit",
  "Bonus terms differ by country",
  "Identity checks come late",
  "Few table games outside the live lobby",
  "No app for tablets",
  "Bank transfers take up to five days",
  "Small jackpot section",
  "A fee after the third withdrawal of a month",
  "E-wallets are excluded from the welcome offer",
  "Dormant accounts are charged",
] as const;

const TONES = [
  "unhurried",
  "busy",
  "plain",
  "polished",
  "old-fashioned",
  "tidy",
  "lively",
  "modest",
  "ambitious",
  "crowded",
] as const;
const CROWDS = [
  "slot players on small stakes",
  "regulars at the live tables",
  "players who care about payout times",
  "people who deposit with crypto",
  "bonus hunters who read terms",
  "weekend players",
  "high rollers",
  "newcomers",
] as const;
const FEATURES = [
  "a lobby that remembers where you left off",
  "tournaments with modest entry fees",
  "a search box that forgives spelling",
  "demo play without an account",
  "a calendar of offers",
  "a missions board",
  "a clear list of every game's RTP",
  "daily prize drops",
  "a club with six levels",
  "side by side play on wide screens",
] as const;
const TESTS = [
  "a €50 withdrawal to Skrill",
  "a $120 withdrawal by card",
  "a £40 withdrawal to a bank account",
  "a $75 payout in Bitcoin",
  "a €200 payout by Trustly",
  "a $60 withdrawal to a prepaid card",
] as const;
const WAITS = [
  "19 minutes",
  "two hours",
  "just under six hours",
  "a working day",
  "two working days",
  "three days and a reminder",
] as const;
const GENRES = [
  "Megaways slots",
  "classic fruit machines",
  "high volatility slots",
  "jackpot games",
  "blackjack tables",
  "roulette tables",
  "game shows",
  "video poker",
  "crash games",
  "scratch cards",
] as const;
const LANGUAGES = ["English", "German", "Finnish", "Spanish", "French", "Portuguese", "Norwegian", "Japanese"] as const;

type Sentence = (random: Random, name: string) => string;

const ABOUT: readonly Sentence[] = [
  (r, name) => `${name} is ${article(pick(r, TONES))} site that suits ${pick(r, CROWDS)} best.`,
  (r) => `Its owner runs ${whole(r, 2, 9)} other brands on the same platform, and the shared account system shows.`,
  (r) => `What sets it apart is ${pick(r, FEATURES)}, which few rivals of its size offer.`,
  (r, name) =>
    `We opened an account at ${name}, deposited ${whole(r, 2, 20) * 10} and played for ${whole(r, 3, 14)} days before writing this.`,
  (r) => `Registration took ${whole(r, 2, 9)} minutes and asked for nothing that a license does not require.`,
  (r) => `The lobby feels ${pick(r, TONES)}, and ${pick(r, CROWDS)} will find their way without help.`,
  (r) =>
    `Complaints that we found in public concern ${pick(r, ["slow documents", "bonus limits", "closed accounts", "weekend payouts", "currency fees"])} more than anything else.`,
];

const GAMES_TEXT: readonly Sentence[] = [
  (r) => `We counted ${money("", whole(r, 4, 60) * 100)} games, of which about ${whole(r, 60, 92)}% are slots.`,
  (r) =>
    `${pick(r, PROVIDERS)} and ${pick(r, PROVIDERS)} fill the first rows, and ${pick(r, GENRES)} have a page of their own.`,
  (r) => `The published RTP of the ${whole(r, 10, 40)} slots that we checked averaged ${(94 + r() * 2.9).toFixed(2)}%.`,
  (r) => `Fans of ${pick(r, GENRES)} are served well; those of ${pick(r, GENRES)} less so.`,
  (r) =>
    `Filters cover provider, ${pick(r, ["volatility", "theme", "feature", "release date"])} and little else, but search is quick.`,
  (r) => `Most titles open as a demo, and ${pick(r, FEATURES)} makes the choice easier.`,
  (r) =>
    `New releases arrive every ${pick(r, ["Tuesday", "Thursday", "week", "fortnight"])}, usually from ${pick(r, PROVIDERS)} first.`,
];

const BONUS_TEXT: readonly Sentence[] = [
  (r) =>
    `The welcome offer must be cleared within ${pick(r, [7, 10, 14, 21, 30])} days at stakes of no more than $${whole(r, 3, 8)} a round.`,
  (r) => `Slots count in full, ${pick(r, GENRES)} at ${pick(r, [5, 10, 20])}% and the rest not at all.`,
  (r) => `Cleared as intended, a deposit of $100 asks for about ${money("$", whole(r, 25, 60) * 100)} in bets.`,
  (r) =>
    `A reload on ${pick(r, ["Mondays", "Wednesdays", "Fridays", "Sundays"])} and weekly cashback of ${whole(r, 5, 15)}% keep regulars supplied.`,
  (r) =>
    `Free spins come in batches of ${pick(r, [10, 20, 25])} a day and expire after ${pick(r, [24, 48, 72])} hours.`,
  (r) =>
    `Deposits by ${pick(r, ["Skrill", "Neteller", "Paysafecard"])} do not qualify, which the banner fails to mention.`,
  (r) => `Support removed an unwanted bonus in ${whole(r, 2, 30)} minutes when we asked.`,
];

const BANKING_TEXT: readonly Sentence[] = [
  (r) => `We asked for ${pick(r, TESTS)}, and it arrived after ${pick(r, WAITS)}.`,
  (r) =>
    `The least that you can withdraw is $${whole(r, 1, 5) * 10}, the most ${money("$", whole(r, 2, 20) * 500)} a day.`,
  (r) => `Deposits are instant by ${pick(r, CARD_METHODS)} and ${pick(r, CARD_METHODS)}.`,
  (r) =>
    `${chance(r, 0.6) ? "No fee is taken either way" : `A fee of ${whole(r, 1, 3)}% is taken on withdrawals by card`}, but a currency conversion costs about ${whole(r, 2, 4)}%.`,
  (r) =>
    `Documents were approved ${pick(r, ["the same day", "overnight", "after a second photograph", "within three hours"])}.`,
  (r) => `A pending period of ${pick(r, [0, 12, 24, 48])} hours applies, during which a withdrawal can be reversed.`,
  (r) => `Accounts may be held in ${whole(r, 3, 12)} currencies, chosen once at registration.`,
];

const SUPPORT_TEXT: readonly Sentence[] = [
  (r) =>
    `Live chat answered in ${whole(r, 15, 300)} seconds on a ${pick(r, ["Monday morning", "Friday evening", "Sunday night", "Wednesday afternoon"])}.`,
  (r) =>
    `E-mail took ${whole(r, 2, 40)} hours and answered ${pick(r, ["both questions", "one question of two", "everything that we asked", "with a link to the terms"])}.`,
  (r) => `Agents write in ${pick(r, LANGUAGES)} and ${pick(r, LANGUAGES)}, with others by machine translation.`,
  (r) => `The help pages cover ${whole(r, 30, 180)} questions and can be searched without an account.`,
  (r) =>
    `Asked about self-exclusion, the agent ${pick(r, ["explained each step", "closed the account at once", "sent us to a form", "first offered a bonus, which we mark down"])}.`,
  (r) =>
    `There is ${chance(r, 0.3) ? "a telephone line in office hours" : "no telephone line"}, and social accounts are ${pick(r, ["quiet", "active", "unwatched"])}.`,
];

const MOBILE_TEXT: readonly Sentence[] = [
  (r) => `On a four year old phone the lobby opened in ${(1 + r() * 4).toFixed(1)} seconds.`,
  (r) => `${whole(r, 85, 99)}% of the games run in the browser, and ${pick(r, GENRES)} are easiest to play upright.`,
  (r) =>
    `${chance(r, 0.4) ? "There is an app for both systems" : "There is no app, and none is missed"}; the menu stays within reach of a thumb.`,
  (r) => `Deposits by ${pick(r, ["Apple Pay", "Google Pay", "Trustly", "Visa"])} took ${whole(r, 2, 5)} taps.`,
  () => "Live streams dropped to a lower picture on a slow line rather than stopping.",
  (r) => `Limits, history and ${pick(r, FEATURES)} are all where they are on a desktop.`,
];

const SECURITY_TEXT: readonly Sentence[] = [
  (r) =>
    `Connections use TLS 1.3, and two-step sign-in is ${pick(r, ["offered", "required for withdrawals", "hidden in the settings", "missing"])}.`,
  (r) =>
    `Games are tested by ${pick(r, ["an independent laboratory", "two laboratories", "each provider's own laboratory"])}, with certificates ${pick(r, ["one click away", "on request", "linked from the footer"])}.`,
  (r) => `Deposit, loss and session limits take effect at once; raising one takes ${pick(r, [24, 48, 72])} hours.`,
  (r) =>
    `The terms name the company, its address and the regulator, and were last changed ${whole(r, 1, 18)} months ago.`,
  (r) => `A dormant account is charged $${whole(r, 2, 10)} a month after ${pick(r, [6, 12, 24])} months.`,
  (r) =>
    `Player money is kept ${pick(r, ["in a separate account", "in a trust", "with the company's own funds"])}, as the terms state.`,
];

function article(word: string): string {
  return `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;
}

/** Returns about 300 characters of text: sentences in random order. */
function paragraph(random: Random, sentences: readonly Sentence[], name: string): string {
  const rest = [...sentences];
  let text = "";
  while (rest.length > 0 && text.length < 260) {
    const [sentence] = rest.splice(Math.floor(random() * rest.length), 1);
    text += `${text === "" ? "" : " "}${(sentence as Sentence)(random, name)}`;
  }
  return text;
}

/**
 * Returns a casino name. The combinations of words come in a scattered order. Once all combinations are used, the names
 * repeat with a number.
 */
function casinoName(index: number): string {
  const combinations = FIRST_WORDS.length * SECOND_WORDS.length * LAST_WORDS.length;
  const round = Math.floor(index / combinations);
  // 27,551 is a prime that does not divide the number of combinations. Each combination therefore occurs exactly once
  // in each round.
  const place = ((index % combinations) * 27_551) % combinations;
  const first = FIRST_WORDS[place % FIRST_WORDS.length] as string;
  const second = SECOND_WORDS[Math.floor(place / FIRST_WORDS.length) % SECOND_WORDS.length] as string;
  const last = LAST_WORDS[Math.floor(place / (FIRST_WORDS.length * SECOND_WORDS.length))] as string;
  const joined = first === "Bit" || first === "Stake" ? `${first}${second.toLowerCase()}` : `${first} ${second}`;
  return `${joined}${last === "" ? "" : ` ${last}`}${round === 0 ? "" : ` ${round + 1}`}`;
}

function casinoSlug(index: number): string {
  return slugOf(casinoName(index), index);
}

/** Returns a rating with one decimal. The ratings form a bell curve around 3.9, limited to the range from 1 to 5. */
function drawRating(random: Random): number {
  const bell = (random() + random() + random()) / 3;
  return Math.round(Math.min(5, Math.max(1, 3.9 + (bell - 0.5) * 4.4)) * 10) / 10;
}

function casinoAt(index: number): SyntheticCasino {
  const r = randomFor(1, index);
  const name = casinoName(index);
  const slug = casinoSlug(index);
  const unrated = chance(r, 0.03);
  const rating = unrated ? 0 : drawRating(r);
  const reviewCount = unrated ? 0 : 1 + Math.floor(r() ** 3 * 2400);
  const establishedYear = chance(r, 0.07) ? null : 2026 - Math.floor(r() ** 1.5 * 29);
  const acceptsCrypto = chance(r, name.startsWith("Bit") ? 0.95 : 0.42);
  const hasLiveGames = chance(r, 0.64);
  const amount = pickSkewed(r, [200, 100, 500, 300, 1000, 250, 150, 750, 2000, 400]);
  const freeSpins = chance(r, 0.35) ? 0 : pickSkewed(r, [50, 100, 200, 25, 20, 150, 75, 300]);
  const percent = pickSkewed(r, [100, 150, 200, 50, 125, 75]);
  const currency = pickSkewed(r, ["$", "€", "£"] as const);
  return {
    slug,
    name,
    websiteUrl: `https://${slug}.example`,
    rating,
    reviewCount,
    description: `${article(pick(r, TONES)).replace(/^a/, "A")} casino for ${pick(r, CROWDS)}, with ${pick(r, FEATURES)}. ${
      unrated ? "Nobody has reviewed it yet." : `Payouts reach most players in ${pick(r, WAITS)}.`
    }`,
    review: {
      about: paragraph(r, ABOUT, name),
      games: paragraph(r, GAMES_TEXT, name),
      bonuses: paragraph(r, BONUS_TEXT, name),
      banking: paragraph(r, BANKING_TEXT, name),
      support: paragraph(r, SUPPORT_TEXT, name),
      mobile: paragraph(r, MOBILE_TEXT, name),
      security: paragraph(r, SECURITY_TEXT, name),
    },
    welcomeBonus: `${percent}% up to ${money(currency, amount)}${freeSpins === 0 ? "" : ` + ${freeSpins} spins`}`,
    bonusAmount: money(currency, amount),
    freeSpins,
    minDeposit: `${currency}${pickSkewed(r, [10, 20, 5, 25, 30, 1])}`,
    wageringRequirement: `${pickSkewed(r, [35, 40, 30, 45, 25, 50, 20, 10, 0])}x`,
    establishedYear,
    isFeatured: chance(r, 0.09),
    isNew: establishedYear !== null && establishedYear >= 2024 ? chance(r, 0.85) : chance(r, 0.02),
    acceptsCrypto,
    hasLiveGames,
    mobileOptimized: chance(r, 0.88),
    licenses: chance(r, 0.04) ? [] : some(r, LICENSES, chance(r, 0.22) ? 2 : 1),
    paymentMethods: [
      ...some(r, CARD_METHODS, whole(r, 3, 8)),
      ...(acceptsCrypto ? some(r, CRYPTO_METHODS, whole(r, 1, 5)) : []),
    ],
    pros: some(r, PROS, whole(r, 3, 5)),
    cons: some(r, CONS, whole(r, 1, 4)),
    gameProviders: some(r, PROVIDERS, whole(r, 4, 14)),
    createdAt: createdAt(r, index, establishedYear ?? undefined),
    // These fields use the random stream last, because they were added later and must not change the other fields.
    withdrawalHours: chance(r, 0.1) ? null : pickSkewed(r, [24, 1, 48, 2, 12, 72, 6, 120]),
    currency: { $: "USD", "€": "EUR", "£": "GBP" }[currency],
    payoutLimitPerMonth: chance(r, 0.3) ? null : pickSkewed(r, [1_000_000, 500_000, 2_000_000, 5_000_000]),
  };
}

const BONUS_TYPES = [
  "welcome",
  "welcome",
  "welcome",
  "free_spins",
  "free_spins",
  "no_deposit",
  "no_deposit",
  "cashback",
  "reload",
  "reload",
] as const;

const SPIN_SLOTS = [
  "Starburst",
  "Book of Dead",
  "Big Bass Bonanza",
  "Gates of Olympus",
  "Wolf Gold",
  "Reactoonz",
  "Fire Joker",
  "Legacy of Dead",
] as const;

const BONUS_TERMS: readonly Sentence[] = [
  (r) => `Expires ${pick(r, [3, 5, 7, 10, 14, 21, 30])} days after it is credited.`,
  (r) => `The largest stake while wagering is $${whole(r, 2, 10)}.`,
  (r) => `Bets on ${pick(r, GENRES)} count for nothing.`,
  (r) =>
    `Open to players in ${pick(r, ["Canada", "Ireland", "Finland", "Norway", "New Zealand", "Austria"])} and ${whole(r, 4, 60)} other countries.`,
  (r) => `Wagering is on the ${pick(r, ["bonus only", "bonus and the deposit together", "winnings only"])}.`,
  () => "One account for each household, and documents are checked before the first withdrawal.",
];

const DEPOSIT_TERMS: readonly Sentence[] = [
  ...BONUS_TERMS,
  (r) => `Deposits by ${pick(r, ["Skrill", "Neteller", "Paysafecard", "prepaid card"])} do not qualify.`,
];

function bonusAt(index: number): SyntheticBonus {
  const r = randomFor(2, index);
  // Each block of 2,000 bonuses belongs to one block of 500 casinos. Otherwise, a small catalogue could have bonuses of
  // missing casinos.
  const block = Math.floor(index / BONUSES_PER_SCALE) * CASINOS_PER_SCALE;
  const casinoIndex = block + Math.floor(r() ** 1.25 * CASINOS_PER_SCALE);
  const name = casinoName(casinoIndex);
  const bonusType = pick(r, BONUS_TYPES);
  const currency = pickSkewed(r, ["$", "€", "£"]);
  const percent = pickSkewed(r, [100, 50, 150, 25, 200, 75]);
  const most = pickSkewed(r, [200, 100, 500, 50, 300, 1000]);
  const small = pickSkewed(r, [10, 5, 20, 15, 25]);
  const spins = pickSkewed(r, [50, 20, 100, 25, 10, 150, 200]);
  const slot = pick(r, SPIN_SLOTS);
  let title: string;
  let bonusAmount: string;
  let freeSpins = 0;
  let minDeposit = `${currency}${pickSkewed(r, [20, 10, 25, 30, 50])}`;
  let maxWin = "No cap";
  let wageringRequirement = `${pickSkewed(r, [35, 40, 30, 45, 25, 50, 20])}x`;
  switch (bonusType) {
    case "no_deposit":
      freeSpins = chance(r, 0.5) ? pick(r, [10, 20, 30, 50]) : 0;
      bonusAmount = freeSpins === 0 ? `${currency}${small}` : `${freeSpins} spins`;
      title = freeSpins === 0 ? `${bonusAmount} free at ${name}` : `${freeSpins} spins on ${slot} without a deposit`;
      minDeposit = "None";
      maxWin = `${currency}${pick(r, [25, 50, 75, 100])}`;
      break;
    case "welcome":
      freeSpins = chance(r, 0.55) ? spins : 0;
      bonusAmount = `${percent}% up to ${money(currency, most)}`;
      title = `${bonusAmount}${freeSpins === 0 ? "" : ` and ${freeSpins} spins`} at ${name}`;
      break;
    case "free_spins":
      freeSpins = spins;
      bonusAmount = `${spins} spins`;
      title = `${spins} free spins on ${slot}`;
      maxWin = chance(r, 0.6) ? `${currency}${pick(r, [50, 100, 150, 250])}` : "No cap";
      break;
    case "cashback":
      bonusAmount = `${pickSkewed(r, [10, 5, 15, 8, 20])}% up to ${money(currency, most)}`;
      title = `${pick(r, ["Weekly", "Daily", "Weekend", "Live casino"])} cashback of ${bonusAmount}`;
      wageringRequirement = `${pickSkewed(r, [0, 1, 3, 5, 10])}x`;
      break;
    case "reload":
      freeSpins = chance(r, 0.3) ? pick(r, [10, 20, 25, 50]) : 0;
      bonusAmount = `${pickSkewed(r, [50, 25, 75, 100])}% up to ${money(currency, most)}`;
      title = `${pick(r, ["Monday", "Midweek", "Friday", "Weekend", "Monthly"])} reload: ${bonusAmount}`;
      break;
  }
  return {
    casinoSlug: casinoSlug(casinoIndex),
    title,
    bonusType,
    bonusAmount,
    freeSpins,
    minDeposit,
    wageringRequirement,
    maxWin,
    bonusCode: chance(r, 0.3)
      ? ""
      : `${pick(r, ["SPIN", "PLAY", "BONUS", "GIFT", "EXTRA", "BACK", "MORE"])}${(index + 1).toString(36).toUpperCase().padStart(4, "0")}`,
    terms: some(r, bonusType === "no_deposit" ? BONUS_TERMS : DEPOSIT_TERMS, whole(r, 2, 4))
      .map((sentence) => sentence(r, name))
      .join(" "),
    isActive: chance(r, 0.9),
    createdAt: createdAt(r, index),
    // These fields use the random stream last, because they were added later and must not change the other fields.
    ...termsAt(r, { bonusType, bonusAmount, freeSpins, minDeposit, wageringRequirement, maxWin }),
  };
}

type OfferTexts = Record<"bonusType" | "bonusAmount" | "minDeposit" | "wageringRequirement" | "maxWin", string>;

/** The terms as numbers, which agree with the texts of the offer. */
function termsAt(r: () => number, texts: OfferTexts & { freeSpins: number }) {
  const { bonusType, bonusAmount, freeSpins, maxWin } = texts;
  const hasMoney = !bonusAmount.endsWith("spins");
  const multiple = Number.parseInt(texts.wageringRequirement, 10);
  const isUncapped = maxWin === "No cap";
  return {
    currency: { $: "USD", "€": "EUR", "£": "GBP" }[/[$€£]/.exec(bonusAmount + maxWin + texts.minDeposit)?.[0] ?? "$"]!,
    matchPercent: bonusAmount.includes("%") ? Number.parseInt(bonusAmount, 10) : null,
    capMinor: hasMoney ? minorOf(bonusAmount.replace(/^.*up to /, "")) : null,
    minDepositMinor: texts.minDeposit === "None" ? 0 : minorOf(texts.minDeposit),
    wageringMultiple: multiple,
    wageringBase: hasMoney
      ? pickSkewed(r, [WageringBase.BONUS, WageringBase.BONUS_AND_DEPOSIT])
      : WageringBase.WINNINGS,
    maxCashoutMinor: isUncapped ? null : minorOf(maxWin),
    isCashoutUncapped: isUncapped,
    isBonusRemoved: bonusType === "cashback" || chance(r, 0.1) ? null : chance(r, 0.3),
    spinValue: freeSpins > 0 ? pickSkewed(r, [10, 20, 25, 50]) : null,
    spinsWageringMultiple: hasMoney && freeSpins > 0 ? pickSkewed(r, [multiple, 0, 20]) : null,
    spinsMaxCashout: hasMoney && freeSpins > 0 && chance(r, 0.5) ? pickSkewed(r, [10_000, 5_000]) : null,
  };
}

/** Returns the hundredths of an amount such as `$1,000`. */
function minorOf(text: string): number {
  return Number(text.replaceAll(/[^\d.]/g, "")) * 100;
}

const GAME_FIRST = [
  "Ancient",
  "Arctic",
  "Blazing",
  "Buried",
  "Captain's",
  "Celestial",
  "Clockwork",
  "Cosmic",
  "Crystal",
  "Desert",
  "Dragon",
  "Eastern",
  "Emerald",
  "Enchanted",
  "Fearless",
  "Fiery",
  "Forgotten",
  "Golden",
  "Hidden",
  "Jungle",
  "Lucky",
  "Magic",
  "Midnight",
  "Mystic",
  "Northern",
  "Pirate",
  "Royal",
  "Sacred",
  "Secret",
  "Sunken",
  "Thunder",
  "Wild",
] as const;
const GAME_SECOND = [
  "Acorn",
  "Bazaar",
  "Bell",
  "Bison",
  "Book",
  "Bounty",
  "Caravan",
  "Carnival",
  "Cauldron",
  "Crown",
  "Diamond",
  "Express",
  "Falcon",
  "Forge",
  "Fortune",
  "Fruit",
  "Gems",
  "Harvest",
  "Idol",
  "Jester",
  "Joker",
  "Koi",
  "Lagoon",
  "Lamp",
  "Lotus",
  "Mask",
  "Mine",
  "Oasis",
  "Oracle",
  "Pearl",
  "Phoenix",
  "Quest",
  "Relic",
  "Scarab",
  "Temple",
  "Wolf",
] as const;
const GAME_LAST = ["", "Deluxe", "Megaways", "Hold and Win", "Gold", "Rush", "Extreme", "Splash"] as const;
const TABLE_GAMES = [
  "Blackjack",
  "European Roulette",
  "French Roulette",
  "Baccarat",
  "Three Card Poker",
  "Casino Hold'em",
  "Craps",
  "Sic Bo",
  "Red Dog",
  "Pai Gow",
] as const;
const LIVE_STUDIOS = [
  "Salon",
  "Speed",
  "Grand",
  "Turbo",
  "Studio",
  "Club",
  "Velvet",
  "Auto",
  "Infinite",
  "Prestige",
] as const;

function gameAt(index: number): SyntheticGame {
  const r = randomFor(3, index);
  const lot = r();
  const category = lot < 0.72 ? "slots" : lot < 0.84 ? "table_games" : lot < 0.94 ? "live_games" : "jackpots";
  const themed = `${pick(r, GAME_FIRST)} ${pick(r, GAME_SECOND)}`;
  const last = pickSkewed(r, GAME_LAST);
  let name: string;
  let volatility: SyntheticGame["volatility"] = null;
  let rtp: number | null;
  let maxWin = "";
  switch (category) {
    case "slots":
      name = `${themed}${last === "" ? "" : ` ${last}`}`;
      rtp = Math.round((93.8 + (r() + r()) * 1.7) * 100) / 100;
      volatility = pickSkewed(r, ["high", "medium", "low"] as const);
      maxWin = `${pickSkewed(r, ["5,000", "10,000", "2,500", "1,000", "500", "20,000", "50,000"])}x`;
      break;
    case "table_games":
      name = `${pick(r, GAME_FIRST)} ${pick(r, TABLE_GAMES)}`;
      rtp = Math.round((96.2 + r() * 3.4) * 100) / 100;
      break;
    case "live_games":
      name = `${pick(r, LIVE_STUDIOS)} ${pick(r, TABLE_GAMES)} Live`;
      rtp = Math.round((95.4 + r() * 4) * 100) / 100;
      break;
    case "jackpots":
      name = `${themed} Jackpot`;
      rtp = Math.round((88 + r() * 7) * 100) / 100;
      volatility = pick(r, ["medium", "high"] as const);
      break;
  }
  if (chance(r, 0.12)) {
    rtp = null;
  }
  return {
    slug: slugOf(name, index),
    name,
    provider: pickSkewed(r, PROVIDERS),
    category,
    rtp,
    volatility,
    maxWin: chance(r, 0.15) ? "" : maxWin,
    isPopular: chance(r, 0.06),
    createdAt: createdAt(r, index),
  };
}

/**
 * Yields `scale * 500` casinos, the same ones in every run. The casinos of a smaller scale are always the first
 * casinos of a larger one. After 50,400 casinos, names repeat with a number.
 */
export function* syntheticCasinos(scale: number): Generator<SyntheticCasino> {
  const count = rowCount(scale, CASINOS_PER_SCALE);
  for (let index = 0; index < count; index += 1) {
    yield casinoAt(index);
  }
}

/**
 * Yields `scale * 2000` bonuses, the same ones in every run. The bonuses of a smaller scale are always the first
 * bonuses of a larger one. If the scale is a whole number, each bonus belongs to a casino of `syntheticCasinos`. A
 * casino has between 0 and about 12 bonuses.
 */
export function* syntheticBonuses(scale: number): Generator<SyntheticBonus> {
  const count = rowCount(scale, BONUSES_PER_SCALE);
  for (let index = 0; index < count; index += 1) {
    yield bonusAt(index);
  }
}

/**
 * Yields `scale * 5000` games with invented titles, the same ones in every run. The games of a smaller scale are
 * always the first games of a larger one.
 */
export function* syntheticGames(scale: number): Generator<SyntheticGame> {
  const count = rowCount(scale, GAMES_PER_SCALE);
  for (let index = 0; index < count; index += 1) {
    yield gameAt(index);
  }
}

/** Inserts a catalogue of this scale in one transaction. The rows have no history and no images. */
export async function insertSynthetic({ dataSource }: Database, scale: number): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await insertRows(manager, "casino", syntheticCasinos(scale));
    await insertRows(manager, "bonus", syntheticBonuses(scale));
    await insertRows(manager, "game", syntheticGames(scale));
  });
}
