/**
 * The controls that filter and sort a search: selects, feature chips, the facets, and buttons that remove active
 * filters.
 */
import type { MouseEvent, ReactNode } from "react";
import { facets, payoutChoices, type FacetName } from "../../shared/facets";
import { paths } from "../../shared/paths";
import { ChoiceField } from "../../ui/ChoiceField";
import { Tooltip } from "../../ui/Tooltip";
import { button, chip, row } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import { featureChoices, ratingChoices, sortChoices, yearChoices } from "./searchChoices";
import { SEARCH_FORM_ID } from "./SearchField";
import type * as recipes from "./search.recipe";
import { type SearchChange, type SearchState, searchParameters } from "./searchState";
import { Icon } from "../../ui/Icon";
import { REMOVES, useRemovalFocus } from "../../shared/hooks/useRemovalFocus";

const page = slotClass<typeof recipes.searchPage>("search-page");

interface SearchFiltersProps {
  state: SearchState;
  onChange: (change: SearchChange) => void;
  onClear: () => void;
  /** Returns the display name of a facet's value. */
  nameOf: NameOf;
  /** The facet controls. */
  children: ReactNode;
}

type NameOf = (facet: FacetName, slug: string) => string;

export function SearchFilters({ state, onChange, onClear, nameOf, children }: SearchFiltersProps) {
  const { rating, years, sort } = state;
  return (
    <section aria-label="Filters" className={page("filters")}>
      <div className={page("selects")}>
        <ChoiceField
          form={SEARCH_FORM_ID}
          label="Minimum rating"
          name="rating"
          any="Any rating"
          choices={ratingChoices}
          value={rating}
          onChoose={(value) => onChange({ rating: value })}
        />
        <ChoiceField
          form={SEARCH_FORM_ID}
          label="Established"
          name="years"
          any="Any year"
          choices={yearChoices}
          value={years}
          onChoose={(value) => onChange({ years: value })}
        />
        <ChoiceField
          form={SEARCH_FORM_ID}
          label="Sort by"
          name="sort"
          choices={sortChoices}
          value={sort}
          onChoose={(value) => onChange({ sort: value })}
        />
      </div>
      <div className={page("chips")}>
        <FeatureChips chosen={state.features} onChoose={(features) => onChange({ features })} />
        {/* This field must come after the chips. If the form sends `features` twice, the first value counts, and that
           is the clicked chip's. */}
        <input form={SEARCH_FORM_ID} name="features" type="hidden" value={state.features.join(",")} />
        <form action={paths.search} id={CLEAR_FORM_ID} method="get" hidden />
        <button
          className={button({ tone: "quiet", size: "sm" })}
          form={CLEAR_FORM_ID}
          onClick={insteadOfSending(onClear)}
          type="submit"
        >
          Clear All
        </button>
      </div>
      {children}
      <ActiveFilters nameOf={nameOf} onChange={onChange} state={state} />
    </section>
  );
}

/** The id of a form without fields. Submitting it opens the search page without parameters. */
const CLEAR_FORM_ID = "search-clear";

interface FeatureChipsProps {
  chosen: readonly string[];
  onChoose: (features: readonly string[]) => void;
}

function FeatureChips({ chosen, onChoose }: FeatureChipsProps) {
  const toggled = (value: string) =>
    chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return (
    <ul aria-label="Features" className={row({ wraps: true })}>
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
  /** The chosen features after a click on this chip. */
  toggled: readonly string[];
  onChoose: (features: readonly string[]) => void;
}

function FeatureItem({ choice: { label, note }, isChosen, toggled, onChoose }: FeatureItemProps) {
  const renderButton = (descriptionId?: string) => (
    <button
      aria-describedby={descriptionId}
      aria-pressed={isChosen}
      className={chip()}
      form={SEARCH_FORM_ID}
      name="features"
      onClick={insteadOfSending(() => onChoose(toggled))}
      type="submit"
      value={toggled.join(",")}
    >
      {label}
    </button>
  );
  return (
    <li>
      {note ? (
        <Tooltip place="phoneStart" text={note}>
          {renderButton}
        </Tooltip>
      ) : (
        renderButton()
      )}
    </li>
  );
}

interface ActiveFilter {
  /** The React key, because filters of different facets can have the same label. */
  key: string;
  label: string;
  /** Returns the search without this filter. */
  without: (current: SearchState) => Partial<SearchState>;
}

function activeFilters({ rating, years, features, facets: chosen }: SearchState, nameOf: NameOf): ActiveFilter[] {
  const withLabel = (choices: readonly { value: string; label: string }[], value: string) =>
    choices.filter((choice) => choice.value === value).map(({ label }) => label);
  return [
    ...withLabel(ratingChoices, rating).map((label) => ({
      key: "rating",
      label: `Rated ${label}`,
      without: () => ({ rating: "" }),
    })),
    ...withLabel(yearChoices, years).map((label) => ({
      key: "years",
      label: `Established ${label}`,
      without: () => ({ years: "" }),
    })),
    ...featureChoices
      .filter(({ value }) => features.includes(value))
      .map(({ value, label }): ActiveFilter => ({
        key: value,
        label,
        without: (current) => ({ features: current.features.filter((one) => one !== value) }),
      })),
    ...facets.flatMap(({ name }) =>
      chosen[name].map((slug): ActiveFilter => ({
        key: `${name} ${slug}`,
        label: nameOf(name, slug),
        without: (current) => ({
          facets: { ...current.facets, [name]: current.facets[name].filter((one) => one !== slug) },
        }),
      })),
    ),
    ...withLabel(payoutChoices, chosen.payout).map((label): ActiveFilter => ({
      key: "payout",
      label: `Payout ${label.toLowerCase()}`,
      without: (current) => ({ facets: { ...current.facets, payout: "" } }),
    })),
  ];
}

/** Adds the current search to a form as hidden fields, for browsers without JavaScript. */
function StateFields({ state }: { state: SearchState }) {
  const parameters = Object.entries({ q: state.text, ...searchParameters(state) });
  return parameters
    .filter(([, value]) => value !== "")
    .map(([name, value]) => <input key={name} name={name} type="hidden" value={value} />);
}

type ActiveFiltersProps = Pick<SearchFiltersProps, "state" | "onChange" | "nameOf">;

/** Shows each active filter as a button that removes it. */
function ActiveFilters({ state, onChange, nameOf }: ActiveFiltersProps) {
  const filters = activeFilters(state, nameOf);
  const { area, noteRemoval } = useRemovalFocus<HTMLUListElement>(filters.length);
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Active filters" className={row({ wraps: true })} ref={area}>
      {filters.map(({ key, label, without }, position) => (
        <li key={key}>
          <form action={paths.search} method="get">
            <StateFields state={{ ...state, ...without(state) }} />
            <button
              {...REMOVES}
              aria-label={`Remove filter ${label}`}
              className={chip({ isOn: true })}
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

/**
 * Returns a click handler that runs `act` instead of submitting the form. Only browsers without JavaScript submit the
 * form.
 */
function insteadOfSending(act: () => void) {
  return (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
}
