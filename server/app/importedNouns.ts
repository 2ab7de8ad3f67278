/** What an import may bring in: the three nouns, each with the inputs that say what a row of it holds. */
import { BonusInput, BonusUpdateInput } from "../features/bonuses/bonus.inputs.js";
import { toCasinoValues } from "../features/casinos/casino.commands.js";
import { CasinoInput, CasinoUpdateInput } from "../features/casinos/casino.inputs.js";
import { toGameValues } from "../features/games/game.commands.js";
import { GameInput, GameUpdateInput } from "../features/games/game.inputs.js";
import { cleaned } from "../shared/input/clean.js";
import { CatalogueNoun } from "../shared/schema/catalogueNoun.js";
import { importedNoun, type ImportedNouns } from "../shared/schema/importedNoun.js";

export const importedNouns: ImportedNouns = {
  casino: importedNoun({
    noun: CatalogueNoun.CASINO,
    create: CasinoInput,
    update: CasinoUpdateInput,
    toStored: toCasinoValues,
    isKnownBySlug: true,
    otherwise: "Add a column slug or id: it tells which casino a row is.",
  }),
  bonus: importedNoun({
    noun: CatalogueNoun.BONUS,
    create: BonusInput,
    update: BonusUpdateInput,
    toStored: cleaned,
    isKnownBySlug: false,
    otherwise: "Add a column title for new bonuses, or id for those that are there.",
  }),
  game: importedNoun({
    noun: CatalogueNoun.GAME,
    create: GameInput,
    update: GameUpdateInput,
    toStored: toGameValues,
    isKnownBySlug: false,
    otherwise: "Add columns name, slug and provider for new games, or id for those that are there.",
  }),
};
