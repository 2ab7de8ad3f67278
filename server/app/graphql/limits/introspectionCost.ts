/** What introspection costs. It needs no database, but its lists are as long as the schema is large. */
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

import { introspectedPerUnit, unpagedListSize } from "../../../shared/limits.js";

/** By field of the introspection: how many entries it has in a schema, on average over what it is asked of. */
type Sizes = Record<string, number>;

const sizesOfSchema = new WeakMap<GraphQLSchema, Sizes>();

/** The cost of a field of the introspection; null for every other field. */
export function introspectionCost(
  schema: GraphQLSchema,
  type: GraphQLCompositeType,
  field: GraphQLField<unknown, unknown>,
  childComplexity: number,
): number | null {
  if (isIntrospectionType(type)) return 1 / introspectedPerUnit + (sizesOf(schema)[field.name] ?? 1) * childComplexity;
  // A caller that names a type can name the largest.
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
    // A type is not null, or a list, or neither: of chains that ask for nine levels most end after one or two.
    ofType: 0.5,
  };
}
