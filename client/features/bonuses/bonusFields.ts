/** The fields of a bonus as the panel's form has them, in its order. */
import type { BonusType } from "../../graphql/generated";
import type { FieldTable } from "../../shared/forms/fields";
import * as rules from "../../shared/forms/rules";
import { PARAGRAPH_MAX } from "../../shared/limits";
import { BONUS_TYPE_LABELS } from "./bonusTypes";

// A type alias, since an interface would not do as a record of values.
export type BonusValues = {
  title: string;
  /** The id of its casino; empty for an offer of none. */
  casinoId: string;
  bonusType: BonusType;
  bonusAmount: string;
  freeSpins: string;
  minDeposit: string;
  wageringRequirement: string;
  maxWin: string;
  bonusCode: string;
  terms: string;
  isActive: boolean;
};

/** What a new bonus begins with. */
export const bonusDefaults: BonusValues = {
  title: "",
  casinoId: "",
  bonusType: "WELCOME",
  bonusAmount: "",
  freeSpins: "",
  minDeposit: "",
  wageringRequirement: "",
  maxWin: "",
  bonusCode: "",
  terms: "",
  isActive: true,
};

export const bonusFields: FieldTable<BonusValues> = {
  title: {
    kind: "line",
    label: "Title",
    isRequired: true,
    placeholder: "100% up to $500",
    check: rules.requiredText("title"),
  },
  casinoId: { kind: "pick", label: "Casino", hint: "Type a name. Empty for an offer that is tied to no casino." },
  bonusType: {
    kind: "choice",
    label: "Bonus type",
    options: Object.entries(BONUS_TYPE_LABELS).map(([value, label]) => ({ value, label })),
  },
  bonusAmount: { kind: "line", label: "Bonus amount", placeholder: "$500", check: rules.text("bonus amount") },
  freeSpins: {
    kind: "number",
    label: "Free spins",
    min: 0,
    step: 1,
    hint: "Empty while it is not known.",
    check: rules.count("free spins"),
  },
  minDeposit: { kind: "line", label: "Minimum deposit", placeholder: "$10", check: rules.text("minimum deposit") },
  wageringRequirement: {
    kind: "line",
    label: "Wagering requirement",
    placeholder: "35x",
    check: rules.text("wagering requirement"),
  },
  maxWin: { kind: "line", label: "Maximum win", placeholder: "$100", check: rules.text("maximum win") },
  bonusCode: { kind: "line", label: "Bonus code", hint: "Empty when none is needed.", check: rules.text("bonus code") },
  terms: { kind: "text", label: "Terms", check: rules.text("terms", PARAGRAPH_MAX) },
  isActive: { kind: "flag", label: "Active", hint: "Visitors see active bonuses only." },
};
