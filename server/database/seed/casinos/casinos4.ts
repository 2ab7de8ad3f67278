import type { CasinoSeed } from "../seedTypes.js";

export const casinos4: CasinoSeed[] = [
  {
    slug: "kestrel-bay",
    name: "Kestrel Bay",
    websiteUrl: "https://www.kestrel-bay.example/",
    rating: 3.8,
    reviewCount: 705,
    description:
      "A long-running Gibraltar casino with a UK license, 42 live blackjack tables and a cashier that shows its limits before you deposit.",
    review: {
      about:
        "Kestrel Bay opened in 2008 as a sideline of a sportsbook and outlived the sportsbook. It now holds two licenses, from Gibraltar and the UK, and acts as if inspectors might come on any Tuesday. Our 705 player reviews agree on its strength and its weakness: it is predictable, and it last rearranged the lobby in 2021.",
      games:
        "The lobby had 1,480 titles when we counted in spring, including 42 live blackjack tables with bets from $1 to $2,000. Roulette is well covered, but baccarat has only nine tables. You can filter slots by volatility and studio. Each info panel shows the RTP of the version actually installed, so you don't have to guess which setting you got.",
      bonuses:
        "New players get 100% up to $100 and 50 spins worth $0.10 each, with 10x wagering on the bonus only. Clearing the full amount takes $1,000 in bets, which costs about $40 on a 96% slot and leaves you about $60 ahead on average. Live games count 0%, and the offer expires after 21 days.",
      banking:
        "Deposits start at $10, and none of the six methods has a fee. We withdrew $180 to PayPal on a Thursday at 14:05 and had it at 19:40. A bank transfer that we requested in the same hour arrived on Monday. The daily maximum is $10,000. There is a button for reversing withdrawals, but you can turn it off for good under Limits.",
      support:
        "Chat is open from 07:00 to 01:00 London time; our three test questions took two, four and eleven minutes. The slowest answer was also the best: a full table of contribution rates pasted from the terms, with clause numbers. Email took nine hours. There is still a toll-free phone line, but it closes at 20:00.",
      mobile:
        "Both app stores have a Kestrel Bay app of about 68 MB, and the browser version can do everything except fingerprint login. Live tables use a portrait layout with the betting grid under your thumb. The only irritation is search: the text box is two taps deep, behind a compass icon that looks like navigation.",
      security:
        "Kestrel Bay keeps player balances in a separate trust account; the terms rate this as medium protection and explain it in one readable paragraph. Our identity was checked before the first deposit; with a driver's license, that took six minutes. Unresolved complaints go to an independent adjudicator after eight weeks, and the site checks for GAMSTOP exclusions when you register.",
    },
    welcomeBonus: "100% up to $100 + 50 spins",
    bonusAmount: "$100",
    freeSpins: 50,
    minDeposit: "$10",
    wageringRequirement: "10x",
    establishedYear: 2008,
    withdrawalHours: 6,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["Gibraltar", "UKGC"],
    paymentMethods: ["Visa", "Mastercard", "PayPal", "Trustly", "Apple Pay", "Bank transfer"],
    pros: [
      "10x wagering on the bonus only",
      "Same-day PayPal payout in our test",
      "Every slot shows the RTP of the installed version",
      "42 live blackjack tables from $1",
    ],
    cons: ["Dated lobby layout", "Search hidden behind an odd icon", "Phone line closes at 20:00"],
    gameProviders: [
      "Evolution",
      "Playtech",
      "NetEnt",
      "Play'n GO",
      "Blueprint Gaming",
      "Big Time Gaming",
      "Red Tiger",
      "Pragmatic Play",
    ],
    createdAt: "2024-05-14T09:22:41Z",
    updatedAt: "2026-10-26T21:10:31Z",
  },
  {
    slug: "thimble-and-thorn",
    name: "Thimble & Thorn",
    websiteUrl: "https://www.thimble-and-thorn.example/",
    rating: 3.9,
    reviewCount: 18,
    description:
      "A small Estonian newcomer with 410 hand-picked games and a shelf of high RTP slots. It looks promising, but 18 reviews are not much to go on.",
    review: {
      about:
        "Four people in Tallinn launched Thimble & Thorn in March 2025. Their names are on the About page, which is rarer than it should be. The site is small on purpose and licensed by the Estonian Tax and Customs Board. Eighteen reviews are a sample, not a verdict, so treat our score as provisional until that number has another digit.",
      games:
        "You get 410 slots and 14 digital table games, chosen by an editor who writes a line on why each made the cut. One shelf has high RTP slots above 97%, with 1429 Uncharted Seas at 98.5% in first place. There are no live dealers, and both software versions of blackjack have a maximum bet of €100 a hand.",
      bonuses:
        "The welcome bonus is 50% up to €150 plus 75 spins, so you need a €300 deposit to get all of it. With 30x wagering on the bonus, you must bet €4,500, which costs about €180 at 96%. If you play slots from the 97% shelf, which count in full, the cost falls to €135, which leaves a small profit for two patient weeks.",
      banking:
        "There are five methods, all in euros, starting at €10. Our €60 arrived by Trustly in 38 minutes at midday, but a request at 22:15 waited until the finance person came in at 09:00. You get two free withdrawals a month; after that each one costs €2, and the button you press says so.",
      support:
        "You can reach support by chat or email from 09:00 to 23:00 Estonian time, in English, Estonian and Finnish. The same two people replied all week, and one of them remembered our earlier question about spin expiry. At other times, you fill out a form and are promised an answer by ten the next morning; ours came at 09:52.",
      mobile:
        "There is no app to install, and the mobile site is good enough that you won't miss one. Pages loaded in under two seconds on a mid-range Android phone over 4G. The RTP shelf shows its percentages even on a narrow screen. Landscape mode is weaker: the top bar takes up a fifth of the screen, and you can't collapse it.",
      security:
        "You register with Estonian ID, Smart-ID or a passport scan, and your account stays locked until one of them is approved. You must set deposit limits before your first payment, with no default filled in to nudge you. The footer links to audit certificates for the random number generator, dated May 2025. The links work; we always check.",
    },
    welcomeBonus: "50% up to €150 + 75 spins",
    bonusAmount: "€150",
    freeSpins: 75,
    minDeposit: "€10",
    wageringRequirement: "30x",
    establishedYear: 2025,
    withdrawalHours: 12,
    isFeatured: false,
    isNew: true,
    acceptsCrypto: false,
    hasLiveGames: false,
    mobileOptimized: true,
    licenses: ["Estonian TCB"],
    paymentMethods: ["Trustly", "Visa", "Mastercard", "Skrill", "Bank transfer"],
    pros: [
      "A shelf of slots above 97% RTP",
      "Named owners and a real office",
      "Deposit limit required before the first payment",
      "Fast daytime Trustly payouts",
    ],
    cons: ["Only 410 slots", "€2 fee from the third withdrawal each month", "No finance staff overnight"],
    gameProviders: ["Thunderkick", "NetEnt", "Play'n GO", "ELK Studios", "Quickspin", "Relax Gaming"],
    createdAt: "2025-07-08T13:47:19Z",
    updatedAt: "2026-07-26T07:08:24Z",
  },
  {
    slug: "ironleaf-casino",
    name: "Ironleaf Casino",
    websiteUrl: "https://www.ironleaf-casino.example/",
    rating: 3.3,
    reviewCount: 26,
    description:
      "A Curaçao casino with a generous offer and a stingy cashier: it adds 150% when you deposit and lets you withdraw only $1,500 a week.",
    review: {
      about:
        "Ironleaf has had three owners since 2021, and each left a layer of terms behind. The current terms run to 11,400 words and contradict themselves twice on inactivity fees. The casino does pay, eventually, and the games are honest enough. The 3.3 from 26 players mostly reflects how long 'eventually' turns out to be.",
      games:
        "The catalogue is almost all slots, about 1,900 of them, with video poker and eight versions of software blackjack as a footnote. Jacks or Better uses the short 8/5 paytable, which returns 97.3% instead of 99.5%, so skip it. Several popular slots run at reduced settings: Book of Dead is set to 94.25%, two points below its best.",
      bonuses:
        "A 150% match up to $600 with 60 spins sounds big, and so is the cost. At 45x the bonus, you must bet $27,000 and lose about $1,080 on average to win $600. The maximum bet while you clear it is $4. One spin above that voids everything, and support confirmed that the casino enforces this rule.",
      banking:
        "You can use cards, Skrill and three coins, with a $20 minimum. You can withdraw only $1,500 per week whatever your balance, so a $9,000 win takes six weeks. Our $120 in Litecoin was pending for 52 hours before anyone looked at it, then reached our wallet in nine minutes. You can't withdraw to a card, and a bank transfer costs $35.",
      support:
        "Chat opens with a bot that offers five buttons and makes you type 'agent' twice before it gives up. We reached a person after 17 minutes at noon and after 48 on a Saturday night. Answers about bonuses were quick and correct. When we asked about pending payouts, we got the same apology three times in one conversation.",
      mobile:
        "Ironleaf is better at phones than at paperwork. The site scales cleanly from 360 pixels up, menus open from the bottom edge, and 1,700 of the games run without trouble on iOS. Documents over 4 MB failed to upload from our camera roll, though, with an error that blames the network; shrinking the picture solved it.",
      security:
        "The Curaçao license seal leads to a valid entry in the current owner's name. Two-factor login is available, but only with an authenticator app, and it is under Preferences, where few people will find it. Ironleaf verifies you at the first payout instead of at sign-up, and that is when 11 of our reviewers met the delay they describe.",
    },
    welcomeBonus: "150% up to $600 + 60 spins",
    bonusAmount: "$600",
    freeSpins: 60,
    minDeposit: "$20",
    wageringRequirement: "45x",
    establishedYear: 2021,
    withdrawalHours: 53,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: true,
    hasLiveGames: false,
    mobileOptimized: true,
    licenses: ["Curaçao eGaming"],
    paymentMethods: ["Visa", "Mastercard", "Skrill", "Bank transfer", "Bitcoin", "Litecoin", "USDT"],
    pros: ["About 1,900 slots", "Clean, fast mobile site", "Two-factor login available"],
    cons: [
      "$1,500 weekly payout limit",
      "45x wagering with a $4 maximum bet",
      "Two-day waits for approval",
      "Some slots at reduced RTP settings",
    ],
    gameProviders: ["Play'n GO", "Pragmatic Play", "iSoftBet", "BGaming", "Quickspin", "Yggdrasil"],
    createdAt: "2024-03-27T16:08:53Z",
    updatedAt: "2026-08-23T14:58:55Z",
  },
  {
    slug: "stakewright",
    name: "Stakewright",
    websiteUrl: "https://www.stakewright.example/",
    rating: 4.5,
    reviewCount: 501,
    description:
      "A Maltese casino that takes both crypto and cards, shows you what its bonus costs, and lets you sort 2,300 slots by RTP.",
    review: {
      about:
        "Stakewright has a craftsman's name and a craftsman's habits: things fit. It started in 2017 with a Maltese license and added coins in 2020, after a compliance review that it published. It has changed its terms four times since, each time with a dated summary. The most common word in its 501 reviews is 'boring', usually as praise.",
      games:
        "Of 2,300 slots, 212 are listed above 97%, and a sort button puts them first. This is the casino we compare others with for high RTP slots. The live room has 88 tables, including eight first-person hybrids and a $0.50 roulette wheel. You can bet up to $5,000 at Salon blackjack, by appointment, with a day's notice.",
      bonuses:
        "There is one offer, 100% up to $300 at 25x the bonus, with no spins to complicate it. The cashier shows the math: $7,500 in bets and an expected cost of $300 at 96%, so the full bonus is a fair coin toss. Play the 97% list instead and you keep about $75. Blackjack counts 10%.",
      banking:
        "You can use four coins and three ordinary methods with one balance in dollars or euros; the site shows its conversion spread of 0.8%. Stakewright approved our two Bitcoin withdrawals in 11 and 14 minutes; Visa took two business days. The minimum is $20 for deposits and withdrawals, and verified players can move $25,000 a week.",
      support:
        "Agents answer around the clock, and the longest of our five waits was three minutes, at 04:30 on a Sunday. They can see your bonus history and will give you the exact amount you still have to wager. When we asked an awkward tax question, the agent wouldn't guess and sent us a link to the right authority. That is the correct answer.",
      mobile:
        "You can install Stakewright as a web app. It opens with the last game you played and keeps your filters between visits. Live streams drop to 480p on weak signals before they stutter. A data meter in the settings showed that an hour of roulette used 610 MB. Tablets get a proper two-column lobby instead of a stretched phone layout.",
      security:
        "The company, address and domain match the MGA's entry. You can sign in with passkeys and authenticator codes. When you add a withdrawal address for coins, the site freezes it for 24 hours. After $2,500 in deposits, it asks for your source of funds. The registration page says this, so nobody should be surprised.",
    },
    welcomeBonus: "100% up to $300",
    bonusAmount: "$300",
    freeSpins: 0,
    minDeposit: "$20",
    wageringRequirement: "25x",
    establishedYear: 2017,
    withdrawalHours: 48,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: true,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["MGA"],
    paymentMethods: ["Visa", "Trustly", "Bank transfer", "Bitcoin", "Ethereum", "Litecoin", "USDT"],
    pros: [
      "Bonus cost shown in the cashier",
      "Bitcoin payouts in under 15 minutes",
      "212 slots above 97%, sortable by RTP",
      "24-hour freeze on new wallet addresses",
      "Support around the clock",
    ],
    cons: ["No free spins in the welcome offer", "0.8% spread on coin conversion"],
    gameProviders: [
      "Evolution",
      "NetEnt",
      "Thunderkick",
      "Relax Gaming",
      "Push Gaming",
      "Hacksaw Gaming",
      "Nolimit City",
      "Play'n GO",
      "Big Time Gaming",
      "BGaming",
    ],
    createdAt: "2024-09-03T11:31:07Z",
    updatedAt: "2026-06-28T07:40:09Z",
  },
  {
    slug: "pebble-parlour",
    name: "Pebble Parlour",
    websiteUrl: "https://www.pebble-parlour.example/",
    rating: 3.7,
    reviewCount: 40,
    description:
      "A low-stakes UK site since 2006, with penny slots, live blackjack from $0.50, and a bonus too small to regret.",
    review: {
      about:
        "Pebble Parlour started with bingo in 2006 and still has a bingo hall's manners: chat rooms with hosts, a tea-break timer, and penny bets. The operator holds a UK license and runs no other brand. High rollers will be bored within minutes; the site has never courted them and doesn't seem to miss them.",
      games:
        "You get 760 slots, four bingo rooms open from 10:00 to midnight, and 19 live tables chosen for low limits. You can bet from $0.50 to $250 at live blackjack. Jackpot slots share a network pot that pays out every day before 23:00, and the header shows its current size without any animation.",
      bonuses:
        "Deposit $10 or more for a 100% match up to $50 and 30 spins at a dime each. Wagering is 10x the bonus, $500 at most, so the full offer costs about $20 to clear and should leave you $30. Bingo tickets count double toward it, which is the most generous line we found in the terms.",
      banking:
        "You can use debit cards, PayPal, bank transfer and, for deposits only, Paysafecard. Pebble Parlour sends payouts in two batches, at 11:00 and 17:00 on business days; if you miss Friday's second one, you wait until Monday. Our $45 by PayPal went out with the morning batch. There are no fees, and you can withdraw any amount from $5.",
      support:
        "Room hosts answer small questions while you play, and the main help desk is open from 08:00 to 22:00 every day. We waited five minutes for chat on average. One agent credited a missing set of spins while we talked, then sent a note explaining the cause: a promo that opened eleven minutes late.",
      mobile:
        "The whole site fits on a phone, bingo included, with ticket numbers large enough to read at arm's length. An hour of slots used a modest 9% of the battery. There are apps for both systems, but the iOS one is a release behind the browser. It still had no loss-limit screen when we looked in June.",
      security:
        "Every account starts with a $200 monthly deposit limit; to raise it, you wait a day and fill out a short questionnaire. The UK register lists no sanctions against the company. Reality checks appear every 30 minutes by default. You can shorten the interval but never turn the checks off, and we like that stubbornness.",
    },
    welcomeBonus: "100% up to $50 + 30 spins",
    bonusAmount: "$50",
    freeSpins: 30,
    minDeposit: "$10",
    wageringRequirement: "10x",
    establishedYear: 2006,
    withdrawalHours: 24,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["UKGC"],
    paymentMethods: ["Visa", "Mastercard", "PayPal", "Paysafecard", "Bank transfer"],
    pros: [
      "Live blackjack from $0.50",
      "Bingo counts double toward wagering",
      "Default monthly deposit limit",
      "Withdrawals from $5 with no fee",
    ],
    cons: ["No weekend payouts", "iOS app a release behind the browser", "Too small for high rollers"],
    gameProviders: ["Evolution", "Pragmatic Play", "Blueprint Gaming", "Red Tiger", "Playtech", "Microgaming"],
    createdAt: "2024-11-19T08:54:36Z",
    updatedAt: "2026-07-20T23:04:22Z",
  },
  {
    slug: "neon-orchard",
    name: "Neon Orchard",
    websiteUrl: "https://www.neon-orchard.example/",
    rating: 4.1,
    reviewCount: 9,
    description:
      "A 2026 newcomer with an Anjouan license, fast coin payouts and a bright design. It has nine reviews so far, so take them with a grain of salt.",
    review: {
      about:
        "Neon Orchard went online in February 2026 and had nine player reviews when we wrote this, most from its first month. Casinos often treat their early customers best, so we wouldn't rely much on that 4.1. We can say that the basics work, the owner is named, and no complaint has gone unanswered yet.",
      games:
        "The opening catalogue of 3,200 slots is big but hard to sort, with themes as the only filter. The live lobby has 140 tables from Evolution and Pragmatic Play, with game shows in the front row. Six in-house titles, including a dice game at a 1% edge, have a seed checker you can run yourself.",
      bonuses:
        "To collect the full 200% up to $1,000, you put in $500 and then owe 40x the bonus: $40,000 in bets. On a 96% slot you lose about $1,600 that way, far more than the bonus. The 100 spins are the better half: you get ten a day, with only 10x wagering on the winnings and a $75 cap.",
      banking:
        "You can pay directly with Bitcoin, Ethereum and USDT. Cards go through a reseller that adds 3.5% and doesn't say so until its last screen. Three of our withdrawals, from $40 to $310, arrived in 6, 8 and 21 minutes. The monthly maximum is $30,000. Deposits start at $10, and network fees come out of the amount you request.",
      support:
        "The chat and the Telegram group both claim to be open all day, and so far they are. We waited under a minute all four times, as you would expect from a company with few customers. Agents know less than they should: one said that table games count 20% toward wagering, another said 5%, and the terms say 10%.",
      mobile:
        "The site was designed for phones first, and it shows. There is a thumb bar with five icons, you can swipe between tables, and live games in portrait leave room for chat. The glowing backgrounds are heavy, though, and drained 17% of our battery in an hour. A plain theme under Display brought that down to 11% and made the text easier to read.",
      security:
        "Anjouan is new to licensing and has little record of settling disputes for players. Our trust score does not show that, because it counts every license the same. The connection and login are secure, with passkeys from day one. Neon Orchard asks for identity documents above $2,000 in total withdrawals and took 26 hours to approve ours.",
    },
    welcomeBonus: "200% up to $1,000 + 100 spins",
    bonusAmount: "$1,000",
    freeSpins: 100,
    minDeposit: "$10",
    wageringRequirement: "40x",
    establishedYear: 2026,
    withdrawalHours: 1,
    isFeatured: false,
    isNew: true,
    acceptsCrypto: true,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["Anjouan"],
    paymentMethods: ["Bitcoin", "Ethereum", "USDT", "Visa", "Mastercard"],
    pros: [
      "Coin payouts in 6 to 21 minutes",
      "140 live tables",
      "Verifiable in-house games",
      "Short waits for support",
    ],
    cons: [
      "Only nine reviews to go on",
      "40x wagering on a large bonus",
      "Little help from Anjouan with disputes",
      "3.5% fee on card deposits",
    ],
    gameProviders: [
      "Evolution",
      "Pragmatic Play",
      "Hacksaw Gaming",
      "Nolimit City",
      "BGaming",
      "Push Gaming",
      "Yggdrasil",
    ],
    createdAt: "2026-05-21T18:15:28Z",
    updatedAt: "2026-07-06T23:49:20Z",
  },
  {
    slug: "cinder-row",
    name: "Cinder Row",
    websiteUrl: "https://www.cinder-row.example/",
    rating: 2.8,
    reviewCount: 72,
    description:
      "An unlicensed crypto casino that we do not recommend: no regulator, 60x wagering, and payouts that stall above $500.",
    review: {
      about:
        "Cinder Row holds no license from anyone, and for that reason we do not recommend it. The footer names a company and a registry, but we couldn't find the company there. We emailed to ask for its number and got no answer for three weeks. Some of the 72 reviewers were paid promptly, mainly those who won little.",
      games:
        "The site lists about 900 slots, along with a crash game and plinko made in-house. Using the published method, we could not reproduce the fairness hashes of these two games in four rounds out of ten. No info screen shows an RTP, and the only table games are one roulette and two blackjack versions run by software.",
      bonuses:
        "Deposit $1,000 and the site adds $3,000, then asks for 60x the bonus and deposit together. That comes to $240,000 in bets and an expected loss of $9,600, so this gift costs you money. You also can't cash out more than five times your deposit from bonus play, according to a line in an appendix.",
      banking:
        "The site takes only coins, with a $20 minimum. Our $75 test in USDT came back in two hours, which is respectable. Above $500 it's a different story: 23 reviewers describe a manual audit that took at least nine days or never ended. The terms let the casino pay large wins in monthly parts of $1,000 at its own discretion.",
      support:
        "Chat is open from 10:00 to 18:00, but the site doesn't say in which time zone. We got through on two of five tries, both before lunch in western Europe. When we asked who licenses the site, the agent wrote that paperwork was in process. Archived copies of the page have the same wording as far back as 2022.",
      mobile:
        "The mobile site works badly: it is a shrunken desktop page with a sideways scrollbar and 11-pixel links. In the cashier form, the keyboard covers the submit button. About half the slots wouldn't start on an iPhone. There is an unsigned Android file to sideload, and we strongly advise you not to.",
      security:
        "Without a license, there is no regulator to complain to and nobody to enforce self-exclusion. No rule keeps your balance separate from the casino's money. There is no second factor for login. The privacy page lets the site share your documents with unnamed partners, so if you send a passport scan here, the risk outlasts your account.",
    },
    welcomeBonus: "300% up to $3,000",
    bonusAmount: "$3,000",
    freeSpins: 0,
    minDeposit: "$20",
    wageringRequirement: "60x",
    establishedYear: 2020,
    withdrawalHours: null,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: true,
    hasLiveGames: false,
    mobileOptimized: false,
    licenses: [],
    paymentMethods: ["Bitcoin", "Ethereum", "USDT", "Litecoin"],
    pros: ["Small coin payouts within hours", "No fee for deposits", "About 900 slots"],
    cons: [
      "No license of any kind",
      "60x wagering on bonus and deposit",
      "Wins above $500 stall in audits",
      "Bad mobile site",
    ],
    gameProviders: ["BGaming", "iSoftBet", "Pragmatic Play", "Yggdrasil"],
    createdAt: "2024-06-30T20:41:12Z",
    updatedAt: "2026-06-26T13:44:15Z",
  },
  {
    slug: "windlass-gaming",
    name: "Windlass Gaming",
    websiteUrl: "https://www.windlass-gaming.example/",
    rating: 3.8,
    reviewCount: 37,
    description: "An Alderney veteran with a good selection of progressive jackpots and a slow, careful payments team.",
    review: {
      about:
        "Windlass Gaming opened in 2012 and is run by a crew of thirty on Alderney. It looks the part: sturdy, a little weathered, with nautical jokes on the error pages. Its 37 reviewers like the casino's honesty and grumble about its pace. We found nothing hidden, only a habit of leaving things until next Wednesday.",
      games:
        "The main attraction is 46 progressive jackpots, each listed with its seed, current pot and the date of the last win. There are another 1,100 slots and 31 live tables, but no craps or sic bo. Remember that Mega Moolah returns 88.12% including the jackpot share; to its credit, the casino says so.",
      bonuses:
        "The match is 100% up to $200 with 20 spins, at 35x the bonus. To clear all of it, you bet $7,000 at an average cost of $280, which is $80 worse than declining. Jackpot slots are excluded, which is sensible for the house and awkward for anyone who came for them. The Thursday reload of 25% has 20x wagering and is a better deal.",
      banking:
        "There are six methods, none with a fee, and all start at $10. A person checks every withdrawal during office hours, Monday to Friday from 09:00 to 17:30. Our Skrill payout took 29 hours and a bank transfer four days. Windlass pays jackpot wins in full, outside the usual $8,000 weekly limit, and documents the last three with dates.",
      support:
        "Chat is open until 23:00, and agents answered in about six minutes on weekdays. Email works better here: within a day we got 400 words on our jackpot question. A named supervisor with a direct extension signed the reply. On weekends there is one agent, and you can tell by half past eight.",
      mobile:
        "The browser site adapts well, keeps jackpot meters running in the list, and remembers whether you prefer big tiles or rows. The help page says that no app is planned. Live roulette crops the wheel in portrait on smaller screens; turn the phone and it is fine. The site logs you out after 15 idle minutes, which is pretty short.",
      security:
        "Alderney's regulator audits the random number generator every year, and the site gives the certificate number. Windlass keeps customer money in a separate account at a bank that the terms name. You can take a break of one day to six weeks, starting at once. To end it early, you must call and then wait another day.",
    },
    welcomeBonus: "100% up to $200 + 20 spins",
    bonusAmount: "$200",
    freeSpins: 20,
    minDeposit: "$10",
    wageringRequirement: "35x",
    establishedYear: 2012,
    withdrawalHours: 48,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["Alderney"],
    paymentMethods: ["Visa", "Mastercard", "Skrill", "Neteller", "Paysafecard", "Bank transfer"],
    pros: [
      "46 progressive jackpots with dated win history",
      "Jackpots paid in full",
      "No payment fees",
      "Thorough email support",
    ],
    cons: [
      "Withdrawals handled only during office hours",
      "Welcome bonus costs more than it gives",
      "Short login timeout",
    ],
    gameProviders: ["Microgaming", "Evolution", "NetEnt", "Red Tiger", "Blueprint Gaming", "Play'n GO", "iSoftBet"],
    createdAt: "2025-02-12T10:03:58Z",
    updatedAt: "2026-07-27T09:40:46Z",
  },
  {
    slug: "bitquarry",
    name: "Bitquarry",
    websiteUrl: "https://www.bitquarry.example/",
    rating: 4.0,
    reviewCount: 119,
    description:
      "A crypto casino with no minimum deposit, provably fair house games and fast withdrawals, for which it publishes its own median time.",
    review: {
      about:
        "Bitquarry does a few things and does them well. Since 2022 it has offered slots and in-house games to crypto players, and its status page shows payout times, outages and the hot wallet's balance. The Curaçao license is the only outside check. Bitquarry is this open by choice, which we like, but it could stop at any time.",
      games:
        "Seven original games (dice, mines, limbo and the like) have a 1% edge. You can verify them with a forty-line script on the fairness page. There are also 1,650 slots, each listed with its RTP, mostly at the top setting. There are no live dealers and no poker of any kind.",
      bonuses:
        "The match is 100% up to $500 with 40 spins and 30x on the bonus, or $15,000 in bets. Slots count in full, so expect to spend $600 clearing it. Dice counts 20%. At a 1% edge, clearing the bonus on dice takes $75,000 in bets and costs $750; for once, slots are cheaper.",
      banking:
        "You can deposit any amount, however small, in Bitcoin, Ethereum, Litecoin or USDT. The published median for payouts last quarter was seven minutes. Our four took 3, 5, 9 and 64 minutes; the last one needed a review because it was over $2,000. Litecoin costs a flat 0.001 to send, and Bitcoin fees vary with the mempool.",
      support:
        "Chat is open day and night, and the agents know the difference between a nonce and a node. First responses took 90 seconds on average over six tries. Agents won't discuss the limits on your account in chat and send you to email instead. Email usually takes two business days, as it did for our question about a maximum bet.",
      mobile:
        "Everything works in a phone browser, including QR deposits and the seed checker. The dice buttons are generously spaced, and autobet stops when the screen locks, a thoughtful safety detail. The slots lobby loads 60 tiles at a time and jumps back to the top after you close a game, which gets annoying.",
      security:
        "You can lock your account to a withdrawal whitelist, and changes to it take 48 hours. Two-factor codes are mandatory above a $1,000 balance. Bitquarry signs wallet messages every month to prove its reserves. They cover only the coins it holds, not what it owes, so read them as half of a balance sheet. Self-exclusion lasts six months or forever.",
    },
    welcomeBonus: "100% up to $500 + 40 spins",
    bonusAmount: "$500",
    freeSpins: 40,
    minDeposit: "None",
    wageringRequirement: "30x",
    establishedYear: 2022,
    withdrawalHours: 1,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: true,
    hasLiveGames: false,
    mobileOptimized: true,
    licenses: ["Curaçao eGaming"],
    paymentMethods: ["Bitcoin", "Ethereum", "Litecoin", "USDT"],
    pros: [
      "No minimum deposit",
      "Published median payout of seven minutes",
      "Verifiable house games at a 1% edge",
      "Withdrawal whitelist",
    ],
    cons: ["No live dealer games", "Coins only", "Two-day email wait for questions about limits"],
    gameProviders: ["BGaming", "Hacksaw Gaming", "Nolimit City", "Push Gaming", "Relax Gaming"],
    createdAt: "2025-09-16T22:36:05Z",
    updatedAt: "2026-07-15T04:21:33Z",
  },
];
