import { CasinoGrid, CasinoGridSkeleton } from "../features/casinos/CasinoGrid";
import { filterOf, isFiltering, orderOf, type SearchState } from "../features/search/searchState";
import { useTrackSearch } from "../features/search/useTrackSearch";
import { SearchDocument } from "../graphql/documents/Search";
import { SearchGamesAndBonusesDocument } from "../graphql/documents/SearchGamesAndBonuses";
import type { SearchQueryVariables } from "../graphql/generated";
import { pageQuery, type PageQuery } from "../graphql/pageQuery";
import { usePageQuery } from "../graphql/usePageQuery";
import { PAGE_SIZE } from "../shared/limits";
import { messages } from "../shared/messages";
import { casinoPath, paths } from "../shared/paths";
import { plural } from "../shared/plural";
import type { RouteMatch } from "../shared/route";
import { EmptyState } from "../shared/ui/EmptyState";
import { Link } from "../shared/ui/Link";
import { casinoCardSlots } from "./casinoCardSlots";
import { cursorOf } from "./listAddress";
import { PagedList } from "./PagedList";
import { gamesAndBonusesVariables, SearchGamesAndBonuses, useGamesAndBonuses } from "./SearchGamesAndBonuses";
import { searchAddress } from "./useSearchAddress";

interface SearchResultsProps {
  match: RouteMatch;
  state: SearchState;
}

function variablesOf(match: RouteMatch, state: SearchState): SearchQueryVariables {
  return {
    filter: filterOf(state),
    orderBy: orderOf(state),
    isText: state.text !== "",
    first: PAGE_SIZE,
    after: cursorOf(match),
  };
}

/** The queries of the results' first render. */
export function resultQueries(match: RouteMatch, state: SearchState): PageQuery[] {
  const casinos = pageQuery(SearchDocument, variablesOf(match, state));
  if (state.text === "") return [casinos];
  return [casinos, pageQuery(SearchGamesAndBonusesDocument, gamesAndBonusesVariables(state.text))];
}

/** What a search finds: casinos, with what was found marked in them, and for a text also games and bonuses. */
export function SearchResults({ match, state }: SearchResultsProps) {
  return state.text === "" ? <FoundCasinos match={match} state={state} /> : <FoundByText match={match} state={state} />;
}

function FoundByText({ match, state }: SearchResultsProps) {
  const { data, error, retry } = useGamesAndBonuses(state.text);
  const count = data ? data.games.totalCount + data.bonuses.totalCount : undefined;
  return (
    <>
      <FoundCasinos match={match} state={state} otherCount={error ? 0 : count} />
      <SearchGamesAndBonuses data={data} error={error} retry={retry} />
    </>
  );
}

interface FoundCasinosProps extends SearchResultsProps {
  /** The games and bonuses that the text finds; undefined while they are on their way. */
  otherCount?: number | undefined;
}

function FoundCasinos({ match, state, otherCount }: FoundCasinosProps) {
  const isText = state.text !== "";
  const { data, ...answer } = usePageQuery(SearchDocument, variablesOf(match, state));
  useTrackSearch(state.text, data && otherCount !== undefined ? data.casinos.totalCount + otherCount : undefined);
  const edges = data?.casinos.edges ?? [];
  const casinos = edges.map(({ node }) => node);
  const matches = new Map(edges.map(({ node, matches: found }) => [node.id, found ?? []]));

  return (
    <PagedList
      match={match}
      addressOf={(after) => searchAddress(state, after ?? "")}
      noun="casinos"
      state={answer}
      list={data?.casinos}
      items={casinos.map(({ name, slug }) => ({ name, path: casinoPath(slug) }))}
      heading={(count) => `${plural(count, "casino")} found`}
      skeleton={<CasinoGridSkeleton />}
      empty={<NothingFound state={state} hasOthers={Boolean(otherCount)} />}
    >
      <CasinoGrid casinos={casinos} isFirst matches={isText ? matches : undefined} slots={casinoCardSlots} />
    </PagedList>
  );
}

function nothingFoundText(state: SearchState, hasOthers: boolean): string {
  const { text } = state;
  if (text === "") return "Nothing in our catalogue fits these filters. Fewer of them may.";
  if (isFiltering(state)) return `No casino matches '${text}' with these filters. Remove a filter, or try other words.`;
  if (hasOthers) return `No casino matches '${text}'. The games and bonuses that match are below.`;
  return `Nothing in our catalogue matches '${text}'. Try fewer or other words.`;
}

interface NothingFoundProps {
  state: SearchState;
  /** Games or bonuses are found. */
  hasOthers: boolean;
}

function NothingFound({ state, hasOthers }: NothingFoundProps) {
  return (
    <EmptyState text={nothingFoundText(state, hasOthers)} title={messages.noCasinosFound}>
      <Link className="btn btn-primary" to={paths.allCasinos}>
        Browse All Casinos
      </Link>
    </EmptyState>
  );
}
