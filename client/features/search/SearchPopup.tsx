/** The header's search popup: a field with suggestions, the Search button and a link to the advanced search. */
import { useId, useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { useNavigate } from "react-router-dom";
import { trackCasinoClick } from "../../graphql/trackedLinks";
import { paths, searchPath } from "../../shared/paths";
import { Icon } from "../../ui/Icon";
import { Link } from "../../ui/Link";
import { button, field, grow, link, pageWidth, searchBox, text as textStyle } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import { storeSearch, cleanSearchText } from "./recentSearches";
import type * as recipes from "./search.recipe";

import { useSuggestions, type Suggestion, type SuggestionGroup } from "./useSuggestions";

const search = slotClass<typeof recipes.search>("search");

interface SearchPopupProps {
  /** Called when the visitor runs a search or opens a page from the popup. */
  onDone: () => void;
  /** The text in the field. The parent stores it, because the visitor may type before the popup is loaded. */
  text: string;
  onText: (text: string) => void;
}

export function SearchPopup({ onDone, text, onText }: SearchPopupProps) {
  const { groups, note } = useSuggestions(text);
  const listed = groups.flatMap((group) => group.items.map((item) => ({ item, group: group.label })));
  const panelId = useId();
  const ids = listed.map(({ item, group }) => suggestionId(panelId, item, group));
  const { active, moveBy, reset } = useActiveItem(ids);
  const current = listed[ids.indexOf(active ?? "")];
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const query = cleanSearchText(text);
  useLayoutEffect(() => input.current?.focus(), []);

  const go = (to: string, searched?: string) => {
    if (searched) storeSearch(searched);
    onDone();
    void navigate(to);
  };
  const choose = ({ to, searched, casinoId }: Suggestion) => {
    if (casinoId) trackCasinoClick(casinoId, "suggestion");
    go(to, searched);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (current) choose(current.item);
    else if (query) go(searchPath(query), query);
  };
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || listed.length === 0) return;
    event.preventDefault();
    moveBy(step);
  };

  return (
    <form className={`${pageWidth()} ${search("form")}`} onSubmit={submit} role="search">
      <div className={search("row")}>
        <span className={`${searchBox()} ${grow()}`}>
          <Icon name="search" />
          <input
            aria-activedescendant={active}
            aria-autocomplete="list"
            aria-controls={panelId}
            aria-expanded={groups.length > 0}
            aria-label="Search"
            autoComplete="off"
            className={field()}
            enterKeyHint="search"
            onChange={(event) => {
              onText(event.target.value);
              reset();
            }}
            onKeyDown={move}
            placeholder="Search casinos, games, bonuses..."
            ref={input}
            role="combobox"
            type="text"
            value={text}
          />
        </span>
        <button className={button({ tone: "primary" })} disabled={query === ""} type="submit">
          Search
        </button>
        <Link className={`${link()} ${textStyle({ size: "small" })}`} onClick={onDone} to={paths.search}>
          Advanced Search
        </Link>
      </div>
      <SuggestionPanel active={current?.item} groups={groups} id={panelId} note={note} onChoose={choose} />
    </form>
  );
}

/**
 * Tracks which suggestion the arrow keys have selected. The selection stays when other suggestions appear or disappear.
 * Moving past the first or the last suggestion selects none.
 */
function useActiveItem(ids: readonly string[]) {
  const [chosen, setChosen] = useState<string>();
  return {
    active: chosen !== undefined && ids.includes(chosen) ? chosen : undefined,
    moveBy: (step: number) =>
      setChosen((now) => {
        const places = ids.length + 1;
        const from = now === undefined ? -1 : ids.indexOf(now);
        return ids[((from + 1 + step + places) % places) - 1];
      }),
    reset: () => setChosen(undefined),
  };
}

interface SuggestionPanelProps {
  id: string;
  groups: readonly SuggestionGroup[];
  /** The suggestion that the arrow keys have selected. */
  active: Suggestion | undefined;
  note: string;
  onChoose: (suggestion: Suggestion) => void;
}

/** Returns the id of a suggestion's element. The input names the active suggestion by this id. */
function suggestionId(panelId: string, { to, label }: Suggestion, group: string): string {
  return `${panelId}-${group}-${label}-${to}`.replaceAll(/[^\w-]/g, "_");
}

/** Shows the suggestions as the search field's listbox. */
function SuggestionPanel({ id, groups, active, note, onChoose }: SuggestionPanelProps) {
  return (
    <>
      <div aria-label="Suggestions" className={search("list")} hidden={groups.length === 0} id={id} role="listbox">
        {groups.map((group) => (
          <div aria-label={group.label} className={search("group")} key={group.label} role="group">
            <p aria-hidden="true">{group.label}</p>
            {group.items.map((item) => (
              <button
                aria-selected={item === active}
                className={search("suggestion")}
                id={suggestionId(id, item, group.label)}
                key={`${item.label} ${item.to}`}
                onClick={() => onChoose(item)}
                // Keeps the focus in the field, as an ARIA combobox requires.
                onPointerDown={(event) => event.preventDefault()}
                role="option"
                tabIndex={-1}
                type="button"
              >
                <Icon name={group.icon} size={16} />
                {item.label}
              </button>
            ))}
          </div>
        ))}
      </div>
      <p className={search("none")} role="status">
        {note}
      </p>
    </>
  );
}
