import { Combobox, createListCollection, Input, useFilter } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { DirectoryEntry } from "./directoryNouns";

interface EntryComboboxProps {
  label: string;
  entries: readonly DirectoryEntry[];
  value: DirectoryEntry | null;
  onChoose: (entry: DirectoryEntry | null) => void;
}

/** Selects a directory entry by its name or slug. */
export function EntryCombobox({ label, entries, value, onChoose }: EntryComboboxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { contains } = useFilter({ sensitivity: "base" });
  const text = (typed ?? "").trim();
  const items = useMemo(
    () => entries.filter(({ name, slug }) => contains(name, text) || contains(slug, text)),
    [entries, contains, text],
  );
  const collection = useMemo(
    () => createListCollection({ items, itemToString: ({ name }) => name, itemToValue: ({ id }) => id }),
    [items],
  );
  return (
    <Combobox.Root
      collection={collection}
      inputBehavior="autohighlight"
      inputValue={typed ?? value?.name ?? ""}
      // Updates the state synchronously. Otherwise, the combobox would restore its previous value and lose letters if
      // the editor types fast.
      onInputValueChange={({ inputValue, reason }) => {
        if (reason === "input-change") flushSync(() => setTyped(inputValue));
      }}
      onOpenChange={({ open }) => {
        if (!open) setTyped(null);
      }}
      onValueChange={({ items: [chosen] }) => {
        onChoose(chosen ?? null);
        setTyped(null);
      }}
      openOnClick
      positioning={{ strategy: "fixed" }}
      value={value ? [value.id] : []}
    >
      <Combobox.Label>{label}</Combobox.Label>
      <Combobox.Control>
        <Combobox.Input asChild autoComplete="off">
          <Input />
        </Combobox.Input>
      </Combobox.Control>
      {/* Rendered without a portal, because the focus and the pointer can't leave the dialog. */}
      <Combobox.Positioner>
        <Combobox.Content>
          {items.map((entry) => (
            <Combobox.Item item={entry} key={entry.id}>
              <Combobox.ItemText>{entry.name}</Combobox.ItemText>
            </Combobox.Item>
          ))}
          {items.length === 0 && <Combobox.Empty>Nothing found</Combobox.Empty>}
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.Root>
  );
}
