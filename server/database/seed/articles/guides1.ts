/** The guides for beginners and the guides about games. */
import type { ArticleSeed } from "../seedTypes.js";

export const seedGuides1: readonly ArticleSeed[] = [
  {
    kind: "guide",
    slug: "your-first-hour-at-an-online-casino",
    title: "Your first hour at an online casino",
    excerpt:
      "Account, documents, limits, and only then a deposit: the order that saves you trouble later, and what each step is for.",
    author: "Safety desk",
    category: "Beginner Guides",
    publishedAt: "2026-10-01T09:00:00.000Z",
    position: 1,
    readMinutes: 8,
    difficulty: "beginner",
    isPopular: true,
    body: `The order matters more than the speed. Each step below protects the next one.

## 1. Check the license

Find the license number at the bottom of the casino's pages, and look it up in the regulator's register. The company and the web address must match.

## 2. Open the account and send your documents

Use your real name and address. Send an identity document and proof of address now. The casino will ask for them anyway, by your first withdrawal at the latest.

## 3. Set your limits

Choose a deposit limit and a session limit before you deposit anything. Lower limits apply at once; higher ones usually wait.

## 4. Read one page of terms

Look for wagering, maximum bet, and how long a withdrawal takes. If you do not want a bonus, say so now.

## 5. Deposit a small amount, and withdraw some of it

A first withdrawal tells you more about a casino than any review. Here is how a review looks on this site, with its score and the points that make it up:

{{receipt:northgate}}`,
  },
  {
    kind: "guide",
    slug: "how-to-read-a-casino-review-ours-included",
    title: "How to read a casino review, ours included",
    excerpt: "Which lines of a trust score are facts, which are opinions, and which one should make you stop reading.",
    author: "Safety desk",
    category: "Beginner Guides",
    publishedAt: "2026-10-02T09:00:00.000Z",
    position: 2,
    readMinutes: 6,
    difficulty: "beginner",
    body: `A review mixes facts, measurements and opinions. Read each kind differently.

## Facts

The license, the founding year, the payment methods and the terms of an offer are facts. You can check them, and our reviews say when we last did.

## Measurements

Withdrawal times and review counts come from somewhere. Ask how many cases they are based on. A single fast payout is a story, not a measurement.

## Opinions

The rating and the list of pros and cons are judgments. They are worth as much as their reasons.

## The line that should make you stop

It is the one that says there is no license. A trust score can still look fair without one, because other lines add points. So look at the receipt first, and at the sum second:

{{receipt:cinder-row}}

[How we rate](/how-we-rate) explains how the points work.`,
  },
  {
    kind: "guide",
    slug: "twelve-words-that-decide-what-you-get",
    title: "Twelve words that decide what you get",
    excerpt: "Wagering, contribution, sticky, maximum win and eight more, each with an example in dollars.",
    author: "Safety desk",
    category: "Beginner Guides",
    publishedAt: "2026-10-03T09:00:00.000Z",
    position: 3,
    readMinutes: 7,
    difficulty: "beginner",
    isPopular: true,
    body: `Each word below can change what an offer is worth. The examples use a bonus of $100.

- **Wagering**: how much you must bet. 35x means $3,500.
- **Base**: what the multiple applies to. If it includes a $100 deposit, 35x means $7,000.
- **Contribution**: how much of a bet counts. At 10%, a $10 bet counts as $1.
- **Sticky**: you can bet the bonus but never withdraw it.
- **Maximum bet**: a larger bet can void the bonus. $5 is common.
- **Maximum win**: the casino keeps the rest. Often $100 for free spins.
- **Excluded games**: bets there count for nothing, or break the terms.
- **Validity**: the days you have to finish.
- **Minimum deposit**: less than this, and there is no bonus.
- **Opt-in**: without the check box, there is no bonus either.
- **Pending period**: the time during which a withdrawal waits and can be reversed.
- **Identity check**: the documents that come before the first payout.

Look for all twelve before you accept an offer.`,
  },
  {
    kind: "guide",
    slug: "blackjack-the-table-of-right-answers",
    title: "Blackjack: the table of right answers",
    excerpt:
      "Basic strategy with the reasons, so you don't have to memorize it, and the table rules that matter even more.",
    author: "Games desk",
    category: "Game Strategies",
    publishedAt: "2026-10-04T09:00:00.000Z",
    position: 4,
    readMinutes: 14,
    difficulty: "intermediate",
    isPopular: true,
    body: `Basic strategy is the best decision for each hand against each card that the dealer can show. It won't make you a winner, but it keeps the house edge near half a percent.

## The short version

| Your hand | Dealer shows 2 to 6 | Dealer shows 7 to ace |
|---|---|---|
| 12 to 16 | Stand, but with 12 only against 4, 5 and 6 | Take a card |
| 17 or more | Stand | Stand |
| 11 | Double | Double, except against an ace in some games |
| 10 | Double | Double against 7, 8 and 9 |
| Two aces or two eights | Split | Split |

## Why

With a 2 to 6 showing, the dealer often goes over 21, so let the dealer take the risk. With a 7 or higher, the dealer is likely to reach 17, so your 16 will usually lose anyway.

## The rules that matter more

A blackjack that pays 3 to 2, a dealer who must stand on every 17, and the right to double after a split are worth more than perfect play at a worse table. Never take insurance: it is a side bet with an edge of about 7%.`,
  },
  {
    kind: "guide",
    slug: "roulette-one-zero-or-two",
    title: "Roulette, one zero or two",
    excerpt:
      "Why nearly every bet on a wheel costs the same, why the second zero almost doubles the price, and what betting systems really change.",
    author: "Games desk",
    category: "Game Strategies",
    publishedAt: "2026-10-05T09:00:00.000Z",
    position: 5,
    readMinutes: 9,
    difficulty: "beginner",
    body: `A roulette wheel with one zero has 37 numbers and pays as if there were 36. That is the whole price: 1 in 37, or 2.7% of every bet. It is the same for red, for a dozen and for a single number.

## The second zero

With two zeros there are 38 numbers and the same payouts. The price becomes 2 in 38, or 5.26%. Nothing else changes.

## Systems

Doubling after a loss makes small wins frequent and a large loss certain sooner or later. It changes the shape of your results, never the average. The table limit or your balance ends the series of bets before the math can rescue you.

## What helps

- Choose one zero.
- Look for "la partage", which returns half of an even-money bet when the ball lands on zero. The price of these bets falls to 1.35%.
- Bet less per spin. The edge applies to the total that you bet.`,
  },
  {
    kind: "guide",
    slug: "slots-by-return-and-volatility",
    title: "Slots by return and volatility",
    excerpt:
      "Return, hit rate and volatility in one picture, and how to choose a bet so your budget lasts the evening.",
    author: "Games desk",
    category: "Game Strategies",
    publishedAt: "2026-10-06T09:00:00.000Z",
    position: 6,
    readMinutes: 11,
    difficulty: "intermediate",
    body: `Three numbers describe a slot. Two of them are often published.

- **Return** (RTP) is the share that a game pays back over millions of spins. At 96%, $100 in bets costs $4 on average.
- **Volatility** says how that return is spread: many small wins, or few large ones.
- **Hit rate** is the share of spins that win anything. A high hit rate often means wins smaller than the bet.

## Choose a bet that lasts

Divide your budget for the evening by the number of spins that you want. With $60 and 300 spins, the bet is 20 cents. On a slot with high volatility, use half of that, because long runs without a win are normal.

## Check the version

Many slots come in versions with different returns. The figure that counts is on the game's help screen at your casino. If there is none, choose another game.`,
  },
];
