/** Finds the deprecated elements of the schema that an operation uses, so owners see which programs must change. */
import {
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";

const usesOfDocument = new WeakMap<DocumentNode, readonly string[]>();
const hasDeprecated = new WeakMap<GraphQLSchema, boolean>();

/**
 * Returns the deprecated fields, arguments, input fields and enum values that a document names, such as `Bonus.code`,
 * `Query.bonuses(type:)` or `BonusOrder.OLD`. Values in variables are not part of the document, so they don't count.
 */
export function deprecatedUses(schema: GraphQLSchema, document: DocumentNode): readonly string[] {
  if (!schemaHasDeprecated(schema)) return [];
  let uses = usesOfDocument.get(document);
  if (uses === undefined) {
    uses = findUses(schema, document);
    usesOfDocument.set(document, uses);
  }
  return uses;
}

function schemaHasDeprecated(schema: GraphQLSchema): boolean {
  let has = hasDeprecated.get(schema);
  if (has === undefined) {
    has = Object.values(schema.getTypeMap()).some((type) => {
      if (type.name.startsWith("__")) return false;
      if (isEnumType(type)) return type.getValues().some(isDeprecated);
      if (isInputObjectType(type)) return Object.values(type.getFields()).some(isDeprecated);
      if (!isObjectType(type) && !isInterfaceType(type)) return false;
      return Object.values(type.getFields()).some((field) => isDeprecated(field) || field.args.some(isDeprecated));
    });
    hasDeprecated.set(schema, has);
  }
  return has;
}

function isDeprecated(element: { deprecationReason?: string | null | undefined } | null | undefined): boolean {
  return element?.deprecationReason != null;
}

function findUses(schema: GraphQLSchema, document: DocumentNode): readonly string[] {
  const uses = new Set<string>();
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field() {
        const field = info.getFieldDef();
        if (field && isDeprecated(field)) uses.add(`${info.getParentType()?.name}.${field.name}`);
      },
      Argument() {
        const argument = info.getArgument();
        const field = info.getFieldDef();
        if (argument && field && isDeprecated(argument))
          uses.add(`${info.getParentType()?.name}.${field.name}(${argument.name}:)`);
      },
      ObjectField({ name }) {
        const parent = getNamedType(info.getParentInputType());
        if (isInputObjectType(parent) && isDeprecated(parent.getFields()[name.value]))
          uses.add(`${parent.name}.${name.value}`);
      },
      EnumValue() {
        const value = info.getEnumValue();
        const type = getNamedType(info.getInputType());
        if (value && type && isDeprecated(value)) uses.add(`${type.name}.${value.name}`);
      },
    }),
  );
  return [...uses];
}
