/** The fields of a provider, payment method or licensing authority in the admin form, in order. */
import { textLimits } from "../../../shared/textLimits";
import { optionsOf, section, type ValuesOf } from "../fields/fields";
import * as rules from "../fields/rules";
import type { PaymentMethodKind } from "../../graphql/schemaTypes.generated";

export const kindLabels: Readonly<Record<PaymentMethodKind, string>> = {
  CARD: "Card",
  BANK: "Bank transfer",
  WALLET: "Wallet",
  CRYPTO: "Cryptocurrency",
  PREPAID: "Prepaid",
};

const name = {
  kind: "line",
  label: "Name",
  isRequired: true,
  hint: "Casinos and games keep their own spelling. The new name is added to this entry's spellings.",
  check: rules.requiredText("name"),
} as const;

const texts = {
  website: {
    kind: "line",
    label: "Website",
    placeholder: "https://",
    check: rules.link("website"),
  },
  description: {
    kind: "text",
    label: "Text",
    hint: "Search engines may list the page only if it has text and at least three casinos.",
    check: rules.text("text", textLimits.paragraph),
  },
} as const;

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

export type DirectoryValues = ValuesOf<typeof directoryFields>;
