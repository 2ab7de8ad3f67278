/** A field for a color such as `#0b6b50`. An editor can type the color or pick it. */
import { chakra, Flex, Input } from "@chakra-ui/react";
import { useController } from "react-hook-form";
import { isHexColor } from "../../../../shared/accent";
import { FieldFrame, useFieldSpec, useForms } from "../FieldFrame";

export function ColorField({ name }: { name: string }) {
  const { form } = useForms();
  const { check, label, placeholder } = useFieldSpec(name, "line", "text");
  const { field } = useController({
    name,
    control: form.control,
    rules: { validate: (value) => check(String(value)) ?? true },
  });
  const typed = String(field.value);
  const color = typed.trim();
  return (
    <FieldFrame name={name}>
      {(attributes) => (
        <Flex gap="2">
          <Input autoComplete="off" placeholder={placeholder} {...attributes} {...field} value={typed} />
          <chakra.input
            aria-label={`Pick the ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
            bg="surface"
            border="1px solid"
            borderColor="line"
            borderRadius="m"
            boxSize="44px"
            cursor="pointer"
            flex="none"
            onChange={(event) => field.onChange(event.currentTarget.value)}
            p="1"
            type="color"
            // A color input accepts only complete colors. Until the typed color is complete, it shows the placeholder.
            value={isHexColor(color) ? color.toLowerCase() : placeholder}
          />
        </Flex>
      )}
    </FieldFrame>
  );
}
