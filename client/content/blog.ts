/** The blog posts. Each starts with the number that it explains. */

type BlogCategory = "Slots" | "Crypto" | "Bonuses" | "Live Games" | "Safety" | "Mobile";

export interface BlogPost {
  id: string;
  title: string;
  excerpt: string;
  author: string;
  /** ISO date. */
  date: string;
  readTime: string;
  category: BlogCategory;
  featured: boolean;
  /** The number that the post explains, and its caption. */
  figure: { value: string; label: string };
  /** The calculation of the number, for layouts with enough room. */
  receipt?: { lines: readonly { label: string; amount: string }[]; sum: { label: string; amount: string } };
}

export const blogPosts: readonly BlogPost[] = [
  {
    id: "what-35x-asks-of-you",
    title: "What 35x really asks of you",
    excerpt:
      "Deposit $100, get $100, and read the wagering line again. On the bonus only, it means $3,500 in bets; on bonus and deposit together, twice that. We explain the sentence that decides between the two, and show the three places in the terms where it hides.",
    author: "Bonus desk",
    date: "2026-11-16",
    readTime: "7 min read",
    category: "Bonuses",
    featured: true,
    figure: { value: "$7,000", label: "in bets for a $100 bonus, if the 35x includes the deposit" },
    receipt: {
      lines: [
        { label: "Your deposit", amount: "$100" },
        { label: "Your bonus", amount: "$100" },
        { label: "Wagering, on both", amount: "35x" },
        { label: "Bets before you may withdraw", amount: "$7,000" },
        { label: "House edge of a game that returns 96%", amount: "4%" },
      ],
      sum: { label: "Average price of a $100 bonus", amount: "$280" },
    },
  },
  {
    id: "volatility-is-the-shape",
    title: "Return is the price, volatility is the shape",
    excerpt:
      "Two slots that both return 96% can feel like different hobbies. One returns your money in pennies; the other keeps it all evening and makes up for it once a month. How to pick the shape that your budget survives.",
    author: "Games desk",
    date: "2026-11-11",
    readTime: "5 min read",
    category: "Slots",
    featured: false,
    figure: { value: "96%", label: "the same return, two very different evenings" },
  },
  {
    id: "the-limit-comes-first",
    title: "Set the limit while you still have nothing to lose",
    excerpt:
      "A deposit limit chosen before the first deposit is a plan. The same limit chosen after a bad night is a negotiation, and you are sitting on both sides of the table. Why lowering a limit usually takes effect immediately, and raising one usually takes a day or more.",
    author: "Safety desk",
    date: "2026-11-07",
    readTime: "4 min read",
    category: "Safety",
    featured: false,
    figure: { value: "$0", label: "the best balance for setting your limits" },
  },
  {
    id: "count-in-money-first",
    title: "Count in dollars first, then in coins",
    excerpt:
      "A balance in coins moves twice: once with the cards and once with the market. Write down both numbers at the start and the end of a session, and you will know which of the two you really gambled on.",
    author: "Payments desk",
    date: "2026-11-03",
    readTime: "5 min read",
    category: "Crypto",
    featured: false,
    figure: { value: "2", label: "prices that move while you play one game" },
  },
  {
    id: "three-to-two",
    title: "Read the felt before you sit down: 3:2 or 6:5",
    excerpt:
      "On a $10 bet, a blackjack pays $15 at one table and $12 at the next. The cards are the same, but the house edge at the second table is about 1.4 points higher. The payout is printed on the felt, in the smallest letters.",
    author: "Games desk",
    date: "2026-10-28",
    readTime: "4 min read",
    category: "Live Games",
    featured: false,
    figure: { value: "$3", label: "less for every $10 blackjack at a 6:5 table" },
  },
  {
    id: "the-phone-can-say-no",
    title: "Your phone can say no on your behalf",
    excerpt:
      "App timers, blocking software and the gambling block in many banking apps work at every casino at once, which a casino's own limits cannot do. They take a quiet quarter of an hour to set up, and they hold on a bad evening.",
    author: "Mobile desk",
    date: "2026-10-21",
    readTime: "4 min read",
    category: "Mobile",
    featured: false,
    figure: { value: "15 min", label: "to set up three blocks that no casino can lift" },
  },
];
