/** A checkbox, whose label is next to it. */
import { Checkbox } from "@chakra-ui/react";
import { useController } from "react-hook-form";
import { FieldFrame, useFieldSpec, useForms } from "../FieldFrame";

export function FlagField({ name }: { name: string }) {
  const { form } = useForms();
  const { label } = useFieldSpec(name, "flag");
  const { field } = useController({ name, control: form.control });
  return (
    <FieldFrame name={name}>
      {({ id, ...attributes }) => (
        <Checkbox.Root
          alignItems="center"
          checked={field.value === true}
          ids={{ hiddenInput: id, label: `${id}-label` }}
          onCheckedChange={({ checked }) => field.onChange(checked === true)}
          py="1"
        >
          <Checkbox.HiddenInput {...attributes} onBlur={field.onBlur} ref={field.ref} />
          <Checkbox.Control />
          <Checkbox.Label fontSize="md" fontWeight={500}>
            {label}
          </Checkbox.Label>
        </Checkbox.Root>
      )}
    </FieldFrame>
  );
}
