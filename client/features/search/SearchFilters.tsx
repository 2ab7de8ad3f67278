/** What narrows and sorts a search: selects, feature chips, and what of it is active, each removable. */
import { useId } from "react";
import { paths } from "../../shared/paths";
import { Tooltip } from "../../shared/ui/Tooltip";
import { ActiveFilters } from "./ActiveFilters";
import { featureChoices, ratingChoices, sortChoices, yearChoices } from "./searchChoices";
import { insteadOfSending } from "./insteadOfSending";
import { SEARCH_FORM_ID } from "./SearchField";
import type { SearchState } from "./searchState";

interface SearchFiltersProps {
  state: SearchState;
  onChange: (change: Partial<SearchState>) => void;
  onClear: () => void;
}

export function SearchFilters({ state, onChange, onClear }: SearchFiltersProps) {
  const { rating, years, sort } = state;
  return (
    <section aria-label="Filters" className="search-filters">
      <div className="search-selects">
        <Choice
          label="Minimum rating"
          name="rating"
          any="Any rating"
          choices={ratingChoices}
          value={rating}
          onChoose={(value) => onChange({ rating: value })}
        />
        <Choice
          label="Established"
          name="years"
          any="Any year"
          choices={yearChoices}
          value={years}
          onChoose={(value) => onChange({ years: value })}
        />
        <Choice
          label="Sort by"
          name="sort"
          choices={sortChoices}
          value={sort}
          onChoose={(value) => onChange({ sort: value })}
        />
      </div>
      <div className="search-chips">
        <FeatureChips chosen={state.features} onChoose={(features) => onChange({ features })} />
        {/* Behind the chips: of two parameters of one name the first counts, which is that of the pressed chip. */}
        <input form={SEARCH_FORM_ID} name="features" type="hidden" value={state.features.join(",")} />
        <form action={paths.search} id={CLEAR_FORM_ID} method="get" hidden />
        <button className="btn btn-quiet btn-sm" form={CLEAR_FORM_ID} onClick={insteadOfSending(onClear)} type="submit">
          Clear All
        </button>
      </div>
      <ActiveFilters state={state} onChange={onChange} />
    </section>
  );
}

/** A form without fields: it leads to the search page without parameters. */
const CLEAR_FORM_ID = "search-clear";

interface ChoiceProps {
  /** The parameter of the address. */
  name: string;
  label: string;
  /** The words for no choice, where that is one. */
  any?: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
}

function Choice({ name, label, any, choices, value, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="select">
      <label htmlFor={id}>{label}</label>
      <select
        className="field"
        form={SEARCH_FORM_ID}
        id={id}
        name={name}
        onChange={(event) => onChoose(event.target.value)}
        value={value}
      >
        {any && <option value="">{any}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface FeatureChipsProps {
  chosen: readonly string[];
  onChoose: (features: readonly string[]) => void;
}

function FeatureChips({ chosen, onChoose }: FeatureChipsProps) {
  const toggled = (value: string) =>
    chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return (
    <ul aria-label="Features" className="row-wrap">
      {featureChoices.map((choice) => (
        <FeatureItem
          choice={choice}
          isChosen={chosen.includes(choice.value)}
          key={choice.value}
          onChoose={onChoose}
          toggled={toggled(choice.value)}
        />
      ))}
    </ul>
  );
}

interface FeatureItemProps {
  choice: (typeof featureChoices)[number];
  isChosen: boolean;
  /** The features after a press. */
  toggled: readonly string[];
  onChoose: (features: readonly string[]) => void;
}

function FeatureItem({ choice: { label, note }, isChosen, toggled, onChoose }: FeatureItemProps) {
  const chip = (descriptionId?: string) => (
    <button
      aria-describedby={descriptionId}
      aria-pressed={isChosen}
      className="chip"
      form={SEARCH_FORM_ID}
      name="features"
      onClick={insteadOfSending(() => onChoose(toggled))}
      type="submit"
      value={toggled.join(",")}
    >
      {label}
    </button>
  );
  return <li>{note ? <Tooltip text={note}>{chip}</Tooltip> : chip()}</li>;
}
