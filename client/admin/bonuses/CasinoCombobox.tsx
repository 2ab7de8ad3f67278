import { Combobox, createListCollection, IconButton, Input, Portal, Box } from "@chakra-ui/react";
import { useMemo, useState, type ComponentProps, type FocusEventHandler, useId } from "react";
import { flushSync } from "react-dom";
import { SEARCH_DEBOUNCE_MS } from "../../shared/limits";
import { CasinoLogo } from "../../ui/images/CasinoLogo";
import { Icon } from "../../ui/Icon";
import { useDebounced } from "../../shared/hooks/useDebounced";
import { useApolloClient } from "@apollo/client/react";
import { useEditorQuery } from "../requests/useEditorQuery";
import type { CasinoFilter } from "../../graphql/schemaTypes.generated";
import {
  CasinoOptionsDocument,
  CasinoPicker_casinoFragmentDoc,
  type CasinoPicker_casinoFragment,
} from "./bonus.generated";
import { useNavigate, useSearchParams } from "react-router-dom";
import { CASINO_PARAMETER } from "../../shared/paths";
import type { ListConfig, ListedRow } from "../list/listConfig";
import type { NounConfig } from "../nouns/nounConfig";
import { adminTabAddress } from "../shell/adminTabs";

/** How many casinos are suggested while an editor types a name. */
const CASINO_OPTIONS = 8;

interface CasinoComboboxProps {
  /** The chosen casino's id, or an empty string if none is chosen. */
  value: string;
  onChoose: (casinoId: string) => void;
  /** The id of the text input. */
  id: string;
  input: Omit<ComponentProps<typeof Combobox.Input>, "id">;
  /** Whether the control is in a dialog. An open dialog hides the rest of the page, so the list must be inside it. */
  isInDialog?: boolean;
}

function collectionOf(items: readonly CasinoOption[]) {
  return createListCollection({ items, itemToString: ({ name }) => name, itemToValue: ({ id }) => id });
}

/** Selects a casino by name. The server searches the names, so the catalogue can have any size. */
export function CasinoCombobox({ value, onChoose, id, input, isInDialog = false }: CasinoComboboxProps) {
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
  // The list reports clicks elsewhere only once it is completely open. Text that chooses no casino must not remain.
  const handleBlur: FocusEventHandler<HTMLInputElement> = (event) => {
    // In a window without focus, the field stays the active element. The editor may continue to type later.
    if (document.activeElement !== event.target) setTyped(null);
    input.onBlur?.(event);
  };

  return (
    <Combobox.Root
      collection={collection}
      ids={{ input: id, label: `${id}-label` }}
      inputBehavior="autohighlight"
      inputValue={typed ?? chosen?.name ?? ""}
      // Updates the state synchronously. Otherwise, the combobox would restore its previous value and lose letters if
      // the editor types fast.
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
      <Combobox.Control>
        <Combobox.Input asChild autoComplete="off" {...input} onBlur={handleBlur}>
          <Input pr="10" />
        </Combobox.Input>
        {value !== "" && (
          <IconButton
            _hover={{ color: "ink", bg: "sunken" }}
            aria-label="Clear the casino"
            color="ink.3"
            h="30px"
            minW="30px"
            onClick={() => choose("")}
            position="absolute"
            right="1.5"
            top="5px"
            variant="plain"
          >
            <Icon name="close" size={16} />
          </IconButton>
        )}
      </Combobox.Control>
      <Portal disabled={isInDialog}>
        <Combobox.Positioner>
          <Combobox.Content>
            {casinos.map((casino) => (
              <Combobox.Item item={casino} key={casino.id}>
                <CasinoLogo logoUrl={casino.logoUrl} name={casino.name} size={24} />
                <Combobox.ItemText>{casino.name}</Combobox.ItemText>
              </Combobox.Item>
            ))}
            {casinos.length === 0 && <Combobox.Empty>{isLoading ? "Searching..." : "No casinos found"}</Combobox.Empty>}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
}

export type CasinoOption = CasinoPicker_casinoFragment;

/** Returns the casinos that match a filter, best match first. While these load, returns the previous casinos. */
function useCasinos(filter: CasinoFilter, skip: boolean) {
  const { cache } = useApolloClient();
  const { data, previousData, loading } = useEditorQuery(CasinoOptionsDocument, {
    variables: { filter, first: CASINO_OPTIONS },
    skip,
  });
  const edges = (data ?? previousData)?.casinos.edges ?? [];
  const casinos = edges.flatMap(
    ({ node }) => cache.readFragment({ fragment: CasinoPicker_casinoFragmentDoc, from: node as { id: string } }) ?? [],
  );
  return { casinos, isLoading: loading };
}

/** Returns suggestions: the casinos that match the search text, or the highest-rated casinos if the text is empty. */
function useCasinoOptions(text: string, isWanted: boolean) {
  return useCasinos({ search: text }, !isWanted);
}

/** Returns the casino with this id. Returns null if the id is empty, and while the casino loads. */
export function useCasinoChoice(id: string): CasinoOption | null {
  const { casinos } = useCasinos({ ids: [id] }, id === "");
  return casinos.find((casino) => casino.id === id) ?? null;
}

/** If the URL names a casino, adds that casino to the filters in the list's configuration. */
export function useCasinoFilter<Row extends ListedRow>(list: NounConfig<Row>): ListConfig<Row> {
  const [parameters] = useSearchParams();
  const id = (CASINO_PARAMETER in list.fields && parameters.get(CASINO_PARAMETER)) || "";
  const casino = useCasinoChoice(id);
  const label = `Casino: ${casino?.name ?? "..."}`;
  return useMemo(() => {
    if (id === "") return list;
    const option = { parameter: CASINO_PARAMETER, value: id, label, filter: id };
    return { ...list, filters: [option, ...list.filters] };
  }, [list, id, label]);
}

/** Filters the bonus list by a casino. Each choice returns the list to its first page. */
export function BonusCasinoFilter() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { tab: _tab, after: _after, before: _before, ...others } = Object.fromEntries(parameters);
  return (
    <CasinoChooser onChoose={(casinoId) => void navigate(adminTabAddress("manage-bonuses", { ...others, casinoId }))} />
  );
}

/** Filters a list by a casino that the editor chooses by name. Disappears while the URL names a casino. */
export function CasinoChooser({ onChoose }: { onChoose: (casinoId: string) => void }) {
  const [parameters] = useSearchParams();
  const id = useId();
  if (parameters.has(CASINO_PARAMETER)) return null;
  return (
    <Box w={{ base: "100%", md: "200px" }}>
      <CasinoCombobox
        id={id}
        input={{ "aria-label": "Filter by casino", placeholder: "Any casino" }}
        onChoose={onChoose}
        value=""
      />
    </Box>
  );
}
