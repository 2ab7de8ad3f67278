/** The admin panel's configuration for bonuses: their list, form, import and export. */
import { Button } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import type { BonusType } from "../../graphql/schemaTypes.generated";
import { nounConfig } from "../nouns/nounConfig";
import { casinoBonusesPath, paths } from "../../shared/paths";
import { plural } from "../../shared/format/plural";
import { showNotice } from "../../shared/toasts";
import { toFieldValue } from "../fields/formValues";
import { bonusFields, type BonusValues } from "./bonusFields";
import { bulkChanges, columns, filters, type ListedBonus } from "./bonusList";
import { BonusToEditDocument, createBonusDocument, updateBonusDocument } from "./bonus.generated";
import {
  BonusExportDocument,
  ManageBonusesDocument,
  deleteBonusDocument,
  deleteBonusesDocument,
  updateBonusesDocument,
  updateBonusesPreviewDocument,
} from "./bonusList.generated";
import { proposeTerms, type ProposedTerms } from "./proposal/proposeTerms";
import { useMemo } from "react";
import { BonusCard } from "../../features/bonuses/BonusCard";
import { BonusCard_bonusFragmentDoc, type BonusCard_bonusFragment } from "../../features/bonuses/BonusCard.generated";
import { PreviewScope } from "../editor/PreviewScope";
import { storedValues } from "../fields/inputValues";
import { offerOf } from "./offerOf";
import { useCasinoChoice, type CasinoOption } from "./CasinoCombobox";

/** Previews the bonus's card as visitors will see it. */
function BonusPreview({ values }: { values: BonusValues }) {
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

const bonusSample: readonly Partial<BonusValues>[] = [
  {
    title: "100% up to $200 plus 50 spins",
    bonusAmount: "$200",
    freeSpins: "50",
    minDeposit: "$10",
    wageringRequirement: "30x",
    maxWin: "$1,000",
    bonusCode: "EXAMPLE",
    terms: "Sample row. Replace it with your own bonus and the id of its casino.",
    isActive: false,
  },
  { title: "25 free spins", bonusType: "FREE_SPINS", freeSpins: "25", isActive: false },
];

/** The public page that lists each type of bonus. Reload bonuses have no such page. */
const typePaths: Partial<Record<BonusType, string>> = {
  NO_DEPOSIT: paths.noDeposit,
  WELCOME: paths.welcomeBonus,
  FREE_SPINS: paths.freeSpins,
  CASHBACK: paths.cashback,
};

export const bonuses = nounConfig<ListedBonus, BonusValues>({
  noun: "bonus",
  documents: {
    list: ManageBonusesDocument,
    edit: BonusToEditDocument,
    export: BonusExportDocument,
    create: createBonusDocument,
    update: updateBonusDocument,
    updateMany: updateBonusesDocument,
    updateManyPreview: updateBonusesPreviewDocument,
    delete: deleteBonusDocument,
    deleteMany: deleteBonusesDocument,
  },
  fields: bonusFields,
  columns,
  filters,
  bulkChanges,
  pathOf: ({ isActive, bonusType, casino }) => {
    if (!isActive) return null;
    return casino ? casinoBonusesPath(casino.slug) : (typePaths[bonusType] ?? null);
  },
  isLong: true,
  Preview: BonusPreview,
  sectionTools: { "Offer terms": ProposeTerms },
  importIdentity: "A row with the id of an existing bonus updates that bonus. All other rows add new bonuses.",
  sample: bonusSample,
});

/**
 * A button that fills in empty offer terms, based on the bonus's text. The editor then checks them and saves the form.
 */
function ProposeTerms() {
  const { getValues, setValue } = useFormContext<BonusValues>();

  function handlePropose() {
    const values = getValues();
    const proposed = Object.entries(proposeTerms(values)) as [keyof ProposedTerms, string | number | boolean | null][];
    const missing = proposed.filter(([name, value]) => value !== null && value !== false && !values[name]);
    for (const [name, value] of missing) {
      const proposal = toFieldValue(bonusFields[name], value) as string | boolean;
      setValue(name, proposal, { shouldDirty: true, shouldValidate: true });
    }
    showNotice(
      missing.length > 0
        ? `Filled in ${plural(missing.length, "field")}. Review your changes before you save.`
        : "The text doesn't mention any other terms.",
    );
  }

  return (
    <Button justifySelf="start" onClick={handlePropose} size="sm">
      Fill in from the text above
    </Button>
  );
}
