/** The news, newest first. The first article is the featured story. */
import type { ArticleSeed } from "../seedTypes.js";

export const seedNews: readonly ArticleSeed[] = [
  {
    kind: "news",
    slug: "same-slot-three-returns",
    title: "Same slot, three returns: the figure that counts is on the help screen",
    excerpt:
      "Many slots come with several return settings, and the casino picks one. The name, the reels and the music stay the same. The price does not.",
    author: "Games desk",
    category: "Technology",
    coverUrl: "/news/same-slot-three-returns.svg",
    publishedAt: "2026-11-18T09:00:00.000Z",
    readMinutes: 4,
    isFeatured: true,
    isPopular: true,
    body: `A slot's return to player is not always a property of the slot. Many studios certify several versions of one title, and the casino chooses which one to run. In the lobby they look the same. Only the game's own help screen shows the difference, usually on its last page.

Put the three side by side. Over $250 in bets, which is 500 spins at 50 cents, a return of 96% costs $10 on average. At 94% it costs $15. At 91% it costs $22.50, more than twice as much for the same evening. None of these predicts a given night; they are what the game charges on average.

So a review that lists one return for a title lists the studio's figure, and ours are no exception. We list what the provider publishes, and leave it out if we are not sure. Before you play for money, open the help screen at your casino, find the sentence that begins with 'the theoretical return', and trust that one.

Two habits help. Compare the figure at two casinos before you choose one: it takes a minute. And if a game states no return at all, take that as an answer.`,
  },
  {
    kind: "news",
    slug: "a-payout-has-two-clocks",
    title: "A crypto payout has two clocks, and the slow one is not the blockchain",
    excerpt:
      "'Instant' describes the network. The hours of waiting come before the coins even leave, in the casino's own approval queue.",
    author: "Payments desk",
    category: "Crypto",
    coverUrl: "/news/a-payout-has-two-clocks.svg",
    publishedAt: "2026-11-13T09:00:00.000Z",
    readMinutes: 3,
    isPopular: true,
    body: `Two clocks time a withdrawal in coins, one after the other. The first is the casino's: a person or a rule approves the request. The second is the network's: the payment is written into a block, and a few more blocks follow. Ads quote the second clock, because it looks better.

The network is quick by any standard. Bitcoin aims for one block about every ten minutes, Ethereum for one every twelve seconds. Even an hour for six Bitcoin blocks is short compared with an approval that waits until Monday morning.

The fee depends on how busy the network is, not on how much you send. A $2 fee is 10% of a $20 withdrawal and 0.4% of $500. Many small payouts are an expensive way to be careful.

What to look for in the terms: the longest approval time the casino commits to, whether it works on weekends, and whether a first withdrawal waits for documents. Send those before you win anything.`,
  },
  {
    kind: "news",
    slug: "who-pays-for-the-jackpot",
    title: "Who pays for the jackpot? Everyone who does not win it",
    excerpt:
      "A progressive pot grows by a share of each bet. That share is part of the stated return, which leaves less for every spin that does not win the pot.",
    author: "Games desk",
    category: "Jackpots",
    coverUrl: "/news/who-pays-for-the-jackpot.svg",
    publishedAt: "2026-11-10T09:00:00.000Z",
    readMinutes: 4,
    body: `A progressive jackpot is not a gift on top of a slot. It comes from the slot's own bets, and what goes into the pot counts as return to the player. Someone gets it back. It is just very unlikely to be you.

Imagine a game with a stated return of 94% that sends 6 cents of each dollar to the pot. Without the pot it pays back 88 cents. Over $100 in bets, the ordinary player loses $12 on average, not $6. The other $6 is in the counter that everyone is watching.

That does not make it a bad game. It makes it a lottery ticket with reels. The honest way to read the stated return is as two prices: one for the spins, one for the ticket.

Two details matter. Some pots pay out only at the highest stake, so smaller bets pay for a prize they can't win. And some 'must drop by' a stated amount, so the ticket is worth more as the pot gets close to it.`,
  },
  {
    kind: "news",
    slug: "a-license-is-a-line-in-a-register",
    title: "A license is a line in a register. Look it up there",
    excerpt:
      "A seal in a footer is a picture. The proof is the regulator's public register, and checking it takes less time than opening an account.",
    author: "Licensing desk",
    category: "Regulation",
    coverUrl: "/news/a-license-is-a-line-in-a-register.svg",
    publishedAt: "2026-11-05T09:00:00.000Z",
    readMinutes: 4,
    body: `Anyone can draw a seal. No one can draw an entry in the regulator's register. The UK Gambling Commission and the Malta Gaming Authority both let the public search theirs by company name, and others do the same.

Check three things. The company: the name in the casino's terms must match the register, letter for letter. The web address: many registers list the domains that a license covers, and a license for one domain says nothing about another. The status: registers also show licenses that were suspended or given up.

Then ask what the license does for you. If an independent body hears complaints, a dispute gets a second opinion. If not, the casino's support desk has the last word.

Our trust score starts at 50 of 100 points. A license adds 20, more than any other single line. We still list casinos without one, so you can find the warning: it appears where the recommendation would be.`,
  },
  {
    kind: "news",
    slug: "live-tables-and-wagering",
    title: "Ten cents on the dollar: why live tables hardly count",
    excerpt:
      "A $100 bonus at 10x looks like $1,000 in bets. At a table that counts 10%, it is $10,000. The word to look for is 'contribution'.",
    author: "Bonus desk",
    category: "Live Games",
    coverUrl: "/news/live-tables-and-wagering.svg",
    publishedAt: "2026-10-30T09:00:00.000Z",
    readMinutes: 3,
    isPopular: true,
    body: `Wagering requirements assume slots. Other games have a contribution: the percentage of each bet that counts. For live blackjack, roulette and baccarat it is commonly 10%, 5% or nothing at all.

The math is simple and seldom printed. A $100 bonus at 10x means $1,000 in counted bets. At a contribution of 10%, you must bet $10,000 to get there. In blackjack played well, with a house edge near 0.5%, those bets cost about $50 on average. On a slot that returns 96%, the $1,000 costs about $40.

So a table's low edge is not a way around the bonus terms. Casinos know this math too, and they set the contribution accordingly.

If you came for live tables, the best offer is often none: play without a bonus, and you can withdraw your balance whenever you like.`,
  },
  {
    kind: "news",
    slug: "four-things-to-find-on-a-phone",
    title: "Four things to find on a phone before the first deposit",
    excerpt:
      "A lobby always fits a small screen. Check whether the limits, the terms and the exit fit too: they tell you more about a casino than its games do.",
    author: "Mobile desk",
    category: "Mobile",
    coverUrl: "/news/four-things-to-find-on-a-phone.svg",
    publishedAt: "2026-10-23T09:00:00.000Z",
    readMinutes: 3,
    body: `Every casino works well on a phone while you are spending. We suggest another test. Before your first deposit, find four things on your phone and count the taps.

The first is the deposit limit, and whether you can set it before you pay in. The second is the full terms of the offer, not a summary. The third is the page that says how long a withdrawal takes. The fourth is the way to close the account: if you can't find that on a phone, you know what the casino thinks of you.

Three taps each is good. A link that sends you to 'the desktop version' is an answer too.

In our trust score, working well on a phone is worth 5 points, all or nothing, and every review's receipt shows it. It is a small number on purpose: it says that a casino is convenient, which is not the same as fair.`,
  },
];
