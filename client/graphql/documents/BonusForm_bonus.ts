// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../useFragmentData";
import { documentOf } from "../documentOf";
import type { BonusForm_bonusFragment } from "../generated";

export const BonusForm_bonusDocument = documentOf<BonusForm_bonusFragment, Record<string, never>>(
  "",
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BonusForm_bonus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bonus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"bonusType"}},{"kind":"Field","name":{"kind":"Name","value":"bonusAmount"}},{"kind":"Field","name":{"kind":"Name","value":"freeSpins"}},{"kind":"Field","name":{"kind":"Name","value":"minDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"wageringRequirement"}},{"kind":"Field","name":{"kind":"Name","value":"maxWin"}},{"kind":"Field","name":{"kind":"Name","value":"bonusCode"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"casino"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},
  [],
);

export function useBonusForm_bonusFragment(from: FragmentType<BonusForm_bonusFragment>): BonusForm_bonusFragment {
  return useFragmentData(BonusForm_bonusDocument, "BonusForm_bonus", from);
}
