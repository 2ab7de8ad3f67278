/**
 * Selects the parts of a row that a snapshot contains: the columns that the API shows to visitors, in the API's format.
 */
import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import type { EntityMetadata } from "typeorm";

type AnyField = GraphQLField<unknown, unknown>;

/**
 * Returns the fields of an API type that are columns of its table, including columns that contain objects. Omits fields
 * that only some callers may see.
 */
export function publicFields(schema: GraphQLSchema, typeName: string, metadata: EntityMetadata): AnyField[] {
  const type = schema.getType(typeName) as GraphQLObjectType;
  const properties = new Set(
    metadata.columns.filter((column) => column.isSelect).map((column) => firstPart(column.propertyPath)),
  );
  return Object.values(type.getFields()).filter(
    (field) => properties.has(field.name) && field.args.length === 0 && field.extensions["policy"] === undefined,
  );
}

/** Returns the name of a column, or of the embedded object that contains it. */
function firstPart(propertyPath: string): string {
  return propertyPath.split(".", 1)[0]!;
}

/** Returns a row as the API returns it. */
export function publicRow(fields: readonly AnyField[], row: object): Record<string, unknown> {
  const values = row as Record<string, unknown>;
  return Object.fromEntries(fields.map(({ name, type }) => [name, publicValue(type, values[name])]));
}

function publicValue(type: GraphQLOutputType, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (isNonNullType(type)) return publicValue(type.ofType as GraphQLOutputType, value);
  if (isListType(type)) return (value as unknown[]).map((item) => publicValue(type.ofType as GraphQLOutputType, item));
  if (isLeafType(type)) return type.serialize(value);
  if (isObjectType(type)) return publicRow(Object.values(type.getFields()), value as object);
  throw new Error(`A column has the type ${getNamedType(type).name}, which a snapshot cannot contain.`);
}
