import { useMemo } from "react";
import { BonusCard } from "../../features/bonuses/BonusCard";
import { BonusCard_bonusFragmentDoc, type BonusCard_bonusFragment } from "../../features/bonuses/BonusCard.generated";
import { PreviewScope } from "../editor/PreviewScope";
import { storedValues } from "../fields/inputValues";
import { bonusFields, type BonusValues } from "./bonusFields";
import { offerOf } from "./offerOf";
import { useCasinoChoice, type CasinoOption } from "./CasinoCombobox";

/** Previews the bonus's card as visitors will see it. */
export function BonusPreview({ values }: { values: BonusValues }) {
  const casino = useCasinoChoice(values.casinoId);
  const row = useMemo(() => bonusCardRow(values, casino), [values, casino]);
  return (
    <PreviewScope fragment={BonusCard_bonusFragmentDoc} fragmentName="BonusCard_bonus" row={row}>
      {(bonus) => <BonusCard bonus={bonus} isFirstRow />}
    </PreviewScope>
  );
}

/** Returns the data that the card would show if the editor saved the form. */
function bonusCardRow(values: BonusValues, casino: CasinoOption | null): BonusCard_bonusFragment {
  const bonus = storedValues(bonusFields, values);
  return { ...bonus, __typename: "Bonus", id: "preview", title: bonus.title || "Title", casino, offer: offerOf(bonus) };
}
