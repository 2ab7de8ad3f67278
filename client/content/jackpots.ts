/** The best-known jackpots. The amounts are fixed examples, because real jackpots change with every bet. */
export interface JackpotHighlight {
  name: string;
  provider: string;
  /** A past amount of the jackpot, not its current one. */
  amount: string;
  text: string;
  imageUrl: string;
}

export const jackpotHighlights: readonly JackpotHighlight[] = [
  {
    name: "Mega Moolah",
    provider: "Microgaming",
    amount: "€8,500,000",
    text: "Four jackpots on one wheel. The wheel appears at random, but more often if you bet more.",
    imageUrl: "/jackpots/mega-moolah.svg",
  },
  {
    name: "Divine Fortune",
    provider: "NetEnt",
    amount: "€250,000",
    text: "Three jackpots in one bonus round. The smaller two are fixed multiples of the bet.",
    imageUrl: "/jackpots/divine-fortune.svg",
  },
  {
    name: "Hall of Gods",
    provider: "NetEnt",
    amount: "€3,200,000",
    text: "Three jackpots hidden behind shields. Every casino that offers the game adds to the same pot.",
    imageUrl: "/jackpots/hall-of-gods.svg",
  },
];
