/** The admin panel's list of games: its columns, filters and bulk changes. */
import { Badge } from "@chakra-ui/react";
import type { GameCategory } from "../../graphql/schemaTypes.generated";
import type { BulkChange, FilterOption, ListColumn } from "../list/listConfig";
import { LazyImage } from "../../ui/images/LazyImage";
import { Monogram } from "../../ui/images/Monogram";
import { NameCell } from "../list/NameCell";
import { GAME_CATEGORY_LABELS, VOLATILITY_LABELS } from "../../features/games/gameLabels";
import type { ManageGamesQuery } from "./gameList.generated";

export type ListedGame = ManageGamesQuery["games"]["edges"][number]["node"];

export const columns: readonly ListColumn<ListedGame>[] = [
  {
    id: "name",
    label: "Name",
    orders: ["NAME_ASC", "NAME_DESC"],
    cell: ({ name, slug, imageUrl }) => (
      <NameCell
        detail={slug}
        name={name}
        picture={<LazyImage alt="" fallback={<Monogram name={name} />} size={32} src={imageUrl} />}
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
  {
    id: "flags",
    label: "Flags",
    cell: ({ isPopular }) => isPopular && <Badge colorPalette="gold">Popular</Badge>,
  },
];

const categories = Object.entries(GAME_CATEGORY_LABELS) as [GameCategory, string][];

export const filters: readonly FilterOption[] = [
  { parameter: "isPopular", value: "true", label: "Popular", filter: true },
  { parameter: "isPopular", value: "false", label: "Not popular", filter: false },
  ...categories.map(([value, label]) => ({ parameter: "category", value, label, filter: value })),
];

export const bulkChanges: readonly BulkChange<ListedGame>[] = [
  ...[true, false].map((value) => ({
    label: value ? "Mark as popular" : "Mark as not popular",
    set: { isPopular: value },
    currentLabel: ({ isPopular }: ListedGame) => (isPopular ? "Popular" : "Not popular"),
    newLabel: value ? "Popular" : "Not popular",
  })),
  ...categories.map(([value, label]) => ({
    label: `Set category: ${label}`,
    set: { category: value },
    currentLabel: ({ category }: ListedGame) => GAME_CATEGORY_LABELS[category],
    newLabel: label,
  })),
];
