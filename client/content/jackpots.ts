/** The jackpots that everybody has heard of. Their amounts are fixed examples: a real one changes with every bet. */
export interface JackpotHighlight {
  name: string;
  provider: string;
  /** An amount that such a jackpot has stood at, not what it stands at now. */
  amount: string;
  text: string;
  imageUrl: string;
}

export const jackpotHighlights: readonly JackpotHighlight[] = [
  {
    name: "Mega Moolah",
    provider: "Microgaming",
    amount: "€8,500,000",
    text: "Four jackpots on one wheel. It opens at random, and a larger bet opens it more often.",
    imageUrl: "/tiles/mega-moolah.svg",
  },
  {
    name: "Divine Fortune",
    provider: "NetEnt",
    amount: "€250,000",
    text: "Three jackpots in one bonus round. The smaller two are fixed multiples of the bet.",
    imageUrl: "/tiles/divine-fortune.svg",
  },
  {
    name: "Hall of Gods",
    provider: "NetEnt",
    amount: "€3,200,000",
    text: "Shields that hide three jackpots. Every casino that runs the game feeds the same pot.",
    imageUrl: "/tiles/hall-of-gods.svg",
  },
];
