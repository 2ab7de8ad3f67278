import type { IconName } from "../shared/ui/Icon";

/** The guides, in four sections that build on each other. */

export type Difficulty = "Beginner" | "Intermediate" | "Advanced";

export interface Guide {
  title: string;
  description: string;
  readTime: string;
  difficulty: Difficulty;
  popular: boolean;
}

export interface GuideSection {
  title: string;
  /** What a reader can do after it. */
  summary: string;
  icon: IconName;
  guides: readonly Guide[];
}

export const guideSections: readonly GuideSection[] = [
  {
    title: "Beginner Guides",
    summary: "From the first look at a casino to the first bet that you understand.",
    icon: "book",
    guides: [
      {
        title: "Your first hour at an online casino",
        description:
          "Account, documents, limits, and only then a deposit: the order that spares you most trouble later, with what each step is for.",
        readTime: "8 min read",
        difficulty: "Beginner",
        popular: true,
      },
      {
        title: "How to read a casino review, ours included",
        description:
          "Which lines of a trust score are facts, which are opinions, and which one should stop you from reading on.",
        readTime: "6 min read",
        difficulty: "Beginner",
        popular: false,
      },
      {
        title: "Twelve words that decide what you get",
        description:
          "Wagering, contribution, sticky, maximum win and eight more, each with a sum in dollars beside it.",
        readTime: "7 min read",
        difficulty: "Beginner",
        popular: true,
      },
    ],
  },
  {
    title: "Game Strategies",
    summary: "No system beats the edge. These keep it as small as the rules allow.",
    icon: "cards",
    guides: [
      {
        title: "Blackjack: the table of right answers",
        description:
          "Basic strategy from the reasons up, so that you need not learn it by heart, and the table rules that are worth more than it.",
        readTime: "14 min read",
        difficulty: "Intermediate",
        popular: true,
      },
      {
        title: "Roulette, one zero or two",
        description:
          "Why nearly every bet on a wheel costs the same, why the second zero almost doubles the price, and what betting systems really rearrange.",
        readTime: "9 min read",
        difficulty: "Beginner",
        popular: false,
      },
      {
        title: "Slots by return and by temper",
        description:
          "Return, hit rate and volatility as one picture, and how to size a bet so that a budget lasts as long as the evening.",
        readTime: "11 min read",
        difficulty: "Intermediate",
        popular: false,
      },
    ],
  },
  {
    title: "Banking & Payments",
    summary: "Getting money in is easy everywhere. This is about getting it out.",
    icon: "coin",
    guides: [
      {
        title: "Choose a method by how it pays out",
        description:
          "E-wallets, cards, bank transfers and coins compared by waiting time, fees and what they tell the casino about you.",
        readTime: "8 min read",
        difficulty: "Beginner",
        popular: true,
      },
      {
        title: "A first withdrawal without the wait",
        description:
          "The documents, the small print about methods, and the pending period in which a request can still be reversed, and why you should not.",
        readTime: "7 min read",
        difficulty: "Intermediate",
        popular: false,
      },
      {
        title: "Coins, networks and addresses",
        description:
          "Sending to the right network, how fees follow traffic and not the amount, and the test payment that costs little and saves a lot.",
        readTime: "12 min read",
        difficulty: "Advanced",
        popular: false,
      },
    ],
  },
  {
    title: "Advanced Topics",
    summary: "For readers who would rather see the formula than the verdict.",
    icon: "trend",
    guides: [
      {
        title: "The expected value of a bonus",
        description:
          "Turnover, edge and contribution in one line of arithmetic, and the offers for which it comes out below zero before you start.",
        readTime: "15 min read",
        difficulty: "Advanced",
        popular: true,
      },
      {
        title: "Provably fair, proved by hand",
        description:
          "Seeds, hashes and nonces: check one round yourself, and learn what the proof covers and what it leaves out.",
        readTime: "13 min read",
        difficulty: "Advanced",
        popular: false,
      },
      {
        title: "Bad luck or a bad game?",
        description:
          "How wide the swings of 1,000 spins really are, and how many rounds it takes before a suspicion means anything.",
        readTime: "12 min read",
        difficulty: "Advanced",
        popular: false,
      },
    ],
  },
];
