import type { CasinoSeed } from "../seedTypes.js";

export const casinos5: CasinoSeed[] = [
  {
    slug: "moonshed",
    name: "Moonshed",
    websiteUrl: "https://www.moonshed.example/",
    rating: 3.2,
    reviewCount: 57,
    description:
      "A night-themed slots site of uncertain age with 150 free spins up front and 50x wagering behind them.",
    review: {
      about:
        "Nobody at Moonshed would tell us when it opened, and the domain has changed hands too often to say. The present operator took over at some point before 2022 under a Curaçao license. With 57 reviews averaging 3.2, opinion divides neatly between people who enjoyed the spins and people who tried to turn them into money.",
      games:
        "Some 1,250 slots sit on a dark purple page where hovering reveals a name and nothing else. RTP is given inside the paytable, usually on its last screen, and twelve of the twenty we opened ran a lower setting. Eight scratch cards and three software roulettes fill a tab called Others, which is a fair name for it.",
      bonuses:
        "For a deposit near $333 you receive 120% up to $400, then 150 spins over five nights at 21:00 sharp. Wagering is 50x the bonus: $20,000 of stakes, $800 of expected loss, twice what you were handed. Spin winnings carry the same multiple, expire in 72 hours, and can't exceed $100 however lucky the evening.",
      banking:
        "Visa, Mastercard, Neteller and a bank wire make up the whole menu, from $20. Cards can only put money in. Our Neteller payout of $95 spent three days pending, where a cancel button glowed the entire time, and a wire costs $30 below $500. The weekly ceiling of $2,000 is printed in the terms and nowhere near the cashier.",
      support:
        "There is chat between 14:00 and 02:00, in keeping with the theme, and it answered us in seven minutes on average. Staff are kind but short of authority: both our payment questions became tickets, and both tickets were closed without a message. A third, politely worded, got the money moving within six hours.",
      mobile:
        "This is the part Moonshed does best. A dark layout with large tiles suits a phone in bed, loading is brisk, and games resume after a lost signal without repeating the last spin. The spin calendar, oddly, only opens in landscape, so prepare to rotate the device at nine each evening if you want your spins.",
      security:
        "The license number leads to a valid entry, though its company name differs from the footer's by one letter. We asked, and it was corrected in a week. Limits on deposits must be arranged by email and took 31 hours to apply, far too long for a safeguard that ought to be a switch in the account.",
    },
    welcomeBonus: "120% up to $400 + 150 spins",
    bonusAmount: "$400",
    freeSpins: 150,
    minDeposit: "$20",
    wageringRequirement: "50x",
    establishedYear: null,
    withdrawalHours: 72,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: false,
    mobileOptimized: true,
    licenses: ["Curaçao eGaming"],
    paymentMethods: ["Visa", "Mastercard", "Neteller", "Bank transfer"],
    pros: ["Comfortable, quick phone layout", "150 spins for new players", "Polite support staff"],
    cons: ["50x wagering", "Limits only by email", "Three-day pending period", "Many slots on lower RTP settings"],
    gameProviders: ["Pragmatic Play", "Play'n GO", "iSoftBet", "Quickspin", "Yggdrasil"],
    createdAt: "2024-08-22T21:17:44Z",
    updatedAt: "2026-11-10T15:35:23Z",
  },
  {
    slug: "harrow-lane",
    name: "Harrow Lane",
    websiteUrl: "https://www.harrow-lane.example/",
    rating: 3.9,
    reviewCount: 810,
    description:
      "Two decades of UK trading, fast withdrawals by debit card, and a welcome offer with nothing tucked behind it.",
    review: {
      about:
        "Harrow Lane is the sort of address where the brass is polished on Mondays. Trading since 2004 and licensed in the UK, it has been reviewed here 810 times, with the rating moving by less than a tenth in three years. It sells steadiness. Anyone after novelty should note that the newest menu item dates from 2019.",
      games:
        "Table players do well: 64 live tables, a single-zero wheel at every limit, and three-card poker with the paytable shown before you sit. The slots side keeps to 1,300 games and each quarter retires the ones nobody plays. There is a short list of video poker too, including a 9/6 Jacks or Better at 99.54%.",
      bonuses:
        "The first deposit is doubled, up to $100, with no spins and 10x wagering, the most that UK rules have allowed since January 2026. A thousand dollars of slot bets releases it all, and the arithmetic says you keep about sixty. On Fridays, regulars get an email and 5% of their weekly net losses in cash, credited by eight in the morning.",
      banking:
        "Fast withdrawals are the reason to come. Instant card payouts reached our bank in 2 hours 10 minutes and, on a second attempt, in 50 minutes; PayPal took three hours. You can deposit from $10 and take out up to $20,000 a day. Credit cards are not accepted, as everywhere under this regulator, and nothing carries a fee.",
      support:
        "A person answered the phone in 40 seconds at 21:15, gave her name, and unlocked our account without transferring the call. Chat is just as good until it closes at midnight. Written complaints receive a reference number, an eight-week deadline and the name of the outside adjudicator in the very first reply.",
      mobile:
        "On a phone the site keeps its sober look: white page, one column, type that respects your system size. The iOS and Android apps weigh under 50 MB and add card scanning. Live tables are limited to one at a time on mobile, while a desktop allows four, and the help pages are honest about it.",
      security:
        "Funds are ring-fenced at the high level of protection, with an independent trustee, the strongest of three grades. Affordability questions begin at a modest net loss and feel intrusive, but they are explained line by line. One regulatory settlement, reached in 2017 over late checks, is disclosed on the company's own page.",
    },
    welcomeBonus: "100% up to $100",
    bonusAmount: "$100",
    freeSpins: 0,
    minDeposit: "$10",
    wageringRequirement: "10x",
    establishedYear: 2004,
    withdrawalHours: 3,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["UKGC"],
    paymentMethods: ["Visa", "Mastercard", "PayPal", "Apple Pay", "Bank transfer"],
    pros: [
      "Card payouts within about two hours",
      "High level of fund protection",
      "Phone support that answers in under a minute",
      "Full-pay 9/6 Jacks or Better",
    ],
    cons: ["Rarely adds anything new", "Affordability checks start early", "One live table at a time on mobile"],
    gameProviders: ["Evolution", "Playtech", "NetEnt", "Microgaming", "Blueprint Gaming", "Red Tiger", "Quickspin"],
    createdAt: "2026-03-11T07:45:33Z",
    updatedAt: "2026-09-05T02:03:10Z",
  },
  {
    slug: "tamarind-spin",
    name: "Tamarind Spin",
    websiteUrl: "https://www.tamarind-spin.example/",
    rating: 4.4,
    reviewCount: 333,
    description:
      "A euro casino with a Maltese license, 120 free spins and a cashier equally at ease with Trustly and Bitcoin.",
    review: {
      about:
        "Tamarind Spin began in 2023 as a slots site for southern Europe and now serves nineteen countries in eleven languages, nine of them translated by people. Its 333 reviewers single out the tournaments, run daily with prize tables that total what they claim; we added up a week of them and found the books in order.",
      games:
        "Slots number 2,750, and a filter for bonus-buy price will interest those who use it, ideally to stay away. Seventy-one live tables include Italian and Spanish roulette with native dealers from 16:00 to 02:00. Divine Fortune and four other networked jackpots have a page of their own, with pot size and average win interval.",
      bonuses:
        "Expect 100% up to €250, 120 spins over six days, and 30x the bonus. That is €7,500 of play and an average cost of €300 at 96%, so the money part loses slightly. The spins pay out as cash with no further terms, worth about €11.50 at €0.10 apiece, and they soften the sum.",
      banking:
        "Trustly paid us €140 in 17 minutes; Bitcoin took 33, Skrill an hour. Seven methods in total accept €10 and up, with wallets priced at the market rate plus 1%. Players may withdraw €5,000 a day but must first bet each deposit once, a common anti-laundering rule that catches the absent-minded.",
      support:
        "English and Spanish chat never closes, while the other languages keep business hours of 10:00 to 22:00. We asked the same question about spin expiry in three languages and received three matching answers, no mean feat. Average pickup was two minutes. There is no phone line, and callback requests are quietly ignored.",
      mobile:
        "A phone gets the full tournament table, refreshed every ten seconds, and a miniature cashier that slides over the running game. Portrait slots are tagged, which saves a lot of turning. On older handsets the animated banner delays the first tap by three seconds; reducing motion in your system settings removes it.",
      security:
        "The Maltese register confirms the license for both casino and fixed-odds games. Login alerts arrive by email with city and browser, and any session can be ended from the account page. Wallet payments need the same identity check as cards, a single one when the total reaches €2,000, and ours cleared in five hours.",
    },
    welcomeBonus: "100% up to €250 + 120 spins",
    bonusAmount: "€250",
    freeSpins: 120,
    minDeposit: "€10",
    wageringRequirement: "30x",
    establishedYear: 2023,
    withdrawalHours: 1,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: true,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["MGA"],
    paymentMethods: ["Visa", "Mastercard", "Trustly", "Skrill", "Bank transfer", "Bitcoin", "Ethereum"],
    pros: [
      "Spin winnings paid as cash",
      "Trustly payouts in under 20 minutes",
      "Honest daily tournaments",
      "Support in many languages",
    ],
    cons: ["Deposits must be bet once before withdrawal", "No phone line", "1% margin on wallet deposits"],
    gameProviders: [
      "Evolution",
      "Pragmatic Play",
      "NetEnt",
      "Play'n GO",
      "Push Gaming",
      "Yggdrasil",
      "Quickspin",
      "ELK Studios",
      "Red Tiger",
    ],
    createdAt: "2025-04-04T12:28:16Z",
    updatedAt: "2026-08-29T16:14:51Z",
  },
  {
    slug: "foxglove-casino",
    name: "Foxglove Casino",
    websiteUrl: "https://www.foxglove-casino.example/",
    rating: 4.5,
    reviewCount: 101,
    description:
      "A young mobile casino from Malta that does few things and finishes them: 20x wagering, one-handed live tables, tidy limits.",
    review: {
      about:
        "Foxglove was drawn on a phone screen in 2023 and only later stretched to fit a monitor. The team came from a payments firm, and you can tell: balances reconcile, receipts are numbered, the history exports to a spreadsheet. At 101 reviews and 4.5 it is the best-liked young house in the Maltese part of our list.",
      games:
        "Rather than thousands, you browse 980 slots and 52 live tables in collections of a dozen. Each collection has a stated reason, such as low volatility under 20 cents. Baccarat has squeeze and speed versions from €1 to €3,000. Video poker and bingo are missing, which the FAQ frankly blames on low demand.",
      bonuses:
        "Half of your first deposit is matched, up to €100, with 100 spins in four sets. Wagering is 20x the bonus, €2,000 at the top, so budget €80 and keep €20 plus whatever the spins bring. A progress bar shows euros remaining instead of a percentage, and you may forfeit the bonus at any point with your own cash intact.",
      banking:
        "Apple Pay, Visa, Trustly, PayPal and Neteller are accepted from €20, which is steeper than at similar casinos. Withdrawals above €15 go out automatically for verified accounts, day or night: ours reached PayPal in four minutes at 03:12. The single daily free payout is enough for most; a second costs €1.50.",
      support:
        "You write, they write back, and the thread stays in your account forever. The median reply took three minutes by day and fourteen at night, and the agent had always read the earlier conversation first. We tried to provoke a canned answer by asking about three topics at once and got a numbered list covering all of them.",
      mobile:
        "As a mobile casino it sets the pace. Every control sits in the lower half, live tables run one-handed in portrait, and the lobby opens in 1.4 seconds over 4G. Haptics mark wins and can be muted. If we must complain, tablets receive a column of phone width with broad green margins on either side.",
      security:
        "Passkeys replace passwords at registration, a first among the sites in this directory. The MGA license is linked next to a plain summary of whom to call if things go wrong. Loss limits act across all games within a second, which we tested by hitting one in the middle of a blackjack shoe; the hand finished, then play stopped.",
    },
    welcomeBonus: "50% up to €100 + 100 spins",
    bonusAmount: "€100",
    freeSpins: 100,
    minDeposit: "€20",
    wageringRequirement: "20x",
    establishedYear: 2023,
    withdrawalHours: 1,
    isFeatured: false,
    isNew: true,
    acceptsCrypto: false,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["MGA"],
    paymentMethods: ["Apple Pay", "Visa", "Trustly", "PayPal", "Neteller"],
    pros: [
      "Automatic payouts day and night",
      "20x wagering with money left over",
      "Passkeys instead of passwords",
      "One-handed live tables",
      "History exports to a spreadsheet",
    ],
    cons: ["€20 minimum deposit", "No video poker", "Tablet layout is an afterthought"],
    gameProviders: [
      "Evolution",
      "NetEnt",
      "Hacksaw Gaming",
      "Play'n GO",
      "Thunderkick",
      "Big Time Gaming",
      "Push Gaming",
      "Relax Gaming",
    ],
    createdAt: "2025-11-06T15:09:27Z",
    updatedAt: "2026-10-24T18:10:12Z",
  },
  {
    slug: "brasskey",
    name: "Brasskey",
    websiteUrl: "https://www.brasskey.example/",
    rating: 3.6,
    reviewCount: 204,
    description:
      "An old-school desktop crypto house under a Curaçao license: sound payouts, strict terms, and nothing worth opening on a phone.",
    review: {
      about:
        "Step into Brasskey and it is 2015 again, down to the beveled buttons. It has taken coins since it opened in 2021 and still treats them as the main door. The 204 reviews describe a place that honors its word and little beyond it, with a loyal group of desktop regulars who would change nothing.",
      games:
        "A left-hand tree sorts 1,050 titles by type and then by provider, and it is faster than most modern search. Video poker is the surprise: nineteen variants, including Not So Ugly Deuces at 99.73%. Blackjack comes in six software versions with stakes up to $1,000, and slot info pages give the theoretical return without being asked.",
      bonuses:
        "There is one match, 100% up to $300 at 40x, with no spins and no code. Clearing it calls for $12,000 of slot bets, a $480 bill for a $300 gift. Video poker does not count, and betting on it while the bonus runs is treated as abuse. We would uncheck the box and play the deuces.",
      banking:
        "You can pay by Bitcoin, Litecoin, Ethereum, Skrill or bank transfer, all from $10. Coin withdrawals leave at 08:00, 14:00 and 20:00 UTC, in batches, which makes waiting easy to plan: ours took five hours with bad timing and twelve minutes with good. The limit is $4,000 a day. Bank withdrawals need a scan of a signed form.",
      support:
        "Email is the main line: answers are promised within twelve hours, and our seven took eight on average. A chat box appears on weekdays from 09:00 to 17:00 UTC and vanishes on the dot. Replies are terse, exact and cite section numbers, much like mail from a good accountant in the last week of March.",
      mobile:
        "Brasskey's phone site is poor, and the owners seem untroubled. It serves the desktop tree at full width, so you pinch and drag to reach anything, and about 600 games do not load at all. The cashier works if you zoom. Bring a laptop or choose another house, since no app exists and none is announced.",
      security:
        "Old habits help here: withdrawal addresses need confirmation by email, sessions end after ten minutes, and a PGP key is offered for support mail. The license validates. Self-exclusion exists for periods of up to five years, but you must ask for it by email, and our request was answered the following afternoon.",
    },
    welcomeBonus: "100% up to $300",
    bonusAmount: "$300",
    freeSpins: 0,
    minDeposit: "$10",
    wageringRequirement: "40x",
    establishedYear: 2021,
    withdrawalHours: 6,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: true,
    hasLiveGames: false,
    mobileOptimized: false,
    licenses: ["Curaçao eGaming"],
    paymentMethods: ["Bitcoin", "Litecoin", "Ethereum", "Skrill", "Bank transfer"],
    pros: ["Nineteen video poker variants", "Payout batches at fixed hours", "RTP shown on every slot page"],
    cons: ["Poor phone site", "40x wagering that excludes video poker", "Self-exclusion only by email"],
    gameProviders: ["Microgaming", "iSoftBet", "BGaming", "Thunderkick", "Yggdrasil", "NetEnt"],
    createdAt: "2024-04-18T17:52:09Z",
    updatedAt: "2026-07-19T12:30:04Z",
  },
  {
    slug: "lowtide-stakes",
    name: "Lowtide Stakes",
    websiteUrl: "https://www.lowtide-stakes.example/",
    rating: 3.0,
    reviewCount: 45,
    description:
      "A slots and coins site with an Anjouan license, wagering on bonus and deposit together, and a habit of changing its limits midweek.",
    review: {
      about:
        "Lowtide Stakes has drifted since 2022 from one offshore license to another and is now moored in Anjouan. We counted five versions of the withdrawal rules in eighteen months, none of them announced. That restlessness, more than any scandal, is why 45 reviewers settle on 3.0.",
      games:
        "The list claims 2,000 slots; once duplicates under alternate names are removed, 1,610 remain. Hacksaw Gaming and Nolimit City cater to people who like their volatility high, and demo play is open without an account. Beyond reels you find keno and a plain roulette with two zeros, an expensive wheel at a 5.26% edge.",
      bonuses:
        "Read slowly: 175% up to $750 with 50 spins, at 50x the bonus and deposit added together. A $100 deposit yields $175 and an obligation to bet $13,750, which costs $550 on average. Bets over $3 cancel everything, as do 140 excluded slots, and that list is a picture you cannot search.",
      banking:
        "Bitcoin, USDT, Litecoin and cards are accepted, with a $20 minimum. Our first payout, $60 in USDT, took 90 minutes. The second, of $400 two weeks later, met a new daily limit of $250 introduced that Wednesday, so it arrived in two parts. Card deposits carry a 4% surcharge that appears only on your bank statement.",
      support:
        "Chat answers within five minutes at most hours, and the agents do try. What they lack is a current rulebook: three of them quoted three different daily limits on one afternoon. When we pasted the terms, the last apologized and raised our limit to the highest figure, which was generous in the moment and worrying on reflection.",
      mobile:
        "A neat phone layout deserves credit. Tiles load lazily, the demo button stays visible, and deposit addresses copy with one tap. Pop-ups are the price: four offers interrupted a twenty-minute session, one of them covering the spin button. They can be turned off under Profile, then Messages, then a switch labeled Joy.",
      security:
        "Under Anjouan's rules a player with a grievance has a web form and not much hope. Lowtide offers two-factor login and a deposit limit, both of which worked as described. It also reserves the right to alter terms for bonuses already running, a clause that no fair operator needs and that we count heavily against it.",
    },
    welcomeBonus: "175% up to $750 + 50 spins",
    bonusAmount: "$750",
    freeSpins: 50,
    minDeposit: "$20",
    wageringRequirement: "50x",
    establishedYear: 2022,
    withdrawalHours: 2,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: true,
    hasLiveGames: false,
    mobileOptimized: true,
    licenses: ["Anjouan"],
    paymentMethods: ["Bitcoin", "USDT", "Litecoin", "Visa", "Mastercard"],
    pros: ["Demo play without an account", "Neat phone layout", "Chat picks up within minutes"],
    cons: [
      "50x on bonus and deposit",
      "Withdrawal limits change without notice",
      "Hidden 4% card surcharge",
      "Terms may change mid-bonus",
    ],
    gameProviders: ["Hacksaw Gaming", "Nolimit City", "BGaming", "Pragmatic Play", "Relax Gaming"],
    createdAt: "2024-12-09T19:33:51Z",
    updatedAt: "2026-11-11T12:16:38Z",
  },
  {
    slug: "willow-and-wren",
    name: "Willow & Wren",
    websiteUrl: "https://www.willow-and-wren.example/",
    rating: 4.7,
    reviewCount: 880,
    description:
      "A two-license house that gives cash instead of conditions: zero wagering, fast withdrawals and terms on a single page.",
    review: {
      about:
        "In 2019 Willow & Wren cut its terms from 38 pages to one and has defended that page ever since. Founded in 2011 and licensed in the UK and Gibraltar, it earns 4.7 from 880 reviews, and hardly a complaint waits more than a week for an answer. We looked hard for a catch and found only a modest game count.",
      games:
        "There are 840 slots, each at the highest RTP its studio sells to this market, a policy stated in writing that we checked on thirty titles without finding an exception. Live roulette, blackjack and baccarat fill 48 tables from 20 cents to $3,000. Jackpot chasers get only three pots, so they may look elsewhere.",
      bonuses:
        "A quarter of your first-day net losses returns as cash, up to $50, and 50 spins come with no conditions. Wagering is 0x, and we mean none: our $12.40 from the spins was withdrawn within the minute. To receive the full $50 you would have to lose $200, so do not aim for it.",
      banking:
        "Trustly payouts averaged nine minutes over six tries, cards three hours, PayPal one. Automatic approval covers sums to $2,500, and a person looks at larger ones between 07:00 and 23:00. Deposits begin at $10 by every route. The cashier states the expected arrival time and was wrong just once, by being early.",
      support:
        "Chat is open at every hour, with a human first and no bot in front. Across eleven contacts the mean wait was 70 seconds. When we reported a typo in the rules of a side bet, it was fixed by evening and we got a thank-you note. Complaints are published quarterly by subject, count and outcome.",
      mobile:
        "The app and the browser share one design, calm and pale, with a search that tolerates misspelling. Live streams can be set to audio only, useful on a train. Session time and net result stay in view above every game, in plain figures, and neither can be dismissed, though you may make them small.",
      security:
        "Balances enjoy the top grade of protection under a trust deed you can download. There are two regulators, two audits a year, and no sanctions on either register. Limits tighten at once and loosen after 24 hours plus a second confirmation. Staff also call players whose pattern changes sharply, and six reviewers thank them for it.",
    },
    welcomeBonus: "25% cashback up to $50 + 50 wager-free spins",
    bonusAmount: "$50",
    freeSpins: 50,
    minDeposit: "$10",
    wageringRequirement: "0x",
    establishedYear: 2011,
    withdrawalHours: 3,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["UKGC", "Gibraltar"],
    paymentMethods: ["Trustly", "Visa", "Mastercard", "PayPal", "Apple Pay", "Bank transfer"],
    pros: [
      "No wagering on anything",
      "Trustly payouts in about nine minutes",
      "Slots run at their highest RTP setting",
      "Terms fit on one page",
      "Complaints published each quarter",
    ],
    cons: ["Only 840 slots", "Few jackpot games"],
    gameProviders: [
      "Evolution",
      "NetEnt",
      "Play'n GO",
      "Big Time Gaming",
      "Thunderkick",
      "ELK Studios",
      "Blueprint Gaming",
      "Quickspin",
    ],
    createdAt: "2024-07-15T06:38:22Z",
    updatedAt: "2026-08-01T09:33:00Z",
  },
  {
    slug: "rookery-club",
    name: "Rookery Club",
    websiteUrl: "https://www.rookery-club.example/",
    rating: 3.7,
    reviewCount: 412,
    description:
      "An Isle of Man members' room from 2002 with good tables, careful dealers and a site that is bad on a phone.",
    review: {
      about:
        "Rookery Club has kept a table since 2002, first for download, then in a browser, always from the Isle of Man. Membership skews older, and its 412 reviews are written in full sentences. They like the dealers, distrust the redesigns, and ask each spring for a phone version that has yet to arrive.",
      games:
        "Tables are the point: 57 of them live, with a private room of nine where the same dealers work the same evenings. Blackjack stands on soft 17 at all limits from $5 to $5,000, worth about 0.2% to the player. Slots stop at 420, mostly Playtech and Microgaming, with Mega Moolah for those who want a long shot.",
      bonuses:
        "A match of 100% up to $150 is paid in five parts of $30, each released by $900 of slot play, 30x in effect. Working through all five costs about $180, so take the first two and judge your appetite. Table bets count at 10%, and members past their first year get a rebate on turnover instead of the match.",
      banking:
        "Visa, Mastercard, Neteller, Skrill and bank transfer are accepted from $20. The desk approves payments twice daily, at ten and at four island time, except on Sundays. We waited 22 hours for Neteller and two days for Visa. A check by mail remains possible for $15, and according to the cashier eleven members still ask for it.",
      support:
        "Call the number, and a member of the team who knows the games picks up, from nine in the morning to eleven at night. Chat exists and is slower, at about eight minutes. Our disputed blackjack hand was reviewed on video and settled the next day with a still image attached, in the house's favor and rightly.",
      mobile:
        "On phones the site is poor, and its own members say so loudest. Live tables open in a fixed 1024-pixel frame, chips are too small for a thumb, and the lobby's menu depends on hovering. Slots from newer studios do run when reached by a direct link. Treat Rookery as a desktop club and it makes sense.",
      security:
        "Isle of Man rules require player money to be fully segregated, and the trustee bank is named in section four. The client's certificate, password policy and timeout are all current. Verification is by documents only, with no selfie route, so allow two working days before a first withdrawal, and a third if a holiday falls between.",
    },
    welcomeBonus: "100% up to $150",
    bonusAmount: "$150",
    freeSpins: 0,
    minDeposit: "$20",
    wageringRequirement: "30x",
    establishedYear: 2002,
    withdrawalHours: 48,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: true,
    mobileOptimized: false,
    licenses: ["Isle of Man"],
    paymentMethods: ["Visa", "Mastercard", "Neteller", "Skrill", "Bank transfer"],
    pros: [
      "Blackjack stands on soft 17 at all limits",
      "Knowledgeable phone support",
      "Segregated funds with a named bank",
      "Private tables with regular dealers",
    ],
    cons: ["Poor phone site", "Payments approved twice daily, never on Sunday", "Only 420 slots"],
    gameProviders: ["Playtech", "Evolution", "Microgaming", "NetEnt", "Blueprint Gaming"],
    createdAt: "2025-06-25T14:20:47Z",
    updatedAt: "2026-09-16T03:50:40Z",
  },
];
