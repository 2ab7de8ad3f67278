import type { BonusCard_bonusFragment } from "../../graphql/generated";
import { storedValues } from "../../shared/forms/inputValues";
import { bonusFields, type BonusValues } from "./bonusFields";
import type { CasinoOption } from "./useCasinoOptions";

/** What the card of a bonus would find if the form were saved. */
export function bonusCardRow(values: BonusValues, casino: CasinoOption | null): BonusCard_bonusFragment {
  const bonus = storedValues(bonusFields, values);
  return { ...bonus, __typename: "Bonus", id: "preview", title: bonus.title || "Title", casino };
}
