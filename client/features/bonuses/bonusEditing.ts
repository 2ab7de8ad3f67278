/** How bonuses are loaded and saved by the panel. */
import type { ApolloClient } from "@apollo/client";
import { asEditor } from "../../graphql/asEditor";
import { noteWrite } from "../../graphql/catalogueWrites";
import { BonusForm_bonusDocument } from "../../graphql/documents/BonusForm_bonus";
import { BonusToEditDocument } from "../../graphql/documents/BonusToEdit";
import { createBonusDocument } from "../../graphql/documents/createBonus";
import { updateBonusDocument } from "../../graphql/documents/updateBonus";
import type { BonusInput, BonusUpdateInput } from "../../graphql/generated";
import type { Editing } from "../../shared/forms/editing";
import { inputOf, valuesOf } from "../../shared/forms/inputValues";
import { bonusDefaults, bonusFields, type BonusValues } from "./bonusFields";
import { CasinoPicker } from "./CasinoPicker";

export function bonusEditing(client: ApolloClient): Editing<BonusValues> {
  return {
    noun: "bonus",
    fields: bonusFields,
    controls: { casinoId: CasinoPicker },
    defaults: bonusDefaults,
    isLong: true,
    async load(id) {
      const { data } = await client.query({ query: BonusToEditDocument, variables: { id }, ...asEditor });
      const found = data?.bonus;
      const bonus = found && client.readFragment({ fragment: BonusForm_bonusDocument, from: found });
      if (!bonus) return null;
      const { version, title: name } = bonus;
      const { updatedAt, lastChange } = found;
      return { id, version, name, values: valuesOf(bonusFields, bonus), updatedAt, changedBy: lastChange?.by ?? null };
    },
    async create(id, values) {
      const input = inputOf<BonusInput>(bonusFields, values);
      await client.mutate({ mutation: createBonusDocument, variables: { input: { ...input, id } } });
      noteWrite(client.cache);
    },
    async update({ id, version }, values, changed) {
      const input = inputOf<BonusUpdateInput>(bonusFields, values, changed);
      const { data } = await client.mutate({ mutation: updateBonusDocument, variables: { id, version, input } });
      noteWrite(client.cache);
      return data!.updateBonus.version;
    },
  };
}
