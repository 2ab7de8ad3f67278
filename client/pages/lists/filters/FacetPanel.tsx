/** The facets of a casino list. */
import { countFacets, facets, payoutChoices, toggleFacet, type FacetChoices } from "../../../shared/facets";
import { PAYOUT_PARAMETER } from "../../../shared/query";
import { ChoiceField } from "../../../ui/ChoiceField";
import { Facet, FacetFields, useFacetChoices } from "./FacetFields";
import type { FacetCounts } from "./facetValues";

interface FacetPanelProps {
  counts: FacetCounts;
  choices: FacetChoices;
  onChange: (change: (choices: FacetChoices) => FacetChoices) => void;
  /** The id of the form that the fields belong to, if they are outside of that form. */
  form?: string | undefined;
}

export function FacetPanel({ counts, choices: rendered, onChange, form }: FacetPanelProps) {
  const [choices, change] = useFacetChoices(rendered, onChange);
  return (
    <FacetFields choiceCount={countFacets(choices)} counts={counts} noun="casino">
      {facets.map(({ name, label, key }) => (
        <Facet
          key={name}
          chosen={choices[name]}
          form={form}
          isLoaded={counts.total !== null}
          label={label}
          name={name}
          onToggle={(slug) => change((previous) => toggleFacet(previous, name, slug))}
          values={counts.valuesOf(key, choices[name])}
        />
      ))}
      <ChoiceField
        any="Any payout time"
        choices={payoutChoices}
        form={form}
        label="Payout time"
        name={PAYOUT_PARAMETER}
        onChoose={(payout) => change((previous) => ({ ...previous, payout }))}
        value={choices.payout}
      />
    </FacetFields>
  );
}
