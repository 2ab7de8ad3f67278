/** The form fields of each noun, for the labels in the history. */
import type { CatalogueNoun } from "../../graphql/schemaTypes.generated";
import { articleFields } from "../articles/articleFields";
import { personFields } from "../articles/personFields";
import { bonusFields } from "../bonuses/bonusFields";
import { casinoFields } from "../casinos/casinoFields";
import { directoryFieldTables } from "../directory/directoryFields";
import type { FieldSpec } from "../fields/fields";
import { gameFields } from "../games/gameFields";
import { imageFields } from "../images/imageFields";
import { redirectFields } from "../redirects/redirectFields";
import { settingsFields } from "../settings/settingsFields";

export const fieldTables: Readonly<Record<CatalogueNoun, Readonly<Record<string, FieldSpec>>>> = {
  ...directoryFieldTables,
  CASINO: casinoFields,
  BONUS: bonusFields,
  GAME: gameFields,
  ARTICLE: articleFields,
  PERSON: personFields,
  REDIRECT: redirectFields,
  IMAGE: imageFields,
  SETTINGS: settingsFields,
};
