/** The blog posts, newest first. Each explains one number. */
import type { ArticleSeed } from "../seedTypes.js";

export const seedPosts: readonly ArticleSeed[] = [
  {
    kind: "post",
    slug: "what-35x-asks-of-you",
    title: "What 35x really asks of you",
    excerpt:
      "Deposit $100, get $100, and read the wagering line again. On the bonus only, it means $3,500 in bets; on bonus and deposit together, twice that. We explain the sentence that decides between the two, and show the three places in the terms where it hides.",
    author: "Bonus desk",
    category: "Bonuses",
    publishedAt: "2026-11-16T09:00:00.000Z",
    readMinutes: 7,
    isFeatured: true,
    figure: "$7,000",
    figureCaption: "in bets for a $100 bonus, if the 35x includes the deposit",
    figureLines: [
      "Your deposit | $100",
      "Your bonus | $100",
      "Wagering, on both | 35x",
      "Bets before you may withdraw | $7,000",
      "House edge of a game that returns 96% | 4%",
      "Average price of a $100 bonus | $280",
    ],
    body: `A wagering requirement is one short sentence with a number in it. The number is printed large. The words after it decide what you pay.

## The sentence

"35x bonus" on a $100 bonus means 35 times $100, which is $3,500 in bets. "35x bonus and deposit", after a deposit of $100, means 35 times $200. That is $7,000 in bets for the same bonus.

On a slot that returns 96%, every $100 in bets costs $4 on average. So the first version costs about $140, and the second about $280, to clear a bonus of $100.

## Where it hides

- In the general bonus terms, which apply when the offer's own page says nothing.
- In a footnote to the word "wagering".
- In the word "amount", when the terms define it as deposit plus bonus.

If you can't find the sentence in two minutes, ask support before you deposit and keep the reply. Our bonus pages state the base of every requirement that we know, and say "not stated" where we do not.`,
  },
  {
    kind: "post",
    slug: "volatility-is-the-shape",
    title: "Return is the price, volatility is the shape",
    excerpt:
      "Two slots that both return 96% can feel like different hobbies. One returns your money in pennies; the other keeps it all evening and makes up for it once a month. How to pick the shape that your budget survives.",
    author: "Games desk",
    category: "Slots",
    publishedAt: "2026-11-11T09:00:00.000Z",
    readMinutes: 5,
    figure: "96%",
    figureCaption: "the same return, two very different evenings",
    body: `Two slots return 96%. Over a very long time, each costs $4 per $100 in bets. One evening is not a very long time.

## What volatility changes

A slot with low volatility pays small amounts often. Your balance falls slowly and rarely surprises you. A slot with high volatility keeps most bets, and pays the same total in a few large wins. Most evenings end without one of them.

## Pick by budget

Count in bets, not in dollars. With 200 bets in your budget, a slot with low volatility will usually last the evening. A slot with high volatility may use up those bets before its first large win, and that is normal.

- A small budget: low volatility, or a smaller bet.
- A long evening: low or medium.
- A game with a published maximum win of 10,000x: expect long runs of nothing.

We list volatility where the provider publishes it. Where it does not, we leave the field empty.`,
  },
  {
    kind: "post",
    slug: "the-limit-comes-first",
    title: "Set the limit while you still have nothing to lose",
    excerpt:
      "A deposit limit chosen before the first deposit is a plan. The same limit chosen after a bad night is a negotiation, and you are sitting on both sides of the table. Why lowering a limit usually takes effect immediately, and raising one usually takes a day or more.",
    author: "Safety desk",
    category: "Safety",
    publishedAt: "2026-11-07T09:00:00.000Z",
    readMinutes: 4,
    figure: "$0",
    figureCaption: "the best balance for setting your limits",
    body: `Everyone plans to stop in time. A limit is a plan that works when you no longer feel like stopping.

## Before, not after

Before the first deposit you have nothing to win back. So the number you choose then is close to what you can really afford. After a bad night, the same decision is made by the person who just lost.

## Why down is quick and up is slow

Licensed casinos usually apply a lower limit at once. A higher limit waits, often for a day or more, so that you decide with a clear head. If a casino raises limits immediately, take that as information about the casino.

## Three numbers

1. What you may deposit in a week.
2. How long one session may last.
3. What you may lose before you stop for the month.

Our [Play Safe page](/playsafe) explains each of these tools and lists organizations that help for free.`,
  },
  {
    kind: "post",
    slug: "count-in-money-first",
    title: "Count in dollars first, then in coins",
    excerpt:
      "A balance in coins moves twice: once with the cards and once with the market. Write down both numbers at the start and the end of a session, and you will know which of the two you really gambled on.",
    author: "Payments desk",
    category: "Crypto",
    publishedAt: "2026-11-03T09:00:00.000Z",
    readMinutes: 5,
    figure: "2",
    figureCaption: "prices that move while you play one game",
    body: `Play with coins, and two prices move at once: the game's and the market's. If you only watch one, you will misread the other.

## An example

You deposit 0.01 of a coin when it costs $60,000, so $600. You play, and have 0.009 left: you lost a tenth. In the meantime, the coin rises to $66,000, and your balance is worth $594. It looks as if the evening cost $6. The games cost you about $60, and the market gave most of it back.

## The habit

Write down four numbers: the balance in coins and in dollars, at the start and at the end. The difference in coins, at the starting price, is what the games cost. The rest is the market.

Small notes like these take a minute. They also show when the thing you gamble on is no longer the game.`,
  },
  {
    kind: "post",
    slug: "three-to-two",
    title: "Read the felt before you sit down: 3:2 or 6:5",
    excerpt:
      "On a $10 bet, a blackjack pays $15 at one table and $12 at the next. The cards are the same, but the house edge at the second table is about 1.4 points higher. The payout is printed on the felt, in the smallest letters.",
    author: "Games desk",
    category: "Live Games",
    publishedAt: "2026-10-28T09:00:00.000Z",
    readMinutes: 4,
    figure: "$3",
    figureCaption: "less for every $10 blackjack at a 6:5 table",
    body: `Blackjack tables look alike. One line on the felt says what a blackjack pays, and it changes the price of the game more than most of your decisions.

## The two lines

"Blackjack pays 3 to 2": a $10 bet wins $15. "Blackjack pays 6 to 5": a $10 bet wins $12. You get a blackjack about once in 21 hands. So the second line costs you $3 about once in 21 hands, or about 1.4% of everything you bet.

A good table with basic strategy has a house edge near 0.5%. The same table at 6 to 5 has an edge near 1.9%, almost four times as much.

## What to do

- Read the felt, or the help screen, before you sit down.
- Do not let a lower minimum bet decide. A cheaper seat with 6 to 5 is often the more expensive game.
- Side bets have their own prices, and usually worse ones.`,
  },
  {
    kind: "post",
    slug: "the-phone-can-say-no",
    title: "Your phone can say no on your behalf",
    excerpt:
      "App timers, blocking software and the gambling block in many banking apps work at every casino at once, which a casino's own limits cannot do. They take a quiet quarter of an hour to set up, and they hold on a bad evening.",
    author: "Mobile desk",
    category: "Mobile",
    publishedAt: "2026-10-21T09:00:00.000Z",
    readMinutes: 4,
    figure: "15 min",
    figureCaption: "to set up three blocks that no casino can lift",
    body: `A casino's limits work at that casino. Your phone is in your hand at all of them.

## Three blocks

**An app timer.** Both big phone systems can close an app or a website after a set time each day. Let someone else choose the code, if you can.

**Blocking software.** It blocks gambling sites on all your devices, including ones you have not heard of yet. Some charities give it away for free.

**The bank's gambling block.** Many banking apps can refuse payments to gambling companies. Switching the block off usually takes a day or longer, which is the point.

## Why three

Each has a gap that another one closes. Together they take a quiet quarter of an hour. Set them up on a good day: on a bad one, they only have to hold.`,
  },
];
