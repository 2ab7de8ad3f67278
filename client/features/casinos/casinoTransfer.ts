/** How casinos go into files and come back from them. */
import type { ApolloClient } from "@apollo/client";
import { asEditor } from "../../graphql/asEditor";
import { CasinoExportDocument } from "../../graphql/documents/CasinoExport";
import type { CasinoOrder } from "../../graphql/generated";
import type { Transfer } from "../../shared/transfer";
import { casinoFields, type CasinoValues } from "./casinoFields";

const sample: readonly Partial<CasinoValues>[] = [
  {
    name: "Example Bay",
    slug: "example-bay",
    description: "A sample row: put your own casino in its place.",
    websiteUrl: "https://www.example-bay.example/",
    rating: "4.2",
    reviewCount: "38",
    establishedYear: "2019",
    welcomeBonus: "100% up to $200",
    bonusAmount: "$200",
    freeSpins: "50",
    minDeposit: "$10",
    wageringRequirement: "30x",
    isNew: true,
    acceptsCrypto: true,
    licenses: ["MGA"],
    paymentMethods: ["Visa", "Bitcoin"],
    gameProviders: ["NetEnt", "Evolution"],
    pros: ["Fast payouts", "Clear terms, in plain words"],
    cons: ["No phone line"],
    reviewAbout: "What it is like, and who runs it.",
  },
  { name: "Example Point", slug: "example-point" },
];

export function casinoTransfer(client: ApolloClient): Transfer {
  return {
    noun: "casino",
    plural: "casinos",
    fields: casinoFields,
    sample,
    async find({ orderBy, ...request }) {
      const variables = { ...request, orderBy: orderBy as CasinoOrder | null };
      const { data } = await client.query({
        query: CasinoExportDocument,
        variables,
        ...asEditor,
        fetchPolicy: "no-cache",
      });
      return data!.casinos;
    },
  };
}
