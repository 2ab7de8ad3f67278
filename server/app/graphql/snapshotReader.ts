/** Reads the change feed for snapshots as the API returns it, so the entries of both have the same fields. */
import { execute, getNamedType, type GraphQLObjectType, type GraphQLSchema, isObjectType, parse } from "graphql";

import { type FeedNoun, nounsWith } from "../../../shared/nouns/registry.js";
import { nouns } from "../../catalogue/write/nouns.js";
import { createContextFactory, noCookie, type Services } from "../../catalogue/context.js";
import type { ChangePage, ReadChanges } from "../../outbound/snapshots/snapshotWriter.js";
import { buildGraphqlSchema } from "./schema.js";

const feedTypes = nounsWith("isInFeed").map((noun) => nouns[noun].typename);

/**
 * Selects all fields of a type that visitors can see without arguments. Selects only the key of another row, because
 * that row can change without a change of this one.
 */
function selectAll(type: GraphQLObjectType): string {
  const fields = Object.values(type.getFields()).filter(
    ({ name, args, extensions }) =>
      // Visitors get null for `lastChange`.
      args.length === 0 && extensions["policy"] === undefined && name !== "lastChange",
  );
  return fields.map(({ name, type: of }) => name + selectionOf(getNamedType(of) as GraphQLObjectType)).join(" ");
}

function selectionOf(type: GraphQLObjectType): string {
  if (!isObjectType(type)) return "";
  if (feedTypes.includes(type.name)) return " { id }";
  return "id" in type.getFields() ? " { id slug name }" : ` { ${selectAll(type)} }`;
}

function changesOf(schema: GraphQLSchema, noun: FeedNoun): string {
  const { typename } = nouns[noun];
  const entry = `... on ${typename} { ${selectAll(schema.getType(typename) as GraphQLObjectType)} }`;
  return `query ($since: String) { changes(noun: ${noun.toUpperCase()}, since: $since) {
    nodes { id entry { ${entry} } } pageInfo { hasNextPage endCursor } } }`;
}

export function createSnapshotReader(services: Services): ReadChanges {
  const schema = buildGraphqlSchema();
  const createContext = createContextFactory(services);
  const documents = new Map(nounsWith("isInFeed").map((noun) => [noun, parse(changesOf(schema, noun))]));
  return async (db, noun, since) => {
    const contextValue = createContext({
      viewer: null,
      cookie: noCookie,
      requestId: "snapshot",
      userAgent: null,
      clientAddress: "",
      previewDb: db,
    });
    const document = documents.get(noun)!;
    const { data, errors } = await execute({ schema, document, contextValue, variableValues: { since } });
    if (errors?.[0]) throw errors[0];
    return (data as unknown as { changes: ChangePage }).changes;
  };
}
