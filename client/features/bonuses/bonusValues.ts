/** A bonus's row as the form's values, and back as the API's input. */
import type { BonusForm_bonusFragment, BonusInput } from "../../graphql/generated";
import { numberOrNull, textOf, textOrNull } from "../../shared/forms/inputValues";
import type { BonusValues } from "./bonusFields";

export function bonusValues(bonus: BonusForm_bonusFragment): BonusValues {
  return {
    title: bonus.title,
    casinoId: bonus.casino?.id ?? "",
    bonusType: bonus.bonusType,
    bonusAmount: textOf(bonus.bonusAmount),
    freeSpins: textOf(bonus.freeSpins),
    minDeposit: textOf(bonus.minDeposit),
    wageringRequirement: textOf(bonus.wageringRequirement),
    maxWin: textOf(bonus.maxWin),
    bonusCode: textOf(bonus.bonusCode),
    terms: textOf(bonus.terms),
    isActive: bonus.isActive,
  };
}

export function bonusInput(values: BonusValues) {
  return {
    title: values.title.trim(),
    casinoId: textOrNull(values.casinoId),
    bonusType: values.bonusType,
    bonusAmount: textOrNull(values.bonusAmount),
    freeSpins: numberOrNull(values.freeSpins),
    minDeposit: textOrNull(values.minDeposit),
    wageringRequirement: textOrNull(values.wageringRequirement),
    maxWin: textOrNull(values.maxWin),
    bonusCode: textOrNull(values.bonusCode),
    terms: textOrNull(values.terms),
    isActive: values.isActive,
  } satisfies BonusInput;
}
