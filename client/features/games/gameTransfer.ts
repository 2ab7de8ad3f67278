/** How games go into files and come back from them. */
import type { ApolloClient } from "@apollo/client";
import { asEditor } from "../../graphql/asEditor";
import { GameExportDocument } from "../../graphql/documents/GameExport";
import type { GameOrder } from "../../graphql/generated";
import { defaultsOf, inputOf, valuesOf } from "../../shared/forms/inputValues";
import type { Transfer, TransferRow } from "../../shared/transfer";
import { gameFields, type GameValues } from "./gameFields";

const sampleValues: readonly Partial<GameValues>[] = [
  {
    name: "Example Reels",
    slug: "example-reels",
    provider: "Example Studio",
    rtp: "96.5",
    volatility: "HIGH",
    maxWin: "5,000x",
  },
  {
    name: "Example Wheel",
    slug: "example-wheel",
    provider: "Example Studio",
    category: "LIVE_GAMES",
    rtp: "",
    volatility: "",
  },
];

const sample: readonly TransferRow[] = sampleValues.map((values) => ({
  id: null,
  version: null,
  input: inputOf(gameFields, { ...defaultsOf(gameFields), ...values }),
}));

export function gameTransfer(client: ApolloClient): Transfer {
  return {
    noun: "game",
    plural: "games",
    fields: gameFields,
    sample,
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
        rows: edges.map(({ node }) => ({
          id: node.id,
          version: node.version,
          input: inputOf(gameFields, valuesOf(gameFields, node)),
        })),
        next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      };
    },
  };
}
