import { Button, Card, Spacer, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { BulkChange, ListedRow } from "./listConfig";
import { OptionMenu } from "./OptionMenu";
import type { WriteProgress } from "./useListWrites";
import type { WalkProgress } from "../requests/walkList";
import { plural } from "../../shared/format/plural";

interface BulkBarProps<Row extends ListedRow> {
  count: number;
  /** The number of selected rows with their noun: '12 casinos'. */
  rows: string;
  /** The progress of the bulk change, or null if none is running. */
  progress: WriteProgress | null;
  /** The control that selects all rows in the list. */
  more: ReactNode;
  changes: readonly BulkChange<Row>[];
  onChange: (change: BulkChange<Row>) => void;
  onEditField: () => void;
  onDelete: () => void;
  onClear: () => void;
}

/** The number of bulk changes that also have buttons on a wide screen. The menu contains all bulk changes. */
const BUTTONS = 2;

/** The bar with the actions for the selected rows. It stays visible as long as rows are selected. */
export function BulkBar<Row extends ListedRow>(props: BulkBarProps<Row>) {
  const { count, rows, progress, more, changes, onChange, onEditField, onDelete, onClear } = props;
  return (
    <Card.Root
      alignItems="center"
      aria-label="Selected rows"
      as="section"
      bottom="3"
      boxShadow="raised"
      // Keeps the bar from covering the focused element.
      css={{ "html:has(&)": { scrollPaddingBottom: { base: "140px", md: "80px" } } }}
      display="flex"
      flexWrap="wrap"
      gap="2"
      position="sticky"
      px="4"
      py="2.5"
      zIndex={6}
    >
      <strong aria-live="polite">{count.toLocaleString("en-US")} selected</strong>
      <Button onClick={onClear} size="sm" variant="ghost">
        Clear
      </Button>
      {more}
      <Spacer />
      {progress ? (
        <span role="status">
          {progress.done.toLocaleString("en-US")} of {progress.total.toLocaleString("en-US")} done
        </span>
      ) : (
        <>
          {changes.slice(0, BUTTONS).map((change) => (
            <Button hideBelow="md" key={change.label} onClick={() => onChange(change)} size="sm">
              {change.label}
            </Button>
          ))}
          <OptionMenu
            onChoose={(position) => {
              const change = changes[position];
              if (change) onChange(change);
            }}
            options={changes.map(({ label }) => ({ key: label, label }))}
            placement="top-end"
          >
            Change...
          </OptionMenu>
          <Button onClick={onEditField} size="sm">
            Edit field...
          </Button>
          <Button onClick={onDelete} size="sm" variant="surface">
            Delete {rows}...
          </Button>
        </>
      )}
    </Card.Root>
  );
}

interface SelectAllMatchingProps {
  /** The button's label: 'Select all 512 casinos'. */
  label: string;
  /** The progress of loading the rows, or null if no rows are loading. */
  progress: WalkProgress | null;
  onSelect: () => void;
  onStop: () => void;
}

/** Selects all rows that match the list's filters, on all pages. */
export function SelectAllMatching({ label, progress, onSelect, onStop }: SelectAllMatchingProps) {
  if (!progress)
    return (
      <Button onClick={onSelect} size="sm">
        {label}
      </Button>
    );
  const { count, wait } = progress;
  return (
    <>
      <Button onClick={onStop} size="sm">
        Stop
      </Button>
      <Text as="span" fontSize="sm" role="status">
        {wait
          ? `The server is busy. Continuing in ${plural(Math.ceil(wait), "second")}.`
          : `Loaded ${count.toLocaleString("en-US")} rows so far`}
      </Text>
    </>
  );
}
