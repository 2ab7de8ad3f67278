import { Button, Card, chakra, Flex, RadioGroup, Text } from "@chakra-ui/react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useCasinoChoice } from "../bonuses/CasinoCombobox";
import type { FieldSpec, FieldValue } from "../fields/fields";
import { formatField } from "../fields/formatField";
import type { LastChange } from "../history/useUndo";
import type { FormConfig } from "../nouns/nounConfig";
import { ago } from "../history/ago";
import { formatDay, formatTime } from "../../shared/format/dates";
import type { ConflictLine, Side } from "./saving/conflict";

interface ConflictPanelProps {
  config: FormConfig;
  /** The author and time of the other version, or null if unknown. */
  change: LastChange | null;
  lines: readonly ConflictLine[];
  onResolve: (lines: readonly ConflictLine[]) => void;
  onPostpone: () => void;
}

/**
 * For each field that another editor has also changed, shows both values, so this editor can choose one. All other
 * fields are merged automatically.
 */
export function ConflictPanel(props: ConflictPanelProps) {
  const { config, change, lines: given, onResolve, onPostpone } = props;
  const [lines, setLines] = useState(given);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const choose = (name: string, side: Side) =>
    setLines(lines.map((line) => (line.name === name ? { ...line, side } : line)));

  return (
    <Card.Root aria-labelledby="conflict-title" as="section" borderColor="warn" display="grid" gap="4">
      <chakra.h3 id="conflict-title" outline="none" ref={heading} tabIndex={-1}>
        {change?.actor ?? "Another editor"} changed{" "}
        {config.catalogueNoun === "SETTINGS" ? "the settings" : `this ${config.noun}`} while you were editing{" "}
        {config.catalogueNoun === "SETTINGS" ? "them" : "it"}
      </chakra.h3>
      <Text color="ink.2">
        {change && (
          <>
            {change.actor} saved the {config.noun}{" "}
            <time
              dateTime={change.createdAt}
              title={`${formatDay(change.createdAt)}, ${formatTime(change.createdAt)} UTC`}
            >
              {ago(change.createdAt)}
            </time>
            .{" "}
          </>
        )}
        You both changed{" "}
        {lines.length === 1 ? "this field. Choose which value to keep." : "these fields. Choose which values to keep."}{" "}
        Nothing is saved until you do. All other changes, yours and theirs, are kept.
      </Text>
      {lines.map(({ name, mine, theirs, side }) => (
        <RadioGroup.Root
          display="grid"
          gap="2.5"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
          key={name}
          onValueChange={({ value }) => choose(name, value as Side)}
          value={side}
        >
          <RadioGroup.Label color="ink.2" gridColumn="1 / -1">
            {config.fields[name]?.label}
          </RadioGroup.Label>
          <ConflictChoice label="Mine" side="mine">
            <Value spec={config.fields[name]} value={mine} />
          </ConflictChoice>
          <ConflictChoice label="Theirs" side="theirs">
            <Value spec={config.fields[name]} value={theirs} />
          </ConflictChoice>
        </RadioGroup.Root>
      ))}
      <Flex align="center" gap="2.5" wrap="wrap">
        <Button onClick={() => onResolve(lines)} variant="solid">
          Save with these choices
        </Button>
        <Button onClick={onPostpone}>Back to the form</Button>
      </Flex>
    </Card.Root>
  );
}

interface ConflictChoiceProps {
  side: Side;
  label: string;
  children: ReactNode;
}

function ConflictChoice({ side, label, children }: ConflictChoiceProps) {
  return (
    <RadioGroup.Item
      _checked={{ bg: "accent.soft", borderColor: "accent" }}
      alignContent="start"
      border="1px solid"
      borderColor="line.strong"
      borderRadius="m"
      columnGap="2.5"
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      p="3"
      value={side}
    >
      <RadioGroup.ItemHiddenInput />
      <RadioGroup.ItemIndicator />
      <RadioGroup.ItemText display="contents">
        <strong>{label}</strong>
        <chakra.span gridColumn={2} maxH="200px" overflowY="auto" whiteSpace="pre-wrap">
          {children}
        </chakra.span>
      </RadioGroup.ItemText>
    </RadioGroup.Item>
  );
}

/** Shows a field's value. A casino id appears as the casino's name. */
function Value({ spec, value }: { spec: FieldSpec | undefined; value: FieldValue }) {
  const casino = useCasinoChoice(spec?.kind === "casino" ? String(value) : "");
  return casino?.name ?? formatField(spec, value);
}
