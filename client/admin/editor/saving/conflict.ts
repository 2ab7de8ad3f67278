/** Compares the changes of two editors to the same row. Finds the fields that conflict, and merges all other fields. */
import type { FieldTable, FieldValue, FormValues } from "../../fields/fields";
import { differingFields, isSameValue } from "../../fields/fieldTable";

export type Side = "mine" | "theirs";

export interface ConflictLine {
  name: string;
  mine: FieldValue;
  theirs: FieldValue;
  /** Whose value to save: this editor's ('mine') or the other editor's ('theirs'). */
  side: Side;
}

/** The three versions of a row that two editors changed. */
export interface Versions {
  /** The values that both editors started with. */
  base: FormValues;
  mine: FormValues;
  theirs: FormValues;
}

/** Returns the fields that the two editors set to different values. */
export function conflictLines(fields: FieldTable<FormValues>, { base, mine, theirs }: Versions): ConflictLine[] {
  return differingFields(fields, base, theirs).flatMap((name) => {
    const [own, other] = [mine[name] as FieldValue, theirs[name] as FieldValue];
    if (isSameValue(own, other) || isSameValue(own, base[name])) return [];
    return [{ name, mine: own, theirs: other, side: "mine" as const }];
  });
}

/**
 * Returns the conflicts in a new row that an earlier attempt added, although its response was lost. If this editor did
 * not fill in a field, the other editor's value is chosen by default.
 */
export function earlierSaveLines(changed: readonly string[], { base, mine, theirs }: Versions): ConflictLine[] {
  return changed.map((name) => {
    const [own, other] = [mine[name] as FieldValue, theirs[name] as FieldValue];
    return { name, mine: own, theirs: other, side: isSameValue(own, base[name]) ? "theirs" : "mine" };
  });
}

/** Returns the other editor's values, with this editor's changes on top. */
export function mergedValues(fields: FieldTable<FormValues>, { base, mine, theirs }: Versions): FormValues {
  const own = differingFields(fields, base, mine).map((name) => [name, mine[name] as FieldValue] as const);
  return { ...theirs, ...Object.fromEntries(own) };
}

/** Returns the values to save after the editor has chosen a side for each conflict. */
export function decidedValues(merged: FormValues, lines: readonly ConflictLine[]): FormValues {
  const taken = lines.filter(({ side }) => side === "theirs").map(({ name, theirs }) => [name, theirs] as const);
  return { ...merged, ...Object.fromEntries(taken) };
}
