/** The guides about payments and the advanced guides. */
import type { ArticleSeed } from "../seedTypes.js";

export const seedGuides2: readonly ArticleSeed[] = [
  {
    kind: "guide",
    slug: "choose-a-method-by-how-it-pays-out",
    title: "Choose a method by how it pays out",
    excerpt:
      "How e-wallets, cards, bank transfers and crypto compare: how long you wait, what you pay and what the casino learns about you.",
    author: "Payments desk",
    category: "Banking & Payments",
    publishedAt: "2026-10-07T09:00:00.000Z",
    position: 7,
    readMinutes: 8,
    difficulty: "beginner",
    isPopular: true,
    body: `Deposits are instant nearly everywhere, so choose a payment method based on how it pays out.

| Method | Usual payout time | Watch out for |
|---|---|---|
| E-wallet | 24-48 hours | Bonuses that exclude e-wallets |
| Card | 3-5 business days | Banks that refuse gambling payments |
| Bank transfer | 5-7 business days | Fees on small amounts |
| Crypto | Minutes after approval | The network fee and the price of the coin |

The times include the casino's own approval, which is often the slowest part.

## Three questions

1. Can I withdraw with the same method? Most casinos send your money back the way you paid.
2. Who pays the fee, and is it a percentage or a flat amount?
3. What does the casino learn about me? With a card, it learns your bank; with an e-wallet, an account; with a crypto address, possibly your earlier payments.

Each of our reviews lists the casino's payment methods and says how fast the casino paid when we checked.`,
  },
  {
    kind: "guide",
    slug: "a-first-withdrawal-without-the-wait",
    title: "A first withdrawal without the wait",
    excerpt:
      "Which documents to send, what the fine print says about payment methods, and why you shouldn't reverse a withdrawal during the pending period.",
    author: "Payments desk",
    category: "Banking & Payments",
    publishedAt: "2026-10-08T09:00:00.000Z",
    position: 8,
    readMinutes: 7,
    difficulty: "intermediate",
    body: `You can prevent most delays on the first day.

## Before

- Send your documents when you open the account.
- Deposit with the method that you want to use for withdrawals.
- Finish the wagering, or decline the bonus. If you withdraw before you finish, you can lose the bonus and its winnings.

## The request

Request an amount above the minimum and below the weekly limit. Write down the date and the amount.

## The pending period

Many casinos hold a request for a day or two and let you reverse it. They do that because many people will. People usually lose the money they take back, so treat your request as final. If the casino lets you lock it, do it.

## If it takes too long

Ask support for the reason and a date, in writing. Next, use the casino's complaint form. After that, complain to the organization named in the casino's license.`,
  },
  {
    kind: "guide",
    slug: "coins-networks-and-addresses",
    title: "Coins, networks and addresses",
    excerpt:
      "How to choose the right network, why fees depend on traffic, not the amount, and why you should send a test payment first.",
    author: "Payments desk",
    category: "Banking & Payments",
    publishedAt: "2026-10-09T09:00:00.000Z",
    position: 9,
    readMinutes: 12,
    difficulty: "advanced",
    body: `You can't reverse a crypto payment. Three checks prevent nearly every loss.

## The network

The same coin can exist on several networks. The casino's deposit page names the network for each address. If your wallet offers a different network, stop. If you send coins over the wrong one, you may lose them for good.

## The fee

The fee depends on how busy the network is, not on how much you send. Sending $20 can cost as much as sending $2,000. Wait until the network is less busy, or choose one with a lower fee from the casino's list.

## The address

Copy and paste it, and then compare the first six and last six characters. Some malware replaces addresses on your clipboard. Some networks also need a memo or tag: without it, the casino can't match the payment to you.

## The test payment

First, send the smallest amount that the casino accepts. When it arrives, send the rest. The extra fee buys you the certainty that everything works.`,
  },
  {
    kind: "guide",
    slug: "the-expected-value-of-a-bonus",
    title: "The expected value of a bonus",
    excerpt:
      "How to combine turnover, edge and contribution in one line of arithmetic, and how to spot a losing offer before you start.",
    author: "Bonus desk",
    category: "Advanced Topics",
    publishedAt: "2026-10-10T09:00:00.000Z",
    position: 10,
    readMinutes: 15,
    difficulty: "advanced",
    isPopular: true,
    body: `With one line of arithmetic, you can tell whether an offer makes or loses you money on average.

\`value = bonus - turnover x house edge\`

The turnover is how much you must bet: the base, times the multiple, divided by your game's contribution.

## An example

Say you take a $100 bonus with 30x on the bonus and play a slot that returns 96%. The turnover is $3,000 and the edge is 4%, so the cost is $120. The value is $100 - $120 = -$20. You lose $20 on average, even without a limit on wins.

At 20x, the cost is $80 and the value is +$20. At 30x on the bonus and a $100 deposit, the cost is $240.

## What the line leaves out

You may run out of money before you finish. In that case you bet less than the full turnover, but you also lose the bonus. If there is a maximum win, you can't keep your best results in full. If your table game counts 10%, multiply the turnover by ten.

## Spot the bad ones

With a 4% edge, you lose money on average on any offer above 25x on the bonus. Our bonus pages show what the wagering costs for each offer with complete terms.`,
  },
  {
    kind: "guide",
    slug: "provably-fair-checked-by-hand",
    title: "Provably fair, checked by hand",
    excerpt: "Seeds, hashes and nonces: how to check a round yourself, and what the proof does and doesn't cover.",
    author: "Bonus desk",
    category: "Advanced Topics",
    publishedAt: "2026-10-11T09:00:00.000Z",
    position: 11,
    readMinutes: 13,
    difficulty: "advanced",
    body: `In a provably fair game, you can check that the casino did not choose the result after your bet.

## The parts

- **Server seed**: the casino chooses this. Before you bet, you see only its hash.
- **Client seed**: you or your browser chooses this.
- **Nonce**: a counter that goes up with each bet.

The game computes the result from all three. After you change the seed pair, the casino reveals the old server seed.

## The check

1. Before you bet, copy the hash of the server seed, and set your own client seed.
2. Play a round, and write down the nonce and the result.
3. Ask for a new seed pair. The casino now shows the old server seed.
4. Hash that seed with SHA-256. The result must match the hash you copied.
5. Combine the seeds and the nonce the way the game's page describes. You must get the same result as in your round.

## What it does not prove

The check proves that the result was set before your bet. It tells you nothing about the odds, the payout table or whether the casino will pay you.`,
  },
  {
    kind: "guide",
    slug: "bad-luck-or-a-bad-game",
    title: "Bad luck or a bad game?",
    excerpt:
      "How far your results can swing in 1,000 spins, and how many rounds you need before a suspicion means anything.",
    author: "Bonus desk",
    category: "Advanced Topics",
    publishedAt: "2026-10-12T09:00:00.000Z",
    position: 12,
    readMinutes: 12,
    difficulty: "advanced",
    body: `After a long losing streak, most people suspect the game. Usually the numbers are perfectly normal. Here's how to tell.

## The spread of 1,000 spins

On a typical slot, the result of one spin varies by several times the bet. If you make 1,000 spins at $1 with a 96% return, you lose $40 on average. But results usually spread several hundred dollars around that average. So a $300 loss tells you nothing, and neither does a win.

## How many rounds it takes

The spread grows with the square root of the number of rounds, and the average loss grows with the number itself. To tell 96% from 94% with some confidence, you need hundreds of thousands of spins. No player has that many.

## What you can check

- The return on the help screen of your casino's version.
- The name of the lab that tested the game.
- Your account's game history, where each round has a number.

If a round is missing or you were paid the wrong amount, send its number to support. That's evidence. A feeling about a streak isn't.`,
  },
];
