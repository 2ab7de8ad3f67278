// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useQuery } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { GameToEditQuery, GameToEditQueryVariables } from "../generated";
import { GameForm_gameDocument } from "./GameForm_game";

export const GameToEditDocument = documentOf<GameToEditQuery, GameToEditQueryVariables>(
  "ff4be9838956b537e33d038422842c13a99a33401f24845111f2ada18ea54965",
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GameToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameForm_game"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [GameForm_gameDocument],
);

export function useGameToEditQuery(options: useQuery.Options<GameToEditQuery, GameToEditQueryVariables> & ({ variables: GameToEditQueryVariables } | { skip: boolean })) {
  return useQuery<GameToEditQuery, GameToEditQueryVariables>(GameToEditDocument, options as useQuery.Options<GameToEditQuery, GameToEditQueryVariables>);
}
