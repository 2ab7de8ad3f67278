import { CasinoGrid, CasinoGridSkeleton } from "../features/casinos/CasinoGrid";
import { filterOf, orderOf, type SearchState } from "../features/search/searchState";
import { useTrackSearch } from "../features/search/useTrackSearch";
import { SearchDocument } from "../graphql/documents/Search";
import type { SearchQueryVariables } from "../graphql/generated";
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
import { searchAddress } from "./useSearchAddress";

interface SearchResultsProps {
  match: RouteMatch;
  state: SearchState;
}

/** The casinos that a search finds, with what was found marked in them. */
export function SearchResults({ match, state }: SearchResultsProps) {
  const isText = state.text !== "";
  const variables: SearchQueryVariables = {
    filter: filterOf(state),
    orderBy: orderOf(state),
    isText,
    first: PAGE_SIZE,
    after: cursorOf(match),
  };
  const { data, ...answer } = usePageQuery(SearchDocument, variables);
  useTrackSearch(state.text, data?.casinos.totalCount);
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
      empty={<NothingFound text={state.text} />}
    >
      <CasinoGrid casinos={casinos} isFirst matches={isText ? matches : undefined} slots={casinoCardSlots} />
    </PagedList>
  );
}

function NothingFound({ text }: { text: string }) {
  return (
    <EmptyState
      text={
        text
          ? `Nothing in our catalogue matches '${text}' with these filters. Fewer or other words may.`
          : "Nothing in our catalogue fits these filters. Fewer of them may."
      }
      title={messages.noCasinosFound}
    >
      <Link className="btn btn-primary" to={paths.allCasinos}>
        Browse All Casinos
      </Link>
    </EmptyState>
  );
}
