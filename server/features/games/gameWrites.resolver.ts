import { Game } from "../../database/entities/game.entity.js";
import { catalogueCommands } from "../../database/writing/catalogueCommands.js";
import { toColumnValues } from "../../shared/input/columnValues.js";
import { bulkWritesResolver } from "../../shared/schema/catalogue/bulkWritesResolver.js";
import { catalogueWritesResolver } from "../../shared/schema/catalogue/catalogueWritesResolver.js";
import { GameBulkInput, GameInput, GameUpdateInput } from "./game.inputs.js";
import { findGamesByIds } from "./game.queries.js";

export const gameWrites = {
  row: Game,
  plural: "Games",
  create: GameInput,
  update: GameUpdateInput,
  bulk: GameBulkInput,
  commands: catalogueCommands("game", { toValues: toColumnValues<GameUpdateInput> }),
  findByIds: findGamesByIds,
};

export const GameWritesResolver = catalogueWritesResolver(gameWrites);
export const GameBulkResolver = bulkWritesResolver(gameWrites);
