/** The row types that an import can contain: casinos, bonuses and games, with the inputs that define their rows. */
import { findBonusErrors } from "../database/writing/violations.js";
import { bonusWrites } from "../features/bonuses/bonusWrites.resolver.js";
import { casinoWrites } from "../features/casinos/casinoWrites.resolver.js";
import { gameWrites } from "../features/games/gameWrites.resolver.js";
import { importedNoun, type ImportedNouns } from "../shared/schema/importedNoun.js";

export const importedNouns: ImportedNouns = {
  casino: importedNoun(casinoWrites, {
    isKnownBySlug: true,
    otherwise: "Add a column slug or id. It identifies the casino of each row.",
  }),
  bonus: importedNoun(bonusWrites, {
    findRowErrors: findBonusErrors,
    isKnownBySlug: false,
    otherwise: "Add a column title for new bonuses, or id for existing ones.",
  }),
  game: importedNoun(gameWrites, {
    isKnownBySlug: false,
    otherwise: "Add columns name, slug and provider for new games, or id for existing ones.",
  }),
};
