import { formatRating, isRated } from "../../shared/ratingScale";
import { panel, skeleton, text } from "../../theme/classes";
import { recipeClass } from "../../theme/classNames";
import type * as recipes from "./favorites.recipe";

const statistics = recipeClass<typeof recipes.favoriteStatistics>("favorite-statistics");

interface CountedCasino {
  rating: number;
  acceptsCrypto: boolean;
  hasLiveGames: boolean;
  isNew: boolean;
}

interface FavoriteFigure {
  label: string;
  /** The formatted value, or null until it is known. */
  value: string | null;
}

/** Returns the average stored rating of the rated casinos, or 0 if no casino is rated. */
function averageRating(casinos: readonly CountedCasino[]): number {
  const ratings = casinos.map(({ rating }) => rating).filter(isRated);
  return ratings.length === 0 ? 0 : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}

/** Returns the statistics of the favorites. While the favorites load, `casinos` is null. */
export function favoriteFigures(casinos: readonly CountedCasino[] | null): FavoriteFigure[] {
  const count = (isCounted: (casino: CountedCasino) => boolean) => casinos && String(casinos.filter(isCounted).length);
  return [
    { label: "Average Rating", value: casinos && formatRating(averageRating(casinos)) },
    { label: "Crypto Friendly", value: count((casino) => casino.acceptsCrypto) },
    { label: "Live Games", value: count((casino) => casino.hasLiveGames) },
    { label: "New Casinos", value: count((casino) => casino.isNew) },
  ];
}

interface FavoriteStatisticsProps {
  figures: readonly FavoriteFigure[];
}

/** A card with the statistics of the favorites. */
export function FavoriteStatistics({ figures }: FavoriteStatisticsProps) {
  return (
    <section className={`${panel()} ${statistics()}`} aria-labelledby="favorite-statistics">
      <h2 id="favorite-statistics" className={text({ size: "title" })}>
        Statistics
      </h2>
      <dl>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? <span className={skeleton()} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
