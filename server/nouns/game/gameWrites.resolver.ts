import { editableNoun } from "../../shared/schema/catalogue/serverNoun.js";
import { Game } from "../../database/entities/game.entity.js";
import { catalogueCommands } from "../../catalogue/write/catalogueCommands.js";
import { nounInputs } from "../../shared/schema/nounInputs.js";
import { findGamesByIds } from "./game.queries.js";

export const gameNoun = editableNoun({
  ...nounInputs(Game, "game", {
    newRow: "A new game. Omitted fields are null, except `category` (SLOTS) and `isPopular` (false).",
  }),
  commands: catalogueCommands("game"),
  findByIds: findGamesByIds,
});
