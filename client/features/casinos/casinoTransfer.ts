/** How casinos go into files and come back from them. */
import type { ApolloClient } from "@apollo/client";
import { asEditor } from "../../graphql/asEditor";
import { CasinoExportDocument } from "../../graphql/documents/CasinoExport";
import type { CasinoOrder } from "../../graphql/generated";
import type { Transfer } from "../../shared/transfer";
import { casinoFields } from "./casinoFields";
import { casinoInput, casinoValues } from "./casinoValues";

export function casinoTransfer(client: ApolloClient): Transfer {
  return {
    noun: "casino",
    plural: "casinos",
    fields: casinoFields,
    async find({ orderBy, ...request }) {
      const variables = { ...request, orderBy: orderBy as CasinoOrder | null };
      const { data } = await client.query({
        query: CasinoExportDocument,
        variables,
        ...asEditor,
        fetchPolicy: "no-cache",
      });
      const { edges, pageInfo } = data!.casinos;
      return {
        rows: edges.map(({ node }) => ({ id: node.id, version: node.version, input: casinoInput(casinoValues(node)) })),
        next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      };
    },
  };
}
