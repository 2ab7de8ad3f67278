import { useNavigate } from "react-router-dom";
import type { CasinoFilter } from "../../../graphql/schemaTypes.generated";
import { countFacets, readFacets, writeFacets, type FacetChoices } from "../../../shared/facets";
import { readQuery } from "../../../shared/query";
import { pageWidth } from "../../../theme/classes";
import { slotClass } from "../../../theme/classNames";
import { FacetPanel } from "./FacetPanel";
import { useFacets } from "./facetValues";
import { FilterForm } from "./FilterForm";
import type * as recipes from "../lists.recipe";
import { filteredPath } from "../../listAddress";

const filters = slotClass<typeof recipes.filters>("filters");

interface CasinoFiltersProps {
  path: string;
  choices: FacetChoices;
  /** The list's own filter and the visitor's choices. */
  filter: CasinoFilter;
}

/** The filters above a grid of casinos. */
export function CasinoFilters({ path, choices, filter }: CasinoFiltersProps) {
  const navigate = useNavigate();
  const counts = useFacets(filter);

  function handleChange(change: (choices: FacetChoices) => FacetChoices) {
    // The URL may already have newer choices than this render, or belong to another page that the visitor is opening.
    const { pathname, search } = window.location;
    if (pathname === path) void navigate(filteredPath(path, writeFacets(change(readFacets(readQuery(search))))));
  }

  return (
    <FilterForm className={`${pageWidth()} ${filters("list")}`} isFiltered={countFacets(choices) > 0} path={path}>
      <FacetPanel choices={choices} counts={counts} onChange={handleChange} />
    </FilterForm>
  );
}
