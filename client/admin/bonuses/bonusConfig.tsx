/** The admin panel's configuration of bonuses: their list, bulk changes, form, import and export. */
import { Badge, Button } from "@chakra-ui/react";
import type { BonusType } from "../../graphql/schemaTypes.generated";
import type { BulkChange, FilterOption, ListColumn } from "../list/listConfig";
import type { NounConfig } from "../nouns/nounConfig";
import { NameCell } from "../list/NameCell";
import { orNotAvailable } from "../../shared/notAvailable";
import { casinoBonusesPath, paths } from "../../shared/paths";
import { BonusPreview } from "./BonusPreview";
import { toFieldValue } from "../fields/inputValues";
import { bonusFields, type BonusValues } from "./bonusFields";
import { BONUS_TYPE_LABELS } from "../../features/bonuses/bonusTypes";
import {
  BonusExportDocument,
  BonusToEditDocument,
  ManageBonusesDocument,
  createBonusDocument,
  deleteBonusDocument,
  deleteBonusesDocument,
  updateBonusDocument,
  updateBonusesDocument,
  updateBonusesPreviewDocument,
  type ManageBonusesQuery,
} from "./bonus.generated";
import { useFormContext } from "react-hook-form";
import { plural } from "../../shared/plural";
import { showNotice } from "../../shared/toasts";
import { proposeTerms, type ProposedTerms } from "./proposal/proposeTerms";

type BonusNode = ManageBonusesQuery["bonuses"]["edges"][number]["node"];
type ListedBonus = BonusNode & { name: string };

const columns: readonly ListColumn<ListedBonus>[] = [
  {
    id: "name",
    label: "Title",
    orders: ["TITLE_ASC", "TITLE_DESC"],
    cell: ({ name, casino }) => <NameCell detail={casino?.name ?? "No casino"} name={name} />,
  },
  { id: "type", label: "Type", cell: ({ bonusType }) => BONUS_TYPE_LABELS[bonusType] },
  { id: "amount", label: "Amount", isMinor: true, cell: ({ bonusAmount }) => orNotAvailable(bonusAmount) },
  {
    id: "spins",
    label: "Free spins",
    isNumber: true,
    isMinor: true,
    cell: ({ freeSpins }) => orNotAvailable(freeSpins),
  },
  { id: "wagering", label: "Wagering", cell: ({ wageringRequirement }) => orNotAvailable(wageringRequirement) },
  { id: "code", label: "Code", isMinor: true, cell: ({ bonusCode }) => bonusCode && <code>{bonusCode}</code> },
  {
    id: "active",
    label: "Visibility",
    cell: ({ isActive }) => (
      <Badge colorPalette={isActive ? "accent" : undefined}>{isActive ? "Active" : "Inactive"}</Badge>
    ),
  },
];

const types = Object.entries(BONUS_TYPE_LABELS) as [BonusType, string][];

const filters: readonly FilterOption[] = [
  { parameter: "isActive", value: "true", label: "Active", filter: true },
  { parameter: "isActive", value: "false", label: "Inactive", filter: false },
  ...types.map(([value, label]) => ({ parameter: "bonusType", value, label, filter: value })),
];

const bulkChanges: readonly BulkChange<ListedBonus>[] = [
  ...[true, false].map((value) => ({
    label: value ? "Activate" : "Deactivate",
    set: { isActive: value },
    currentLabel: ({ isActive }: ListedBonus) => (isActive ? "Active" : "Inactive"),
    newLabel: value ? "Active" : "Inactive",
  })),
  ...types.map(([value, label]) => ({
    label: `Set type: ${label}`,
    set: { bonusType: value },
    currentLabel: ({ bonusType }: ListedBonus) => BONUS_TYPE_LABELS[bonusType],
    newLabel: label,
  })),
];

/** The public page that lists each type of bonus. Reload bonuses have no such page. */
const typePaths: Partial<Record<BonusType, string>> = {
  NO_DEPOSIT: paths.noDeposit,
  WELCOME: paths.welcomeBonus,
  FREE_SPINS: paths.freeSpins,
  CASHBACK: paths.cashback,
};

const sample: readonly Partial<BonusValues>[] = [
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

export const bonuses: NounConfig<ListedBonus, BonusValues> = {
  noun: "bonus",
  plural: "bonuses",
  catalogueNoun: "BONUS",
  typename: "Bonus",
  nameField: "title",
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
  sample,
};

/** A button that fills in empty offer terms from the bonus's texts. The editor then checks them and saves the form. */
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
