interface FavoriteStatisticsProps {
  /** None while they are not known yet: their place is held. */
  figures: readonly { label: string; value: string }[];
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
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
