/** The types of directory entries in the order of the Directory tab: their labels, pages and operations. */
import type { TypedDocumentNode } from "@apollo/client";
import type { CasinoFilter, PaymentMethodKind } from "../../graphql/schemaTypes.generated";
import { licensePath, paymentMethodPath, providerPath } from "../../shared/paths";
import {
  AuthorityEntriesDocument,
  mergeLicensingAuthoritiesDocument,
  mergePaymentMethodsDocument,
  mergeProvidersDocument,
  type mergeProvidersMutationVariables,
  PaymentMethodEntriesDocument,
  ProviderEntriesDocument,
} from "./directory.generated";

/** A directory entry. Only providers have games, and only payment methods have a kind. */
export interface DirectoryEntry {
  id: string;
  slug: string;
  name: string;
  /** The spellings of casinos and games that mean this entry. */
  spellings: readonly string[];
  description: string | null;
  casinoCount: number;
  gameCount?: number;
  kind?: PaymentMethodKind | null;
}

export interface DirectoryNoun {
  singular: string;
  plural: string;
  /** The heading of the list. */
  title: string;
  pathOf: (slug: string) => string;
  entries: TypedDocumentNode<{ entries: DirectoryEntry[] }, Record<string, never>>;
  merge: TypedDocumentNode<{ merged: { id: string } }, mergeProvidersMutationVariables>;
  /** Returns a filter for the casinos that have at least one of these entries. */
  filterOf: (slugs: string[]) => CasinoFilter;
}

export const directoryNouns = {
  providers: {
    singular: "provider",
    plural: "providers",
    title: "Providers",
    pathOf: providerPath,
    entries: ProviderEntriesDocument,
    merge: mergeProvidersDocument,
    filterOf: (providers) => ({ providers }),
  },
  methods: {
    singular: "payment method",
    plural: "payment methods",
    title: "Payment methods",
    pathOf: paymentMethodPath,
    entries: PaymentMethodEntriesDocument,
    merge: mergePaymentMethodsDocument,
    filterOf: (paymentMethods) => ({ paymentMethods }),
  },
  authorities: {
    singular: "licensing authority",
    plural: "licensing authorities",
    title: "Licensing authorities",
    pathOf: licensePath,
    entries: AuthorityEntriesDocument,
    merge: mergeLicensingAuthoritiesDocument,
    filterOf: (authorities) => ({ authorities }),
  },
} satisfies Record<string, DirectoryNoun>;

export type DirectoryNounId = keyof typeof directoryNouns;

export const directoryNounIds = Object.keys(directoryNouns) as DirectoryNounId[];
