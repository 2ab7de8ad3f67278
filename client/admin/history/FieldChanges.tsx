import { chakra, Table, Text, VisuallyHidden } from "@chakra-ui/react";
import type { CatalogueNoun } from "../../graphql/schemaTypes.generated";
import type { ChangeSetRowsQuery } from "./ChangeSetRows.generated";
import type { FieldSpec } from "../fields/fields";
import { fieldAt } from "../fields/fieldTable";
import { formatField } from "../fields/formatField";
import { toFieldValue } from "../fields/formValues";
import { fieldTables } from "../nouns/fieldTables";

type FieldChange = NonNullable<ChangeSetRowsQuery["changeSet"]>["rows"]["edges"][number]["node"]["changes"][number];

/** If a value has at least this many characters, the history highlights only the differences. */
const LONG_TEXT = 60;

interface FieldChangesProps {
  noun: CatalogueNoun;
  /** The table's name for screen readers. */
  caption: string;
  changes: readonly FieldChange[];
}

/** Shows the changed fields of a row, with their values before and after. */
export function FieldChanges({ noun, caption, changes }: FieldChangesProps) {
  if (changes.length === 0)
    return (
      <Text color="ink.2" fontSize="sm">
        No fields changed.
      </Text>
    );
  return (
    <Table.Root tableLayout="fixed">
      <VisuallyHidden asChild>
        <caption>{caption}</caption>
      </VisuallyHidden>
      <Table.Header>
        <Table.Row>
          {/* On a phone, the column is wide enough for the longest word of a field name. */}
          <Table.ColumnHeader scope="col" w={{ base: "34%", md: "27%" }}>
            Field
          </Table.ColumnHeader>
          <Table.ColumnHeader scope="col">Before</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">After</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {changes.map(({ field, before, after, beforeName, afterName }) => {
          const labels = {
            before: beforeName ?? (before === null ? null : valueLabel(noun, field, before)),
            after: afterName ?? (after === null ? null : valueLabel(noun, field, after)),
          };
          return (
            <Table.Row key={field}>
              <Table.ColumnHeader scope="row" {...textCell}>
                {fieldLabel(noun, field)}
              </Table.ColumnHeader>
              <BeforeAndAfter {...labels} />
            </Table.Row>
          );
        })}
      </Table.Body>
    </Table.Root>
  );
}

const textCell = { verticalAlign: "top", whiteSpace: "pre-wrap", overflowWrap: "anywhere" } as const;
const Removed = chakra("del", { base: { bg: "warn.soft", textDecorationColor: "warn" } });
const Added = chakra("ins", { base: { bg: "accent.soft", textDecoration: "none" } });

/** Renders two table cells: the value before and the value after. */
function BeforeAndAfter({ before, after }: { before: string | null; after: string | null }) {
  if (before === null || after === null || Math.max(before.length, after.length) < LONG_TEXT)
    return (
      <>
        <Table.Cell {...textCell}>{before === null ? <Nothing /> : <Removed>{before}</Removed>}</Table.Cell>
        <Table.Cell {...textCell}>{after === null ? <Nothing /> : <Added>{after}</Added>}</Table.Cell>
      </>
    );
  const parts = textDifference(before, after);
  return (
    <>
      <Table.Cell {...textCell}>
        {parts.start}
        {parts.before && <Removed>{parts.before}</Removed>}
        {parts.end}
      </Table.Cell>
      <Table.Cell {...textCell}>
        {parts.start}
        {parts.after && <Added>{parts.after}</Added>}
        {parts.end}
      </Table.Cell>
    </>
  );
}

function Nothing() {
  return (
    <Text as="span" color="ink.2">
      (empty)
    </Text>
  );
}

/** What two values have in common, and where they differ. */
interface TextDifference {
  /** The common beginning. */
  start: string;
  before: string;
  after: string;
  /** The common end. */
  end: string;
}

/** Compares two values word by word. */
export function textDifference(before: string, after: string): TextDifference {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  return {
    start: one.slice(0, start).join(""),
    before: one.slice(start, one.length - end).join(""),
    after: other.slice(start, other.length - end).join(""),
    end: one.slice(one.length - end).join(""),
  };
}

/** Returns every word with the whitespace after it. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

function specOf(noun: CatalogueNoun, field: string): FieldSpec | undefined {
  const fields = fieldTables[noun];
  const name = fieldAt(fields, field);
  return name === null ? undefined : fields[name];
}

function fieldLabel(noun: CatalogueNoun, field: string): string {
  return specOf(noun, field)?.label ?? field;
}

function valueLabel(noun: CatalogueNoun, field: string, value: unknown): string {
  const spec = specOf(noun, field);
  return formatField(spec, toFieldValue(spec, value));
}
