import type { CasinoSeed } from "../seedTypes.js";

export const casinos1: CasinoSeed[] = [
  {
    slug: "northgate",
    name: "Northgate",
    websiteUrl: "https://www.northgate.example/",
    rating: 4.2,
    reviewCount: 38,
    description:
      "A plain Maltese casino whose best feature is its cashier: a fast withdrawal is the rule here, by card, by bank or by coin. The bonus is ordinary and the lobby sensible.",
    review: {
      about:
        "Northgate opened in 2014 and spent most of its first decade selling to Scandinavia, which shows in the restrained pages and the absence of pop-ups. We have thirty-eight player reviews of it so far, a thin sample for a site of its age. This review leans on what we could measure ourselves: terms, payout times and answers from staff.",
      games:
        "About 1,900 titles are filed under eleven headings that mean what they say. NetEnt and Play'n GO fill the front page; Hacksaw Gaming and Nolimit City sit behind a 'volatile' filter, a courtesy we wish others would copy. Evolution supplies 64 dealer tables, with roulette from $0.50 and blackjack from $5 outside the evening rush.",
      bonuses:
        "The first deposit is matched up to $500 with 100 spins, and the 35x applies to the bonus only. Take all of it and you owe $17,500 in bets, which at a 4% house edge costs about $700 on average: more than the gift is worth. Smaller players do no better in proportion, so treat it as longer play and nothing else.",
      banking:
        "Trustly paid us in 14 minutes on a Tuesday and 19 on a Sunday; Skrill took just over an hour. Bitcoin and Ethereum leave after one manual look, usually inside two hours, with the network fee passed on at cost. Cards are the slow lane, at two business days. Withdrawals start at $20, and one a day is free of the $3 handling charge.",
      support:
        "Chat is staffed from 07:00 to 01:00 Central European Time and was answered in under three minutes on each of our five tries. The agents quote clause numbers unprompted, which saves everyone time. Outside those hours there is a form; ours, sent at 02:30, had a useful reply waiting by breakfast.",
      mobile:
        "There is no app to install, and the browser version does not need one. The cashier fits on a single phone screen, the game filter stays put while you scroll, and a table reopens where you left it after a call. On an older Android handset the lobby needed four seconds to settle, mostly because of its animated tiles.",
      security:
        "A Malta Gaming Authority license covers the site, and the number in the footer links to the right entry in the register. Identity checks happen at the first withdrawal; ours took five hours with a passport and a utility bill. Deposit, loss and session limits share one page, and lowering any of them takes effect at once.",
    },
    welcomeBonus: "100% up to $500 + 100 spins",
    bonusAmount: "$500",
    freeSpins: 100,
    minDeposit: "$20",
    wageringRequirement: "35x",
    establishedYear: 2014,
    withdrawalHours: 2,
    isFeatured: true,
    isNew: false,
    acceptsCrypto: true,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["MGA"],
    paymentMethods: ["Visa", "Mastercard", "Skrill", "Trustly", "Bitcoin", "Ethereum"],
    pros: [
      "Trustly withdrawals measured at under 20 minutes",
      "Volatility filter in the slots lobby",
      "Wagering counts the bonus only",
      "Agents quote the terms by clause",
    ],
    cons: ["Second withdrawal in a day costs $3", "No chat between 01:00 and 07:00 CET", "Few player reviews so far"],
    gameProviders: ["NetEnt", "Play'n GO", "Evolution", "Hacksaw Gaming", "Nolimit City", "Pragmatic Play"],
    createdAt: "2026-02-11T09:24:00Z",
    updatedAt: "2026-10-01T19:12:34Z",
  },
  {
    slug: "bitharbor",
    name: "BitHarbor",
    websiteUrl: "https://www.bitharbor.example/",
    rating: 4.6,
    reviewCount: 812,
    description:
      "A crypto casino that prices everything in dollars and pays in minutes, with published reserves to back the promise. Slots only, and better for admitting it.",
    review: {
      about:
        "BitHarbor launched in 2018 with one coin and about two hundred games. After years of small additions it takes four coins, accepts cards for those who insist, and still employs fewer people than some rivals have affiliates. The owners publish a quarterly statement of reserves against player balances, a habit we have found almost nowhere else.",
      games:
        "Slots make up nine tenths of the 2,600 titles: BGaming, Hacksaw Gaming, Push Gaming and Relax Gaming lead. The remainder is video poker and a shelf of house dice and crash games whose seeds can be checked after every round. Nobody deals cards on camera here, and the site says as much on its front page.",
      bonuses:
        "New accounts get 120% up to $600 and 80 spins at 30x the bonus. Slots count in full, house games at 20%, and the largest permitted bet while the bonus runs is $6. A $100 deposit brings $120 extra and $3,600 of betting, an average cost of $126 at a 96.5% return, so the offer comes close to fair without reaching it.",
      banking:
        "Litecoin landed in our wallet six minutes after the request, USDT in nine and Bitcoin in 23, most of that spent waiting on confirmations. There is no house fee and the daily ceiling is $25,000. Visa and Mastercard can deposit from $10 but carry a 2.5% charge, and anything won that way leaves in coins.",
      support:
        "Help runs round the clock in English, German and Portuguese. Our median wait over ten chats was 48 seconds; the longest, on a Saturday night, was four minutes. Staff can see the state of a pending transfer and will read out its transaction ID, which is the one thing most people come to ask.",
      mobile:
        "The phone site is the same site with a narrower column, and that is praise. Wallet addresses come as codes to scan or text to copy, with the last six characters shown in bold for checking. Landscape slots fill the screen without hiding the balance, and switching coins takes two taps.",
      security:
        "Two-factor login is compulsory before a first withdrawal, and a new wallet address waits out a 12-hour hold. A Curaçao license offers less recourse than a European one, although our trust score counts both the same. Nine tenths of funds are said to sit in cold storage, and the addresses are listed for anyone to inspect.",
    },
    welcomeBonus: "120% up to $600 + 80 spins",
    bonusAmount: "$600",
    freeSpins: 80,
    minDeposit: "$10",
    wageringRequirement: "30x",
    establishedYear: 2018,
    withdrawalHours: 1,
    isFeatured: true,
    isNew: false,
    acceptsCrypto: true,
    hasLiveGames: false,
    mobileOptimized: true,
    licenses: ["Curaçao eGaming"],
    paymentMethods: ["Bitcoin", "Ethereum", "Litecoin", "USDT", "Visa", "Mastercard"],
    pros: [
      "Litecoin paid in six minutes in our test",
      "Quarterly statement of reserves",
      "House games can be verified round by round",
      "Round-the-clock help with short waits",
    ],
    cons: ["No dealer tables at all", "Card deposits cost 2.5%", "Card winnings can only leave as coins"],
    gameProviders: ["BGaming", "Hacksaw Gaming", "Push Gaming", "Relax Gaming", "Pragmatic Play", "Nolimit City"],
    createdAt: "2024-02-19T10:05:00Z",
    updatedAt: "2026-10-30T12:41:22Z",
  },
  {
    slug: "velvet-tables",
    name: "Velvet Tables",
    websiteUrl: "https://www.velvet-tables.example/",
    rating: 4.4,
    reviewCount: 655,
    description:
      "A British specialist in live blackjack and roulette, with seats from $1 to $5,000 and the rules of every table printed next to it. Slots are an afterthought.",
    review: {
      about:
        "Velvet Tables began in 2022 as a streaming room for a land-based group and kept the manners: house rules first, decoration second. The whole site is arranged by game and stake, with slots pushed to a tab at the end. Six hundred and fifty-five readers have rated it, and complaints cluster around identity checks, hardly ever around play.",
      games:
        "We counted 141 dealer tables at nine in the evening, of which 58 were blackjack. Each tile lists decks, whether the dealer stands on soft 17, and side bet returns, so you can avoid the bad ones before sitting down. Evolution provides most of the floor and Playtech a private studio of eight; NetEnt and Red Tiger stock the 400 slots.",
      bonuses:
        "The offer is a modest 50% up to $150 at 10x, with no spins attached. Unusually, blackjack counts toward it at a quarter of each bet, so a $100 bonus needs $1,000 on slots or $4,000 at the table. With basic strategy that second route costs around $20, which leaves a real, if small, profit on paper.",
      banking:
        "PayPal and Apple Pay users have it easiest: deposits from $10, payouts in about three hours. Visa debit took 22 hours in our test, Mastercard a day and a half, and a bank transfer three business days. High rollers may move up to $100,000 a month, split over as many requests as they like, free of charge.",
      support:
        "A telephone line survives here, open from 08:00 to midnight London time, and the person who answers has played the games. Chat is open two hours longer. Ask about a disputed hand and they pull the video; ours, a misread card, was reviewed and credited in 40 minutes.",
      mobile:
        "Streams drop to a lower resolution before they stutter, and the betting grid enlarges when you turn the phone sideways. The iOS and Android apps hold up to three tables at once, though more than two is only legible on a tablet. Battery use is heavy: an hour of roulette took 19% from a two-year-old handset.",
      security:
        "Holding a UK Gambling Commission license means affordability questions, and this operator asks them early, at $500 of net losses in a month. Player funds are kept apart at the 'medium' protection tier, as disclosed in clause 14. Time-outs run from a day to six weeks, and the national self-exclusion register is honored at sign-up.",
    },
    welcomeBonus: "50% up to $150",
    bonusAmount: "$150",
    freeSpins: 0,
    minDeposit: "$10",
    wageringRequirement: "10x",
    establishedYear: 2022,
    withdrawalHours: 24,
    isFeatured: true,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["UKGC"],
    paymentMethods: ["Visa", "Mastercard", "PayPal", "Apple Pay", "Bank transfer"],
    pros: [
      "Rules and side bet returns shown on every tile",
      "58 blackjack tables at the evening peak",
      "Blackjack counts toward the bonus",
      "Disputed hands are reviewed on video",
    ],
    cons: ["Affordability checks arrive early", "Only about 400 slots", "Card payouts take a day or more"],
    gameProviders: ["Evolution", "Playtech", "NetEnt", "Red Tiger"],
    createdAt: "2024-03-07T14:40:00Z",
    updatedAt: "2026-07-26T19:33:17Z",
  },
  {
    slug: "stakeforge",
    name: "StakeForge",
    websiteUrl: "https://www.stakeforge.example/",
    rating: 4.3,
    reviewCount: 98,
    description:
      "Rebuilt from the ground up and relisted here as new, this crypto site pairs a generous rakeback with 90 dealer tables. Read the bonus clause twice before accepting it.",
    review: {
      about:
        "The name dates from 2021, but little else does: new owners bought StakeForge, replaced the platform and reopened it, so we file it as new and started its player score from zero. What came back is quicker and far more candid about fees. Ninety-eight people have reviewed the rebuilt version, most of them favorably.",
      games:
        "Everything loads from one search bar that understands 'buy feature under $20' or 'RTP over 96.5'. Roughly 3,400 slots answer to it, from Nolimit City, Hacksaw Gaming, BGaming and Big Time Gaming among others. Evolution and Ezugi run about 90 tables between them, and six baccarat seats accept bets of 10 cents.",
      bonuses:
        "A 150% match up to $1,000 sounds large and is, but the 40x applies to bonus and deposit together. Put in $100 and the sum is 40 times $250, or $10,000 in bets, for an expected loss near $400. We would decline it and take the rakeback instead, which returns 5% of the house edge daily with no strings.",
      banking:
        "Six in ten withdrawals clear without a human, according to the site, and ours did: Ethereum in 11 minutes, USDT on a cheap network in four. The minimum is $15 and the weekly maximum $40,000 until you verify your address. Bitcoin deposits need two confirmations, while Litecoin gets by with one.",
      support:
        "You meet a scripted assistant first, and typing 'person' dismisses it. A human then took between two and seven minutes at all hours we tried, including Christmas Eve. Replies were accurate on limits and vague on which countries are barred, so check the list at the end of the terms before you send anything.",
      mobile:
        "Someone tested this with one hand. Search sits at the bottom under the thumb, the cashier opens over the game without closing it, and coins can be swapped from the same drawer. The only rough edge is a chat bubble that covers the spin button on narrow phones until you drag it aside.",
      security:
        "It has a license from Curaçao, a published company number and a bug bounty that has paid for eleven reports so far. Login alerts arrive by email with city and device named. Limits exist but are tucked into the fourth tab of the profile, and raising one takes 24 hours, half of what we would like to see.",
    },
    welcomeBonus: "150% up to $1,000",
    bonusAmount: "$1,000",
    freeSpins: 0,
    minDeposit: "$15",
    wageringRequirement: "40x",
    establishedYear: 2021,
    withdrawalHours: 1,
    isFeatured: false,
    isNew: true,
    acceptsCrypto: true,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["Curaçao eGaming"],
    paymentMethods: ["Bitcoin", "Ethereum", "Litecoin", "USDT"],
    pros: [
      "Daily rakeback without wagering",
      "Search that understands RTP and stake",
      "USDT paid in four minutes",
      "Cashier opens over the running game",
    ],
    cons: ["40x on bonus and deposit together", "No cards or bank transfers", "Limit increases take only 24 hours"],
    gameProviders: [
      "Nolimit City",
      "Hacksaw Gaming",
      "BGaming",
      "Big Time Gaming",
      "Evolution",
      "Ezugi",
      "Pragmatic Play",
    ],
    createdAt: "2026-07-22T16:12:00Z",
    updatedAt: "2026-10-25T13:02:54Z",
  },
  {
    slug: "tidewater-casino",
    name: "Tidewater Casino",
    websiteUrl: "https://www.tidewater-casino.example/",
    rating: 4.1,
    reviewCount: 420,
    description:
      "An unhurried slots house with a good shelf of progressive jackpots and low minimum bets. As a mobile casino it is tidier than most; as a cashier it keeps office hours.",
    review: {
      about:
        "Nobody at Tidewater could tell us when it opened, and the public filings only show when the present company took it over, so the year stays blank. What can be established is a clean complaints record over four years and 420 ratings from our readers, clustered tightly around four. It sells slots, video poker and little else.",
      games:
        "Twelve hundred slots, sorted by default from lowest minimum bet upward, which tells you whom the place is for. NetEnt, Microgaming and Quickspin provide the bulk, and 37 titles feed shared jackpots whose current pools are shown to the dollar. Table fans get software roulette, four kinds of blackjack and a Jacks or Better paying 9/6.",
      bonuses:
        "Depositing $10 or more earns a 100% match to $200 and 50 spins on a Quickspin title, ten a day for five days. Wagering is 35x the bonus, with a 30-day clock that we consider humane. Jackpot games contribute nothing while the balance is restricted; the exclusion list is short and, for once, complete.",
      banking:
        "Requests are handled Monday to Friday, 08:00 to 18:00 Malta time, and one made on a Friday evening will sit until Monday. Once a request is approved, Skrill and Neteller payouts arrive the same day and card payouts in two days. Paysafecard works for deposits of up to $100 only. The $10 minimum applies both ways, which suits small balances, and no fees appeared anywhere.",
      support:
        "Email is the main channel and gets a signed answer in about five hours; our slowest took eleven. The chat window opens for the cashier's hours only and is run by the same four people, who remembered us by the third visit. There is an FAQ of 60 entries, each showing the date it was last revised.",
      mobile:
        "Pages are light, around 700 kB for the lobby, and loaded in under two seconds on a patchy train connection. Portrait games come first in the listing when you arrive by phone. Uploading documents through the camera works without an app, though the preview crops the corners and prompts unnecessary second attempts.",
      security:
        "The Malta license is current and names the company that appears in the terms, which sounds obvious and often is not so elsewhere. Disputes may go to a named independent body at no cost. A reality check is on by default at 60 minutes, and closing an account for good takes one form and no conversation.",
    },
    welcomeBonus: "100% up to $200 + 50 spins",
    bonusAmount: "$200",
    freeSpins: 50,
    minDeposit: "$10",
    wageringRequirement: "35x",
    establishedYear: null,
    withdrawalHours: 24,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: false,
    mobileOptimized: true,
    licenses: ["MGA"],
    paymentMethods: ["Visa", "Mastercard", "Skrill", "Neteller", "Paysafecard"],
    pros: [
      "Jackpot pools shown to the dollar",
      "Thirty days to finish the wagering",
      "Light pages on slow connections",
      "$10 minimum for deposits and withdrawals",
    ],
    cons: ["Payouts only in weekday office hours", "No dealer games", "Founding year not on record"],
    gameProviders: ["NetEnt", "Microgaming", "Quickspin", "Thunderkick", "Play'n GO"],
    createdAt: "2024-04-16T08:31:00Z",
    updatedAt: "2026-08-21T05:11:37Z",
  },
  {
    slug: "copper-lantern",
    name: "Copper Lantern",
    websiteUrl: "https://www.copper-lantern.example/",
    rating: 4.8,
    reviewCount: 1240,
    description:
      "One of the best-run casinos in this directory: spins without wagering, progressive jackpots paid in one sum, and a cashier that works on weekends.",
    review: {
      about:
        "In business since 2012 and run by the same family throughout, Copper Lantern holds two serious licenses and, as far as we know, has never altered a term after a player relied on it. The 1,240 reviews average higher than those of any other site here except one. It is not the cheapest or the flashiest; it simply does what the page says.",
      games:
        "There are 2,200 slots, and for each the information panel gives the return actually configured here, not the developer's range. We checked thirty and none ran below the top published setting. Jackpots from Microgaming and NetEnt have their own room, and 112 Evolution and Playtech tables cover every stake between $0.20 and $10,000.",
      bonuses:
        "Deposit $10, stake it once, and receive 100 spins worth 10 cents each with no wagering on what they win. There is also a 100% match to $100 at 10x for those who prefer it; you pick one. The spins have an expected value of about $9.60, plain cash, which beats most offers whose headline is ten times as big.",
      banking:
        "PayPal, Trustly and Visa's direct service all paid us inside 90 minutes, including on a Sunday afternoon. Jackpot wins are sent in one transfer without installments or monthly caps, a promise written into clause 9.2. Nothing costs extra and the minimum withdrawal is a single dollar. Only bank transfers are slow, at two business days.",
      support:
        "Agents answer by chat and phone at any hour, and 17 of the 20 questions we asked over a year were answered at first contact. The other three were escalated with a reference, a deadline and a name. One answer turned out to be wrong; they wrote back the next morning to correct it before we had noticed.",
      mobile:
        "The iOS and Android apps stay under 40 MB and carry the complete game list. Fingerprint login works, limits can be changed from the first menu, and the session clock remains visible during play. We tried it for a week on a five-year-old phone without a crash, although the jackpot room was slow to draw its counters.",
      security:
        "Licensed in both Malta and Great Britain, with customer money held in a trust account under the 'high' protection tier. Game results are audited monthly, and the reports can be downloaded as spreadsheets. Verification runs at registration in most cases, so a first payout rarely stalls; ours needed no documents at all.",
    },
    welcomeBonus: "100% up to $100 or 100 wager-free spins",
    bonusAmount: "$100",
    freeSpins: 100,
    minDeposit: "$10",
    wageringRequirement: "10x",
    establishedYear: 2012,
    withdrawalHours: 2,
    isFeatured: true,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["MGA", "UKGC"],
    paymentMethods: ["Visa", "Mastercard", "PayPal", "Trustly", "Apple Pay", "Bank transfer"],
    pros: [
      "Wager-free spins as a welcome option",
      "Configured RTP shown for each game",
      "Jackpots paid in one sum",
      "Payouts within 90 minutes, weekends included",
      "Player money in a trust account",
    ],
    cons: ["Cash match tops out at $100", "Jackpot room is slow on old phones"],
    gameProviders: [
      "NetEnt",
      "Microgaming",
      "Evolution",
      "Playtech",
      "Play'n GO",
      "Big Time Gaming",
      "Red Tiger",
      "ELK Studios",
    ],
    createdAt: "2024-02-27T11:15:00Z",
    updatedAt: "2026-07-02T03:53:48Z",
  },
  {
    slug: "larkspur-palace",
    name: "Larkspur Palace",
    websiteUrl: "https://www.larkspur-palace.example/",
    rating: 4.5,
    reviewCount: 930,
    description:
      "A grand old British house whose VIP program publishes its rates like a tariff: so many points, so much cash. Good tables, patient staff, a lobby overdue for pruning.",
    review: {
      about:
        "Larkspur Palace has been online since 2009 and looks it in places, with marble borders and a doorman who waves. Behind the scenery is a careful business: owned by a listed company, audited twice a year, never fined. Regulars stick around: a third of the 930 reviewers say they have held an account for five years or more.",
      games:
        "The slot list passed 3,000 and nobody has weeded it, so expect four near-identical Egyptian tombs in a row. Blueprint Gaming and Playtech are strongest, with good showings from Yggdrasil and iSoftBet. Down the hall, Evolution deals 80 tables, among them a members' roulette room that opens at 18:00 with a $25 minimum.",
      bonuses:
        "A first deposit of $20 or more is doubled up to $250 with 50 spins, at 10x the bonus. The lasting value lies in the points: one for every $10 staked on slots, 100 points to the dollar, a flat 0.1% back at the base level and 0.4% at the top. That is small, but it is real cash and the table is public.",
      banking:
        "Withdrawals pass a two-hour review and then move quickly: PayPal arrived 2 hours 20 minutes after our click, Visa the following morning. Trustly sits in between. Nobody can cancel a payout once requested, which protects people from themselves. Members from the third tier skip the review, and no one pays a fee.",
      support:
        "Calls are free and answered all night, usually within four rings. Chat is slower, about six minutes in the evening, because the agents type in full sentences and read before replying. Tier members get a named host, who in our case called to explain that we did not gamble enough to need one. We appreciated the honesty.",
      mobile:
        "On phones the marble disappears, and the result is better than the desktop original. A bar of five icons covers games, tables, points, cashier and help. Searching for a title within that overgrown list is quick, and recent games come first. The Android app lags the iOS one by a version or so, but we missed nothing in it.",
      security:
        "The UK license has been held without a break since the current regime began. Source-of-funds letters reach loyalty members sooner than others, as the rules require, and can hold an account for three days. Loss limits cover the month, the week and the day, with a cooling period of 24 hours before any increase.",
    },
    welcomeBonus: "100% up to $250 + 50 spins",
    bonusAmount: "$250",
    freeSpins: 50,
    minDeposit: "$20",
    wageringRequirement: "10x",
    establishedYear: 2009,
    withdrawalHours: 12,
    isFeatured: true,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["UKGC"],
    paymentMethods: ["Visa", "Mastercard", "PayPal", "Trustly", "Apple Pay"],
    pros: [
      "Loyalty rates printed in full",
      "Free telephone support all night",
      "Requested payouts cannot be reversed",
      "Low 10x wagering",
    ],
    cons: [
      "Bloated slot list with many lookalikes",
      "Source-of-funds checks can take three days",
      "Evening chat is slow",
    ],
    gameProviders: ["Blueprint Gaming", "Playtech", "Yggdrasil", "iSoftBet", "Evolution", "NetEnt", "Pragmatic Play"],
    createdAt: "2024-03-21T13:02:00Z",
    updatedAt: "2026-08-07T19:23:55Z",
  },
  {
    slug: "orbit-and-ember",
    name: "Orbit & Ember",
    websiteUrl: "https://www.orbit-and-ember.example/",
    rating: 4.0,
    reviewCount: 310,
    description:
      "Volatile slots, coins in and coins out, and an interface that leaves you alone. The bonus is poor and the crypto cashier quick.",
    review: {
      about:
        "Two former slot designers set up Orbit & Ember in 2023, and it remains a shop for people who share their tastes. There are no classic fruit slots on the front page, no cartoon mascots and no wheel to spin at the door. Readers gave it 310 ratings that split neatly: fans of high variance at five stars, the rest at three.",
      games:
        "There are only 740 titles, each chosen by a person and given a one-line note on how it behaves. Nolimit City, Hacksaw Gaming, ELK Studios and Thunderkick dominate. A dial filters by maximum win, from 1,000x to 150,000x, and hit frequency is listed wherever the studio discloses it. The card games are software, five in total, and clearly nobody's passion.",
      bonuses:
        "The match is 100% up to $300 with 60 spins and 45x on the bonus, and on games this swingy most players bust long before the end. Bought features are barred until it clears. The software enforces the $5 maximum bet, so you cannot forfeit by accident, which is the kindest part of an unkind deal.",
      banking:
        "Bitcoin, Ethereum and Litecoin are handled by machine up to $2,000 and by staff above it. Small sums reached us in eight to fifteen minutes; a $3,100 one waited five hours for a signature. Visa buys coins through a third party at a spread we measured at 3.8%, so bring your own. Deposits begin at $20.",
      support:
        "The chat runs 16 hours a day, from 08:00 to midnight UTC, staffed by a small group who know the catalogue well. Ask why a bonus round paid little and you receive the distribution instead of sympathy. Questions about tax or residency are waved away, and the written terms hardly help.",
      mobile:
        "Dark, sparse and fast, the phone version hides its menus behind a swipe that takes a day to learn. After that it is a pleasure. Games start full screen in under three seconds on a decent line, quick-bet presets carry over between titles, and vibration can be switched off for good.",
      security:
        "Its license comes from Curaçao, and the certificate link worked on each visit. Logins need a second factor or a hardware key, and there is no text-message fallback to attack. What we like least is the limits page: deposit caps exist, loss caps do not, and self-exclusion has to be requested by email.",
    },
    welcomeBonus: "100% up to $300 + 60 spins",
    bonusAmount: "$300",
    freeSpins: 60,
    minDeposit: "$20",
    wageringRequirement: "45x",
    establishedYear: 2023,
    withdrawalHours: 1,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: true,
    hasLiveGames: false,
    mobileOptimized: true,
    licenses: ["Curaçao eGaming"],
    paymentMethods: ["Bitcoin", "Ethereum", "Litecoin", "Visa"],
    pros: [
      "Hand-picked list with notes on each game",
      "Filter by maximum win",
      "Bet cap enforced by the software",
      "Hardware keys supported at login",
    ],
    cons: [
      "45x wagering suits the games badly",
      "No loss limits",
      "Sums over $2,000 wait for a signature",
      "Buying coins by card costs about 3.8%",
    ],
    gameProviders: ["Nolimit City", "Hacksaw Gaming", "ELK Studios", "Thunderkick", "Push Gaming", "BGaming"],
    createdAt: "2024-05-14T17:48:00Z",
    updatedAt: "2026-06-22T04:44:45Z",
  },
  {
    slug: "saltmarsh-club",
    name: "Saltmarsh Club",
    websiteUrl: "https://www.saltmarsh-club.example/",
    rating: 3.9,
    reviewCount: 52,
    description:
      "A Gibraltar veteran with a solid Playtech floor and cautious habits. Dependable over the years, expensive in its bonus terms and slow on paperwork.",
    review: {
      about:
        "Saltmarsh Club dates from 2007, when its poker room was the draw; the poker went in 2015 and the members mostly stayed. It is run from Gibraltar by people who answer letters. Of the 52 reviewers, few are angry and few are thrilled, and the most common word in their comments is 'fine'. We could not improve on it.",
      games:
        "Playtech supplies about half of the 1,100 games, including a live floor of 46 tables with dealers in English, Spanish and Italian. Blackjack starts at $5, roulette at $1, and a casino hold'em table runs day and night. Newer studios are thin on the ground: nothing from Hacksaw Gaming, and releases land weeks after their launch elsewhere.",
      bonuses:
        "You get 100% up to $400 with wagering of 25x on bonus and deposit combined, which equals 50x on the bonus if you deposit what you are given. In figures, $400 plus $400 means $20,000 in bets within 21 days. Table games count for a tenth. Few people will finish that, and fewer will come out ahead.",
      banking:
        "Every payout rests 24 hours before anybody looks at it, a custom we had hoped was extinct. Neteller and Skrill then arrive within the day, Mastercard in three days, and bank transfers in four. There is no fee above $50; below that, it is $2.50 each. The monthly ceiling is $30,000, with progressive wins exempt from it.",
      support:
        "By phone you reach a calm person in Gibraltar between 09:00 and 23:00 local time. Chat covers the night with a contractor who can reset passwords and take messages, no more. Two of our emails drew the wrong template and then, after a second try, a careful apology with the right answer.",
      mobile:
        "Most of the catalogue works on a phone, with the exception of around sixty older titles that are marked as such. The table streams are steady and the chips large enough for real thumbs. What grates is signing in: the session ends after ten idle minutes and the form will not let a password manager fill it.",
      security:
        "Saltmarsh has a Gibraltar license in good standing, segregated accounts, and test certificates dated this year. Verification takes patience: scans are accepted, but a notarized copy is required above $5,000. Limits are comprehensive. Anyone asking to close an account gets a phone call first, which is meant well and should be optional.",
    },
    welcomeBonus: "100% up to $400",
    bonusAmount: "$400",
    freeSpins: 0,
    minDeposit: "$20",
    wageringRequirement: "25x",
    establishedYear: 2007,
    withdrawalHours: 48,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["Gibraltar"],
    paymentMethods: ["Visa", "Mastercard", "Skrill", "Neteller", "Bank transfer"],
    pros: [
      "Dealers in English, Spanish and Italian",
      "Long and quiet complaints record",
      "Progressive wins exempt from the monthly cap",
    ],
    cons: [
      "24-hour hold before each payout",
      "Wagering counts bonus and deposit",
      "Notarized copies needed above $5,000",
      "New releases arrive late",
    ],
    gameProviders: ["Playtech", "Microgaming", "Blueprint Gaming", "iSoftBet", "Quickspin"],
    createdAt: "2024-06-03T07:55:00Z",
    updatedAt: "2026-10-10T05:33:51Z",
  },
];
