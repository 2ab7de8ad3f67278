// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../useFragmentData";
import { documentOf } from "../documentOf";
import type { HeroReceipt_casinoFragment } from "../generated";
import { TrustReceipt_casinoDocument } from "./TrustReceipt_casino";

export const HeroReceipt_casinoDocument = documentOf<HeroReceipt_casinoFragment, Record<string, never>>(
  "",
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeroReceipt_casino"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Casino"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"trustScore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrustReceipt_casino"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},
  [TrustReceipt_casinoDocument],
);

export function useHeroReceipt_casinoFragment(from: FragmentType<HeroReceipt_casinoFragment>): HeroReceipt_casinoFragment {
  return useFragmentData(HeroReceipt_casinoDocument, "HeroReceipt_casino", from);
}
