import type { BonusCard_bonusFragment } from "../../graphql/generated";
import type { BonusValues } from "./bonusFields";
import { bonusInput } from "./bonusValues";
import type { CasinoOption } from "./useCasinoOptions";

/** What the card of a bonus would find if the form were saved. */
export function bonusCardRow(values: BonusValues, casino: CasinoOption | null): BonusCard_bonusFragment {
  const { casinoId: _casinoId, isActive: _isActive, ...bonus } = bonusInput(values);
  return { ...bonus, __typename: "Bonus", id: "preview", title: bonus.title || "Title", casino };
}
