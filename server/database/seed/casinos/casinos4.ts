import type { CasinoSeed } from "../seedTypes.js";

export const casinos4: CasinoSeed[] = [
  {
    slug: "kestrel-bay",
    name: "Kestrel Bay",
    websiteUrl: "https://www.kestrel-bay.example/",
    rating: 3.8,
    reviewCount: 705,
    description:
      "A long-running Gibraltar house with a UK license, 42 live blackjack tables and a cashier that shows its limits before you deposit.",
    review: {
      about:
        "Kestrel Bay opened in 2008 as a sportsbook's side room and outlived the sportsbook. It now runs on two licenses, Gibraltar and the UK, and carries itself like a shop that expects inspectors on a Tuesday. Our 705 player reviews agree on its strength, which is predictability, and on its fault, which is a lobby last rearranged in 2021.",
      games:
        "The lobby held 1,480 titles when we counted in spring, 42 of them live blackjack with seats from $1 to $2,000. Roulette is well covered, baccarat less so at nine tables. Slots can be filtered by volatility and studio, and each info panel prints the RTP of the version actually installed, so you needn't guess which setting you got.",
      bonuses:
        "New players get 100% up to $100 and 50 spins worth $0.10 each, with 10x wagering on the bonus only. Clearing the full amount takes $1,000 of bets, which costs about $40 on a 96% slot and leaves you roughly $60 ahead on average. Live games count 0%, and the offer lapses after 21 days.",
      banking:
        "Deposits start at $10 and carry no charge by any of the six methods. We withdrew $180 to PayPal on a Thursday at 14:05 and had it at 19:40; a bank transfer requested the same hour landed on Monday. The daily ceiling is $10,000, and a reverse button exists but can be switched off for good under Limits.",
      support:
        "Chat is staffed from 07:00 to 01:00 London time, and our three test questions waited two, four and eleven minutes. The slowest answer was also the best: a full table of contribution rates pasted from the terms, with clause numbers. Email took nine hours. A phone line survives, free to call, though it closes at 20:00.",
      mobile:
        "Both app stores carry a Kestrel Bay app of about 68 MB, and the browser version does everything it does except fingerprint login. Live tables use a portrait layout with the betting grid under your thumb. The only irritation is search, buried two taps deep behind a compass icon that suggests navigation and delivers a text box.",
      security:
        "Player balances sit in a separate trust account, which the terms rate as medium protection and explain in a paragraph a person can read. Identity checks ran before our first deposit and finished in six minutes with a driving license. Unresolved complaints go to an independent adjudicator after eight weeks, and GAMSTOP exclusions apply at registration.",
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
      "Same-day PayPal payouts in our test",
      "RTP of the installed version shown in every slot",
      "42 live blackjack tables from $1",
    ],
    cons: ["Lobby layout feels dated", "Search is hidden behind an odd icon", "Phone line closes at 20:00"],
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
      "A small Estonian newcomer with 410 hand-picked games and a shelf set aside for high RTP slots. Promising, though 18 reviews are a thin base to judge from.",
    review: {
      about:
        "Four people in Tallinn launched Thimble & Thorn in March 2025, and their names are on the About page, which is rarer than it should be. The site is small on purpose and licensed by the Estonian Tax and Customs Board. Eighteen reviews is a sample, hardly a verdict, so treat our score as provisional until that number has another digit.",
      games:
        "You get 410 slots and 14 digital table games, chosen by an editor who writes a line on why each made the cut. One shelf lists high RTP slots above 97%, with 1429 Uncharted Seas at 98.5% in first place. Nobody deals on camera here, and blackjack comes in two software versions capped at €100 a hand.",
      bonuses:
        "The welcome deal is 50% up to €150 plus 75 spins, so the full bonus takes a €300 deposit. Wagering of 30x on the bonus means €4,500 in bets, a likely cost of €180 at 96%. Choose from the 97% shelf, which counts in full, and that falls to €135: a small profit for two patient weeks.",
      banking:
        "Five methods are offered, all in euros, starting at €10. Trustly returned our €60 in 38 minutes at midday, but a request made at 22:15 waited until the finance person came in at 09:00. Withdrawals are free twice a month and €2 apiece beyond that, a charge stated on the button you press.",
      support:
        "Help is open from 09:00 to 23:00 Estonian time, by chat or email, in English, Estonian and Finnish. Replies came from the same two first names all week, and one of them remembered our earlier question about spin expiry. Outside those hours a form promises an answer by ten the next morning; ours arrived at 09:52.",
      mobile:
        "There is no app to install, and the phone site does not miss one. Pages loaded in under two seconds on a mid-range Android over 4G, and the RTP shelf keeps its percentages visible in the narrow layout. Landscape mode is weaker: the top bar eats a fifth of the screen and cannot be folded away.",
      security:
        "Registration uses Estonian ID, Smart-ID or a passport scan, and the account stays locked until one of them clears. Deposit limits must be set before the first payment, with no default filled in to nudge you. Audit certificates for the random number generator are linked in the footer, dated May 2025, and the links work, which we always check.",
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
      "Deposit limit required before first payment",
      "Quick daytime Trustly payouts",
    ],
    cons: ["Only 410 slots", "€2 fee from the third withdrawal in a month", "No finance staff overnight"],
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
      "A Curaçao casino with a generous headline and a cramped cashier: 150% going in, $1,500 a week coming out.",
    review: {
      about:
        "Ironleaf has traded since 2021 under three owners, and each left a layer of terms behind. The current document runs to 11,400 words and contradicts itself twice on inactivity fees. It pays, eventually, and the games are honest enough; the 3.3 from 26 players mostly reflects how long 'eventually' turns out to be.",
      games:
        "About 1,900 slots make up nearly the whole catalogue, with video poker and eight versions of software blackjack as a footnote. Jacks or Better uses the short 8/5 paytable, worth 97.3% instead of 99.5%, so leave it be. Several popular reels run on reduced settings: Book of Dead is installed at 94.25%, two points below its best.",
      bonuses:
        "A 150% match up to $600 with 60 spins sounds large, and so is the bill. At 45x the bonus you must stake $27,000, which gives up about $1,080 on average to win $600. The maximum bet while clearing is $4, and one spin above that voids everything, a rule that support confirmed it enforces.",
      banking:
        "Cards, Skrill and three coins are accepted, with a $20 minimum. Payouts stop at $1,500 per week whatever your balance, so a $9,000 win takes six weeks to leave. Our $120 in Litecoin sat pending for 52 hours before anyone looked at it, then reached the wallet in nine minutes. Card withdrawals are unavailable and the bank option costs $35.",
      support:
        "Chat opens with a bot that offers five buttons and needs the word 'agent' typed twice before it lets go. A human came after 17 minutes at noon and after 48 on a Saturday night. Answers about bonuses were quick and correct, while questions about pending payouts drew the same apology three times in one conversation.",
      mobile:
        "Phones are treated better than paperwork. The site scales cleanly from 360 pixels up, menus open from the bottom edge, and 1,700 of the games run without complaint on iOS. Document uploads from a camera roll failed above 4 MB, however, with an error that blames the network; shrinking the picture solved it.",
      security:
        "The Curaçao license seal resolves to a valid entry under the present owner's name. Two-factor login is offered, by authenticator only, and sits under Preferences, where few will find it. Verification is demanded at the first payout instead of at sign-up, which is when 11 of our reviewers met the delay they describe.",
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
    pros: ["Around 1,900 slots", "Clean, quick phone site", "Two-factor login available"],
    cons: [
      "$1,500 weekly payout limit",
      "45x wagering with a $4 bet cap",
      "Two-day waits for approval",
      "Some slots on reduced RTP settings",
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
      "A Maltese casino that takes crypto and cards side by side, prints the price of its bonus, and lets you sort 2,300 slots by RTP.",
    review: {
      about:
        "Stakewright has a joiner's name and a joiner's habits: things fit. It began in 2017 with a Maltese license, added coins in 2020 after a compliance review it published, and has changed its terms four times since, each time with a dated summary. Across 501 reviews the word most repeated is 'boring', usually offered as praise.",
      games:
        "Of 2,300 slots, 212 are listed above 97%, and a sort button puts them first, which makes this our reference shop for high RTP slots. The live room has 88 tables, among them eight first-person hybrids and a $0.50 roulette wheel. Limits reach $5,000 at Salon blackjack, by appointment, with a day's notice.",
      bonuses:
        "There is one offer, 100% up to $300 at 25x the bonus, with no spins to muddy it. The cashier itself prints the sum: $7,500 in bets, an expected cost of $300 at 96%, hence a fair coin toss at full size. Play the 97% list instead and you keep about $75. Blackjack contributes a tenth.",
      banking:
        "Four coins and three ordinary methods share one balance held in dollars or euros, with the conversion spread shown as 0.8%. Bitcoin withdrawals were approved in 11 and 14 minutes on our two tries; Visa took two working days. The minimum is $20 in, $20 out, and verified players may move $25,000 a week.",
      support:
        "Staff answer around the clock, and the longest of our five waits was three minutes, at 04:30 on a Sunday. Agents can see your bonus ledger and will read out the exact amount left to wager. When we asked an awkward tax question, the agent declined to guess and sent us a link to the right authority, which is the correct answer.",
      mobile:
        "Installable as a web app, Stakewright opens to the last game played and keeps your filters between visits. Live streams drop to 480p on weak signals before they stutter, and a data meter in settings showed that an hour of roulette used 610 MB. Tablets get a proper two-column lobby instead of a stretched phone.",
      security:
        "The MGA entry matches the company, address and domain. Sign-in supports passkeys and authenticator codes, and new withdrawal addresses for coins are frozen for 24 hours after being added. You are asked for your source of funds at $2,500 of deposits, a threshold stated on the page where you register, so no one meets it as a surprise.",
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
      "Bonus cost printed in the cashier",
      "Bitcoin payouts in under 15 minutes",
      "212 slots above 97%, sortable by RTP",
      "24-hour freeze on new wallet addresses",
      "Support at all hours",
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
      "A low-stakes UK parlor since 2006: pennies on the reels, live blackjack from $0.50, and a bonus too small to regret.",
    review: {
      about:
        "Bingo came first at Pebble Parlour, in 2006, and the manners of a bingo hall linger: chat rooms with hosts, a tea-break timer, stakes in pennies. The operator holds a UK license and runs no other brand. High rollers, a group it has never courted and does not appear to miss, will be bored within minutes.",
      games:
        "Expect 760 slots, four bingo rooms open from 10:00 to midnight, and 19 live tables chosen for low limits. Live blackjack seats begin at $0.50 and top out at $250. Jackpot slots share a network pot with a daily drop before 23:00, and its current size is printed in the header without any animation.",
      bonuses:
        "Deposit $10 or more for a 100% match up to $50 and 30 spins at a dime each. Wagering is 10x the bonus, $500 at most, so the full offer costs around $20 to clear and should leave $30. Bingo tickets count double toward it, the single most generous line we found in the terms.",
      banking:
        "Debit cards, PayPal, Paysafecard and bank transfer are accepted, the voucher for deposits only. Payouts run in two batches, at 11:00 and 17:00 on working days; miss Friday's second one and you wait for Monday. Our $45 by PayPal left with the morning batch. Nothing is charged, and you may cash out any sum from $5.",
      support:
        "Room hosts handle small matters while you play, and the proper desk is open from 08:00 to 22:00 every day. Our chat wait averaged five minutes. The agent who dealt with a missing spin set credited it while we talked, then sent a note explaining the cause: a promo that opened eleven minutes late.",
      mobile:
        "The whole parlor fits on a phone, bingo included, with ticket numbers large enough to read at arm's length. Battery use was modest, 9% over an hour of slots. Apps for both systems exist, but the iOS one trails the browser by a release and still lacked the loss-limit screen when we looked in June.",
      security:
        "Every account starts with a $200 monthly deposit limit, which takes a day's wait and a short questionnaire to raise. The UK register lists no sanctions against the company. Reality checks appear every 30 minutes by default; you can shorten the interval but never disable them, a small stubbornness that we happen to like.",
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
    cons: ["No weekend payouts", "iOS app lags behind the browser", "Too small for high stakes"],
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
      "A 2026 arrival under an Anjouan license, quick with coins and bright to look at. Nine reviews so far, so bring your own pinch of salt.",
    review: {
      about:
        "Neon Orchard went online in February 2026 and had nine player reviews when this was written, most from its first month. Early customers are often the best treated, so we would not lean on that 4.1 very hard. What can be said is that the basics work, the owner is named, and no complaint has gone unanswered yet.",
      games:
        "An opening catalogue of 3,200 slots is wide but weakly sorted, with themes as the only filter. The live lobby is fed by Evolution and Pragmatic Play, 140 tables in total, and gives game shows the front row. Six in-house titles, including a dice game at a 1% edge, carry a seed checker you can run yourself.",
      bonuses:
        "To collect the full 200% up to $1,000 you put in $500, and then owe 40x the bonus: $40,000 of bets. On a 96% slot that loses about $1,600, well over what you were given. The 100 spins are the better half, paid as ten a day with winnings wagered only 10x and capped at $75.",
      banking:
        "Bitcoin, Ethereum and USDT are native here; cards work through a reseller that adds 3.5% and says so on its last screen. Three of our withdrawals, from $40 to $310, arrived in 6, 8 and 21 minutes. The monthly cap is $30,000. Deposits begin at $10, and network fees come out of the amount you request.",
      support:
        "Two channels, chat and a Telegram group, both claim to be open all day and so far are. We waited under a minute on four occasions, which is what a company with few customers should manage. Knowledge is patchier: one agent said that table games count 20% toward wagering, another said 5%, and the terms say 10%.",
      mobile:
        "It was designed for phones first, and it shows: a thumb bar with five icons, swipes between tables, and portrait live games that leave room for chat. The glowing backgrounds are heavy, though, and drained 17% of our battery in an hour. A plain theme, found under Display, brought that down to 11% and made the text easier to read.",
      security:
        "Anjouan is a young licensing regime with little record of settling disputes for players, and our trust score does not show that: it counts every license the same. Connection and login are sound, with passkeys from day one. Identity documents are requested above $2,000 in total withdrawals and took 26 hours to clear for us.",
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
    pros: ["Coin payouts in 6 to 21 minutes", "140 live tables", "Verifiable in-house games", "Short support waits"],
    cons: [
      "Only nine reviews to go on",
      "40x wagering on a large bonus",
      "Anjouan offers weak dispute help",
      "Card deposits cost 3.5%",
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
      "An unlicensed coin casino that we do not recommend: no regulator, a 60x bonus, and payouts that stall above $500.",
    review: {
      about:
        "Cinder Row holds no license from anyone, and for that reason we do not recommend it. The footer names a company in a registry where we could not find it, and an email asking for its number went unanswered for three weeks. Some of its 72 reviewers were paid promptly, chiefly those who won little.",
      games:
        "Roughly 900 slots are listed, along with a crash game and plinko made in-house. Fairness hashes for the home-grown pair could not be reproduced with the published method on four rounds out of ten. Return percentages are absent from every info screen, and table games amount to one roulette and two blackjack versions run by software.",
      bonuses:
        "Put down $1,000 and the site adds $3,000, then asks for 60x the bonus and deposit together. That comes to $240,000 in bets and an expected loss of $9,600, so the offer is a cost wearing a ribbon. Cashouts from bonus play are also capped at five times your deposit, according to a line in an appendix.",
      banking:
        "Only coins are accepted, with a $20 minimum. A $75 test in USDT came back in two hours, which is respectable. Above $500 the story turns: 23 reviewers describe a manual audit lasting from nine days to never. The terms allow the house to pay large wins in monthly parts of $1,000 at its own discretion.",
      support:
        "A chat window is present from 10:00 to 18:00, time zone unstated. We got through on two of five attempts, both before lunch in western Europe. Asked who licenses the site, the agent wrote that paperwork was in process; archived copies of the page show the identical wording as far back as 2022.",
      mobile:
        "The phone site is poor: a shrunken desktop page with a sideways scrollbar, 11-pixel links and a cashier form whose submit button hides under the keyboard. Around half the slots refused to start on an iPhone. There is an Android file to sideload, unsigned, and we advise you firmly to leave it where it is.",
      security:
        "With no license there is no regulator to complain to, no rule on keeping your balance apart from theirs, and no self-exclusion that anyone enforces. Login lacks a second factor. The privacy page permits documents to be shared with unnamed partners, so sending a passport scan here is a risk that outlasts the account.",
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
    pros: ["Small coin payouts arrived within hours", "No charge for deposits", "Roughly 900 slots"],
    cons: ["No license of any kind", "60x on bonus and deposit", "Wins above $500 stall in audits", "Poor phone site"],
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
    description: "An Alderney veteran with a good shelf of progressive jackpots and a slow, careful payments desk.",
    review: {
      about:
        "Windlass Gaming, established 2012, is run by a crew of thirty on Alderney and looks it: sturdy, a little weathered, nautical jokes in the error pages. Its 37 reviewers like the honesty of the place and grumble about the pace. We found nothing hidden, only a habit of leaving things until next Wednesday.",
      games:
        "Progressive jackpots are the draw, 46 of them, each listed with its seed, current pot and the date of the last win. Another 1,100 slots and 31 live tables fill the hold, though craps and sic bo are missing. Remember that Mega Moolah returns 88.12% including the jackpot share; the page states this, to its credit.",
      bonuses:
        "The match is 100% up to $200 with 20 spins, at 35x the bonus. Full clearance means $7,000 staked and an average cost of $280, which is $80 worse than declining. Jackpot slots are excluded, which is sensible for the house and awkward for anyone who came for them. A Thursday reload of 25% carries 20x and is kinder.",
      banking:
        "Six methods, none with a fee, start at $10. A person checks every withdrawal in office hours, Monday to Friday from 09:00 to 17:30. Our Skrill payout took 29 hours and a bank transfer four days. Jackpot wins are paid whole, outside the usual $8,000 weekly limit, and the last three are documented with dates.",
      support:
        "Chat is available until 23:00 and was picked up in about six minutes on weekdays. Email is the better route here: a reply of 400 words on our jackpot question came within a day, signed by a named supervisor with a direct extension. Weekends have one agent, and you can tell by half past eight.",
      mobile:
        "The browser site adapts well, keeps jackpot meters ticking in the list, and remembers whether you prefer big tiles or rows. No app is planned, according to the help page. Live roulette crops the wheel in portrait on smaller screens; turn the phone and it is fine. You are logged out after 15 idle minutes, which is rather short.",
      security:
        "Alderney's regulator audits the random number generator yearly and the certificate number is given. Customer money is held in a segregated account at a bank the terms identify. Cooling-off periods from one day to six weeks work at once, and reversing one requires a phone call plus a further day of waiting.",
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
      "Jackpots paid whole",
      "No payment fees",
      "Thorough email support",
    ],
    cons: ["Withdrawals handled in office hours only", "Welcome bonus costs more than it gives", "Short login timeout"],
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
      "A crypto casino with no minimum deposit, provably fair house games and a fast withdrawal queue that publishes its own median.",
    review: {
      about:
        "Bitquarry digs a narrow hole and digs it well. Since 2022 it has offered slots and house-made games to coin holders, with a status page showing payout times, outages and the hot wallet's balance. The Curaçao license is its only outside check; the openness is voluntary, which makes it pleasant and also revocable.",
      games:
        "Seven original games (dice, mines, limbo and their kin) run at a 1% edge and can be verified with a script of forty lines on the fairness page. Alongside sit 1,650 slots with RTP listed per title, mostly at the top setting. No table here has a human dealer, and poker of any sort is absent.",
      bonuses:
        "The 100% match goes to $500 with 40 spins and 30x on the bonus, or $15,000 of bets. Slots count in full, so expect to spend $600 doing it. Dice counts 20%, and at a 1% edge the same job takes $75,000 and costs $750: the rare case where the slot is the cheaper tool.",
      banking:
        "Any amount may be deposited, however small, in Bitcoin, Ethereum, Litecoin or USDT. The published median for payouts last quarter was seven minutes; our four took 3, 5, 9 and 64, the last after crossing the $2,000 review line. Litecoin costs a flat 0.001 to send, and Bitcoin fees float with the mempool.",
      support:
        "Chat runs day and night with agents who know the difference between a nonce and a node. First responses averaged 90 seconds over six tries. They refuse to discuss limits on individual accounts in chat, moving that to email, where two working days is the norm and our query about a stake cap took both.",
      mobile:
        "Everything works in a phone browser, including QR deposits and the seed checker. Dice buttons are spaced generously, and autobet stops when the screen locks, a safety detail that someone thought about. The slots lobby loads 60 tiles at a time and jumps back to the top after closing a game, which grows tiresome.",
      security:
        "Accounts can be locked to a withdrawal whitelist, and changes to it wait 48 hours. Two-factor codes are mandatory above a $1,000 balance. Signed wallet messages attest the reserves each month, but they cover only the coins held and not what is owed, so read them as half of a balance sheet. Self-exclusion lasts six months or forever.",
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
      "House games at a 1% edge, verifiable",
      "Withdrawal whitelist",
    ],
    cons: ["No dealer games at all", "Coins only", "Limit questions take two days by email"],
    gameProviders: ["BGaming", "Hacksaw Gaming", "Nolimit City", "Push Gaming", "Relax Gaming"],
    createdAt: "2025-09-16T22:36:05Z",
    updatedAt: "2026-07-15T04:21:33Z",
  },
];
