import { createContext, useContext } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import type { AnyEditing } from "./editing";
import type { FieldSpec, FormValues } from "./fields";

interface FormFields extends Pick<AnyEditing, "fields" | "controls"> {
  /** The form adds a row; otherwise it changes one. */
  isNew: boolean;
}

/** What the fields of one form share, beside the form itself. */
export const FieldsContext = createContext<FormFields>({ fields: {}, isNew: true });

export function useForms() {
  return { ...useContext(FieldsContext), form: useFormContext<FormValues>() };
}

/** The id of a field's control, by which its label, its summary line and its errors find it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** What the table says of a field that is of one of these kinds. */
export function useFieldSpec<Kind extends FieldSpec["kind"]>(name: string, ..._kinds: Kind[]) {
  return useContext(FieldsContext).fields[name] as Extract<FieldSpec, { kind: Kind }>;
}

/** What is wrong with a field, in a sentence. */
export function useFieldError(name: string): string | undefined {
  const { control } = useFormContext<FormValues>();
  return useFormState({ control, name }).errors[name]?.message as string | undefined;
}
