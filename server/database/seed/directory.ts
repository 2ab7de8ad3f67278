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
      "A British maker of fruit machines that moved into online slots. It belongs to Light & Wonder. Rainbow Riches is its best-known game.",
  },
  {
    slug: "bgaming",
    name: "BGaming",
    website: "https://bgaming.com/",
    description:
      "A studio with offices in Malta, known for slots and quick games that crypto casinos like to list. Players can check many of its results themselves.",
  },
  {
    slug: "big-time-gaming",
    name: "Big Time Gaming",
    spellings: ["BTG"],
    website: "https://bigtimegaming.com/",
    description:
      "An Australian studio that invented Megaways, where the number of ways to win changes with every spin. Other studios license the idea. It belongs to Evolution.",
  },
  {
    slug: "blueprint-gaming",
    name: "Blueprint Gaming",
    spellings: ["Blueprint"],
    website: "https://www.blueprintgaming.com/",
    description:
      "A British studio in the Gauselmann group. It makes slots for casinos and pubs, many with a shared progressive jackpot called Jackpot King.",
  },
  {
    slug: "elk-studios",
    name: "ELK Studios",
    spellings: ["ELK"],
    website: "https://www.elk-studios.com/",
    description:
      "A studio in Stockholm that designs slots for phones first. Several of its games let players buy a feature or follow a betting strategy.",
  },
  {
    slug: "evolution",
    name: "Evolution",
    spellings: ["Evolution Gaming"],
    website: "https://www.evolution.com/",
    description:
      "The largest maker of live dealer games, with studios in several countries. It streams roulette, blackjack, baccarat and game shows. NetEnt and Red Tiger belong to it.",
  },
  {
    slug: "ezugi",
    name: "Ezugi",
    website: "https://ezugi.com/",
    description:
      "A live dealer studio with tables in many languages, including games that are popular in India. It belongs to Evolution.",
  },
  {
    slug: "greentube",
    name: "Greentube",
    website: "https://www.greentube.com/",
    description:
      "The online part of the Austrian group Novomatic. It brings cabinet classics such as Book of Ra to the web.",
  },
  {
    slug: "hacksaw-gaming",
    name: "Hacksaw Gaming",
    spellings: ["Hacksaw"],
    website: "https://www.hacksawgaming.com/",
    description:
      "A studio that began with scratch cards and now makes volatile slots. Large maximum wins and rare bonus rounds are typical of its games.",
  },
  {
    slug: "igt",
    name: "IGT",
    spellings: ["International Game Technology"],
    website: "https://www.igt.com/",
    description:
      "A maker of slot machines and lottery systems with a long history in Nevada. Cleopatra and Wheel of Fortune are among its games.",
  },
  {
    slug: "isoftbet",
    name: "iSoftBet",
    website: "https://www.isoftbet.com/",
    description:
      "A supplier of slots and of a platform that carries other studios' games. It was founded in London and now belongs to IGT.",
  },
  {
    slug: "microgaming",
    name: "Microgaming",
    website: "https://www.microgaming.co.uk/",
    description:
      "One of the first makers of casino software, from the Isle of Man. It created Mega Moolah. Games Global bought its games in 2022.",
  },
  {
    slug: "netent",
    name: "NetEnt",
    spellings: ["Net Entertainment"],
    website: "https://games.netent.com/",
    description:
      "A Swedish studio whose slots, such as Starburst and Gonzo's Quest, are in most casinos. It belongs to Evolution.",
  },
  {
    slug: "nolimit-city",
    name: "Nolimit City",
    website: "https://www.nolimitcity.com/",
    description:
      "A studio known for dark themes and very volatile slots. Its xWays and xNudge features can make single wins large. It belongs to Evolution.",
  },
  {
    slug: "play-n-go",
    name: "Play'n GO",
    website: "https://www.playngo.com/",
    description:
      "An independent Swedish studio that releases slots nearly every week. Book of Dead and Reactoonz are its best-known games.",
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
      "A supplier of slots, live tables and bingo with several new games a month. Sweet Bonanza and Gates of Olympus are among its most-played games.",
  },
  {
    slug: "push-gaming",
    name: "Push Gaming",
    website: "https://www.pushgaming.com/",
    description:
      "A studio in London that makes few slots a year, most of them volatile. Jammin' Jars and Razor Shark made its name.",
  },
  {
    slug: "quickspin",
    name: "Quickspin",
    website: "https://quickspin.com/",
    description:
      "A Swedish studio that makes slots with a story and several achievements to collect. It belongs to Playtech.",
  },
  {
    slug: "red-tiger",
    name: "Red Tiger",
    spellings: ["Red Tiger Gaming"],
    website: "https://www.redtiger.com/",
    description:
      "A studio whose slots often carry daily jackpots, which must be won before the day ends. It belongs to Evolution.",
  },
  {
    slug: "relax-gaming",
    name: "Relax Gaming",
    website: "https://relax-gaming.com/",
    description:
      "A studio and distributor with roots in Finland. It makes the Money Train series and carries games from many small studios.",
  },
  {
    slug: "thunderkick",
    name: "Thunderkick",
    website: "https://www.thunderkick.com/",
    description:
      "A small studio in Stockholm that draws every slot by hand. It publishes about one game a month, Esqueleto Explosivo among them.",
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
      "Pays with a card that is stored in an Apple device and confirmed by face, finger or code. Most casinos take it for deposits only.",
  },
  {
    slug: "bank-transfer",
    name: "Bank transfer",
    spellings: ["Wire transfer", "Bank wire"],
    kind: "bank",
    website: "https://www.swift.com/",
    description:
      "An ordinary transfer between bank accounts. It suits large amounts, but it takes one to five banking days, and some banks charge for it.",
  },
  {
    slug: "bitcoin",
    name: "Bitcoin",
    spellings: ["BTC"],
    kind: "crypto",
    website: "https://bitcoin.org/",
    description:
      "The first cryptocurrency. A transfer needs one or more confirmations of about ten minutes each, and its network fee depends on the demand.",
  },
  {
    slug: "ethereum",
    name: "Ethereum",
    spellings: ["ETH", "Ether"],
    kind: "crypto",
    website: "https://ethereum.org/",
    description:
      "The network of the coin ether. Transfers confirm within minutes. The fee depends on how busy the network is.",
  },
  {
    slug: "interac",
    name: "Interac",
    spellings: ["Interac e-Transfer"],
    kind: "bank",
    website: "https://www.interac.ca/",
    description:
      "The payment network of Canada's banks. An e-Transfer goes to an email address or phone number and often arrives within minutes.",
  },
  {
    slug: "litecoin",
    name: "Litecoin",
    spellings: ["LTC"],
    kind: "crypto",
    website: "https://litecoin.org/",
    description:
      "A coin with shorter intervals between blocks than Bitcoin, about two and a half minutes, and lower network fees.",
  },
  {
    slug: "mastercard",
    name: "Mastercard",
    kind: "card",
    website: "https://www.mastercard.com/",
    description:
      "A network of credit and debit cards. Deposits are immediate. Not every issuer accepts withdrawals to a card, which take days.",
  },
  {
    slug: "neteller",
    name: "Neteller",
    kind: "wallet",
    website: "https://www.neteller.com/",
    description:
      "An electronic wallet of the Paysafe group that many casinos take. Some bonuses exclude deposits that are made with it.",
  },
  {
    slug: "paypal",
    name: "PayPal",
    kind: "wallet",
    website: "https://www.paypal.com/",
    description:
      "An electronic wallet that pays from a balance, a card or a bank account. A casino can offer it only in countries where the casino holds a local license.",
  },
  {
    slug: "paysafecard",
    name: "Paysafecard",
    kind: "prepaid",
    website: "https://www.paysafecard.com/",
    description:
      "A voucher with a code, sold in shops and online. It suits small deposits without a bank account. Withdrawals need another method.",
  },
  {
    slug: "skrill",
    name: "Skrill",
    spellings: ["Moneybookers"],
    kind: "wallet",
    website: "https://www.skrill.com/",
    description:
      "An electronic wallet of the Paysafe group. Withdrawals usually arrive within hours. Some bonuses exclude deposits that are made with it.",
  },
  {
    slug: "trustly",
    name: "Trustly",
    kind: "bank",
    website: "https://www.trustly.com/",
    description:
      "Pays straight from a bank account after the player signs in to the bank. It works in many European countries, and withdrawals often arrive the same day.",
  },
  {
    slug: "usdt",
    name: "USDT",
    spellings: ["Tether"],
    kind: "crypto",
    website: "https://tether.to/",
    description:
      "A coin that is meant to be worth one US dollar, issued by Tether. It exists on several networks, and sender and receiver must use the same one.",
  },
  {
    slug: "visa",
    name: "Visa",
    kind: "card",
    website: "https://www.visa.com/",
    description:
      "A network of credit and debit cards. Deposits are immediate. Withdrawals to the card take from hours to several days, depending on the bank.",
  },
];

export const seedAuthorities: DirectorySeed[] = [
  {
    slug: "alderney",
    name: "Alderney Gambling Control Commission",
    spellings: ["Alderney", "AGCC"],
    website: "https://www.gamblingcontrol.org/",
    description:
      "The regulator of the Channel Island of Alderney, active since 2000. It inspects its licensees' systems and takes complaints from players.",
  },
  {
    slug: "anjouan",
    name: "Anjouan Gaming",
    spellings: ["Anjouan", "Anjouan Gaming Board"],
    website: "https://anjouangaming.com/",
    description:
      "Licenses of the island of Anjouan in the Comoros. They are quick and inexpensive to get, and give players little recourse.",
  },
  {
    slug: "curacao-egaming",
    name: "Curaçao eGaming",
    spellings: ["Curacao", "Curacao Gaming Control Board"],
    website: "https://www.curacao-egaming.com/",
    description:
      "A license holder on Curaçao under which many crypto casinos have run. The island has since moved to direct licenses, and its oversight was long considered light.",
  },
  {
    slug: "estonian-tcb",
    name: "Estonian Tax and Customs Board",
    spellings: ["Estonian TCB", "EMTA"],
    website: "https://www.emta.ee/",
    description:
      "The tax authority of Estonia, which also licenses gambling. Its register of license holders is public, and so is its list of blocked sites.",
  },
  {
    slug: "gibraltar",
    name: "Gibraltar Gambling Commissioner",
    spellings: ["Gibraltar"],
    website: "https://www.gibraltar.gov.gi/finance-gaming-and-regulations/remote-gambling",
    description:
      "The regulator of Gibraltar, with few licensees, most of them large companies. It handles complaints that a casino did not settle.",
  },
  {
    slug: "isle-of-man",
    name: "Isle of Man Gambling Supervision Commission",
    spellings: ["Isle of Man", "GSC"],
    website: "https://www.gov.im/gambling/",
    description:
      "The regulator of the Isle of Man, founded in 1962. Licensees must keep players' money separate from their own.",
  },
  {
    slug: "kahnawake",
    name: "Kahnawake Gaming Commission",
    spellings: ["Kahnawake", "KGC"],
    website: "https://gamingcommission.ca/",
    description:
      "The regulator of the Mohawk Territory of Kahnawake in Canada, active since 1996. It publishes a list of its licensees and settles players' disputes.",
  },
  {
    slug: "mga",
    name: "Malta Gaming Authority (MGA)",
    spellings: ["MGA", "Malta Gaming Authority", "Malta"],
    website: "https://www.mga.org.mt/",
    description:
      "The regulator of Malta, where many European casinos are based. Its public register shows each license and its status, and players can complain to it.",
  },
  {
    slug: "sga",
    name: "Swedish Gambling Authority (SGA)",
    spellings: ["SGA", "Swedish Gambling Authority", "Spelinspektionen"],
    website: "https://www.spelinspektionen.se/",
    description:
      "The regulator of Sweden, called Spelinspektionen. Its licensees must offer deposit limits, respect a national self-exclusion list and offer only one bonus.",
  },
  {
    slug: "ukgc",
    name: "UK Gambling Commission (UKGC)",
    spellings: ["UKGC", "UK Gambling Commission", "Gambling Commission"],
    website: "https://www.gamblingcommission.gov.uk/",
    description:
      "The regulator of Great Britain, known for strict rules and large fines. Its register is public, and each casino must name a body that settles disputes.",
  },
];
