/** The guides about payments and the advanced guides. */
import type { ArticleSeed } from "../seedTypes.js";

export const seedGuides2: readonly ArticleSeed[] = [
  {
    kind: "guide",
    slug: "choose-a-method-by-how-it-pays-out",
    title: "Choose a method by how it pays out",
    excerpt:
      "E-wallets, cards, bank transfers and coins compared by waiting time, fees and what they tell the casino about you.",
    author: "Payments desk",
    category: "Banking & Payments",
    publishedAt: "2026-10-07T09:00:00.000Z",
    position: 7,
    readMinutes: 8,
    difficulty: "beginner",
    isPopular: true,
    body: `Deposits are instant nearly everywhere, so choose a payment method by how your money comes back.

| Method | Usual payout time | Watch for |
|---|---|---|
| E-wallet | 24-48 hours | Bonuses that exclude e-wallets |
| Card | 3-5 business days | Banks that refuse gambling payments |
| Bank transfer | 5-7 business days | Fees for small amounts |
| Coins | Minutes after approval | The network fee and the price of the coin |

The times include the casino's own approval, which is often the slowest part.

## Three questions

1. Can I withdraw with the same method? Most casinos pay back the way you paid.
2. Who pays the fee, and is it a percentage or a fixed sum?
3. What does the casino learn about me? A card shows your bank; an e-wallet shows an account; a coin address can show earlier payments.

Each review here lists the casino's payment methods, and how fast it paid when we looked.`,
  },
  {
    kind: "guide",
    slug: "a-first-withdrawal-without-the-wait",
    title: "A first withdrawal without the wait",
    excerpt:
      "The documents, the small print about payment methods, and why you shouldn't reverse a withdrawal during the pending period.",
    author: "Payments desk",
    category: "Banking & Payments",
    publishedAt: "2026-10-08T09:00:00.000Z",
    position: 8,
    readMinutes: 7,
    difficulty: "intermediate",
    body: `Most delays come from things you could have done on the first day.

## Before

- Send your documents when you open the account.
- Deposit with the method that you want for payouts.
- Finish the wagering, or decline the bonus. A withdrawal before you finish can cancel the bonus and its winnings.

## The request

Ask for an amount above the minimum and below the weekly limit. Write down the date and the amount.

## The pending period

Many casinos hold a request for a day or two, and let you reverse it. The period exists because many people do. Reversed money is usually lost, so treat a request as final. Some casinos let you lock a request: do it.

## If it takes too long

Ask support for the reason and a date, in writing. After that, use the casino's complaint form, and then turn to the body that its license names.`,
  },
  {
    kind: "guide",
    slug: "coins-networks-and-addresses",
    title: "Coins, networks and addresses",
    excerpt:
      "How to choose the right network, why fees depend on traffic and not on the amount, and the test payment that costs little and saves a lot.",
    author: "Payments desk",
    category: "Banking & Payments",
    publishedAt: "2026-10-09T09:00:00.000Z",
    position: 9,
    readMinutes: 12,
    difficulty: "advanced",
    body: `A payment in coins cannot be reversed. Three checks prevent nearly every loss.

## The network

One coin can exist on several networks. The casino's deposit page names the network of each address. If your wallet offers a different one, stop. Coins sent over the wrong network may be lost for good.

## The fee

The fee depends on how busy the network is, not on the amount. Sending $20 can cost as much as sending $2,000. Wait for a quiet hour, or use a network that the casino lists with a lower fee.

## The address

Copy it, and compare the first and the last six characters. Some malware replaces addresses in the clipboard. Some networks also need a memo or tag: without it, the casino cannot match the payment to you.

## The test payment

Send the smallest accepted amount first. When it arrives, send the rest. The second fee is the price of knowing that everything was right.`,
  },
  {
    kind: "guide",
    slug: "the-expected-value-of-a-bonus",
    title: "The expected value of a bonus",
    excerpt:
      "Turnover, edge and contribution in one line of arithmetic, and how to spot offers that lose money before you start.",
    author: "Bonus desk",
    category: "Advanced Topics",
    publishedAt: "2026-10-10T09:00:00.000Z",
    position: 10,
    readMinutes: 15,
    difficulty: "advanced",
    isPopular: true,
    body: `One line of arithmetic tells you whether an offer gains or loses money on average.

\`value = bonus - turnover x house edge\`

The turnover is what you must bet: the base, times the multiple, divided by the contribution of your game.

## An example

Take a $100 bonus with 30x on the bonus, and play a slot that returns 96%. The turnover is $3,000 and the edge is 4%, so the cost is $120. The value is $100 - $120 = -$20. You lose $20 on average, before any limit on wins.

At 20x, the cost is $80 and the value is +$20. At 30x on the bonus and a $100 deposit, the cost is $240.

## What the line leaves out

You can run out of money before you finish. Then you bet less than the full turnover, but you also lose the bonus. A maximum win cuts off the good results. A table game that counts 10% multiplies the turnover by ten.

## Spot the bad ones

With a 4% edge, anything above 25x on the bonus loses on average. Our bonus pages show the cost of wagering for each offer whose terms are complete.`,
  },
  {
    kind: "guide",
    slug: "provably-fair-checked-by-hand",
    title: "Provably fair, checked by hand",
    excerpt:
      "Seeds, hashes and nonces: check one round yourself, and learn what the proof covers and what it leaves out.",
    author: "Bonus desk",
    category: "Advanced Topics",
    publishedAt: "2026-10-11T09:00:00.000Z",
    position: 11,
    readMinutes: 13,
    difficulty: "advanced",
    body: `In a provably fair game, you can check that the casino did not choose the result after your bet.

## The parts

- **Server seed**: chosen by the casino. You see only its hash before you bet.
- **Client seed**: chosen by you, or by your browser.
- **Nonce**: a counter that increases with each bet.

The result is computed from all three. After you change the seed pair, the casino reveals the old server seed.

## The check

1. Before you bet, copy the hash of the server seed, and set your own client seed.
2. Play a round, and note the nonce and the result.
3. Ask for a new seed pair. The casino now shows the old server seed.
4. Hash that seed with SHA-256. It must equal the hash you copied.
5. Combine the seeds and the nonce as the game's page describes. You must get the same result.

## What it does not prove

It proves that the result was fixed before your bet. It says nothing about the odds, the payout table or whether you will be paid.`,
  },
  {
    kind: "guide",
    slug: "bad-luck-or-a-bad-game",
    title: "Bad luck or a bad game?",
    excerpt:
      "How wide the swings of 1,000 spins really are, and how many rounds it takes before a suspicion means anything.",
    author: "Bonus desk",
    category: "Advanced Topics",
    publishedAt: "2026-10-12T09:00:00.000Z",
    position: 12,
    readMinutes: 12,
    difficulty: "advanced",
    body: `After a long losing run, most people suspect the game. Usually the numbers are ordinary. Here is how to tell.

## The spread of 1,000 spins

On a typical slot, the result of one spin varies by several times the bet. With $1 bets, the average loss over 1,000 spins at a return of 96% is $40. The usual spread around it is several hundred dollars. So a loss of $300 says nothing, and neither does a win.

## How many rounds it takes

The spread grows with the square root of the number of rounds, and the average loss grows with the number itself. To tell 96% from 94% with some confidence, you need hundreds of thousands of spins. No player has them.

## What you can check

- The return on the help screen of your casino's version.
- The name of the laboratory that tested the game.
- The game history of your account, where each round has a number.

If a round is missing or paid wrongly, send its number to support. That is evidence. A feeling about a run is not.`,
  },
];
