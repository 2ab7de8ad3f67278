import { CasinoGrid, CasinoGridSkeleton } from "../../features/casinos/CasinoGrid";
import { filterOf, isFiltering, sortOf, type SearchState } from "../../features/search/searchState";
import { pageQuery, type PageQuery } from "../../graphql/pageQuery";
import { usePageQuery } from "../../graphql/usePageQuery";
import { PAGE_SIZE } from "../../shared/limits";
import { messages } from "../../shared/messages";
import { casinoPath, paths } from "../../shared/paths";
import { plural } from "../../shared/format/plural";
import type { RouteMatch } from "../../shared/route";
import { EmptyState } from "../../ui/EmptyState";
import { Link } from "../../ui/Link";
import { button } from "../../theme/classes";
import { casinoCardSlots } from "../casinoCardSlots";
import { cursorOf } from "../listAddress";
import { PagedList } from "../lists/PagedList";
import { payoutLineOf, payoutVariables } from "../lists/payoutLine";
import { WelcomeOffersLink } from "../lists/WelcomeOffersLink";
import { gamesAndBonusesVariables, pagesOf, SearchGamesAndBonuses, useGamesAndBonuses } from "./SearchGamesAndBonuses";
import { SearchGamesAndBonusesDocument } from "./SearchGamesAndBonuses.generated";
import { SearchDocument, type SearchQueryVariables } from "./SearchPage.generated";
import { searchAddress } from "./useSearchAddress";
import { useEffect, useRef } from "react";
import { track } from "../../graphql/track";
import { maxEventText } from "../../../shared/apiLimits";

/** How long a search must stay unchanged before it is recorded, in ms. */
const SEARCH_RECORD_MS = 1000;

interface SearchResultsProps {
  match: RouteMatch;
  state: SearchState;
}

function variablesOf(match: RouteMatch, state: SearchState): SearchQueryVariables {
  const filter = filterOf(state);
  return {
    filter,
    ...payoutVariables(filter),
    orderBy: sortOf(state).orderBy,
    isText: state.text !== "",
    first: PAGE_SIZE,
    after: cursorOf(match),
  };
}

/** Returns the queries that the first render of the results needs. */
export function resultQueries(match: RouteMatch, state: SearchState): PageQuery[] {
  const casinos = pageQuery(SearchDocument, variablesOf(match, state));
  if (state.text === "") return [casinos];
  return [casinos, pageQuery(SearchGamesAndBonusesDocument, gamesAndBonusesVariables(state.text, match))];
}

/** Shows a search's results: casinos with highlighted matches and, if there is a search text, other pages, games and bonuses. */
export function SearchResults({ match, state }: SearchResultsProps) {
  return state.text === "" ? <FoundCasinos match={match} state={state} /> : <FoundByText match={match} state={state} />;
}

function FoundByText({ match, state }: SearchResultsProps) {
  const found = useGamesAndBonuses(state.text, match);
  const { data, error } = found;
  const count = data && (data.games?.totalCount ?? 0) + (data.bonuses?.totalCount ?? 0) + pagesOf(data).length;
  return (
    <>
      <FoundCasinos match={match} state={state} otherCount={error ? 0 : count} />
      <SearchGamesAndBonuses {...found} addressWith={(parameter) => searchAddress(state, parameter)} />
    </>
  );
}

interface FoundCasinosProps extends SearchResultsProps {
  /** The number of pages, games and bonuses that match the text, or undefined while they load. */
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
      addressOf={(after) => searchAddress(state, { after: after ?? "" })}
      noun="casinos"
      state={answer}
      list={data?.casinos}
      items={casinos.map(({ name, slug }) => ({ name, path: casinoPath(slug) }))}
      heading={(count) => `${plural(count, "casino")} found`}
      order={sortOf(state).sentence}
      skeleton={<CasinoGridSkeleton />}
      empty={<NothingFound state={state} hasOthers={Boolean(otherCount)} />}
    >
      {isFiltering(state) && (
        <WelcomeOffersLink casinos={casinos} isPart={(data?.casinos.totalCount ?? 0) > PAGE_SIZE} />
      )}
      <CasinoGrid
        casinos={casinos}
        detailOf={payoutLineOf(filterOf(state))}
        isFirst
        matches={isText ? matches : undefined}
        slots={casinoCardSlots}
      />
    </PagedList>
  );
}

function nothingFoundText(state: SearchState, hasOthers: boolean): string {
  const { text } = state;
  if (text === "") return "Nothing in our catalogue matches these filters. Remove one of them.";
  if (isFiltering(state))
    return `No casinos match '${text}' with these filters. Remove a filter, or try different words.`;
  if (hasOthers) return `No casinos match '${text}'. Other matches are below.`;
  return `Nothing in our catalogue matches '${text}'. Try fewer or different words.`;
}

interface NothingFoundProps {
  state: SearchState;
  /** Whether pages, games or bonuses match. */
  hasOthers: boolean;
}

function NothingFound({ state, hasOthers }: NothingFoundProps) {
  return (
    <EmptyState text={nothingFoundText(state, hasOthers)} title={messages.noCasinosFound}>
      <Link className={button({ tone: "primary" })} to={paths.allCasinos}>
        Browse All Casinos
      </Link>
    </EmptyState>
  );
}

/** Records a search after a pause in typing. `resultCount` is undefined while the results load. */
export function useTrackSearch(text: string, resultCount: number | undefined): void {
  const recorded = useRef<string>(null);
  useEffect(() => {
    if (text === "" || resultCount === undefined || recorded.current === text) return undefined;
    const timer = setTimeout(() => {
      recorded.current = text;
      track({ eventType: "SEARCH", metadata: { query: text.slice(0, maxEventText), results_count: resultCount } });
    }, SEARCH_RECORD_MS);
    return () => clearTimeout(timer);
  }, [text, resultCount]);
}
