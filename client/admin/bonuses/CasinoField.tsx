import { useController } from "react-hook-form";
import { FieldFrame, useForms } from "../fields/FieldFrame";
import { CasinoCombobox } from "./CasinoCombobox";

/** A field whose value is a casino's id, or an empty string. */
export function CasinoField({ name }: { name: string }) {
  const { form } = useForms();
  const { field } = useController({ name, control: form.control });
  return (
    <FieldFrame name={name}>
      {({ id, ...attributes }) => (
        <CasinoCombobox
          id={id}
          input={{ ...attributes, onBlur: field.onBlur, placeholder: "Not tied to a casino", ref: field.ref }}
          onChoose={field.onChange}
          value={String(field.value)}
        />
      )}
    </FieldFrame>
  );
}
