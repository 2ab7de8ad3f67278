// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useMutation } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { updateBonusMutation, updateBonusMutationVariables } from "../generated";
import { BonusForm_bonusDocument } from "./BonusForm_bonus";
import { BonusCard_bonusDocument } from "./BonusCard_bonus";

export const updateBonusDocument = documentOf<updateBonusMutation, updateBonusMutationVariables>(
  "62a4648908e432bf11057f24f0db77e68fe8c56f84477d53319c511d07cd745b",
  {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateBonus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BonusUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBonus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BonusForm_bonus"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BonusCard_bonus"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [BonusForm_bonusDocument, BonusCard_bonusDocument],
);

export function useUpdateBonusMutation(options?: useMutation.Options<updateBonusMutation, updateBonusMutationVariables>) {
  return useMutation(updateBonusDocument, options);
}
