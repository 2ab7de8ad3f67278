/** The blog posts, newest first. Each explains one number. */
import type { ArticleSeed } from "../seedTypes.js";

export const seedPosts: readonly ArticleSeed[] = [
  {
    kind: "post",
    slug: "what-35x-asks-of-you",
    title: "What 35x really asks of you",
    excerpt:
      "You deposit $100, get $100, and then read the wagering line again. On the bonus only, it means $3,500 in bets; on the bonus and deposit together, twice that. We explain the sentence that decides which one you get, and show you three places in the terms where it hides.",
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
      "Bets before you can withdraw | $7,000",
      "House edge of a game that returns 96% | 4%",
      "Average cost of a $100 bonus | $280",
    ],
    body: `A wagering requirement is one short sentence with a number in it. The casino prints the number large. The words after it decide what you pay.

## The sentence

"35x bonus" on a $100 bonus means 35 times $100, which is $3,500 in bets. After a $100 deposit, "35x bonus and deposit" means 35 times $200. That's $7,000 in bets for the same bonus.

On a slot that returns 96%, every $100 in bets costs you $4 on average. So you pay about $140 to clear a $100 bonus in the first version, and about $280 in the second.

## Where it hides

- In the general bonus terms, which apply when the offer's own page says nothing.
- In a footnote to the word "wagering".
- In the word "amount", if the terms define it as deposit plus bonus.

If you can't find the sentence in two minutes, ask support before you deposit and keep the reply. Our bonus pages give the base of every wagering requirement if we know it, and say "not stated" if we don't.`,
  },
  {
    kind: "post",
    slug: "volatility-is-the-shape",
    title: "Return is the price, volatility is the shape",
    excerpt:
      "Two slots that both return 96% can feel like different hobbies. One gives your money back in pennies; the other keeps it all evening and makes up for it once a month. Here's how to pick the one that your budget can survive.",
    author: "Games desk",
    category: "Slots",
    publishedAt: "2026-11-11T09:00:00.000Z",
    readMinutes: 5,
    figure: "96%",
    figureCaption: "the same return, two very different evenings",
    body: `Two slots both return 96%. Over the long run, each costs you $4 per $100 in bets. One evening isn't the long run.

## What volatility changes

A low-volatility slot pays small amounts often. Your balance falls slowly, with few surprises. A high-volatility slot pays nothing on most bets, and pays the same total in a few large wins. Most evenings, you won't see one.

## Pick by budget

Count bets, not dollars. If your budget is 200 bets, it will usually last all evening on a low-volatility slot. On a high-volatility slot, you may use up those bets before your first large win, and that's normal.

- For a small budget, choose low volatility or a smaller bet.
- For a long evening, choose low or medium volatility.
- On a game with a published maximum win of 10,000x, expect long losing streaks.

We list a game's volatility if the provider publishes it. If not, we leave the field empty.`,
  },
  {
    kind: "post",
    slug: "the-limit-comes-first",
    title: "Set the limit while you still have nothing to lose",
    excerpt:
      "If you set a deposit limit before your first deposit, it's a plan. If you set it after a bad night, you're negotiating with yourself. Here's why you can usually lower a limit immediately, but usually have to wait a day or more to raise one.",
    author: "Safety desk",
    category: "Safety",
    publishedAt: "2026-11-07T09:00:00.000Z",
    readMinutes: 4,
    figure: "$0",
    figureCaption: "the best balance to have when you set your limits",
    body: `Everyone plans to stop in time. A limit is a plan that still works when you don't feel like stopping anymore.

## Before, not after

Before your first deposit, you have nothing to win back. So the number you choose then is close to what you can really afford. After a bad night, you make the same decision as someone who just lost.

## Why down is quick and up is slow

Licensed casinos usually lower a limit right away. They make you wait for a higher one, often for a day or more, so you can decide with a clear head. If a casino raises limits immediately, that tells you something about the casino.

## Three numbers

1. How much you can deposit in a week.
2. How long one session can last.
3. How much you can lose before you stop for the month.

Our [Play Safe page](/playsafe) explains each of these tools and lists organizations that help for free.`,
  },
  {
    kind: "post",
    slug: "count-in-money-first",
    title: "Count in dollars first, then in coins",
    excerpt:
      "If your balance is in crypto, both the cards and the market change what it's worth. Write down your coins and dollars before and after each session, and you'll know which of the two you really gambled on.",
    author: "Payments desk",
    category: "Crypto",
    publishedAt: "2026-11-03T09:00:00.000Z",
    readMinutes: 5,
    figure: "2",
    figureCaption: "prices that change while you play one game",
    body: `When you play with crypto, two prices matter at once: the game's and the market's. If you watch only one, you'll misread the other.

## An example

You deposit 0.01 of a coin when it costs $60,000, so $600. You play and have 0.009 left: you lost a tenth. In the meantime, the coin rises to $66,000, and your balance is worth $594. It looks like the evening cost you $6. In fact, the games cost you about $60, and the market gave most of it back.

## The habit

Write down four numbers: your balance in coins and in dollars, at the start and at the end. The difference in coins, at the starting price, is what the games cost you. The rest is the market.

These notes take a minute. They also show you when you're no longer gambling on the game.`,
  },
  {
    kind: "post",
    slug: "three-to-two",
    title: "Read the felt before you sit down: 3:2 or 6:5",
    excerpt:
      "On a $10 bet, a blackjack pays $15 at one table and $12 at the next. The cards are the same, but the house edge at the second table is about 1.4 points higher. You can find the payout on the felt, in the smallest print.",
    author: "Games desk",
    category: "Live Games",
    publishedAt: "2026-10-28T09:00:00.000Z",
    readMinutes: 4,
    figure: "$3",
    figureCaption: "less for every blackjack on a $10 bet at a 6:5 table",
    body: `Blackjack tables all look alike. But one line on the felt says what a blackjack pays, and that affects your losses more than most of your decisions do.

## The two lines

"Blackjack pays 3 to 2": a $10 bet wins $15. "Blackjack pays 6 to 5": a $10 bet wins $12. You get a blackjack about once every 21 hands. So the second line costs you $3 about once every 21 hands, or about 1.4% of everything you bet.

If you play basic strategy at a good table, the house edge is near 0.5%. If the same table pays 6 to 5, the edge is near 1.9%, almost four times as much.

## What to do

- Read the felt, or the help screen, before you sit down.
- Don't choose a table just for its lower minimum bet. A 6-to-5 table with a cheaper seat often costs you more.
- Side bets have their own house edge, and it's usually worse.`,
  },
  {
    kind: "post",
    slug: "the-phone-can-say-no",
    title: "Your phone can say no on your behalf",
    excerpt:
      "App timers, blocking software and the gambling block in many banking apps work at every casino at once. A casino's own limits can't do that. You can set up all three in a quiet 15 minutes, and they'll still work on a bad night.",
    author: "Mobile desk",
    category: "Mobile",
    publishedAt: "2026-10-21T09:00:00.000Z",
    readMinutes: 4,
    figure: "15 min",
    figureCaption: "to set up three blocks that no casino can lift",
    body: `A casino's limits work only at that casino. Your phone is with you at all of them.

## Three blocks

**An app timer.** Both major phone systems can close an app or a website after a set time each day. If you can, let someone else choose the passcode.

**Blocking software.** It blocks gambling sites on all your devices, even sites you haven't heard of yet. Some charities give it away for free.

**The bank's gambling block.** Many banking apps can refuse payments to gambling companies. It usually takes a day or longer to turn the block off, which is the point.

## Why three

Each one has a gap that another one closes. You can set up all three in a quiet 15 minutes. Do it on a good day, so they're ready on a bad one.`,
  },
];
