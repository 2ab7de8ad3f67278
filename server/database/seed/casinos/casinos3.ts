import type { CasinoSeed } from "../seedTypes.js";

export const casinos3: CasinoSeed[] = [
  {
    slug: "marrowfield",
    name: "Marrowfield",
    websiteUrl: "https://www.marrowfield.example/",
    rating: 3.1,
    reviewCount: 23,
    description:
      "Online since 2003 and largely unchanged. Marrowfield is licensed and solvent, but its fees, deadlines and desktop-only pages belong to another age.",
    review: {
      about:
        "In 2003, when Marrowfield went live, dial-up was common and a spinning gold coin counted as decoration. The coin is still spinning. A Kahnawake license and two decades of solvency argue for it; 23 reviewers with an average below two and a half on speed argue against. We landed in between.",
      games:
        "There are 310 games, of which we would call forty worth a visit. Microgaming's early five-reelers are intact, the progressive network among them, and the single-zero roulette is honest at 2.7%. There is no search, only an alphabet across the top. Returns are stated for the casino as a whole, a figure of no use to anyone.",
      bonuses:
        "The headline is 300% up to $900, and the arithmetic is sobering. A $100 deposit makes $400, and the $300 bonus must be bet 60 times, which is $18,000; expect to lose everything well before that. The bonus itself is 'phantom', removed from the first payout. An opt-out is possible, by email, before depositing.",
      banking:
        "Money enters through Visa, Mastercard or Neteller, with a $25 minimum. It leaves after 72 hours of reflection, at no more than $2,500 a week, and each bank transfer costs $15. Our $200 took eleven days from click to account. Dormant balances shrink by $10 each month after half a year, a clause near the bottom of page nine.",
      support:
        "One channel works, the email address, and it is answered in a day and a half by people who are courteous and bound to a script. Nobody answered the published phone number on six occasions. Nobody could explain the phantom bonus to us in fewer than three messages.",
      mobile:
        "On a phone you are shown the full desktop page in miniature and a note recommending a computer. Twenty-two games can be opened if you find them, the cashier times out, and the registration form cannot be completed because its date picker falls off the screen. We stopped there. Bring a laptop.",
      security:
        "The license is genuine and the operator replies to the commission that issued it. Little else reassures: passwords arrive by email in readable text after a reset, and sessions stay open for a week. Self-exclusion took effect within a day in our trial, the promptest thing Marrowfield did for us.",
    },
    welcomeBonus: "300% up to $900",
    bonusAmount: "$900",
    freeSpins: 0,
    minDeposit: "$25",
    wageringRequirement: "60x",
    establishedYear: 2003,
    withdrawalHours: 264,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: false,
    mobileOptimized: false,
    licenses: ["Kahnawake"],
    paymentMethods: ["Visa", "Mastercard", "Neteller", "Bank transfer"],
    pros: ["Long solvent history", "Fair single-zero roulette", "Self-exclusion acted on within a day"],
    cons: [
      "60x wagering on a bonus you cannot withdraw",
      "Eleven days to receive $200",
      "$10 monthly fee on idle balances",
      "Does not work on phones",
    ],
    gameProviders: ["Microgaming", "Blueprint Gaming", "iSoftBet", "NetEnt"],
    createdAt: "2024-11-05T13:33:00Z",
    updatedAt: "2026-10-18T08:53:03Z",
  },
  {
    slug: "sundial-slots",
    name: "Sundial Slots",
    websiteUrl: "https://www.sundial-slots.example/",
    rating: 4.1,
    reviewCount: 266,
    description:
      "A tidy slots site with a 20-spin no deposit bonus and a monthly list of high RTP slots that it checks itself. No tables, no dealers, few surprises.",
    review: {
      about:
        "Since 2022 Sundial Slots has done one thing from an office in Sliema: reels. The team plays every new release for an hour before listing it, then writes up what happened, losses included. Those notes are the best reading on any operator's site we cover, and 266 reviewers mention them often.",
      games:
        "There are 980 slots and nothing else; a search for roulette returns a polite apology. A 'top of the dial' page ranks the fifty best returns each month, with changes marked by arrows. The lists of Thunderkick, Quickspin, Play'n GO and Yggdrasil are complete. Minimum stakes are shown in the listing, and 140 titles start at 10 cents or less.",
      bonuses:
        "Verified players get twenty 10-cent spins without paying in, with 30x wagering on the winnings and a $40 cap. The deposit offer is 75% to $150 and 80 spins, 32x the bonus, with four weeks to finish. Depositing $100 therefore ties you to $2,400 of betting, and on the house's own fifty best slots the average cost is about $72.",
      banking:
        "Cashouts are processed in three batches, at 09:00, 14:00 and 20:00 Malta time, every day of the week. We hit the afternoon one and had money through Skrill by 14:25; Visa took until the next evening. Paysafecard funds an account from $10. Two withdrawals a day are free, and a third costs $2.",
      support:
        "Chat opens at nine and shuts at eleven in the evening, local time. Answers came in two minutes, sometimes from the same people who write the game notes, so queries about features are handled with relish. On account matters they read the rule aloud, as it were, and stick to it.",
      mobile:
        "Portrait slots get a badge, and the listing can be limited to them. Everything scrolls in one column with large tiles, no carousels. The notes are folded away behind a link, which keeps pages quick on a phone. There is no app; adding the site to the home screen gives you nearly the same thing.",
      security:
        "Sundial has held a Maltese license since its first day, with one warning over advertising in 2024 and none since. The reminder clock cannot be set above 45 minutes. Documents are deleted from the upload server after 30 days, according to a privacy page written by someone who understood the question.",
    },
    welcomeBonus: "75% up to $150 + 80 spins",
    bonusAmount: "$150",
    freeSpins: 80,
    minDeposit: "$10",
    wageringRequirement: "32x",
    establishedYear: 2022,
    withdrawalHours: 24,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: false,
    mobileOptimized: true,
    licenses: ["MGA"],
    paymentMethods: ["Visa", "Mastercard", "Skrill", "Paysafecard"],
    pros: [
      "Staff notes on every release",
      "Monthly ranking by return",
      "Three payout batches a day, weekends too",
      "Twenty spins without paying in",
    ],
    cons: ["Slots only", "Third daily withdrawal costs $2", "Free spin winnings capped at $40"],
    gameProviders: ["Thunderkick", "Quickspin", "Play'n GO", "Yggdrasil", "ELK Studios", "NetEnt"],
    createdAt: "2025-01-23T09:57:00Z",
    updatedAt: "2026-09-03T00:08:59Z",
  },
  {
    slug: "ferry-and-fable",
    name: "Ferry & Fable",
    websiteUrl: "https://www.ferry-and-fable.example/",
    rating: 4.2,
    reviewCount: 52,
    description:
      "A storybook newcomer with a serious cashier: a fast withdrawal is guaranteed within four hours or the site owes you $10. Its tables keep short hours.",
    review: {
      about:
        "Behind the watercolor boats of Ferry & Fable is a Maltese company set up in 2024 by former payment engineers. They decorate lightly and measure everything. Fifty-two people have rated it so far, two of whom report collecting the late-payment penalty, which is the sort of evidence we like.",
      games:
        "Games are arranged in 'chapters', a conceit that wears thin, though the plain list is one click off. There are 1,350 titles, with Big Time Gaming, Push Gaming and ELK Studios in front. The 34 Evolution tables open only from 16:00 to 02:00 Central European Time; outside that window the tab disappears.",
      bonuses:
        "A story in three parts: 50% to $100, then 25 spins, then another 50% to $100, each unlocked by a deposit of $20. Every part carries 30x wagering on its bonus, and you may refuse any of them. The first, taken in full, requires $3,000 in bets for $100, an expected loss of around $120.",
      banking:
        "Four hours is the promise, and a clock starts when you press the button. Our five trials ended after 0:41, 1:12, 0:38, 2:05 and 3:50, the last on a public holiday in Malta. Trustly and Neteller are quickest; Mastercard counts as sent when it leaves, not when it lands. The minimum withdrawal is $15.",
      support:
        "Help has two doors: a guide that covers eighty topics with dates and authors, and a chat staffed from 10:00 to 02:00 CET. We waited ninety seconds on average. The penalty for a late payment is credited automatically, and the agent we teased about it knew the month's total: three.",
      mobile:
        "Illustrations shrink well, and none of them hides a button. The payout clock can be pinned to the lock screen on newer phones. With the tables closed in the morning, the menu rearranges itself to save a row. Loading the chapter view on 3G took nine seconds, so switch to the list.",
      security:
        "The Maltese register shows the license as active from May 2024. Bank-based verification confirmed our name and age in 70 seconds, and uploads are needed only if it fails. Customers choose a net loss figure at registration and receive a message when they have lost half, three quarters and all of it.",
    },
    welcomeBonus: "Two 50% bonuses up to $200 + 25 spins",
    bonusAmount: "$200",
    freeSpins: 25,
    minDeposit: "$20",
    wageringRequirement: "30x",
    establishedYear: 2024,
    withdrawalHours: 4,
    isFeatured: false,
    isNew: true,
    acceptsCrypto: false,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["MGA"],
    paymentMethods: ["Visa", "Mastercard", "Trustly", "Neteller"],
    pros: [
      "Four-hour payouts or a $10 penalty",
      "Each part of the bonus can be refused",
      "Name and age confirmed in 70 seconds",
      "Messages before you reach your loss figure",
    ],
    cons: ["Tables closed before 16:00", "Chapter view is slow on weak connections", "Small number of reviews"],
    gameProviders: ["Big Time Gaming", "Push Gaming", "ELK Studios", "Evolution", "NetEnt", "Relax Gaming"],
    createdAt: "2025-04-10T15:08:00Z",
    updatedAt: "2026-08-10T07:10:14Z",
  },
  {
    slug: "pinewhistle",
    name: "Pinewhistle",
    websiteUrl: "https://www.pinewhistle.example/",
    rating: 3.7,
    reviewCount: 29,
    description:
      "An Alderney slots and bingo site that is friendly, small and honest about its odds. Withdrawal fees and a short game list keep it in the middle of the pack.",
    review: {
      about:
        "Bingo came first at Pinewhistle, in 2013, and the chat-room habits have stayed: hosts know the regulars, birthdays are noted, bad language costs you an hour. The slots were added later and now bring in most of the money. Readers filed 29 reviews, warm about the people and cooler about the charges.",
      games:
        "Five bingo rooms run from 08:00 until 01:00, with tickets at 2 to 25 cents, alongside 520 slots from Blueprint Gaming, iSoftBet and Microgaming. Returns can be found on a single long page, last revised in June. The software roulette is adequate. Anyone hoping for a human croupier, or for this season's releases, will be disappointed.",
      bonuses:
        "Spend $10 and receive $30 in bingo tickets or 30 spins, your choice, plus a 100% slots match up to $100. The tickets carry 2x wagering, and the slots match carries 42x on the bonus. We would take the tickets and stop: the match requires $4,200 of bets for a full $100, which costs roughly $190 at the returns listed here.",
      banking:
        "Every withdrawal, large or small, costs $1.50, which is 7.5% of the $20 minimum. PayPal needs a day and Visa three. Deposits by Paysafecard are welcome. An odd but good habit is the statement, mailed on the first of each month, that totals what you paid in, took out and lost to fees.",
      support:
        "Room hosts field simple questions on the spot, and real problems go to a desk that works nine to nine, London time. It replied to email in three hours and to the phone on the second ring. Staff cannot waive the withdrawal charge; we asked nicely, and so, they said, does everyone.",
      mobile:
        "Bingo suits a phone and this version proves it: cards enlarge as numbers come up, and audio calls can be left on with the screen locked. The slots fare worse: a third of the older ones stretch oddly on tall displays. The menu is plain and the text comfortably large.",
      security:
        "Alderney's commission licenses the company and inspects it annually. Balances sit in a separate client account. Limits apply jointly to bingo and slots, a sensible arrangement we see too seldom, and a break can be as short as one day. The site still permits four-digit PINs instead of passwords, which it should stop.",
    },
    welcomeBonus: "100% up to $100 + 30 spins",
    bonusAmount: "$100",
    freeSpins: 30,
    minDeposit: "$10",
    wageringRequirement: "42x",
    establishedYear: 2013,
    withdrawalHours: 72,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: false,
    mobileOptimized: true,
    licenses: ["Alderney"],
    paymentMethods: ["Visa", "Mastercard", "PayPal", "Paysafecard"],
    pros: [
      "Five well-run bingo rooms",
      "Monthly statement of deposits, payouts and fees",
      "One limit covers bingo and slots",
    ],
    cons: ["$1.50 on each withdrawal", "42x on the slots bonus", "Older slots stretch on tall screens"],
    gameProviders: ["Blueprint Gaming", "iSoftBet", "Microgaming", "Pragmatic Play"],
    createdAt: "2025-02-18T14:25:00Z",
    updatedAt: "2026-11-08T06:09:26Z",
  },
  {
    slug: "bitlantern",
    name: "BitLantern",
    websiteUrl: "https://www.bitlantern.example/",
    rating: 3.9,
    reviewCount: 48,
    description:
      "One of the older cryptocurrency casinos, with deep dealer tables and a slow-motion VIP ladder. Good at moving coins, less good at explaining itself.",
    review: {
      about:
        "BitLantern was dealing blackjack for Bitcoin in 2016, when a coin cost less than a television. It has outlived two price crashes and most of its early competitors. The 48 reviews describe a reliable payer that seldom tells you anything until you ask, and our own notes say much the same.",
      games:
        "Some 3,800 titles are listed, including dozens of duplicates under different return settings, so check the panel: we found the same slot at 96.2% and 94.2% three rows apart. Evolution and Playtech together run 125 tables, with VIP baccarat to $20,000. House dice has a 1% edge and a public verifier that has worked for years.",
      bonuses:
        "The 100% match, up to $500 with 70 spins, is released in tenths as you play rather than all at once, at 35x on the bonus. This is gentler than it sounds, since whatever has been released is yours. Release stops after 14 days. There are loyalty levels, but the table of rewards is hidden until you reach the fourth.",
      banking:
        "Litecoin took eight minutes, Ethereum a quarter of an hour, and Bitcoin half an hour. Skrill is offered for deposits but adds 4%, and we cannot see why you would. There is a $20 floor for withdrawals in any coin. Anything over $5,000 in a day is looked at by hand, which meant three hours on the one occasion we tried.",
      support:
        "Agents are present at all times and answer within two minutes, then slow to a crawl when a question needs thought. It took three conversations to learn how bonus release is rounded. The knowledge base covers coins in detail and rules hardly at all, with some pages last touched in 2021.",
      mobile:
        "The mobile layout is competent: dealer video fills the width, bets sit below, and a tap on the balance flips between coin and dollars. Duplicated games make scrolling a chore. Night mode is easy on the eyes but turns the terms gray on black, as if they had not been hard enough to read.",
      security:
        "The Curaçao license is in order, withdrawals need confirmation by email, and payouts can be limited to a list of approved wallet addresses. A breach in 2019 exposed 3,000 usernames and was disclosed within a day. Limits cover deposits and losses, take effect immediately, and are reached through 'Preferences', where few would look.",
    },
    welcomeBonus: "100% up to $500 + 70 spins",
    bonusAmount: "$500",
    freeSpins: 70,
    minDeposit: "$20",
    wageringRequirement: "35x",
    establishedYear: 2016,
    withdrawalHours: 1,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: true,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["Curaçao eGaming"],
    paymentMethods: ["Bitcoin", "Ethereum", "Litecoin", "Skrill"],
    pros: [
      "Bonus released in tenths as you play",
      "125 dealer tables with wide limits",
      "A long record of reliable payouts",
      "Payouts can be limited to approved addresses",
    ],
    cons: [
      "Same slot offered at different returns",
      "Loyalty rewards hidden until level four",
      "Rules poorly documented",
      "Skrill deposits cost 4%",
    ],
    gameProviders: ["Evolution", "Playtech", "BGaming", "Pragmatic Play", "Push Gaming", "Nolimit City", "Microgaming"],
    createdAt: "2025-06-17T19:39:00Z",
    updatedAt: "2026-11-11T01:37:25Z",
  },
  {
    slug: "oxbow-games",
    name: "Oxbow Games",
    websiteUrl: "https://www.oxbow-games.example/",
    rating: 3.5,
    reviewCount: 45,
    description:
      "A Manx operator with decent roulette and live blackjack for desktop players. Its phone site is a disgrace and its payouts are slow, though they do arrive.",
    review: {
      about:
        "Oxbow Games has traded from Douglas since 2010, at first as a supplier of pub quiz machines. The casino was a sideline that became the business, and investment has lagged behind. Our 45 reviewers are mostly over fifty, patient, and fond of roulette. Younger ones leave after a week and say why.",
      games:
        "Twenty-six Evolution tables form the heart of it: eleven roulette wheels, nine blackjack games at $10 and up, the rest baccarat. House limits are high for so small a room: $3,000, all night long. The 600 slots, from Playtech, Microgaming and Quickspin, feel borrowed from a list made in 2017 and never reviewed.",
      bonuses:
        "There are two welcome packages. Slots players get 100% up to $200 at 40x on the bonus; table players get 25% up to $100 at 30x on bonus and deposit, and blackjack counts only 10%. Do the second sum: $400 in, $100 bonus, $15,000 of wagering, or $150,000 at the tables. We assume nobody has.",
      banking:
        "Withdrawals are examined on Tuesdays and Fridays. Miss one, and you wait for the next; then add two days for Visa, one for Neteller and three for bank transfer. On that schedule everything arrived, to the cent, without deductions. The minimum is $30 and there is no stated ceiling; a reader received $62,000 in one piece.",
      support:
        "An island telephone number gets you a competent person from 10:00 to 18:00 on weekdays, and a recording at other times. Web messages are limited to 500 characters. The answers, once they come, are thorough: ours on blackjack contribution ran to a page and included an admission that the terms were harsh.",
      mobile:
        "We cannot recommend this on a phone. The tables open in a fixed desktop window that you must drag around to reach the chips, sound cuts out on rotation, and fewer than a quarter of the slots run. Text is tiny and links overlap. If you have only a phone, choose another site.",
      security:
        "Licensing by the Isle of Man brings a requirement to hold player funds in trust, and Oxbow complies. Its certificate of game testing is from an accredited lab. Less happily, limits change only through a paper-style form that takes two working days, and passwords expire every 60 days, which invites weak ones.",
    },
    welcomeBonus: "100% up to $200",
    bonusAmount: "$200",
    freeSpins: 0,
    minDeposit: "$20",
    wageringRequirement: "40x",
    establishedYear: 2010,
    withdrawalHours: 120,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: true,
    mobileOptimized: false,
    licenses: ["Isle of Man"],
    paymentMethods: ["Visa", "Mastercard", "Neteller", "Bank transfer"],
    pros: ["Eleven live roulette wheels with high limits", "Player funds held in trust", "No cap on withdrawals"],
    cons: [
      "Payouts examined twice a week",
      "Phone site is close to unusable",
      "Limit changes take two working days",
      "Aging slot selection",
    ],
    gameProviders: ["Evolution", "Playtech", "Microgaming", "Quickspin"],
    createdAt: "2025-07-29T08:14:00Z",
    updatedAt: "2026-09-19T04:21:28Z",
  },
  {
    slug: "dovetail-rooms",
    name: "Dovetail Rooms",
    websiteUrl: "https://www.dovetail-rooms.example/",
    rating: 4.6,
    reviewCount: 590,
    description:
      "A calm home for live blackjack and roulette, joined to a compact set of slots. Light bonus terms and same-hour payouts earn it a place near the top.",
    review: {
      about:
        "A carpenter's joint is the emblem of Dovetail Rooms, and the fit is neat: since 2019 it has sold two products, dealers and slots, with a shared balance and a single rulebook. Swedish and Maltese licenses stand behind it. Five hundred and ninety ratings put it in our top tier, and no complaint we forwarded went unanswered.",
      games:
        "On one side are 88 Evolution tables, including four reserved for Dovetail, where the dealers speak Swedish and the shoe is cut deeper than usual. On the other are 760 slots by NetEnt, Red Tiger, Push Gaming and Relax Gaming, none set below 95.5%. Seats at $2 blackjack were free at every hour we looked.",
      bonuses:
        "Choose on arrival: 100% up to $100 with 50 spins and 15x on the bonus, or $10 in table chips after $50 of bets. The first requires at most $1,500 of bets, which costs about $60 and leaves a surplus. Slots count in full, and tables count 20%. By law, Swedes get no further offers.",
      banking:
        "Our payouts arrived within the hour seven times out of eight, and the exception was a name mismatch of our own making. Trustly is the standard route, PayPal the alternative outside Sweden, and Visa a slower third at one working day. Deposits begin at $10, withdrawals at $5, and the terms rule out charges in one short line.",
      support:
        "From breakfast until 02:00, someone picks up the chat within half a minute. Table disputes go to a specialist with access to the footage, who settled ours while the shoe was still in play. The company publishes what it pays its agents: more than the local median, which may explain why they stay.",
      mobile:
        "Video keeps priority over everything else on a weak signal, so the picture softens and the bet still registers. A table and a slot can share the screen on larger phones. We liked the seat reminder, which holds your chair for 90 seconds if a call comes in. Left-handed layouts are provided.",
      security:
        "Two regulators, an annual audit and encrypted storage of documents are the foundation. Beyond that, play is scored for signs of trouble, and a person calls when the score jumps; we triggered this on purpose and got a kind call in 36 hours. Limits apply in both rooms, and once you set one, you cannot raise it for seven days.",
    },
    welcomeBonus: "100% up to $100 + 50 spins",
    bonusAmount: "$100",
    freeSpins: 50,
    minDeposit: "$10",
    wageringRequirement: "15x",
    establishedYear: 2019,
    withdrawalHours: 1,
    isFeatured: true,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["MGA", "SGA"],
    paymentMethods: ["Trustly", "PayPal", "Visa", "Mastercard"],
    pros: [
      "Payouts within an hour seven times out of eight",
      "15x wagering leaves the bonus worth having",
      "No slot set below 95.5%",
      "Seat held for 90 seconds during a call",
    ],
    cons: ["Compact slot selection", "Swedish players get only one bonus"],
    gameProviders: ["Evolution", "NetEnt", "Red Tiger", "Push Gaming", "Relax Gaming", "Play'n GO"],
    createdAt: "2024-04-30T12:50:00Z",
    updatedAt: "2026-08-03T22:44:18Z",
  },
  {
    slug: "mistral-vault",
    name: "Mistral Vault",
    websiteUrl: "https://www.mistral-vault.example/",
    rating: 4.2,
    reviewCount: 133,
    description:
      "A high-limit crypto house whose VIP program is worth reading: weekly cash, a fixed scale, no invitations. Beginners will find the stakes and the bonus too steep.",
    review: {
      about:
        "Mistral Vault set out in 2021 to serve people who bet in hundreds, and it does not pretend otherwise. The style is quiet, black on cream, and the front page lists limits where others put slogans. With 133 reviews the sample leans toward heavy players, which flatters the figures for payout speed a little.",
      games:
        "The selection is moderate at 1,450 titles, but the ceilings are not: slots to $1,000 a spin, Evolution's salon tables to $50,000 a hand. Nolimit City, Push Gaming and Relax Gaming are prominent. Of 61 dealer seats only nine accept less than $5. Jackpot fans have some forty networked games, listed together with their odds where known.",
      bonuses:
        "The welcome is 80% up to $4,000 with 30x on the bonus and a $50 bet limit, in keeping with the clientele. A deposit of $1,000 brings $800 and $24,000 of wagering, costing some $960 on average. Rank cash is better: 0.15% of stakes at the first step, 0.35% at the seventh, paid each Monday and free to withdraw.",
      banking:
        "Six-figure withdrawals are routine, and our modest $900 in USDT was treated no differently, arriving in 13 minutes; Ethereum took 18. A second signature is needed above $50,000, usually within two hours. Bank transfer exists for those leaving coins behind, costs $30, and takes two days. New accounts have to begin with a deposit of $50.",
      support:
        "Each account is assigned a manager from the outset, reachable by chat or a scheduled call, and covered by colleagues at night. Ours answered in four minutes and never once suggested a deposit. The weak point is language, as English and French are fluent while the six others on the menu pass through a translator.",
      mobile:
        "High stakes deserve a confirmation step, and here any bet over a sum you set must be pressed twice. The phone edition shows rank, cash due on Monday and open transfers on a single card. Salon tables look superb in landscape. A folding phone confused the layout until we restarted the browser.",
      security:
        "Though its license is only from Curaçao, controls exceed what that demands: hardware keys, address books with a 24-hour delay, and a yearly attestation by an accounting firm. Limits are available in every direction. It asks for the origin of funds at $25,000 and rejected one of our readers, which we count in its favor.",
    },
    welcomeBonus: "80% up to $4,000",
    bonusAmount: "$4,000",
    freeSpins: 0,
    minDeposit: "$50",
    wageringRequirement: "30x",
    establishedYear: 2021,
    withdrawalHours: 1,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: true,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["Curaçao eGaming"],
    paymentMethods: ["Bitcoin", "Ethereum", "USDT", "Litecoin", "Bank transfer"],
    pros: [
      "Loyalty cash on a fixed public scale",
      "Tables to $50,000 a hand",
      "Account manager who does not push deposits",
      "Double confirmation for large bets",
    ],
    cons: ["$50 minimum deposit", "Few seats under $5", "Bank transfer costs $30"],
    gameProviders: ["Evolution", "Nolimit City", "Push Gaming", "Relax Gaming", "Hacksaw Gaming", "Yggdrasil"],
    createdAt: "2025-11-13T16:45:00Z",
    updatedAt: "2026-07-23T21:23:43Z",
  },
];
