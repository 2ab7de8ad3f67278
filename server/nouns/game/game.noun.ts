import { Game } from "../../database/entities/game.entity.js";
import { catalogueCommands } from "../../catalogue/write/catalogueCommands.js";
import { editableNoun } from "../../shared/schema/catalogue/serverNoun.js";
import { nounInputs } from "../../shared/schema/nounInputs.js";
import { findGamesByIds } from "./game.queries.js";
import { GameResolver, GameSuggestionsResolver } from "./game.resolver.js";
import { GameProviderResolver, ProviderGamesResolver } from "./providerGames.resolver.js";

export const gameNoun = editableNoun(
  {
    ...nounInputs(Game, "game", {
      newRow: "A new game. Omitted fields are null, except `category` (SLOTS) and `isPopular` (false).",
    }),
    commands: catalogueCommands("game"),
    findByIds: findGamesByIds,
  },
  {
    resolvers: [GameResolver, GameSuggestionsResolver, ProviderGamesResolver, GameProviderResolver],
    pathOf: ({ gamePath }, { slug }) => gamePath(String(slug)),
  },
);
