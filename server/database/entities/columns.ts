/** Decorators for the columns of the catalogue. Each declares a column once for both the table and the API type. */
import { Field, Float, Int } from "type-graphql";
import { Column, type ColumnOptions } from "typeorm";

const apiTypes = {
  text: String,
  integer: Int,
  "double precision": Float,
  boolean: Boolean,
  "timestamp with time zone": Date,
};

interface FieldColumnOptions extends Pick<ColumnOptions, "array" | "default" | "precision"> {
  /** The API's enum type for a text column. */
  enum?: object;
}

function columnDecorator(nullable: boolean) {
  return (type: keyof typeof apiTypes, description: string, options: FieldColumnOptions = {}): PropertyDecorator => {
    const { enum: values, array = false, ...rest } = options;
    const apiType = values ?? apiTypes[type];
    return (target, property) => {
      Field(() => (array ? [apiType] : apiType) as never, { nullable, description })(target, property);
      Column({ type, nullable, array, ...(array && { default: () => "'{}'" }), ...rest })(target, property);
    };
  };
}

/** Declares a column and the API field with its value. An array column is empty by default. */
export const FieldColumn = columnDecorator(false);

/** Declares a column that can be null, and the API field with its value. */
export const NullableColumn = columnDecorator(true);

interface ListColumnOptions {
  description: string;
  /** The number of items that the field's cost assumes. */
  rows: number;
}

/** Declares a JSON column with a list of objects, and the API field with its value. The list is empty by default. */
export function ListColumn(item: () => Function, { description, rows }: ListColumnOptions): PropertyDecorator {
  const complexity = ({ childComplexity }: { childComplexity: number }) => 1 + rows * childComplexity;
  return (target, property) => {
    Field(() => [item()] as never, { description, complexity })(target, property);
    Column("jsonb", { default: [] })(target, property);
  };
}

/** Declares a column that the database computes for sorting and searching. */
export function DerivedColumn(
  type: keyof typeof apiTypes,
  asExpression: string,
  options: ColumnOptions = {},
): PropertyDecorator {
  const hidden = { select: false, insert: false, update: false } as const;
  return Column({ type, ...hidden, generatedType: "STORED", asExpression, ...options });
}
