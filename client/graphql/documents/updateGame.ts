// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useMutation } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { updateGameMutation, updateGameMutationVariables } from "../generated";
import { GameForm_gameDocument } from "./GameForm_game";
import { GameCard_gameDocument } from "./GameCard_game";

export const updateGameDocument = documentOf<updateGameMutation, updateGameMutationVariables>(
  "218307c1fad062edb7b56995402c186db451d8cce444e7e0e163ec09fa756564",
  {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GameUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameForm_game"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameCard_game"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [GameForm_gameDocument, GameCard_gameDocument],
);

export function useUpdateGameMutation(options?: useMutation.Options<updateGameMutation, updateGameMutationVariables>) {
  return useMutation(updateGameDocument, options);
}
