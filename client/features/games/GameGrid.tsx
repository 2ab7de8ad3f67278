/** Shows games in a grid of cards. While the games load, shows skeletons. */
import type { FragmentType } from "@apollo/client";
import { card, cards, skeleton } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./games.recipe";
import { GameCard } from "./GameCard";
import type { GameCard_gameFragment } from "./GameCard.generated";

/** How many skeletons appear while a game list loads. */
const GAME_SKELETONS = 8;

const gameCard = slotClass<typeof recipes.gameCard>("game-card");

/** The number of cards in the first row on the widest screen. */
const FIRST_ROW = 4;

interface GameGridProps {
  games: readonly ({ id: string } & FragmentType<GameCard_gameFragment>)[];
  /** Whether the grid is at the top of its page. */
  isFirst?: boolean;
}

export function GameGrid({ games, isFirst = false }: GameGridProps) {
  return (
    <ul className={cards("root", { isNarrow: true })}>
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
    <div className={cards("root", { isNarrow: true })} role="status" aria-label="Loading games">
      {Array.from({ length: GAME_SKELETONS }, (_, position) => (
        <div key={position} className={`${card("root")} ${gameCard("root")}`} aria-hidden="true">
          <span className={`${skeleton()} ${gameCard("tile")}`} />
          <div className={gameCard("body")}>
            <span className={skeleton({ shape: "fine" })} />
            <span className={skeleton({ shape: "name" })} />
            <span className={`${skeleton()} ${gameCard("figures")}`} />
          </div>
        </div>
      ))}
    </div>
  );
}
