/** The fields of a bonus as the panel's form has them, in its order. */
import { optionsOf, section, type ValuesOf } from "../../shared/forms/fields";
import { defaultsOf } from "../../shared/forms/inputValues";
import * as rules from "../../shared/forms/rules";
import { PARAGRAPH_MAX } from "../../shared/limits";
import { BONUS_TYPE_LABELS } from "./bonusTypes";

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
      kind: "pick",
      label: "Casino",
      rowPath: "casino.id",
      hint: "Type a name. Empty for an offer that is tied to no casino.",
    },
    bonusType: { kind: "choice", label: "Bonus type", options: optionsOf(BONUS_TYPE_LABELS), initial: "WELCOME" },
    bonusAmount: { kind: "line", label: "Bonus amount", placeholder: "$500", check: rules.text("bonus amount") },
    freeSpins: {
      kind: "number",
      label: "Free spins",
      min: 0,
      step: 1,
      hint: "Empty while it is not known.",
      check: rules.count("free spins"),
    },
    bonusCode: {
      kind: "line",
      label: "Bonus code",
      hint: "Empty when none is needed.",
      check: rules.text("bonus code"),
    },
  }),
  ...section("Terms", {
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
  ...section("Visibility", {
    isActive: { kind: "flag", label: "Active", initial: true, hint: "Visitors see active bonuses only." },
  }),
};

export type BonusValues = ValuesOf<typeof bonusFields>;

/** What a new bonus begins with. */
export const bonusDefaults = defaultsOf(bonusFields);
