// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useMutation } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { createGameMutation, createGameMutationVariables } from "../generated";
import { GameForm_gameDocument } from "./GameForm_game";
import { GameCard_gameDocument } from "./GameCard_game";

export const createGameDocument = documentOf<createGameMutation, createGameMutationVariables>(
  "c08d91eee6e00e7b8259470203591fae5db482d4bb4fa840f981d39c1df96d40",
  {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameForm_game"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameCard_game"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [GameForm_gameDocument, GameCard_gameDocument],
);

export function useCreateGameMutation(options?: useMutation.Options<createGameMutation, createGameMutationVariables>) {
  return useMutation(createGameDocument, options);
}
