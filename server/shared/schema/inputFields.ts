/**
 * Decorators for input fields that correspond to a field of an entity. The entity defines the type and the description.
 */
import { IsOptional, IsUUID } from "class-validator";
import { isScalarType } from "graphql";
import { Field, getMetadataStorage, ID } from "type-graphql";

import { all } from "../input/rules.js";

/** Returns the fields of an object or input class. Inherited fields come last. */
export function fieldsOf(type: Function) {
  const inherited = (target: Function) => type.prototype instanceof target;
  const { fields } = getMetadataStorage();
  return [...fields.filter(({ target }) => target === type), ...fields.filter(({ target }) => inherited(target))];
}

/** Whether a field's type is an enum. The API uses the names of an enum, and the database stores its values. */
export function isEnum(type: unknown): type is Record<string, string> {
  return typeof type === "object" && !isScalarType(type);
}

interface Options {
  /** Whether the field may be omitted. Defaults to true, or to false if the field has a default value. */
  nullable?: boolean;
  defaultValue?: unknown;
}

/** Declares an input field with the type and description of the entity's field, and a rule for its value. */
export function FieldOf(entity: Function, rule: PropertyDecorator, options: Options = {}): PropertyDecorator {
  return (target, property) => {
    const field = fieldsOf(entity).find(({ name }) => name === property);
    if (field === undefined) throw new Error(`${entity.name} has no field ${String(property)}.`);
    const { getType, typeOptions, description = "" } = field;
    const type = () => {
      // TypeGraphQL sets `array` only when it calls getType().
      const item = getType();
      return (typeOptions.array ? [item] : item) as never;
    };
    Field(type, { nullable: options.defaultValue === undefined, ...options, description })(target, property);
    rule(target, property);
  };
}

/** Declares the id of a new row, which the caller may choose. */
export function NewRowId(): PropertyDecorator {
  const description = "A UUID that you generate. Sending the same id and input again does not create a second row.";
  const message = "The id must be a UUID. Correct it, or leave it out.";
  return all(
    Field(() => ID, { nullable: true, description }),
    IsOptional(),
    IsUUID("all", { message }),
  );
}
