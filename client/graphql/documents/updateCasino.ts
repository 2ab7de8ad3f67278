// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useMutation } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { updateCasinoMutation, updateCasinoMutationVariables } from "../generated";
import { CasinoForm_casinoDocument } from "./CasinoForm_casino";
import { CasinoCard_casinoDocument } from "./CasinoCard_casino";

export const updateCasinoDocument = documentOf<updateCasinoMutation, updateCasinoMutationVariables>(
  "74e8018cc57070735551ffb572ed4917c1b7c0ff3cdc2de0cca1f6af15053d67",
  {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateCasino"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CasinoUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCasino"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoForm_casino"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoCard_casino"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [CasinoForm_casinoDocument, CasinoCard_casinoDocument],
);

export function useUpdateCasinoMutation(options?: useMutation.Options<updateCasinoMutation, updateCasinoMutationVariables>) {
  return useMutation(updateCasinoDocument, options);
}
