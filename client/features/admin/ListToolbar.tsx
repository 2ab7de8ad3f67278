import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { SEARCH_DEBOUNCE_MS, SEARCH_TEXT_MAX } from "../../shared/limits";
import type { FilterOption } from "../../shared/managing";
import { Icon } from "../../shared/ui/Icon";
import { withFilter, type ListState } from "./listAddress";
import { OptionMenu } from "./OptionMenu";

interface ListToolbarProps {
  state: ListState;
  filters: readonly FilterOption[];
  /** What the text box is for: 'Filter 512 casinos'. */
  label: string;
  onChange: (part: Partial<ListState>, isStep?: boolean) => void;
  /** At the end: what adds to the list. */
  children: ReactNode;
}

/** The id of the text box, to which '/' leads. */
export const LIST_TEXT_ID = "list-text";

/** What narrows a list: a text, and filters that are put on and taken off. */
export function ListToolbar({ state, filters, label, onChange, children }: ListToolbarProps) {
  const free = filters.filter((option) => !state.filters.includes(option));
  return (
    <div className="list-toolbar">
      <TextFilter label={label} onChange={(text) => onChange({ text }, false)} text={state.text} />
      {state.filters.map((option) => (
        <button
          className="chip is-on"
          key={`${option.parameter} ${option.value}`}
          onClick={() => onChange({ filters: state.filters.filter((one) => one !== option) })}
          type="button"
        >
          <span className="sr-only">Remove filter: </span>
          {option.label}
          <Icon name="close" size={14} />
        </button>
      ))}
      {free.length > 0 && (
        <OptionMenu
          className="chip"
          label="Filters"
          onChoose={(position) => {
            const option = free[position];
            if (option) onChange({ filters: withFilter(state.filters, option) });
          }}
          options={free.map((option) => ({ key: `${option.parameter} ${option.value}`, label: option.label }))}
        >
          Add filter
        </OptionMenu>
      )}
      <span className="grow" />
      {children}
    </div>
  );
}

interface TextFilterProps {
  text: string;
  label: string;
  onChange: (text: string) => void;
}

/** The text box. What is typed is asked for when it has rested; an address that says otherwise is followed. */
function TextFilter({ text, label, onChange }: TextFilterProps) {
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  if (shown !== text) {
    setShown(text);
    if (typed.trim() !== text) setTyped(text);
  }
  const wanted = typed.trim();
  const ask = useEffectEvent(() => onChange(wanted));
  useEffect(() => {
    if (wanted === text) return undefined;
    const timer = setTimeout(ask, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, text]);
  return (
    <span className="list-text">
      <Icon name="search" />
      <input
        aria-label={label}
        autoComplete="off"
        className="field"
        id={LIST_TEXT_ID}
        maxLength={SEARCH_TEXT_MAX}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={label}
        type="search"
        value={typed}
      />
    </span>
  );
}
