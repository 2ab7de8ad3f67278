/** Renders a form field by its name. The form's field table determines the kind of control. */
import { Checkbox, Input, NativeSelect, Textarea } from "@chakra-ui/react";
import type { WheelEvent } from "react";
import { useController } from "react-hook-form";
import { CasinoField } from "../bonuses/CasinoField";
import { ColorField } from "./ColorField";
import { DetailRowsField } from "./DetailRowsField";
import { ImageField } from "../images/ImageField";
import { MarkdownField } from "../images/MarkdownField";
import { FieldFrame, isBadInput, useFieldSpec, useForms } from "./FieldFrame";
import { ItemsField } from "./ItemsField";
import { MomentField } from "./MomentField";
import { SlugField } from "./SlugField";
import { TagsField } from "./TagsField";

interface FieldProps {
  name: string;
}

export function Field({ name }: FieldProps) {
  const { fields } = useForms();
  const spec = fields[name];
  switch (spec?.kind) {
    case "line":
      if (spec.isMoment) return <MomentField name={name} />;
      return spec.isColor ? <ColorField name={name} /> : <TextField name={name} />;
    case "text":
      return spec.isMarkdown ? <MarkdownField name={name} /> : <TextField isLong name={name} />;
    case "image":
      return <ImageField name={name} />;
    case "number":
      return <NumberField name={name} />;
    case "flag":
      return <FlagField name={name} />;
    case "choice":
      return <ChoiceField name={name} />;
    case "slug":
      return <SlugField name={name} />;
    case "casino":
      return <CasinoField name={name} />;
    case "items":
      return <ItemsField name={name} />;
    case "tags":
      return <TagsField name={name} />;
    case "rows":
      return <DetailRowsField name={name} />;
    default:
      return null;
  }
}

interface TextFieldProps extends FieldProps {
  /** Whether the field has several lines. */
  isLong?: boolean;
}

function TextField({ name, isLong = false }: TextFieldProps) {
  const { form } = useForms();
  const { check, placeholder, suggestions } = useFieldSpec(name, "line", "text");
  const registered = form.register(name, { validate: (value) => check(String(value)) ?? true });
  return (
    <FieldFrame name={name}>
      {(attributes) =>
        isLong ? (
          // Firefox does not support `field-sizing`, so the box is tall from the start and can be resized.
          <Textarea autoComplete="off" minH="144px" placeholder={placeholder} {...attributes} {...registered} />
        ) : (
          <Input autoComplete="off" list={suggestions} placeholder={placeholder} {...attributes} {...registered} />
        )
      }
    </FieldFrame>
  );
}

const NOT_A_NUMBER = "Enter a number. Use a period for decimals, such as 2.5.";

/** Removes the focus, so the mouse wheel scrolls the page instead of changing the number. */
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

function FlagField({ name }: FieldProps) {
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

function ChoiceField({ name }: FieldProps) {
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
