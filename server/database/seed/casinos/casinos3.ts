import type { CasinoSeed } from "../seedTypes.js";

export const casinos3: CasinoSeed[] = [
  {
    slug: "marrowfield",
    name: "Marrowfield",
    websiteUrl: "https://www.marrowfield.example/",
    rating: 3.1,
    reviewCount: 23,
    description:
      "Marrowfield has been online since 2003 and has hardly changed. It is licensed and solvent, but its fees, deadlines and desktop-only pages belong to another era.",
    review: {
      about:
        "When Marrowfield went live in 2003, dial-up was common, and a spinning gold coin counted as decoration. The coin is still spinning. The casino has a Kahnawake license and has stayed solvent for two decades. But its 23 reviewers give it less than two and a half for speed on average. We landed in between.",
      games:
        "There are 310 games, and about forty are worth a visit. Microgaming's early five-reel slots are all here, including the progressive network, and the single-zero roulette has an honest 2.7% edge. There is no search box, only an alphabet across the top. The casino gives a single RTP for all its games combined, which is no use to anyone.",
      bonuses:
        "The headline offer is 300% up to $900, and the math is sobering. Deposit $100 and you have $400, but you must bet the $300 bonus 60 times, or $18,000; expect to lose everything well before that. It is a 'phantom' bonus: Marrowfield subtracts it from your first payout. You can opt out, by email, before you deposit.",
      banking:
        "You can deposit by Visa, Mastercard or Neteller, starting at $25. The casino holds each withdrawal for 72 hours, pays no more than $2,500 a week, and charges $15 for each bank transfer. Our $200 took eleven days from click to account. After six months without activity, you lose $10 of your balance a month, according to a clause near the bottom of page nine.",
      support:
        "Only email works. Replies take a day and a half and come from people who are courteous but bound to a script. We called the published phone number six times, and nobody picked up. Nobody could explain the phantom bonus to us in fewer than three messages.",
      mobile:
        "On a phone you get the full desktop site in miniature and a note recommending a computer. You can open twenty-two games if you find them, but the cashier times out. You can't finish registering, because the date picker falls off the screen. We stopped there. Bring a laptop.",
      security:
        "The license is real, and the operator answers the commission that issued it. Little else is reassuring: after a reset, your password arrives by email in plain text, and you stay signed in for a week. Our self-exclusion took effect within a day, the fastest thing Marrowfield did for us.",
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
    pros: ["Long record of solvency", "Fair single-zero roulette", "Self-exclusion within a day"],
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
        "Since 2022 Sundial Slots has done one thing from an office in Sliema: slots. The team plays every new release for an hour before listing it, then writes up what happened, losses included. Those notes are the best reading on any casino site we cover, and our 266 reviewers mention them often.",
      games:
        "There are 980 slots and nothing else; search for roulette and you get a polite apology. Every month, a 'top of the dial' page ranks the fifty slots with the highest RTP, with arrows for changes. You'll find every slot by Thunderkick, Quickspin, Play'n GO and Yggdrasil. The lobby shows each slot's minimum bet, and 140 of them start at 10 cents or less.",
      bonuses:
        "Verified players get twenty 10-cent spins without a deposit; the winnings have 30x wagering and a $40 cap. The deposit offer is 75% up to $150 and 80 spins, with 32x wagering on the bonus and four weeks to finish. A $100 deposit therefore means $2,400 in bets. On the site's own fifty best slots, that costs about $72 on average.",
      banking:
        "Sundial processes withdrawals in three batches, at 09:00, 14:00 and 20:00 Malta time, every day of the week. We made the afternoon batch and had our money through Skrill by 14:25; Visa took until the next evening. You can deposit with Paysafecard from $10. Two withdrawals a day are free, and a third costs $2.",
      support:
        "Chat is open from nine in the morning to eleven at night, local time. We got answers in two minutes. Some came from the people who write the game notes, and they love questions about features. On account questions they quote the rule and stick to it.",
      mobile:
        "Slots that work in portrait have a badge, and you can filter for them. Everything scrolls in one column with large tiles and no carousels. The notes are hidden behind a link, so pages load quickly on a phone. There is no app, but adding the site to your home screen gives you nearly the same thing.",
      security:
        "Sundial has held a Maltese license since day one, with one warning over advertising in 2024 and none since. You can't set the time reminder to more than 45 minutes. The site deletes documents from its upload server after 30 days, according to a privacy page by someone who understood the question.",
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
      "Monthly ranking of slots by RTP",
      "Three payout batches a day, even on weekends",
      "Twenty spins without a deposit",
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
      "A storybook newcomer with a serious cashier: it guarantees a fast withdrawal within four hours, or it owes you $10. Its live tables have short hours.",
    review: {
      about:
        "Behind Ferry & Fable's watercolor boats is a Maltese company that former payment engineers set up in 2024. They decorate lightly and measure everything. Fifty-two people have rated it so far. Two of them say they collected the late-payment penalty, which is the kind of evidence we like.",
      games:
        "The lobby sorts games into 'chapters', an idea that wears thin, but the plain list is one click away. There are 1,350 titles, led by Big Time Gaming, Push Gaming and ELK Studios. The 34 Evolution tables are open only from 16:00 to 02:00 Central European Time; at other times the tab disappears.",
      bonuses:
        "The welcome offer has three parts: 50% up to $100, then 25 spins, then another 50% up to $100, each unlocked by a $20 deposit. Each part has 30x wagering on its bonus, and you can turn down any of them. The first, taken in full, requires $3,000 in bets for $100, an expected loss of about $120.",
      banking:
        "Ferry & Fable promises to pay within four hours and starts a clock when you press the button. Our five tests took 0:41, 1:12, 0:38, 2:05 and 3:50, the last on a public holiday in Malta. Trustly and Neteller are the fastest. For Mastercard, the clock stops when the money leaves, not when it arrives. The minimum withdrawal is $15.",
      support:
        "There are two ways to get help: a guide to eighty topics, with dates and authors, and a chat open from 10:00 to 02:00 CET. We waited ninety seconds on average. The site credits the penalty for a late payment automatically; the agent we teased about it knew the month's total: three.",
      mobile:
        "The illustrations scale down well, and none of them hides a button. On newer phones, you can pin the payout clock to the lock screen. In the morning, when the tables are closed, the menu is one row shorter. The chapter view took nine seconds to load on 3G, so switch to the list.",
      security:
        "The Maltese register lists the license as active since May 2024. The site used our bank to confirm our name and age in 70 seconds; you upload documents only if that fails. When you register, you set a net loss amount. The site messages you when you have lost half, three quarters and all of it.",
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
      "You can decline any part of the bonus",
      "Name and age confirmed in 70 seconds",
      "Messages before you reach your loss amount",
    ],
    cons: ["No live tables before 16:00", "Chapter view slow on weak connections", "Few reviews so far"],
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
      "A small, friendly slots and bingo site from Alderney that is honest about its odds. Withdrawal fees and a short list of games keep it in the middle of the pack.",
    review: {
      about:
        "Pinewhistle started with bingo in 2013 and still has its chat-room habits. Hosts know the regulars, remember birthdays, and ban you for an hour for cursing. It added slots later, and they now bring in most of the money. Our 29 reviewers are warm about the people and cooler about the fees.",
      games:
        "Five bingo rooms are open from 08:00 to 01:00, with tickets for 2 to 25 cents. There are also 520 slots from Blueprint Gaming, iSoftBet and Microgaming. You can find the RTPs on a single long page, last updated in June. The software roulette is adequate. If you want a live dealer or this season's releases, you will be disappointed.",
      bonuses:
        "Spend $10 and get $30 in bingo tickets or 30 spins, your choice, plus a 100% slots match up to $100. The tickets have 2x wagering, and the slots match has 42x on the bonus. We would take the tickets and stop there. A full $100 match requires $4,200 in bets, which costs about $190 at the RTPs listed here.",
      banking:
        "Every withdrawal, large or small, costs $1.50, which is 7.5% of the $20 minimum. PayPal takes a day and Visa three. You can deposit with Paysafecard. Pinewhistle has one odd but good habit. On the first of each month, it mails you a statement of what you deposited, withdrew and lost to fees.",
      support:
        "Room hosts answer simple questions on the spot, and real problems go to a help desk that is open from nine to nine, London time. The desk answered our email in three hours and our call on the second ring. Agents can't waive the withdrawal fee; we asked nicely, and so, they said, does everyone.",
      mobile:
        "Bingo works well on a phone, as this version proves. The cards get bigger as numbers come up, and you can keep listening to the caller with the screen locked. The slots do worse: a third of the older ones look oddly stretched on tall screens. The menu is plain and the text comfortably large.",
      security:
        "Alderney's commission licenses the company and inspects it every year. Pinewhistle keeps balances in a separate client account. Limits apply to bingo and slots together, which makes sense but is too rare, and you can take a break as short as one day. The site still lets you use a four-digit PIN instead of a password, and it should stop.",
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
    cons: [
      "$1.50 fee on each withdrawal",
      "42x wagering on the slots bonus",
      "Older slots look stretched on tall screens",
    ],
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
      "One of the older cryptocurrency casinos, with plenty of live tables and a slow climb to VIP status. It is good at moving coins and less good at explaining itself.",
    review: {
      about:
        "BitLantern was already dealing blackjack for Bitcoin in 2016, when a coin cost less than a TV. It has outlived two price crashes and most of its early competitors. The 48 reviews describe a casino that pays reliably but seldom tells you anything until you ask, and our own notes say much the same.",
      games:
        "The lobby lists about 3,800 titles, including dozens of duplicates with different RTP settings. Check the info panel: we found the same slot at 96.2% and 94.2% three rows apart. Evolution and Playtech run 125 tables between them, with VIP baccarat up to $20,000. The house dice game has a 1% edge and a public verifier that has worked for years.",
      bonuses:
        "The match is 100% up to $500 with 70 spins, at 35x on the bonus. You get it in tenths as you play, rather than all at once. This is gentler than it sounds, since you keep every part you have received. BitLantern stops paying out parts after 14 days. There are loyalty levels, but you can't see the rewards until you reach the fourth.",
      banking:
        "Litecoin took eight minutes, Ethereum 15 and Bitcoin 30. You can deposit by Skrill for an extra 4%, but we can't see why you would. The minimum withdrawal is $20 in any coin. A person reviews anything over $5,000 in a day, which took three hours the one time we tried.",
      support:
        "Agents are always available and answer within two minutes, but they slow to a crawl when a question takes thought. It took us three conversations to find out how each part of the bonus is rounded. The help pages cover coins in detail but barely explain the rules, and some were last updated in 2021.",
      mobile:
        "The mobile layout is competent: live video fills the width, the bets are below it, and tapping the balance switches between coins and dollars. The duplicate games make scrolling a chore. Night mode is easy on the eyes but makes the terms gray on black, as if they weren't hard enough to read already.",
      security:
        "The Curaçao license is in order. You confirm withdrawals by email, and you can limit payouts to a list of approved wallet addresses. A breach in 2019 exposed 3,000 usernames, and BitLantern disclosed it within a day. Deposit and loss limits take effect immediately, but they are under 'Preferences', where few people would look.",
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
      "125 live tables with a wide range of limits",
      "A long record of reliable payouts",
      "Option to limit payouts to approved addresses",
    ],
    cons: [
      "Same slot offered at different RTPs",
      "Loyalty rewards hidden until level four",
      "Poorly explained rules",
      "4% fee on Skrill deposits",
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
      "An Isle of Man casino with decent roulette and live blackjack for desktop players. Its mobile site is a disgrace, and its payouts are slow, but they do arrive.",
    review: {
      about:
        "Oxbow Games has been in business in Douglas since 2010, at first as a supplier of pub quiz machines. The casino was a sideline that became the main business, but the company hasn't invested enough in it. Our 45 reviewers are mostly over fifty, patient, and fond of roulette. Younger ones leave after a week and say why.",
      games:
        "Twenty-six Evolution tables are the heart of it: eleven for roulette, nine for blackjack at $10 and up, and the rest for baccarat. The maximum bet is high for such a small casino: $3,000, all night long. The 600 slots, from Playtech, Microgaming and Quickspin, look like a list that someone made in 2017 and never reviewed.",
      bonuses:
        "There are two welcome packages. Slots players get 100% up to $200, with 40x wagering on the bonus. Table players get 25% up to $100, with 30x wagering on bonus and deposit, and blackjack counts only 10%. We assume nobody has done the math on the second one: deposit $400, get $100, bet $15,000, or $150,000 at the tables.",
      banking:
        "Oxbow reviews withdrawals on Tuesdays and Fridays. If you miss one, you wait for the next; then add two days for Visa, one for Neteller and three for bank transfer. Our money always arrived on that schedule, to the cent, with nothing deducted. The minimum is $30 and there is no stated maximum; one reader got $62,000 in a single payment.",
      support:
        "If you call the Isle of Man number, you get a competent person from 10:00 to 18:00 on weekdays, and a recording at other times. Web messages can have at most 500 characters. Replies take a while but are thorough: the one on blackjack contribution ran to a page and admitted that the terms were harsh.",
      mobile:
        "We can't recommend Oxbow on a phone. The tables open in a fixed desktop window that you must drag around to reach the chips. The sound cuts out when you rotate the phone, and fewer than a quarter of the slots run. The text is tiny and links overlap. If all you have is a phone, choose another site.",
      security:
        "The Isle of Man requires its licensees to hold player funds in trust, and Oxbow does. An accredited lab has tested and certified its games. Less happily, you can change limits only with a paper-style form that takes two business days. Passwords expire every 60 days, which leads people to choose weak ones.",
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
      "Payouts reviewed only twice a week",
      "Mobile site nearly unusable",
      "Limit changes take two business days",
      "Dated slot selection",
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
      "A calm place for live blackjack and roulette, with a small selection of slots. Easy bonus terms and payouts within the hour earn it a place near the top.",
    review: {
      about:
        "The emblem of Dovetail Rooms is a carpenter's joint, and it suits the place. Since 2019 the casino has offered live tables and slots, with one balance and one rulebook for both. It holds Swedish and Maltese licenses. Five hundred and ninety ratings put it in our top tier, and it answered every complaint that we forwarded.",
      games:
        "There are 88 Evolution tables. At four of them, reserved for Dovetail, the dealers speak Swedish and deal deeper into the shoe than usual. There are also 760 slots by NetEnt, Red Tiger, Push Gaming and Relax Gaming, none set below 95.5%. We found an open seat at $2 blackjack at every hour we looked.",
      bonuses:
        "Choose when you join: 100% up to $100 plus 50 spins with 15x on the bonus, or $10 in table chips after $50 in bets. The first requires at most $1,500 in bets, which costs about $60 and leaves you ahead. Slots count in full, and tables count 20%. By law, Swedish players get no further offers.",
      banking:
        "Seven of our eight payouts arrived within the hour; the other one was late because we had caused a name mismatch. Trustly is the standard method, and PayPal is the alternative outside Sweden; Visa takes one business day. Deposits start at $10 and withdrawals at $5, and the terms rule out fees in one short line.",
      support:
        "From breakfast until 02:00, someone answers the chat within half a minute. A specialist who can see the footage handles table disputes, and settled ours while the shoe was still in play. The company publishes what it pays its agents: more than the local median, which may explain why they stay.",
      mobile:
        "On a weak signal, the site gives the video priority; the picture gets softer, but your bets still register. On larger phones, you can have a table and a slot on the same screen. We liked the seat reminder, which holds your chair for 90 seconds if you get a call. There are left-handed layouts, too.",
      security:
        "Dovetail has two regulators, an annual audit and encrypted storage for documents. It also scores your play for signs of trouble, and a person calls you if the score jumps. We triggered this on purpose and got a friendly call within 36 hours. Limits apply to both tables and slots, and once you set one, you can't raise it for seven days.",
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
      "Payouts within an hour in seven of eight tests",
      "A bonus worth having, with 15x wagering",
      "No slot set below 95.5%",
      "Seat held for 90 seconds during a call",
    ],
    cons: ["Small slot selection", "Only one bonus for Swedish players"],
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
      "A high-limit crypto casino with a VIP program worth reading about: weekly cash, a fixed scale, no invitations. Beginners will find the bets and the bonus too steep.",
    review: {
      about:
        "Mistral Vault launched in 2021 for people who bet in hundreds, and it does not pretend otherwise. The style is quiet, black on cream, and the front page lists bet limits where other sites put slogans. The 133 reviews lean toward heavy players, which makes payouts look a little faster than they are.",
      games:
        "The selection is moderate at 1,450 titles, but the limits are not. You can bet $1,000 a spin on slots and $50,000 a hand at Evolution's salon tables. Nolimit City, Push Gaming and Relax Gaming are prominent. Only nine of the 61 live seats take bets under $5. There are about forty networked jackpot games, listed together, with their odds where known.",
      bonuses:
        "The welcome bonus is 80% up to $4,000 with 30x on the bonus and a $50 maximum bet, which suits the big bettors here. Deposit $1,000 and you get $800 and $24,000 in wagering, which costs about $960 on average. Rank cash is better: 0.15% of what you bet at the first rank, 0.35% at the seventh, paid every Monday with no wagering.",
      banking:
        "Six-figure withdrawals are routine here. Our modest $900 in USDT got the same treatment and arrived in 13 minutes; Ethereum took 18. Payouts above $50,000 need a second signature, usually within two hours. If you want to leave crypto, a bank transfer costs $30 and takes two days. New accounts have to start with a $50 deposit.",
      support:
        "Every account gets a manager from the start. You can reach yours by chat or a scheduled call, and colleagues fill in at night. Our manager answered in four minutes and never once suggested a deposit. The weak point is language: support is fluent in English and French, but uses a translator for the other six languages on the menu.",
      mobile:
        "Big bets deserve a confirmation step, and here you must press twice for any bet above an amount you set. The mobile site shows your rank, the cash due on Monday and open transfers on a single card. Salon tables look superb in landscape. On a folding phone, the layout got confused until we restarted the browser.",
      security:
        "The license is only from Curaçao, but the casino does more than Curaçao demands. It has hardware keys, address books with a 24-hour delay, and a yearly attestation by an accounting firm. You can set limits of every kind. At $25,000 the casino asks where your money comes from. It rejected one of our readers, which we count in its favor.",
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
      "Tables up to $50,000 a hand",
      "Account manager who doesn't push deposits",
      "Double confirmation for large bets",
    ],
    cons: ["$50 minimum deposit", "Few live seats under $5", "$30 fee for bank transfers"],
    gameProviders: ["Evolution", "Nolimit City", "Push Gaming", "Relax Gaming", "Hacksaw Gaming", "Yggdrasil"],
    createdAt: "2025-11-13T16:45:00Z",
    updatedAt: "2026-07-23T21:23:43Z",
  },
];
