/** The news page's articles, newest first. The first one is the featured story. Data only: how it looks is the page's business. */

export type NewsCategory = "Crypto" | "Mobile" | "Technology" | "Jackpots" | "Regulation" | "Live Games";

export type BadgeStyle = "default" | "secondary" | "outline" | "destructive";

export interface NewsArticle {
  id: string;
  title: string;
  excerpt: string;
  /** The article's paragraphs. */
  content: readonly [string, ...string[]];
  category: NewsCategory;
  /** ISO date. */
  date: string;
  author: string;
  readTime: string;
  trending: boolean;
  featured: boolean;
  /** Path of the drawing that belongs to it; 16 to 9. */
  image: string;
}

/** How each category's badge is dressed. */
export const newsBadgeStyles: Readonly<Record<NewsCategory, BadgeStyle>> = {
  Crypto: "default",
  Mobile: "secondary",
  Technology: "outline",
  Jackpots: "destructive",
  Regulation: "secondary",
  "Live Games": "outline",
};

const sameSlotThreeReturns: NewsArticle = {
  id: "same-slot-three-returns",
  title: "Same slot, three returns: the figure that counts is in the help screen",
  excerpt:
    "Many slots are delivered with several return settings, and the casino picks one. The name, the reels and the music stay the same. The price does not.",
  content: [
    "A slot's return to player is not always a property of the slot. Many studios deliver one title in several certified versions, and the casino chooses which of them to run. From the lobby nobody can tell them apart: the difference stands in the game's own help screen, usually on its last page.",
    "Put the three side by side. Over $250 of bets, which is 500 spins at 50 cents, a return of 96% costs $10 on average. At 94% it is $15. At 91% it is $22.50, more than twice as much for the same evening. None of these is what will happen to you on a given night; all of them are what the game charges for it.",
    "So a review that prints one return for a title prints the studio's figure, and that goes for ours too. We list what the provider publishes and leave the line out where we are not sure. Before you play for money, open the help screen at the casino where you play, find the sentence that begins with 'the theoretical return', and believe that one.",
    "Two habits help. Compare the figure at two casinos before you settle at one: it takes a minute. And treat a game that names no return at all as one that answered the question.",
  ],
  category: "Technology",
  date: "2026-11-18",
  author: "Games desk",
  readTime: "4 min read",
  trending: true,
  featured: true,
  image: "/news/same-slot-three-returns.svg",
};

const twoClocks: NewsArticle = {
  id: "a-payout-has-two-clocks",
  title: "A crypto payout has two clocks, and the slow one is not the blockchain",
  excerpt:
    "'Instant' describes the network. The hours that players wait are spent before the coins ever leave: in the casino's own approval queue.",
  content: [
    "A withdrawal in coins is timed by two clocks that run one after the other. The first is the casino's: somebody, or some rule, approves the request. The second is the network's: the payment is written into a block and a few more blocks are stacked on top. Advertisements quote the second clock, since it is the flattering one.",
    "The network is quick by any standard. Bitcoin aims at one block about every ten minutes, Ethereum at one every twelve seconds. Even an hour for six Bitcoin blocks is short beside an approval that waits for Monday morning.",
    "The fee has a clock of its own, so to speak: it follows how busy the network is, not how much you send. A $2 fee is 10% of a $20 withdrawal and 0.4% of $500. Many small payouts are the expensive way to be careful.",
    "What to look for in the terms: the longest approval time the casino commits to, whether it works on weekends, and whether a first withdrawal waits for documents. Send those before you win anything.",
  ],
  category: "Crypto",
  date: "2026-11-13",
  author: "Payments desk",
  readTime: "3 min read",
  trending: true,
  featured: false,
  image: "/news/a-payout-has-two-clocks.svg",
};

const jackpotShare: NewsArticle = {
  id: "who-pays-for-the-jackpot",
  title: "Who pays for the jackpot? Everybody who does not win it",
  excerpt:
    "A progressive pot grows by a slice of each bet. That slice is part of the return on the label, which leaves less for every spin that is not the big one.",
  content: [
    "A progressive jackpot is not a gift on top of a slot. It is filled from the slot's own bets, and what goes into the pot is counted as return to the player. Somebody gets it back. It is just very unlikely to be you.",
    "Take an invented game that states 94% and sends 6 cents of each dollar to the pot. Without the pot it pays back 88 cents. Over $100 of bets the ordinary player is down $12 on average, not $6; the missing $6 sits in the counter that everybody is watching.",
    "That does not make it a bad game. It makes it a lottery ticket with reels. The honest way to read the label is as two prices: one for the spins, one for the ticket.",
    "Two details change the sum. Some pots fall only at the highest stake, so smaller bets pay for a prize they can't win. And some 'must fall by' a stated amount, so the ticket is worth more as that amount comes near.",
  ],
  category: "Jackpots",
  date: "2026-11-10",
  author: "Games desk",
  readTime: "4 min read",
  trending: false,
  featured: false,
  image: "/news/who-pays-for-the-jackpot.svg",
};

const licenseRegister: NewsArticle = {
  id: "a-license-is-a-line-in-a-register",
  title: "A license is a line in a register. Look it up there",
  excerpt:
    "A seal in a footer is a picture. The proof is the regulator's public register, and checking it takes less time than opening an account.",
  content: [
    "Anybody can draw a seal. What can't be drawn is an entry in the register of the authority that is said to have issued it. The UK Gambling Commission and the Malta Gaming Authority both let the public search theirs by company name, and others do the same.",
    "Look for three things. The company: the name in the casino's terms has to be the name in the register, letter for letter. The web address: many registers list the domains that a license covers, and a license for one domain says nothing about another. The status: registers also show licenses that were suspended or given up.",
    "Then ask what the license is good for. Where there is an independent body that hears complaints, a dispute has a second reader. Where there isn't, the casino's support desk is the last word.",
    "In our trust score a license is worth 20 of 100 points, more than any other single line above the starting 50. A casino without one is still listed, so that you can find the warning, and says so where its recommendation would stand.",
  ],
  category: "Regulation",
  date: "2026-11-05",
  author: "Licensing desk",
  readTime: "4 min read",
  trending: false,
  featured: false,
  image: "/news/a-license-is-a-line-in-a-register.svg",
};

const liveTables: NewsArticle = {
  id: "live-tables-and-wagering",
  title: "Ten cents on the dollar: why live tables hardly count",
  excerpt:
    "A bonus of $100 at 10x reads like $1,000 of bets. Played at a table that counts 10%, it is $10,000. The word to look for is 'contribution'.",
  content: [
    "Wagering requirements assume slots. Every other game has a contribution, a percentage of each bet that counts, and for live blackjack, roulette and baccarat it is commonly 10%, 5% or nothing at all.",
    "The sum is simple and seldom printed. $100 of bonus at 10x is $1,000 of turnover. At a contribution of 10% you place $10,000 to be credited with that $1,000. At blackjack played well, with a house edge near 0.5%, those bets cost about $50 on average. On a slot that returns 96%, the $1,000 costs about $40.",
    "So the low edge of the table is not a way round the bonus. Casinos can do this sum too, and the contribution is where they did it.",
    "If live tables are what you came for, the better offer is often none: play without a bonus, and your balance is yours to withdraw whenever you like.",
  ],
  category: "Live Games",
  date: "2026-10-30",
  author: "Bonus desk",
  readTime: "3 min read",
  trending: true,
  featured: false,
  image: "/news/live-tables-and-wagering.svg",
};

const phoneChecks: NewsArticle = {
  id: "four-things-to-find-on-a-phone",
  title: "Four things to find on a phone before the first deposit",
  excerpt:
    "A lobby always fits a small screen. Whether the limits, the terms and the way out fit too tells you more about a casino than its games do.",
  content: [
    "Every casino is pleasant on a phone for as long as you are spending. We suggest another test. Before the first deposit, with the phone in your hand, find four things and count the taps.",
    "The deposit limit, and whether it can be set before any money is in. The full terms of the offer on the screen, not a summary of it. The page that says how long a withdrawal takes. And the way to close the account: if that one can't be found on a phone, you have learned what the house thinks of you.",
    "Three taps each is good. A link that sends you to 'the desktop version' is an answer as well.",
    "In our trust score the phone is worth 5 points, all or nothing, and it shows on the receipt of every review. It is a small line on purpose: it says that a casino is comfortable, which is not the same as fair.",
  ],
  category: "Mobile",
  date: "2026-10-23",
  author: "Mobile desk",
  readTime: "3 min read",
  trending: false,
  featured: false,
  image: "/news/four-things-to-find-on-a-phone.svg",
};

export const newsArticles: readonly [NewsArticle, ...NewsArticle[]] = [
  sameSlotThreeReturns,
  twoClocks,
  jackpotShare,
  licenseRegister,
  liveTables,
  phoneChecks,
];
