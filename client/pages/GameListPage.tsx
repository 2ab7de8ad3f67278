/** The game lists: one page for four addresses. */
import { GameGrid, GameGridSkeleton } from "../features/games/GameGrid";
import { GameListDocument } from "../graphql/documents/GameList";
import type { GameListQueryVariables } from "../graphql/generated";
import { pageQuery } from "../graphql/pageQuery";
import { usePageQuery } from "../graphql/usePageQuery";
import { PAGE_SIZE } from "../shared/limits";
import { messages } from "../shared/messages";
import { paths } from "../shared/paths";
import { plural } from "../shared/plural";
import type { PageProps, RouteMatch } from "../shared/route";
import { EmptyState } from "../shared/ui/EmptyState";
import { Link } from "../shared/ui/Link";
import { gameListVariant } from "./gameListVariants";
import { JackpotHighlights } from "./JackpotHighlights";
import { cursorOf, pagePath } from "./listAddress";
import { ListHead } from "./ListHead";
import { PagedList } from "./PagedList";

/** Whether the address asks for the highest return first, as `slotsByRtpPath` does. */
function isByRtp(match: RouteMatch): boolean {
  return match.query["sort"] === "rtp";
}

function addressOf(match: RouteMatch, after: string | null): string {
  const path = pagePath(match.path, after);
  return isByRtp(match) ? `${path}${after ? "&" : "?"}sort=rtp` : path;
}

function variablesOf(match: RouteMatch): GameListQueryVariables {
  const orderBy = isByRtp(match) ? "RTP_DESC" : "POPULAR_DESC";
  return { filter: gameListVariant(match.path).filter, orderBy, first: PAGE_SIZE, after: cursorOf(match) };
}

export function gameListQueries(match: RouteMatch) {
  return [pageQuery(GameListDocument, variablesOf(match))];
}

export function GameListPage({ match }: PageProps) {
  const { data, ...state } = usePageQuery(GameListDocument, variablesOf(match));
  const games = data?.games.edges.map(({ node }) => node) ?? [];

  return (
    <>
      {/* To search engines the order makes no other page. */}
      <ListHead
        match={isByRtp(match) ? { ...match, query: {} } : match}
        variant={gameListVariant(match.path)}
        error={state.error}
      />
      {match.path === paths.jackpots && <JackpotHighlights />}
      <PagedList
        match={match}
        addressOf={(after) => addressOf(match, after)}
        noun="games"
        state={state}
        list={data?.games}
        items={games}
        heading={(count) =>
          plural(count, "Game Found", "Games Found") + (isByRtp(match) ? ", Highest Return First" : "")
        }
        skeleton={<GameGridSkeleton />}
        empty={<NoGames />}
      >
        <GameGrid games={games} isFirst />
      </PagedList>
    </>
  );
}

function NoGames() {
  return (
    <EmptyState title={messages.noGames} text="Nothing in our catalogue fits this page at the moment.">
      <Link to={paths.home} className="btn btn-primary">
        Home
      </Link>
    </EmptyState>
  );
}
