/** A field with a list of items. All items have the same few text fields. The form's value is the list as JSON. */
import { Button, chakra, Field as ChakraField, Flex, Grid, Input, Text, Textarea } from "@chakra-ui/react";
import { useRef } from "react";
import { useController } from "react-hook-form";
import { readItems, writeItems, type Item } from "../items";
import { FieldFrame, fieldId, useFieldSpec, useForms } from "../FieldFrame";

export function ItemsField({ name }: { name: string }) {
  const { form } = useForms();
  const { item, max, columns, check } = useFieldSpec(name, "items");
  const { field } = useController({
    name,
    control: form.control,
    rules: { validate: (value) => check(String(value)) ?? true },
  });
  const list = useRef<HTMLDivElement>(null);
  const items = readItems(String(field.value));
  const write = (next: readonly Item[]) => field.onChange(writeItems(next));
  const change = (at: number, column: string, value: string) =>
    write(items.map((each, index) => (index === at ? { ...each, [column]: value } : each)));

  /** Removes an item and focuses the list, because the pressed button disappears. */
  function remove(at: number) {
    write(items.filter((_, index) => index !== at));
    list.current?.focus();
  }

  function add() {
    write([...items, Object.fromEntries(columns.map((column) => [column.name, ""]))]);
  }

  return (
    <FieldFrame name={name}>
      {(attributes) => (
        <Grid
          {...attributes}
          aria-labelledby={`${fieldId(name)}-label`}
          gap="4"
          outline="none"
          ref={list}
          role="group"
          tabIndex={-1}
        >
          {items.map((each, at) => (
            // Items have no id, and their inputs keep no state, so the index is a safe key.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <chakra.fieldset border="1px solid" borderColor="line" borderRadius="m" key={at} minW={0} p="4">
              <chakra.legend color="ink.2" fontSize="sm" px="1">
                {each[columns[0]!.name] || `New ${item}`}
              </chakra.legend>
              <Grid gap="4" templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}>
                {columns.map((column) => {
                  const control = {
                    autoComplete: "off",
                    "aria-required": column.isRequired,
                    onBlur: field.onBlur,
                    onChange: ({ target }: { target: { value: string } }) => change(at, column.name, target.value),
                    value: each[column.name] ?? "",
                  };
                  return (
                    <ChakraField.Root
                      gridColumn={column.isLong ? "1 / -1" : undefined}
                      id={`${fieldId(name)}-${at}-${column.name}`}
                      key={column.name}
                    >
                      <ChakraField.Label>{column.label}</ChakraField.Label>
                      {column.isLong ? <Textarea {...control} rows={3} /> : <Input {...control} />}
                    </ChakraField.Root>
                  );
                })}
              </Grid>
              <Button mt="3" onClick={() => remove(at)} size="sm">
                Remove {each[columns[0]!.name] || `this ${item}`}
              </Button>
            </chakra.fieldset>
          ))}
          <Flex align="center" gap="3" wrap="wrap">
            <Button disabled={items.length >= max} onClick={add} size="sm">
              Add {/^[aeiou]/.test(item) ? "an" : "a"} {item}
            </Button>
            {items.length >= max && (
              <Text color="ink.2" fontSize="sm">
                You have reached the maximum of {max}.
              </Text>
            )}
          </Flex>
        </Grid>
      )}
    </FieldFrame>
  );
}
