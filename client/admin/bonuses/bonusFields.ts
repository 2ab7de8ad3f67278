/** The fields of a bonus in the admin form, in order. */
import { optionsOf, section, type ValuesOf } from "../fields/fields";
import * as rules from "../fields/rules";
import { PARAGRAPH_MAX } from "../../shared/limits";
import { BONUS_TYPE_LABELS, WAGERING_BASE_LABELS } from "../../features/bonuses/bonusTypes";

/** Defines a field for an amount of money. The form shows major units, such as dollars; the API stores hundredths, such as cents. */
function amount(label: string, min: 0 | 0.01, hint = "", name = label.toLowerCase()) {
  return {
    kind: "number",
    label,
    min,
    step: 0.01,
    isInHundredths: true,
    hint: `${hint} Enter an amount in the currency above, for example 500 or 2.50.`.trim(),
    check: rules.amount(name, min),
  } as const;
}

function days(label: string, name: string) {
  return { kind: "number", label, min: 1, max: 3650, step: 1, check: rules.days(name) } as const;
}

function contribution(games: string) {
  const label = `Wagering contribution of ${games} (%)`;
  return {
    kind: "number",
    label,
    min: 0,
    max: 100,
    step: 1,
    check: rules.count(`wagering contribution of ${games}`, 100),
  } as const;
}

function moment(label: string, name: string) {
  const hint = "Enter the time in your time zone. Leave empty for no date.";
  return { kind: "line", isMoment: true, label, hint, fact: "TERMS", check: rules.moment(name) } as const;
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
      hint: "Type a name. Leave empty if the bonus isn't tied to a casino.",
    },
    bonusType: { kind: "choice", label: "Bonus type", options: optionsOf(BONUS_TYPE_LABELS), initial: "WELCOME" },
    bonusAmount: {
      kind: "line",
      label: "Bonus amount",
      placeholder: "$500",
      fact: "TERMS",
      check: rules.text("bonus amount"),
    },
    freeSpins: {
      kind: "number",
      label: "Free spins",
      min: 0,
      step: 1,
      hint: "Leave empty if unknown.",
      fact: "TERMS",
      check: rules.count("number of free spins"),
    },
    bonusCode: {
      kind: "line",
      label: "Bonus code",
      hint: "Leave empty if no code is needed.",
      fact: "CODE",
      check: rules.text("bonus code"),
    },
  }),
  ...section(
    "In the casino's words",
    {
      minDeposit: { kind: "line", label: "Minimum deposit", placeholder: "$10", check: rules.text("minimum deposit") },
      wageringRequirement: {
        kind: "line",
        label: "Wagering requirement",
        placeholder: "35x",
        check: rules.text("wagering requirement"),
      },
      maxWin: { kind: "line", label: "Maximum win", placeholder: "$100", check: rules.text("maximum win") },
      terms: { kind: "text", label: "Terms", check: rules.text("terms", PARAGRAPH_MAX) },
    },
    "TERMS",
  ),
  ...section(
    "Offer terms",
    {
      matchPercent: {
        kind: "number",
        label: "Match (%)",
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
        hint: "Applies to all amounts in this offer.",
        check: rules.currency("currency"),
      },
      capMinor: amount("Bonus cap", 0.01, "The maximum bonus, or the amount of a fixed bonus."),
      minDepositMinor: amount("Minimum deposit amount", 0, "Enter 0 if no deposit is needed.", "minimum deposit"),
      wageringMultiple: {
        kind: "number",
        label: "Wagering multiple",
        min: 0,
        max: 999.99,
        step: 0.01,
        hint: "For example, 35 for 35x. Enter 0 for no wagering.",
        check: rules.multiple("wagering multiple"),
      },
      wageringBase: {
        kind: "choice",
        label: "Wagering applies to",
        options: [{ value: "", label: "Not stated" }, ...optionsOf(WAGERING_BASE_LABELS)],
        initial: "",
      },
      maxBetMinor: amount("Maximum bet", 0.01, "The largest bet allowed while wagering."),
      maxCashoutMinor: amount("Maximum cashout", 0.01),
      isCashoutUncapped: {
        kind: "flag",
        label: "No cashout limit",
        hint: "Select this only if the casino says there is no limit.",
      },
      validDays: days("Days to wager", "number of days to wager"),
      claimWithinDays: days("Days to claim", "number of days to claim"),
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
    },
    "TERMS",
  ),
  ...section("Offer terms", {
    termsUrl: {
      kind: "line",
      label: "Full terms URL",
      placeholder: "https://casino.example/terms",
      check: rules.link("full terms URL"),
    },
  }),
  ...section("Visibility", {
    startsAt: moment("Starts", "start"),
    endsAt: moment("Ends", "end"),
    isPrimary: {
      kind: "flag",
      label: "Main offer",
      isOfOneRow: true,
      isUnique: true,
      hint: "Each casino can have one main offer.",
    },
    isActive: { kind: "flag", label: "Active", initial: true, hint: "Visitors see only active bonuses." },
  }),
};

export type BonusValues = ValuesOf<typeof bonusFields>;
