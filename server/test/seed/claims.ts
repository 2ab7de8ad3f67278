/**
 * The claims in the sample catalogue's texts, each with a query that decides whether it is true. Most compare rows of
 * the catalogue, or values of one row. The others are statements about the site and calculations in articles.
 */
import { computeTrustScore } from "../../nouns/casino/trustScore/trustScore.js";
import { scoringRules } from "../../nouns/casino/trustScore/scoringRules.js";
import { type OfferValue, offerValueOf, usualDeposit } from "../../../shared/offerValue.js";
import type { Seed, SeedRows } from "../../app/seed/readSeed.js";

interface Claim {
  /** The row's list and name, such as `casinos/northgate`. */
  row: string;
  /** Words of one of the row's texts. */
  words: string;
  holds: (catalogue: Seed) => boolean;
}

type Casino = SeedRows["casino"];
type Bonus = SeedRows["bonus"];
type Query = Claim["holds"];

const year = 2026;

function only<Row>(rows: readonly Row[]): Row {
  if (rows.length !== 1) throw new Error(`The query must find one row, but it found ${rows.length}.`);
  return rows[0]!;
}

const casinoOf = ({ casino }: Seed, slug: string) => only(casino.filter((row) => row.slug === slug));
const bonusOf = ({ bonus }: Seed, casinoSlug: string, title: string) =>
  only(bonus.filter((row) => row.casinoSlug === casinoSlug && row.title === title));
const gameOf = ({ game }: Seed, slug: string) => only(game.filter((row) => row.slug === slug));

/** Whether the house edge that follows from a game's return is this percentage. */
function hasEdge(slug: string, edge: number): Query {
  return (catalogue) => Math.abs(100 - gameOf(catalogue, slug).rtp! - edge) < 0.005;
}

const firstNumber = (text: string | null) => Number(/[\d,.]+/.exec(text ?? "")?.[0].replaceAll(",", "") ?? Number.NaN);
const trustScoreOf = (casino: Casino) => computeTrustScore(casino, year).score;
const isYoung = ({ establishedYear }: Casino) =>
  establishedYear !== null && year - establishedYear <= scoringRules.age.years;
const isInEuros = ({ minDeposit }: Casino) => minDeposit?.startsWith("€") ?? false;

/** Whether the condition is true of more than half of the rows. */
function isMost<Row>(rows: readonly Row[], condition: (row: Row) => boolean): boolean {
  return rows.filter(condition).length > rows.length / 2;
}

/** Returns the value that occurs most often. */
function commonest(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]![0];
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}

/** The longest payout times of a casino's methods, in hours. */
function payoutHours({ paymentDetails }: Casino): { method: string; hours: number }[] {
  return paymentDetails.flatMap(({ method, payoutHoursTo: hours }) =>
    typeof hours === "number" ? [{ method, hours }] : [],
  );
}

/** Splits a casino's payout times into those of some methods and those of all others. */
function payoutsOf(catalogue: Seed, slug: string, methods: readonly string[]): { these: number[]; others: number[] } {
  const payouts = payoutHours(casinoOf(catalogue, slug));
  const hoursOf = (isOne: boolean) =>
    payouts.filter(({ method }) => methods.includes(method) === isOne).map(({ hours }) => hours);
  return { these: hoursOf(true), others: hoursOf(false) };
}

/** Whether these methods take this long, and all other methods of the casino less. */
function areSlowest(slug: string, methods: readonly string[], hours: number): Query {
  return (catalogue) => {
    const { these, others } = payoutsOf(catalogue, slug, methods);
    return these.length > 0 && these.every((own) => own === hours) && others.every((other) => other < hours);
  };
}

/** Whether no other method of the casino pays sooner than the slowest of these. */
function areFastest(slug: string, methods: readonly string[]): Query {
  return (catalogue) => {
    const { these, others } = payoutsOf(catalogue, slug, methods);
    return these.length === methods.length && Math.max(...these) <= Math.min(...others);
  };
}

/** Whether the casino's value is larger than that of all other casinos that the condition is true of. */
function hasMost(
  slug: string,
  valueOf: (row: Casino) => number,
  isRival: (row: Casino) => boolean = () => true,
): Query {
  return (catalogue) => {
    const own = casinoOf(catalogue, slug);
    const rivals = catalogue.casino.filter((row) => row.slug !== slug && isRival(row));
    return isRival(own) && rivals.length > 2 && rivals.every((row) => valueOf(row) < valueOf(own));
  };
}

function valueOfOffer(bonus: Bonus): OfferValue {
  return offerValueOf(bonus, { deposit: usualDeposit * 100, depositCurrency: bonus.currency ?? "" });
}

function valuedOffers({ bonus }: Seed): { cap: number; value: number }[] {
  return bonus.flatMap((row) => {
    const { value } = valueOfOffer(row);
    return value === null ? [] : [{ cap: row.capMinor ?? 0, value }];
  });
}

const offersOf = ({ bonus }: Seed, slug: string) => bonus.filter((row) => row.casinoSlug === slug && row.isActive);

/** Whether most payouts are sooner than the usual times in the articles, in which a business day is at least a day. */
const areOftenFaster: Query = ({ casino }) => {
  const payouts = casino.flatMap(payoutHours);
  const usual: [methods: string[], leastHours: number][] = [
    [["PayPal", "Skrill", "Neteller"], 24],
    [["Visa", "Mastercard"], 3 * 24],
    [["Bank transfer"], 5 * 24],
  ];
  return usual.every(([methods, leastHours]) => {
    const hours = payouts.filter(({ method }) => methods.includes(method)).map((payout) => payout.hours);
    return hours.length > 3 && isMost(hours, (each) => each <= leastHours);
  });
};

/** What the site shows for a match of 100% on a deposit of $100. Amounts are in dollars. */
function exampleOffer(wageringMultiple: number, wageringBase: "bonus" | "bonus_and_deposit") {
  const unknown = {
    capMinor: null,
    minDepositMinor: null,
    contributionSlots: null,
    maxCashoutMinor: null,
    freeSpins: null,
    spinValue: null,
    spinsWageringMultiple: null,
    spinsMaxCashout: null,
  };
  const offer = {
    bonusType: "welcome",
    currency: "USD",
    matchPercent: 100,
    isCashoutUncapped: true,
    isBonusRemoved: false,
  };
  const { turnover, cost, value } = offerValueOf(
    { ...unknown, ...offer, wageringMultiple, wageringBase },
    { deposit: 10_000, depositCurrency: "USD" },
  );
  return { bets: Number(turnover) / 100, cost: Number(cost) / 100, value: Number(value) / 100 };
}

const ofCasinos: readonly Claim[] = [
  {
    row: "casinos/amber-abacus",
    words: "Our readers' favorite",
    holds: hasMost("amber-abacus", ({ rating }) => rating),
  },
  {
    row: "casinos/amber-abacus",
    words: "No other casino here has 1,510 reviews and so few grudges",
    holds: (catalogue) =>
      hasMost("amber-abacus", ({ reviewCount }) => reviewCount)(catalogue) &&
      hasMost("amber-abacus", ({ rating }) => rating)(catalogue),
  },
  {
    row: "casinos/amber-abacus",
    words: "one of the few welcome offers on this site without a cost",
    holds: ({ casino }) => {
      const free = casino.filter(({ wageringRequirement }) => wageringRequirement?.startsWith("0x"));
      return free.some(({ slug }) => slug === "amber-abacus") && free.length < casino.length / 10;
    },
  },
  {
    row: "casinos/bitquarry",
    words: "The Curaçao license is the only outside check",
    holds: (catalogue) => casinoOf(catalogue, "bitquarry").licenses.join() === "Curaçao eGaming",
  },
  {
    row: "casinos/copper-lantern",
    words: "One of the best-run casinos in this directory",
    holds: (catalogue) => {
      const { rating } = casinoOf(catalogue, "copper-lantern");
      return catalogue.casino.filter((row) => row.rating > rating).length < 3;
    },
  },
  {
    row: "casinos/copper-lantern",
    words: "only one other site here has a higher average",
    holds: (catalogue) => {
      const { rating } = casinoOf(catalogue, "copper-lantern");
      return catalogue.casino.filter((row) => row.rating > rating).length === 1;
    },
  },
  {
    row: "casinos/copper-lantern",
    words: "more than most offers that look ten times as big",
    holds: (catalogue) => {
      const spins = 960;
      const isWorth = valueOfOffer(bonusOf(catalogue, "copper-lantern", "100 spins without wagering")).value === spins;
      const large = valuedOffers(catalogue).filter(({ cap }) => cap >= 10 * spins);
      return isWorth && isMost(large, ({ value }) => value < spins);
    },
  },
  {
    row: "casinos/copper-lantern",
    words: "Only bank transfers are slow, at two business days",
    holds: areSlowest("copper-lantern", ["Bank transfer"], 48),
  },
  {
    row: "casinos/ferry-and-fable",
    words: "Trustly and Neteller are the fastest",
    holds: areFastest("ferry-and-fable", ["Trustly", "Neteller"]),
  },
  {
    row: "casinos/foxglove-casino",
    words: "the best-liked young casino on our Maltese list",
    holds: hasMost(
      "foxglove-casino",
      ({ rating }) => rating,
      (row) => row.licenses.includes("MGA") && isYoung(row),
    ),
  },
  {
    row: "casinos/foxglove-casino",
    words: "a higher minimum than at similar casinos",
    holds: hasMost("foxglove-casino", ({ minDeposit }) => firstNumber(minDeposit), isInEuros),
  },
  {
    row: "casinos/glasshouse-wager",
    words: "The lowest score in our directory",
    holds: (catalogue) =>
      hasMost("glasshouse-wager", (row) => -trustScoreOf(row))(catalogue) &&
      hasMost(
        "glasshouse-wager",
        ({ rating }) => -rating,
        ({ rating }) => rating > 0,
      )(catalogue),
  },
  {
    row: "casinos/greystone-wager",
    words: "in the lower half of our list",
    holds: (catalogue) => {
      const { rating } = casinoOf(catalogue, "greystone-wager");
      return isMost(catalogue.casino, (row) => row.rating > rating);
    },
  },
  {
    row: "casinos/harrow-lane",
    words: "The 10x wagering is the most that UK rules have allowed",
    holds: (catalogue) => {
      const british = catalogue.casino.filter(({ licenses }) => licenses.includes("UKGC"));
      const multiples = british.flatMap(({ slug }) =>
        offersOf(catalogue, slug).map((row) => row.wageringMultiple ?? 0),
      );
      return multiples.length > 10 && Math.max(...multiples) === 10;
    },
  },
  {
    row: "casinos/ironleaf-casino",
    words: "Book of Dead is set to 94.25%, two points below its best",
    holds: (catalogue) => Math.round(gameOf(catalogue, "book-of-dead").rtp! - 94.25) === 2,
  },
  {
    row: "casinos/juniper-reels",
    words: "Few of the offers we list do that well",
    holds: (catalogue) => {
      const own = valueOfOffer(bonusOf(catalogue, "juniper-reels", "50% up to $150 plus 75 spins")).value!;
      const offers = valuedOffers(catalogue);
      return offers.filter(({ value }) => value >= own).length < offers.length / 4;
    },
  },
  {
    row: "casinos/northgate",
    words: "Cards are the slowest, at two business days",
    holds: areSlowest("northgate", ["Visa", "Mastercard"], 48),
  },
  {
    row: "casinos/velvet-tables",
    words: "PayPal and Apple Pay users have it easiest",
    holds: areFastest("velvet-tables", ["PayPal", "Apple Pay"]),
  },
];

const ofBonuses: readonly Claim[] = [
  {
    row: "bonuses/bitharbor: 60 spins on Jammin' Jars for a Litecoin deposit",
    words: "twice what most sites give",
    holds: (catalogue) => {
      const { spinValue } = bonusOf(catalogue, "bitharbor", "60 spins on Jammin' Jars for a Litecoin deposit");
      return spinValue === 2 * commonest(catalogue.bonus.flatMap((row) => row.spinValue ?? []));
    },
  },
  {
    row: "bonuses/cloverfield-rooms: 100% up to €50 plus 25 spins",
    words: "no other offers follow",
    holds: (catalogue) => offersOf(catalogue, "cloverfield-rooms").length === 1,
  },
  {
    row: "bonuses/dovetail-rooms: Seat-warmer reload, 25% up to $75",
    words: "the best reload we had seen for live players",
    holds: (catalogue) => {
      const { contributionTableGames: own } = bonusOf(catalogue, "dovetail-rooms", "Seat-warmer reload, 25% up to $75");
      const reloads = catalogue.bonus.filter(({ bonusType }) => bonusType === "reload");
      const counted = reloads.map((row) => Math.max(row.contributionTableGames ?? 0, row.contributionLiveGames ?? 0));
      return own !== null && counted.filter((percent) => percent >= own).length === 1;
    },
  },
  {
    row: "bonuses/foxglove-casino: 50% up to €100 plus 100 spins",
    words: "PayPal deposits qualify like any other",
    holds: (catalogue) =>
      casinoOf(catalogue, "foxglove-casino").paymentMethods.includes("PayPal") &&
      bonusOf(catalogue, "foxglove-casino", "50% up to €100 plus 100 spins").excludedMethods.length === 0,
  },
  {
    row: "bonuses/foxglove-casino: Digitalis: 10 spins, no deposit",
    words: "less than usual",
    holds: (catalogue) => {
      const free = catalogue.bonus.filter(({ bonusType }) => bonusType === "no_deposit");
      const { wageringMultiple } = bonusOf(catalogue, "foxglove-casino", "Digitalis: 10 spins, no deposit");
      return wageringMultiple! < median(free.flatMap((row) => row.wageringMultiple ?? []));
    },
  },
  {
    row: "bonuses/harrow-lane: 100% up to $100",
    words: "Ninety days is more than any other casino on this site gives you",
    holds: (catalogue) => {
      const others = catalogue.bonus.filter(({ casinoSlug }) => casinoSlug !== "harrow-lane");
      return (
        bonusOf(catalogue, "harrow-lane", "100% up to $100").validDays === 90 &&
        Math.max(...others.map(({ validDays }) => validDays ?? 0)) < 90
      );
    },
  },
  {
    row: "bonuses/juniper-reels: 50% up to $150 plus 75 spins",
    words: "the only bonus that a customer ever gets",
    holds: (catalogue) => offersOf(catalogue, "juniper-reels").length === 1,
  },
  {
    row: "bonuses/juniper-reels: 50% up to $150 plus 75 spins",
    words: "You get no other bonus here",
    holds: (catalogue) => offersOf(catalogue, "juniper-reels").length === 1,
  },
  {
    row: "bonuses/saltmarsh-club: 30% first-of-the-month bonus to $150",
    words: "Live dealer games count more here than in the welcome offer",
    holds: (catalogue) => {
      const reload = bonusOf(catalogue, "saltmarsh-club", "30% first-of-the-month bonus to $150");
      const welcome = bonusOf(catalogue, "saltmarsh-club", "100% up to $400");
      // The welcome offer counts live tables as table games unless it states otherwise.
      return reload.contributionLiveGames! > (welcome.contributionLiveGames ?? welcome.contributionTableGames!);
    },
  },
];

const ofGames: readonly Claim[] = [
  {
    row: "games/american-roulette",
    words: "more expensive than on a single-zero wheel",
    holds: (catalogue) => gameOf(catalogue, "american-roulette").rtp! < gameOf(catalogue, "european-roulette").rtp!,
  },
  {
    row: "games/blood-suckers",
    words: "known for its high published RTP",
    holds: (catalogue) => {
      const returns = catalogue.game.flatMap(({ category, rtp }) =>
        category === "slots" && rtp !== null ? [rtp] : [],
      );
      return gameOf(catalogue, "blood-suckers").rtp === Math.max(...returns);
    },
  },
  {
    row: "games/french-roulette",
    words: "cheaper than in the European game",
    holds: (catalogue) => gameOf(catalogue, "french-roulette").rtp! > gameOf(catalogue, "european-roulette").rtp!,
  },
  {
    row: "games/tombstone-rip",
    words: "one of the harshest payout patterns in the catalogue",
    holds: (catalogue) => {
      const largest = catalogue.game.flatMap(({ maxWin }) => (maxWin ? [firstNumber(maxWin)] : []));
      const { volatility, maxWin } = gameOf(catalogue, "tombstone-rip");
      return volatility === "high" && firstNumber(maxWin) === Math.max(...largest);
    },
  },
];

const ofArticles: readonly Claim[] = [
  { row: "articles/roulette-one-zero-or-two", words: "1 in 37, or 2.7%", holds: hasEdge("european-roulette", 2.7) },
  { row: "articles/roulette-one-zero-or-two", words: "2 in 38, or 5.26%", holds: hasEdge("american-roulette", 5.26) },
  {
    row: "articles/roulette-one-zero-or-two",
    words: "cuts the house edge on these bets to 1.35%",
    holds: hasEdge("french-roulette", 1.35),
  },
  {
    row: "articles/blackjack-the-table-of-right-answers",
    words: "keeps the house edge near half a percent",
    holds: hasEdge("infinite-blackjack", 0.53),
  },
  {
    row: "articles/how-do-i-choose-an-online-casino",
    words: "most casinos have the same ones",
    holds: ({ casino }) => {
      const names = [...new Set(casino.flatMap(({ gameProviders }) => gameProviders))];
      const countOf = (name: string) => casino.filter(({ gameProviders }) => gameProviders.includes(name)).length;
      const common = names.toSorted((one, other) => countOf(other) - countOf(one)).slice(0, 4);
      return isMost(casino, ({ gameProviders }) => common.filter((name) => gameProviders.includes(name)).length > 1);
    },
  },
  {
    row: "articles/how-much-money-do-i-need-to-start",
    words: "Minimum deposits are typically $10-$20",
    holds: ({ casino }) => {
      const amounts = casino.map(({ minDeposit }) => firstNumber(minDeposit));
      return isMost(amounts, (amount) => amount >= 10 && amount <= 20);
    },
  },
  {
    row: "articles/how-long-does-a-withdrawal-take",
    words: "Many casinos that we list are faster",
    holds: areOftenFaster,
  },
  {
    row: "articles/choose-a-method-by-how-it-pays-out",
    words: "Many casinos that we list are faster",
    holds: areOftenFaster,
  },
  {
    row: "articles/twelve-words-that-decide-what-you-get",
    words: "you can lose the bonus. $5 is common",
    holds: ({ bonus }) => commonest(bonus.flatMap(({ maxBetMinor }) => maxBetMinor ?? [])) === 500,
  },
  {
    row: "articles/twelve-words-that-decide-what-you-get",
    words: "For a bonus without a deposit, it's often $50",
    holds: ({ bonus }) => {
      const free = bonus.filter(({ bonusType }) => bonusType === "no_deposit");
      return commonest(free.flatMap(({ maxCashoutMinor }) => maxCashoutMinor ?? [])) === 5000;
    },
  },
  {
    row: "articles/four-things-to-find-on-a-phone",
    words: "Most casinos work well on a phone",
    holds: ({ casino }) => isMost(casino, ({ mobileOptimized }) => mobileOptimized),
  },
  {
    row: "articles/four-things-to-find-on-a-phone",
    words: "we add 5 points to its trust score",
    holds: () => scoringRules.mobile.points === 5,
  },
  {
    row: "articles/a-license-is-a-line-in-a-register",
    words: "Every trust score starts at 50 out of 100 points. A license adds 20, more than anything else",
    holds: () => {
      const { start, maximum, license, ...others } = scoringRules;
      const points = Object.values(others).map((rule) => rule.points);
      return start === 50 && maximum === 100 && license.points === 20 && Math.max(...points) < 20;
    },
  },
  {
    row: "articles/how-to-read-a-casino-review-ours-included",
    words: "The trust score can still look decent",
    holds: (catalogue) => {
      const unlicensed = casinoOf(catalogue, "cinder-row");
      return unlicensed.licenses.length === 0 && trustScoreOf(unlicensed) >= 70;
    },
  },
  {
    row: "articles/what-does-a-wagering-requirement-of-35x-mean",
    words: "35x on the bonus means $3,500 in bets",
    holds: () => exampleOffer(35, "bonus").bets === 3500 && exampleOffer(35, "bonus_and_deposit").bets === 7000,
  },
  {
    row: "articles/what-does-a-wagering-requirement-of-35x-mean",
    words: "anything above 25x on the bonus costs more on average than the bonus is worth",
    holds: () => exampleOffer(25, "bonus").value === 0 && exampleOffer(26, "bonus").value < 0,
  },
  {
    row: "articles/what-35x-asks-of-you",
    words: "you pay about $140 to clear a $100 bonus in the first version",
    holds: () => exampleOffer(35, "bonus").cost === 140,
  },
  {
    row: "articles/what-35x-asks-of-you",
    words: "our bonus pages show a cost of $200",
    holds: () => exampleOffer(35, "bonus_and_deposit").cost === 200,
  },
  {
    row: "articles/the-expected-value-of-a-bonus",
    words: "The turnover is $3,000 and the edge is 4%, so the cost is $120. The value is $100 - $120 = -$20",
    holds: () => {
      const { bets, cost, value } = exampleOffer(30, "bonus");
      return bets === 3000 && cost === 120 && value === -20;
    },
  },
  {
    row: "articles/the-expected-value-of-a-bonus",
    words: "At 20x, the cost is $80 and the value is +$20",
    holds: () => exampleOffer(20, "bonus").cost === 80 && exampleOffer(20, "bonus").value === 20,
  },
  {
    row: "articles/the-expected-value-of-a-bonus",
    words: "so our bonus pages show $200",
    holds: () =>
      exampleOffer(30, "bonus_and_deposit").bets === 6000 && exampleOffer(30, "bonus_and_deposit").cost === 200,
  },
];

const ofDirectory: readonly Claim[] = [
  {
    row: "providers/netent",
    words: "are in most casinos",
    holds: (catalogue) => isMost(catalogue.casino, ({ gameProviders }) => gameProviders.includes("NetEnt")),
  },
];

export const claims: readonly Claim[] = [...ofCasinos, ...ofBonuses, ...ofGames, ...ofArticles, ...ofDirectory];
