// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useMutation } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { createCasinoMutation, createCasinoMutationVariables } from "../generated";
import { CasinoForm_casinoDocument } from "./CasinoForm_casino";
import { CasinoCard_casinoDocument } from "./CasinoCard_casino";

export const createCasinoDocument = documentOf<createCasinoMutation, createCasinoMutationVariables>(
  "c72fd99a19c8e271cf195dedeaa3729746bae0b25a20029c7ec6b95ab794a410",
  {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createCasino"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CasinoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCasino"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoForm_casino"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoCard_casino"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [CasinoForm_casinoDocument, CasinoCard_casinoDocument],
);

export function useCreateCasinoMutation(options?: useMutation.Options<createCasinoMutation, createCasinoMutationVariables>) {
  return useMutation(createCasinoDocument, options);
}
