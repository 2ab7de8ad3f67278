import { useNavigate } from "react-router-dom";
import type { GameFilter } from "../../../graphql/schemaTypes.generated";
import { usePageQuery } from "../../../graphql/usePageQuery";
import { readQuery } from "../../../shared/query";
import { pageWidth } from "../../../theme/classes";
import { slotClass } from "../../../theme/classNames";
import { Facet, FacetFields, useFacetChoices } from "./FacetFields";
import { useFacetCounts } from "./facetValues";
import { FilterForm } from "./FilterForm";
import {
  countGameChoices,
  gameFacets,
  gameFacetValues,
  readGameChoices,
  toggleGameChoice,
  writeGameChoices,
  type GameChoices,
} from "./gameChoices";
import { GameFacetsDocument } from "../GameListPage.generated";
import { filteredPath } from "../../listAddress";
import type * as recipes from "../lists.recipe";

const filters = slotClass<typeof recipes.filters>("filters");

interface GameFiltersProps {
  path: string;
  choices: GameChoices;
  /** The value of the URL parameter for the order. Empty for the default order. */
  sort: string;
  /** The list's own filter and the visitor's choices. */
  filter: GameFilter;
}

/** The filters above a list of games. */
export function GameFilters({ path, choices: rendered, sort, filter }: GameFiltersProps) {
  const navigate = useNavigate();
  const { data, ...state } = usePageQuery(GameFacetsDocument, { filter });
  const counts = useFacetCounts(data?.games, state);
  const [choices, change] = useFacetChoices(rendered, (next: (previous: GameChoices) => GameChoices) => {
    // The URL may already have newer choices than this render, or belong to another page that the visitor is opening.
    const { pathname, search } = window.location;
    const chosen = writeGameChoices(next(readGameChoices(readQuery(search))));
    if (pathname === path) void navigate(filteredPath(path, { ...chosen, sort }));
  });

  return (
    <FilterForm className={`${pageWidth()} ${filters("list")}`} isFiltered={countGameChoices(rendered) > 0} path={path}>
      {sort && <input name="sort" type="hidden" value={sort} />}
      <FacetFields choiceCount={countGameChoices(choices)} counts={counts} noun="game">
        {gameFacets.map((facet) => (
          <Facet
            key={facet.name}
            chosen={choices[facet.name]}
            isLoaded={counts.total !== null}
            label={facet.label}
            name={facet.name}
            onToggle={(value) => change((previous) => toggleGameChoice(previous, facet.name, value))}
            values={gameFacetValues(counts, facet, choices)}
          />
        ))}
      </FacetFields>
    </FilterForm>
  );
}
