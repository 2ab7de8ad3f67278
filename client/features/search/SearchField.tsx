import { useEffect, useState, type FormEvent } from "react";
import { SEARCH_DEBOUNCE_MS } from "../../shared/limits";
import { Icon } from "../../shared/ui/Icon";

interface SearchFieldProps {
  /** The text that is searched for now. */
  text: string;
  /** Called with the trimmed text when it has rested, and at once when it is submitted. */
  onSearch: (text: string, isSubmitted: boolean) => void;
}

/** The search page's own text box. */
export function SearchField({ text, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(text);
  const [searched, setSearched] = useState(text);
  // Another text came with the address: a link, or going back.
  if (searched !== text) {
    setSearched(text);
    if (typed.trim() !== text) setTyped(text);
  }

  useEffect(() => {
    if (typed.trim() === text) return undefined;
    const timer = setTimeout(() => onSearch(typed.trim(), false), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, text, onSearch]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim(), true);
  };
  return (
    <form className="search-page-form" onSubmit={submit} role="search">
      <span className="search-box grow">
        <Icon name="search" />
        <input
          aria-label="Search casinos"
          autoComplete="off"
          className="field"
          enterKeyHint="search"
          onChange={(event) => setTyped(event.target.value)}
          placeholder="Search casinos..."
          type="search"
          value={typed}
        />
      </span>
      <button className="btn btn-primary" disabled={typed.trim() === ""} type="submit">
        Search
      </button>
    </form>
  );
}
