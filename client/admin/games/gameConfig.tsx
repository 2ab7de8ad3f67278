/** The admin panel's configuration of games: their list, bulk changes, form, import and export. */
import { Badge } from "@chakra-ui/react";
import type { GameCategory } from "../../graphql/schemaTypes.generated";
import type { BulkChange, FilterOption, ListColumn } from "../list/listConfig";
import type { NounConfig } from "../nouns/nounConfig";
import { paths } from "../../shared/paths";
import { LazyImage } from "../../ui/LazyImage";
import { Monogram } from "../../ui/Monogram";
import { NameCell } from "../list/NameCell";
import { gameFields, type GameValues } from "./gameFields";
import { GAME_CATEGORY_LABELS, VOLATILITY_LABELS } from "../../features/games/gameLabels";
import {
  GameExportDocument,
  GameToEditDocument,
  ManageGamesDocument,
  createGameDocument,
  deleteGameDocument,
  deleteGamesDocument,
  updateGameDocument,
  updateGamesDocument,
  updateGamesPreviewDocument,
  type ManageGamesQuery,
} from "./game.generated";
import { useMemo } from "react";
import { GameCard } from "../../features/games/GameCard";
import { GameCard_gameFragmentDoc, type GameCard_gameFragment } from "../../features/games/GameCard.generated";
import { PreviewScope } from "../editor/PreviewScope";
import { storedValues } from "../fields/inputValues";

type ListedGame = ManageGamesQuery["games"]["edges"][number]["node"];

const columns: readonly ListColumn<ListedGame>[] = [
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

const filters: readonly FilterOption[] = [
  { parameter: "isPopular", value: "true", label: "Popular", filter: true },
  { parameter: "isPopular", value: "false", label: "Not popular", filter: false },
  ...categories.map(([value, label]) => ({ parameter: "category", value, label, filter: value })),
];

const bulkChanges: readonly BulkChange<ListedGame>[] = [
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

const categoryPaths: Record<GameCategory, string> = {
  SLOTS: paths.slots,
  TABLE_GAMES: paths.tableGames,
  LIVE_GAMES: paths.liveGames,
  JACKPOTS: paths.jackpots,
};

const sample: readonly Partial<GameValues>[] = [
  {
    name: "Example Reels",
    slug: "example-reels",
    provider: "Example Studio",
    rtp: "96.5",
    volatility: "HIGH",
    maxWin: "5,000x",
  },
  {
    name: "Example Wheel",
    slug: "example-wheel",
    provider: "Example Studio",
    category: "LIVE_GAMES",
    rtp: "",
    volatility: "",
  },
];

export const games: NounConfig<ListedGame, GameValues> = {
  noun: "game",
  plural: "games",
  catalogueNoun: "GAME",
  typename: "Game",
  nameField: "name",
  documents: {
    list: ManageGamesDocument,
    edit: GameToEditDocument,
    export: GameExportDocument,
    create: createGameDocument,
    update: updateGameDocument,
    updateMany: updateGamesDocument,
    updateManyPreview: updateGamesPreviewDocument,
    delete: deleteGameDocument,
    deleteMany: deleteGamesDocument,
  },
  fields: gameFields,
  columns,
  filters,
  bulkChanges,
  pathOf: ({ category }) => categoryPaths[category],
  Preview: GamePreview,
  importIdentity: "A row with the id of an existing game updates that game. All other rows add new games.",
  sample,
};

/** Previews the game's card as visitors will see it. */
function GamePreview({ values }: { values: GameValues }) {
  const row = useMemo(() => gameCardRow(values), [values]);
  return (
    <PreviewScope fragment={GameCard_gameFragmentDoc} fragmentName="GameCard_game" row={row}>
      {(game) => <GameCard game={game} isFirstRow />}
    </PreviewScope>
  );
}

/** Returns the data that the card would have if the editor saved the form. */
function gameCardRow(values: GameValues): GameCard_gameFragment {
  const game = storedValues(gameFields, values);
  return {
    ...game,
    __typename: "Game",
    id: "preview",
    name: game.name || "Name",
    provider: game.provider || "Provider",
    providerProfile: null,
    rtp: game.rtp !== null && Number.isFinite(game.rtp) ? game.rtp : null,
  };
}
