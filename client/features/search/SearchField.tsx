import { useEffect, useEffectEvent, type FormEvent } from "react";
import { SEARCH_DEBOUNCE_MS } from "../../shared/limits";
import { paths } from "../../shared/paths";
import { useIsMounted } from "../../shared/hooks/useIsMounted";
import { useTypedText } from "../../shared/hooks/useTypedText";
import { Icon } from "../../ui/Icon";
import { button, field, grow, searchBox } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./search.recipe";
import { cleanSearchText } from "./recentSearches";
import { maxSearchText } from "../../../shared/apiLimits";

const page = slotClass<typeof recipes.searchPage>("search-page");

/** The id of the form that submits the search text and all filters without JavaScript. */
export const SEARCH_FORM_ID = "search-form";

interface SearchFieldProps {
  /** The search text in the URL. */
  text: string;
  /** Called with the text after a pause in typing. Also called immediately when the visitor submits the form. */
  onSearch: (text: string, isSubmitted: boolean) => void;
}

/** The text field of the search page. */
export function SearchField({ text, onSearch }: SearchFieldProps) {
  const { typed, setTyped, noteSent } = useTypedText(text);
  const query = cleanSearchText(typed);
  // Without JavaScript, the button must stay enabled, because it also submits the filters.
  const isMounted = useIsMounted();

  const search = (isSubmitted: boolean) => {
    if (query !== text) noteSent(query);
    onSearch(query, isSubmitted);
  };
  const handleRest = useEffectEvent(() => search(false));
  useEffect(() => {
    if (query === text) return undefined;
    const timer = setTimeout(handleRest, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query, text]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(true);
  };
  return (
    <form
      action={paths.search}
      className={page("form")}
      id={SEARCH_FORM_ID}
      method="get"
      onSubmit={submit}
      role="search"
    >
      <span className={`${searchBox()} ${grow()}`}>
        <Icon name="search" />
        <input
          aria-label="Search casinos"
          autoComplete="off"
          className={field()}
          enterKeyHint="search"
          maxLength={maxSearchText}
          name="q"
          onChange={(event) => setTyped(event.target.value)}
          placeholder="Search casinos..."
          type="search"
          value={typed}
        />
      </span>
      <button className={button({ tone: "primary" })} disabled={isMounted && query === ""} type="submit">
        Search
      </button>
    </form>
  );
}
