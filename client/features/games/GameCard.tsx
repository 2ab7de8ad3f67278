/** A game in a grid: its image, provider and known values. */
import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../graphql/useFragmentData";
import { gamePath, providerPath } from "../../shared/paths";
import { LazyImage } from "../../ui/images/LazyImage";
import { Link } from "../../ui/Link";
import { Monogram } from "../../ui/images/Monogram";
import { card, text } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./games.recipe";
import { GameCard_gameFragmentDoc, type GameCard_gameFragment } from "./GameCard.generated";
import { GAME_CATEGORY_LABELS, gameFigures } from "./gameLabels";

const gameCard = slotClass<typeof recipes.gameCard>("game-card");

interface GameCardProps {
  game: FragmentType<GameCard_gameFragment>;
  /** Whether the card is in the first row of its page. If so, its image loads immediately. */
  isFirstRow?: boolean;
}

export function GameCard({ game: ref, isFirstRow }: GameCardProps) {
  const game = useFragmentData(GameCard_gameFragmentDoc, ref);
  const figures = gameFigures(game);
  return (
    <article className={`${card("root")} ${gameCard("root")}`}>
      <LazyImage
        className={gameCard("tile")}
        src={game.imageUrl}
        alt=""
        isEager={isFirstRow}
        fallback={<Monogram name={game.name} />}
      />
      <div className={gameCard("body")}>
        <p className={text({ size: "tiny" })}>
          <ProviderName game={game} /> · {GAME_CATEGORY_LABELS[game.category]}
        </p>
        <h3>
          <Link to={gamePath(game.slug)}>{game.name}</Link>
        </h3>
        {figures.length === 0 ? (
          <p className={`${text({ size: "tiny" })} ${gameCard("figures")}`}>RTP and volatility not listed</p>
        ) : (
          <dl className={gameCard("figures")}>
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

function ProviderName({ game: { provider, providerProfile } }: { game: GameCard_gameFragment }) {
  if (!providerProfile) return provider;
  return <Link to={providerPath(providerProfile.slug)}>{provider}</Link>;
}
