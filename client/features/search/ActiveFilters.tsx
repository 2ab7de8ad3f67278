import { Icon } from "../../shared/ui/Icon";
import { REMOVES, useRemovalFocus } from "../../shared/useRemovalFocus";
import { featureChoices, ratingChoices, yearChoices } from "./searchChoices";
import type { SearchState } from "./searchState";

interface ActiveFilter {
  label: string;
  /** The search without it. */
  without: Partial<SearchState>;
}

function activeFilters({ rating, years, features }: SearchState): ActiveFilter[] {
  const labelled = (choices: readonly { value: string; label: string }[], value: string) =>
    choices.filter((choice) => choice.value === value).map(({ label }) => label);
  return [
    ...labelled(ratingChoices, rating).map((label) => ({ label: `Rated ${label}`, without: { rating: "" } })),
    ...labelled(yearChoices, years).map((label) => ({ label: `Established ${label}`, without: { years: "" } })),
    ...featureChoices
      .filter(({ value }) => features.includes(value))
      .map(({ value, label }) => ({ label, without: { features: features.filter((one) => one !== value) } })),
  ];
}

interface ActiveFiltersProps {
  state: SearchState;
  onChange: (change: Partial<SearchState>) => void;
}

/** The filters that are on, each with the way to take it off. */
export function ActiveFilters({ state, onChange }: ActiveFiltersProps) {
  const filters = activeFilters(state);
  const { area, noteRemoval } = useRemovalFocus<HTMLUListElement>(filters.length);
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="row-wrap active-filters" ref={area}>
      {filters.map(({ label, without }, position) => (
        <li key={label}>
          <button
            {...REMOVES}
            aria-label={`Remove filter ${label}`}
            className="chip is-on"
            onClick={() => {
              noteRemoval(position);
              onChange(without);
            }}
            type="button"
          >
            {label} <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
