/**
 * A field for a number, whose value in the form is text with a decimal point. The field accepts other formats too, such
 * as `12,5`, and shows the number with a decimal point when the focus leaves it.
 */
import { Input } from "@chakra-ui/react";
import { FieldFrame, useFieldSpec, useForms } from "../FieldFrame";
import { readTyped } from "../fieldTable";

export function NumberField({ name }: { name: string }) {
  const { form } = useForms();
  const spec = useFieldSpec(name, "number");
  const registered = form.register(name, {
    onBlur: () => form.setValue(name, form.getValues(name)),
    setValueAs: (typed: string) => readTyped(spec, typed),
    validate: (value) => spec.check(String(value)) ?? true,
  });
  return (
    <FieldFrame name={name}>
      {(attributes) => (
        <Input autoComplete="off" inputMode={spec.step === 1 ? "numeric" : "decimal"} {...attributes} {...registered} />
      )}
    </FieldFrame>
  );
}
