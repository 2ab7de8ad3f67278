/** The outline of a bonus card, about as high as the card that will take its place. */
export function BonusCardSkeleton() {
  return (
    <div className="card bonus-card" aria-hidden="true">
      <div className="card-head">
        <span className="skeleton logo-44" />
        <div className="card-who">
          <span className="skeleton line-name" />
          <span className="skeleton line-fine" />
        </div>
      </div>
      <span className="skeleton line-offer" />
      <div className="terms">
        <span className="skeleton line-term" />
        <span className="skeleton line-term" />
        <span className="skeleton line-term" />
        <span className="skeleton line-term" />
      </div>
      <span className="skeleton cost line-cost" />
      <span className="skeleton card-note line-note" />
      <div className="card-foot">
        <span className="skeleton line-button" />
      </div>
    </div>
  );
}
