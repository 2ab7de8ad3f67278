/** The fields of a bonus in the admin form, in order. */
import { optionsOf, section, type ValuesOf } from "../fields/fields";
import * as rules from "../fields/rules";
import { PARAGRAPH_MAX } from "../../shared/limits";
import { BONUS_TYPE_LABELS, WAGERING_BASE_LABELS } from "../../features/bonuses/bonusTypes";

/** Defines a money field. The API stores amounts in hundredths of the currency. */
function amount(label: string, min: 0 | 0.01, hint = "", name = label.toLowerCase()) {
  return {
    kind: "number",
    label,
    min,
    step: 0.01,
    isInHundredths: true,
    hint: `${hint} In the currency above, such as 500 or 2.50.`.trim(),
    check: rules.amount(name, min),
  } as const;
}

function days(label: string, name: string) {
  return { kind: "number", label, min: 1, max: 3650, step: 1, check: rules.days(name) } as const;
}

function contribution(games: string) {
  const label = `Contribution of ${games} in percent`;
  return {
    kind: "number",
    label,
    min: 0,
    max: 100,
    step: 1,
    check: rules.count(`contribution of ${games}`, 100),
  } as const;
}

function moment(label: string, name: string) {
  const hint = "In UTC. Leave empty if there is none.";
  return { kind: "line", label, placeholder: "2026-12-31T23:59:59Z", hint, check: rules.moment(name) } as const;
}

export const bonusFields = {
  ...section("Bonus", {
    title: {
      kind: "line",
      label: "Title",
      isRequired: true,
      placeholder: "100% up to $500",
      check: rules.requiredText("title"),
    },
    casinoId: {
      kind: "casino",
      label: "Casino",
      rowPath: "casino.id",
      hint: "Type a name. Leave empty for an offer without a casino.",
    },
    bonusType: { kind: "choice", label: "Bonus type", options: optionsOf(BONUS_TYPE_LABELS), initial: "WELCOME" },
    bonusAmount: { kind: "line", label: "Bonus amount", placeholder: "$500", check: rules.text("bonus amount") },
    freeSpins: {
      kind: "number",
      label: "Free spins",
      min: 0,
      step: 1,
      hint: "Leave empty if unknown.",
      check: rules.count("free spins"),
    },
    bonusCode: {
      kind: "line",
      label: "Bonus code",
      hint: "Leave empty if none is needed.",
      check: rules.text("bonus code"),
    },
  }),
  ...section("In the casino's words", {
    minDeposit: { kind: "line", label: "Minimum deposit", placeholder: "$10", check: rules.text("minimum deposit") },
    wageringRequirement: {
      kind: "line",
      label: "Wagering requirement",
      placeholder: "35x",
      check: rules.text("wagering requirement"),
    },
    maxWin: { kind: "line", label: "Maximum win", placeholder: "$100", check: rules.text("maximum win") },
    terms: { kind: "text", label: "Terms", check: rules.text("terms", PARAGRAPH_MAX) },
  }),
  ...section("Offer terms", {
    matchPercent: {
      kind: "number",
      label: "Match in percent",
      min: 0,
      max: 1000,
      step: 0.01,
      hint: "Leave empty for a fixed amount.",
      check: rules.match("match"),
    },
    currency: {
      kind: "line",
      label: "Currency",
      placeholder: "USD",
      hint: "The currency of all the offer's amounts.",
      check: rules.currency("currency"),
    },
    capMinor: amount("Bonus cap", 0.01, "The maximum bonus, or the amount of a fixed bonus."),
    minDepositMinor: amount("Smallest deposit", 0, "0 if no deposit is needed.", "minimum deposit"),
    wageringMultiple: {
      kind: "number",
      label: "Wagering multiple",
      min: 0,
      max: 999.99,
      step: 0.01,
      hint: "How many times. 0 if nothing must be wagered.",
      check: rules.multiple("wagering multiple"),
    },
    wageringBase: {
      kind: "choice",
      label: "Wagering applies to",
      options: [{ value: "", label: "Not stated" }, ...optionsOf(WAGERING_BASE_LABELS)],
      initial: "",
    },
    maxBetMinor: amount("Maximum bet", 0.01, "While the player wagers the bonus."),
    maxCashoutMinor: amount("Maximum cashout", 0.01),
    isCashoutUncapped: { kind: "flag", label: "No cashout limit", hint: "The casino states that there is no limit." },
    validDays: days("Days to wager", "time to wager"),
    claimWithinDays: days("Days to claim", "time to claim"),
    contributionSlots: contribution("slots"),
    contributionTableGames: contribution("table games"),
    contributionLiveGames: contribution("live games"),
    contributionJackpots: contribution("jackpots"),
    excludedMethods: {
      kind: "tags",
      label: "Excluded payment methods",
      check: rules.phrases("excluded payment methods"),
    },
    isNewCustomersOnly: { kind: "flag", label: "New customers only" },
    termsUrl: {
      kind: "line",
      label: "URL of the full terms",
      placeholder: "https://casino.example/terms",
      check: rules.link("address of the full terms"),
    },
  }),
  ...section("Visibility", {
    startsAt: moment("Starts", "start"),
    endsAt: moment("Ends", "end"),
    isPrimary: { kind: "flag", label: "Main offer", hint: "A casino has at most one." },
    isActive: { kind: "flag", label: "Active", initial: true, hint: "Visitors see only active bonuses." },
  }),
};

export type BonusValues = ValuesOf<typeof bonusFields>;
