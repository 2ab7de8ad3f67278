// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../useFragmentData";
import { documentOf } from "../documentOf";
import type { CasinoPicker_casinoFragment } from "../generated";

export const CasinoPicker_casinoDocument = documentOf<CasinoPicker_casinoFragment, Record<string, never>>(
  "",
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CasinoPicker_casino"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Casino"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"licenses"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},
  [],
);

export function useCasinoPicker_casinoFragment(from: FragmentType<CasinoPicker_casinoFragment>): CasinoPicker_casinoFragment {
  return useFragmentData(CasinoPicker_casinoDocument, "CasinoPicker_casino", from);
}
