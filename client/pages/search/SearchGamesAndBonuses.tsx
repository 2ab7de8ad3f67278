/** Shows the games and bonuses that match a search text, below the casinos. */
import type { ReactNode } from "react";
import { BonusGrid } from "../../features/bonuses/BonusGrid";
import { GameGrid } from "../../features/games/GameGrid";
import type { Failure } from "../../graphql/pageQuery";
import { usePageQuery } from "../../graphql/usePageQuery";
import { SEARCH_BONUSES, SEARCH_GAMES } from "../../shared/limits";
import { loadError } from "../../shared/messages";
import { plural } from "../../shared/format/plural";
import { ErrorLine } from "../../ui/ErrorLine";
import { pageWidth, section, sectionHead, text as textStyle } from "../../theme/classes";
import {
  SearchGamesAndBonusesDocument,
  type SearchGamesAndBonusesQuery,
  type SearchGamesAndBonusesQueryVariables,
} from "./SearchGamesAndBonuses.generated";

export function gamesAndBonusesVariables(text: string): SearchGamesAndBonusesQueryVariables {
  return { text, gameCount: SEARCH_GAMES, bonusCount: SEARCH_BONUSES };
}

export function useGamesAndBonuses(text: string) {
  return usePageQuery(SearchGamesAndBonusesDocument, gamesAndBonusesVariables(text));
}

interface SearchGamesAndBonusesProps {
  data: SearchGamesAndBonusesQuery | undefined;
  error: Failure | undefined;
  retry: () => void;
}

export function SearchGamesAndBonuses({ data, error, retry }: SearchGamesAndBonusesProps) {
  const games = data?.games.edges.map(({ node }) => node) ?? [];
  const bonuses = data?.bonuses.edges.map(({ node }) => node) ?? [];
  return (
    <>
      {error && (
        <div className={`${pageWidth()} ${section()}`}>
          <ErrorLine message={loadError("games", error.message)} onRetry={retry} />
        </div>
      )}
      {data && games.length > 0 && (
        <Found heading={`${plural(data.games.totalCount, "game")} found`} isCut={data.games.totalCount > games.length}>
          <GameGrid games={games} />
        </Found>
      )}
      {data && bonuses.length > 0 && (
        <Found
          heading={`${plural(data.bonuses.totalCount, "bonus", "bonuses")} found`}
          isCut={data.bonuses.totalCount > bonuses.length}
        >
          <BonusGrid bonuses={bonuses} />
        </Found>
      )}
    </>
  );
}

interface FoundProps {
  heading: string;
  /** Whether there are more matches than the page shows. */
  isCut: boolean;
  children: ReactNode;
}

function Found({ heading, isCut, children }: FoundProps) {
  return (
    <section className={`${pageWidth()} ${section()}`}>
      <div className={sectionHead()}>
        <h2>{heading}</h2>
        {isCut && (
          <p className={textStyle({ size: "small" })}>These are the first matches. Add a word to narrow the search.</p>
        )}
      </div>
      {children}
    </section>
  );
}
