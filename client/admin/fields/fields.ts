/**
 * The fields of the admin forms. Each form has one table of fields. Its values, drafts and conflicts all derive from
 * this table, as do imports, exports and the labels in the history.
 */
import type { ArticleKind, FactField } from "../../graphql/schemaTypes.generated";
import type { DetailRow, DetailTable } from "./detailRows";

/** A field's value in a form. Text and numbers are stored as typed, so incomplete input is not lost. */
export type FieldValue = string | boolean | string[] | DetailRow[];
export type FormValues = Record<string, FieldValue>;

/** Returns the error message for an invalid value, or null for a valid value. */
export type Check<Value> = (value: Value) => string | null;

/** An option of a select. The empty value becomes null in the API. */
interface Option<Value extends string> {
  value: Value;
  label: string;
}

interface FieldBase {
  label: string;
  hint?: string;
  /** The field's path in the API, if it differs from its name: `review.about`. */
  path?: string;
  /** The title of the form section that contains the field. */
  section?: string;
  /**
   * The kinds of article that use the field, for a field that not all kinds use. The form hides the field if its field
   * `kind` has another value. The value is still saved.
   */
  kinds?: readonly ArticleKind[];
  /** Whether the value describes only one row, so a bulk edit doesn't offer the field. */
  isOfOneRow?: true;
  /** Whether the value must be unique, so a copy of a row doesn't get it. */
  isUnique?: true;
  /** The fact that the field belongs to. Editors who change the value can mark the fact as checked. */
  fact?: FactField;
}

interface Line {
  /** A `text` field has several lines. */
  kind: "line" | "text";
  isRequired?: boolean;
  placeholder?: string;
  /** Whether a `text` field contains Markdown. Editors can then upload images into it. */
  isMarkdown?: boolean;
  /** Whether the value is an ISO date and time in UTC. */
  isMoment?: boolean;
  /** Whether the value is a color such as `#0b6b50`. Editors can then also pick the color. */
  isColor?: boolean;
  /** The id of a `datalist` that suggests values. */
  suggestions?: string;
  check: Check<string>;
}

/** A field for the URL of an image. Editors can also upload an image. */
interface ImageLine extends Omit<Line, "kind" | "isRequired" | "isMoment" | "isColor" | "suggestions"> {
  kind: "image";
}

export interface NumberLine {
  kind: "number";
  min: number;
  max?: number;
  step: number;
  /** The value in a new row. The default is an empty field. */
  initial?: string;
  /** Whether an empty field means 0, because the API does not accept null. */
  isNonNull?: true;
  /** Whether the API stores hundredths of the number in the form. */
  isInHundredths?: true;
  check: Check<string>;
}

/** A text field that every item in a list has. */
export interface ItemColumn {
  name: string;
  label: string;
  isRequired?: true;
  isLong?: true;
  check: Check<string>;
}

export type FieldSpec = FieldBase &
  (
    | Line
    | ImageLine
    | NumberLine
    /** `initial` says whether the box is checked in a new row. */
    | { kind: "flag"; initial?: true }
    | { kind: "tags"; isByLine?: true; check: Check<readonly string[]> }
    /** A table with one row for each item of a `tags` field. */
    | ({ kind: "rows"; check: Check<readonly DetailRow[]> } & DetailTable)
    /** With `isYesNo`, the API's value is a Boolean or null. */
    | { kind: "choice"; options: readonly Option<string>[]; initial: string; isYesNo?: true }
    /** `from` is the field that the slug is derived from. */
    | { kind: "slug"; isRequired: true; from: string; check: Check<string> }
    /** A list of items with a few text fields each. The form's value is the list as JSON (items.ts). */
    | { kind: "items"; item: string; max: number; columns: readonly ItemColumn[]; check: Check<string> }
    /** The id of a casino. In a row, the id is at `rowPath`. */
    | { kind: "casino"; rowPath: string }
  );

/** The fields of a form, in order. */
export type FieldTable<Values extends FormValues> = { readonly [Name in keyof Values & string]: FieldSpec };

/** The values of a form with these fields. */
export type ValuesOf<Fields> = { -readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };
type ValueOf<Spec> = Spec extends { kind: "flag" }
  ? boolean
  : Spec extends { kind: "tags" }
    ? string[]
    : Spec extends { kind: "rows" }
      ? DetailRow[]
      : Spec extends { options: readonly Option<infer Value>[] }
        ? Value
        : string;

/** Assigns fields to a section. `fact` is the fact that all of these fields belong to. */
export function section<const Fields extends Record<string, FieldSpec>>(
  title: string,
  fields: Fields,
  fact?: FactField,
): Fields {
  const placed = Object.entries(fields).map(([name, spec]) => [
    name,
    { ...spec, section: title, ...(fact && { fact }) },
  ]);
  return Object.fromEntries(placed) as Fields;
}

/** Returns the select options for an API enum. */
export function optionsOf<Value extends string>(labels: Readonly<Record<Value, string>>): Option<Value>[] {
  return Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));
}
