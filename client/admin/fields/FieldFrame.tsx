/** Passes a form's field table to its fields, and shows each control with its label, hint and error. */
import { chakra, Field as ChakraField, Text } from "@chakra-ui/react";
import { createContext, useContext, type ReactNode } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import type { FieldSpec, FieldTable, FormValues } from "./fields";

interface FormFields {
  fields: FieldTable<FormValues>;
  /** Whether the form adds a row instead of changing one. */
  isNew: boolean;
  /** Whether a list field keeps its unfinished item as typed text when the focus leaves the field. */
  isTypedKept?: boolean;
}

export const FieldsContext = createContext<FormFields>({ fields: {}, isNew: true });

export function useForms() {
  return { ...useContext(FieldsContext), form: useFormContext<FormValues>() };
}

/** Returns the id of a field's control. The label, the error summary and the error message refer to this id. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/**
 * Returns whether a field contains an incomplete date. The form's value is then empty, and only the browser knows what
 * the editor typed.
 */
export function isBadInput(name: string): boolean {
  const input = document.getElementById(fieldId(name));
  return input instanceof HTMLInputElement && input.validity.badInput;
}

/** Returns a field's entry in the field table, which must have one of these kinds. */
export function useFieldSpec<Kind extends FieldSpec["kind"]>(name: string, ..._kinds: Kind[]) {
  return useContext(FieldsContext).fields[name] as Extract<FieldSpec, { kind: Kind }>;
}

interface ControlAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

interface FieldFrameProps {
  name: string;
  /** Content below the control, such as a proposed value. */
  note?: ReactNode;
  children: (attributes: ControlAttributes) => ReactNode;
}

export function FieldFrame({ name, note, children }: FieldFrameProps) {
  const { fields } = useForms();
  const { control } = useFormContext<FormValues>();
  const error = useFormState({ control, name }).errors[name]?.message as string | undefined;
  const id = fieldId(name);
  const spec = fields[name];
  if (!spec) return null;

  const isRequired = "isRequired" in spec && spec.isRequired === true;
  const descriptions = [spec.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  const attributes: ControlAttributes = {
    id,
    "aria-describedby": descriptions.join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-required": isRequired || undefined,
  };
  return (
    <ChakraField.Root
      alignContent="start"
      gridColumn={["text", "tags", "rows", "items", "image"].includes(spec.kind) ? "1 / -1" : undefined}
      id={id}
      ids={{ label: `${id}-label` }}
      invalid={error !== undefined}
    >
      {spec.kind !== "flag" && (
        <ChakraField.Label>
          {spec.label}
          {isRequired && (
            <chakra.span aria-hidden="true" color="warn">
              {" *"}
            </chakra.span>
          )}
        </ChakraField.Label>
      )}
      {children(attributes)}
      {spec.hint && (
        <Text color="ink.3" fontSize="xs" id={`${id}-hint`} pl={spec.kind === "flag" ? "28px" : undefined}>
          {spec.hint}
        </Text>
      )}
      {note}
      {error && (
        <Text color="warn" fontSize="sm" fontWeight={600} id={`${id}-error`}>
          {error}
        </Text>
      )}
    </ChakraField.Root>
  );
}
