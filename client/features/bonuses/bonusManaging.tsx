/** How the panel lists bonuses, narrows the list, and changes and deletes many at once. */
import type { ApolloClient } from "@apollo/client";
import { asEditor } from "../../graphql/asEditor";
import { noteWrite } from "../../graphql/catalogueWrites";
import { deleteBonusDocument } from "../../graphql/documents/deleteBonus";
import { deleteBonusesDocument } from "../../graphql/documents/deleteBonuses";
import { ManageBonusesDocument } from "../../graphql/documents/ManageBonuses";
import { updateBonusesDocument } from "../../graphql/documents/updateBonuses";
import type { BonusOrder, BonusType, ManageBonusesQuery } from "../../graphql/generated";
import type { BulkChange, FilterOption, ManagedColumn, Managing } from "../../shared/managing";
import { NameCell } from "../../shared/ui/NameCell";
import { orNotAvailable } from "../../shared/terms";
import { bonusSitePath } from "./bonusSitePath";
import { BONUS_TYPE_LABELS } from "./bonusTypes";

type BonusNode = ManageBonusesQuery["bonuses"]["edges"][number]["node"];
export type ManagedBonus = BonusNode & { name: string };

const columns: readonly ManagedColumn<ManagedBonus>[] = [
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
    cell: ({ isActive }) => <span className={isActive ? "tag tag-ok" : "tag"}>{isActive ? "Active" : "Inactive"}</span>,
  },
];

const types = Object.entries(BONUS_TYPE_LABELS) as [BonusType, string][];

const filters: readonly FilterOption[] = [
  { parameter: "isActive", value: "true", label: "Active", filter: true },
  { parameter: "isActive", value: "false", label: "Inactive", filter: false },
  ...types.map(([value, label]) => ({ parameter: "bonusType", value, label, filter: value })),
];

const bulkChanges: readonly BulkChange<ManagedBonus>[] = [
  ...[true, false].map((value) => ({
    label: value ? "Activate" : "Deactivate",
    set: { isActive: value },
    words: ({ isActive }: ManagedBonus) => (isActive ? "Active" : "Inactive"),
    becomes: value ? "Active" : "Inactive",
  })),
  ...types.map(([value, label]) => ({
    label: `Set type: ${label}`,
    set: { bonusType: value },
    words: ({ bonusType }: ManagedBonus) => BONUS_TYPE_LABELS[bonusType],
    becomes: label,
  })),
];

export function bonusManaging(client: ApolloClient): Managing<ManagedBonus> {
  return {
    noun: "bonus",
    plural: "bonuses",
    columns,
    filters,
    bulkChanges,
    pathOf: ({ isActive, bonusType, casino }) => bonusSitePath({ isActive, bonusType, casinoSlug: casino?.slug }),
    async find({ orderBy, ...request }) {
      const variables = { ...request, orderBy: orderBy as BonusOrder | null };
      const { data } = await client.query({
        query: ManageBonusesDocument,
        variables,
        ...asEditor,
        fetchPolicy: "no-cache",
      });
      const { edges, totalCount, pageInfo } = data!.bonuses;
      return { rows: edges.map(({ node }) => ({ ...node, name: node.title })), totalCount, pageInfo };
    },
    async update(items, set) {
      const { data } = await client.mutate({ mutation: updateBonusesDocument, variables: { items: [...items], set } });
      noteWrite(client.cache);
      return { changeSetId: data?.updateBonuses.changeSetId ?? null };
    },
    async remove(items) {
      const changeSetId = await deleteRows(client, items);
      noteWrite(
        client.cache,
        items.map(({ id }) => ({ __typename: "Bonus", id }) as const),
      );
      return { changeSetId, bonusCount: 0 };
    },
  };
}

type Items = Parameters<Managing<ManagedBonus>["remove"]>[0];

async function deleteRows(client: ApolloClient, items: Items): Promise<string> {
  const [one, ...others] = items;
  if (one && others.length === 0) {
    const { data } = await client.mutate({
      mutation: deleteBonusDocument,
      variables: { id: one.id, version: one.version },
    });
    return data!.deleteBonus.changeSetId;
  }
  const { data } = await client.mutate({ mutation: deleteBonusesDocument, variables: { items: [...items] } });
  return data!.deleteBonuses.changeSetId;
}
