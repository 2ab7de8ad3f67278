/** Columns of the catalogue. A column that the API shows is declared once, for the table and for the API's type. */
import { Field, Float, Int } from "type-graphql";
import { Column, type ColumnOptions } from "typeorm";

const apiTypes = { text: String, integer: Int, "double precision": Float, boolean: Boolean };

interface FieldColumnOptions extends Pick<ColumnOptions, "nullable" | "array" | "default"> {
  description: string;
  /** The values that a text can have, where they are an enum of the API. */
  enum?: object;
}

/** A column and the field of the API that has its value. An array is empty by default. */
export function FieldColumn(type: keyof typeof apiTypes, options: FieldColumnOptions): PropertyDecorator {
  const { description, enum: values, nullable = false, array = false, ...rest } = options;
  const apiType = values ?? apiTypes[type];
  return (target, property) => {
    Field(() => (array ? [apiType] : apiType) as never, { nullable, description })(target, property);
    Column({ type, nullable, array, ...(array && { default: () => "'{}'" }), ...rest })(target, property);
  };
}

/** A column that only the database reads and writes, for sorting and searching. */
export function DerivedColumn(
  type: keyof typeof apiTypes,
  asExpression: string,
  options: ColumnOptions = {},
): PropertyDecorator {
  const hidden = { select: false, insert: false, update: false } as const;
  return Column({ type, ...hidden, generatedType: "STORED", asExpression, ...options });
}
