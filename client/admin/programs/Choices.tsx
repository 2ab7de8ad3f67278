import { Checkbox, Fieldset, Flex } from "@chakra-ui/react";

interface ChoicesProps<Value extends string> {
  legend: string;
  /** Every value with its label. */
  labels: Readonly<Record<Value, string>>;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** A group of checkboxes. */
export function Choices<Value extends string>({ legend, labels, chosen, onChange }: ChoicesProps<Value>) {
  const values = Object.keys(labels) as Value[];
  return (
    <Fieldset.Root mt="3">
      <Fieldset.Legend>{legend}</Fieldset.Legend>
      <Flex columnGap="5" rowGap="2" wrap="wrap">
        {values.map((value) => (
          <Checkbox.Root
            checked={chosen.includes(value)}
            key={value}
            onCheckedChange={({ checked }) =>
              onChange(values.filter((each) => (each === value ? checked === true : chosen.includes(each))))
            }
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{labels[value]}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Flex>
    </Fieldset.Root>
  );
}
