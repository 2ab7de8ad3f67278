/** Games in a grid of cards, with what stands there while they load. */
import type { FragmentType } from "@apollo/client";
import type { GameCard_gameFragment } from "../../graphql/generated";
import { GAME_SKELETONS } from "../../shared/limits";
import { GameCard } from "./GameCard";

/** As many cards as the widest screen has in its first row. */
const FIRST_ROW = 4;

interface GameGridProps {
  games: readonly ({ id: string } & FragmentType<GameCard_gameFragment>)[];
  /** The grid stands at the top of its page. */
  isFirst?: boolean;
}

export function GameGrid({ games, isFirst = false }: GameGridProps) {
  return (
    <ul className="cards cards-narrow">
      {games.map((game, position) => (
        <li key={game.id}>
          <GameCard game={game} isFirstRow={isFirst && position < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}

export function GameGridSkeleton() {
  return (
    <div className="cards cards-narrow" role="status" aria-label="Loading games">
      {Array.from({ length: GAME_SKELETONS }, (_, position) => (
        <div key={position} className="card game-card" aria-hidden="true">
          <span className="skeleton game-tile" />
          <div className="game-body">
            <span className="skeleton line-fine" />
            <span className="skeleton line-name" />
            <span className="skeleton game-figures" />
          </div>
        </div>
      ))}
    </div>
  );
}
