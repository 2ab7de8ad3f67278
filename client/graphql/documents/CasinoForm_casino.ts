// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../useFragmentData";
import { documentOf } from "../documentOf";
import type { CasinoForm_casinoFragment } from "../generated";

export const CasinoForm_casinoDocument = documentOf<CasinoForm_casinoFragment, Record<string, never>>(
  "",
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CasinoForm_casino"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Casino"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"games"}},{"kind":"Field","name":{"kind":"Name","value":"bonuses"}},{"kind":"Field","name":{"kind":"Name","value":"banking"}},{"kind":"Field","name":{"kind":"Name","value":"support"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"security"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"welcomeBonus"}},{"kind":"Field","name":{"kind":"Name","value":"bonusAmount"}},{"kind":"Field","name":{"kind":"Name","value":"freeSpins"}},{"kind":"Field","name":{"kind":"Name","value":"minDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"wageringRequirement"}},{"kind":"Field","name":{"kind":"Name","value":"establishedYear"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsCrypto"}},{"kind":"Field","name":{"kind":"Name","value":"hasLiveGames"}},{"kind":"Field","name":{"kind":"Name","value":"mobileOptimized"}},{"kind":"Field","name":{"kind":"Name","value":"licenses"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethods"}},{"kind":"Field","name":{"kind":"Name","value":"pros"}},{"kind":"Field","name":{"kind":"Name","value":"cons"}},{"kind":"Field","name":{"kind":"Name","value":"gameProviders"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},
  [],
);

export function useCasinoForm_casinoFragment(from: FragmentType<CasinoForm_casinoFragment>): CasinoForm_casinoFragment {
  return useFragmentData(CasinoForm_casinoDocument, "CasinoForm_casino", from);
}
