/** The page that shows each of the six casino lists. */
import { CasinoGrid, CasinoGridSkeleton } from "../../features/casinos/CasinoGrid";
import { pageQuery } from "../../graphql/pageQuery";
import type { CasinoFilter } from "../../graphql/schemaTypes.generated";
import { usePageQuery } from "../../graphql/usePageQuery";
import { countFacets, facetFilter, readFacets, writeFacets } from "../../shared/facets";
import { PAGE_SIZE } from "../../shared/limits";
import { messages } from "../../shared/messages";
import { casinoPath } from "../../shared/paths";
import { plural } from "../../shared/format/plural";
import type { PageProps, RouteMatch } from "../../shared/route";
import { casinoCardSlots } from "../casinoCardSlots";
import { CasinoFilters } from "./filters/CasinoFilters";
import { CasinoListDocument, type CasinoListQueryVariables } from "./CasinoListPage.generated";
import { casinoListVariant } from "./casinoListVariants";
import { facetQuery } from "./filters/facetValues";
import { cursorOf, filteredPath } from "../listAddress";
import { ListHeader } from "./ListHeader";
import { NoCasinos, NoMatches } from "./NoMatches";
import { PagedList } from "./PagedList";
import { payoutLineOf, payoutVariables } from "./payoutLine";
import { WelcomeOffersLink } from "./WelcomeOffersLink";

function filterOf(match: RouteMatch): CasinoFilter {
  return { ...casinoListVariant(match.path).filter, ...facetFilter(readFacets(match.query)) };
}

function variablesOf(match: RouteMatch): CasinoListQueryVariables {
  const filter = filterOf(match);
  return { filter, ...payoutVariables(filter), first: PAGE_SIZE, after: cursorOf(match) };
}

export function casinoListQueries(match: RouteMatch) {
  return [pageQuery(CasinoListDocument, variablesOf(match)), facetQuery(filterOf(match))];
}

export function CasinoListPage({ match }: PageProps) {
  const { data, ...state } = usePageQuery(CasinoListDocument, variablesOf(match));
  const choices = readFacets(match.query);
  const isFiltered = countFacets(choices) > 0;
  const casinos = data?.casinos.edges.map(({ node }) => node) ?? [];
  const isPart = (data?.casinos.totalCount ?? 0) > PAGE_SIZE;

  return (
    <>
      {/* Search engines do not index filtered lists, because there are too many combinations of filters. */}
      <ListHeader match={match} variant={casinoListVariant(match.path)} error={state.error} isNoIndex={isFiltered} />
      <CasinoFilters path={match.path} choices={choices} filter={filterOf(match)} />
      <PagedList
        match={match}
        addressOf={(after) => filteredPath(match.path, writeFacets(choices), after)}
        noun="casinos"
        state={state}
        list={data?.casinos}
        items={casinos.map(({ name, slug }) => ({ name, path: casinoPath(slug) }))}
        heading={(count) => plural(count, "Casino Found", "Casinos Found")}
        order={messages.sortedByRating}
        skeleton={<CasinoGridSkeleton />}
        empty={isFiltered ? <NoMatches noun="casinos" path={match.path} /> : <NoCasinos />}
      >
        {isFiltered && <WelcomeOffersLink casinos={casinos} isPart={isPart} />}
        <CasinoGrid casinos={casinos} detailOf={payoutLineOf(filterOf(match))} slots={casinoCardSlots} isFirst />
      </PagedList>
    </>
  );
}
