import { Combobox, createListCollection, Portal } from "@chakra-ui/react";
import { useMemo, useState, type ComponentProps } from "react";
import { flushSync } from "react-dom";
import { SEARCH_DEBOUNCE_MS } from "../../shared/limits";
import { CasinoLogo } from "../../shared/ui/CasinoLogo";
import { Icon } from "../../shared/ui/Icon";
import { useDebounced } from "../../shared/useDebounced";
import { useCasinoChoice, useCasinoOptions, type CasinoOption } from "./useCasinoOptions";

interface CasinoComboboxProps {
  /** The id of the chosen casino; empty for none. */
  value: string;
  onChoose: (casinoId: string) => void;
  /** Of the text box. */
  id: string;
  input: Omit<ComponentProps<typeof Combobox.Input>, "id">;
}

function collectionOf(items: readonly CasinoOption[]) {
  return createListCollection({ items, itemToString: ({ name }) => name, itemToValue: ({ id }) => id });
}

/** Chooses a casino by typing its name: the server finds it, however many there are. */
export function CasinoCombobox({ value, onChoose, id, input }: CasinoComboboxProps) {
  const chosen = useCasinoChoice(value);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const text = useDebounced(typed ?? "", SEARCH_DEBOUNCE_MS).trim();
  const { casinos, isLoading } = useCasinoOptions(text, isOpen);
  const collection = useMemo(() => collectionOf(casinos), [casinos]);
  const choose = (casinoId: string) => {
    onChoose(casinoId);
    setTyped(null);
  };

  return (
    <Combobox.Root
      className="picker"
      collection={collection}
      ids={{ input: id, label: `${id}-label` }}
      inputBehavior="autohighlight"
      inputValue={typed ?? chosen?.name ?? ""}
      // At once: the machine writes the text that it was last given into the input, over a letter typed meanwhile.
      onInputValueChange={({ inputValue, reason }) => {
        if (reason === "input-change") flushSync(() => setTyped(inputValue));
      }}
      onOpenChange={({ open }) => {
        setIsOpen(open);
        if (!open) setTyped(null);
      }}
      onValueChange={(change) => choose(change.value[0] ?? "")}
      openOnClick
      value={value === "" ? [] : [value]}
    >
      <Combobox.Control className="picker-control">
        <Combobox.Input autoComplete="off" className="field" {...input} />
        {value !== "" && (
          <button aria-label="Remove the casino" className="picker-clear" onClick={() => choose("")} type="button">
            <Icon name="close" size={16} />
          </button>
        )}
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content className="picker-list">
            {casinos.map((casino) => (
              <Combobox.Item className="picker-item" item={casino} key={casino.id}>
                <CasinoLogo logoUrl={casino.logoUrl} name={casino.name} size={24} />
                <Combobox.ItemText>{casino.name}</Combobox.ItemText>
              </Combobox.Item>
            ))}
            {casinos.length === 0 && <p className="picker-none">{isLoading ? "Looking..." : "No casinos found"}</p>}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
}
