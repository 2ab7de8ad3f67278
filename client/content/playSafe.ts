import type { IconName } from "../ui/Icon";

/**
 * The text of the Play Safe page. Before you change a website or telephone number, check the new one with the
 * organization.
 */

export interface SafetyPoint {
  title: string;
  text: string;
  icon: IconName;
}

export const guidelines: readonly SafetyPoint[] = [
  {
    title: "Set Limits",
    text: "Decide on a spending limit and a time limit before you start, and set both in your account. Never gamble with money that you need for rent, food or debts.",
    icon: "lock",
  },
  {
    title: "Take Breaks",
    text: "Get up every half hour. If a bet still seems like a good idea after ten minutes of fresh air, it was a decision. If not, it was an impulse.",
    icon: "clock",
  },
  {
    title: "Stay Realistic",
    text: "The house has an edge in every game. Think of your losses as the cost of the evening, and never try to win them back.",
    icon: "trend",
  },
  {
    title: "Seek Help",
    text: "Tell someone early. The organizations below help people in your situation every day. Their help is free and confidential.",
    icon: "phone",
  },
];

/** An example of what an hour of play costs, for the 'Stay Realistic' advice. */
export const priceOfAnHour = {
  lines: [
    { label: "Spins per hour, at a typical pace", amount: "400" },
    { label: "Bet per spin", amount: "$0.50" },
    { label: "Total bets", amount: "$200" },
    { label: "Return to player", amount: "96%" },
  ],
  sum: { label: "Average cost per hour", amount: "$8" },
} as const;

export const warningSigns: readonly string[] = [
  "More than once, you have bet more or played longer than you planned.",
  "You come back to try to win your losses back.",
  "You hide how much you gamble, or you lie about it.",
  "You borrow money, sell things or leave bills unpaid to keep gambling.",
  "You need to bet more to feel the same excitement.",
  "You get restless or irritable when you try to stop.",
  "You gamble to escape worry, sadness or problems.",
];

/** The help organizations of a new site. A page uses them if the API does not respond. */
export const helpLinesOfNewSite = [
  {
    organization: "GamCare",
    description:
      "Runs the National Gambling Helpline: free advice by telephone and chat at any hour, for players and for their families and friends.",
    countryCode: "GB",
    countryName: "Great Britain",
    url: "https://www.gamcare.org.uk",
    phone: "0808 8020 133",
    contact: null,
    registerName: null,
    registerUrl: null,
  },
  {
    organization: "Gamblers Anonymous",
    description:
      "A community of people who have stopped gambling and help each other stay away from it. Meetings in many countries and online.",
    countryCode: "US",
    countryName: "United States",
    url: "https://gamblersanonymous.org",
    phone: "1-855-222-5542",
    contact: null,
    registerName: null,
    registerUrl: null,
  },
  {
    organization: "National Council on Problem Gambling",
    description: "Its helpline, 1-800-MY-RESET, connects callers with counselors near them, free and in confidence.",
    countryCode: "US",
    countryName: "United States",
    url: "https://www.ncpgambling.org",
    phone: "1-800-697-3738",
    contact: null,
    registerName: null,
    registerUrl: null,
  },
  {
    organization: "Gambling Help Online",
    description: "Counseling by chat and telephone at any hour, self-help tools, and advice for family and friends.",
    countryCode: "AU",
    countryName: "Australia",
    url: "https://www.gamblinghelponline.org.au",
    phone: "1800 858 858",
    contact: null,
    registerName: null,
    registerUrl: null,
  },
];

export const safetyTools: readonly SafetyPoint[] = [
  {
    title: "Deposit Limits",
    text: "The most you can deposit per day, week or month. If you lower a limit, it usually takes effect immediately. If you raise it, you usually have to wait a day or more, on purpose.",
    icon: "coin",
  },
  {
    title: "Session Limits",
    text: "How long you can stay signed in before the casino sends you a reminder or ends your session. Time passes faster than you think.",
    icon: "clock",
  },
  {
    title: "Self-Exclusion",
    text: "The casino closes your account for months or permanently, and you can't reopen it early. In some countries, one register keeps you out of every licensed casino at once.",
    icon: "shield",
  },
];
