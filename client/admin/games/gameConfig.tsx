/** The admin panel's configuration for games: their list, form, import and export. */
import { useMemo } from "react";
import type { GameCategory } from "../../graphql/schemaTypes.generated";
import { GameCard } from "../../features/games/GameCard";
import { GameCard_gameFragmentDoc, type GameCard_gameFragment } from "../../features/games/GameCard.generated";
import { PreviewScope } from "../editor/PreviewScope";
import { isFieldRight } from "../fields/fieldTable";
import { storedValues } from "../fields/inputValues";
import { nounConfig } from "../nouns/nounConfig";
import { paths } from "../../shared/paths";
import { gameFields, type GameValues } from "./gameFields";
import { bulkChanges, columns, filters, type ListedGame } from "./gameList";
import { GameToEditDocument, createGameDocument, updateGameDocument } from "./game.generated";
import {
  GameExportDocument,
  ManageGamesDocument,
  deleteGameDocument,
  deleteGamesDocument,
  updateGamesDocument,
  updateGamesPreviewDocument,
} from "./gameList.generated";

const gameSample: readonly Partial<GameValues>[] = [
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

const categoryPaths: Record<GameCategory, string> = {
  SLOTS: paths.slots,
  TABLE_GAMES: paths.tableGames,
  LIVE_GAMES: paths.liveGames,
  JACKPOTS: paths.jackpots,
};

export const games = nounConfig<ListedGame, GameValues>({
  noun: "game",
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
  sample: gameSample,
});

/** Previews the game's card as visitors will see it. */
function GamePreview({ values }: { values: GameValues }) {
  const row = useMemo(() => gameCardRow(values), [values]);
  return (
    <PreviewScope fragment={GameCard_gameFragmentDoc} fragmentName="GameCard_game" row={row}>
      {(game) => <GameCard game={game} isFirstRow />}
    </PreviewScope>
  );
}

/** Returns the data that the card would show if the editor saved the form. */
function gameCardRow(values: GameValues): GameCard_gameFragment {
  const game = storedValues(gameFields, values);
  return {
    ...game,
    __typename: "Game",
    id: "preview",
    name: game.name || "Name",
    provider: game.provider || "Provider",
    providerProfile: null,
    rtp: isFieldRight(gameFields, values, "rtp") ? game.rtp : null,
  };
}
