import { useNavigate } from "react-router-dom";
import type { CasinoFilter } from "../../graphql/schemaTypes.generated";
import { countFacets, readFacets, writeFacets, type FacetChoices } from "../../shared/facets";
import { readQuery } from "../../shared/query";
import { pageWidth } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import { FacetPanel } from "./FacetPanel";
import { useFacets } from "./facetValues";
import { FilterForm } from "./FilterForm";
import type * as recipes from "./lists.recipe";
import { filteredPath } from "../listAddress";

const filters = slotClass<typeof recipes.filters>("filters");

interface CasinoFiltersProps {
  path: string;
  choices: FacetChoices;
  /** The whole filter of the list. */
  filter: CasinoFilter;
}

/** The filters above a grid of casinos. */
export function CasinoFilters({ path, choices, filter }: CasinoFiltersProps) {
  const navigate = useNavigate();
  const counts = useFacets(filter);

  function handleChange(change: (choices: FacetChoices) => FacetChoices) {
    // The address bar may be newer than the rendered choices, or belong to the page that the visitor opens.
    const { pathname, search } = window.location;
    if (pathname === path) void navigate(filteredPath(path, writeFacets(change(readFacets(readQuery(search))))));
  }

  return (
    <FilterForm className={`${pageWidth()} ${filters("list")}`} isFiltered={countFacets(choices) > 0} path={path}>
      <FacetPanel choices={choices} counts={counts} onChange={handleChange} />
    </FilterForm>
  );
}
