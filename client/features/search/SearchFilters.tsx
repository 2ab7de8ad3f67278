/** What narrows and sorts a search: selects, feature chips, and what of it is active, each removable. */
import { useId } from "react";
import { Tooltip } from "../../shared/ui/Tooltip";
import { ActiveFilters } from "./ActiveFilters";
import { featureChoices, ratingChoices, sortChoices, yearChoices } from "./searchChoices";
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
          any="Any rating"
          choices={ratingChoices}
          value={rating}
          onChoose={(value) => onChange({ rating: value })}
        />
        <Choice
          label="Established"
          any="Any year"
          choices={yearChoices}
          value={years}
          onChoose={(value) => onChange({ years: value })}
        />
        <Choice label="Sort by" choices={sortChoices} value={sort} onChoose={(value) => onChange({ sort: value })} />
      </div>
      <div className="search-chips">
        <FeatureChips chosen={state.features} onChoose={(features) => onChange({ features })} />
        <button className="btn btn-quiet btn-sm" onClick={onClear} type="button">
          Clear All
        </button>
      </div>
      <ActiveFilters state={state} onChange={onChange} />
    </section>
  );
}

interface ChoiceProps {
  label: string;
  /** The words for no choice, where that is one. */
  any?: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
}

function Choice({ label, any, choices, value, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="select">
      <label htmlFor={id}>{label}</label>
      <select className="field" id={id} onChange={(event) => onChoose(event.target.value)} value={value}>
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
  const toggle = (value: string) =>
    onChoose(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <ul aria-label="Features" className="row-wrap">
      {featureChoices.map(({ value, label, note }) => (
        <li key={value}>
          {note ? (
            <Tooltip text={note}>
              {(descriptionId) => (
                <FeatureChip
                  descriptionId={descriptionId}
                  isChosen={chosen.includes(value)}
                  label={label}
                  onPress={() => toggle(value)}
                />
              )}
            </Tooltip>
          ) : (
            <FeatureChip isChosen={chosen.includes(value)} label={label} onPress={() => toggle(value)} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface FeatureChipProps {
  label: string;
  isChosen: boolean;
  descriptionId?: string;
  onPress: () => void;
}

function FeatureChip({ label, isChosen, descriptionId, onPress }: FeatureChipProps) {
  return (
    <button aria-describedby={descriptionId} aria-pressed={isChosen} className="chip" onClick={onPress} type="button">
      {label}
    </button>
  );
}
