/** How the panel lists games, narrows the list, and changes and deletes many at once. */
import type { ApolloClient } from "@apollo/client";
import { asEditor } from "../../graphql/asEditor";
import { noteWrite } from "../../graphql/catalogueWrites";
import { deleteGameDocument } from "../../graphql/documents/deleteGame";
import { deleteGamesDocument } from "../../graphql/documents/deleteGames";
import { ManageGamesDocument } from "../../graphql/documents/ManageGames";
import { updateGamesDocument } from "../../graphql/documents/updateGames";
import type { GameCategory, GameOrder, ManageGamesQuery } from "../../graphql/generated";
import type { BulkChange, FilterOption, ManagedColumn, Managing } from "../../shared/managing";
import { paths } from "../../shared/paths";
import { LazyImage } from "../../shared/ui/LazyImage";
import { Monogram } from "../../shared/ui/Monogram";
import { NameCell } from "../../shared/ui/NameCell";
import { GAME_CATEGORY_LABELS, VOLATILITY_LABELS } from "./gameWords";

export type ManagedGame = ManageGamesQuery["games"]["edges"][number]["node"];

const columns: readonly ManagedColumn<ManagedGame>[] = [
  {
    id: "name",
    label: "Name",
    orders: ["NAME_ASC", "NAME_DESC"],
    cell: ({ name, slug, imageUrl }) => (
      <NameCell
        detail={slug}
        name={name}
        picture={<LazyImage alt="" className="logo-32" fallback={<Monogram name={name} />} size={32} src={imageUrl} />}
      />
    ),
  },
  { id: "provider", label: "Provider", cell: ({ provider }) => provider },
  { id: "category", label: "Category", cell: ({ category }) => GAME_CATEGORY_LABELS[category] },
  {
    id: "rtp",
    label: "RTP",
    isNumber: true,
    orders: ["RTP_DESC", "RTP_ASC"],
    cell: ({ rtp }) => (rtp ? `${rtp}%` : "—"),
  },
  {
    id: "volatility",
    label: "Volatility",
    isMinor: true,
    cell: ({ volatility }) => (volatility ? VOLATILITY_LABELS[volatility] : "—"),
  },
  { id: "flags", label: "Flags", cell: ({ isPopular }) => isPopular && <span className="tag tag-gold">Popular</span> },
];

const categories = Object.entries(GAME_CATEGORY_LABELS) as [GameCategory, string][];

const filters: readonly FilterOption[] = [
  { parameter: "isPopular", value: "true", label: "Popular", filter: true },
  { parameter: "isPopular", value: "false", label: "Not popular", filter: false },
  ...categories.map(([value, label]) => ({ parameter: "category", value, label, filter: value })),
];

const bulkChanges: readonly BulkChange<ManagedGame>[] = [
  ...[true, false].map((value) => ({
    label: value ? "Mark as popular" : "Remove from popular",
    set: { isPopular: value },
    words: ({ isPopular }: ManagedGame) => (isPopular ? "Popular" : "Not popular"),
    becomes: value ? "Popular" : "Not popular",
  })),
  ...categories.map(([value, label]) => ({
    label: `Set category: ${label}`,
    set: { category: value },
    words: ({ category }: ManagedGame) => GAME_CATEGORY_LABELS[category],
    becomes: label,
  })),
];

const categoryPaths: Record<GameCategory, string> = {
  SLOTS: paths.slots,
  TABLE_GAMES: paths.tableGames,
  LIVE_GAMES: paths.liveGames,
  JACKPOTS: paths.jackpots,
};

/** The page on which visitors see the games of a category. */
export function gamePath(category: GameCategory): string {
  return categoryPaths[category];
}

export function gameManaging(client: ApolloClient): Managing<ManagedGame> {
  return {
    noun: "game",
    plural: "games",
    columns,
    filters,
    bulkChanges,
    pathOf: ({ category }) => gamePath(category),
    async find({ orderBy, ...request }) {
      const variables = { ...request, orderBy: orderBy as GameOrder | null };
      const { data } = await client.query({
        query: ManageGamesDocument,
        variables,
        ...asEditor,
        fetchPolicy: "no-cache",
      });
      const { edges, totalCount, pageInfo } = data!.games;
      return { rows: edges.map(({ node }) => node), totalCount, pageInfo };
    },
    async update(items, set) {
      const { data } = await client.mutate({ mutation: updateGamesDocument, variables: { items: [...items], set } });
      noteWrite(client.cache);
      return { changeSetId: data?.updateGames.changeSetId ?? null };
    },
    async remove(items) {
      const changeSetId = await deleteRows(client, items);
      noteWrite(
        client.cache,
        items.map(({ id }) => ({ __typename: "Game", id }) as const),
      );
      return { changeSetId, bonusCount: 0 };
    },
  };
}

type Items = Parameters<Managing<ManagedGame>["remove"]>[0];

async function deleteRows(client: ApolloClient, items: Items): Promise<string> {
  const [one, ...others] = items;
  if (one && others.length === 0) {
    const { data } = await client.mutate({
      mutation: deleteGameDocument,
      variables: { id: one.id, version: one.version },
    });
    return data!.deleteGame.changeSetId;
  }
  const { data } = await client.mutate({ mutation: deleteGamesDocument, variables: { items: [...items] } });
  return data!.deleteGames.changeSetId;
}
