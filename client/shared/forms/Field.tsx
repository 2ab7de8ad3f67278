/** Any field of a form by its name: what it is stands in the form's table of fields. */
import type { WheelEvent } from "react";
import { FieldFrame } from "./FieldFrame";
import { fieldId, useFieldSpec, useForms } from "./FieldsContext";
import { SlugField } from "./SlugField";
import { TagsField } from "./TagsField";

interface FieldProps {
  name: string;
}

export function Field({ name }: FieldProps) {
  const { fields, controls } = useForms();
  const Control = controls?.[name];
  if (Control) return <Control name={name} />;
  switch (fields[name]?.kind) {
    case "line":
      return <TextField Control="input" name={name} />;
    case "text":
      return <TextField Control="textarea" name={name} />;
    case "number":
      return <NumberField name={name} />;
    case "flag":
      return <FlagField name={name} />;
    case "choice":
      return <ChoiceField name={name} />;
    case "slug":
      return <SlugField name={name} />;
    case "tags":
      return <TagsField name={name} />;
    default:
      return null;
  }
}

interface TextFieldProps extends FieldProps {
  Control: "input" | "textarea";
}

function TextField({ name, Control }: TextFieldProps) {
  const { form } = useForms();
  const { check, placeholder } = useFieldSpec(name, "line", "text");
  const registered = form.register(name, { validate: (value) => check(String(value)) ?? true });
  return (
    <FieldFrame name={name}>
      {(attributes) => (
        <Control autoComplete="off" className="field" placeholder={placeholder} {...attributes} {...registered} />
      )}
    </FieldFrame>
  );
}

const NOT_A_NUMBER = "Enter a number, with a point before its decimals.";

/** What is no number at all reads as empty: the browser alone knows that something stands there. */
function isBadInput(name: string): boolean {
  const input = document.getElementById(fieldId(name));
  return input instanceof HTMLInputElement && input.validity.badInput;
}

/** Turning the wheel scrolls the page, and never the number under the pointer. */
function leaveToPage(event: WheelEvent<HTMLInputElement>): void {
  event.currentTarget.blur();
}

function NumberField({ name }: FieldProps) {
  const { form } = useForms();
  const { min, max, step, check } = useFieldSpec(name, "number");
  const registered = form.register(name, {
    validate: (value) => (isBadInput(name) ? NOT_A_NUMBER : (check(String(value)) ?? true)),
  });
  return (
    <FieldFrame name={name}>
      {(attributes) => (
        <input
          className="field"
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

function FlagField({ name }: FieldProps) {
  const { form } = useForms();
  return (
    <FieldFrame name={name}>
      {(attributes) => <input type="checkbox" {...attributes} {...form.register(name)} />}
    </FieldFrame>
  );
}

function ChoiceField({ name }: FieldProps) {
  const { form } = useForms();
  const { options } = useFieldSpec(name, "choice");
  return (
    <FieldFrame name={name}>
      {(attributes) => (
        <select className="field" {...attributes} {...form.register(name)}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
