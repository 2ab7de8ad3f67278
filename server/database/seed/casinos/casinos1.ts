import type { CasinoSeed } from "../seedTypes.js";

export const casinos1: CasinoSeed[] = [
  {
    slug: "northgate",
    name: "Northgate",
    websiteUrl: "https://www.northgate.example/",
    rating: 4.2,
    reviewCount: 38,
    description:
      "A plain Maltese casino whose best feature is its cashier: you can expect a fast withdrawal by card, bank or crypto. The bonus is ordinary, and the lobby is well organized.",
    review: {
      about:
        "Northgate opened in 2014 and spent most of its first decade courting Scandinavian players. You can tell: the pages are restrained, and there are no pop-ups. We have only thirty-eight player reviews so far, which isn't many for a site this old. So we relied on what we could check ourselves: the terms, the payout times and the staff's answers.",
      games:
        "The lobby has about 1,900 games in eleven categories, and the labels are accurate. Games from NetEnt and Play'n GO fill the front page. To see Hacksaw Gaming and Nolimit City, you turn on a 'volatile' filter, an idea we wish other casinos would copy. Evolution runs 64 live tables, with roulette from $0.50 and blackjack from $5 outside the evening rush.",
      bonuses:
        "Northgate matches your first deposit up to $500 and adds 100 spins, and the 35x wagering applies to the bonus only. Take all of it and you must make $17,500 in bets, which costs about $700 on average at a 4% house edge. That is more than the bonus is worth. Smaller players do no better, so take it only if you want to play longer.",
      banking:
        "Trustly paid us in 14 minutes on a Tuesday and 19 on a Sunday; Skrill took just over an hour. A person checks each Bitcoin or Ethereum withdrawal once, usually within two hours, and you pay only the network fee. Cards are the slowest, at two business days. The minimum withdrawal is $20. You get one free withdrawal a day, and each one after that costs $3.",
      support:
        "Chat is staffed from 07:00 to 01:00 Central European Time. We tried it five times and never waited as long as three minutes. The agents cite clause numbers without being asked, which saves everyone time. Outside those hours there is a contact form. We sent ours at 02:30 and had a useful reply by breakfast.",
      mobile:
        "There is no app to install, and you don't need one. The cashier fits on one screen, and the game filter stays put while you scroll. If a call interrupts you, your table reopens where you left it. On an older Android phone, the lobby took four seconds to finish loading, mostly because of its animated tiles.",
      security:
        "Northgate has a Malta Gaming Authority license, and the number in the footer links to the right entry in the register. The staff checks your identity at the first withdrawal; ours took five hours with a passport and a utility bill. You set deposit, loss and session limits on one page, and when you lower one, it takes effect immediately.",
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
      "Trustly withdrawals in under 20 minutes",
      "Volatility filter in the slots lobby",
      "Wagering applies only to the bonus",
      "Agents who cite the exact clause",
    ],
    cons: [
      "$3 fee for a second withdrawal in a day",
      "No chat between 01:00 and 07:00 CET",
      "Few player reviews so far",
    ],
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
      "A crypto casino that prices everything in dollars, pays in minutes and publishes its reserves to prove that it can. It focuses on slots and is honest about it.",
    review: {
      about:
        "BitHarbor launched in 2018 with one coin and about two hundred games. It has grown slowly: it now takes four coins, and cards if you insist. It still has fewer employees than some rivals have affiliates. Every quarter the owners publish a statement that compares their reserves with players' balances, something we have seen almost nowhere else.",
      games:
        "Nine in ten of the 2,600 games are slots, mostly from BGaming, Hacksaw Gaming, Push Gaming and Relax Gaming. The rest are video poker and the casino's own dice and crash games, whose seeds you can check after every round. There are no live dealers, and the site says so on its front page.",
      bonuses:
        "New players get 120% up to $600 and 80 spins, with wagering of 30x the bonus. Slots count 100% and the casino's own games 20%, and the maximum bet is $6 while the bonus is active. Deposit $100 and you get $120 extra, but you must make $3,600 in bets. That costs $126 on average at a 96.5% return, so the offer is almost fair, but not quite.",
      banking:
        "Litecoin reached our wallet in six minutes, USDT in nine and Bitcoin in 23, mostly because of network confirmations. The casino charges no fee, and you can withdraw up to $25,000 a day. You can deposit $10 or more by Visa or Mastercard, but you pay a 2.5% fee and can withdraw those winnings only in crypto.",
      support:
        "Support is available around the clock in English, German and Portuguese. Our median wait over ten chats was 48 seconds; the longest, on a Saturday night, was four minutes. Agents can see the status of a pending transfer and will give you its transaction ID, which is what most people want to know.",
      mobile:
        "The mobile site is the same site in a narrower column, and we mean that as praise. You can scan or copy a wallet address, and its last six characters are in bold, so they're easy to check. In landscape mode, slots fill the screen without hiding the balance. You can switch coins in two taps.",
      security:
        "You must turn on two-factor login before your first withdrawal, and you can't use a new wallet address for 12 hours. A Curaçao license gives you less recourse than a European one, although our trust score counts them the same. BitHarbor says that it keeps 90% of funds in cold storage, and it lists the addresses for anyone to inspect.",
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
      "Six-minute Litecoin payout in our test",
      "Quarterly statement of reserves",
      "House games you can verify after every round",
      "Around-the-clock support with short waits",
    ],
    cons: ["No live tables at all", "2.5% fee on card deposits", "Winnings from card deposits paid only in crypto"],
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
      "A British specialist in live blackjack and roulette, with bets from $1 to $5,000 and the rules shown next to every table. Slots are an afterthought.",
    review: {
      about:
        "Velvet Tables began in 2022 as the streaming room of a land-based casino group. It still puts house rules first and decoration second. The whole site is organized by game and bet size, with slots in the last tab. Six hundred fifty-five readers have rated it. Most complaints are about identity checks, and hardly any are about the games.",
      games:
        "At nine in the evening we counted 141 live tables, 58 of them blackjack. Each tile shows the number of decks, whether the dealer stands on soft 17, and the side bet returns, so you can avoid bad tables. Evolution runs most of the tables, and Playtech runs a private studio with eight. The 400 slots come from NetEnt and Red Tiger.",
      bonuses:
        "The offer is a modest 50% up to $150 with 10x wagering and no spins. Unusually, a quarter of each blackjack bet counts, so a $100 bonus takes $1,000 in bets on slots or $4,000 at blackjack. With basic strategy, the blackjack route costs around $20, which leaves a small but real profit on paper.",
      banking:
        "PayPal and Apple Pay users have it easiest: they can deposit $10 or more and get paid in about three hours. Visa debit took 22 hours in our test, Mastercard a day and a half, and a bank transfer three business days. High rollers can withdraw up to $100,000 a month in as many requests as they like, at no charge.",
      support:
        "There is still a phone line, open from 08:00 to midnight London time, and the people who answer have played the games. Chat is open two hours longer. If you dispute a hand, the agents pull the video. Our dealer misread a card; the agents checked and credited us in 40 minutes.",
      mobile:
        "Streams drop to a lower resolution before they stutter, and the betting grid gets bigger when you turn the phone sideways. The iOS and Android apps can show up to three tables at once, but you need a tablet to read more than two. Battery use is heavy: an hour of roulette used up 19% on a two-year-old phone.",
      security:
        "The UK Gambling Commission makes its licensees ask whether you can afford your losses. Velvet Tables asks early, once you lose $500 net in a month. Clause 14 says that player funds are kept separate, with a 'medium' level of protection. Time-outs last from a day to six weeks, and the casino checks the national self-exclusion register at sign-up.",
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
      "58 blackjack tables at peak time",
      "Blackjack counts toward wagering",
      "Video review of disputed hands",
    ],
    cons: ["Early affordability checks", "Only about 400 slots", "Card payouts take a day or more"],
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
      "This crypto site was rebuilt from the ground up, so we list it as new. It has generous rakeback and 90 live tables. Read the bonus terms twice before you accept.",
    review: {
      about:
        "The name dates from 2021, but little else does. New owners bought StakeForge, replaced the platform and reopened it, so we list it as new and started its player score over from zero. The new version is faster and far more open about fees. Ninety-eight people have reviewed it, most of them favorably.",
      games:
        "You can find everything with one search bar, which understands 'buy feature under $20' or 'RTP over 96.5'. There are roughly 3,400 slots from Nolimit City, Hacksaw Gaming, BGaming, Big Time Gaming and other studios. Evolution and Ezugi run about 90 live tables between them, and you can bet 10 cents at six baccarat seats.",
      bonuses:
        "A 150% match up to $1,000 is as large as it sounds, but the 40x wagering applies to the bonus and deposit together. Deposit $100 and you must bet 40 times $250, or $10,000, for an expected loss of about $400. We would skip it and take the rakeback, which returns 5% of the house edge every day with no strings attached.",
      banking:
        "The site says that six in ten withdrawals are approved automatically. Ours were: Ethereum arrived in 11 minutes, and USDT on a cheap network in four. The minimum is $15, and you can withdraw up to $40,000 a week until you verify your address. A Bitcoin deposit needs two confirmations, and a Litecoin deposit needs one.",
      support:
        "First you get a scripted bot; type 'person' to get past it. After that, we waited two to seven minutes for a human whenever we tried, including on Christmas Eve. The agents were accurate about limits but vague about banned countries. Check the list at the end of the terms before you send any money.",
      mobile:
        "Someone clearly tested this site with one hand. The search bar is at the bottom, where your thumb is. The cashier opens over the game without closing it, and you can swap coins there, too. The only flaw is a chat bubble that covers the spin button on narrow phones until you drag it away.",
      security:
        "StakeForge has a Curaçao license, publishes its company number and has paid bug bounties for eleven reports so far. When you log in, you get an email that names the city and device. You can set limits, but only in the fourth tab of your profile. Raising one takes 24 hours; we would like to see twice that.",
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
      "Daily rakeback with no wagering",
      "Search that understands RTP and bet size",
      "USDT payout in four minutes",
      "Cashier that opens over your game",
    ],
    cons: ["40x wagering on bonus and deposit", "No cards or bank transfers", "Only a 24-hour wait to raise a limit"],
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
      "A relaxed slots site with a good choice of progressive jackpots and low minimum bets. It is a neater mobile casino than most, but its cashier keeps office hours.",
    review: {
      about:
        "Nobody at Tidewater could tell us when it opened. Public filings show only when the current company took it over, so we leave the year blank. We do know that it has had a clean complaint record for four years. Our readers have given it 420 ratings, most of them close to four. It offers slots, video poker and little else.",
      games:
        "By default, the lobby sorts its twelve hundred slots by minimum bet, lowest first, which tells you who the site is for. Most come from NetEnt, Microgaming and Quickspin, and 37 have shared jackpots. The site shows the current pools to the dollar. If you like table games, you get software roulette, four kinds of blackjack and 9/6 Jacks or Better.",
      bonuses:
        "Deposit $10 or more and you get a 100% match up to $200. You also get 50 spins on a Quickspin game, ten a day for five days. You get a humane 30 days to wager the bonus 35 times. Jackpot games don't count while the bonus is active. The list of excluded games is short and, for once, complete.",
      banking:
        "The staff handles withdrawals Monday to Friday, 08:00 to 18:00 Malta time. If you request one on a Friday evening, you wait until Monday. Once it's approved, a Skrill or Neteller payout arrives the same day and a card payout in two days. You can use Paysafecard only for deposits up to $100. The minimum is $10 for deposits and withdrawals, which suits small balances, and we found no fees.",
      support:
        "Support is mainly by email. You get a signed reply in about five hours; our slowest took eleven. Chat is open only during the cashier's hours. The same four people run it, and they remembered us by our third visit. The FAQ has 60 entries, each with the date of its last update.",
      mobile:
        "The pages are light, around 700 kB for the lobby, and they loaded in under two seconds on a spotty train connection. On a phone, the list shows portrait games first. You can photograph and upload documents without an app. The preview cuts off the corners, though, so you may retake a photo for no reason.",
      security:
        "The Malta license is current and names the same company as the terms. That sounds obvious, but elsewhere the names often don't match. You can take a dispute to a named independent body for free. By default, a reality check appears after 60 minutes. To close your account for good, you fill out one form and don't have to talk to anyone.",
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
      "Pages that load fast on slow connections",
      "$10 minimum for deposits and withdrawals",
    ],
    cons: ["Payouts only during weekday office hours", "No live dealer games", "Opening year unknown"],
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
      "One of the best-run casinos in this directory: wager-free spins, progressive jackpots paid in one lump sum, and a cashier that works on weekends.",
    review: {
      about:
        "The same family has run Copper Lantern since 2012. It has two serious licenses and, as far as we know, has never changed a term that a player had relied on. Readers have reviewed it 1,240 times, and only one other site here has a higher average. It isn't the cheapest or the flashiest casino; it just does what it says it will.",
      games:
        "There are 2,200 slots. The info panel shows each slot's actual RTP here, not the developer's range. We checked thirty, and all of them had the highest published setting. Jackpots from Microgaming and NetEnt have their own room. At 112 Evolution and Playtech tables, you can bet anywhere from $0.20 to $10,000.",
      bonuses:
        "Deposit $10 and bet it once, and you get 100 spins worth 10 cents each, with no wagering on what you win. If you prefer, you can take a 100% match up to $100 with 10x wagering instead. The spins have an expected value of about $9.60 in plain cash, more than most offers that look ten times as big.",
      banking:
        "PayPal, Trustly and Visa's direct service all paid us within 90 minutes, even on a Sunday afternoon. In clause 9.2 the casino promises to pay jackpots in one transfer, with no installments or monthly caps. There are no fees, and you can withdraw as little as one dollar. Only bank transfers are slow, at two business days.",
      support:
        "Agents answer chat and phone calls at any hour. We asked 20 questions over a year, and they answered 17 of them right away. They escalated the other three and gave us a reference number, a deadline and a name. One answer was wrong, but they wrote back to correct it the next morning, before we had noticed.",
      mobile:
        "The iOS and Android apps are under 40 MB and have every game. You can log in with your fingerprint and change your limits from the first menu. The session clock stays on the screen while you play. We used the app for a week on a five-year-old phone without a crash, although the jackpot counters were slow to appear.",
      security:
        "Copper Lantern is licensed in both Malta and Great Britain. It keeps customers' money in a trust account, with a 'high' level of protection. Its game results are audited every month, and you can download the reports as spreadsheets. Most players are verified when they register, so a first payout is rarely delayed; we needed no documents at all.",
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
      "Actual RTP shown for each game",
      "Jackpots paid in one lump sum",
      "Payouts within 90 minutes, even on weekends",
      "Player money in a trust account",
    ],
    cons: ["Cash match tops out at $100", "Slow jackpot room on old phones"],
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
      "A grand old British casino whose VIP program publishes exactly how much cash your points are worth. It has good tables, patient staff and far too many slots.",
    review: {
      about:
        "Larkspur Palace has been online since 2009 and looks it in places, with marble borders and a doorman who waves. But the business is careful: it belongs to a publicly traded company, is audited twice a year and has never been fined. Regulars stick around: a third of the 930 reviewers say they've had an account for five years or more.",
      games:
        "There are more than 3,000 slots, and nobody weeds them out, so expect four nearly identical Egyptian tombs in a row. Blueprint Gaming and Playtech are strongest, followed by Yggdrasil and iSoftBet. Evolution runs 80 live tables, including a members-only roulette room that opens at 18:00 with a $25 minimum bet.",
      bonuses:
        "On a first deposit of $20 or more, you get a 100% match up to $250 and 50 spins, with wagering of 10x the bonus. In the long run, the points are worth more. You get one for every $10 you bet on slots, and 100 points make a dollar. That's 0.1% back at the base level and 0.4% at the top. It isn't much, but it's real cash, and the rates are public.",
      banking:
        "Larkspur Palace reviews a withdrawal for two hours and then pays quickly. We waited 2 hours 20 minutes for PayPal, until the next morning for Visa, and somewhere in between for Trustly. You can't cancel a payout once you request it, which protects you from yourself. Members at the third tier and above skip the review, and nobody pays a fee.",
      support:
        "You can call for free all night, and an agent usually answers within four rings. Chat is slower, about six minutes in the evening, because the agents type in full sentences and read before replying. Tier members get a personal host. Ours called to explain that we didn't gamble enough to need one. We appreciated the honesty.",
      mobile:
        "The mobile site has no marble, and it's better than the desktop version. Five icons take you to games, tables, points, the cashier and help. You can quickly search that overgrown list of slots, and your recent games come first. The Android app is a version or so behind the iOS app, but we didn't miss anything.",
      security:
        "Larkspur Palace has held its UK license without a break since the current rules took effect. As those rules require, it checks loyalty members' source of funds sooner than other players', which can freeze an account for three days. You can limit your losses by month, week or day, and you must wait 24 hours for any increase.",
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
      "Loyalty rates published in full",
      "Free phone support all night",
      "Payout requests can't be canceled",
      "Low 10x wagering",
    ],
    cons: [
      "Bloated slot list with many lookalikes",
      "Source-of-funds checks can take three days",
      "Slow chat in the evening",
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
      "Volatile slots, crypto deposits and payouts, and an interface that leaves you alone. The bonus is bad, but the crypto cashier is fast.",
    review: {
      about:
        "Two former slot designers started Orbit & Ember in 2023, and it's still a place for people who share their tastes. The front page has no classic fruit slots, no cartoon mascots and no prize wheel to spin. The 310 reader ratings split neatly: fans of high volatility give it five stars, and everyone else gives it three.",
      games:
        "There are only 740 games. A person chose each one and wrote a one-line note on how it plays. Most come from Nolimit City, Hacksaw Gaming, ELK Studios and Thunderkick. You can filter by maximum win, from 1,000x to 150,000x, and see the hit frequency if the studio discloses it. There are five card games, all of them software, and clearly nobody here loves them.",
      bonuses:
        "The match is 100% up to $300 with 60 spins, and you must wager the bonus 45 times. On games this volatile, most players go broke long before they finish. You can't buy features until you do. The software enforces the $5 maximum bet, so you can't forfeit the bonus by accident. That is the best part of a bad deal.",
      banking:
        "Bitcoin, Ethereum and Litecoin withdrawals up to $2,000 are automatic; the staff approves larger ones. We got small amounts in eight to fifteen minutes but waited five hours for approval of $3,100. You can buy coins by Visa through a third party, but we measured a 3.8% spread, so bring your own. The minimum deposit is $20.",
      support:
        "Chat is open 16 hours a day, from 08:00 to midnight UTC, and the small team knows the catalogue well. Ask why a bonus round paid so little, and you get the payout distribution instead of sympathy. The agents brush off questions about taxes or residency, and the written terms hardly help.",
      mobile:
        "The mobile site is dark, sparse and fast. You swipe to open the menus, which takes a day to learn, but after that it's a pleasure. On a decent connection, games start full screen in under three seconds. Your quick-bet presets carry over from game to game, and you can turn off vibration for good.",
      security:
        "Orbit & Ember has a Curaçao license, and the certificate link worked every time we visited. You need a second factor or a hardware key to log in, and there is no text-message fallback for attackers to exploit. The weak point is the limits page: you can cap deposits but not losses, and you must request self-exclusion by email.",
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
      "Hand-picked games with notes on each",
      "Filter by maximum win",
      "Maximum bet enforced by the software",
      "Login with a hardware key",
    ],
    cons: [
      "45x wagering on very volatile games",
      "No loss limits",
      "Slow manual approval above $2,000",
      "Spread of about 3.8% on coins bought by card",
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
      "A Gibraltar veteran with solid Playtech tables and cautious habits. It has been dependable for years, but its bonus is expensive and its paperwork is slow.",
    review: {
      about:
        "Saltmarsh Club opened in 2007, when its poker room was the draw. The poker room closed in 2015, but most of the members stayed. The people who run it from Gibraltar still answer letters. Few of the 52 reviewers are angry and few are thrilled; the word they use most is 'fine'. We can't think of a better one.",
      games:
        "Playtech supplies about half of the 1,100 games, including 46 live tables with dealers who speak English, Spanish and Italian. Blackjack starts at $5 and roulette at $1, and a casino hold'em table is open day and night. There is little from newer studios and nothing from Hacksaw Gaming, and new games arrive weeks later than elsewhere.",
      bonuses:
        "You get 100% up to $400 with wagering of 25x on bonus and deposit combined. That's the same as 50x on the bonus if you deposit as much as you get. With $400 plus $400, you must make $20,000 in bets within 21 days. Table games count only 10%. Few people will finish that, and fewer will come out ahead.",
      banking:
        "Every payout request sits for 24 hours before anyone looks at it, a custom we hoped had died out. After that, Neteller and Skrill arrive within the day, Mastercard in three days, and bank transfers in four. Withdrawals above $50 are free; smaller ones cost $2.50 each. You can withdraw up to $30,000 a month, not counting progressive wins.",
      support:
        "If you call between 09:00 and 23:00 local time, you reach a calm person in Gibraltar. At night, a contractor handles chat but can only reset passwords and take messages. Two of our emails got the wrong form letter. After a second try, we got a careful apology and the right answer.",
      mobile:
        "Most of the catalogue works on a phone, except for around sixty older games that are marked as such. The live streams are steady, and the chips are big enough for real thumbs. Signing in is annoying: you're logged out after ten idle minutes, and your password manager can't fill out the form.",
      security:
        "Saltmarsh has a Gibraltar license in good standing, segregated accounts, and test certificates dated this year. Verification takes patience: scans are fine, but you need a notarized copy above $5,000. You can set every kind of limit. If you ask to close your account, you get a phone call first, which is well meant but should be optional.",
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
      "Dealers who speak English, Spanish and Italian",
      "Few complaints over many years",
      "No monthly cap on progressive wins",
    ],
    cons: [
      "24-hour hold before each payout",
      "Wagering on both bonus and deposit",
      "Notarized copies needed above $5,000",
      "New games arrive late",
    ],
    gameProviders: ["Playtech", "Microgaming", "Blueprint Gaming", "iSoftBet", "Quickspin"],
    createdAt: "2024-06-03T07:55:00Z",
    updatedAt: "2026-10-10T05:33:51Z",
  },
];
