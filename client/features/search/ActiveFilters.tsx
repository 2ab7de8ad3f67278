import { paths } from "../../shared/paths";
import { Icon } from "../../shared/ui/Icon";
import { REMOVES, useRemovalFocus } from "../../shared/useRemovalFocus";
import { featureChoices, ratingChoices, yearChoices } from "./searchChoices";
import { insteadOfSending } from "./insteadOfSending";
import { searchParameters, type SearchState } from "./searchState";

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

/** A search as the fields of a form, for browsers without script. */
function StateFields({ state }: { state: SearchState }) {
  const parameters = Object.entries({ q: state.text, ...searchParameters(state) });
  return parameters
    .filter(([, value]) => value !== "")
    .map(([name, value]) => <input key={name} name={name} type="hidden" value={value} />);
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
          <form action={paths.search} method="get">
            <StateFields state={{ ...state, ...without }} />
            <button
              {...REMOVES}
              aria-label={`Remove filter ${label}`}
              className="chip is-on"
              onClick={insteadOfSending(() => {
                noteRemoval(position);
                onChange(without);
              })}
              type="submit"
            >
              {label} <Icon name="close" size={14} />
            </button>
          </form>
        </li>
      ))}
    </ul>
  );
}
