// Generated from the client's .graphql files by `npm run codegen`. Do not edit.
import { useQuery } from "@apollo/client/react";
import { documentOf } from "../documentOf";
import type { CasinoQuery, CasinoQueryVariables } from "../generated";
import { CasinoHeader_casinoDocument } from "./CasinoHeader_casino";
import { CasinoTabContent_casinoDocument } from "./CasinoTabContent_casino";
import { CasinoFacts_casinoDocument } from "./CasinoFacts_casino";
import { TrustReceipt_casinoDocument } from "./TrustReceipt_casino";
import { BonusPanel_bonusDocument } from "./BonusPanel_bonus";

export const CasinoDocument = documentOf<CasinoQuery, CasinoQueryVariables>(
  "95043f1d464a3871dd7960b2e88c3d0ec972a36427f1921b22eec391b3ab10e2",
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Casino"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"casino"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"trustScore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoHeader_casino"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoTabContent_casino"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoFacts_casino"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrustReceipt_casino"}},{"kind":"Field","name":{"kind":"Name","value":"bonuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bonusType"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BonusPanel_bonus"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},
  [CasinoHeader_casinoDocument, CasinoTabContent_casinoDocument, CasinoFacts_casinoDocument, TrustReceipt_casinoDocument, BonusPanel_bonusDocument],
);

export function useCasinoQuery(options: useQuery.Options<CasinoQuery, CasinoQueryVariables> & ({ variables: CasinoQueryVariables } | { skip: boolean })) {
  return useQuery<CasinoQuery, CasinoQueryVariables>(CasinoDocument, options as useQuery.Options<CasinoQuery, CasinoQueryVariables>);
}
