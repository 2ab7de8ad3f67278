/** Makes a response to a search for games, bonuses and other pages. */
import { makeConnection, type makeBonus, type makeGame } from "./catalogue";

interface Found {
  games?: readonly ReturnType<typeof makeGame>[];
  bonuses?: readonly ReturnType<typeof makeBonus>[];
  /** The total number of matching games. Set it if the response contains only some of them. */
  gameCount?: number;
  pages?: Partial<Record<keyof typeof noPages, readonly object[]>>;
}

const noPages = { providers: [], paymentMethods: [], licensingAuthorities: [], articles: [] };

/** Makes the suggestions of pages that a search shows. */
export function makeFoundPages(pages: Found["pages"] = {}) {
  return { __typename: "SearchSuggestions", ...noPages, ...pages };
}

export function gamesAndBonusesResponse({ games = [], bonuses = [], gameCount = games.length, pages }: Found) {
  return {
    data: {
      games: makeConnection("Game", games, { totalCount: gameCount }),
      bonuses: makeConnection("Bonus", bonuses),
      searchSuggestions: makeFoundPages(pages),
    },
  };
}
