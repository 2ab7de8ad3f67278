/** The news, newest first. The first article is the featured story. */
import type { ArticleSeed } from "../seedTypes.js";

export const seedNews: readonly ArticleSeed[] = [
  {
    kind: "news",
    slug: "same-slot-three-returns",
    title: "Same slot, three returns: the figure that counts is on the help screen",
    excerpt:
      "Many slots come with several return settings, and the casino picks one. The name, the reels and the music stay the same. What you pay does not.",
    author: "Games desk",
    category: "Technology",
    coverUrl: "/news/same-slot-three-returns.svg",
    publishedAt: "2026-11-18T09:00:00.000Z",
    readMinutes: 4,
    isFeatured: true,
    isPopular: true,
    body: `A slot doesn't always have just one return to player. Many studios certify several versions of the same game, and the casino chooses which one to run. They look the same in the lobby. Only the game's own help screen shows the difference, usually on its last page.

Compare three versions of the same slot. Over $250 in bets, which is 500 spins at 50 cents, a return of 96% costs you $10 on average. At 94%, you pay $15. At 91%, you pay $22.50, more than twice as much for the same evening. These numbers don't predict any given night; they are what you pay on average.

So when a review lists one return for a game, it's the studio's number, and our reviews are no exception. We list what the provider publishes, and leave it out if we're not sure. Before you play for money, open the help screen at your casino, find the sentence that begins with 'the theoretical return', and trust that one.

Two habits help. Compare the return at two casinos before you choose one: it takes a minute. And if a game doesn't list a return at all, that tells you something, too.`,
  },
  {
    kind: "news",
    slug: "a-payout-has-two-clocks",
    title: "A crypto payout has two clocks, and the slow one is not the blockchain",
    excerpt:
      "'Instant' describes the network. Before your coins even leave, your request can spend hours in the casino's own approval queue.",
    author: "Payments desk",
    category: "Crypto",
    coverUrl: "/news/a-payout-has-two-clocks.svg",
    publishedAt: "2026-11-13T09:00:00.000Z",
    readMinutes: 3,
    isPopular: true,
    body: `A crypto withdrawal runs on two clocks, one after the other. The first is the casino's: a person or an automatic rule approves the request. The second is the network's: your payment goes into a block, and a few more blocks follow. Ads quote the second clock because it looks better.

The network is fast by any standard. Bitcoin aims for one block about every ten minutes, and Ethereum aims for one every twelve seconds. Even six Bitcoin blocks take only an hour, which is short if the casino won't approve your request until Monday morning.

The fee depends on how busy the network is, not on how much you send. A $2 fee is 10% of a $20 withdrawal and 0.4% of a $500 one. Lots of small withdrawals are an expensive way to be careful.

Check the terms for the longest approval time, whether the casino approves requests on weekends, and whether you need documents for your first withdrawal. Send those documents before you win anything.`,
  },
  {
    kind: "news",
    slug: "who-pays-for-the-jackpot",
    title: "Who pays for the jackpot? Everyone who does not win it",
    excerpt:
      "Part of each bet goes into a progressive pot. That share counts toward the stated return, so the game pays less on every spin that doesn't win the pot.",
    author: "Games desk",
    category: "Jackpots",
    coverUrl: "/news/who-pays-for-the-jackpot.svg",
    publishedAt: "2026-11-10T09:00:00.000Z",
    readMinutes: 4,
    body: `A progressive jackpot isn't a gift from the casino. The money comes from players' bets, and what goes into the pot counts toward the return to player. Someone gets it back. It's just very unlikely to be you.

Imagine a game with a stated return of 94% that puts 6 cents of each dollar into the pot. Without the pot, it pays back 88 cents. On $100 in bets, a typical player loses $12 on average, not $6. The other $6 is in the jackpot counter that everyone is watching.

That doesn't make it a bad game. It makes it a lottery ticket with reels. To read the stated return honestly, split it into two prices: one for the spins and one for the ticket.

Two details matter. Some pots pay out only on the maximum bet, so players who bet less pay for a prize they can't win. And some 'must drop by' a stated amount, so your ticket is worth more as the pot gets close to it.`,
  },
  {
    kind: "news",
    slug: "a-license-is-a-line-in-a-register",
    title: "A license is a line in a register. Look it up there",
    excerpt:
      "A seal in a footer is just a picture. The proof is in the regulator's public register, and checking it takes less time than opening an account.",
    author: "Licensing desk",
    category: "Regulation",
    coverUrl: "/news/a-license-is-a-line-in-a-register.svg",
    publishedAt: "2026-11-05T09:00:00.000Z",
    readMinutes: 4,
    body: `Anyone can draw a seal. No one can fake an entry in the regulator's register. The UK Gambling Commission and the Malta Gaming Authority let anyone search their registers by company name, and other regulators do the same.

Check three things. First, the company: the name in the casino's terms must match the register, letter for letter. Second, the web address: many registers list the domains that a license covers, and a license for one domain tells you nothing about another. Third, the status: registers also show licenses that were suspended or given up.

Then ask what the license does for you. If an independent organization handles complaints, you can get a second opinion in a dispute. If not, the casino's support team has the last word.

Every trust score starts at 50 out of 100 points. A license adds 20, more than anything else. We still list casinos without one, so you can find the warning: it appears where the recommendation would be.`,
  },
  {
    kind: "news",
    slug: "live-tables-and-wagering",
    title: "Ten cents on the dollar: why live tables hardly count",
    excerpt:
      "A $100 bonus at 10x looks like $1,000 in bets. At a table that counts 10%, it's $10,000. The word to look for is 'contribution'.",
    author: "Bonus desk",
    category: "Live Games",
    coverUrl: "/news/live-tables-and-wagering.svg",
    publishedAt: "2026-10-30T09:00:00.000Z",
    readMinutes: 3,
    isPopular: true,
    body: `Casinos write wagering requirements with slots in mind. Other games have a contribution: the percentage of each bet that counts. For live blackjack, roulette and baccarat, it's usually 10%, 5% or nothing at all.

The math is simple, but casinos rarely show it. A $100 bonus at 10x means $1,000 in bets that count. At a contribution of 10%, you must bet $10,000 to get there. If you play blackjack well, with a house edge near 0.5%, those bets cost about $50 on average. On a slot that returns 96%, the $1,000 in bets costs about $40.

So you can't use a table's low edge to get around the bonus terms. Casinos know this math too, and they set the contribution accordingly.

If you came for live tables, the best offer is often no offer. Without a bonus, you can withdraw your balance whenever you like.`,
  },
  {
    kind: "news",
    slug: "four-things-to-find-on-a-phone",
    title: "Four things to find on a phone before the first deposit",
    excerpt:
      "A casino's lobby always fits on a small screen. Check whether the limits, the terms and the exit fit too: they tell you more than the games do.",
    author: "Mobile desk",
    category: "Mobile",
    coverUrl: "/news/four-things-to-find-on-a-phone.svg",
    publishedAt: "2026-10-23T09:00:00.000Z",
    readMinutes: 3,
    body: `Every casino works well on a phone while you're spending. We suggest another test. Before your first deposit, find four things on your phone and count the taps.

The first is the deposit limit, and whether you can set it before you deposit. The second is the full terms of the offer, not a summary. The third is the page that says how long a withdrawal takes. The fourth is how to close your account: if you can't find that on a phone, you know what the casino thinks of you.

Three taps each is good. If a link sends you to 'the desktop version', that's an answer too.

If a casino works well on a phone, we add 5 points to its trust score, all or nothing. Every review's receipt shows them. We keep that number small on purpose: a convenient casino isn't necessarily a fair one.`,
  },
];
