/**
 * Puts the responses for the server-rendered page into the cache in small steps, because one large write would block
 * input.
 */
import type { ApolloClient } from "@apollo/client";
import { Kind, type DocumentNode } from "graphql";
import { sleep } from "../shared/browser/whenIdle";
import type { SsrResult } from "./pageQuery";

/**
 * Splits a query into one query per root field. The new queries reuse the original selection objects, because the cache
 * uses them as keys for memoized reads.
 */
function splitByField(query: DocumentNode): DocumentNode[] {
  const operation = query.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!operation) return [];
  const others = query.definitions.filter((one) => one !== operation);
  return operation.selectionSet.selections.map((selection) => ({
    ...query,
    definitions: [{ ...operation, selectionSet: { kind: Kind.SELECTION_SET, selections: [selection] } }, ...others],
  }));
}

/** Writes each response to the cache and reads it once, so the first render uses the memoized result. */
export async function primeCache({ cache }: ApolloClient, ssrResults: readonly SsrResult[]): Promise<void> {
  for (const { document, variables, data } of ssrResults) {
    if (!data) continue;
    for (const query of splitByField(document)) {
      cache.writeQuery({ query, variables, data });
      await sleep();
      cache.diff({ query, variables, returnPartialData: true, optimistic: true });
      await sleep();
    }
  }
}
