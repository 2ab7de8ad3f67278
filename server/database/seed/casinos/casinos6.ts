import type { CasinoSeed } from "../seedTypes.js";

export const casinos6: CasinoSeed[] = [
  {
    slug: "gullwing-play",
    name: "Gullwing Play",
    websiteUrl: "https://www.gullwing-play.example/",
    rating: 3.8,
    reviewCount: 29,
    description: "A 2024 Estonian start-up with a small no deposit bonus, a few coins in the cashier and room to grow.",
    review: {
      about:
        "Gullwing Play took off in the autumn of 2024 with an Estonian permit and a budget one can guess at from the stock photographs. Twenty-nine players have rated it so far. Their notes, and ours, describe a keen crew that quickly repairs what it often breaks, including the cashier, twice, on consecutive Fridays.",
      games:
        "You will find 1,120 slots and a tab of 26 instant games, most of them from BGaming and Hacksaw. Each tile shows volatility as one to five feathers, charming once decoded. There are no dealers at all, and software blackjack stays below €200 a hand, so table players will have seen everything by lunch.",
      bonuses:
        "Verify a phone number and you get a no deposit bonus of 20 spins, worth €2 in stakes, with 35x wagering on the winnings and a €50 cap. Next is 100% up to €200 under the same multiple: €7,000 in bets costing around €280. Take the free part, and think about the rest overnight.",
      banking:
        "Bitcoin, Ethereum, Trustly, Visa and Mastercard are accepted from €10. Coins are converted to euros on arrival at a rate held for ten minutes, and paid out the same way, so you carry no price risk while you play. Trustly gave us €75 back in 55 minutes, Ethereum in 40, and nothing moves from 01:00 to 07:00.",
      support:
        "Between 08:00 and midnight a chat agent turned up within four minutes in five tries out of six. The sixth was during an outage, when the status page updated every half hour with plain facts. Estonian, English and Finnish are spoken, and a Russian help section covers the twenty most frequent questions.",
      mobile:
        "Phones are clearly home ground: thumb-height filters, a dark theme tied to sunset, and installation from the browser in two taps. The feather ratings shrink to dots in the list view and lose their meaning. Rotating the device mid-bonus restarted the animation, with the result intact, on three slots we tried.",
      security:
        "The Estonian register shows both the activity license and the separate permit for remote play, under the correct company. Smart-ID login removes passwords for those who have it. Deposit and time limits work at once; the loss limit counts bonus funds as your own money, which makes it stricter than its label claims.",
    },
    welcomeBonus: "20 spins no deposit + 100% up to €200",
    bonusAmount: "€200",
    freeSpins: 20,
    minDeposit: "€10",
    wageringRequirement: "35x",
    establishedYear: 2024,
    withdrawalHours: 1,
    isFeatured: false,
    isNew: true,
    acceptsCrypto: true,
    hasLiveGames: false,
    mobileOptimized: true,
    licenses: ["Estonian TCB"],
    paymentMethods: ["Trustly", "Visa", "Mastercard", "Bitcoin", "Ethereum"],
    pros: ["20 spins without a deposit", "Coin rate held for ten minutes", "Candid status page"],
    cons: ["Thin choice of table games", "No payouts from 01:00 to 07:00", "Few reviews so far"],
    gameProviders: ["BGaming", "Hacksaw Gaming", "Play'n GO", "Pragmatic Play", "Relax Gaming", "Nolimit City"],
    createdAt: "2025-01-23T11:14:39Z",
    updatedAt: "2026-11-02T00:16:08Z",
  },
  {
    slug: "sable-stakehouse",
    name: "Sable Stakehouse",
    websiteUrl: "https://www.sable-stakehouse.example/",
    rating: 3.7,
    reviewCount: 46,
    description:
      "A high-limit Maltese house whose VIP program publishes its rates, with live blackjack to $10,000 and manners to match.",
    review: {
      about:
        "Sable Stakehouse has looked after bigger bankrolls since 2013 and dresses for it, all charcoal and serif. Unlike most such rooms it also publishes what loyalty is worth. Reviewers, 46 of them, score it 3.7; those who bet small report courteous neglect, and those who bet large report a telephone call on their birthday.",
      games:
        "Ninety-six live tables include fourteen live blackjack seats rising to $10,000, two of them with late surrender, a rule worth seeking. The French roulette table returns half of an even-money bet when zero lands, which makes for a 1.35% edge. Slots, about 1,400, are present in the way a good restaurant has pasta for children.",
      bonuses:
        "The match is 100% up to $500 at 35x the bonus, or $17,500 of slot bets at a cost of about $700. The VIP program is the better read. Five tiers return 0.05% to 0.25% of slot turnover in cash on Mondays, and the page converts these rates to dollars per thousand. Tiers are lost slowly, one step every ninety days.",
      banking:
        "Bank transfer has no upper limit going in and $50,000 a day coming out. Skrill, Neteller, Visa and Mastercard share a lower limit of $10,000. Deposits start at $20, and nothing costs extra. A $640 Skrill withdrawal took us three hours; a reviewer's $38,000 by wire took two banking days and involved a polite phone interview.",
      support:
        "Chat is open at any hour, and a reply takes two minutes. From the third tier you are given a named host, reachable from 11:00 to 21:00, and hosts are paid a flat wage instead of a share of losses, according to the careers page. We find that detail more persuasive than the leather armchair in the photograph above it.",
      mobile:
        "High-limit tables stream at full quality on a phone, with a confirmation step for bets above $500, a threshold that you may lower to any sum. The VIP statement, a dense table on desktop, becomes readable cards. Our sole objection is weight: the first visit pulled 14 MB, mostly photographs of dark wood and brass lamps.",
      security:
        "The Maltese license, the yearly audits and the separation of player money all checked out. Large players must document income early, and the file is stored with a Dutch provider the privacy notice names. A cooling-off request reaches the host as well as the system, and hosts are barred from making contact for the duration plus thirty days.",
    },
    welcomeBonus: "100% up to $500",
    bonusAmount: "$500",
    freeSpins: 0,
    minDeposit: "$20",
    wageringRequirement: "35x",
    establishedYear: 2013,
    withdrawalHours: 48,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["MGA"],
    paymentMethods: ["Visa", "Mastercard", "Skrill", "Neteller", "Bank transfer"],
    pros: [
      "VIP program with published rates",
      "Live blackjack to $10,000 with late surrender",
      "French roulette at a 1.35% edge",
      "$50,000 daily wire payouts",
    ],
    cons: ["Welcome bonus costs more than it pays", "Little attention for small bets", "Heavy first page load"],
    gameProviders: ["Evolution", "Playtech", "NetEnt", "Play'n GO", "Red Tiger", "Yggdrasil", "Nolimit City"],
    createdAt: "2025-08-29T16:59:02Z",
    updatedAt: "2026-07-27T01:45:18Z",
  },
  {
    slug: "cloverfield-rooms",
    name: "Cloverfield Rooms",
    websiteUrl: "https://www.cloverfield-rooms.example/",
    rating: 3.9,
    reviewCount: 150,
    description:
      "A modest Swedish-licensed slots site with one small bonus, a bank-ID login and withdrawals that rarely take an hour.",
    review: {
      about:
        "Cloverfield Rooms gives no founding date, and its company record covers several brands, so we leave the year blank. What we know is the Swedish license, the 150 reviews and a tone of municipal calm. It reads like a library that happens to stock slots, with opening notices and a suggestion box that is answered.",
      games:
        "The stock is 690 slots, twelve software table games and four networked jackpots with their totals shown to the cent. A shelf named Steady groups low-volatility reels, and another collects classics such as Mega Joker, which pays 99% only in its upper game at full stake, a subtlety the description there explains well.",
      bonuses:
        "Swedish law allows one offer at the first deposit and none ever after, so this is it: 100% up to €50 and 25 spins. At 15x the bonus you stake €750, spend perhaps €30, and come out €20 ahead. No reloads, loyalty points or Friday emails will follow, for which some readers may be grateful.",
      banking:
        "Trustly handles nearly all traffic, with Visa, Mastercard and bank transfer alongside, from €10. Our payouts of €35 and €210 arrived in 12 and 26 minutes on weekday afternoons. Requests after 22:00 wait for the morning shift at seven. Weekly deposit limits are compulsory, and the cashier displays how much of yours remains.",
      support:
        "Chat is open in Swedish and English from 09:00 to 22:00 and is picked up in about three minutes. We posed a question on tax for foreign players that needed a second look; the answer followed by email at 16:40 with a link to the agency's page. Weekends are slower: eight minutes on the Sunday we measured.",
      mobile:
        "Logging in with an identity app takes four seconds, and the balance is the first thing displayed. The layout is plain, quick and a shade too small: captions at 12 pixels strain the eyes. Games fill the screen properly, with the clock and the three legally required buttons along the top, never covered.",
      security:
        "Spelpaus, the national exclusion register, is checked at each login, and its logo links directly to the form. Identity is settled by the bank, so no one has to email scans. The regulator's list confirms the license through its renewal date. Time-outs of 24 hours take one press from any page, with no questions afterward.",
    },
    welcomeBonus: "100% up to €50 + 25 spins",
    bonusAmount: "€50",
    freeSpins: 25,
    minDeposit: "€10",
    wageringRequirement: "15x",
    establishedYear: null,
    withdrawalHours: 1,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: false,
    mobileOptimized: true,
    licenses: ["SGA"],
    paymentMethods: ["Trustly", "Visa", "Mastercard", "Bank transfer"],
    pros: [
      "15x wagering leaves most players ahead",
      "Payouts in under half an hour by day",
      "No document scans needed",
    ],
    cons: ["No offers after the first", "Small type on phones", "Only 690 slots"],
    gameProviders: ["NetEnt", "Play'n GO", "Quickspin", "Thunderkick", "ELK Studios", "Yggdrasil"],
    createdAt: "2024-10-28T10:42:55Z",
    updatedAt: "2026-06-27T20:03:01Z",
  },
  {
    slug: "bitterroot-casino",
    name: "Bitterroot Casino",
    websiteUrl: "https://www.bitterroot-casino.example/",
    rating: 2.4,
    reviewCount: 31,
    description:
      "An unlicensed crypto site we do not recommend: 65x terms, a withdrawal deposit that should alarm anyone, and no regulator to ask.",
    review: {
      about:
        "We do not recommend Bitterroot Casino. No authority licenses it, the seal in its footer is a picture that links to nothing, and the company named beneath dissolved in 2023 according to the registry there. Of 31 reviewers, nineteen gave one star, and the kinder twelve mostly describe deposits and not withdrawals.",
      games:
        "Around 1,400 slots appear under familiar studio names. Nine of the fifteen we opened were served from an address that does not belong to their maker, so we cannot say what returns they are set to. The rest ran normally. Blackjack and roulette are in-house software without rules pages or any stated edge.",
      bonuses:
        "Four hundred percent up to $4,000 with 200 spins is the biggest number on the page, and the second biggest is in clause 14: 65x on bonus and deposit. With $1,000 paid in, that is $325,000 of bets, or $13,000 lost on average. Players who finish may cash no more than $2,000 from it.",
      banking:
        "The cashier takes Bitcoin, USDT and Ethereum from $20, and no cards. Eight reviewers were asked to send a further 15% to verify the wallet before a payout was released. Never do this: an honest house takes fees out of what it owes you. Our own $50 request has been marked 'processing' for 41 days and counting.",
      support:
        "Messages are answered within minutes while you deposit and within days once you ask for money. The agent, always named Anna, offered a bonus of $100 to cancel our withdrawal, three times in one chat. The complaint address bounced on first use and was later replaced by another, which also bounced.",
      mobile:
        "It must be said that the site works well on a phone, with smooth menus, quick loading and a cashier that scans codes. Polish of this kind costs little these days and proves nothing about the people behind it. Notifications are requested on arrival and, if granted, bring five offers a day beginning at 06:30.",
      security:
        "Without a license, nobody audits the games, guards the balances or hears your appeal. Passwords of six characters are accepted and two-factor login is missing. Account closure must be requested from Anna; our test account was still receiving promotional mail 60 days after she confirmed the closure. Keep your documents to yourself.",
    },
    welcomeBonus: "400% up to $4,000 + 200 spins",
    bonusAmount: "$4,000",
    freeSpins: 200,
    minDeposit: "$20",
    wageringRequirement: "65x",
    establishedYear: 2021,
    withdrawalHours: null,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: true,
    hasLiveGames: false,
    mobileOptimized: true,
    licenses: [],
    paymentMethods: ["Bitcoin", "USDT", "Ethereum"],
    pros: ["Smooth on a phone", "Pages load quickly", "Deposits credited after one confirmation"],
    cons: [
      "No license, and a fake seal",
      "Asks for 15% before paying out",
      "65x on bonus and deposit",
      "Game origin in doubt",
    ],
    gameProviders: ["Pragmatic Play", "BGaming", "iSoftBet", "Play'n GO"],
    createdAt: "2024-02-20T23:05:31Z",
    updatedAt: "2026-09-12T09:47:26Z",
  },
  {
    slug: "highmoor",
    name: "Highmoor",
    websiteUrl: "https://www.highmoor.example/",
    rating: 3.9,
    reviewCount: 47,
    description:
      "A sturdy Gibraltar casino known for progressive jackpots paid in full, clear meters and unhurried but certain banking.",
    review: {
      about:
        "Highmoor, open since 2010, keeps its head office, servers and most of its staff on the Rock, and lists them all by department. The 47 reviews come from two sorts of people: jackpot hunters and those who wandered in by way of a friend. Both praise the clear terms and neither has much to say about style.",
      games:
        "Sixty-three progressive jackpots form the heart of it, sorted by how close each pot is to its historical average at payout. That ordering predicts nothing, as the page admits, but it is honest entertainment. Beyond them lie 1,850 slots, 40 live tables from $1 to $2,500, and a decent poker-style corner of eleven games.",
      bonuses:
        "Up to $200 is matched in full with 50 spins, and 30x applies to the bonus only. On a 97.5% slot the $6,000 of wagering costs $150, leaving a little; at 96% it costs $240 and leaves less than nothing. Pick with care. The permitted list has 230 names, and a search box, thank goodness.",
      banking:
        "Interac, Visa, Mastercard, Skrill, Paysafecard and bank transfer start at $10. Approval takes one working day almost to the hour: 23 h 40 m and 24 h 05 m for us, whereupon Interac paid at once. There is a $7,500 weekly ceiling on ordinary winnings. Jackpots are exempt and come in one piece, with a letter.",
      support:
        "From 06:00 to 02:00 Gibraltar time the chat answers in roughly two minutes. Calls are accepted in four languages and returned on the half hour you choose. When we asked how a jackpot claim is checked, a supervisor walked us through all five steps and mentioned, without prompting, which of them tends to drag.",
      mobile:
        "Meters tick on phones just as on desktop, and you can set an alert for when a pot passes any figure. The lobby is one long page, eighteen swipes by our count, redeemed by a sticky search. Live blackjack loads in nine seconds over 4G, slow against its peers, then behaves itself for as long as you stay.",
      security:
        "Gibraltar's list shows an active license without conditions. Jackpot liabilities are insured, and the insurer's name and policy year are printed next to the meters, something we have seen nowhere else. Two-factor codes by app or text are optional. Limits can be set for a day, week or month, each with its own lock.",
    },
    welcomeBonus: "100% up to $200 + 50 spins",
    bonusAmount: "$200",
    freeSpins: 50,
    minDeposit: "$10",
    wageringRequirement: "30x",
    establishedYear: 2010,
    withdrawalHours: 24,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["Gibraltar"],
    paymentMethods: ["Interac", "Visa", "Mastercard", "Skrill", "Paysafecard", "Bank transfer"],
    pros: [
      "63 progressive jackpots, insured and paid whole",
      "Alerts for pot sizes",
      "Searchable list of bonus games",
      "Callbacks on the half hour",
    ],
    cons: [
      "One full day to approve a payout",
      "$7,500 weekly ceiling on ordinary wins",
      "Slow-loading live tables on 4G",
    ],
    gameProviders: [
      "Microgaming",
      "NetEnt",
      "Evolution",
      "Playtech",
      "Red Tiger",
      "Blueprint Gaming",
      "Yggdrasil",
      "Pragmatic Play",
    ],
    createdAt: "2025-05-13T09:49:14Z",
    updatedAt: "2026-08-11T18:32:51Z",
  },
  {
    slug: "velour-vista",
    name: "Velour Vista",
    websiteUrl: "https://www.velour-vista.example/",
    rating: 0,
    reviewCount: 0,
    description:
      "A Maltese newcomer from late 2025 that players have not reviewed yet. Our notes are below; the score waits for yours.",
    review: {
      about:
        "Velour Vista has not been reviewed by players yet, so it carries no rating, and we would sooner print a blank than a guess. The company was formed in Malta in 2025 by former staff of a lottery supplier. What follows comes from our own account, ten days of play and two withdrawals, no more.",
      games:
        "On our visit the lobby offered 1,310 slots and 37 live tables, of which blackjack had sixteen and roulette twelve. Bets ran from $0.20 to $1,500. RTP is shown after you open a game, one layer deeper than ideal, and our sample of ten all used the highest setting their studios provide to Malta.",
      bonuses:
        "Three quarters of a first deposit is added, to a ceiling of €300, so the entire amount needs €400 of your own. At 35x the bonus you would stake €10,500 and lose about €420 along the way. The 30 spins come after the wagering and not before it, a sequence the banner neglects to mention.",
      banking:
        "We paid in €50 by Visa, then withdrew €30 to the card and €45 by Trustly. The card needed two days, Trustly 21 minutes. Skrill is the third route, PayPal is promised for summer, and the least you can deposit is €10. Published limits are €4,000 per day and €40,000 per month, so far untested by us.",
      support:
        "Chat hours are given as 08:00 to 00:00 in central Europe. Over six contacts we waited from one minute to nine, and the replies were accurate except for one about spin timing, which was corrected by email within the hour. So young a casino has no community or public complaint record to consult, which is nobody's fault.",
      mobile:
        "The mobile version feels finished. Red curtains part on opening, mercifully once only, and the layout underneath is quick, with big, legible stakes. Live tables support picture-in-picture on Android, while on iOS the video pauses if you switch apps. A native app is announced, without a date.",
      security:
        "The license appears on the Maltese authority's list as issued in 2025, and the dispute body is named. Verification took 50 minutes with a passport. Sessions show a clock and net result, limits are set at sign-up, and the privacy notice is a short one. A longer record is the thing that only time can add.",
    },
    welcomeBonus: "75% up to €300 + 30 spins",
    bonusAmount: "€300",
    freeSpins: 30,
    minDeposit: "€10",
    wageringRequirement: "35x",
    establishedYear: 2025,
    withdrawalHours: 48,
    isFeatured: false,
    isNew: true,
    acceptsCrypto: false,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["MGA"],
    paymentMethods: ["Visa", "Trustly", "Skrill"],
    pros: ["Trustly payout in 21 minutes in our test", "Top RTP settings in our sample", "Polished phone version"],
    cons: ["No player reviews yet", "Spins arrive only after wagering", "Three payment methods"],
    gameProviders: ["Evolution", "Pragmatic Play", "Play'n GO", "Red Tiger", "Push Gaming", "ELK Studios"],
    createdAt: "2026-10-07T12:11:48Z",
    updatedAt: "2026-11-08T18:31:27Z",
  },
  {
    slug: "drift-and-dice",
    name: "Drift & Dice",
    websiteUrl: "https://www.drift-and-dice.example/",
    rating: 3.4,
    reviewCount: 96,
    description:
      "A Kahnawake casino for Canadian players with Interac, three coins and a 25x bonus that is really 50x.",
    review: {
      about:
        "Drift & Dice set up in 2022 with a Kahnawake permit and a largely Canadian clientele. It suits the player who knows precisely what they came for. Others get lost, since offers, rules and limits are spread over five help centers, one per past redesign, and 96 reviewers average 3.4 after finding the wrong one.",
      games:
        "Dice lead, as the name promises: craps with 3-4-5x odds in software, sic bo, and one live craps table between 18:00 and 04:00 Eastern. Twenty-four further live tables are standard issue. The 1,200 slots come with no filter except A to Z, and the RTP figures sit in a help article from 2023.",
      bonuses:
        "The banner says 25x, and the terms add 'of bonus and deposit'. For the full $400 that means $800 times 25, or $20,000, the same as 50x counted the usual way, with a price of about $800 at 96%. Forty spins soften it by a few dollars. Craps and all live games contribute zero.",
      banking:
        "Interac is smooth, with a $10 minimum in either direction and a payout in 80 minutes in our test. Bitcoin, Ethereum and Litecoin are taken too, but every coin withdrawal carries a flat $8 charge, ruinous for small sums. Visa is deposit only. A pending window of 24 hours applies to anything over $300, not counting weekend hours.",
      support:
        "Chat and phone are open from noon to midnight Eastern. The people are better than their documents: both agents we met knew the bonus rule was confusing and offered to cancel it before play. Email took 38 hours and quoted a clause that had been deleted, which the sender conceded in a second letter.",
      mobile:
        "The current design was made for phones and shows it, with two-tap deposits and a decent portrait craps layout. Help pages are where the older ages peek out, opening in tiny frames with desktop menus. Notifications about live table hours proved useful. A session survived our switch from Wi-Fi to mobile data without complaint.",
      security:
        "Kahnawake confirms the permit and hears complaints after fourteen days, through a form we found to be functional. Two-factor login covers withdrawals but, strangely, not sign-in. Identity documents expire after twelve months and must be sent again, with no reminder, so several reviewers learned of it in the middle of a cashout.",
    },
    welcomeBonus: "100% up to $400 + 40 spins",
    bonusAmount: "$400",
    freeSpins: 40,
    minDeposit: "$10",
    wageringRequirement: "25x",
    establishedYear: 2022,
    withdrawalHours: 24,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: true,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["Kahnawake"],
    paymentMethods: ["Interac", "Visa", "Bitcoin", "Ethereum", "Litecoin"],
    pros: ["Smooth Interac in both directions", "Software and live craps", "Candid, helpful agents"],
    cons: [
      "25x applies to bonus and deposit",
      "$8 fee on each coin withdrawal",
      "Rules scattered over five help centers",
      "Slots sorted only by name",
    ],
    gameProviders: ["Evolution", "Microgaming", "iSoftBet", "Pragmatic Play", "BGaming"],
    createdAt: "2026-01-30T02:27:36Z",
    updatedAt: "2026-07-07T15:29:27Z",
  },
  {
    slug: "glasshouse-wager",
    name: "Glasshouse Wager",
    websiteUrl: "https://www.glasshouse-wager.example/",
    rating: 1.9,
    reviewCount: 14,
    description:
      "The lowest score in our directory: no license, no owner we can find, 70x terms. We do not recommend it.",
    review: {
      about:
        "Despite its name, nothing about Glasshouse Wager is transparent. It states no license, company, founding year or street, and a request for any of these was met with a coupon. We do not recommend it to anyone. Fourteen reviewers average 1.9, and the two good reviews were posted four minutes apart.",
      games:
        "The page advertises 5,000 games and lists 340. Slots make up all but a handful, several with win tables that differ from the studio's originals, and a roulette wheel in software gave us no history or rule sheet. When we lost connection during a spin, the round vanished together with its $2 stake.",
      bonuses:
        "Five hundred percent, up to $5,000, is credited whether or not you wanted it, and removing it forfeits your deposit. The condition is 70x on both sums: $420,000 of play after a $1,000 deposit, with $16,800 as its average price. Win anyway, and you may withdraw at most twice your deposit.",
      banking:
        "Visa, Mastercard and Skrill accept $25 or more without a murmur. Going the other way requires a notarized letter, a fee of $60, and a bank statement covering six months. Not one of the fourteen reviewers documents a completed payout. We asked for $40 back in January, and our file is still awaiting a department.",
      support:
        "An email form is all there is, with a promise of 72 hours. Of our five messages two were answered, after six and eleven days, both with the sentence that the matter is under review by finance. The phone number in the header has a digit too few, and has had since we first dialed it.",
      mobile:
        "On a phone the site is poor to the point of being unusable: pages wider than the screen, a cookie notice that cannot be closed, and games that open behind it. We finished registration only by changing to a laptop. There was never an app, although two store badges on the homepage lead back to the homepage.",
      security:
        "An unlicensed operator answers to nobody, and this one acts accordingly. The certificate lapsed for nine days in spring, passwords are mailed in plain text, and there are no limits or exclusion tools to be found. If you have already sent documents, tell your bank; if money, ask the card issuer about a chargeback today.",
    },
    welcomeBonus: "500% up to $5,000",
    bonusAmount: "$5,000",
    freeSpins: 0,
    minDeposit: "$25",
    wageringRequirement: "70x",
    establishedYear: null,
    withdrawalHours: null,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: false,
    mobileOptimized: false,
    licenses: [],
    paymentMethods: ["Visa", "Mastercard", "Skrill"],
    pros: ["Desktop pages load quickly", "Deposits credited at once", "The form does reach someone, eventually"],
    cons: [
      "No license and no named owner",
      "No documented payout",
      "Forced bonus with 70x on bonus and deposit",
      "Passwords sent in plain text",
    ],
    gameProviders: ["iSoftBet", "Pragmatic Play", "Blueprint Gaming", "Quickspin"],
    createdAt: "2026-06-18T05:56:20Z",
    updatedAt: "2026-07-13T01:47:05Z",
  },
];
