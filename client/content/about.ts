import type { IconName } from "../shared/ui/Icon";

/** Who we are and how we count. */

export interface Value {
  title: string;
  text: string;
  icon: IconName;
}

export interface ScoreRule {
  label: string;
  /** What a casino gets that only half meets the rule. */
  lesser?: string;
  /** The most that the line adds. */
  points: number;
}

export const mission: readonly [string, ...string[]] = [
  "We review casinos on four things: safety, fairness, game variety and player satisfaction. We recommend only casinos that are licensed and regulated, and we show how every score adds up, so that you can disagree with us line by line.",
  "A review should save you the reading, not ask for your trust. Where we know a figure we print it, where we don't we leave it out, and where an offer costs more than it gives we say what it costs.",
];

export const values: readonly Value[] = [
  {
    title: "Expert Reviews",
    text: "Written after reading the terms to the end. Every verdict names what we like, what we don't, and the sum behind the score.",
    icon: "book",
  },
  {
    title: "Safety First",
    text: "A license weighs more than any game. Without one a casino keeps its page here, and the page keeps its warning.",
    icon: "shield",
  },
  {
    title: "Best Bonuses",
    text: "Best for you, not biggest on the banner: the wagering, the minimum deposit and the maximum win stand beside every amount.",
    icon: "gift",
  },
  {
    title: "Community",
    text: "How many players have reviewed a casino is part of its score, and said with it. Ten reviews never pass for a thousand.",
    icon: "heart",
  },
];

export const story: readonly string[] = [
  "HonestOdds was founded in 2020, after an argument about a bonus. Two of us had read the same terms and come to two different sums, and both sums were right: the page said 'wagering 35x' and left it to the reader to guess of what. We wrote both figures side by side, published them, and found that this was what people had been looking for.",
  "The list grew from one offer to a directory. The rule stayed: no number without the way it was reached. Today we serve millions of players, and the question we are asked most is still the first one: what does it really cost?",
  "We may earn a commission when you visit a casino from here. It pays for the reading. It never changes a score, and it can't: the score is a sum, and the sum is on this page.",
];

/** Where every casino's trust score starts. */
export const TRUST_START = 50;

/** What is added to the start, in the order in which a review lists it. */
export const scoreRules: readonly ScoreRule[] = [
  { label: "Licensed", points: 20 },
  { label: "Established more than 5 years ago", points: 15 },
  { label: "Rated 9 of 10 or higher", lesser: "8 of 10 or higher: +5", points: 10 },
  { label: "Works well on a phone", points: 5 },
  { label: "Has live games", points: 2 },
  { label: "Accepts crypto", points: 2 },
  { label: "100 or more reviews", lesser: "50 or more: +3", points: 6 },
];
