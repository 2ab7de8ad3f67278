import type { IconName } from "../ui/Icon";

/** The text of the How We Rate page, except the scoring rules, which come from the API. */

export const score: readonly [string, ...string[]] = [
  "A trust score is a sum of points. Every casino starts with the same score. For each rule below that the casino meets, we add a fixed number of points.",
  "Editors don't set the score. The site computes it from facts in the review: the license, the year, the player rating, the number of reviews and what the casino offers. When a fact changes, the score changes with it.",
  "Every review has its own receipt, which also shows the points the casino didn't get. The player rating is a separate number, out of 10. We use it in one of the rules.",
];

export interface Order {
  list: string;
  text: string;
}

export const orders: readonly Order[] = [
  { list: "Casinos", text: "Highest player rating first. Casinos without a rating come last." },
  { list: "Bonuses", text: "Newest first. You can also sort them by wagering, cost or end date." },
  { list: "Games", text: "Popular games first, then by name. You can also sort slots by return to player." },
  {
    list: "Search",
    text: "In the order you choose. By default, casinos with the highest player rating come first.",
  },
];

export interface Rule {
  title: string;
  text: string;
  icon: IconName;
}

export const promises: readonly Rule[] = [
  {
    title: "Rankings are not for sale",
    text: "A casino can't pay for a spot on a list, a better score or a kinder review.",
    icon: "shield",
  },
  {
    title: "Commissions change nothing",
    text: "We may earn a commission when you visit a casino through our links. It never changes a score or the order of a list.",
    icon: "coin",
  },
  {
    title: "Anyone can check",
    text: "We compute every score from these rules. The public API returns the rules and the scores.",
    icon: "book",
  },
];
