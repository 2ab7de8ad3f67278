// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useQuery } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { CasinoOptionsQuery, CasinoOptionsQueryVariables } from "../generated";
import { CasinoPicker_casinoDocument } from "./CasinoPicker_casino";

export const CasinoOptionsDocument = documentOf<CasinoOptionsQuery, CasinoOptionsQueryVariables>(
  "7789e9d33f7eb9957b0a7d5c7f01a19486cf11c18e7d476d2e86c6e0fbc6e2ba",
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CasinoOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CasinoFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"casinos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoPicker_casino"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [CasinoPicker_casinoDocument],
);

export function useCasinoOptionsQuery(options: useQuery.Options<CasinoOptionsQuery, CasinoOptionsQueryVariables> & ({ variables: CasinoOptionsQueryVariables } | { skip: boolean })) {
  return useQuery<CasinoOptionsQuery, CasinoOptionsQueryVariables>(CasinoOptionsDocument, options as useQuery.Options<CasinoOptionsQuery, CasinoOptionsQueryVariables>);
}
