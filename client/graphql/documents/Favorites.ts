// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useQuery } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { FavoritesQuery, FavoritesQueryVariables } from "../generated";
import { CasinoCard_casinoDocument } from "./CasinoCard_casino";

export const FavoritesDocument = documentOf<FavoritesQuery, FavoritesQueryVariables>(
  "98bf7b50f5c5ffdc0a469eae71c3712992331f46a6aa3d675c96d7f8b753e7d8",
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Favorites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"casinos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsCrypto"}},{"kind":"Field","name":{"kind":"Name","value":"hasLiveGames"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoCard_casino"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [CasinoCard_casinoDocument],
);

export function useFavoritesQuery(options: useQuery.Options<FavoritesQuery, FavoritesQueryVariables> & ({ variables: FavoritesQueryVariables } | { skip: boolean })) {
  return useQuery<FavoritesQuery, FavoritesQueryVariables>(FavoritesDocument, options as useQuery.Options<FavoritesQuery, FavoritesQueryVariables>);
}
