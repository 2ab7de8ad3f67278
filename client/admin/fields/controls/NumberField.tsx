/** A field for a number, whose value in the form is the typed text. */
import { Input } from "@chakra-ui/react";
import type { WheelEvent } from "react";
import { FieldFrame, isBadInput, useFieldSpec, useForms } from "../FieldFrame";

const NOT_A_NUMBER = "Enter a number. Use a period for decimals, such as 2.5.";

/** Removes the focus, so the mouse wheel scrolls the page instead of changing the number. */
function leaveToPage(event: WheelEvent<HTMLInputElement>): void {
  event.currentTarget.blur();
}

export function NumberField({ name }: { name: string }) {
  const { form } = useForms();
  const { min, max, step, check } = useFieldSpec(name, "number");
  const registered = form.register(name, {
    validate: (value) => (isBadInput(name) ? NOT_A_NUMBER : (check(String(value)) ?? true)),
  });
  return (
    <FieldFrame name={name}>
      {(attributes) => (
        <Input
          inputMode={step === 1 ? "numeric" : "decimal"}
          max={max}
          min={min}
          onWheel={leaveToPage}
          step={step}
          type="number"
          {...attributes}
          {...registered}
        />
      )}
    </FieldFrame>
  );
}
