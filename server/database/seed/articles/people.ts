/** The editorial desks that articles name as their authors. */
import type { PersonSeed } from "../seedTypes.js";

export const seedPeople: readonly PersonSeed[] = [
  {
    slug: "games-desk",
    name: "Games desk",
    role: "Slots, tables and jackpots",
    bio: "The games desk reads help screens, RTP figures and rules, and writes about what games really cost. It lists only numbers that a provider publishes.",
  },
  {
    slug: "payments-desk",
    name: "Payments desk",
    role: "Deposits and withdrawals",
    bio: "The payments desk writes about how to get money in and out: methods, fees, waiting times and crypto.",
  },
  {
    slug: "licensing-desk",
    name: "Licensing desk",
    role: "Licenses and registers",
    bio: "The licensing desk looks up licenses in the public registers, and explains what a license does and doesn't do for players.",
  },
  {
    slug: "bonus-desk",
    name: "Bonus desk",
    role: "Offers and their terms",
    bio: "The bonus desk reads the terms of every offer to the end and turns them into dollars and cents.",
  },
  {
    slug: "mobile-desk",
    name: "Mobile desk",
    role: "Casinos on phones",
    bio: "The mobile desk checks how well a casino's pages, limits and terms work on a small screen.",
  },
  {
    slug: "safety-desk",
    name: "Safety desk",
    role: "Limits and help",
    bio: "The safety desk writes about limits, self-exclusion and where to find help.",
  },
];
