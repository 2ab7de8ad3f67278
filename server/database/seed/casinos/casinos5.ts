import type { CasinoSeed } from "../seedTypes.js";

export const casinos5: CasinoSeed[] = [
  {
    slug: "moonshed",
    name: "Moonshed",
    websiteUrl: "https://www.moonshed.example/",
    rating: 3.2,
    reviewCount: 57,
    description:
      "A night-themed slots site of uncertain age, with 150 free spins for new players and a 50x wagering requirement.",
    review: {
      about:
        "Nobody at Moonshed would tell us when it opened, and the domain has changed hands too often for us to work it out. The current operator took over some time before 2022, under a Curaçao license. Its 57 reviews average 3.2 and come from two groups: people who enjoyed the spins and people who tried to turn them into money.",
      games:
        "You get a dark purple page of about 1,250 slots; hover over one, and you see only its name. You'll find the RTP in the paytable, usually on the last screen. Twelve of the twenty slots we opened ran on a lower setting. Eight scratch cards and three software roulette games are under a tab called Others, which is a fair name for it.",
      bonuses:
        "Deposit about $333, and you get 120% up to $400, plus 150 spins over five nights at 21:00 sharp. Wagering is 50x the bonus: $20,000 in bets and an expected loss of $800, twice what you were given. Winnings from the spins also carry 50x, expire after 72 hours, and are capped at $100, however lucky your evening.",
      banking:
        "You can use Visa, Mastercard, Neteller or a bank wire, from $20. Cards are for deposits only. Our $95 Neteller payout was pending for three days, with a cancel button glowing the entire time. Wires under $500 cost $30. The terms mention a weekly limit of $2,000, but the cashier never does.",
      support:
        "In keeping with the theme, chat is open from 14:00 to 02:00, and agents took seven minutes on average to answer us. They are kind but can't decide much: both our payment questions became tickets, and both tickets were closed without a reply. A third ticket, politely worded, got our money moving within six hours.",
      mobile:
        "Mobile is what Moonshed does best. The dark layout with large tiles is great for playing in bed, and everything loads fast. After a lost signal, games resume without repeating the last spin. Oddly, the spin calendar only opens in landscape, so you have to turn your phone at nine every evening to get your spins.",
      security:
        "The license number leads to a valid entry, though the company name there is one letter off from the one in the footer. We asked, and the casino corrected it within a week. You have to request deposit limits by email, and ours took 31 hours to apply. That's far too long for something that should be a switch in your account.",
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
    pros: ["Fast, comfortable mobile layout", "150 spins for new players", "Polite support staff"],
    cons: [
      "50x wagering",
      "Deposit limits only by email",
      "Three-day pending period",
      "Many slots on lower RTP settings",
    ],
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
      "A UK casino with two decades in business, fast withdrawals to debit cards, and a welcome offer with no hidden catches.",
    review: {
      about:
        "Harrow Lane is the kind of place where they polish the brass on Mondays. It has been in business since 2004 and is licensed in the UK. It has 810 reviews here, and its rating has moved by less than a tenth of a point in three years. What it sells is steadiness. If you want something new, note that the newest item on the menu dates from 2019.",
      games:
        "Table players do well here, with 64 live tables and a single-zero wheel at every limit. In three-card poker, you see the paytable before you sit down. The casino offers 1,300 slots and, every quarter, retires the ones nobody plays. It also has a short list of video poker games, including a 9/6 Jacks or Better at 99.54%.",
      bonuses:
        "The casino matches 100% of your first deposit, up to $100, with no spins. The 10x wagering is the most that UK rules have allowed since January 2026. You have to bet a thousand dollars on slots to unlock it all, and by our math you keep about $60. Regulars get an email every Friday and 5% of the week's net losses back in cash by eight in the morning.",
      banking:
        "Fast withdrawals are the reason to play here. Our instant card payouts took 2 hours 10 minutes the first time and 50 minutes the second; PayPal took three hours. You can deposit $10 or more and withdraw up to $20,000 a day. There are no fees. You can't use a credit card, as at every casino under this regulator.",
      support:
        "When we called at 21:15, a woman picked up in 40 seconds, gave her name, and unlocked our account without transferring us. Chat is just as good until it closes at midnight. If you complain in writing, the very first reply includes a reference number, an eight-week deadline and the name of the outside dispute service.",
      mobile:
        "On a phone, the site keeps its sober look: a white page, one column, and text that follows your system's font size. The iOS and Android apps are under 50 MB and add card scanning. You can open only one live table at a time on mobile, but four on desktop. The help pages are upfront about it.",
      security:
        "An independent trustee keeps player money separate, which is the strongest of three levels of protection. The casino asks what you can afford after even a modest net loss. That feels intrusive, but every question comes with an explanation. On its own site, the company discloses one settlement with the regulator, reached in 2017 over late checks.",
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
      "Card payouts in about two hours",
      "High level of protection for player money",
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
      "A euro casino with a Maltese license, 120 free spins and a cashier that handles Trustly and Bitcoin equally well.",
    review: {
      about:
        "Tamarind Spin opened in 2023 as a slots site for southern Europe. It now serves nineteen countries in eleven languages, nine of them translated by people. Its 333 reviewers single out the daily tournaments, whose prizes add up to what the casino advertises. We added up a week of them, and the totals were right.",
      games:
        "There are 2,750 slots. You can filter them by bonus-buy price, ideally so you know which ones to skip. The seventy-one live tables include Italian and Spanish roulette with native dealers from 16:00 to 02:00. Divine Fortune and four other network jackpots have their own page, which shows each pot and how often it pays out on average.",
      bonuses:
        "You get 100% up to €250 and 120 spins over six days, with 30x wagering on the bonus. That's €7,500 in bets and an average cost of €300 at 96%, so you lose a little on the match. Spin winnings are cash with no further terms. At €0.10 a spin they're worth about €11.50, which softens the loss.",
      banking:
        "Trustly paid us €140 in 17 minutes; Bitcoin took 33 minutes and Skrill an hour. You can deposit from €10 by any of seven methods, but for wallets the casino adds 1% to the market rate. You can withdraw up to €5,000 a day. First you have to bet each deposit once, a common anti-laundering rule that's easy to forget.",
      support:
        "Chat is open around the clock in English and Spanish, and from 10:00 to 22:00 in the other languages. We asked the same question about spin expiry in three languages and got three matching answers, which is no small feat. Agents picked up in two minutes on average. There is no phone line, and staff quietly ignore callback requests.",
      mobile:
        "On a phone you see the full tournament standings, refreshed every ten seconds, and a small cashier that slides over the game. Slots that run in portrait are tagged, which saves you a lot of turning. On older phones, the animated banner delays your first tap by three seconds. To get rid of it, reduce motion in your system settings.",
      security:
        "According to the Maltese register, the license covers both casino and fixed-odds games. You get an email with the city and browser of each login, and you can end any session on the account page. Wallets need the same identity check as cards, once, when your total reaches €2,000. Ours took five hours.",
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
    cons: ["Each deposit must be bet once before a withdrawal", "No phone support", "1% markup on wallet deposits"],
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
      "A young mobile casino from Malta that does a few things well: 20x wagering, one-handed live tables and clear limits.",
    review: {
      about:
        "Foxglove was designed for phones in 2023 and only later stretched to fit a monitor. The team came from a payments company, and it shows: balances add up, receipts are numbered, and you can export your history to a spreadsheet. With 4.5 from 101 reviews, it is the best-liked young casino on our Maltese list.",
      games:
        "Instead of thousands of games, you get 980 slots and 52 live tables in collections of a dozen. Each collection has a clear theme, such as low volatility under 20 cents. You can play squeeze and speed baccarat from €1 to €3,000. There is no video poker or bingo, and the FAQ frankly blames low demand.",
      bonuses:
        "The casino adds 50% of your first deposit, up to €100, and 100 spins in four sets. Wagering is 20x the bonus, or €2,000 at most, so expect to lose €80 and keep €20 plus whatever you win on the spins. A progress bar shows how many euros are left instead of a percentage. You can give up the bonus at any time and keep your own cash.",
      banking:
        "The casino accepts Apple Pay, Visa, Trustly, PayPal and Neteller from €20, a higher minimum than at similar casinos. If your account is verified, withdrawals above €15 go out automatically, day or night. Ours reached PayPal in four minutes at 03:12. You get one free payout a day, which is enough for most people; a second costs €1.50.",
      support:
        "You write, they write back, and the thread stays in your account forever. The median reply took three minutes during the day and fourteen at night, and the agent had always read the earlier messages first. We tried to provoke a canned answer by asking about three topics at once. We got a numbered list that covered all of them.",
      mobile:
        "As a mobile casino, it leads the field. Every control is in the lower half of the screen, and you can play live tables one-handed in portrait. The lobby opens in 1.4 seconds over 4G. Your phone vibrates when you win, unless you turn that off. Our one complaint: tablets get a phone-width column with wide green margins.",
      security:
        "You sign up with a passkey instead of a password, a first among the sites in our directory. Next to the link to the MGA license is a plain summary of who to call if something goes wrong. Loss limits apply to all games within a second. We tested one by hitting it in the middle of a blackjack shoe: the hand finished, then play stopped.",
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
      "20x wagering that leaves you some money",
      "Passkeys instead of passwords",
      "One-handed live tables",
      "History you can export to a spreadsheet",
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
      "An old-school desktop crypto casino with a Curaçao license: reliable payouts, strict terms, and nothing worth opening on a phone.",
    review: {
      about:
        "Open Brasskey and it's 2015 again, right down to the beveled buttons. It has taken crypto since it opened in 2021 and still treats it as the main way to pay. The 204 reviewers describe a place that keeps its word and does little else. A loyal group of desktop regulars wouldn't change a thing.",
      games:
        "A tree on the left sorts 1,050 games by type and then by provider, and it's faster to use than most modern search boxes. Video poker is the surprise: there are nineteen variants, including Not So Ugly Deuces at 99.73%. You can play six software versions of blackjack with bets up to $1,000. Every slot's info page shows its RTP, so you never have to ask.",
      bonuses:
        "There is one match, 100% up to $300 at 40x, with no spins and no code. To clear it all, you have to bet $12,000 on slots: a $480 bill for a $300 gift. Video poker doesn't count, and the casino treats playing it during the bonus as abuse. We would uncheck the bonus box and play video poker instead.",
      banking:
        "You can deposit from $10 by Bitcoin, Litecoin, Ethereum, Skrill or bank transfer. The casino sends crypto withdrawals in batches at 08:00, 14:00 and 20:00 UTC, so you can plan ahead. Ours took five hours with bad timing and twelve minutes with good timing. The limit is $4,000 a day. For bank withdrawals, you have to send a scan of a signed form.",
      support:
        "Support is mainly by email. The team promises an answer within twelve hours, and our seven took eight hours on average. Chat is open on weekdays from 09:00 to 17:00 UTC and closes on the dot. Replies are terse, exact and full of section numbers, like email from a good accountant in the last week of March.",
      mobile:
        "Brasskey works badly on a phone, and the owners don't seem to mind. You get the desktop tree at full width, so you have to pinch and drag to reach anything. About 600 games don't load at all. You can use the cashier if you zoom in. There's no app, and none has been announced, so bring a laptop or pick another casino.",
      security:
        "Old habits help here: you confirm withdrawal addresses by email, sessions end after ten minutes, and you can encrypt support email with PGP. The license checks out. You can exclude yourself for up to five years, but you have to ask by email. We got an answer the following afternoon.",
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
    pros: ["Nineteen video poker variants", "Payouts at fixed hours", "RTP shown on every slot page"],
    cons: ["Bad mobile site", "40x wagering that excludes video poker", "Self-exclusion only by email"],
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
      "A crypto slots site with an Anjouan license, wagering on bonus and deposit combined, and a habit of changing its limits midweek.",
    review: {
      about:
        "Since 2022, Lowtide Stakes has drifted from one offshore license to another, and now it has one from Anjouan. We counted five versions of the withdrawal rules in eighteen months, and the casino announced none of them. That, more than any scandal, is why 45 reviewers give it 3.0 on average.",
      games:
        "The casino claims 2,000 slots; without duplicates under other names, there are 1,610. Hacksaw Gaming and Nolimit City are there for people who like high volatility, and you can play demos without an account. Besides slots, you'll find keno and a plain double-zero roulette wheel, an expensive one at a 5.26% edge.",
      bonuses:
        "Read this slowly: 175% up to $750 and 50 spins, at 50x the bonus and deposit combined. A $100 deposit gets you $175 and an obligation to bet $13,750, which costs $550 on average. A bet over $3 cancels everything, and so does playing any of 140 excluded slots. The list of those slots is a picture, so you can't search it.",
      banking:
        "You can deposit by Bitcoin, USDT, Litecoin or card, with a $20 minimum. Our first payout, $60 in USDT, took 90 minutes. Two weeks later we requested $400, but the casino had introduced a daily limit of $250 that Wednesday, so it paid us in two parts. Card deposits cost 4% extra, and you find out only from your bank statement.",
      support:
        "Chat agents answer within five minutes most of the time, and they do try. What they don't have is a current rulebook: three of them gave us three different daily limits in one afternoon. When we pasted the terms into the chat, the last one apologized and raised our limit to the highest figure. That was generous at the time and worrying later.",
      mobile:
        "The neat mobile layout deserves credit. Tiles load as you scroll, the demo button stays visible, and you can copy a deposit address with one tap. The price is pop-ups: four offers interrupted us in a twenty-minute session, and one of them covered the spin button. To turn them off, go to Profile, then Messages, then a switch labeled Joy.",
      security:
        "Under Anjouan's rules, a player with a complaint gets a web form and not much hope. Lowtide offers two-factor login and a deposit limit, and both worked as described. It also reserves the right to change the terms of bonuses you have already started. No fair casino needs that clause, and we count it heavily against this one.",
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
    pros: ["Demo play without an account", "Neat mobile layout", "Chat replies within minutes"],
    cons: [
      "50x wagering on bonus and deposit",
      "Withdrawal limits change without notice",
      "Hidden 4% card surcharge",
      "Terms can change mid-bonus",
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
      "A casino with two licenses that gives you cash with no conditions: zero wagering, fast withdrawals and one page of terms.",
    review: {
      about:
        "In 2019, Willow & Wren cut its terms from 38 pages to one, and it has kept them to one ever since. Founded in 2011 and licensed in the UK and Gibraltar, it has a 4.7 rating from 880 reviews. Hardly any complaint waits more than a week for an answer. We looked hard for a catch and found only a modest number of games.",
      games:
        "There are 840 slots, each at the highest RTP its studio sells in this market. The casino states that policy in writing, and we checked thirty games without finding an exception. You can play live roulette, blackjack and baccarat at 48 tables, from 20 cents to $3,000. There are only three jackpots, so jackpot hunters may want to look elsewhere.",
      bonuses:
        "You get a quarter of your first-day net losses back in cash, up to $50, plus 50 spins with no conditions. Wagering is 0x, and we mean none: we won $12.40 on the spins and withdrew it within a minute. To get the full $50, you would have to lose $200, so don't aim for it.",
      banking:
        "Trustly payouts took nine minutes on average over six tries; cards took three hours, and PayPal took one. Withdrawals up to $2,500 are approved automatically, and a person reviews larger ones between 07:00 and 23:00. You can deposit from $10 by any method. The cashier page shows when your money will arrive and was wrong just once: ours came early.",
      support:
        "Chat is open around the clock, and a person answers, not a bot. We contacted support eleven times and waited 70 seconds on average. When we reported a typo in the rules of a side bet, they fixed it by evening and sent us a thank-you note. Every quarter, the casino publishes its complaints by subject, number and outcome.",
      mobile:
        "The app and the mobile site share one design, calm and pale, and the search forgives misspellings. You can set live streams to audio only, which is useful on a train. You always see your session time and net result above the game, in plain numbers. You can make them smaller, but you can't dismiss them.",
      security:
        "Player balances have the highest level of protection, under a trust deed you can download. The casino has two regulators, two audits a year, and no sanctions on either register. You can lower a limit at once; raising it takes 24 hours and a second confirmation. Staff also call players whose habits change sharply, and six reviewers thank them for it.",
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
      "Terms that fit on one page",
      "Complaints published every quarter",
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
      "An Isle of Man members' club from 2002 with good tables, careful dealers and a site that works badly on a phone.",
    review: {
      about:
        "Rookery Club has run its tables from the Isle of Man since 2002, first as a download and then in a browser. Members tend to be older, and they write their reviews, 412 so far, in full sentences. They like the dealers and distrust the redesigns. Every spring they ask for a mobile version, and they are still waiting.",
      games:
        "Table games are the point: 57 live tables, nine of them in a private room where the same dealers work the same evenings every week. Blackjack dealers stand on soft 17 at all limits from $5 to $5,000, which is worth about 0.2% to you. There are only 420 slots, mostly from Playtech and Microgaming, with Mega Moolah for those who want a long shot.",
      bonuses:
        "The casino pays its match of 100% up to $150 in five parts of $30. You unlock each part with $900 in slot bets, which works out to 30x. Clearing all five costs about $180, so take the first two and see if you want more. Table bets count 10%. After their first year, members get a rebate on their bets instead of the match.",
      banking:
        "You can use Visa, Mastercard, Neteller, Skrill or bank transfer, from $20. Staff approve payouts twice a day, at ten and at four island time, except on Sundays. We waited 22 hours for Neteller and two days for Visa. For $15 you can still get a check by mail, and according to the cashier, eleven members do.",
      support:
        "If you call between nine in the morning and eleven at night, you reach a person who knows the games. Chat is slower, at about eight minutes. When we disputed a blackjack hand, staff reviewed the video and settled it the next day, with a still image attached. They ruled for the house, and they were right.",
      mobile:
        "The site works badly on phones, and its own members complain the loudest. Live tables open in a fixed 1024-pixel frame, the chips are too small for a thumb, and the lobby's menu works only if you hover. Slots from newer studios do run if you open them from a direct link. Think of Rookery as a desktop club, and it makes sense.",
      security:
        "Under Isle of Man rules, the casino must keep all player money separate; section four of its terms names the trustee bank. The site's certificate, password policy and timeout are all up to date. You can verify your identity only with documents, not with a selfie. Allow two business days before your first withdrawal, or three if there's a holiday in between.",
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
      "Blackjack dealers stand on soft 17 at all limits",
      "Knowledgeable phone support",
      "Player money kept separate at a named bank",
      "Private tables with regular dealers",
    ],
    cons: ["Bad mobile site", "Payouts approved twice a day, never on Sunday", "Only 420 slots"],
    gameProviders: ["Playtech", "Evolution", "Microgaming", "NetEnt", "Blueprint Gaming"],
    createdAt: "2025-06-25T14:20:47Z",
    updatedAt: "2026-09-16T03:50:40Z",
  },
];
