// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../useFragmentData";
import { documentOf } from "../documentOf";
import type { BonusCard_bonusFragment } from "../generated";

export const BonusCard_bonusDocument = documentOf<BonusCard_bonusFragment, Record<string, never>>(
  "",
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BonusCard_bonus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bonus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"bonusType"}},{"kind":"Field","name":{"kind":"Name","value":"bonusAmount"}},{"kind":"Field","name":{"kind":"Name","value":"freeSpins"}},{"kind":"Field","name":{"kind":"Name","value":"minDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"wageringRequirement"}},{"kind":"Field","name":{"kind":"Name","value":"maxWin"}},{"kind":"Field","name":{"kind":"Name","value":"bonusCode"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"casino"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"licenses"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},
  [],
);

export function useBonusCard_bonusFragment(from: FragmentType<BonusCard_bonusFragment>): BonusCard_bonusFragment {
  return useFragmentData(BonusCard_bonusDocument, "BonusCard_bonus", from);
}
