/**
 * Converts between the values of a form and the changed fields of a draft, which have the format of the API's inputs.
 */
import type { FieldTable, FormValues } from "../fields/fields";
import { apiPath, differingFields } from "../fields/fieldTable";
import { inputOf } from "../fields/inputValues";
import { toFieldValue, valueAt } from "../fields/formValues";

export type Patch = Readonly<Record<string, unknown>>;

/**
 * Returns the fields that a draft changes. `base` contains the values of the published row, or is null for a new row.
 */
export function patchOf(fields: FieldTable<FormValues>, values: FormValues, base: FormValues | null): Patch {
  if (base) return inputOf<Patch>(fields, values, differingFields(fields, base, values));
  return withoutBlanks(inputOf<Patch>(fields, values));
}

/** Removes blank fields, because a draft of a new row may lack required fields. */
function withoutBlanks(input: Patch): Patch {
  const isBlank = (value: unknown) => value === null || value === "" || (Array.isArray(value) && value.length === 0);
  const filled = Object.entries(input).map(([name, value]): [string, unknown] => [
    name,
    value !== null && typeof value === "object" && !Array.isArray(value) ? withoutBlanks(value as Patch) : value,
  ]);
  return Object.fromEntries(filled.filter(([, value]) => !isBlank(value)));
}

/** Returns the values of a form with the changes in a draft on top. */
export function valuesOfPatch(fields: FieldTable<FormValues>, patch: Patch, base: FormValues): FormValues {
  const changed = Object.entries(fields).flatMap(([name, spec]) => {
    const value = valueAt(patch, apiPath(name, spec));
    return value === undefined ? [] : [[name, toFieldValue(spec, value)] as const];
  });
  return { ...structuredClone(base), ...Object.fromEntries(changed) };
}
