/** How bonuses are loaded and saved by the panel. */
import type { ApolloClient } from "@apollo/client";
import { asEditor } from "../../graphql/asEditor";
import { noteWrite } from "../../graphql/catalogueWrites";
import { BonusForm_bonusDocument } from "../../graphql/documents/BonusForm_bonus";
import { BonusToEditDocument } from "../../graphql/documents/BonusToEdit";
import { createBonusDocument } from "../../graphql/documents/createBonus";
import { updateBonusDocument } from "../../graphql/documents/updateBonus";
import type { Editing } from "../../shared/forms/editing";
import { pickInput } from "../../shared/forms/inputValues";
import { bonusDefaults, bonusFields, type BonusValues } from "./bonusFields";
import { bonusInput, bonusValues } from "./bonusValues";

export function bonusEditing(client: ApolloClient): Editing<BonusValues> {
  return {
    noun: "bonus",
    fields: bonusFields,
    defaults: bonusDefaults,
    isLong: true,
    async load(id) {
      const { data } = await client.query({ query: BonusToEditDocument, variables: { id }, ...asEditor });
      const found = data?.bonus;
      const bonus = found && client.readFragment({ fragment: BonusForm_bonusDocument, from: found });
      if (!bonus) return null;
      const { version, title: name } = bonus;
      const { updatedAt, lastChange } = found;
      return { id, version, name, values: bonusValues(bonus), updatedAt, changedBy: lastChange?.by ?? null };
    },
    async create(id, values) {
      await client.mutate({ mutation: createBonusDocument, variables: { input: { id, ...bonusInput(values) } } });
      noteWrite(client.cache);
    },
    async update({ id, version }, values, changed) {
      const input = pickInput(bonusFields, bonusInput(values), changed);
      const { data } = await client.mutate({ mutation: updateBonusDocument, variables: { id, version, input } });
      noteWrite(client.cache);
      return data!.updateBonus.version;
    },
  };
}
