/** Decorators for the columns of the catalogue. Each declares a column once for both the table and the API type. */
import { currencyForm } from "../../../shared/currencyForm.js";
import { Field, Float, Int } from "type-graphql";
import { Check, Column, type ColumnOptions } from "typeorm";

import { amountsOf, type NounDefinition } from "../../../shared/nouns/noun.js";
import { momentRange } from "../../../shared/rules/choice.js";
import type { Field as Value, FieldKind } from "../../../shared/rules/field.js";
import { largestCount } from "../../../shared/rules/number.js";
import { toSnakeCase } from "../connection/naming.js";

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

/**
 * The column's type for each kind of field. A number is an integer if its step is 1. Relations and lists of items have
 * their own columns.
 */
const columnTypes: Record<Exclude<FieldKind, "relation" | "items">, keyof typeof apiTypes> = {
  line: "text",
  text: "text",
  slug: "text",
  link: "text",
  picture: "text",
  path: "text",
  currency: "text",
  choice: "text",
  phrases: "text",
  flag: "boolean",
  moment: "timestamp with time zone",
  money: "integer",
  number: "double precision",
};

function columnType({ kind, step }: Value<never>): keyof typeof apiTypes {
  if (kind === "relation" || kind === "items") throw new Error("Declare the column of a relation or of items itself.");
  return kind === "number" && step === 1 ? "integer" : columnTypes[kind];
}

interface ValueOptions {
  /** The enum of a choice. The database stores its values. */
  enum?: Record<string, string>;
  /** The value of a new row whose input omits the choice. */
  default?: string;
}

/**
 * Returns the decorator for the columns of a noun's fields. It declares each column, its constraints and the API field
 * as `shared/nouns` describes the field, so only the description is its own.
 */
export function columnOf(noun: NounDefinition & { fields: Readonly<Record<string, Value<never>>> }) {
  const { table, fields } = noun;
  return (description: string, options: ValueOptions = {}): PropertyDecorator =>
    (target, property) => {
      const field = fields[String(property)];
      if (!field) throw new Error(`shared/nouns has no field ${String(property)} in ${table}.`);
      const initial = options.default ?? field.initial;
      const declare = field.without === "null" ? NullableColumn : FieldColumn;
      declare(columnType(field), description, {
        ...(field.kind === "phrases" && { array: true }),
        ...(field.kind === "moment" && { precision: 3 }),
        ...(initial !== undefined && { default: initial }),
        ...(options.enum && { enum: options.enum }),
      })(target, property);
      const column = toSnakeCase(String(property));
      const constraint = constraintOf(field, column, options.enum);
      if (constraint) Check(`${table}_${column}_${constraint.suffix}`, constraint.sql)(target.constructor);
      const { visible } = noun;
      if (visible !== "always" && "until" in visible && property === visible.until)
        Check(periodConstraint(table), `${column} > ${toSnakeCase(visible.from)}`)(target.constructor);
      const { amounts, currency } = amountsOf(noun) ?? {};
      if (amounts && property === currency) {
        const [first, ...more] = amounts.map(toSnakeCase);
        // The drift check compares constraints as PostgreSQL prints them, and the migrations have these two forms.
        const isUnused = more.length === 0 ? `${first} IS NULL` : `num_nonnulls(${[first, ...more].join(", ")}) = 0`;
        Check(currencyConstraint(table, currency), `${column} IS NOT NULL OR ${isUnused}`)(target.constructor);
      }
    };
}

/** Returns the name of the constraint that a row's end is after its start. */
export function periodConstraint(table: string): string {
  return `${table}_ends_after_start`;
}

/** Returns the name of the constraint that a row's amounts of money need a currency. */
export function currencyConstraint(table: string, currency: string): string {
  return `${table}_${toSnakeCase(currency)}_present`;
}

/** Returns the condition that the database checks for a field. The rules in `shared/rules` are stricter. */
function constraintOf(
  { kind, without, min, max }: Value<never>,
  column: string,
  choices: Record<string, string> = {},
): { suffix: string; sql: string } | null {
  if (kind === "slug") return { suffix: "form", sql: `${column} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'` };
  if (kind === "currency") return { suffix: "form", sql: `${column} ~ '${currencyForm.source}'` };
  if (kind === "choice") {
    const values = Object.values(choices).map((value) => `'${value}'`);
    return { suffix: "known", sql: `${column} IN (${values.join(", ")})` };
  }
  if (kind === "moment") {
    const [earliest, end] = momentRange.map((time) => new Date(time).toISOString());
    return { suffix: "range", sql: `${column} >= '${earliest}' AND ${column} < '${end}'` };
  }
  if (min !== undefined) {
    const upper = max === undefined || max === largestCount ? "" : ` AND ${column} <= ${max}`;
    return { suffix: "range", sql: `${column} >= ${min}${upper}` };
  }
  if (without === "required" && (kind === "line" || kind === "text"))
    return { suffix: "present", sql: `btrim(${column}) <> ''` };
  return null;
}

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
  type: keyof typeof apiTypes | "tsvector",
  asExpression: string,
  options: ColumnOptions = {},
): PropertyDecorator {
  const hidden = { select: false, insert: false, update: false } as const;
  return Column({ type, ...hidden, generatedType: "STORED", asExpression, ...options });
}
