import type { TypedDocumentNode } from "@apollo/client";
import type { DefinitionNode, DocumentNode } from "graphql";

/** A document of our own, with the hash under which every server knows it (empty for a fragment). */
export interface HashedDocument extends DocumentNode {
  readonly hash: string;
}

/** Puts a generated definition and the fragments that it spreads together, each fragment once. */
export function documentOf<TData, TVariables extends Record<string, unknown>>(
  hash: string,
  definition: object,
  fragments: readonly DocumentNode[],
): TypedDocumentNode<TData, TVariables> {
  const definitions = new Set([definition as DefinitionNode, ...fragments.flatMap((one) => one.definitions)]);
  const document: HashedDocument = { kind: "Document" as DocumentNode["kind"], hash, definitions: [...definitions] };
  return document as TypedDocumentNode<TData, TVariables>;
}
