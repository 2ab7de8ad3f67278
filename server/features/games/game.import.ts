/** What a row of an import of games is. A game that is there is named by its id; a slug alone adds one. */
import { GameCategory, Volatility } from "../../database/entities/game.entity.js";
import { CatalogueNoun } from "../../shared/schema/catalogueNoun.js";
import { choiceCell, flagCell, numberCell, textCell } from "../../shared/input/cells.js";
import type { ImportedNoun } from "../../shared/schema/importedNoun.js";
import { toGameValues } from "./game.commands.js";
import { GameInput, GameUpdateInput } from "./game.inputs.js";

export const gameImport: ImportedNoun = {
  noun: CatalogueNoun.GAME,
  singular: "game",
  columns: {
    name: textCell,
    slug: textCell,
    provider: textCell,
    category: choiceCell(GameCategory),
    rtp: numberCell,
    volatility: choiceCell(Volatility),
    maxWin: textCell,
    imageUrl: textCell,
    isPopular: flagCell,
  },
  needs: {
    oneOf: [["name", "slug", "provider"], ["id"]],
    otherwise: "Add columns name, slug and provider for new games, or id for those that are there.",
  },
  isKnownBySlug: false,
  required: ["name", "slug", "provider"],
  toUpdate: (given) => Object.assign(new GameUpdateInput(), given),
  toNew: (given) => Object.assign(new GameInput(), given),
  toStored: (given) => toGameValues(Object.assign(new GameUpdateInput(), given)),
};
