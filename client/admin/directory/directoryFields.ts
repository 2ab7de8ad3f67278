/** The fields of a provider, payment method or licensing authority in the admin form, in order. */
import { nouns } from "../../../shared/nouns/registry";
import { optionsOf, section, type ValuesOf } from "../fields/fields";
import * as input from "../fields/nounFields";
import type { PaymentMethodKind } from "../../graphql/schemaTypes.generated";

export const kindLabels: Readonly<Record<PaymentMethodKind, string>> = {
  CARD: "Card",
  BANK: "Bank transfer",
  WALLET: "Wallet",
  CRYPTO: "Cryptocurrency",
  PREPAID: "Prepaid",
};

const { fields } = nouns.paymentMethod;

const name = input.line(fields.name, {
  label: "Name",
  hint: "Casinos and games keep their own spelling. The new name is added to this entry's spellings.",
});

const texts = {
  website: input.line(fields.website, { label: "Website", placeholder: "https://" }),
  description: input.text(fields.description, {
    label: "Text",
    hint: "Search engines may list the page only if it has text and at least three casinos.",
  }),
};

export const directoryFields = section("Entry", { name, ...texts });

export const paymentMethodFields = section("Entry", {
  name,
  kind: {
    kind: "choice",
    label: "Kind",
    options: [...optionsOf(kindLabels), { value: "", label: "Unknown" }],
    initial: "",
  },
  ...texts,
});

/** The fields of each noun of the directory. */
export const directoryFieldTables = {
  PROVIDER: directoryFields,
  PAYMENT_METHOD: paymentMethodFields,
  LICENSING_AUTHORITY: directoryFields,
};

export type DirectoryValues = ValuesOf<typeof directoryFields>;
