/** The fields of a bonus in the admin form, in order. */
import type { Field } from "../../../shared/rules/field";
import { nouns } from "../../../shared/nouns/registry";
import { optionsOf, section, type ValuesOf } from "../fields/fields";
import * as input from "../fields/nounFields";
import { BONUS_TYPE_LABELS, WAGERING_BASE_LABELS } from "../../features/bonuses/bonusTypes";

const { fields } = nouns.bonus;

function amount(field: Field<number, "null">, label: string, hint = "") {
  return input.number(field, {
    label,
    hint: `${hint} Enter an amount in the currency above, for example 500 or 2.50.`.trim(),
  });
}

function moment(field: Field<Date>, label: string) {
  const hint = "Enter the time in your time zone. Leave empty for no date.";
  return input.moment(field, { label, hint, fact: "TERMS" });
}

export const bonusFields = {
  ...section("Bonus", {
    title: input.line(fields.title, {
      label: "Title",
      placeholder: "100% up to $500",
    }),
    casinoId: {
      kind: "casino",
      label: "Casino",
      rowPath: "casino.id",
      hint: "Type a name. Leave empty if the bonus isn't tied to a casino.",
    },
    bonusType: { kind: "choice", label: "Bonus type", options: optionsOf(BONUS_TYPE_LABELS), initial: "WELCOME" },
    bonusAmount: input.line(fields.bonusAmount, {
      label: "Bonus amount",
      placeholder: "$500",
      fact: "TERMS",
    }),
    freeSpins: input.number(fields.freeSpins, {
      label: "Free spins",
      hint: "Leave empty if unknown.",
      fact: "TERMS",
    }),
    bonusCode: input.line(fields.bonusCode, {
      label: "Bonus code",
      hint: "Leave empty if no code is needed.",
      fact: "CODE",
    }),
  }),
  ...section(
    "In the casino's words",
    {
      minDeposit: input.line(fields.minDeposit, { label: "Minimum deposit", placeholder: "$10" }),
      wageringRequirement: input.line(fields.wageringRequirement, {
        label: "Wagering requirement",
        placeholder: "35x",
      }),
      maxWin: input.line(fields.maxWin, { label: "Maximum win", placeholder: "$100" }),
    },
    "TERMS",
  ),
  ...section(
    "Terms",
    { terms: input.text(fields.terms, { label: "Terms", hint: "What the terms say, without an opinion." }) },
    "TERMS",
  ),
  ...section("Terms", {
    termsReview: input.text(fields.termsReview, {
      label: "Our reading of the terms",
      hint: "What the terms mean for players, and our opinion about them.",
    }),
  }),
  ...section(
    "Offer terms",
    {
      matchPercent: input.number(fields.matchPercent, {
        label: "Match (%)",
        hint: "Leave empty for a fixed amount.",
      }),
      currency: input.line(fields.currency, {
        label: "Currency",
        placeholder: "USD",
        hint: "Applies to all amounts in this offer.",
      }),
      capMinor: amount(fields.capMinor, "Bonus cap", "The maximum bonus, or the amount of a fixed bonus."),
      minDepositMinor: amount(fields.minDepositMinor, "Minimum deposit amount", "Enter 0 if no deposit is needed."),
      wageringMultiple: input.number(fields.wageringMultiple, {
        label: "Wagering multiple",
        hint: "For example, 35 for 35x. Enter 0 for no wagering.",
      }),
      wageringBase: {
        kind: "choice",
        label: "Wagering applies to",
        options: [{ value: "", label: "Not stated" }, ...optionsOf(WAGERING_BASE_LABELS)],
        initial: "",
      },
      maxBetMinor: amount(fields.maxBetMinor, "Maximum bet", "The largest bet allowed while wagering."),
      maxCashoutMinor: amount(fields.maxCashoutMinor, "Maximum cashout"),
      isCashoutUncapped: input.flag(fields.isCashoutUncapped, {
        label: "No cashout limit",
        hint: "Select this only if the casino says there is no limit.",
      }),
      isBonusRemoved: input.yesOrNo(fields.isBonusRemoved, {
        label: "Bonus removed at withdrawal",
        hint: "Yes if the casino pays out only the winnings.",
      }),
      spinValue: amount(fields.spinValue, "Spins: value of one"),
      spinsWageringMultiple: input.number(fields.spinsWageringMultiple, {
        label: "Spins: wagering multiple",
        hint: "How often winnings from the spins must be wagered. Enter 0 for no wagering. Leave empty if the offer has only spins.",
      }),
      spinsMaxCashout: amount(
        fields.spinsMaxCashout,
        "Spins: maximum cashout",
        "Leave empty if the offer has only spins.",
      ),
      validDays: input.number(fields.validDays, { label: "Days to wager" }),
      claimWithinDays: input.number(fields.claimWithinDays, { label: "Days to claim" }),
      contributionSlots: input.number(fields.contributionSlots, { label: "Wagering contribution of slots (%)" }),
      contributionTableGames: input.number(fields.contributionTableGames, {
        label: "Wagering contribution of table games (%)",
      }),
      contributionLiveGames: input.number(fields.contributionLiveGames, {
        label: "Wagering contribution of live games (%)",
      }),
      contributionJackpots: input.number(fields.contributionJackpots, {
        label: "Wagering contribution of jackpots (%)",
      }),
      excludedMethods: input.tags(fields.excludedMethods, {
        label: "Excluded payment methods",
      }),
      isNewCustomersOnly: input.flag(fields.isNewCustomersOnly, { label: "New customers only" }),
    },
    "TERMS",
  ),
  ...section("Offer terms", {
    termsUrl: input.line(fields.termsUrl, {
      label: "Full terms URL",
      placeholder: "https://casino.example/terms",
    }),
  }),
  ...section("Visibility", {
    startsAt: moment(fields.startsAt, "Starts"),
    endsAt: moment(fields.endsAt, "Ends"),
    isPrimary: input.flag(fields.isPrimary, {
      label: "Main offer",
      isUnique: true,
      hint: "Each casino can have one main offer.",
    }),
    isActive: input.flag(fields.isActive, { label: "Active", hint: "Visitors see only active bonuses." }),
  }),
};

export type BonusValues = ValuesOf<typeof bonusFields>;
