/** The row types that an import can contain, with the inputs that define their rows. */
import { findCasinoErrors, withoutLostDetails } from "../database/writing/detailsRules.js";
import { findBonusErrors, findRedirectErrors } from "../database/writing/violations.js";
import { articleWrites, personWrites } from "../features/articles/articleWrites.resolver.js";
import { bonusWrites } from "../features/bonuses/bonusWrites.resolver.js";
import { casinoWrites } from "../features/casinos/casinoWrites.resolver.js";
import { gameWrites } from "../features/games/gameWrites.resolver.js";
import { redirectWrites } from "../features/redirects/redirectWrites.resolver.js";
import { importedNoun, type ImportedNouns } from "../shared/schema/catalogue/importedNoun.js";

export const importedNouns: ImportedNouns = {
  casino: importedNoun(casinoWrites, {
    asStored: withoutLostDetails,
    findRowErrors: findCasinoErrors,
    knownBy: "slug",
    otherwise: "Add a slug or id column to identify the casino in each row.",
  }),
  bonus: importedNoun(bonusWrites, {
    findRowErrors: findBonusErrors,
    knownBy: null,
    otherwise: "Add a title column for new bonuses, or an id column for existing ones.",
  }),
  game: importedNoun(gameWrites, {
    knownBy: null,
    otherwise: "Add name, slug and provider columns for new games, or an id column for existing ones.",
  }),
  article: importedNoun(articleWrites, {
    knownBy: "slug",
    otherwise: "Add a slug or id column to identify the article in each row.",
  }),
  person: importedNoun(personWrites, {
    knownBy: "slug",
    otherwise: "Add a slug or id column to identify the person in each row.",
  }),
  redirect: importedNoun(redirectWrites, {
    findRowErrors: findRedirectErrors,
    knownBy: "fromPath",
    otherwise: "Add a fromPath or id column to identify the redirect in each row.",
  }),
};
