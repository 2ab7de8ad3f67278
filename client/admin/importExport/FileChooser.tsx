import { Button, Card, chakra, Code, Field, Flex, Input, RadioGroup, Text } from "@chakra-ui/react";
import { useId } from "react";
import type { EmptyCells } from "../../graphql/schemaTypes.generated";
import { saveText } from "../../shared/browser/saveText";
import type { NounConfig } from "../nouns/nounConfig";
import { fileText, MEDIA_TYPES, sampleRows, type FileKind } from "./rowFiles/exportFile";
import { maxImportRows } from "../../../shared/apiLimits";

interface FileChooserProps {
  config: NounConfig;
  isBusy: boolean;
  emptyCells: EmptyCells;
  onEmptyCells: (emptyCells: EmptyCells) => void;
  onChoose: (file: File) => void;
}

const meanings: readonly { value: EmptyCells; label: string }[] = [
  { value: "LEAVE", label: "Keep the current value" },
  { value: "CLEAR", label: "Clear the field" },
];

/** Styles the browser's button inside the file input. */
const fileButton = {
  minH: "30px",
  mr: "2.5",
  px: "2.5",
  border: "1px solid",
  borderColor: "line.strong",
  borderRadius: "s",
  bg: "surface",
  color: "ink",
  font: "inherit",
  fontSize: "sm",
  fontWeight: 600,
  cursor: "pointer",
};

/** Lets the editor choose the file to import. Sample files show the expected format. */
export function FileChooser({ config, isBusy, emptyCells, onEmptyCells, onChoose }: FileChooserProps) {
  const id = useId();
  const { noun, plural } = config;

  function handleSample(kind: FileKind) {
    saveText(`${plural}-sample.${kind}`, fileText(kind, config, sampleRows(config)), MEDIA_TYPES[kind]);
  }

  return (
    <Card.Root aria-label="File" as="section" display="grid" gap="3.5">
      <RadioGroup.Root
        columnGap="5"
        disabled={isBusy}
        display="flex"
        flexWrap="wrap"
        onValueChange={({ value }) => onEmptyCells(value as EmptyCells)}
        rowGap="1"
        value={emptyCells}
      >
        <RadioGroup.Label>Empty cells</RadioGroup.Label>
        {meanings.map(({ value, label }) => (
          <RadioGroup.Item key={value} value={value}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>{label}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
        <Text color="ink.2" fontSize="sm" w="100%">
          {emptyCells === "LEAVE"
            ? "To remove a value, choose “Clear the field”, or clear the field in the form."
            : `In an existing ${noun}, an empty cell clears the field. Fields without a column in the file do not change.`}
        </Text>
      </RadioGroup.Root>
      <Field.Root id={id}>
        <Field.Label>CSV or JSON file</Field.Label>
        <Input
          accept=".csv,.tsv,.txt,.json,.xlsx,.xls,.ods,text/csv,text/tab-separated-values,application/json"
          aria-describedby={`${id}-text`}
          css={{ "&::file-selector-button": fileButton }}
          cursor="pointer"
          disabled={isBusy}
          id={id}
          maxW="560px"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = ""; // Lets the editor choose the same file again.
            if (file) onChoose(file);
          }}
          pl="1.5"
          py="1.5"
          type="file"
        />
      </Field.Root>
      <chakra.div color="ink.2" display="grid" fontSize="sm" gap="1.5" id={`${id}-text`}>
        <p>
          Up to {maxImportRows.toLocaleString("en-US")} rows, with the column names in the first row. You see a preview
          first. The import then applies all rows or none.
        </p>
        <p>
          {config.importIdentity} For a new {noun}, an empty cell sets the field to its default. If the file has the
          column <Code>version</Code>, as exports do, the import never overwrites a later change by another editor.
        </p>
      </chakra.div>
      <Flex gap="2.5" wrap="wrap">
        <Button onClick={() => handleSample("csv")} size="sm">
          Download sample CSV
        </Button>
        <Button onClick={() => handleSample("json")} size="sm">
          Download sample JSON
        </Button>
      </Flex>
    </Card.Root>
  );
}
