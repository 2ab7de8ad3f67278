import { useApolloClient } from "@apollo/client/react";
import { CasinoPicker_casinoDocument } from "../../graphql/documents/CasinoPicker_casino";
import { useCasinoOptionsQuery } from "../../graphql/documents/CasinoOptions";
import type { CasinoFilter, CasinoPicker_casinoFragment } from "../../graphql/generated";
import { CASINO_OPTIONS } from "../../shared/limits";

export type CasinoOption = CasinoPicker_casinoFragment;

/** The casinos that a filter finds, best first; those of the filter before while it is answered. */
function useCasinos(filter: CasinoFilter, skip: boolean) {
  const { cache } = useApolloClient();
  const { data, previousData, loading } = useCasinoOptionsQuery({ variables: { filter, first: CASINO_OPTIONS }, skip });
  const edges = (data ?? previousData)?.casinos.edges ?? [];
  const casinos = edges.flatMap(
    ({ node }) => cache.readFragment({ fragment: CasinoPicker_casinoDocument, from: node as { id: string } }) ?? [],
  );
  return { casinos, isLoading: loading };
}

/** The casinos to offer for what is typed: those that it finds, or the highest rated while nothing is. */
export function useCasinoOptions(text: string, isWanted: boolean) {
  return useCasinos({ search: text }, !isWanted);
}

/** The casino of an id; null for none, and until it is known. */
export function useCasinoChoice(id: string): CasinoOption | null {
  const { casinos } = useCasinos({ ids: [id] }, id === "");
  return casinos.find((casino) => casino.id === id) ?? null;
}
