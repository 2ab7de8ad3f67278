/** Two people changed the same row: which fields are in question, and how the other fields are merged. */
import {
  differingFields,
  isSameValue,
  type FieldTable,
  type FieldValue,
  type FormValues,
} from "../../shared/forms/fields";

export type Side = "mine" | "theirs";

export interface ConflictLine {
  name: string;
  mine: FieldValue;
  theirs: FieldValue;
  /** Which value is saved. */
  side: Side;
}

/** The three states of a row that two people have changed. */
export interface Versions {
  /** What both began with. */
  base: FormValues;
  mine: FormValues;
  theirs: FormValues;
}

/** The fields that both people changed, to different values. */
export function conflictLines(fields: FieldTable<FormValues>, { base, mine, theirs }: Versions): ConflictLine[] {
  return differingFields(fields, base, theirs).flatMap((name) => {
    const [own, other] = [mine[name] as FieldValue, theirs[name] as FieldValue];
    if (isSameValue(own, other) || isSameValue(own, base[name])) return [];
    return [{ name, mine: own, theirs: other, side: "mine" as const }];
  });
}

/** The other person's row with the fields that this editor changed. */
export function mergedValues(fields: FieldTable<FormValues>, { base, mine, theirs }: Versions): FormValues {
  const own = differingFields(fields, base, mine).map((name) => [name, mine[name] as FieldValue] as const);
  return { ...theirs, ...Object.fromEntries(own) };
}

/** What is saved once the editor has chosen a side for each line. */
export function decidedValues(merged: FormValues, lines: readonly ConflictLine[]): FormValues {
  const taken = lines.filter(({ side }) => side === "theirs").map(({ name, theirs }) => [name, theirs] as const);
  return { ...merged, ...Object.fromEntries(taken) };
}
