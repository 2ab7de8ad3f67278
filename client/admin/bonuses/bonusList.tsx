/** The admin panel's list of bonuses: its columns, filters and bulk changes. */
import { Badge } from "@chakra-ui/react";
import type { BonusType } from "../../graphql/schemaTypes.generated";
import type { BulkChange, FilterOption, ListColumn } from "../list/listConfig";
import { NameCell } from "../list/NameCell";
import { orNotAvailable } from "../../shared/notAvailable";
import { BONUS_TYPE_LABELS } from "../../features/bonuses/bonusTypes";
import type { ManageBonusesQuery } from "./bonusList.generated";

type BonusNode = ManageBonusesQuery["bonuses"]["edges"][number]["node"];
export type ListedBonus = BonusNode & { name: string };

export const columns: readonly ListColumn<ListedBonus>[] = [
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

export const filters: readonly FilterOption[] = [
  { parameter: "isActive", value: "true", label: "Active", filter: true },
  { parameter: "isActive", value: "false", label: "Inactive", filter: false },
  ...types.map(([value, label]) => ({ parameter: "bonusType", value, label, filter: value })),
];

export const bulkChanges: readonly BulkChange<ListedBonus>[] = [
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
