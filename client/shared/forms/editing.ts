/** How the rows of one noun are loaded and saved by a form. */
import type { ComponentType } from "react";
import type { FieldTable, FormValues } from "./fields";

export type Noun = "casino" | "bonus" | "game";

/** A row as a form works on it. */
export interface LoadedRow<Values extends FormValues> {
  id: string;
  version: number;
  /** What people call it. */
  name: string;
  values: Values;
  updatedAt: string;
  /** Who changed it last; null where the history does not have it. */
  changedBy: string | null;
}

export interface Editing<Values extends FormValues> {
  noun: Noun;
  fields: FieldTable<Values>;
  /** Its form is long: Enter moves to the next field, so that it never publishes a half-filled form. */
  isLong?: boolean;
  /** The controls of fields that are picked. */
  controls?: Readonly<Record<string, ComponentType<{ name: string }>>>;
  /** What a new row should have before it is published and these values lack, such as 'a license'. */
  findGaps?: (values: Values) => string[];
  /** What a new row begins with. */
  defaults: Values;
  /** The row as it is now; null when there is none. */
  load: (id: string) => Promise<LoadedRow<Values> | null>;
  /** Adds a row. Sent again with the same id and values, it makes no second one. */
  create: (id: string, values: Values) => Promise<void>;
  /** Changes the given fields of a row at the version that was loaded. Returns its version afterwards: the same when nothing changed. */
  update: (row: { id: string; version: number }, values: Values, changed: readonly string[]) => Promise<number>;
}

/** The same of any noun, as what works for all three sees it. */
export type AnyEditing = Editing<FormValues>;
export type AnyRow = LoadedRow<FormValues>;

/** The forms' frame fills in the fields of the noun's own table, and no others. */
export function anyEditing<Values extends FormValues>(editing: Editing<Values>): AnyEditing {
  return editing as unknown as AnyEditing;
}
