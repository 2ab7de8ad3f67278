/** A select whose options are in the field table. */
import { NativeSelect } from "@chakra-ui/react";
import { FieldFrame, useFieldSpec, useForms } from "../FieldFrame";

export function ChoiceField({ name }: { name: string }) {
  const { form } = useForms();
  const { options } = useFieldSpec(name, "choice");
  return (
    <FieldFrame name={name}>
      {(attributes) => (
        <NativeSelect.Root>
          <NativeSelect.Field {...attributes} {...form.register(name)}>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </FieldFrame>
  );
}
