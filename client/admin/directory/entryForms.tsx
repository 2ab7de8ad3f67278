/**
 * Configures the forms of directory entries. The forms only change entries. Saving a casino or a game creates the
 * entries that it names.
 */
import { Box } from "@chakra-ui/react";
import { webUrl } from "../../ui/OutboundLink";
import type { ListedRow } from "../list/listConfig";
import type { FormConfig } from "../nouns/nounConfig";
import {
  AuthorityToEditDocument,
  PaymentMethodToEditDocument,
  ProviderToEditDocument,
  updateLicensingAuthorityDocument,
  updatePaymentMethodDocument,
  updateProviderDocument,
} from "./directory.generated";
import { directoryFields, type DirectoryValues, paymentMethodFields } from "./directoryFields";
import { type DirectoryNounId, directoryNouns } from "./directoryNouns";

function sharedBy(id: DirectoryNounId) {
  const { pathOf } = directoryNouns[id];
  return {
    nameField: "name",
    Preview: EntryPreview,
    // These documents also select the slug.
    pathOf: (row: ListedRow) => pathOf((row as ListedRow & { slug: string }).slug),
  } as const;
}

export const entryForms: Readonly<Record<DirectoryNounId, FormConfig<DirectoryValues>>> = {
  providers: {
    ...sharedBy("providers"),
    noun: "provider",
    catalogueNoun: "PROVIDER",
    documents: { edit: ProviderToEditDocument, update: updateProviderDocument },
    fields: directoryFields,
  },
  methods: {
    ...sharedBy("methods"),
    noun: "payment method",
    catalogueNoun: "PAYMENT_METHOD",
    documents: { edit: PaymentMethodToEditDocument, update: updatePaymentMethodDocument },
    fields: paymentMethodFields,
  },
  authorities: {
    ...sharedBy("authorities"),
    noun: "licensing authority",
    catalogueNoun: "LICENSING_AUTHORITY",
    documents: { edit: AuthorityToEditDocument, update: updateLicensingAuthorityDocument },
    fields: directoryFields,
  },
};

function EntryPreview({ values: { name, website, description } }: { values: DirectoryValues }) {
  const url = webUrl(website);
  return (
    <Box display="grid" gap="2">
      <h3>{name || "Name"}</h3>
      <p>{description}</p>
      {url && <p>{new URL(url).hostname.replace(/^www\./, "")}</p>}
    </Box>
  );
}
