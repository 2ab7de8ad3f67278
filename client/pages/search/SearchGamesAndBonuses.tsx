/** Shows the other pages, the games and the bonuses that match a search text, below the casinos. */
import type { ReactNode } from "react";
import { BonusGrid } from "../../features/bonuses/BonusGrid";
import { foundPages } from "../../features/search/foundPages";
import { GameGrid } from "../../features/games/GameGrid";
import { usePageQuery } from "../../graphql/usePageQuery";
import { loadError } from "../../shared/messages";
import { plural } from "../../shared/format/plural";
import type { RouteMatch } from "../../shared/route";
import { ErrorLine } from "../../ui/ErrorLine";
import { Link } from "../../ui/Link";
import { ShowMore } from "../../ui/ShowMore";
import { chip, pageWidth, row, section, sectionHead } from "../../theme/classes";
import {
  SearchGamesAndBonusesDocument,
  type SearchGamesAndBonusesQuery,
  type SearchGamesAndBonusesQueryVariables,
} from "./SearchGamesAndBonuses.generated";

/** The URL parameters with the cursors after which the games and the bonuses start. */
const GAMES_AFTER = "gamesAfter";
const BONUSES_AFTER = "bonusesAfter";

export function gamesAndBonusesVariables(
  text: string,
  { query }: Pick<RouteMatch, "query">,
): SearchGamesAndBonusesQueryVariables {
  return {
    text,
    gamesAfter: query[GAMES_AFTER] || null,
    bonusesAfter: query[BONUSES_AFTER] || null,
    hasGames: true,
    hasBonuses: true,
    hasPages: true,
  };
}

export function useGamesAndBonuses(text: string, match: RouteMatch) {
  return usePageQuery(SearchGamesAndBonusesDocument, gamesAndBonusesVariables(text, match));
}

/** Returns the pages that a search finds, except those of casinos, games and bonuses. */
export function pagesOf(data: SearchGamesAndBonusesQuery | undefined) {
  return Object.values(foundPages(data?.searchSuggestions)).flat();
}

type SearchGamesAndBonusesProps = Pick<
  ReturnType<typeof useGamesAndBonuses>,
  "data" | "error" | "retry" | "isFetchingMore" | "fetchMore"
> & {
  /** Returns the path of this search with one more parameter. */
  addressWith: (parameter: Record<string, string>) => string;
};

export function SearchGamesAndBonuses({
  data,
  error,
  retry,
  isFetchingMore,
  fetchMore,
  addressWith,
}: SearchGamesAndBonusesProps) {
  const games = data?.games?.edges.map(({ node }) => node) ?? [];
  const bonuses = data?.bonuses?.edges.map(({ node }) => node) ?? [];
  const pages = pagesOf(data);
  return (
    <>
      {error && (
        <div className={`${pageWidth()} ${section()}`}>
          <ErrorLine message={loadError("games", error.message)} onRetry={retry} />
        </div>
      )}
      {pages.length > 0 && (
        <section className={`${pageWidth()} ${section()}`}>
          <div className={sectionHead()}>
            <h2>{`${plural(pages.length, "page")} found`}</h2>
          </div>
          <ul className={row({ wraps: true })}>
            {pages.map(({ label, to }) => (
              <li key={to}>
                <Link className={chip({ size: "lg" })} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {data?.games && games.length > 0 && (
        <Found
          addressOf={(after) => addressWith({ [GAMES_AFTER]: after })}
          heading={`${plural(data.games.totalCount, "game")} found`}
          isLoading={isFetchingMore}
          list={data.games}
          onMore={(gamesAfter) => fetchMore({ gamesAfter, hasBonuses: false, hasPages: false })}
        >
          <GameGrid games={games} />
        </Found>
      )}
      {data?.bonuses && bonuses.length > 0 && (
        <Found
          addressOf={(after) => addressWith({ [BONUSES_AFTER]: after })}
          heading={`${plural(data.bonuses.totalCount, "bonus", "bonuses")} found`}
          isLoading={isFetchingMore}
          list={data.bonuses}
          onMore={(bonusesAfter) => fetchMore({ bonusesAfter, hasGames: false, hasPages: false })}
        >
          <BonusGrid bonuses={bonuses} />
        </Found>
      )}
    </>
  );
}

interface FoundProps {
  heading: string;
  list: { pageInfo: { hasNextPage: boolean; endCursor: string | null } };
  isLoading: boolean;
  /** Returns the path of the page that starts after a cursor. */
  addressOf: (after: string) => string;
  onMore: (after: string) => Promise<void>;
  children: ReactNode;
}

function Found({ heading, list: { pageInfo }, isLoading, addressOf, onMore, children }: FoundProps) {
  const next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  return (
    <section className={`${pageWidth()} ${section()}`}>
      <div className={sectionHead()}>
        <h2>{heading}</h2>
      </div>
      {children}
      {next && <ShowMore href={addressOf(next)} isLoading={isLoading} onMore={() => onMore(next)} />}
    </section>
  );
}
