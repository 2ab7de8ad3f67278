/** The facets of a list of casinos. Its fields are part of a form, so they work without script. */
import { startTransition, useId, useOptimistic, useState } from "react";
import {
  countFacets,
  facets,
  payoutChoices,
  toggleFacet,
  type FacetChoices,
  type FacetName,
} from "../../shared/facets";
import { PAYOUT_PARAMETER } from "../../shared/query";
import { button, needsScript } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import { ChoiceField } from "../../ui/ChoiceField";
import { Icon } from "../../ui/Icon";
import type { FacetValues } from "./facetValues";
import type * as recipes from "./lists.recipe";

const filters = slotClass<typeof recipes.filters>("filters");

interface FacetPanelProps {
  valuesOf: FacetValues;
  choices: FacetChoices;
  onChange: (change: (choices: FacetChoices) => FacetChoices) => void;
  /** The id of the form that the fields belong to, if they are outside of that form. */
  form?: string | undefined;
}

export function FacetPanel({ valuesOf, choices: rendered, onChange, form }: FacetPanelProps) {
  // A choice appears immediately, while its list is still loading.
  const [choices, setChoices] = useOptimistic(rendered);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const count = countFacets(choices);

  function handleChange(change: (previous: FacetChoices) => FacetChoices) {
    startTransition(() => {
      setChoices(change);
      onChange(change);
    });
  }

  return (
    <>
      <button
        aria-controls={id}
        aria-expanded={isOpen}
        className={`${button({ tone: "secondary" })} ${filters("toggle")} ${needsScript()}`}
        onClick={() => setIsOpen(!isOpen)}
        type="button"
      >
        {count > 0 ? `Filters (${count})` : "Filters"} <Icon name="chevron" size={16} />
      </button>
      <div className={filters("facets", { isOpen })} id={id}>
        {facets.map(({ name, label }) => (
          <Facet
            key={name}
            chosen={choices[name]}
            form={form}
            label={label}
            name={name}
            onToggle={(slug) => handleChange((previous) => toggleFacet(previous, name, slug))}
            values={valuesOf(name, choices[name])}
          />
        ))}
        <ChoiceField
          any="Any payout time"
          choices={payoutChoices}
          form={form}
          label="Payout time"
          name={PAYOUT_PARAMETER}
          onChoose={(payout) => handleChange((previous) => ({ ...previous, payout }))}
          value={choices.payout}
        />
      </div>
    </>
  );
}

interface FacetProps {
  name: FacetName;
  label: string;
  values: ReturnType<FacetValues>;
  chosen: readonly string[];
  form: string | undefined;
  onToggle: (slug: string) => void;
}

/** One facet: a casino has any of the chosen values. */
function Facet({ name, label, values, chosen, form, onToggle }: FacetProps) {
  return (
    <fieldset className={filters("facet")}>
      <legend>{label}</legend>
      <div className={filters("values")}>
        {values.map((value) => (
          <label className={filters("value")} key={value.slug}>
            <input
              checked={chosen.includes(value.slug)}
              form={form}
              name={name}
              onChange={() => onToggle(value.slug)}
              type="checkbox"
              value={value.slug}
            />
            <span>{value.name}</span>
            <small>{value.count}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
