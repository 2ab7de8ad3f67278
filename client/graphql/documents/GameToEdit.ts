// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useQuery } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { GameToEditQuery, GameToEditQueryVariables } from "../generated";
import { GameForm_gameDocument } from "./GameForm_game";

export const GameToEditDocument = documentOf<GameToEditQuery, GameToEditQueryVariables>(
  "0e7ff43411664e21e7bc1c4d873bddd454dfc6ed4afa77a0511f903d60276fbc",
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GameToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameForm_game"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [GameForm_gameDocument],
);

export function useGameToEditQuery(options: useQuery.Options<GameToEditQuery, GameToEditQueryVariables> & ({ variables: GameToEditQueryVariables } | { skip: boolean })) {
  return useQuery<GameToEditQuery, GameToEditQueryVariables>(GameToEditDocument, options as useQuery.Options<GameToEditQuery, GameToEditQueryVariables>);
}
