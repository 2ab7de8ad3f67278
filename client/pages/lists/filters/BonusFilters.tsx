/**
 * The form that filters and sorts a bonus list. It works without JavaScript. With JavaScript, every choice applies
 * immediately.
 */
import type { RouteMatch } from "../../../shared/route";
import type { BonusFilter, FacetKey } from "../../../graphql/schemaTypes.generated";
import { usePageQuery } from "../../../graphql/usePageQuery";
import { formatCount } from "../../../../shared/formatCount";
import { CASINOS_PARAMETER, paths } from "../../../shared/paths";
import { ChoiceField } from "../../../ui/ChoiceField";
import { Link } from "../../../ui/Link";
import { link, pageWidth, text } from "../../../theme/classes";
import { slotClass } from "../../../theme/classNames";
import type * as recipes from "../lists.recipe";
import {
  countVariables,
  CURRENCY,
  currencyOf,
  facetVariables,
  groupsOf,
  isFiltered,
  sortChoices,
  typeGroup,
  type BonusChoices,
} from "./bonusChoices";
import { FilterForm } from "./FilterForm";
import { useChooseBonuses } from "./useChooseBonuses";
import { BonusFilterCountsDocument, BonusFacetsDocument } from "../BonusListPage.generated";

const filters = slotClass<typeof recipes.filters>("filters");

/** The id of the form, to which the deposit field above the list belongs. */
export const bonusFiltersId = "bonus-filters";

/** The number of bonuses for each choice, by the choice's parameter and value. */
type Counts = Readonly<Record<string, { totalCount: number } | undefined>>;

interface BonusFiltersProps {
  match: RouteMatch;
  /** The list's filter before the visitor chooses anything. */
  listFilter: BonusFilter;
  chosen: BonusChoices;
}

/** Shows the filters. Each option shows how many bonuses would remain. */
export function BonusFilters({ match: { path }, listFilter, chosen }: BonusFiltersProps) {
  const choose = useChooseBonuses(path, listFilter);
  const { data: counted } = usePageQuery(BonusFilterCountsDocument, countVariables(listFilter, chosen));
  const { data: listed } = usePageQuery(BonusFacetsDocument, facetVariables(listFilter, chosen));
  const valuesOf = (facet: FacetKey) => listed?.bonuses.facets.find(({ key }) => key === facet)?.values;
  const types = valuesOf("BONUS_TYPE");
  const currencies = valuesOf("CURRENCY") ?? [];
  const currency = chosen[CURRENCY];

  /** The API counts types in a facet, which has no entry for a type without bonuses. */
  function countOf(name: string, value: string): number | undefined {
    if (name !== typeGroup.name) return (counted as Counts | undefined)?.[`${name}_${value}`]?.totalCount;
    return types && (types.find(({ slug }) => slug.toLowerCase() === value)?.count ?? 0);
  }
  function labelOf(label: string, count: number | undefined): string {
    return count === undefined ? label : `${label} (${formatCount(count)})`;
  }

  return (
    <FilterForm
      id={bonusFiltersId}
      className={`${pageWidth()} ${filters("root")}`}
      isFiltered={isFiltered(chosen)}
      path={path}
    >
      {path === paths.welcomeBonus && chosen[CASINOS_PARAMETER] === undefined && (
        <p className={`${text({ size: "small" })} ${filters("note")}`}>
          For offers by license or payment method,{" "}
          <Link className={link()} to={paths.allCasinos}>
            filter the casinos first
          </Link>
          .
        </p>
      )}
      {chosen[CASINOS_PARAMETER] !== undefined && (
        <p className={`${text({ size: "small" })} ${filters("note")}`}>
          Showing the main offer of each casino in your filtered list, whatever its type.
          <input name={CASINOS_PARAMETER} type="hidden" value={chosen[CASINOS_PARAMETER]} />
        </p>
      )}
      {groupsOf(listFilter, currencyOf(chosen)).map(({ name, label, any, choices }) => (
        <ChoiceField
          key={name}
          any={any}
          choices={choices.map((choice) => ({
            value: choice.value,
            label: labelOf(choice.label, countOf(name, choice.value)),
          }))}
          label={label}
          name={name}
          onChoose={(value) => choose({ name, value })}
          value={chosen[name] ?? ""}
        />
      ))}
      {(currencies.length > 1 || currency !== undefined) && (
        <ChoiceField
          any="Any currency"
          choices={withChosen(currencies, currency).map(({ slug, count }) => ({
            value: slug,
            label: labelOf(slug, count),
          }))}
          label="Currency"
          name={CURRENCY}
          onChoose={(value) => choose({ name: CURRENCY, value })}
          value={currency ?? ""}
        />
      )}
      <ChoiceField
        choices={sortChoices}
        label="Sort by"
        name="sort"
        onChoose={(value) => choose({ name: "sort", value })}
        value={chosen["sort"] ?? ""}
      />
    </FilterForm>
  );
}

interface CountedValue {
  slug: string;
  count: number;
}

/** Adds the chosen value if no bonus has it. */
function withChosen(values: readonly CountedValue[], chosen: string | undefined): readonly CountedValue[] {
  if (chosen === undefined || values.some(({ slug }) => slug === chosen)) return values;
  return [...values, { slug: chosen, count: 0 }];
}
