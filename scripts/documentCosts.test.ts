/** Tests that no page sends a query that the server rejects as too complex, however much of it the page needs. */
import { resolve } from "node:path";
import {
  getNamedType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from "graphql";

import { maxCost } from "../server/app/graphql/limits/cost.js";
import { CostWalk } from "../server/app/graphql/limits/costWalk.js";
import { buildGraphqlSchema } from "../server/app/graphql/schema.js";

/** The client and the scripts have different module settings, so TypeScript can't check these imports. */
const { persistedDocuments } = (await import(resolve("client/graphql/persistedDocuments.generated.ts"))) as {
  persistedDocuments: Record<string, string>;
};
const { PAGE_SIZE } = (await import(resolve("client/shared/limits.ts"))) as { PAGE_SIZE: number };

const schema = buildGraphqlSchema();

/** Returns a value with which an operation costs the most. */
function dearest(name: string, type: GraphQLInputType): unknown {
  const named = getNamedType(type);
  if (isListType(type)) return [];
  if (isInputObjectType(named)) return "search" in named.getFields() ? { search: "casino" } : {};
  if (named.name === "Boolean") return true;
  return named.name === "Int" && name === "first" ? PAGE_SIZE : "casino";
}

const queries = Object.values(persistedDocuments).flatMap((text) => {
  const document = parse(text);
  const operation = document.definitions.find(
    (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
  )!;
  return operation.operation === "query" ? [[operation.name!.value, { document, operation }] as const] : [];
});

it.each(queries)("the query %s costs at most the maximum with all its parts", (_name, { document, operation }) => {
  const variables = Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable, type }) => [
      variable.name.value,
      dearest(variable.name.value, typeFromAST(schema, type as never) as GraphQLInputType),
    ]),
  );
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  const cost = new CostWalk(schema, fragments, variables).costOf(operation.selectionSet, schema.getQueryType()!);
  expect(cost).toBeLessThanOrEqual(maxCost);
});
