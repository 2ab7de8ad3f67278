import { Combobox, createListCollection, Portal } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useController } from "react-hook-form";
import { FieldFrame } from "../../shared/forms/FieldFrame";
import { useForms } from "../../shared/forms/FieldsContext";
import { SEARCH_DEBOUNCE_MS } from "../../shared/limits";
import { CasinoLogo } from "../../shared/ui/CasinoLogo";
import { Icon } from "../../shared/ui/Icon";
import { useDebounced } from "../../shared/useDebounced";
import { useCasinoChoice, useCasinoOptions, type CasinoOption } from "./useCasinoOptions";

interface CasinoPickerProps {
  name: string;
}

function collectionOf(items: readonly CasinoOption[]) {
  return createListCollection({ items, itemToString: ({ name }) => name, itemToValue: ({ id }) => id });
}

/** Picks a casino by typing its name: the server finds it, however many there are. Nothing picked means no casino. */
export function CasinoPicker({ name }: CasinoPickerProps) {
  const { form } = useForms();
  const { field } = useController({ name, control: form.control });
  const chosen = useCasinoChoice(String(field.value));
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const text = useDebounced(typed ?? "", SEARCH_DEBOUNCE_MS).trim();
  const { casinos, isLoading } = useCasinoOptions(text, isOpen);
  const collection = useMemo(() => collectionOf(casinos), [casinos]);
  const choose = (id: string) => {
    field.onChange(id);
    setTyped(null);
  };

  return (
    <FieldFrame name={name}>
      {({ id, ...attributes }) => (
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
          onValueChange={({ value }) => choose(value[0] ?? "")}
          openOnClick
          value={field.value ? [String(field.value)] : []}
        >
          <Combobox.Control className="picker-control">
            <Combobox.Input
              {...attributes}
              autoComplete="off"
              className="field"
              onBlur={field.onBlur}
              placeholder="Not tied to one casino"
              ref={field.ref}
            />
            {field.value !== "" && (
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
      )}
    </FieldFrame>
  );
}
