// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useQuery } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { BonusToEditQuery, BonusToEditQueryVariables } from "../generated";
import { BonusForm_bonusDocument } from "./BonusForm_bonus";

export const BonusToEditDocument = documentOf<BonusToEditQuery, BonusToEditQueryVariables>(
  "a0376123b1ea3fc68819ce866b56475f967c9d74a786c99714386fdb614420ff",
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BonusToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BonusForm_bonus"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [BonusForm_bonusDocument],
);

export function useBonusToEditQuery(options: useQuery.Options<BonusToEditQuery, BonusToEditQueryVariables> & ({ variables: BonusToEditQueryVariables } | { skip: boolean })) {
  return useQuery<BonusToEditQuery, BonusToEditQueryVariables>(BonusToEditDocument, options as useQuery.Options<BonusToEditQuery, BonusToEditQueryVariables>);
}
