import { link } from "../rules/address.js";
import { choice, flag, moment, optionalChoice, relation } from "../rules/choice.js";
import { ofOneRow } from "../rules/field.js";
import { count, days, match, money, multiple } from "../rules/number.js";
import { currency, line, phrases, requiredLine, text } from "../rules/text.js";
import { textLimits } from "../textLimits.js";
import { noun } from "./noun.js";

export const bonus = noun({
  name: "bonus",
  typename: "Bonus",
  table: "bonuses",
  label: "bonus",
  plural: "bonuses",
  description: "A bonus, with or without a casino.",
  title: "title",
  key: null,
  belongsTo: { noun: "casino", property: "casinoId" },
  visible: { active: "isActive", from: "startsAt", until: "endsAt", untilSort: "endsSort" },
  hasPage: true,
  isEditable: true,
  isInFeed: true,
  hasFacts: true,
  fields: {
    title: ofOneRow(requiredLine("title")),
    casinoId: relation("casino"),
    bonusType: choice("kind of bonus"),
    bonusAmount: line("bonus amount"),
    freeSpins: count("number of free spins"),
    minDeposit: line("minimum deposit"),
    wageringRequirement: line("wagering requirement"),
    maxWin: line("maximum win"),
    bonusCode: line("bonus code"),
    terms: text("terms", textLimits.paragraph),
    isActive: flag("active", true),
    isPrimary: ofOneRow(flag("main offer")),
    matchPercent: match("match"),
    capMinor: money("bonus cap", 1),
    currency: currency("currency"),
    minDepositMinor: money("minimum deposit", 0),
    wageringMultiple: multiple("wagering multiple"),
    wageringBase: optionalChoice("wagering base"),
    maxBetMinor: money("maximum bet", 1),
    maxCashoutMinor: money("maximum cashout", 1),
    isCashoutUncapped: flag("no cashout limit"),
    validDays: days("number of days to wager"),
    claimWithinDays: days("number of days to claim"),
    contributionSlots: count("wagering contribution of slots", 100),
    contributionTableGames: count("wagering contribution of table games", 100),
    contributionLiveGames: count("wagering contribution of live games", 100),
    contributionJackpots: count("wagering contribution of jackpots", 100),
    excludedMethods: phrases("excluded payment methods"),
    isNewCustomersOnly: flag("new customers only"),
    startsAt: moment("start"),
    endsAt: moment("end"),
    termsUrl: link("full terms URL"),
  },
});
