/** A game in a grid: what it looks like, who made it, and the figures that are known of it. */
import type { FragmentType } from "@apollo/client";
import { useGameCard_gameFragment } from "../../graphql/documents/GameCard_game";
import type { GameCard_gameFragment } from "../../graphql/generated";
import { LazyImage } from "../../shared/ui/LazyImage";
import { Monogram } from "../../shared/ui/Monogram";
import { GAME_CATEGORY_LABELS, gameFigures } from "./gameWords";

interface GameCardProps {
  game: FragmentType<GameCard_gameFragment>;
  /** The card stands in the first row of its page, so its picture does not wait. */
  isFirstRow?: boolean;
}

export function GameCard({ game: ref, isFirstRow }: GameCardProps) {
  const game = useGameCard_gameFragment(ref);
  const figures = gameFigures(game);
  return (
    <article className="card game-card">
      <LazyImage
        className="game-tile"
        src={game.imageUrl}
        alt=""
        isEager={isFirstRow}
        fallback={<Monogram name={game.name} />}
      />
      <div className="game-body">
        <p className="tiny">
          {game.provider} · {GAME_CATEGORY_LABELS[game.category]}
        </p>
        <h3>{game.name}</h3>
        {figures.length === 0 ? (
          <p className="tiny game-figures">Return and volatility not listed</p>
        ) : (
          <dl className="game-figures">
            {figures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </article>
  );
}
