/** Decides which fields of a form appear. Some fields apply only to some kinds of article. */
import { useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import type { FieldTable, FormValues } from "../fields/fields";
import { appliesTo, fieldNames, sectionsOf } from "../fields/fieldTable";

/**
 * Returns the form's sections with the fields to show: those that apply to the chosen kind, and those with an error,
 * which the editor must be able to fix. Leaves out sections without fields.
 */
export function useShownSections(fields: FieldTable<FormValues>): [title: string, names: string[]][] {
  const kind = useWatch<FormValues>({ name: "kind" });
  const { errors, isDirty } = useFormState<FormValues>();
  // A field that had an error stays while the editor corrects it, and until the editor chooses another kind.
  const [shown, setShown] = useState({ kind, wrong: [] as string[] });
  const earlier = isDirty && shown.kind === kind ? shown.wrong : [];
  const others = fieldNames(fields).filter((name) => !appliesTo(kind, fields[name]!));
  const wrong = others.filter((name) => errors[name] || earlier.includes(name));
  if (shown.kind !== kind || shown.wrong.length !== wrong.length) setShown({ kind, wrong });

  return [...sectionsOf(fields)].flatMap(([title, names]): [string, string[]][] => {
    const left = names.filter((name) => !others.includes(name) || wrong.includes(name));
    return left.length > 0 ? [[title, left]] : [];
  });
}
