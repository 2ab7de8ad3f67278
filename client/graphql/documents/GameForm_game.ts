// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../useFragmentData";
import { documentOf } from "../documentOf";
import type { GameForm_gameFragment } from "../generated";

export const GameForm_gameDocument = documentOf<GameForm_gameFragment, Record<string, never>>(
  "",
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameForm_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"rtp"}},{"kind":"Field","name":{"kind":"Name","value":"volatility"}},{"kind":"Field","name":{"kind":"Name","value":"maxWin"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isPopular"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},
  [],
);

export function useGameForm_gameFragment(from: FragmentType<GameForm_gameFragment>): GameForm_gameFragment {
  return useFragmentData(GameForm_gameDocument, "GameForm_game", from);
}
