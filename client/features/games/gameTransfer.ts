/** How games go into files and come back from them. */
import type { ApolloClient } from "@apollo/client";
import { asEditor } from "../../graphql/asEditor";
import { GameExportDocument } from "../../graphql/documents/GameExport";
import type { GameOrder } from "../../graphql/generated";
import type { Transfer } from "../../shared/transfer";
import { gameFields, type GameValues } from "./gameFields";

const sample: readonly Partial<GameValues>[] = [
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
      return data!.games;
    },
  };
}
