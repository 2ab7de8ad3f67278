/**
 * The providers, payment methods, and licensing authorities of the sample catalogue. The name is always the first
 * spelling.
 */
import type { PaymentMethodKind } from "../entities/directory.entity.js";

export interface DirectorySeed {
  slug: string;
  name: string;
  /** Other spellings. Case, accents, spaces, and punctuation do not matter. */
  spellings?: string[];
  website: string;
  description: string;
}

export const seedProviders: DirectorySeed[] = [
  {
    slug: "barcrest",
    name: "Barcrest",
    website: "https://www.lnw.com/",
    description:
      "A British slot machine maker that moved into online slots. It's part of Light & Wonder. Rainbow Riches is its best-known game.",
  },
  {
    slug: "bgaming",
    name: "BGaming",
    website: "https://bgaming.com/",
    description:
      "A studio with offices in Malta, known for slots and quick games that crypto casinos like to offer. In many of its games, players can check the results themselves.",
  },
  {
    slug: "big-time-gaming",
    name: "Big Time Gaming",
    spellings: ["BTG"],
    website: "https://bigtimegaming.com/",
    description:
      "An Australian studio that invented Megaways, where the number of ways to win changes with every spin. It licenses the idea to other studios. It's part of Evolution.",
  },
  {
    slug: "blueprint-gaming",
    name: "Blueprint Gaming",
    spellings: ["Blueprint"],
    website: "https://www.blueprintgaming.com/",
    description:
      "A British studio that is part of the Gauselmann group. It makes slots for casinos and pubs, many with a shared progressive jackpot called Jackpot King.",
  },
  {
    slug: "elk-studios",
    name: "ELK Studios",
    spellings: ["ELK"],
    website: "https://www.elk-studios.com/",
    description:
      "A Stockholm studio that designs its slots for phones first. In several of its games, players can buy a feature or follow a betting strategy.",
  },
  {
    slug: "evolution",
    name: "Evolution",
    spellings: ["Evolution Gaming"],
    website: "https://www.evolution.com/",
    description:
      "The largest maker of live dealer games, with studios in several countries. It streams roulette, blackjack, baccarat and game shows. It owns NetEnt and Red Tiger.",
  },
  {
    slug: "ezugi",
    name: "Ezugi",
    website: "https://ezugi.com/",
    description:
      "A live dealer studio with tables in many languages, including games that are popular in India. It's part of Evolution.",
  },
  {
    slug: "greentube",
    name: "Greentube",
    website: "https://www.greentube.com/",
    description:
      "The online division of the Austrian company Novomatic. It brings classic slot machines such as Book of Ra to the web.",
  },
  {
    slug: "hacksaw-gaming",
    name: "Hacksaw Gaming",
    spellings: ["Hacksaw"],
    website: "https://www.hacksawgaming.com/",
    description:
      "A studio that started with scratch cards and now makes volatile slots. Its games typically have large maximum wins and rare bonus rounds.",
  },
  {
    slug: "igt",
    name: "IGT",
    spellings: ["International Game Technology"],
    website: "https://www.igt.com/",
    description:
      "A maker of slot machines and lottery systems with a long history in Nevada. Its games include Cleopatra and Wheel of Fortune.",
  },
  {
    slug: "isoftbet",
    name: "iSoftBet",
    website: "https://www.isoftbet.com/",
    description:
      "A supplier of slots and of a platform for other studios' games. It was founded in London and is now part of IGT.",
  },
  {
    slug: "microgaming",
    name: "Microgaming",
    website: "https://www.microgaming.co.uk/",
    description:
      "One of the first makers of casino software, based on the Isle of Man. It created Mega Moolah. Games Global bought its games in 2022.",
  },
  {
    slug: "netent",
    name: "NetEnt",
    spellings: ["Net Entertainment"],
    website: "https://games.netent.com/",
    description:
      "A Swedish studio whose slots, such as Starburst and Gonzo's Quest, are in most casinos. It's part of Evolution.",
  },
  {
    slug: "nolimit-city",
    name: "Nolimit City",
    website: "https://www.nolimitcity.com/",
    description:
      "A studio known for dark themes and very volatile slots. Its xWays and xNudge features can turn a single win into a large one. It's part of Evolution.",
  },
  {
    slug: "play-n-go",
    name: "Play'n GO",
    website: "https://www.playngo.com/",
    description:
      "An independent Swedish studio that releases new slots nearly every week. Book of Dead and Reactoonz are its best-known games.",
  },
  {
    slug: "playtech",
    name: "Playtech",
    website: "https://www.playtech.com/",
    description:
      "A publicly traded supplier of casino, live dealer and betting software. Age of the Gods is its series of slots with shared jackpots.",
  },
  {
    slug: "pragmatic-play",
    name: "Pragmatic Play",
    website: "https://www.pragmaticplay.com/",
    description:
      "A supplier of slots, live tables and bingo that releases several new games a month. Its most-played games include Sweet Bonanza and Gates of Olympus.",
  },
  {
    slug: "push-gaming",
    name: "Push Gaming",
    website: "https://www.pushgaming.com/",
    description:
      "A London studio that makes only a few slots a year, most of them volatile. It made its name with Jammin' Jars and Razor Shark.",
  },
  {
    slug: "quickspin",
    name: "Quickspin",
    website: "https://quickspin.com/",
    description:
      "A Swedish studio that makes slots with a story and several achievements to earn. It's part of Playtech.",
  },
  {
    slug: "red-tiger",
    name: "Red Tiger",
    spellings: ["Red Tiger Gaming"],
    website: "https://www.redtiger.com/",
    description:
      "A studio whose slots often have daily jackpots that someone must win before the day ends. It's part of Evolution.",
  },
  {
    slug: "relax-gaming",
    name: "Relax Gaming",
    website: "https://relax-gaming.com/",
    description:
      "A studio and distributor with roots in Finland. It makes the Money Train series and distributes games from many small studios.",
  },
  {
    slug: "thunderkick",
    name: "Thunderkick",
    website: "https://www.thunderkick.com/",
    description:
      "A small Stockholm studio that draws every slot by hand. It releases about one game a month. Its games include Esqueleto Explosivo.",
  },
  {
    slug: "yggdrasil",
    name: "Yggdrasil",
    spellings: ["Yggdrasil Gaming"],
    website: "https://www.yggdrasilgaming.com/",
    description:
      "A studio known for detailed animation and its own game mechanics. It also publishes games that partner studios build with its tools.",
  },
];

export const seedPaymentMethods: (DirectorySeed & { kind: `${PaymentMethodKind}` })[] = [
  {
    slug: "apple-pay",
    name: "Apple Pay",
    kind: "card",
    website: "https://www.apple.com/apple-pay/",
    description:
      "You pay with a card stored on your Apple device and confirm with your face, finger or passcode. Most casinos accept it for deposits only.",
  },
  {
    slug: "bank-transfer",
    name: "Bank transfer",
    spellings: ["Wire transfer", "Bank wire"],
    kind: "bank",
    website: "https://www.swift.com/",
    description:
      "A regular transfer between bank accounts. It's good for large amounts, but it takes one to five business days, and some banks charge a fee.",
  },
  {
    slug: "bitcoin",
    name: "Bitcoin",
    spellings: ["BTC"],
    kind: "crypto",
    website: "https://bitcoin.org/",
    description:
      "The first cryptocurrency. A transfer needs one or more confirmations, and each takes about ten minutes. The network fee depends on demand.",
  },
  {
    slug: "ethereum",
    name: "Ethereum",
    spellings: ["ETH", "Ether"],
    kind: "crypto",
    website: "https://ethereum.org/",
    description:
      "The network for the coin ether. Transfers take only minutes to confirm. The fee depends on how busy the network is.",
  },
  {
    slug: "interac",
    name: "Interac",
    spellings: ["Interac e-Transfer"],
    kind: "bank",
    website: "https://www.interac.ca/",
    description:
      "The payment network of Canada's banks. You send an e-Transfer to an email address or phone number, and it often arrives within minutes.",
  },
  {
    slug: "litecoin",
    name: "Litecoin",
    spellings: ["LTC"],
    kind: "crypto",
    website: "https://litecoin.org/",
    description:
      "A coin with lower network fees than Bitcoin and a new block more often, about every two and a half minutes.",
  },
  {
    slug: "mastercard",
    name: "Mastercard",
    kind: "card",
    website: "https://www.mastercard.com/",
    description:
      "A network of credit and debit cards. Deposits are instant. Withdrawals to a card take days, and not every card issuer accepts them.",
  },
  {
    slug: "neteller",
    name: "Neteller",
    kind: "wallet",
    website: "https://www.neteller.com/",
    description:
      "An e-wallet from the Paysafe group that many casinos accept. You can't get some bonuses if you deposit with it.",
  },
  {
    slug: "paypal",
    name: "PayPal",
    kind: "wallet",
    website: "https://www.paypal.com/",
    description:
      "An e-wallet that lets you pay from a balance, a card or a bank account. Casinos can offer it only in countries where they have a local license.",
  },
  {
    slug: "paysafecard",
    name: "Paysafecard",
    kind: "prepaid",
    website: "https://www.paysafecard.com/",
    description:
      "A voucher with a code, sold in stores and online. It's good for small deposits without a bank account. You need another method for withdrawals.",
  },
  {
    slug: "skrill",
    name: "Skrill",
    spellings: ["Moneybookers"],
    kind: "wallet",
    website: "https://www.skrill.com/",
    description:
      "An e-wallet from the Paysafe group. Withdrawals usually arrive within hours. Some bonuses aren't available if you deposit with it.",
  },
  {
    slug: "trustly",
    name: "Trustly",
    kind: "bank",
    website: "https://www.trustly.com/",
    description:
      "You sign in to your bank and pay straight from your account. It works in many European countries, and withdrawals often arrive the same day.",
  },
  {
    slug: "usdt",
    name: "USDT",
    spellings: ["Tether"],
    kind: "crypto",
    website: "https://tether.to/",
    description:
      "A coin from Tether that is meant to be worth one US dollar. It exists on several networks, and the sender and the receiver must use the same one.",
  },
  {
    slug: "visa",
    name: "Visa",
    kind: "card",
    website: "https://www.visa.com/",
    description:
      "A network of credit and debit cards. Deposits are instant. Withdrawals to a card take anywhere from hours to several days, depending on the bank.",
  },
];

export const seedAuthorities: DirectorySeed[] = [
  {
    slug: "alderney",
    name: "Alderney Gambling Control Commission",
    spellings: ["Alderney", "AGCC"],
    website: "https://www.gamblingcontrol.org/",
    description:
      "The regulator of the Channel Island of Alderney, active since 2000. It inspects its licensees' systems and accepts complaints from players.",
  },
  {
    slug: "anjouan",
    name: "Anjouan Gaming",
    spellings: ["Anjouan", "Anjouan Gaming Board"],
    website: "https://anjouangaming.com/",
    description:
      "The licensing authority of the island of Anjouan in the Comoros. Its licenses are quick and cheap to get, and they give players little recourse.",
  },
  {
    slug: "curacao-egaming",
    name: "Curaçao eGaming",
    spellings: ["Curacao", "Curacao Gaming Control Board"],
    website: "https://www.curacao-egaming.com/",
    description:
      "A Curaçao license holder whose license many crypto casinos have used. The island has since switched to direct licenses. Its oversight was long considered light.",
  },
  {
    slug: "estonian-tcb",
    name: "Estonian Tax and Customs Board",
    spellings: ["Estonian TCB", "EMTA"],
    website: "https://www.emta.ee/",
    description:
      "Estonia's tax authority, which also licenses gambling. It publishes its register of license holders and its list of blocked sites.",
  },
  {
    slug: "gibraltar",
    name: "Gibraltar Gambling Commissioner",
    spellings: ["Gibraltar"],
    website: "https://www.gibraltar.gov.gi/finance-gaming-and-regulations/remote-gambling",
    description:
      "Gibraltar's regulator. It has few licensees, most of them large companies. It handles complaints that players couldn't settle with the casino.",
  },
  {
    slug: "isle-of-man",
    name: "Isle of Man Gambling Supervision Commission",
    spellings: ["Isle of Man", "GSC"],
    website: "https://www.gov.im/gambling/",
    description:
      "The regulator of the Isle of Man, founded in 1962. Its licensees must keep players' money separate from their own.",
  },
  {
    slug: "kahnawake",
    name: "Kahnawake Gaming Commission",
    spellings: ["Kahnawake", "KGC"],
    website: "https://gamingcommission.ca/",
    description:
      "The regulator of the Mohawk Territory of Kahnawake in Canada, active since 1996. It publishes a list of its licensees and settles player disputes.",
  },
  {
    slug: "mga",
    name: "Malta Gaming Authority (MGA)",
    spellings: ["MGA", "Malta Gaming Authority", "Malta"],
    website: "https://www.mga.org.mt/",
    description:
      "The regulator of Malta, where many European casinos are based. Its public register shows each license and its status. Players can file complaints with it.",
  },
  {
    slug: "sga",
    name: "Swedish Gambling Authority (SGA)",
    spellings: ["SGA", "Swedish Gambling Authority", "Spelinspektionen"],
    website: "https://www.spelinspektionen.se/",
    description:
      "Sweden's regulator, Spelinspektionen. Its licensees must offer deposit limits, honor a national self-exclusion list and offer only one bonus.",
  },
  {
    slug: "ukgc",
    name: "UK Gambling Commission (UKGC)",
    spellings: ["UKGC", "UK Gambling Commission", "Gambling Commission"],
    website: "https://www.gamblingcommission.gov.uk/",
    description:
      "The regulator of Great Britain, known for strict rules and large fines. Its register is public, and each casino must name an organization that settles disputes.",
  },
];
