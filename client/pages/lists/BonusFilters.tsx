/**
 * The form that filters and sorts a bonus list. It works without JavaScript. With JavaScript, every choice applies
 * immediately.
 */
import { useNavigate } from "react-router-dom";
import type { RouteMatch } from "../../shared/route";
import type { BonusFilter } from "../../graphql/schemaTypes.generated";
import { usePageQuery } from "../../graphql/usePageQuery";
import { formatCount } from "../../shared/formatCount";
import { CASINOS_PARAMETER, paths } from "../../shared/paths";
import { readQuery } from "../../shared/query";
import { ChoiceField } from "../../ui/ChoiceField";
import { Link } from "../../ui/Link";
import { link, pageWidth, text } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./lists.recipe";
import {
  countVariables,
  groupsOf,
  isCounted,
  isFiltered,
  readBonusChoices,
  sortChoices,
  type BonusChoices,
} from "./bonusChoices";
import { FilterForm } from "./FilterForm";
import { filteredPath } from "../listAddress";
import { BonusFilterCountsDocument } from "./BonusListPage.generated";

const filters = slotClass<typeof recipes.filters>("filters");

type Counts = Readonly<Record<string, { totalCount: number } | undefined>>;

interface BonusFiltersProps {
  match: RouteMatch;
  /** The list's filter before the visitor chooses anything. */
  listFilter: BonusFilter;
  chosen: BonusChoices;
}

/** Shows the filters. If the list supports counts, each option shows how many bonuses would remain. */
export function BonusFilters(props: BonusFiltersProps) {
  return isCounted(props.listFilter) ? <CountedFilters {...props} /> : <BonusFilterForm {...props} />;
}

function CountedFilters(props: BonusFiltersProps) {
  const { data } = usePageQuery(BonusFilterCountsDocument, countVariables(props.listFilter, props.chosen));
  return <BonusFilterForm {...props} counts={data as Counts | undefined} />;
}

function BonusFilterForm({
  match: { path },
  listFilter,
  chosen,
  counts,
}: BonusFiltersProps & { counts?: Counts | undefined }) {
  const navigate = useNavigate();

  function handleChoose(name: string, value: string) {
    // The URL may already have newer choices than this render, or belong to another page that the visitor is opening.
    if (window.location.pathname !== path) return;
    const { [name]: _previous, ...others } = readBonusChoices(readQuery(window.location.search), listFilter);
    void navigate(filteredPath(path, value === "" ? others : { ...others, [name]: value }));
  }

  function labelOf(name: string, { value, label }: { value: string; label: string }): string {
    const count = counts?.[`${name}_${value}`]?.totalCount;
    return count === undefined ? label : `${label} (${formatCount(count)})`;
  }

  return (
    <FilterForm className={`${pageWidth()} ${filters("root")}`} isFiltered={isFiltered(chosen)} path={path}>
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
          Showing only bonuses from the casinos in your filtered list.
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
          onChoose={(value) => handleChoose(name, value)}
          value={chosen[name] ?? ""}
        />
      ))}
      <ChoiceField
        choices={sortChoices}
        label="Sort by"
        name="sort"
        onChoose={(value) => handleChoose("sort", value)}
        value={chosen["sort"] ?? ""}
      />
    </FilterForm>
  );
}
