/** How bonuses go into files and come back from them. */
import type { ApolloClient } from "@apollo/client";
import { asEditor } from "../../graphql/asEditor";
import { BonusExportDocument } from "../../graphql/documents/BonusExport";
import type { BonusOrder } from "../../graphql/generated";
import type { Transfer } from "../../shared/transfer";
import { bonusFields, type BonusValues } from "./bonusFields";

const sample: readonly Partial<BonusValues>[] = [
  {
    title: "100% up to $200 plus 50 spins",
    bonusAmount: "$200",
    freeSpins: "50",
    minDeposit: "$10",
    wageringRequirement: "30x",
    maxWin: "$1,000",
    bonusCode: "EXAMPLE",
    terms: "A sample row: put your own bonus in its place, and the id of its casino.",
    isActive: false,
  },
  { title: "25 free spins", bonusType: "FREE_SPINS", freeSpins: "25", isActive: false },
];

export function bonusTransfer(client: ApolloClient): Transfer {
  return {
    noun: "bonus",
    plural: "bonuses",
    fields: bonusFields,
    sample,
    async find({ orderBy, ...request }) {
      const variables = { ...request, orderBy: orderBy as BonusOrder | null };
      const { data } = await client.query({
        query: BonusExportDocument,
        variables,
        ...asEditor,
        fetchPolicy: "no-cache",
      });
      return data!.bonuses;
    },
  };
}
