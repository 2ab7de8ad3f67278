import { useController } from "react-hook-form";
import { FieldFrame } from "../../shared/forms/FieldFrame";
import { useForms } from "../../shared/forms/FieldsContext";
import { CasinoCombobox } from "./CasinoCombobox";

interface CasinoPickerProps {
  name: string;
}

/** The casino of a bonus. Nothing picked means no casino. */
export function CasinoPicker({ name }: CasinoPickerProps) {
  const { form } = useForms();
  const { field } = useController({ name, control: form.control });
  return (
    <FieldFrame name={name}>
      {({ id, ...attributes }) => (
        <CasinoCombobox
          id={id}
          input={{ ...attributes, onBlur: field.onBlur, placeholder: "Not tied to one casino", ref: field.ref }}
          onChoose={field.onChange}
          value={String(field.value)}
        />
      )}
    </FieldFrame>
  );
}
