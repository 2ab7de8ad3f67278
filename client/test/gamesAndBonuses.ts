/** The games and bonuses of a search as the API answers them. */
import { makeConnection, type makeBonus, type makeGame } from "./catalogue";

interface Found {
  games?: readonly ReturnType<typeof makeGame>[];
  bonuses?: readonly ReturnType<typeof makeBonus>[];
  /** More than are sent. */
  gameCount?: number;
}

export function gamesAndBonusesAnswer({ games = [], bonuses = [], gameCount = games.length }: Found) {
  return {
    data: {
      games: makeConnection("Game", games, { totalCount: gameCount }),
      bonuses: makeConnection("Bonus", bonuses),
    },
  };
}
