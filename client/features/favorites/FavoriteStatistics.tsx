import type { FavoriteFigure } from "./favoriteStatistics";

interface FavoriteStatisticsProps {
  figures: readonly FavoriteFigure[];
}

/** The statistics card of the favourites. */
export function FavoriteStatistics({ figures }: FavoriteStatisticsProps) {
  return (
    <section className="panel favorite-statistics" aria-labelledby="favorite-statistics">
      <h2 id="favorite-statistics" className="panel-title">
        Statistics
      </h2>
      <dl>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? <span className="skeleton" />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
