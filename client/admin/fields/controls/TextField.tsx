/** A field for text of one or several lines. */
import { Input, Textarea } from "@chakra-ui/react";
import { FieldFrame, useFieldSpec, useForms } from "../FieldFrame";

interface TextFieldProps {
  name: string;
  /** Whether the field has several lines. */
  isLong?: boolean;
}

export function TextField({ name, isLong = false }: TextFieldProps) {
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
