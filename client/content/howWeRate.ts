import type { IconName } from "../ui/Icon";

/** The text of the How We Rate page, except the scoring rules, which come from the API. */

export const score: readonly [string, ...string[]] = [
  "A trust score is a sum of points, and each rule gives a fixed number of them. Every casino starts with the same score, and each rule below adds points if the casino meets it.",
  "No editor enters a score. The site computes it from the facts of a review: the license, the year, the player rating, the number of reviews and what the casino offers. When a fact changes, the score changes with it.",
  "Every review shows its own receipt, with the points that the casino did not get. The player rating is a separate number, out of 10. One of the rules uses it.",
];

export interface Order {
  list: string;
  text: string;
}

export const orders: readonly Order[] = [
  { list: "Casinos", text: "Highest player rating first. Casinos without a rating come last." },
  { list: "Bonuses", text: "Newest first, or by wagering, cost or end date if you choose that order." },
  { list: "Games", text: "Popular games first, then by name. Slots can also be sorted by their return to player." },
  {
    list: "Search",
    text: "In the order that you choose. By default, casinos with the highest player rating come first.",
  },
];

export interface Rule {
  title: string;
  text: string;
  icon: IconName;
}

export const promises: readonly Rule[] = [
  {
    title: "No place is for sale",
    text: "A casino can't pay for a place in a list, a better score or a kinder review.",
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
