import type { IconName } from "../ui/Icon";

/** The guides, in four sections of increasing difficulty. */

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
  /** Says what the section is about. */
  summary: string;
  icon: IconName;
  guides: readonly Guide[];
}

export const guideSections: readonly GuideSection[] = [
  {
    title: "Beginner Guides",
    summary: "From your first look at a casino to the first bet that you really understand.",
    icon: "book",
    guides: [
      {
        title: "Your first hour at an online casino",
        description:
          "Account, documents, limits, and only then a deposit: the order that saves you trouble later, and what each step is for.",
        readTime: "8 min read",
        difficulty: "Beginner",
        popular: true,
      },
      {
        title: "How to read a casino review, ours included",
        description:
          "Which lines of a trust score are facts, which are opinions, and which one should make you stop reading.",
        readTime: "6 min read",
        difficulty: "Beginner",
        popular: false,
      },
      {
        title: "Twelve words that decide what you get",
        description: "Wagering, contribution, sticky, maximum win and eight more, each with an example in dollars.",
        readTime: "7 min read",
        difficulty: "Beginner",
        popular: true,
      },
    ],
  },
  {
    title: "Game Strategies",
    summary: "No system beats the house edge. These strategies keep it as small as the rules allow.",
    icon: "cards",
    guides: [
      {
        title: "Blackjack: the table of right answers",
        description:
          "Basic strategy with the reasons, so you don't have to memorize it, and the table rules that matter even more.",
        readTime: "14 min read",
        difficulty: "Intermediate",
        popular: true,
      },
      {
        title: "Roulette, one zero or two",
        description:
          "Why nearly every bet on a wheel costs the same, why the second zero almost doubles the price, and what betting systems really change.",
        readTime: "9 min read",
        difficulty: "Beginner",
        popular: false,
      },
      {
        title: "Slots by return and volatility",
        description:
          "Return, hit rate and volatility in one picture, and how to choose a bet so your budget lasts the evening.",
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
          "The documents, the small print about payment methods, and the pending period in which you can still reverse a withdrawal, and why you shouldn't.",
        readTime: "7 min read",
        difficulty: "Intermediate",
        popular: false,
      },
      {
        title: "Coins, networks and addresses",
        description:
          "How to choose the right network, why fees depend on traffic and not on the amount, and the test payment that costs little and saves a lot.",
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
          "Turnover, edge and contribution in one line of arithmetic, and how to spot offers that lose money before you start.",
        readTime: "15 min read",
        difficulty: "Advanced",
        popular: true,
      },
      {
        title: "Provably fair, checked by hand",
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
