/** Generates a document from the schema. The document calls one operation and selects every field of its result. */
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from "graphql";

import { buildGraphqlSchema } from "../app/graphql/schema.js";
import type { Policy } from "../shared/schema/policies.js";

export type AnyField = GraphQLField<unknown, unknown>;

export interface Operation {
  kind: "query" | "mutation";
  field: AnyField;
}

export interface WholeDocument {
  text: string;
  variables: Record<string, unknown>;
  /** Every selected field, keyed by its path in the response without list indexes. */
  fields: Map<string, { name: string; policy: Policy | undefined }>;
}

export function everyOperation(): Operation[] {
  const schema = buildGraphqlSchema();
  const of = (kind: Operation["kind"], fields: Record<string, AnyField> = {}) =>
    Object.values(fields).map((field): Operation => ({ kind, field }));
  return [...of("query", schema.getQueryType()?.getFields()), ...of("mutation", schema.getMutationType()?.getFields())];
}

export function policyOf(field: AnyField): Policy | undefined {
  return field.extensions["policy"] as Policy | undefined;
}

/**
 * The types of the lists that queries return. A document that selects one of these lists inside another operation would
 * exceed the cost limit.
 */
const listTypes = new Set(
  everyOperation()
    .map(({ field }) => getNamedType(field.type).name)
    .filter((name) => name.endsWith("Connection")),
);

/**
 * Fields that the document selects without subfields, because other operations select all fields of their rows. With
 * these subfields, a document with a casino would exceed the cost limit.
 */
const repeated = new Set([
  "Casino.providers",
  "CasinoPaymentMethod.method",
  "FastestPayout.methods",
  "CasinoLicense.authority",
  // Other members of the union already contain a casino.
  "ArticleReceipt.casino",
  "ArticleBonus.bonus",
  "Article.reviewerProfile",
  "SearchSuggestions.casinos",
  "SearchSuggestions.articles",
  "SearchSuggestions.games",
  "SearchSuggestions.bonuses",
]);

/** The longest lists without pages. They have so many rows that an operation can select no other list inside them. */
const longLists = new Set(["providers", "paymentMethods", "licensingAuthorities"]);

/** A field that exceeds the cost limit only together with all other fields of all providers. */
const withoutAllOthers = "Provider.spellings";

/** @param values Arguments that replace the generated ones, which are the smallest valid values. */
export function writeWholeDocument({ kind, field }: Operation, values: Record<string, unknown> = {}): WholeDocument {
  const document: WholeDocument = { text: "", variables: {}, fields: new Map() };
  const declared: string[] = [];

  function pass(args: readonly GraphQLArgument[], given: Record<string, unknown>): string {
    const passed = args
      .filter((arg) => arg.name in given || isRequiredArgument(arg) || arg.name === "first")
      .map((arg) => {
        const variable = `v${declared.length}`;
        declared.push(`$${variable}: ${String(arg.type)}`);
        document.variables[variable] = given[arg.name] ?? smallest(arg.type);
        return `${arg.name}: $${variable}`;
      });
    return passed.length > 0 ? `(${passed.join(", ")})` : "";
  }

  /**
   * Selects all fields of a type. Selects only `__typename` in fields whose type already encloses them, in lists that
   * queries return, in objects of an embedded casino, and in the `repeated` fields.
   */
  function select(type: GraphQLOutputType, path: string, parents: string[]): string {
    const named = getNamedType(type);
    if (isUnionType(named)) {
      const members = named
        .getTypes()
        .map((each) => `... on ${each.name} ${select(each, path, [...parents, each.name])}`);
      return `{ ${members.join(" ")} }`;
    }
    if (!isObjectType(named)) return "";
    const isLong = longLists.has(path);
    const fields = Object.values(named.getFields()).filter(
      (each) =>
        !(isLong && (listTypes.has(getNamedType(each.type).name) || `${named.name}.${each.name}` === withoutAllOthers)),
    );
    const selected = fields.map((each) => {
      const at = `${path}.${each.name}`;
      const name = `${named.name}.${each.name}`;
      // The members of a union can have different fields with the same path.
      const isTaken = document.fields.has(at) && document.fields.get(at)!.name !== name;
      document.fields.set(isTaken ? `${at} of ${named.name}` : at, { name, policy: policyOf(each) });
      const isRepeated = repeated.has(name) || (named.name === "Casino" && parents.includes("ArticleCasino"));
      if (isRepeated && !isObjectType(getNamedType(each.type))) return `${each.name}${pass(each.args, {})}`;
      if (isRepeated || parents.includes(getNamedType(each.type).name) || listTypes.has(getNamedType(each.type).name))
        return `${each.name}${pass(each.args, {})} { __typename }`;
      return `${each.name}${pass(each.args, {})} ${select(each.type, at, [...parents, getNamedType(each.type).name])}`;
    });
    return `{ ${selected.join(" ")} }`;
  }

  const body = `${field.name}${pass(field.args, values)} ${select(field.type, field.name, [getNamedType(field.type).name])}`;
  document.text = `${kind} ${declared.length > 0 ? `(${declared.join(", ")})` : ""} { ${body} }`;
  return document;
}

/** Returns the smallest value that the schema accepts. Objects contain only their required fields. */
function smallest(type: GraphQLInputType): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [smallest(bare.ofType as GraphQLInputType)];
  if (isEnumType(bare)) return bare.getValues()[0]!.name;
  if (isInputObjectType(bare)) {
    const required = Object.values(bare.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((each) => [each.name, smallest(each.type)]));
  }
  const samples: Record<string, unknown> = {
    ID: "00000000-0000-4000-8000-000000000000",
    Int: 1,
    Float: 1,
    Boolean: true,
    String: "someone@example.com",
    DateTime: "2026-01-01T00:00:00.000Z",
  };
  return samples[bare.name] ?? {};
}
