import { useEffect, useEffectEvent, useState, type FormEvent } from "react";
import { SEARCH_DEBOUNCE_MS, SEARCH_TEXT_MAX } from "../../shared/limits";
import { paths } from "../../shared/paths";
import { useIsMounted } from "../../shared/useIsMounted";
import { Icon } from "../../shared/ui/Icon";
import { cleanSearchText } from "./searchText";

/** The form of the text and of all filters, for browsers without script. */
export const SEARCH_FORM_ID = "search-form";

interface SearchFieldProps {
  /** The text that is searched for now. */
  text: string;
  /** Called with the text when it has rested, and at once when it is submitted. */
  onSearch: (text: string, isSubmitted: boolean) => void;
}

/** What stands in the box. It follows the address, but for texts that come back from the box itself: typing goes on meanwhile. */
function useTypedText(text: string) {
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  const [sent, setSent] = useState<readonly string[]>([]);
  if (shown !== text) {
    const position = sent.indexOf(text);
    setShown(text);
    setSent(sent.slice(position === -1 ? sent.length : position + 1));
    if (position === -1) setTyped(text);
  }
  return { typed, setTyped, noteSent: (one: string) => setSent([...sent, one]) };
}

/** The search page's own text box. */
export function SearchField({ text, onSearch }: SearchFieldProps) {
  const { typed, setTyped, noteSent } = useTypedText(text);
  const wanted = cleanSearchText(typed);
  // Without script the button also sends the filters, which need no text.
  const isMounted = useIsMounted();

  const search = (isSubmitted: boolean) => {
    if (wanted !== text) noteSent(wanted);
    onSearch(wanted, isSubmitted);
  };
  const handleRest = useEffectEvent(() => search(false));
  useEffect(() => {
    if (wanted === text) return undefined;
    const timer = setTimeout(handleRest, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, text]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(true);
  };
  return (
    <form
      action={paths.search}
      className="search-page-form"
      id={SEARCH_FORM_ID}
      method="get"
      onSubmit={submit}
      role="search"
    >
      <span className="search-box grow">
        <Icon name="search" />
        <input
          aria-label="Search casinos"
          autoComplete="off"
          className="field"
          enterKeyHint="search"
          maxLength={SEARCH_TEXT_MAX}
          name="q"
          onChange={(event) => setTyped(event.target.value)}
          placeholder="Search casinos..."
          type="search"
          value={typed}
        />
      </span>
      <button className="btn btn-primary" disabled={isMounted && wanted === ""} type="submit">
        Search
      </button>
    </form>
  );
}
