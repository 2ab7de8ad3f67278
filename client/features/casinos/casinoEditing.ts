/** How casinos are loaded and saved by the panel. */
import type { ApolloClient } from "@apollo/client";
import { asEditor } from "../../graphql/asEditor";
import { noteWrite } from "../../graphql/catalogueWrites";
import { CasinoForm_casinoDocument } from "../../graphql/documents/CasinoForm_casino";
import { CasinoToEditDocument } from "../../graphql/documents/CasinoToEdit";
import { createCasinoDocument } from "../../graphql/documents/createCasino";
import { updateCasinoDocument } from "../../graphql/documents/updateCasino";
import type { CasinoInput, CasinoUpdateInput } from "../../graphql/generated";
import type { Editing } from "../../shared/forms/editing";
import { sectionsOf } from "../../shared/forms/fields";
import { defaultsOf, inputOf, valueAt, valuesOf } from "../../shared/forms/inputValues";
import { casinoFields, type CasinoValues } from "./casinoFields";

export function casinoEditing(client: ApolloClient): Editing<CasinoValues> {
  return {
    noun: "casino",
    fields: casinoFields,
    defaults: defaultsOf(casinoFields),
    isLong: true,
    findGaps: (values) => {
      const hasReview = sectionsOf(casinoFields)
        .get("Review")!
        .some((name) => String(valueAt(values, name)).trim());
      return [...(values.licenses.length > 0 ? [] : ["a license"]), ...(hasReview ? [] : ["a review"])];
    },
    async load(id) {
      const { data } = await client.query({ query: CasinoToEditDocument, variables: { id }, ...asEditor });
      const found = data?.casinos.edges[0]?.node;
      const casino = found && client.readFragment({ fragment: CasinoForm_casinoDocument, from: found });
      if (!casino) return null;
      const { version, name } = casino;
      const { updatedAt, lastChange } = found;
      return {
        id,
        version,
        name,
        values: valuesOf(casinoFields, casino),
        updatedAt,
        changedBy: lastChange?.by ?? null,
      };
    },
    async create(id, values) {
      const input = inputOf<CasinoInput>(casinoFields, values);
      await client.mutate({ mutation: createCasinoDocument, variables: { input: { ...input, id } } });
      noteWrite(client.cache);
    },
    async update({ id, version }, values, changed) {
      const input = inputOf<CasinoUpdateInput>(casinoFields, values, changed);
      const { data } = await client.mutate({ mutation: updateCasinoDocument, variables: { id, version, input } });
      noteWrite(client.cache);
      return data!.updateCasino.version;
    },
  };
}
