/** Puts the answers that came with a page into the cache, in steps: whole, they would keep the visitor waiting. */
import type { ApolloClient } from "@apollo/client";
import { Kind, type DocumentNode } from "graphql";
import { rest } from "../shared/rest";
import type { HandedResult } from "./pageQuery";

/** A query as one query for each of its fields. Their parts are the query's own, by which the cache knows what it has read. */
function piecesOf(query: DocumentNode): DocumentNode[] {
  const operation = query.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!operation) return [];
  const others = query.definitions.filter((one) => one !== operation);
  return operation.selectionSet.selections.map((selection) => ({
    ...query,
    definitions: [{ ...operation, selectionSet: { kind: Kind.SELECTION_SET, selections: [selection] } }, ...others],
  }));
}

/** What is read here is not read again when the page renders. */
export async function fillCache({ cache }: ApolloClient, handed: readonly HandedResult[]): Promise<void> {
  for (const { document, variables, data } of handed) {
    if (!data) continue;
    for (const query of piecesOf(document)) {
      cache.writeQuery({ query, variables, data });
      await rest();
      cache.diff({ query, variables, returnPartialData: true, optimistic: true });
      await rest();
    }
  }
}
