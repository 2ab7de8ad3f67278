/** The outline of a casino card, as high as the card that will take its place. */
export function CasinoCardSkeleton() {
  return (
    <div className="card" aria-hidden="true">
      <div className="card-head">
        <span className="skeleton logo-56" />
        <div className="card-who">
          <span className="skeleton line-name" />
          <span className="skeleton line-fine" />
          <span className="skeleton line-tag" />
        </div>
        <span className="skeleton ring" />
      </div>
      <span className="skeleton line-offer" />
      <div className="terms">
        <span className="skeleton line-term" />
        <span className="skeleton line-term" />
        <span className="skeleton line-term" />
        <span className="skeleton line-term" />
      </div>
      <div className="card-foot">
        <span className="skeleton line-name" />
        <span className="skeleton line-button" />
      </div>
    </div>
  );
}
