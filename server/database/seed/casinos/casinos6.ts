import type { CasinoSeed } from "../seedTypes.js";

export const casinos6: CasinoSeed[] = [
  {
    slug: "gullwing-play",
    name: "Gullwing Play",
    websiteUrl: "https://www.gullwing-play.example/",
    rating: 3.8,
    reviewCount: 29,
    description:
      "A 2024 Estonian startup with a small no deposit bonus, a few cryptocurrencies in the cashier and room to grow.",
    review: {
      about:
        "Gullwing Play launched in the fall of 2024 with an Estonian permit and, judging by the stock photos, a small budget. Twenty-nine players have rated it so far. Their notes and ours describe an eager team that often breaks things and quickly fixes them. It broke the cashier twice, on consecutive Fridays.",
      games:
        "You'll find 1,120 slots and a tab of 26 instant games, most of them from BGaming and Hacksaw. Each tile shows volatility as one to five feathers, which is charming once you figure it out. There are no live dealers at all. In software blackjack, bets stay below €200 a hand, so table players will have seen everything by lunch.",
      bonuses:
        "Verify your phone number, and you get a no deposit bonus of 20 spins, worth €2 in total. The winnings carry 35x wagering and a €50 cap. Next is 100% up to €200, also at 35x: €7,000 in bets, which cost about €280. Take the free part, and sleep on the rest.",
      banking:
        "You can deposit from €10 by Bitcoin, Ethereum, Trustly, Visa or Mastercard. The casino converts crypto to euros when it arrives, at a rate held for ten minutes, and pays out the same way. That means you carry no price risk while you play. We got €75 back in 55 minutes by Trustly and in 40 by Ethereum. There are no payouts from 01:00 to 07:00.",
      support:
        "Between 08:00 and midnight, a chat agent answered within four minutes in five of our six tries. The sixth was during an outage, when staff posted plain facts on the status page every half hour. Agents speak Estonian, English and Finnish, and there are answers in Russian to the twenty most common questions.",
      mobile:
        "The team clearly designed for phones: the filters are at thumb height, and the dark theme comes on at sunset. You can install the site from the browser in two taps. In the list view, the feather ratings shrink to dots, so you can't read them. On three slots, rotating the phone mid-bonus restarted the animation but didn't change the result.",
      security:
        "The Estonian register lists the activity license and the separate permit for online play, both under the right company. If you have Smart-ID, you can log in without a password. Deposit and time limits take effect at once. The loss limit counts bonus funds as your own money, so it is stricter than its label says.",
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
    pros: ["20 spins without a deposit", "Crypto rate held for ten minutes", "Honest status page"],
    cons: ["Few table games", "No payouts from 01:00 to 07:00", "Few reviews so far"],
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
      "A polite, high-limit Maltese casino that publishes the rates of its VIP program and has live blackjack up to $10,000.",
    review: {
      about:
        "Sable Stakehouse has catered to bigger bankrolls since 2013 and looks the part, all charcoal and serif type. Unlike most casinos of its kind, it also publishes what loyalty is worth. Its 46 reviewers score it 3.7. Small bettors report polite neglect; big bettors report a phone call on their birthday.",
      games:
        "Among the ninety-six live tables, there are fourteen live blackjack seats with bets up to $10,000. Two of them offer late surrender, a rule worth looking for. In French roulette, you get back half of an even-money bet when zero hits, which makes the edge 1.35%. Slots, about 1,400 of them, are there the way a good restaurant has pasta for the kids.",
      bonuses:
        "The match is 100% up to $500 at 35x the bonus: $17,500 in slot bets, which cost about $700. The VIP program is more interesting. Every Monday, you get 0.05% to 0.25% of your slot bets back in cash, depending on which of the five tiers you are in. The page also shows these rates in dollars per thousand. You lose tiers slowly, one step every ninety days.",
      banking:
        "You can deposit any amount by bank transfer and withdraw up to $50,000 a day. Skrill, Neteller, Visa and Mastercard share a lower limit of $10,000. Deposits start at $20, and there are no fees. Our $640 Skrill withdrawal took three hours. A reviewer's $38,000 wire took two business days and a polite phone interview.",
      support:
        "Chat is open around the clock, and you get a reply in two minutes. From the third tier up, you have your own host, available from 11:00 to 21:00. According to the careers page, hosts earn a flat wage instead of a share of players' losses. We find that more convincing than the leather armchair in the photo above it.",
      mobile:
        "High-limit tables stream at full quality on a phone. You have to confirm bets above $500, and you can lower that threshold to any amount. The VIP statement, a dense table on desktop, becomes a set of readable cards. Our only complaint is the size: our first visit loaded 14 MB, mostly photos of dark wood and brass lamps.",
      security:
        "The Maltese license, the yearly audits and the separation of player money all checked out. Big bettors have to document their income early, and a Dutch provider, named in the privacy notice, stores the file. If you ask for a cooling-off period, your host hears about it too. Hosts may not contact you during that period or for thirty days afterward.",
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
      "Live blackjack up to $10,000, with late surrender",
      "French roulette with a 1.35% edge",
      "Wire payouts up to $50,000 a day",
    ],
    cons: [
      "Welcome bonus costs more than it pays",
      "Little attention for small bettors",
      "14 MB to load on the first visit",
    ],
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
      "A modest Swedish-licensed slots site with one small bonus, bank-ID login and withdrawals that rarely take an hour.",
    review: {
      about:
        "Cloverfield Rooms doesn't say when it was founded, and its company record covers several brands, so we left the year blank. We do know that it has a Swedish license, 150 reviews and the calm tone of a city office. It feels like a library that happens to carry slots, with posted hours and a suggestion box that staff actually answer.",
      games:
        "There are 690 slots, twelve software table games and four network jackpots, with totals shown to the cent. A section called Steady has low-volatility slots, and another has classics such as Mega Joker. Mega Joker pays 99% only in its upper game at the maximum bet, and the description explains that well.",
      bonuses:
        "Swedish law allows one offer, on the first deposit, so this is it: 100% up to €50 and 25 spins. At 15x the bonus, you bet €750, lose maybe €30 and come out €20 ahead. You won't get reloads, loyalty points or Friday emails after that, and some readers may be grateful.",
      banking:
        "Nearly all payments go through Trustly, but you can also use Visa, Mastercard or bank transfer, from €10. Our payouts of €35 and €210 arrived in 12 and 26 minutes on weekday afternoons. If you request one after 22:00, it waits for the morning shift at seven. Weekly deposit limits are mandatory, and the cashier shows how much of yours is left.",
      support:
        "Chat is open in Swedish and English from 09:00 to 22:00, and an agent answers in about three minutes. We asked a question about taxes for foreign players that needed a second look. The answer came by email at 16:40, with a link to the agency's page. Weekends are slower: we waited eight minutes on a Sunday.",
      mobile:
        "Logging in with an identity app takes four seconds, and the first thing you see is your balance. The layout is plain and fast but a little too small: the 12-pixel captions strain your eyes. Games fill the screen properly. They never cover the clock or the three legally required buttons along the top.",
      security:
        "The casino checks Spelpaus, the national self-exclusion register, at each login, and the Spelpaus logo links straight to the form. Your bank confirms your identity, so you don't have to email scans. The regulator lists the license as valid until its next renewal. You can take a 24-hour time-out with one tap from any page, no questions asked.",
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
      "15x wagering that leaves most players ahead",
      "Daytime payouts in under half an hour",
      "No document scans needed",
    ],
    cons: ["No offers after the first", "Small text on phones", "Only 690 slots"],
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
      "An unlicensed crypto site we do not recommend: 65x wagering, an alarming deposit before you can withdraw, and no regulator to turn to.",
    review: {
      about:
        "We do not recommend Bitterroot Casino. It has no license, and the seal in its footer is a picture that links to nothing. The company named below the seal was dissolved in 2023, according to the registry there. Of 31 reviewers, nineteen gave one star, and the kinder twelve mostly describe deposits, not withdrawals.",
      games:
        "You'll see about 1,400 slots with familiar studio names. Nine of the fifteen we opened came from an address that isn't their studio's, so we can't say what RTP they are set to. The rest ran normally. Blackjack and roulette are in-house software, with no rules pages and no published house edge.",
      bonuses:
        "The headline is four hundred percent up to $4,000 with 200 spins. The catch is in clause 14: 65x on bonus and deposit. If you deposit $1,000, you have to bet $325,000 and lose $13,000 on average. Players who finish can cash out no more than $2,000.",
      banking:
        "You can deposit from $20 by Bitcoin, USDT or Ethereum, but not by card. The casino asked eight reviewers to send another 15% to verify their wallet before it would release a payout. Never do this: an honest casino takes fees out of what it owes you. Our own $50 request has been marked 'processing' for 41 days and counting.",
      support:
        "Support answers within minutes when you deposit and within days once you ask for money. The agent, always named Anna, offered us a $100 bonus to cancel our withdrawal, three times in one chat. Our first email to the complaint address bounced. The casino later gave a different address, and that one bounced too.",
      mobile:
        "To be fair, the site works well on a phone, with smooth menus, fast loading and a cashier that scans codes. That kind of polish is cheap these days and proves nothing about the people behind the site. As soon as you arrive, it asks to send notifications. If you agree, you get five offers a day, starting at 06:30.",
      security:
        "Without a license, there is nobody to audit the games, protect your balance or hear your appeal. The site accepts six-character passwords and has no two-factor login. To close your account, you have to ask Anna. Our test account was still getting promotional email 60 days after she confirmed it was closed. Keep your documents to yourself.",
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
    pros: ["Runs smoothly on a phone", "Pages load quickly", "Deposits credited after one confirmation"],
    cons: [
      "No license, and a fake seal",
      "Asks for 15% before paying out",
      "65x wagering on bonus and deposit",
      "Games of doubtful origin",
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
      "A solid Gibraltar casino known for progressive jackpots paid in full, clear jackpot meters and slow but reliable payouts.",
    review: {
      about:
        "Highmoor has been open since 2010. Its head office, its servers and most of its staff are in Gibraltar, and it lists them all by department. The 47 reviews come from two kinds of people: jackpot hunters and people who heard about it from a friend. Both praise the clear terms, and neither has much to say about style.",
      games:
        "The heart of Highmoor is its sixty-three progressive jackpots, sorted by how close each pot is to its average size at payout. The order predicts nothing, as the page admits, but it's honest fun. There are also 1,850 slots, 40 live tables from $1 to $2,500, and a decent section of eleven poker-style games.",
      bonuses:
        "You get 100% up to $200 and 50 spins, with 30x wagering on the bonus only. On a 97.5% slot, the $6,000 in bets costs you $150, so you keep a little; at 96% it costs $240, more than the bonus. Choose carefully. The list of permitted slots has 230 names and, thank goodness, a search box.",
      banking:
        "You can deposit from $10 by Interac, Visa, Mastercard, Skrill, Paysafecard or bank transfer. Approval takes one business day almost to the hour. Ours took 23 h 40 m and 24 h 05 m, and then Interac paid at once. You can withdraw up to $7,500 a week in ordinary winnings. Jackpots are exempt, and you get the whole amount at once, with a letter.",
      support:
        "From 06:00 to 02:00 Gibraltar time, chat agents answer in about two minutes. You can call in four languages or get a callback on the half hour you choose. When we asked how a jackpot claim is checked, a supervisor walked us through all five steps. We didn't even have to ask which step tends to drag.",
      mobile:
        "Jackpot meters tick up on phones just as they do on desktop, and you can set an alert for any pot size. The lobby is one long page, eighteen swipes by our count, but at least the search box stays on screen. Live blackjack takes nine seconds to load over 4G, slower than at similar casinos, but then runs without trouble.",
      security:
        "Gibraltar lists the license as active, without conditions. The casino has insured its jackpots and shows the insurer's name and policy year next to the meters, which we have seen nowhere else. You can turn on two-factor codes by app or text. You can set limits for a day, week or month, each with its own lock.",
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
      "63 progressive jackpots, insured and paid in full",
      "Alerts for jackpot sizes",
      "Searchable list of bonus games",
      "Callbacks on the half hour",
    ],
    cons: [
      "A full day to approve each payout",
      "$7,500 weekly limit on ordinary wins",
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
      "A Maltese newcomer from late 2025 that players haven't reviewed yet. Our notes are below; the score will come from players.",
    review: {
      about:
        "Players haven't reviewed Velour Vista yet, so it has no rating; we would rather leave a blank than guess. Former employees of a lottery supplier formed the company in Malta in 2025. What follows is based on our own account, ten days of play and two withdrawals, and nothing more.",
      games:
        "When we visited, the lobby had 1,310 slots and 37 live tables, including sixteen for blackjack and twelve for roulette. Bets ran from $0.20 to $1,500. You can see the RTP only after you open a game, one step later than we'd like. The ten games we checked all used the highest setting their studios offer in Malta.",
      bonuses:
        "The casino adds 75% of your first deposit, up to €300, so you need to deposit €400 to get it all. At 35x the bonus, you would bet €10,500 and lose about €420 along the way. You get the 30 spins after the wagering, not before it, which the banner doesn't mention.",
      banking:
        "We deposited €50 by Visa, then withdrew €30 to the card and €45 by Trustly. The card took two days, and Trustly took 21 minutes. Skrill is the third option, PayPal is promised for the summer, and the minimum deposit is €10. The published limits are €4,000 a day and €40,000 a month; we haven't tested them yet.",
      support:
        "According to the site, chat is open from 08:00 to midnight Central European time. We contacted support six times and waited one to nine minutes. The replies were accurate except for one about spin timing, and an agent corrected that by email within the hour. A casino this new has no community or public complaint record to check, which is nobody's fault.",
      mobile:
        "The mobile version feels finished. Red curtains part when you open it, mercifully only once. The layout behind them is fast, and bet amounts are big and easy to read. Live tables support picture-in-picture on Android; on iOS, the video pauses if you switch apps. The casino has announced a native app but no date.",
      security:
        "The Maltese authority lists the license as issued in 2025, and the casino says who handles disputes. Verification with a passport took 50 minutes. You see a clock and your net result as you play, you set limits when you sign up, and the privacy notice is short. All it needs now is a longer track record, which takes time.",
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
    pros: ["Trustly payout in 21 minutes in our test", "Top RTP settings in our sample", "Polished mobile version"],
    cons: ["No player reviews yet", "Spins only after wagering", "Only three payment methods"],
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
      "A Kahnawake casino for Canadian players with Interac, three cryptocurrencies and a 25x bonus that is really 50x.",
    review: {
      about:
        "Drift & Dice opened in 2022 with a Kahnawake permit and mostly Canadian players. It's a good fit if you know exactly what you want. Otherwise you'll get lost: offers, rules and limits are spread over five help centers, one for each past redesign. The 96 reviewers give it 3.4 on average, after finding the wrong one.",
      games:
        "As the name promises, dice games come first: software craps with 3-4-5x odds, sic bo, and one live craps table between 18:00 and 04:00 Eastern. The other twenty-four live tables are standard. The only filter for the 1,200 slots is A to Z, and you'll find the RTP figures in a help article from 2023.",
      bonuses:
        "The banner says 25x, and the terms add 'of bonus and deposit'. For the full $400, that means $800 times 25: $20,000 in bets, the same as 50x counted the usual way. At 96%, that costs about $800, and the forty spins win back a few dollars. Craps and live games don't count at all.",
      banking:
        "Interac works smoothly, with a $10 minimum both ways, and we got our payout in 80 minutes. You can also use Bitcoin, Ethereum and Litecoin, but every crypto withdrawal costs a flat $8, which is terrible for small ones. Visa is for deposits only. Payouts over $300 are pending for 24 hours, not counting weekends.",
      support:
        "You can chat or call from noon to midnight Eastern. The people are better than their documents. Both agents we talked to knew the bonus rule was confusing and offered to cancel the bonus before we played. By email, we waited 38 hours for an answer that quoted a deleted clause. The sender admitted it in a second email.",
      mobile:
        "The current design was made for phones, and it shows: you can deposit in two taps, and craps has a decent portrait layout. The help pages show the site's age: they open in tiny frames with desktop menus. We found the notifications about live table hours useful. Our session survived a switch from Wi-Fi to mobile data.",
      security:
        "The regulator in Kahnawake confirms the permit and hears complaints after fourteen days, through a form that worked when we tried it. Two-factor login covers withdrawals but, strangely, not sign-in. Identity documents expire after twelve months, and nobody reminds you to send them again. Several reviewers found out in the middle of a cashout.",
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
    pros: ["Smooth Interac deposits and payouts", "Software and live craps", "Candid, helpful agents"],
    cons: [
      "25x wagering on bonus and deposit",
      "$8 fee on each crypto withdrawal",
      "Rules scattered across five help centers",
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
      "The lowest score in our directory: no license, no owner we can find, and 70x wagering. We do not recommend it.",
    review: {
      about:
        "Despite its name, Glasshouse Wager isn't transparent about anything. It gives no license, company, founding year or street, and when we asked for them, we got a coupon. We do not recommend it to anyone. Its fourteen reviews average 1.9, and the two good ones were posted four minutes apart.",
      games:
        "The site advertises 5,000 games and lists 340. All but a handful are slots, and several have paytables that differ from the studio's originals. The software roulette has no history and no rules page. When we lost our connection during a spin, the round vanished along with our $2 bet.",
      bonuses:
        "You get five hundred percent, up to $5,000, whether you want it or not, and if you remove it, you forfeit your deposit. Wagering is 70x the bonus and deposit: $420,000 in bets for a $1,000 deposit, at an average cost of $16,800. If you win anyway, you can withdraw at most twice your deposit.",
      banking:
        "The casino takes $25 or more by Visa, Mastercard or Skrill, no questions asked. To withdraw, you need a notarized letter, a $60 fee, and a bank statement covering six months. None of the fourteen reviewers documents a completed payout. In January we asked to withdraw $40, and our file is still waiting for a department.",
      support:
        "The only contact is an email form that promises a reply within 72 hours. We sent five messages and got two replies, after six and eleven days. Both said that finance was reviewing the matter. The phone number in the header is one digit short, as it has been since we first dialed it.",
      mobile:
        "On a phone the site is practically unusable: pages wider than the screen, a cookie notice you can't close, and games that open behind it. We had to switch to a laptop to finish registering. There was never an app: the two app store badges on the homepage just link back to the homepage.",
      security:
        "An unlicensed casino answers to nobody, and this one acts like it. Its certificate lapsed for nine days in the spring, it emails passwords in plain text, and we found no limits or self-exclusion tools. If you have sent documents, tell your bank. If you have sent money, ask your card issuer about a chargeback today.",
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
    pros: ["Desktop pages load quickly", "Deposits credited at once", "Someone does answer the form, eventually"],
    cons: [
      "No license and no named owner",
      "No documented payouts",
      "Forced bonus with 70x wagering on bonus and deposit",
      "Passwords sent in plain text",
    ],
    gameProviders: ["iSoftBet", "Pragmatic Play", "Blueprint Gaming", "Quickspin"],
    createdAt: "2026-06-18T05:56:20Z",
    updatedAt: "2026-07-13T01:47:05Z",
  },
];
