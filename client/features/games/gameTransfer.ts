/** How games go into files and come back from them. */
import type { ApolloClient } from "@apollo/client";
import { asEditor } from "../../graphql/asEditor";
import { GameExportDocument } from "../../graphql/documents/GameExport";
import type { GameOrder } from "../../graphql/generated";
import type { Transfer } from "../../shared/transfer";
import { gameFields } from "./gameFields";
import { gameInput, gameValues } from "./gameValues";

export function gameTransfer(client: ApolloClient): Transfer {
  return {
    noun: "game",
    plural: "games",
    fields: gameFields,
    async find({ orderBy, ...request }) {
      const variables = { ...request, orderBy: orderBy as GameOrder | null };
      const { data } = await client.query({
        query: GameExportDocument,
        variables,
        ...asEditor,
        fetchPolicy: "no-cache",
      });
      const { edges, pageInfo } = data!.games;
      return {
        rows: edges.map(({ node }) => ({ id: node.id, version: node.version, input: gameInput(gameValues(node)) })),
        next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      };
    },
  };
}
