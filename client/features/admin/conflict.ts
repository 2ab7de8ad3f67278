/** Two people changed the same row: which fields are in question, and what comes of the choices. */
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
  /** What is taken unless the editor says otherwise: what was typed stays, what was not touched follows the other. */
  side: Side;
}

/** The fields that somebody else has changed since and that differ from what the editor has. */
export function conflictLines(
  fields: FieldTable<FormValues>,
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): ConflictLine[] {
  return differingFields(fields, base, theirs).flatMap((name) => {
    const [own, other] = [mine[name] as FieldValue, theirs[name] as FieldValue];
    if (isSameValue(own, other)) return [];
    return [{ name, mine: own, theirs: other, side: isSameValue(own, base[name]) ? "theirs" : "mine" }];
  });
}

/** What the editor has, with the other's values where those were chosen. */
export function mergedValues(mine: FormValues, lines: readonly ConflictLine[]): FormValues {
  const taken = lines.filter(({ side }) => side === "theirs").map(({ name, theirs }) => [name, theirs] as const);
  return { ...mine, ...Object.fromEntries(taken) };
}
