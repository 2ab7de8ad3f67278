/** The header's search: a field with suggestions, the Search button and the way to the advanced search. */
import { useId, useLayoutEffect, useRef, type FormEvent, type KeyboardEvent } from "react";
import { useNavigate } from "react-router-dom";
import { trackCasinoClick } from "../../graphql/trackedLinks";
import { paths, searchPath } from "../../shared/paths";
import { Icon } from "../../shared/ui/Icon";
import { Link } from "../../shared/ui/Link";
import { rememberSearch } from "./recentSearches";
import { cleanSearchText } from "./searchText";
import { SuggestionPanel, suggestionId } from "./SuggestionPanel";
import { useActiveItem } from "./useActiveItem";
import { useSuggestions, type Suggestion } from "./useSuggestions";

interface SearchPopupProps {
  /** The visitor has gone where the search leads. */
  onDone: () => void;
  /** What stands in the field. Its holder has it from before the popup was there. */
  text: string;
  onText: (text: string) => void;
}

export function SearchPopup({ onDone, text, onText }: SearchPopupProps) {
  const { groups, isNone } = useSuggestions(text);
  const listed = groups.flatMap((group) => group.items.map((item) => ({ item, group: group.label })));
  const panelId = useId();
  const ids = listed.map(({ item, group }) => suggestionId(panelId, item, group));
  const { active, moveBy, reset } = useActiveItem(ids);
  const current = listed[ids.indexOf(active ?? "")];
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const wanted = cleanSearchText(text);
  useLayoutEffect(() => input.current?.focus(), []);

  const go = (to: string, searched: string | null) => {
    if (searched) rememberSearch(searched);
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
    else if (wanted) go(searchPath(wanted), wanted);
  };
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || listed.length === 0) return;
    event.preventDefault();
    moveBy(step);
  };

  return (
    <form className="wrap search-form" onSubmit={submit} role="search">
      <div className="search-row">
        <span className="search-box grow">
          <Icon name="search" />
          <input
            aria-activedescendant={active}
            aria-autocomplete="list"
            aria-controls={panelId}
            aria-expanded={groups.length > 0}
            aria-label="Search"
            autoComplete="off"
            className="field"
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
        <button className="btn btn-primary" disabled={wanted === ""} type="submit">
          Search
        </button>
        <Link className="link small" onClick={onDone} to={paths.search}>
          Advanced Search
        </Link>
      </div>
      <SuggestionPanel active={current?.item} groups={groups} id={panelId} isNone={isNone} onChoose={choose} />
    </form>
  );
}
