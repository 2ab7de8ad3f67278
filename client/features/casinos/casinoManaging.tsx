/** How the panel lists casinos, narrows the list, and changes and deletes many at once. */
import type { ApolloClient } from "@apollo/client";
import { asEditor } from "../../graphql/asEditor";
import { noteWrite } from "../../graphql/catalogueWrites";
import { deleteCasinoDocument } from "../../graphql/documents/deleteCasino";
import { deleteCasinosDocument } from "../../graphql/documents/deleteCasinos";
import { ManageCasinosDocument } from "../../graphql/documents/ManageCasinos";
import { updateCasinosDocument } from "../../graphql/documents/updateCasinos";
import type { CasinoOrder, ManageCasinosQuery } from "../../graphql/generated";
import type { BulkChange, FilterOption, ManagedColumn, Managing } from "../../shared/managing";
import { casinoBonusListPath, casinoPath } from "../../shared/paths";
import { plural } from "../../shared/plural";
import { CasinoLogo } from "../../shared/ui/CasinoLogo";
import { Link } from "../../shared/ui/Link";
import { NameCell } from "../../shared/ui/NameCell";
import { CasinoFlags } from "./CasinoFlags";
import { casinoFlags } from "./casinoFlags";

export type ManagedCasino = ManageCasinosQuery["casinos"]["edges"][number]["node"];

const columns: readonly ManagedColumn<ManagedCasino>[] = [
  {
    id: "name",
    label: "Name",
    orders: ["NAME_ASC", "NAME_DESC"],
    cell: ({ name, slug, logoUrl }) => (
      <NameCell detail={slug} name={name} picture={<CasinoLogo logoUrl={logoUrl} name={name} size={32} />} />
    ),
  },
  {
    id: "rating",
    label: "Rating",
    isNumber: true,
    orders: ["RATING_DESC", "RATING_ASC"],
    cell: ({ rating }) => (rating === 0 ? "—" : rating.toFixed(1)),
  },
  { id: "trust", label: "Trust", isNumber: true, cell: ({ trustScore }) => trustScore.score },
  {
    id: "reviews",
    label: "Reviews",
    isNumber: true,
    orders: ["REVIEW_COUNT_DESC", "REVIEW_COUNT_ASC"],
    cell: ({ reviewCount }) => reviewCount.toLocaleString("en-US"),
  },
  {
    id: "established",
    label: "Established",
    isNumber: true,
    isMinor: true,
    orders: ["ESTABLISHED_DESC", "ESTABLISHED_ASC"],
    cell: ({ establishedYear }) => establishedYear ?? "—",
  },
  {
    id: "bonuses",
    label: "Bonuses",
    isNumber: true,
    cell: ({ id, name, bonusCount }) => (
      // No tab stop of its own, or a page of rows would have a hundred. The casino's form has the same link.
      <Link
        aria-label={`${plural(bonusCount, "bonus", "bonuses")} of ${name}`}
        tabIndex={-1}
        to={casinoBonusListPath(id)}
      >
        {bonusCount}
      </Link>
    ),
  },
  {
    id: "flags",
    label: "Flags",
    cell: ({ isFeatured, ...casino }) => (
      <CasinoFlags
        flags={[
          ...(isFeatured ? [{ label: "Featured", tone: "gold" } as const] : []),
          ...casinoFlags({ ...casino, establishedYear: null }),
        ]}
      />
    ),
  },
];

const flagWords = [
  ["isFeatured", "Featured", "Not featured"],
  ["isNew", "New", "Not new"],
  ["acceptsCrypto", "Accepts crypto", "No crypto"],
  ["hasLiveGames", "Live games", "No live games"],
  ["mobileOptimized", "Mobile optimized", "Not mobile optimized"],
] as const;

const filters: readonly FilterOption[] = [
  ...flagWords.flatMap(([parameter, yes, no]) => [
    { parameter, value: "true", label: yes, filter: true },
    { parameter, value: "false", label: no, filter: false },
  ]),
  ...[4.5, 4, 3.5, 3].map((least) => ({
    parameter: "minRating",
    value: String(least),
    label: `Rating ${least.toFixed(1)} or higher`,
    filter: least,
  })),
];

const verbs = {
  isFeatured: ["Feature", "Remove from featured"],
  isNew: ["Mark as new", "Remove from new"],
  acceptsCrypto: ["Mark as accepting crypto", "Mark as not accepting crypto"],
  hasLiveGames: ["Mark as having live games", "Mark as having no live games"],
  mobileOptimized: ["Mark as mobile optimized", "Mark as not mobile optimized"],
} as const;

const bulkChanges: readonly BulkChange<ManagedCasino>[] = flagWords.flatMap(([field, yes, no]) =>
  [true, false].map((value) => ({
    label: verbs[field][value ? 0 : 1],
    set: { [field]: value },
    words: (casino: ManagedCasino) => (casino[field] ? yes : no),
    becomes: value ? yes : no,
  })),
);

function takesAlong(casinos: readonly ManagedCasino[]): string | null {
  const count = casinos.reduce((sum, { bonusCount }) => sum + bonusCount, 0);
  if (count === 0) return null;
  return `${plural(count, "bonus", "bonuses")} of ${casinos.length === 1 ? "this casino" : "these casinos"} will be deleted as well.`;
}

export function casinoManaging(client: ApolloClient): Managing<ManagedCasino> {
  return {
    noun: "casino",
    plural: "casinos",
    columns,
    filters,
    bulkChanges,
    takesAlong,
    pathOf: ({ slug }) => casinoPath(slug),
    async find({ orderBy, ...request }) {
      const variables = { ...request, orderBy: orderBy as CasinoOrder | null };
      const { data } = await client.query({
        query: ManageCasinosDocument,
        variables,
        ...asEditor,
        fetchPolicy: "no-cache",
      });
      const { edges, totalCount, pageInfo } = data!.casinos;
      return { rows: edges.map(({ node }) => node), totalCount, pageInfo };
    },
    async update(items, set) {
      const { data } = await client.mutate({ mutation: updateCasinosDocument, variables: { items: [...items], set } });
      noteWrite(client.cache);
      return { changeSetId: data?.updateCasinos.changeSetId ?? null };
    },
    async remove(items) {
      const { bonusIds, changeSetId } = await deleteRows(client, items);
      noteWrite(client.cache, [
        ...items.map(({ id }) => ({ __typename: "Casino", id }) as const),
        ...bonusIds.map((id) => ({ __typename: "Bonus", id }) as const),
      ]);
      return { changeSetId, bonusCount: bonusIds.length };
    },
  };
}

type Items = Parameters<Managing<ManagedCasino>["remove"]>[0];

async function deleteRows(client: ApolloClient, items: Items) {
  const [one, ...others] = items;
  if (one && others.length === 0) {
    const { data } = await client.mutate({
      mutation: deleteCasinoDocument,
      variables: { id: one.id, version: one.version },
    });
    return data!.deleteCasino;
  }
  const { data } = await client.mutate({ mutation: deleteCasinosDocument, variables: { items: [...items] } });
  return data!.deleteCasinos;
}
