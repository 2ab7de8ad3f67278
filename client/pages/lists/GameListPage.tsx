/** The page that shows each of the four game lists. */
import { GameGrid, GameGridSkeleton } from "../../features/games/GameGrid";
import { pageQuery } from "../../graphql/pageQuery";
import { usePageQuery } from "../../graphql/usePageQuery";
import { PAGE_SIZE } from "../../shared/limits";
import { messages } from "../../shared/messages";
import { paths } from "../../shared/paths";
import { plural } from "../../shared/format/plural";
import type { PageProps, RouteMatch } from "../../shared/route";
import { EmptyState } from "../../ui/EmptyState";
import { Link } from "../../ui/Link";
import { button, card, cards, pageWidth, tag, text as textStyle } from "../../theme/classes";
import type { GameFilter } from "../../graphql/schemaTypes.generated";
import { countGameChoices, gameFilter, readGameChoices, writeGameChoices } from "./filters/gameChoices";
import { GameFilters } from "./filters/GameFilters";
import { GameFacetsDocument, GameListDocument, type GameListQueryVariables } from "./GameListPage.generated";
import { gameListVariant } from "./gameListVariants";
import { cursorOf, filteredPath } from "../listAddress";
import { ListHeader } from "./ListHeader";
import { NoMatches } from "./NoMatches";
import { PagedList } from "./PagedList";
import { useSite } from "../../shared/site";
import { jackpotHighlights, type JackpotHighlight } from "../../content/jackpots";
import { LazyImage } from "../../ui/images/LazyImage";
import { Monogram } from "../../ui/images/Monogram";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./lists.recipe";

const jackpots = slotClass<typeof recipes.jackpots>("jackpots");

/** Returns whether the URL asks for the highest return first, as `slotsByRtpPath` does. */
function isByRtp(match: RouteMatch): boolean {
  return match.query["sort"] === "rtp";
}

/** Returns the value of the URL parameter for the order. */
function sortOf(match: RouteMatch): string {
  return isByRtp(match) ? "rtp" : "";
}

function filterOf(match: RouteMatch): GameFilter {
  return { ...gameListVariant(match.path).filter, ...gameFilter(readGameChoices(match.query)) };
}

function variablesOf(match: RouteMatch): GameListQueryVariables {
  const orderBy = isByRtp(match) ? "RTP_DESC" : "POPULAR_DESC";
  return { filter: filterOf(match), orderBy, first: PAGE_SIZE, after: cursorOf(match) };
}

export function gameListQueries(match: RouteMatch) {
  return [pageQuery(GameListDocument, variablesOf(match)), pageQuery(GameFacetsDocument, { filter: filterOf(match) })];
}

export function GameListPage({ match }: PageProps) {
  const { hasFixedJackpots } = useSite();
  const { data, ...state } = usePageQuery(GameListDocument, variablesOf(match));
  const games = data?.games.edges.map(({ node }) => node) ?? [];
  const choices = readGameChoices(match.query);
  const isFiltered = countGameChoices(choices) > 0;

  return (
    <>
      {/* Search engines see every order of a list as the same page. They do not index a filtered list. */}
      <ListHeader
        match={isByRtp(match) ? { ...match, query: {} } : match}
        variant={gameListVariant(match.path)}
        error={state.error}
        isNoIndex={isFiltered}
      />
      {match.path === paths.jackpots && hasFixedJackpots && <JackpotHighlights />}
      <GameFilters path={match.path} choices={choices} sort={sortOf(match)} filter={filterOf(match)} />
      <PagedList
        match={match}
        addressOf={(after) => filteredPath(match.path, { ...writeGameChoices(choices), sort: sortOf(match) }, after)}
        noun="games"
        state={state}
        list={data?.games}
        items={games}
        heading={(count) =>
          plural(count, "Game Found", "Games Found") + (isByRtp(match) ? ", Highest Return First" : "")
        }
        order={isByRtp(match) ? "Sorted by return to player, highest first." : "Popular games first, then by name."}
        skeleton={<GameGridSkeleton />}
        empty={isFiltered ? <NoMatches noun="games" path={match.path} /> : <NoGames />}
      >
        <GameGrid games={games} isFirst />
      </PagedList>
    </>
  );
}

function NoGames() {
  return (
    <EmptyState title={messages.noGames} text="There are no games for this page right now.">
      <Link to={paths.home} className={button({ tone: "primary" })}>
        Home
      </Link>
    </EmptyState>
  );
}

/** Shows three famous jackpots. Their amounts are marked as examples. */
function JackpotHighlights() {
  return (
    <section className={`${pageWidth()} ${jackpots("root")}`} aria-labelledby="famous-jackpots">
      <h2 id="famous-jackpots">Three famous jackpots</h2>
      <ul className={`${cards("root")} ${jackpots("cards")}`}>
        {jackpotHighlights.map((jackpot) => (
          <li key={jackpot.name}>
            <JackpotCard jackpot={jackpot} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function JackpotCard({ jackpot: { name, provider, amount, text, imageUrl } }: { jackpot: JackpotHighlight }) {
  return (
    <article className={`${card("root")} ${jackpots("card")}`}>
      <LazyImage className={jackpots("tile")} src={imageUrl} alt="" isEager fallback={<Monogram name={name} />} />
      <div className={jackpots("name")}>
        <p className={textStyle({ size: "tiny" })}>{provider}</p>
        <h3>{name}</h3>
      </div>
      <p className={jackpots("amount")}>
        {amount} <span className={tag()}>Example amount</span>
      </p>
      <p className={textStyle({ tone: "muted", size: "small" })}>{text}</p>
    </article>
  );
}
