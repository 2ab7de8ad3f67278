/** Computes the cost of introspection. Introspection needs no database, but its lists grow with the schema. */
import {
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from "graphql";

import { unpagedListSize } from "../../../shared/limits.js";

/**
 * How many introspection values cost as much as one database field. Full introspection takes about 12 ms of CPU time.
 */
const introspectedPerUnit = 8;

/** For each introspection field, its average number of entries in the schema. */
type Sizes = Record<string, number>;

const sizesOfSchema = new WeakMap<GraphQLSchema, Sizes>();

/** Returns the cost of an introspection field, or null for any other field. */
export function introspectionCost(
  schema: GraphQLSchema,
  type: GraphQLCompositeType,
  field: GraphQLField<unknown, unknown>,
  childComplexity: number,
): number | null {
  if (isIntrospectionType(type)) return 1 / introspectedPerUnit + (sizesOf(schema)[field.name] ?? 1) * childComplexity;
  // The type may be much larger than the average type, so multiply the cost of its fields.
  return field.name === "__type" ? 1 + unpagedListSize * childComplexity : null;
}

function sizesOf(schema: GraphQLSchema): Sizes {
  const sizes = sizesOfSchema.get(schema) ?? measure(schema);
  sizesOfSchema.set(schema, sizes);
  return sizes;
}

function measure(schema: GraphQLSchema): Sizes {
  const types = Object.values(schema.getTypeMap());
  const output = types.filter((type) => isObjectType(type) || isInterfaceType(type));
  const fields = output.flatMap((type) => Object.values(type.getFields()));
  const inputFields = types.filter(isInputObjectType).flatMap((type) => Object.values(type.getFields()));
  const args = fields.flatMap((field) => field.args);
  const enumValues = types.filter(isEnumType).flatMap((type) => type.getValues());
  return {
    types: types.length,
    directives: schema.getDirectives().length,
    fields: fields.length / types.length,
    inputFields: inputFields.length / types.length,
    enumValues: enumValues.length / types.length,
    args: args.length / fields.length,
    // Introspection queries select nine levels of `ofType`, but most types have only one or two.
    ofType: 0.5,
  };
}
