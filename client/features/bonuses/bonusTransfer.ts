/** How bonuses go into files and come back from them. */
import type { ApolloClient } from "@apollo/client";
import { asEditor } from "../../graphql/asEditor";
import { BonusExportDocument } from "../../graphql/documents/BonusExport";
import type { BonusOrder } from "../../graphql/generated";
import type { Transfer } from "../../shared/transfer";
import { bonusFields } from "./bonusFields";
import { bonusInput, bonusValues } from "./bonusValues";

export function bonusTransfer(client: ApolloClient): Transfer {
  return {
    noun: "bonus",
    plural: "bonuses",
    fields: bonusFields,
    async find({ orderBy, ...request }) {
      const variables = { ...request, orderBy: orderBy as BonusOrder | null };
      const { data } = await client.query({
        query: BonusExportDocument,
        variables,
        ...asEditor,
        fetchPolicy: "no-cache",
      });
      const { edges, pageInfo } = data!.bonuses;
      return {
        rows: edges.map(({ node }) => ({ id: node.id, version: node.version, input: bonusInput(bonusValues(node)) })),
        next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      };
    },
  };
}
