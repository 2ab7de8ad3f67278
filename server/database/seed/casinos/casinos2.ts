import type { CasinoSeed } from "../seedTypes.js";

export const casinos2: CasinoSeed[] = [
  {
    slug: "juniper-reels",
    name: "Juniper Reels",
    websiteUrl: "https://www.juniper-reels.example/",
    rating: 4.7,
    reviewCount: 684,
    description:
      "The place to look for high RTP slots: every game states its return before you open it, and the list sorts by that figure. Swedish and Maltese licenses, Swedish restraint.",
    review: {
      about:
        "Juniper Reels was started in 2017 by three accountants from Gothenburg, and the lobby resembles a well-kept ledger. It carries a Swedish license for Sweden and a Maltese one for the rest. Growth has been slow by choice: no television, no sponsored shirts, 684 reviews here with a remarkable share of fours and fives.",
      games:
        "The column that matters is headed 'return', and clicking it puts the 98% classics on top. Among 1,400 slots we found nine versions below 95%, each wearing a small gray warning. NetEnt, Thunderkick, Quickspin and Play'n GO make up the core. Software blackjack with a 0.4% edge sits in a corner; there is no dealer section.",
      bonuses:
        "One welcome gift, as Swedish law permits: 50% up to $150 and 75 spins, with 20x on the bonus and sixty days to finish. For a $50 bonus that means $1,000 of bets. Choose a slot at 97% and the expected cost is $30, so the offer is worth about $20 before the spins. Few offers we list can say that.",
      banking:
        "Trustly does nearly everything and did it in eleven minutes, evening or morning. Visa and Mastercard are accepted for deposits from $10, with payouts routed back to the bank account named at verification. Skrill users outside Sweden wait two to four hours. There are no charges, no weekly cap, and no way to undo a request.",
      support:
        "Six people answer chat between 07:00 and 23:00 Stockholm time, in Swedish, Finnish, Norwegian or English. They are allowed to say no, and did so clearly when we asked for an extra bonus. Written complaints get a decision within five working days; the record of all decisions, anonymized, can be read on the site.",
      mobile:
        "Sorting by return works on the phone as well, along with filters for minimum stake and studio. Sign-in is by electronic identity where available and takes ten seconds. We noticed one flaw over three weeks, a receipt page that scrolled sideways, and it was fixed by the time we wrote to report it.",
      security:
        "Before the first deposit you must set a weekly limit, with no default offered and no nudge toward a large one. The Swedish exclusion register is consulted at each login, and a three-hour session ends by itself. Audits are public, personal data can be exported in one click, and ours arrived in a readable file.",
    },
    welcomeBonus: "50% up to $150 + 75 spins",
    bonusAmount: "$150",
    freeSpins: 75,
    minDeposit: "$10",
    wageringRequirement: "20x",
    establishedYear: 2017,
    withdrawalHours: 1,
    isFeatured: true,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: false,
    mobileOptimized: true,
    licenses: ["MGA", "SGA"],
    paymentMethods: ["Trustly", "Visa", "Mastercard", "Skrill"],
    pros: [
      "Lobby sorts by return to player",
      "Welcome offer with positive expected value",
      "Sixty days to meet the wagering",
      "Complaint decisions are published",
    ],
    cons: ["No dealer section", "One bonus per customer, ever", "Chat closes at 23:00 Stockholm time"],
    gameProviders: ["NetEnt", "Thunderkick", "Quickspin", "Play'n GO", "ELK Studios", "Relax Gaming", "Yggdrasil"],
    createdAt: "2024-03-02T06:50:00Z",
    updatedAt: "2026-08-07T00:45:30Z",
  },
  {
    slug: "bitmeadow",
    name: "Bitmeadow",
    websiteUrl: "https://www.bitmeadow.example/",
    rating: 4.4,
    reviewCount: 62,
    description:
      "Crypto for people who bet in cents: no minimum deposit, tables from 10 cents, and a cashier that rounds in your favor.",
    review: {
      about:
        "Most coin sites court whales. Bitmeadow, open since 2023, went after the small player instead and built its whole pricing around sums under $20. The average deposit, according to its yearly letter to customers, was $11.40. Sixty-two of those customers have written to us, and the usual verdict is affection.",
      games:
        "Bets go down to a single cent per spin on 210 of the 1,600 slots, which come mainly from BGaming and Pragmatic Play. The dealer rooms come from Ezugi and Evolution: 38 tables, with roulette at 10 cents and blackjack at $1. Big stakes are poorly served, since most seats stop at $200, and jackpot hunters should look elsewhere.",
      bonuses:
        "You receive 100% up to $50 plus 20 spins, with 25x wagering on the bonus. Because the amounts are tiny, so is the damage: matching a $10 deposit takes $250 in bets, around $9 at an average return. The welcome page prints that very calculation, the first time we have seen an operator do so.",
      banking:
        "Send any amount you like, down to the dust limit of the network. Payouts start at $2 in Litecoin, $5 in USDT and $15 in Bitcoin, where fees would otherwise swallow them; the house covers the first transfer of each week. Four tests averaged 17 minutes. Above $4,000 a month, paperwork is requested.",
      support:
        "A forum run by staff does half the work, with old answers easy to find and new ones given inside an hour. Private matters go to chat, open from 06:00 to 22:00 UTC. Our question about a missing 80 cents was taken as seriously as the one about $800, down to the apology.",
      mobile:
        "Designed for cheap phones and slow lines, the site offers a 'light' mode that turns off animation and halves the data used. Thumbnails are drawn only when needed. Dealer streams start at 240p and step up politely. The sole annoyance is that portrait lock must be released by hand for older games.",
      security:
        "The license is from Curaçao, and the founders appear by name with photographs, which is rarer than it ought to be. Balances above $100 require a second factor. Since many accounts are small, the default weekly deposit limit is $50, and raising it takes a two-day wait and a short questionnaire.",
    },
    welcomeBonus: "100% up to $50 + 20 spins",
    bonusAmount: "$50",
    freeSpins: 20,
    minDeposit: "None",
    wageringRequirement: "25x",
    establishedYear: 2023,
    withdrawalHours: 1,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: true,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["Curaçao eGaming"],
    paymentMethods: ["Bitcoin", "Litecoin", "USDT", "Ethereum"],
    pros: [
      "No minimum deposit",
      "Roulette from 10 cents",
      "Default $50 weekly deposit limit",
      "Prints the true cost of its own bonus",
    ],
    cons: ["Most tables stop at $200", "Weak choice of jackpots", "Bitcoin payouts need at least $15"],
    gameProviders: ["BGaming", "Pragmatic Play", "Evolution", "Ezugi", "Relax Gaming"],
    createdAt: "2024-07-09T12:27:00Z",
    updatedAt: "2026-07-24T16:46:09Z",
  },
  {
    slug: "greystone-wager",
    name: "Greystone Wager",
    websiteUrl: "https://www.greystone-wager.example/",
    rating: 3.4,
    reviewCount: 38,
    description:
      "A Canadian-facing survivor from 2005 that pays, eventually. Outdated software, heavy bonus terms and nothing for phones keep it below the middle of our list.",
    review: {
      about:
        "Greystone Wager went up in 2005 under a Kahnawake permit and has been repainted once since. Its audience is Canadian, loyal and aging along with the site. The 38 reviews we hold describe the same experience over and over: honest games, long waits, and someone named Doreen who sorts it out in the end.",
      games:
        "Around 480 titles, nearly all from Microgaming, still arranged as they were in the download era. You will find thirteen kinds of video poker, some with excellent paytables, and a respectable run of three-reel slots. The rest feels like a museum: no modern mechanics, few releases after 2019, and not one human dealer.",
      bonuses:
        "Three deposits are matched for $750 in total, the first at 100% up to $250. At 50x the bonus, that first part implies $12,500 in bets inside a week. Video poker, the best reason to be here, counts 2%. We added up the likely loss, roughly $500, and left the box unchecked.",
      banking:
        "Interac is the sensible route: deposits from $20 are instant and withdrawals take three to five days, two of them spent in a 48-hour pending state. A courier check was offered to us in earnest. A bank transfer under $1,000 costs $25. The weekly maximum of $4,000 makes a large win a long correspondence.",
      support:
        "A toll-free number is staffed from 09:00 to 21:00 Eastern and is easily the best part of the operation. Email took two days in both our trials. The chat button has been labeled 'back soon' for as long as we have kept notes, which is nineteen months.",
      mobile:
        "This is a desktop site squeezed onto a phone, and a poor one. Text has to be pinched larger, half the games refuse to open, and the cashier loses its lower buttons below the edge of the screen. A mobile version is said to be coming. It was also said to be coming in 2021.",
      security:
        "Kahnawake's register lists the operator, and its dispute office has settled two cases from our readers fairly. Connections are encrypted, yet passwords stop at twelve characters and there is no second factor. To set a deposit limit you must call, although the change was made while we were still on the line.",
    },
    welcomeBonus: "100% up to $250 on the first of three deposits",
    bonusAmount: "$250",
    freeSpins: 0,
    minDeposit: "$20",
    wageringRequirement: "50x",
    establishedYear: 2005,
    withdrawalHours: 120,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: false,
    mobileOptimized: false,
    licenses: ["Kahnawake"],
    paymentMethods: ["Visa", "Mastercard", "Interac", "Bank transfer"],
    pros: ["Helpful toll-free telephone line", "Strong video poker paytables", "Two decades of paying, if slowly"],
    cons: [
      "50x wagering with seven days to finish",
      "48-hour pending period",
      "Barely usable on a phone",
      "No second factor at login",
    ],
    gameProviders: ["Microgaming", "Big Time Gaming", "iSoftBet", "Blueprint Gaming"],
    createdAt: "2024-08-06T15:19:00Z",
    updatedAt: "2026-08-30T03:12:41Z",
  },
  {
    slug: "quillfeather",
    name: "Quillfeather",
    websiteUrl: "https://www.quillfeather.example/",
    rating: 4.3,
    reviewCount: 41,
    description:
      "A new Maltese mobile casino that opens with a small no deposit bonus and terms you can read on one screen. Young, careful and a little short of games.",
    review: {
      about:
        "Quillfeather took its first bet in March 2025, built by a team that had spent a decade supplying software to others. The terms run to 1,900 words, about a fifth of the usual length, in sentences a person might speak. Forty-one reviews are too few for certainty, and we will revisit the score as that number grows.",
      games:
        "The lobby starts with 850 titles, chosen for short sessions, from Push Gaming, Relax Gaming, NetEnt and Big Time Gaming. Gaps show if you like older classics or niche studios. Evolution's main tables are all present, 52 when we looked, and five of them have been filmed upright, so you can hold the phone in one hand.",
      bonuses:
        "Register and verify, and $5 arrives without a deposit, with 30x to clear and $50 as the most it can become. A first deposit then earns 100% up to $200 with 40 spins at 35x the bonus. Neither needs a code. A meter shows in dollars what remains to be wagered, and if you cancel, you forfeit the bonus but never your own money.",
      banking:
        "Apple Pay, Visa and Trustly all deposit from $10 in two taps. Going the other way, Trustly took 26 minutes and Visa nine hours; PayPal has been promised and is not here yet. The first payout waits for a check, four hours in our case. A counter shows your place in the queue, which is oddly soothing.",
      support:
        "Messages behave like a texting thread: leave, come back tomorrow, and the conversation continues with the same person. First replies took one to nine minutes from 08:00 to midnight. A question that stumped the agent was passed to the product team, whose answer came with a screenshot and a thank-you.",
      mobile:
        "The phone came first and the desktop page was added later, as you can tell from its wide margins. Everything reachable is within thumb range, text scales with the system setting, and a bet can be repeated by pressing the volume key. Over a month we hit two freezes, both in the same jackpot game.",
      security:
        "Its Maltese license was granted in January 2025, recent but complete. Passkeys replace passwords by default, the best login we tested all year. The limits screen opens automatically after registration, and an hourly summary states time and net result in large type, with the loss shown first.",
    },
    welcomeBonus: "100% up to $200 + 40 spins",
    bonusAmount: "$200",
    freeSpins: 40,
    minDeposit: "$10",
    wageringRequirement: "35x",
    establishedYear: 2025,
    withdrawalHours: 9,
    isFeatured: false,
    isNew: true,
    acceptsCrypto: false,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["MGA"],
    paymentMethods: ["Visa", "Mastercard", "Trustly", "Apple Pay"],
    pros: [
      "$5 to try the site without depositing",
      "Terms of 1,900 words in plain language",
      "Passkey login by default",
      "One-handed portrait tables",
    ],
    cons: ["Only 850 games so far", "Short track record", "PayPal still missing"],
    gameProviders: ["Push Gaming", "Relax Gaming", "NetEnt", "Big Time Gaming", "Evolution"],
    createdAt: "2025-09-18T10:36:00Z",
    updatedAt: "2026-08-02T08:39:36Z",
  },
  {
    slug: "amber-abacus",
    name: "Amber Abacus",
    websiteUrl: "https://www.amber-abacus.example/",
    rating: 4.9,
    reviewCount: 1510,
    description:
      "Our readers' favorite: cash bonuses without wagering, high RTP slots marked as such, and live blackjack with its true odds on display. Even here the house wins in the end.",
    review: {
      about:
        "Founded in 2015 by an actuary, Amber Abacus publishes what other casinos bury: payout percentages by month, the share of complaints upheld, the average wait for a withdrawal. We compared those figures with our own tests for two years and found them honest to the minute. No other name here has 1,510 reviews and so few grudges.",
      games:
        "Each of the 2,050 slots carries its configured return and an estimate of cost per hour at your stake, so a $1 spin at 96.5% reads '$21 an hour'. NetEnt, Play'n GO, Red Tiger and Yggdrasil lead. Evolution's 96 tables come with rule cards, and single-deck blackjack with a 0.31% edge is open from noon to midnight.",
      bonuses:
        "The welcome is 10% of net losses in your first week, up to $100, returned in cash with nothing to wager. There is no match to lure you into a larger deposit. Lose $300 and $30 comes back on the eighth day without your asking. It is the only offer on this site whose cost we could not find.",
      banking:
        "Half of all requests are approved by rule rather than by person, and those reach PayPal or a Visa card within 20 minutes. The remainder took us three hours at worst. Trustly and Apple Pay complete the menu, the minimum is $10 each way, and there are no fees. A status page records cashier outages, two in the past year.",
      support:
        "Phone, chat and mail are all answered by employees at the head office, day and night. A typical chat began after 35 seconds and ended with a written summary by email. When they made a mistake on a tax form, the correction came with $20 and no request to rate the conversation.",
      mobile:
        "Apps and browser share one design, so nothing moves when you change device. The hourly cost estimate follows you into the game, in a line at the top you can shrink but not remove. Streams hold steady on 4G. If pressed for a complaint, we would mention the small print size in the transaction list.",
      security:
        "It has Maltese and British licenses, player funds in a trust administered by an outside bank, and quarterly test reports anyone may download. Staff can pause an account showing signs of harm, and 4,112 were paused last year according to the annual statement. Checks are completed at sign-up, usually in the time it takes to photograph a passport.",
    },
    welcomeBonus: "10% cashback up to $100 in the first week",
    bonusAmount: "$100",
    freeSpins: 0,
    minDeposit: "$10",
    wageringRequirement: "0x",
    establishedYear: 2015,
    withdrawalHours: 3,
    isFeatured: true,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["MGA", "UKGC"],
    paymentMethods: ["Visa", "Mastercard", "PayPal", "Trustly", "Apple Pay"],
    pros: [
      "Cashback with nothing to wager",
      "Estimated cost per hour on each slot",
      "Publishes its payout times and complaint rates",
      "Half of withdrawals approved automatically",
      "In-house help at all hours",
    ],
    cons: ["No deposit match or welcome spins", "Transaction list set in small type"],
    gameProviders: [
      "NetEnt",
      "Play'n GO",
      "Red Tiger",
      "Yggdrasil",
      "Evolution",
      "Big Time Gaming",
      "Thunderkick",
      "Pragmatic Play",
    ],
    createdAt: "2024-02-05T09:00:00Z",
    updatedAt: "2026-08-01T06:25:45Z",
  },
  {
    slug: "paperkite-casino",
    name: "Paperkite Casino",
    websiteUrl: "https://www.paperkite-casino.example/",
    rating: 3.8,
    reviewCount: 87,
    description:
      "A cheerful Estonian mobile casino with a no deposit bonus of 15 spins. Pleasant for small stakes, thin on support and strict about its €100 winnings cap.",
    review: {
      about:
        "Paperkite Casino launched in Tallinn in 2022 and is aimed at people with ten minutes to kill at a bus stop. It is colorful without shouting, and the company is small enough that its chief executive signs the newsletters. Eighty-seven reviews average just under four, held down by tales of the bonus cap.",
      games:
        "Six hundred titles have been picked to load fast. Yggdrasil, Quickspin and BGaming account for most, with a daily tournament whose prize pool runs between €200 and €500. Scratch cards and bingo get more room than usual. The list of roulette and card games is short, software only, and looks like something added to satisfy a checklist.",
      bonuses:
        "Fifteen spins on arrival cost you nothing but an email address, and their winnings carry 40x wagering and a €100 ceiling. Depositing €10 brings 100% to €150 and 45 further spins at 38x the bonus. The last five sign-up spins come only if you open all four welcome emails, a trick that costs it points with us.",
      banking:
        "Baltic players use Trustly, which paid within the hour in our tests. Everyone else has Visa, Mastercard or Skrill, which take one to three banking days. The minimum is €10 to deposit but €20 to withdraw, so the remainder of a small win tends to stay and be played. Two payouts a month are free, and each one after that costs €1.50.",
      support:
        "Two agents share weekday chat from 10:00 to 20:00 Tallinn time; nobody answers on weekends. Both were kind and frank, and one admitted that the bonus page was out of date. Our Saturday email was answered on Monday at 10:04, presumably as the first in the pile.",
      mobile:
        "Added to the home screen from the browser, the site takes up 3 MB and opens in a second. Swiping left or right moves between games like channels, and a pull downward shows the balance. Tournament standings update without draining the battery. There is no tablet layout, so the buttons look lost on big screens.",
      security:
        "Estonia's Tax and Customs Board issues the license, and its list of permits confirms the number. National ID cards or a video call settle verification in minutes. Deposit limits work as they should. There is a loss limit too, though the page shows zero after you save it, which gave us a fright.",
    },
    welcomeBonus: "100% up to €150 + 45 spins",
    bonusAmount: "€150",
    freeSpins: 45,
    minDeposit: "€10",
    wageringRequirement: "38x",
    establishedYear: 2022,
    withdrawalHours: 24,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: false,
    mobileOptimized: true,
    licenses: ["Estonian TCB"],
    paymentMethods: ["Visa", "Mastercard", "Trustly", "Skrill"],
    pros: [
      "Fifteen spins for registering",
      "Opens in a second from the home screen",
      "Quick identity checks by video call",
    ],
    cons: [
      "Free spin winnings capped at €100",
      "No help on weekends",
      "€20 minimum withdrawal",
      "Last spins require opening emails",
    ],
    gameProviders: ["Yggdrasil", "Quickspin", "BGaming", "iSoftBet", "Play'n GO"],
    createdAt: "2024-10-01T11:42:00Z",
    updatedAt: "2026-10-16T19:44:04Z",
  },
  {
    slug: "hollow-oak-stakes",
    name: "Hollow Oak Stakes",
    websiteUrl: "https://www.hollow-oak-stakes.example/",
    rating: 3.8,
    reviewCount: 77,
    description:
      "A steady British site whose daily progressive jackpots must drop by 22:00. Good tables and clear rules, let down by slow document checks.",
    review: {
      about:
        "Bookmakers founded Hollow Oak Stakes in 2011, and bookmakers' habits persist: odds stated as fractions, settlement rules on the wall, a wry tone in the notices. The casino has long since overtaken the sports side, which closed in 2020. Its 77 reviews praise the games and grumble about paperwork in equal measure.",
      games:
        "The attraction is a set of eleven Red Tiger pots, each with a deadline by which it has to be won; the smallest averages $9,000. Around them are 1,700 slots from Blueprint Gaming, NetEnt and others. Dealer games come from Evolution and Playtech, 70 tables in total, including an auction-style roulette broadcast each evening at 20:30.",
      bonuses:
        "Put in $10 and get 60 spins at 20 cents, which is $12 of play, with winnings wagered 5x before they become cash. That is a light condition by any measure. Spins expire after 72 hours, though, and deposits by Paysafecard do not qualify. Weekly reload offers arrive by opt-in only, and the switch is off by default.",
      banking:
        "PayPal withdrawals cleared in five hours, Visa in fourteen, and bank transfer overnight. Before that comes the document stage, where three readers in ten report a second request; we were asked twice for the same statement. Once an account is through, it stays through. Each request can be for $10 to $20,000, and nothing is deducted.",
      support:
        "Telephone help closes at 22:00, chat at 02:00 London time. Waits average four minutes and stretch to fifteen after the jackpots drop, when everybody asks who won. The verification team cannot be reached directly, so agents relay messages; that explains the repeats, and it would be cheap to fix.",
      mobile:
        "A sticky strip shows the three pots nearest their deadline, with minutes remaining, wherever you are on the site. The app took 30 seconds to update itself every time we opened it after a few days away. Otherwise it is sound: stable video, sensible landscape views, and a cashier that remembers your last amount.",
      security:
        "The operator answers to the UK Gambling Commission and uses the 'basic' tier of fund protection, which means balances would not be ring-fenced in insolvency. It says so plainly. Spending alerts can be sent to your phone at thresholds you choose, and time-outs start at 24 hours with no option to end them early.",
    },
    welcomeBonus: "60 spins for a $10 deposit",
    bonusAmount: "$12",
    freeSpins: 60,
    minDeposit: "$10",
    wageringRequirement: "5x",
    establishedYear: 2011,
    withdrawalHours: 14,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: false,
    hasLiveGames: true,
    mobileOptimized: true,
    licenses: ["UKGC"],
    paymentMethods: ["Visa", "Mastercard", "PayPal", "Paysafecard", "Bank transfer"],
    pros: [
      "Eleven jackpots with fixed deadlines",
      "Only 5x on free spin winnings",
      "Promotional mail is off by default",
    ],
    cons: ["Documents often requested twice", "Basic tier of fund protection", "Welcome spins expire after 72 hours"],
    gameProviders: ["Red Tiger", "Blueprint Gaming", "NetEnt", "Evolution", "Playtech", "Big Time Gaming"],
    createdAt: "2024-06-25T18:04:00Z",
    updatedAt: "2026-10-07T05:16:45Z",
  },
  {
    slug: "cobaltbit",
    name: "CobaltBit",
    websiteUrl: "https://www.cobaltbit.example/",
    rating: 3.6,
    reviewCount: 64,
    description:
      "A young crypto casino on an Anjouan license: quick transfers, a big headline bonus, and small print that takes most of it back.",
    review: {
      about:
        "CobaltBit appeared in 2023 with a rented platform, a rented game list and a logo of its own. Since then it has fixed the worst faults of its original terms, and we respect that. Sixty-four reviews show a drift upward, from under three in the opening year to nearly four of late.",
      games:
        "What you see is a stock catalogue of 2,900 slots, with Pragmatic Play, BGaming and Hacksaw Gaming at the front because they pay for the position, as an agent cheerfully confirmed. A dozen titles run below 94% without saying so. Crash, mines and dice are verifiable, and those are the better reason to come.",
      bonuses:
        "The offer is 200% up to $2,000 with 50 spins, and then come the sums: 40x on bonus plus deposit. Deposit $100 and you must bet $12,000 in ten days, at no more than $5 a time, which is 2,400 bets at the limit. Winnings from the offer are capped at ten times the deposit. Skip it.",
      banking:
        "Transfers are the strong suit. USDT went out in seven minutes and Ethereum in twelve, without review, as long as the total for the day stayed under $1,500. Bitcoin carries a flat $8 fee. Beyond $10,000 a month the company reserves the right to pay in installments, and one reader waited six weeks for $31,000.",
      support:
        "The first three answers come from software that guesses, and guesses badly. Persist, and a person appears after ten minutes or so, generally well informed about transfers but hopeless on game rules. We were given two different figures for the withdrawal cap; the lower one was correct.",
      mobile:
        "Few complaints here. The layout adapts, the lobby remembers your filters, and the house games respond to a tap without lag even on a budget phone. Push messages about promotions are requested three times in the first session, and the toggle to stop asking is in the browser, not the site.",
      security:
        "An Anjouan license offers players little in a quarrel, and there is no outside body to appeal to. Two-factor login can be switched on and should be. The deposit limit resets to unlimited after 30 days unless renewed. To close an account, you must ask in chat, confirm by email, and wait up to 48 hours.",
    },
    welcomeBonus: "200% up to $2,000 + 50 spins",
    bonusAmount: "$2,000",
    freeSpins: 50,
    minDeposit: "$20",
    wageringRequirement: "40x",
    establishedYear: 2023,
    withdrawalHours: 1,
    isFeatured: false,
    isNew: false,
    acceptsCrypto: true,
    hasLiveGames: false,
    mobileOptimized: true,
    licenses: ["Anjouan"],
    paymentMethods: ["Bitcoin", "Ethereum", "USDT"],
    pros: ["USDT out in seven minutes", "Verifiable crash and dice games", "Terms have improved since launch"],
    cons: [
      "40x on bonus and deposit in ten days",
      "Large wins may be paid in installments",
      "Some slots run below 94%",
      "Deposit limit lapses after 30 days",
    ],
    gameProviders: ["Pragmatic Play", "BGaming", "Hacksaw Gaming", "Relax Gaming", "Nolimit City"],
    createdAt: "2024-12-12T20:21:00Z",
    updatedAt: "2026-10-16T04:39:29Z",
  },
];
