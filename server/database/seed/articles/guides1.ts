/** The guides for beginners and the guides about games. */
import type { ArticleSeed } from "../seedTypes.js";

export const seedGuides1: readonly ArticleSeed[] = [
  {
    kind: "guide",
    slug: "your-first-hour-at-an-online-casino",
    title: "Your first hour at an online casino",
    excerpt:
      "Account, documents, limits, and only then a deposit: why this order saves you trouble later, and what each step is for.",
    author: "Safety desk",
    category: "Beginner Guides",
    publishedAt: "2026-10-01T09:00:00.000Z",
    position: 1,
    readMinutes: 8,
    difficulty: "beginner",
    isPopular: true,
    body: `Don't rush, and stick to this order: each step below protects you in the next one.

## 1. Check the license

Find the license number at the bottom of the casino's pages, and look it up in the regulator's register. Make sure the company and the web address match.

## 2. Open the account and send your documents

Use your real name and address. Send your ID and proof of address now. The casino will ask for them anyway, no later than your first withdrawal.

## 3. Set your limits

Choose a deposit limit and a session limit before you deposit anything. If you lower a limit later, it applies right away. If you raise one, you usually have to wait.

## 4. Read one page of terms

Look for the wagering requirement, the maximum bet, and how long a withdrawal takes. If you don't want a bonus, say so now.

## 5. Deposit a small amount, and withdraw some of it

Your first withdrawal tells you more about a casino than any review does. Here is what a trust score looks like in our reviews, with the points that add up to it:

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

The license, the founding year, the payment methods and the terms of an offer are facts. You can check them, and our reviews say when we last checked them.

## Measurements

Someone has to measure withdrawal times and count reviews. Ask how many cases the numbers are based on. A single fast payout is an anecdote, not a measurement.

## Opinions

The rating and the list of pros and cons are judgments. They are only as good as the reasons for them.

## The line that should make you stop

It's the one that says the casino has no license. The trust score can still look decent, because the casino gets points for other things. So look at the receipt first and the total second:

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
    body: `Each word below can change what an offer is worth. The examples use a $100 bonus.

- **Wagering**: how much you must bet. 35x means $3,500.
- **Base**: the amount that you multiply. If it includes a $100 deposit, 35x means $7,000.
- **Contribution**: how much of each bet counts. At 10%, a $10 bet counts as $1.
- **Sticky**: you can bet the bonus but never withdraw it.
- **Maximum bet**: if you bet more than this, you can lose the bonus. $5 is common.
- **Maximum win**: the most you can win; the casino keeps the rest. For free spins, it's often $100.
- **Excluded games**: your bets on these games don't count, or they break the terms.
- **Validity**: how many days you have to finish.
- **Minimum deposit**: if you deposit less than this, you get no bonus.
- **Opt-in**: if you don't check the box, you get no bonus either.
- **Pending period**: how long a withdrawal waits while you can still reverse it.
- **Identity check**: the documents you must send before your first payout.

Look for all twelve before you accept an offer.`,
  },
  {
    kind: "guide",
    slug: "blackjack-the-table-of-right-answers",
    title: "Blackjack: the table of right answers",
    excerpt:
      "Basic strategy and the reasons behind it, so you don't have to memorize it, and the table rules that matter even more.",
    author: "Games desk",
    category: "Game Strategies",
    publishedAt: "2026-10-04T09:00:00.000Z",
    position: 4,
    readMinutes: 14,
    difficulty: "intermediate",
    isPopular: true,
    body: `Basic strategy is the best play for each hand against each card the dealer can show. It won't make you a winner, but it keeps the house edge near half a percent.

## The short version

| Your hand | Dealer shows 2 to 6 | Dealer shows 7 to ace |
|---|---|---|
| 12 to 16 | Stand, but with 12 only against 4, 5 or 6 | Hit |
| 17 or more | Stand | Stand |
| 11 | Double | Double, except against an ace in some games |
| 10 | Double | Double against 7, 8 or 9 |
| Two aces or two eights | Split | Split |

## Why

A dealer who shows 2 to 6 often goes over 21, so let the dealer take the risk. A dealer who shows 7 or higher is likely to reach 17, so your 16 will usually lose anyway.

## The rules that matter more

Look for a table where a blackjack pays 3 to 2, the dealer must stand on every 17, and you can double after a split. Those rules are worth more than perfect play at a worse table. Never take insurance: it's a side bet with a house edge of about 7%.`,
  },
  {
    kind: "guide",
    slug: "roulette-one-zero-or-two",
    title: "Roulette, one zero or two",
    excerpt:
      "Why nearly every bet costs the same, why the second zero almost doubles that cost, and what betting systems really change.",
    author: "Games desk",
    category: "Game Strategies",
    publishedAt: "2026-10-05T09:00:00.000Z",
    position: 5,
    readMinutes: 9,
    difficulty: "beginner",
    body: `A roulette wheel with one zero has 37 numbers, but the casino pays as if there were 36. That is the house edge: 1 in 37, or 2.7% of every bet. It's the same for red, a dozen or a single number.

## The second zero

A wheel with two zeros has 38 numbers and the same payouts. The house edge becomes 2 in 38, or 5.26%. Nothing else changes.

## Systems

If you double your bet after each loss, you'll have frequent small wins and, sooner or later, a large loss. That changes the pattern of your results, but never the average. You'll hit the table limit or run out of money before the math can rescue you.

## What helps

- Choose a wheel with one zero.
- Look for "la partage": you get back half of an even-money bet when the ball lands on zero. That cuts the house edge on these bets to 1.35%.
- Bet less per spin. The edge applies to everything you bet.`,
  },
  {
    kind: "guide",
    slug: "slots-by-return-and-volatility",
    title: "Slots by return and volatility",
    excerpt:
      "How return, hit rate and volatility fit together, and how to choose a bet so your budget lasts all evening.",
    author: "Games desk",
    category: "Game Strategies",
    publishedAt: "2026-10-06T09:00:00.000Z",
    position: 6,
    readMinutes: 11,
    difficulty: "intermediate",
    body: `Three numbers describe a slot. Providers often publish two of them.

- **Return** (RTP) is the share of all bets that a game pays back over millions of spins. At 96%, $100 in bets costs you $4 on average.
- **Volatility** describes how a game pays that return: in many small wins, or in a few large ones.
- **Hit rate** is the share of spins that win anything. On a slot with a high hit rate, wins are often smaller than the bet.

## Choose a bet that lasts

Divide your budget for the evening by the number of spins you want. With $60 and 300 spins, you can bet 20 cents a spin. On a high-volatility slot, bet half of that, because long losing streaks are normal.

## Check the version

Many slots come in versions with different returns. The number that counts is on the game's help screen at your casino. If you don't find one, choose another game.`,
  },
];
