import { Box, Button, Flex, Input, Spacer, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { FilterOption } from "./listConfig";
import { Icon } from "../../ui/Icon";
import { withFilter, type ListState } from "./listState";
import { OptionMenu } from "./OptionMenu";
import { useTypedFilter } from "./useTypedFilter";
import { maxSearchText } from "../../../shared/apiLimits";

interface ListToolbarProps {
  state: ListState;
  filters: readonly FilterOption[];
  /** The label of the search field: 'Filter 512 casinos'. */
  label: string;
  onChange: (part: Partial<ListState>, isStep?: boolean) => void;
  /** The controls at the end of the toolbar. */
  children: ReactNode;
}

/** The id of the search field. The '/' key focuses this field. */
export const LIST_TEXT_ID = "list-text";

/** The toolbar of a list, where editors search the list and add or remove filters. */
export function ListToolbar({ state, filters, label, onChange, children }: ListToolbarProps) {
  const free = filters.filter((option) => !state.filters.includes(option));
  return (
    <Flex align="center" gap="2" wrap="wrap">
      <TextFilter label={label} onChange={(text) => onChange({ text }, false)} text={state.text} />
      {state.filters.map((option) => (
        <Button
          data-selected=""
          key={`${option.parameter} ${option.value}`}
          onClick={() => onChange({ filters: state.filters.filter((one) => one !== option) })}
          variant="subtle"
        >
          <VisuallyHidden>Remove filter: </VisuallyHidden>
          {option.label}
          <Icon name="close" size={14} />
        </Button>
      ))}
      {free.length > 0 && (
        <OptionMenu
          onChoose={(position) => {
            const option = free[position];
            if (option) onChange({ filters: withFilter(state.filters, option) });
          }}
          options={free.map((option) => ({ key: `${option.parameter} ${option.value}`, label: option.label }))}
          variant="subtle"
        >
          Add filter
        </OptionMenu>
      )}
      <Spacer />
      {children}
    </Flex>
  );
}

interface TextFilterProps {
  text: string;
  label: string;
  onChange: (text: string) => void;
}

/** The search field. It searches after a pause in typing, and follows changes to the search text in the URL. */
function TextFilter({ text, label, onChange }: TextFilterProps) {
  const [typed, setTyped] = useTypedFilter(text, onChange);
  return (
    <Box position="relative" w={{ base: "100%", md: "180px", lg: "300px" }}>
      <Box
        as="span"
        color="ink.3"
        display="grid"
        left="3"
        pointerEvents="none"
        position="absolute"
        top="50%"
        transform="translateY(-50%)"
      >
        <Icon name="search" />
      </Box>
      <Input
        aria-label={label}
        autoComplete="off"
        id={LIST_TEXT_ID}
        maxLength={maxSearchText}
        onChange={(event) => setTyped(event.target.value)}
        pl="9"
        placeholder={label}
        type="search"
        value={typed}
      />
    </Box>
  );
}
