/** A field with a table of details. The table has one row for each item of a list field. */
import { Box, chakra, Field as ChakraField, Grid, Input, NativeSelect, Text } from "@chakra-ui/react";
import type { ChangeEvent } from "react";
import { useController, useWatch } from "react-hook-form";
import { type DetailColumn, type DetailRow, savedRows, withCell } from "../detailRows";
import { FieldFrame, fieldId, useFieldSpec, useForms } from "../FieldFrame";

export function DetailRowsField({ name }: { name: string }) {
  const { fields, form } = useForms();
  const spec = useFieldSpec(name, "rows");
  const texts = useWatch({ control: form.control, name: spec.of }) as string[];
  const { field } = useController({
    name,
    control: form.control,
    rules: {
      deps: [spec.of],
      validate: (value, values) =>
        spec.check(savedRows(spec, value as DetailRow[], values[spec.of] as string[])) ?? true,
    },
  });
  const rows = field.value as DetailRow[];
  return (
    <FieldFrame name={name}>
      {({ id, "aria-describedby": describedBy }) => (
        <Grid
          aria-describedby={describedBy}
          aria-labelledby={`${id}-label`}
          gap="3"
          id={id}
          outline="none"
          ref={field.ref}
          role="group"
          tabIndex={-1}
        >
          {texts.length === 0 && (
            <Text color="ink.2" fontSize="sm">
              Add {fields[spec.of]?.label.toLowerCase()} first.
            </Text>
          )}
          {texts.map((text, position) => (
            <Grid
              aria-label={text}
              alignItems="end"
              borderTop="1px solid"
              borderColor="line"
              gap="2.5"
              key={text}
              pt="2.5"
              role="group"
              templateColumns={{ base: "repeat(2, minmax(0, 1fr))", md: "repeat(4, minmax(0, 1fr))" }}
            >
              <chakra.strong gridColumn="1 / -1" overflowWrap="anywhere">
                {text}
              </chakra.strong>
              {spec.columns.map((column) => (
                <Cell
                  column={column}
                  id={`${fieldId(name)}-${position}-${column.name}`}
                  key={column.name}
                  onBlur={field.onBlur}
                  onChange={(value) => field.onChange(withCell(spec, rows, { text, name: column.name, value }))}
                  value={rows.find((row) => row[spec.key] === text)?.[column.name] ?? ""}
                />
              ))}
            </Grid>
          ))}
        </Grid>
      )}
    </FieldFrame>
  );
}

interface CellProps {
  id: string;
  column: DetailColumn;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

function Cell({ id, column: { label, kind, placeholder, isWide }, value, onChange, onBlur }: CellProps) {
  const control = {
    id,
    onBlur,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange(currentTarget.value),
    value,
  };
  return (
    <Box gridColumn={isWide ? "span 2" : undefined}>
      <ChakraField.Root id={id} ids={{ label: `${id}-label` }}>
        <ChakraField.Label color="ink.2" fontSize="xs">
          {label}
        </ChakraField.Label>
        {kind === "flag" ? (
          <NativeSelect.Root>
            <NativeSelect.Field {...control}>
              <option value="">Not stated</option>
              <option value="true">Yes</option>
              <option value="false">No</option>
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        ) : (
          <Input
            autoComplete="off"
            inputMode={kind === "number" ? "numeric" : undefined}
            placeholder={placeholder}
            {...control}
          />
        )}
      </ChakraField.Root>
    </Box>
  );
}
