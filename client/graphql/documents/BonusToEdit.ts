// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useQuery } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { BonusToEditQuery, BonusToEditQueryVariables } from "../generated";
import { BonusForm_bonusDocument } from "./BonusForm_bonus";

export const BonusToEditDocument = documentOf<BonusToEditQuery, BonusToEditQueryVariables>(
  "0b5190899d50b796afa0348e857f43b0a5461baca8cfbbe1568d56cc9ac0efdd",
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BonusToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BonusForm_bonus"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [BonusForm_bonusDocument],
);

export function useBonusToEditQuery(options: useQuery.Options<BonusToEditQuery, BonusToEditQueryVariables> & ({ variables: BonusToEditQueryVariables } | { skip: boolean })) {
  return useQuery<BonusToEditQuery, BonusToEditQueryVariables>(BonusToEditDocument, options as useQuery.Options<BonusToEditQuery, BonusToEditQueryVariables>);
}
