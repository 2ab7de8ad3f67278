import type { IconName } from "../shared/ui/Icon";

/** What the Play Safe page says, and who helps. Websites and telephone numbers are the organisations' own: check them when you change them. */

export interface SupportOrganisation {
  name: string;
  description: string;
  /** Where its telephone is answered. */
  country: string;
  website: string;
  /** As it is dialled in its country, digits and separators only. */
  phone: string;
}

export interface SafetyPoint {
  title: string;
  text: string;
  icon: IconName;
}

export const guidelines: readonly SafetyPoint[] = [
  {
    title: "Set Limits",
    text: "Decide on an amount and a time before you start, and set both in your account. Money for rent, food or debts is not an amount.",
    icon: "lock",
  },
  {
    title: "Take Breaks",
    text: "Get up every half hour. A decision that is still right after ten minutes of fresh air was a decision; the other kind was an impulse.",
    icon: "clock",
  },
  {
    title: "Stay Realistic",
    text: "The house keeps an edge in every game. Count what you lose as the price of the evening, and never try to win it back.",
    icon: "trend",
  },
  {
    title: "Seek Help",
    text: "Tell somebody early. The people listed below have heard it before, cost nothing, and keep what you tell them to themselves.",
    icon: "phone",
  },
];

/** An hour of play as a sum, so that 'realistic' has a figure. The stake, the pace and the return are an example. */
export const priceOfAnHour = {
  lines: [
    { label: "Spins in an hour, at a usual pace", amount: "400" },
    { label: "Stake for each", amount: "$0.50" },
    { label: "Bets placed", amount: "$200" },
    { label: "Return of the game", amount: "96%" },
  ],
  sum: { label: "Average price of the hour", amount: "$8" },
} as const;

export const warningSigns: readonly string[] = [
  "You bet more than you planned, or for longer, and not for the first time.",
  "You go back to win back what you lost.",
  "You hide from others how much you play, or lie about it.",
  "You borrow, sell things or leave bills unpaid to go on playing.",
  "You need higher stakes to feel the same.",
  "You are restless or irritable when you try to stop.",
  "You play to get away from worry, sadness or trouble.",
];

export const supportOrganisations: readonly SupportOrganisation[] = [
  {
    name: "GamCare",
    description:
      "Runs the National Gambling Helpline: free advice by telephone and chat at any hour, for players and for the people around them.",
    country: "Great Britain",
    website: "https://www.gamcare.org.uk",
    phone: "0808 8020 133",
  },
  {
    name: "Gamblers Anonymous",
    description:
      "A fellowship of people who have stopped gambling and help each other not to start again. Meetings in many countries and online.",
    country: "United States",
    website: "https://gamblersanonymous.org",
    phone: "1-855-222-5542",
  },
  {
    name: "National Council on Problem Gambling",
    description: "Its helpline, 1-800-MY-RESET, puts callers through to counsellors near them, free and in confidence.",
    country: "United States",
    website: "https://www.ncpgambling.org",
    phone: "1-800-697-3738",
  },
  {
    name: "Gambling Help Online",
    description: "Counselling by chat and telephone at any hour, self-help tools, and advice for family and friends.",
    country: "Australia",
    website: "https://www.gamblinghelponline.org.au",
    phone: "1800 858 858",
  },
];

export const safetyTools: readonly SafetyPoint[] = [
  {
    title: "Deposit Limits",
    text: "The most you can pay in, by day, week or month. Lowering one usually works at once; raising one usually takes a day or more, and that is the point of it.",
    icon: "coin",
  },
  {
    title: "Session Limits",
    text: "How long you stay signed in before the casino reminds you or ends the session. The clock runs while you think that it doesn't.",
    icon: "clock",
  },
  {
    title: "Self-Exclusion",
    text: "Closes your account for months or for good, and you can't undo it early. Some countries have one register that shuts every licensed casino at once.",
    icon: "shield",
  },
];
