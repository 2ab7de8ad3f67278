/** How casinos are loaded and saved by the panel. */
import type { ApolloClient } from "@apollo/client";
import { asEditor } from "../../graphql/asEditor";
import { noteWrite } from "../../graphql/catalogueWrites";
import { CasinoForm_casinoDocument } from "../../graphql/documents/CasinoForm_casino";
import { CasinoToEditDocument } from "../../graphql/documents/CasinoToEdit";
import { createCasinoDocument } from "../../graphql/documents/createCasino";
import { updateCasinoDocument } from "../../graphql/documents/updateCasino";
import type { Editing } from "../../shared/forms/editing";
import { pickInput } from "../../shared/forms/inputValues";
import { casinoDefaults, type CasinoValues } from "./casinoDefaults";
import { casinoFields } from "./casinoFields";
import { casinoSections } from "./casinoSections";
import { casinoInput, casinoValues } from "./casinoValues";

export function casinoEditing(client: ApolloClient): Editing<CasinoValues> {
  return {
    noun: "casino",
    fields: casinoFields,
    defaults: casinoDefaults,
    isLong: true,
    sections: casinoSections,
    findGaps: (values) => {
      const hasReview = Object.keys(values).some(
        (name) =>
          name.startsWith("review") && name !== "reviewCount" && String(values[name as keyof CasinoValues]).trim(),
      );
      return [...(values.licenses.length > 0 ? [] : ["a license"]), ...(hasReview ? [] : ["a review"])];
    },
    async load(id) {
      const { data } = await client.query({ query: CasinoToEditDocument, variables: { id }, ...asEditor });
      const found = data?.casinos.edges[0]?.node;
      const casino = found && client.readFragment({ fragment: CasinoForm_casinoDocument, from: found });
      if (!casino) return null;
      const { version, name } = casino;
      const { updatedAt, lastChange } = found;
      return { id, version, name, values: casinoValues(casino), updatedAt, changedBy: lastChange?.by ?? null };
    },
    async create(id, values) {
      await client.mutate({ mutation: createCasinoDocument, variables: { input: { id, ...casinoInput(values) } } });
      noteWrite(client.cache);
    },
    async update({ id, version }, values, changed) {
      const input = pickInput(casinoFields, casinoInput(values), changed);
      const { data } = await client.mutate({ mutation: updateCasinoDocument, variables: { id, version, input } });
      noteWrite(client.cache);
      return data!.updateCasino.version;
    },
  };
}
