/** Makes a response to a search for games and bonuses. */
import { makeConnection, type makeBonus, type makeGame } from "./catalogue";

interface Found {
  games?: readonly ReturnType<typeof makeGame>[];
  bonuses?: readonly ReturnType<typeof makeBonus>[];
  /** The total number of matching games. Set it if the response contains only some of them. */
  gameCount?: number;
}

export function gamesAndBonusesResponse({ games = [], bonuses = [], gameCount = games.length }: Found) {
  return {
    data: {
      games: makeConnection("Game", games, { totalCount: gameCount }),
      bonuses: makeConnection("Bonus", bonuses),
    },
  };
}
