/** What the forms of the three nouns call the fields and values that the history speaks of. */
import { fieldWords } from "../../features/admin/fieldWords";
import { bonusFields } from "../../features/bonuses/bonusFields";
import { casinoFields } from "../../features/casinos/casinoFields";
import { gameFields } from "../../features/games/gameFields";
import type { HistoryWords } from "../../features/history/historyContext";
import type { CatalogueNoun } from "../../graphql/generated";
import { fieldAt, type FieldSpec } from "../../shared/forms/fields";
import { toFieldValue } from "../../shared/forms/inputValues";

const tables: Readonly<Record<CatalogueNoun, Record<string, FieldSpec>>> = {
  CASINO: casinoFields,
  BONUS: bonusFields,
  GAME: gameFields,
};

function specOf(noun: CatalogueNoun, field: string): FieldSpec | undefined {
  const fields = tables[noun];
  const name = fieldAt(fields, field);
  return name === null ? undefined : fields[name];
}

export const historyWords: HistoryWords = {
  fieldLabel: (noun, field) => specOf(noun, field)?.label ?? field,
  valueWords: (noun, field, value) => fieldWords(specOf(noun, field), toFieldValue(value)),
};
