// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useMutation } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { createBonusMutation, createBonusMutationVariables } from "../generated";
import { BonusForm_bonusDocument } from "./BonusForm_bonus";
import { BonusCard_bonusDocument } from "./BonusCard_bonus";

export const createBonusDocument = documentOf<createBonusMutation, createBonusMutationVariables>(
  "d4729f0439973acc0ede6f86d4faa390690f98646b53696b91165b1edb7b2f21",
  {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createBonus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BonusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBonus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BonusForm_bonus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BonusCard_bonus"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [BonusForm_bonusDocument, BonusCard_bonusDocument],
);

export function useCreateBonusMutation(options?: useMutation.Options<createBonusMutation, createBonusMutationVariables>) {
  return useMutation(createBonusDocument, options);
}
