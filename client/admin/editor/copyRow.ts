/** Copies a row into the form for a new row. Nothing is saved until the editor adds the copy. */
import type { FormValues } from "../fields/fields";
import { defaultsOf } from "../fields/formValues";
import type { NounConfig } from "../nouns/nounConfig";

/** The URL parameter with the id of the row to copy. */
export const COPY_PARAMETER = "copy";

/** Returns the values for a copy, with a different name and without the values that must be unique. */
export function copyOf(
  { fields, nameField }: Pick<NounConfig, "fields" | "nameField">,
  values: FormValues,
): FormValues {
  const defaults: FormValues = defaultsOf(fields);
  const copied = Object.entries(values).map(([name, value]) => {
    const spec = fields[name];
    if (spec?.kind === "slug" || spec?.isUnique) return [name, defaults[name]];
    return [name, name === nameField ? `${String(value)} (copy)` : value];
  });
  return Object.fromEntries(copied) as FormValues;
}
