// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useQuery } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { CasinoToEditQuery, CasinoToEditQueryVariables } from "../generated";
import { CasinoForm_casinoDocument } from "./CasinoForm_casino";

export const CasinoToEditDocument = documentOf<CasinoToEditQuery, CasinoToEditQueryVariables>(
  "bba4843963baeaef1f42978831610014fece29caa51b82c3564c3d22a17dce61",
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CasinoToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"casinos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoForm_casino"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [CasinoForm_casinoDocument],
);

export function useCasinoToEditQuery(options: useQuery.Options<CasinoToEditQuery, CasinoToEditQueryVariables> & ({ variables: CasinoToEditQueryVariables } | { skip: boolean })) {
  return useQuery<CasinoToEditQuery, CasinoToEditQueryVariables>(CasinoToEditDocument, options as useQuery.Options<CasinoToEditQuery, CasinoToEditQueryVariables>);
}
