/** Writes a query for every list of the API, in every order and with a search text. The schema says which there are. */
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  getNullableType,
} from "graphql";
import { buildGraphqlSchema } from "../server/app/graphql/schema.js";

export interface ListQuery {
  title: string;
  query: string;
}

/** As many rows as a page of the panel's lists shows. */
const rowCount = 50;
const searchText = "casino";

/** Returns the queries for all lists that callers can read without naming a row. */
export function everyList(): ListQuery[] {
  const fields = Object.values(buildGraphqlSchema().getQueryType()!.getFields());
  return fields.filter((field) => isList(field) && !field.args.some(isRequiredArgument)).flatMap(queriesOf);
}

function isList({ type }: GraphQLField<unknown, unknown>): boolean {
  return (
    isListType(getNullableType(type)) || isConnection(getNamedType(type)) || getNamedType(type).name === "FactQueue"
  );
}

function isConnection(type: GraphQLNamedType): boolean {
  return isObjectType(type) && "pageInfo" in type.getFields();
}

function queriesOf({ name, type, args }: GraphQLField<unknown, unknown>): ListQuery[] {
  const first = args.some((arg) => arg.name === "first") ? [`first: ${rowCount}`] : [];
  const variants = [[], ...ordersIn(args).map((order) => [`orderBy: ${order}`]), ...searchesIn(args)];
  return variants.map((variant) => {
    const given = [...first, ...variant].join(", ");
    const title = `${name}${given === "" ? "" : `(${given})`}`;
    return { title, query: `{ ${title} ${selectionOf(getNamedType(type), 2)} }` };
  });
}

/** Returns the orders that need no search text. */
function ordersIn(args: readonly GraphQLArgument[]): string[] {
  const type = args.map((arg) => getNamedType(arg.type)).find((each) => each.name.endsWith("Order"));
  const orders = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  return orders.filter((order) => order !== "RELEVANCE");
}

function searchesIn(args: readonly GraphQLArgument[]): string[][] {
  const filter = args.find(({ name }) => name === "filter");
  const type = filter && getNamedType(filter.type);
  return isInputObjectType(type) && "search" in type.getFields() ? [[`filter: { search: "${searchText}" }`]] : [];
}

/** Selects the values of an object, and of its objects down to a depth. Of two names for the rows, selects one. */
function selectionOf(type: GraphQLNamedType, depth: number): string {
  if (!isObjectType(type)) return "";
  const fields = Object.values(type.getFields()).filter(({ name, args, deprecationReason }) => {
    return name !== "edges" && deprecationReason == null && !args.some(isRequiredArgument);
  });
  const selected = fields.flatMap((field) => {
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return [field.name];
    // Related rows would make the query too expensive, so only the parts of the list itself are selected.
    const isPart = ["nodes", "pageInfo", "facets", "values", "facts", "counts"].includes(field.name);
    return isPart && depth > 0 ? [`${field.name} ${selectionOf(inner, depth - 1)}`] : [];
  });
  return `{ ${selected.join(" ")} }`;
}
