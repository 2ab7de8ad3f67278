/** The page of the four game lists. */
import { GameGrid, GameGridSkeleton } from "../../features/games/GameGrid";
import { pageQuery } from "../../graphql/pageQuery";
import { usePageQuery } from "../../graphql/usePageQuery";
import { PAGE_SIZE } from "../../shared/limits";
import { messages } from "../../shared/messages";
import { paths } from "../../shared/paths";
import { plural } from "../../shared/plural";
import type { PageProps, RouteMatch } from "../../shared/route";
import { EmptyState } from "../../ui/EmptyState";
import { Link } from "../../ui/Link";
import { button, card, cards, pageWidth, tag, text as textStyle } from "../../theme/classes";
import { GameListDocument, type GameListQueryVariables } from "./GameListPage.generated";
import { gameListVariant } from "./gameListVariants";
import { cursorOf, pagePath } from "./listAddress";
import { ListHeader } from "./ListHeader";
import { PagedList } from "./PagedList";
import { jackpotHighlights, type JackpotHighlight } from "../../content/jackpots";
import { LazyImage } from "../../ui/LazyImage";
import { Monogram } from "../../ui/Monogram";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./lists.recipe";

const jackpots = slotClass<typeof recipes.jackpots>("jackpots");

/** Returns whether the URL asks for the highest return first, as `slotsByRtpPath` does. */
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
      {/* The order does not make a separate page for search engines. */}
      <ListHeader
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
        order={isByRtp(match) ? "Sorted by return to player, highest first." : "Popular games first, then by name."}
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
    <EmptyState title={messages.noGames} text="No game in our catalogue fits this page right now.">
      <Link to={paths.home} className={button({ tone: "primary" })}>
        Home
      </Link>
    </EmptyState>
  );
}

/** Shows three famous jackpots with amounts that are marked as examples. */
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
