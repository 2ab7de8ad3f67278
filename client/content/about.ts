import type { IconName } from "../shared/ui/Icon";

/** Who we are. How we score comes from the API. */

export interface Value {
  title: string;
  text: string;
  icon: IconName;
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
