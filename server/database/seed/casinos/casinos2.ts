import type { CasinoSeed } from "../seedTypes.js";

export const casinos2: CasinoSeed[] = [
  {
    slug: "juniper-reels",
    name: "Juniper Reels",
    websiteUrl: "https://www.juniper-reels.example/",
    rating: 4.7,
    reviewCount: 684,
    description:
      "The place to find high RTP slots: you see every game's return before you open it, and you can sort by it. The licenses are Swedish and Maltese, and the restraint is Swedish.",
    review: {
      about:
        "Three accountants from Gothenburg started Juniper Reels in 2017, and the lobby looks like a well-kept ledger. It has a Swedish license for Sweden and a Maltese one for everywhere else. It grows slowly by choice, with no TV ads and no sponsored jerseys. A remarkable share of its 684 reviews here are fours and fives.",
      games:
        "The column that matters is labeled 'return'; click it, and the 98% classics move to the top. Among the 1,400 slots we found nine versions below 95%, each with a small gray warning. Most games come from NetEnt, Thunderkick, Quickspin and Play'n GO. There is software blackjack with a 0.4% edge, but there are no live dealers.",
      bonuses:
        "You get one welcome bonus, which is all that Swedish law allows: 50% up to $150 and 75 spins. You have sixty days to wager the bonus 20 times. For a $50 bonus, that means $1,000 in bets. On a slot at 97%, the expected cost is $30, so the offer is worth about $20 before the spins. Few of the offers we list do that well.",
      banking:
        "Trustly handles nearly everything, and it paid us in eleven minutes, morning or evening. You can deposit $10 or more by Visa or Mastercard, but payouts go to the bank account you named at verification. Skrill users outside Sweden wait two to four hours. There are no fees and no weekly cap, and you can't cancel a withdrawal.",
      support:
        "Six people answer chat between 07:00 and 23:00 Stockholm time, in Swedish, Finnish, Norwegian or English. They're allowed to say no, and they did so clearly when we asked for an extra bonus. If you complain in writing, you get a decision within five business days. You can read all past decisions, with the names removed, on the site.",
      mobile:
        "You can sort by return on a phone, too, and filter by minimum bet and studio. Where electronic IDs are available, you can sign in with one in ten seconds. We noticed one flaw in three weeks, a receipt page that scrolled sideways. They had fixed it by the time we wrote to report it.",
      security:
        "You must set a weekly limit before your first deposit. The site doesn't suggest an amount or push you toward a high one. It checks the Swedish self-exclusion register at every login and ends your session after three hours. Its audits are public. You can export your personal data with one click, and ours arrived in a readable file.",
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
      "Lobby you can sort by RTP",
      "Welcome offer with positive expected value",
      "Sixty days to finish the wagering",
      "Published complaint decisions",
    ],
    cons: ["No live dealers", "One bonus per customer, ever", "Chat closes at 23:00 Stockholm time"],
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
      "A crypto site for people who bet in cents: no minimum deposit, tables from 10 cents, and a cashier that rounds in your favor.",
    review: {
      about:
        "Most crypto casinos court high rollers. Bitmeadow, open since 2023, went after small players instead and built all its pricing around amounts under $20. In its annual letter to customers, it put the average deposit at $11.40. Sixty-two of those customers have written to us, and most are fond of the place.",
      games:
        "The 1,600 slots come mainly from BGaming and Pragmatic Play, and on 210 of them you can bet one cent a spin. Ezugi and Evolution run 38 live tables, with roulette at 10 cents and blackjack at $1. High rollers won't find much, because most tables have a $200 maximum bet. Jackpot hunters should look elsewhere, too.",
      bonuses:
        "You get 100% up to $50 plus 20 spins, with 25x wagering on the bonus. The amounts are tiny, and so is the damage. If you deposit $10, you must make $250 in bets, which costs around $9 at an average return. The welcome page shows you that exact calculation, which we had never seen a casino do.",
      banking:
        "You can deposit any amount, down to the network's dust limit. The minimum payout is $2 in Litecoin, $5 in USDT and $15 in Bitcoin, because fees would eat up anything smaller. The casino covers the fee for your first transfer each week. Our four tests took 17 minutes on average. Above $4,000 a month, you have to send documents.",
      support:
        "Half of the support happens on a forum: old answers are easy to find, and the staff answers new questions within an hour. For private matters there is chat, open from 06:00 to 22:00 UTC. They took our question about a missing 80 cents as seriously as the one about $800, right down to the apology.",
      mobile:
        "The site is designed for cheap phones and slow connections. A 'light' mode turns off animation and cuts data use in half. Thumbnails load only when you need them. Live streams start at 240p and then get sharper. The only annoyance is that you have to turn off portrait lock yourself for older games.",
      security:
        "The license is from Curaçao, and the site shows the founders' names and photos, which is rarer than it should be. If your balance is above $100, you must use two-factor login. Because many accounts are small, the default weekly deposit limit is $50. To raise it, you fill out a short questionnaire and wait two days.",
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
      "Shows the true cost of its own bonus",
    ],
    cons: ["$200 maximum bet at most tables", "Weak jackpot selection", "$15 minimum for Bitcoin payouts"],
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
      "A casino for Canadians that has survived since 2005 and pays, eventually. Outdated software, harsh bonus terms and nothing for phones keep it in the lower half of our list.",
    review: {
      about:
        "Greystone Wager opened in 2005 with a Kahnawake permit and has been redesigned once since. Its players are Canadian, loyal and aging along with the site. Our 38 reviews all tell the same story: honest games, long waits, and someone named Doreen who straightens it out in the end.",
      games:
        "There are around 480 games, nearly all from Microgaming, still arranged as they were when you had to download a casino. You'll find thirteen kinds of video poker, some with excellent paytables, and a decent number of three-reel slots. The rest feels like a museum: no modern features, few games from after 2019, and not one human dealer.",
      bonuses:
        "Greystone Wager matches three deposits for $750 in total, the first at 100% up to $250. You must wager that first bonus 50 times, which means $12,500 in bets within a week. Only 2% of each video poker bet counts, although video poker is the best reason to play here. We figured we would lose roughly $500, and left the box unchecked.",
      banking:
        "Interac is the sensible choice. Deposits of $20 or more are instant, and withdrawals take three to five days, including 48 hours pending. They offered, in all seriousness, to send us a check by courier. A bank transfer under $1,000 costs $25. You can withdraw up to $4,000 a week, so it takes a while to collect a large win.",
      support:
        "The toll-free number is staffed from 09:00 to 21:00 Eastern and is easily the best part of the operation. Both times we sent an email, we waited two days for an answer. The chat button has said 'back soon' for as long as we have kept notes, which is nineteen months.",
      mobile:
        "This is a bad desktop site squeezed onto a phone. You have to zoom in to read the text, half the games won't open, and the cashier's lower buttons are off the screen. They say that a mobile version is coming. They also said so in 2021.",
      security:
        "You can find the operator in Kahnawake's register, and the dispute office there has settled two of our readers' cases fairly. Connections are encrypted, but passwords can't be longer than twelve characters, and there is no two-factor login. You have to call to set a deposit limit, but they set ours while we were still on the phone.",
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
    pros: ["Helpful toll-free phone line", "Strong video poker paytables", "Two decades of payouts, if slow ones"],
    cons: [
      "50x wagering with seven days to finish",
      "48-hour pending period",
      "Barely usable on a phone",
      "No two-factor login",
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
      "A new Maltese mobile casino with a small no deposit bonus and terms you can read on one screen. It is young, careful and a little short on games.",
    review: {
      about:
        "Quillfeather took its first bet in March 2025. The team that built it had spent a decade supplying software to other casinos. The terms are 1,900 words long, about a fifth of the usual length, and they sound like a person talking. Forty-one reviews are too few to be sure, so we'll revisit the score as that number grows.",
      games:
        "The lobby has 850 games from Push Gaming, Relax Gaming, NetEnt and Big Time Gaming, chosen for short sessions. If you like older classics or niche studios, you'll notice the gaps. All of Evolution's main tables are here, 52 when we looked. Five of them are filmed upright, so you can hold the phone in one hand.",
      bonuses:
        "Register and verify your account, and you get $5 without a deposit. You must wager it 30 times, and you can withdraw up to $50. On your first deposit, you get 100% up to $200 and 40 spins, with wagering of 35x the bonus. Neither requires a code. A meter shows how many dollars you still have to wager. If you cancel, you forfeit the bonus but never your own money.",
      banking:
        "You can deposit $10 or more with Apple Pay, Visa or Trustly in two taps. Our withdrawals took 26 minutes by Trustly and nine hours by Visa. They have promised PayPal, but it isn't here yet. They run a check before your first payout, which took four hours for us. A counter shows your place in line, which is oddly soothing.",
      support:
        "Support works like texting: leave, come back tomorrow, and you continue the conversation with the same person. From 08:00 to midnight, we got a first reply in one to nine minutes. When one question stumped the agent, the product team answered it with a screenshot and a thank-you.",
      mobile:
        "They built the mobile site first and the desktop site later, as you can tell from its wide margins. Your thumb can reach everything, the text follows your phone's size setting, and you can repeat a bet with the volume key. In a month the site froze on us twice, both times in the same jackpot game.",
      security:
        "Quillfeather's Maltese license is a full one, but it only dates from January 2025. By default you sign in with a passkey instead of a password, the best login we tested all year. The limits screen opens automatically after you register. Every hour you get a summary of your time and net result in large type, with the loss shown first.",
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
      "$5 to try the site without a deposit",
      "Plain-language terms of only 1,900 words",
      "Passkey login by default",
      "Portrait tables for one-handed play",
    ],
    cons: ["Only 850 games so far", "Short track record", "No PayPal yet"],
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
      "Our readers' favorite: cash bonuses without wagering, clearly marked high RTP slots, and live blackjack that shows its true odds. Even here, the house wins in the end.",
    review: {
      about:
        "An actuary founded Amber Abacus in 2015. It publishes what other casinos hide: monthly payout percentages, the share of complaints upheld and the average wait for a withdrawal. For two years we compared those figures with our own tests, and they were accurate to the minute. No other casino here has 1,510 reviews and so few grudges.",
      games:
        "Each of the 2,050 slots shows its actual RTP and its estimated cost per hour at your bet size. A $1 spin at 96.5%, for example, says '$21 an hour'. The biggest suppliers are NetEnt, Play'n GO, Red Tiger and Yggdrasil. Evolution's 96 tables have rule cards, and you can play single-deck blackjack with a 0.31% edge from noon to midnight.",
      bonuses:
        "You get back 10% of your net losses in the first week, up to $100, in cash with no wagering. There is no deposit match to tempt you into depositing more. If you lose $300, you get $30 back on the eighth day without asking. Of all the offers on this site, only this one has no cost that we could find.",
      banking:
        "Half of all requests are approved automatically and reach PayPal or a Visa card within 20 minutes. The others took three hours at most. You can also use Trustly and Apple Pay. The minimum is $10 for deposits and withdrawals, and there are no fees. A status page lists the cashier's outages, two in the past year.",
      support:
        "Employees at the head office answer phone calls, chats and email day and night. We typically waited 35 seconds for a chat and got a written summary by email afterward. When they made a mistake on a tax form, they sent us a correction and $20. They didn't even ask us to rate the conversation.",
      mobile:
        "The apps and the website share one design, so everything stays in place when you switch devices. You still see the hourly cost estimate at the top during a game; you can shrink it but not remove it. Live streams are steady on 4G. If we had to complain, it would be about the small type in the transaction list.",
      security:
        "Amber Abacus has Maltese and British licenses and keeps player funds in a trust run by an outside bank. Anyone can download its quarterly test reports. The staff can pause the account of a player who shows signs of harm. They paused 4,112 last year, according to the annual statement. They check your identity at sign-up, usually in the time it takes to photograph a passport.",
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
      "Cashback with no wagering",
      "Estimated cost per hour on each slot",
      "Published payout times and complaint rates",
      "Half of withdrawals approved automatically",
      "In-house support at all hours",
    ],
    cons: ["No deposit match or welcome spins", "Small type in the transaction list"],
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
      "A cheerful Estonian mobile casino with a no deposit bonus of 15 spins. It is pleasant for small bets, but short on support and strict about its €100 cap on winnings.",
    review: {
      about:
        "Paperkite Casino launched in Tallinn in 2022 for people with ten minutes to kill at a bus stop. It's colorful but not loud, and the company is so small that its chief executive signs the newsletters. Eighty-seven reviews average just under four; players who ran into the bonus cap pull the average down.",
      games:
        "There are six hundred games, all picked to load fast. Most come from Yggdrasil, Quickspin and BGaming. There is a daily tournament with a prize pool of €200 to €500. You'll find more scratch cards and bingo than usual. The few roulette and card games are software only and look as if they were added to check a box.",
      bonuses:
        "You get fifteen sign-up spins for nothing but an email address. You must wager the winnings 40 times, and you can withdraw up to €100. Deposit €10 and you get 100% up to €150 and 45 more spins, with wagering of 38x the bonus. You get the last five sign-up spins only if you open all four welcome emails, a trick that costs Paperkite points with us.",
      banking:
        "Players in the Baltics use Trustly, which paid us within the hour in our tests. Everyone else has Visa, Mastercard or Skrill, which take one to three business days. You can deposit €10, but you need €20 to withdraw, so you often end up playing what is left of a small win. Two payouts a month are free, and each one after that costs €1.50.",
      support:
        "Two agents handle chat on weekdays from 10:00 to 20:00 Tallinn time; nobody answers on weekends. Both were kind and frank, and one admitted that the bonus page was out of date. We sent an email on a Saturday and got the answer on Monday at 10:04, so we were probably first in the pile.",
      mobile:
        "Add the site to your home screen from the browser, and it takes up 3 MB and opens in a second. Swipe left or right to change games like channels, and pull down to see your balance. Tournament standings update without draining the battery. There is no tablet layout, so the buttons look lost on big screens.",
      security:
        "The license is from Estonia's Tax and Customs Board, and the number matches the board's list of permits. You can verify your identity in minutes with a national ID card or a video call. Deposit limits work as they should. There is a loss limit, too, but the page shows zero after you save it, which gave us a scare.",
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
      "Fifteen spins for signing up",
      "Opens in a second from the home screen",
      "Quick identity checks by video call",
    ],
    cons: [
      "Free spin winnings capped at €100",
      "No support on weekends",
      "€20 minimum withdrawal",
      "Last spins only if you open emails",
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
      "A steady British site whose daily progressive jackpots must drop by 22:00. The tables are good and the rules are clear, but document checks are slow.",
    review: {
      about:
        "Bookmakers founded Hollow Oak Stakes in 2011. You can tell from the fractional odds, the posted settlement rules and the wry tone of the notices. The casino long ago outgrew the sportsbook, which closed in 2020. In its 77 reviews, players praise the games as often as they grumble about paperwork.",
      games:
        "The main attraction is eleven Red Tiger jackpots, each of which must be won by a deadline; the smallest averages $9,000. There are also 1,700 slots from Blueprint Gaming, NetEnt and others. Evolution and Playtech run 70 live tables in total, including an auction-style roulette show every evening at 20:30.",
      bonuses:
        "Deposit $10 and you get 60 spins at 20 cents each, worth $12 in all. You must wager the winnings 5x before you can withdraw them, which is easy by any measure. The spins expire after 72 hours, though, and Paysafecard deposits don't qualify. You get weekly reload offers only if you opt in, and the setting is off by default.",
      banking:
        "We got our money in five hours by PayPal, fourteen by Visa, and overnight by bank transfer. First, though, you have to send documents. Three in ten readers say they were asked twice, and so were we, for the same statement. Once you're verified, you stay verified. You can withdraw $10 to $20,000 at a time, with no fees.",
      support:
        "Phone support closes at 22:00 and chat at 02:00 London time. The average wait is four minutes, but it can reach fifteen after the jackpots drop, when everybody asks who won. You can't reach the verification team directly, so agents relay messages. That explains the repeated requests, and it would be cheap to fix.",
      mobile:
        "On every page, a bar shows the three jackpots closest to their deadline and the minutes left. Every time we opened the app after a few days away, it took 30 seconds to update. Otherwise it's solid, with stable video, sensible landscape views and a cashier that remembers your last amount.",
      security:
        "Hollow Oak Stakes has a UK Gambling Commission license. Its fund protection is only 'basic', so your balance would not be protected if the company went bankrupt. The site says so plainly. You can get spending alerts on your phone at amounts you choose. Time-outs start at 24 hours, and you can't end one early.",
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
      "Only 5x wagering on free spin winnings",
      "Promotional emails off by default",
    ],
    cons: ["Documents often requested twice", "Only basic fund protection", "Welcome spins expire after 72 hours"],
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
      "A young crypto casino with an Anjouan license: fast transfers, a big headline bonus, and fine print that takes most of it back.",
    review: {
      about:
        "CobaltBit opened in 2023 with a rented platform, a rented game list and a logo of its own. Since then it has fixed the worst parts of its original terms, and we respect that. Its sixty-four reviews have improved, from under three in the first year to nearly four lately.",
      games:
        "The catalogue is a standard set of 2,900 slots. Pragmatic Play, BGaming and Hacksaw Gaming come first because they pay for the position, as an agent cheerfully confirmed. A dozen games return less than 94%, and the site doesn't say so. You can verify crash, mines and dice, and those are a better reason to come.",
      bonuses:
        "The offer is 200% up to $2,000 with 50 spins, but the wagering is 40x on bonus plus deposit. Deposit $100 and you have ten days to make $12,000 in bets. The maximum bet is $5, so you need at least 2,400 of them. Winnings from the offer are capped at ten times your deposit. Skip it.",
      banking:
        "Transfers are its strong suit. USDT arrived in seven minutes and Ethereum in twelve, without review, as long as we withdrew less than $1,500 a day. Bitcoin withdrawals cost a flat $8. Above $10,000 a month, the company may pay you in installments; one reader waited six weeks for $31,000.",
      support:
        "The first three answers come from a bot that guesses, and guesses badly. Keep trying, and you reach a person after ten minutes or so. The agents generally know transfers well but are hopeless with game rules. They gave us two different figures for the withdrawal cap; the lower one was correct.",
      mobile:
        "We have few complaints here. The layout adapts, the lobby remembers your filters, and the house games respond instantly, even on a budget phone. In our first session, the site asked three times to send us promotional notifications. To make it stop, you have to change a setting in your browser, not on the site.",
      security:
        "An Anjouan license won't help you much in a dispute, and there is no outside body to appeal to. You can turn on two-factor login, and you should. Your deposit limit expires after 30 days unless you renew it. To close an account, you must ask in chat, confirm by email, and wait up to 48 hours.",
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
    pros: ["USDT payout in seven minutes", "Verifiable crash and dice games", "Better terms than at launch"],
    cons: [
      "40x wagering on bonus and deposit in ten days",
      "Large wins may be paid in installments",
      "Some slots return less than 94%",
      "Deposit limit expires after 30 days",
    ],
    gameProviders: ["Pragmatic Play", "BGaming", "Hacksaw Gaming", "Relax Gaming", "Nolimit City"],
    createdAt: "2024-12-12T20:21:00Z",
    updatedAt: "2026-10-16T04:39:29Z",
  },
];
