/**
 * The form that filters and sorts a bonus list. It works without JavaScript. With JavaScript, every choice applies
 * immediately.
 */
import type { RouteMatch } from "../../../shared/route";
import type { BonusFilter } from "../../../graphql/schemaTypes.generated";
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
  groupsOf,
  hasTypes,
  isFiltered,
  sortChoices,
  typeGroup,
  typeCountVariables,
  type BonusChoices,
} from "./bonusChoices";
import { FilterForm } from "./FilterForm";
import { useChooseBonuses } from "./useChooseBonuses";
import { BonusFilterCountsDocument, BonusTypeCountsDocument } from "../BonusListPage.generated";

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

interface CountedFiltersProps extends BonusFiltersProps {
  counts: Counts | undefined;
}

/** Shows the filters. Each option shows how many bonuses would remain. */
export function BonusFilters(props: BonusFiltersProps) {
  const { data } = usePageQuery(BonusFilterCountsDocument, countVariables(props.listFilter, props.chosen));
  const Form = hasTypes(props.listFilter) ? FormWithTypes : BonusFilterForm;
  return <Form {...props} counts={data as Counts | undefined} />;
}

/** The API counts all types in one facet. The facet has no entry for a type without bonuses. */
function FormWithTypes(props: CountedFiltersProps) {
  const { listFilter, chosen, counts } = props;
  const { data } = usePageQuery(BonusTypeCountsDocument, typeCountVariables(listFilter, chosen));
  const values = data?.bonuses.facets.find(({ key }) => key === "BONUS_TYPE")?.values;
  const countOf = (type: string) => values?.find(({ slug }) => slug.toLowerCase() === type)?.count ?? 0;
  const types = typeGroup.choices.map(({ value }) => [`type_${value}`, { totalCount: countOf(value) }] as const);
  return <BonusFilterForm {...props} counts={{ ...counts, ...(values && Object.fromEntries(types)) }} />;
}

function BonusFilterForm({ match: { path }, listFilter, chosen, counts }: CountedFiltersProps) {
  const choose = useChooseBonuses(path, listFilter);

  function labelOf(name: string, { value, label }: { value: string; label: string }): string {
    const count = counts?.[`${name}_${value}`]?.totalCount;
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
      {groupsOf(listFilter).map(({ name, label, any, choices }) => (
        <ChoiceField
          key={name}
          any={any}
          choices={choices.map((choice) => ({ value: choice.value, label: labelOf(name, choice) }))}
          label={label}
          name={name}
          onChoose={(value) => choose({ name, value })}
          value={chosen[name] ?? ""}
        />
      ))}
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
