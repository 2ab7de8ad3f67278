/** Input fields that repeat a field of an entity: its type and description are written once, on the entity. */
import { IsOptional, IsUUID } from "class-validator";
import { isScalarType } from "graphql";
import { Field, getMetadataStorage, ID } from "type-graphql";

import { all } from "../input/rules.js";

/** The fields of an object or input class, those of its base classes last. */
export function fieldsOf(type: Function) {
  const inherited = (target: Function) => type.prototype instanceof target;
  const { fields } = getMetadataStorage();
  return [...fields.filter(({ target }) => target === type), ...fields.filter(({ target }) => inherited(target))];
}

/** Whether a field's type is one of the enums, whose names are the API's and whose values are the columns'. */
export function isEnum(type: unknown): type is Record<string, string> {
  return typeof type === "object" && !isScalarType(type);
}

interface Options {
  /** True unless it says otherwise, or has a default. */
  nullable?: boolean;
  defaultValue?: unknown;
}

/** The same field as the entity has, with its type and description, and the rule that its value must keep. */
export function FieldOf(entity: Function, rule: PropertyDecorator, options: Options = {}): PropertyDecorator {
  return (target, property) => {
    const field = fieldsOf(entity).find(({ name }) => name === property);
    if (field === undefined) throw new Error(`${entity.name} has no field ${String(property)}.`);
    const { getType, typeOptions, description = "" } = field;
    const type = () => (typeOptions.array ? [getType()] : getType()) as never;
    Field(type, { nullable: options.defaultValue === undefined, ...options, description })(target, property);
    rule(target, property);
  };
}

/** The id that a caller may choose for a new row. */
export function NewRowId(): PropertyDecorator {
  const description = "A UUID of your making. Sent again with the same input, it makes no second row.";
  const message = "Give a UUID as id, or leave it out.";
  return all(
    Field(() => ID, { nullable: true, description }),
    IsOptional(),
    IsUUID("all", { message }),
  );
}
