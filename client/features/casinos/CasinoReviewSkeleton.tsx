import { SITE_NAME } from "../../shared/site";

/** The outline of a review while it loads: the same blocks at the same heights. */
export function CasinoReviewSkeleton() {
  return (
    <div role="status" aria-label="Loading the review">
      <title>{`Casino Review | ${SITE_NAME}`}</title>
      <div className="review-top" aria-hidden="true">
        <div className="wrap">
          <span className="skeleton line-back" />
          <div className="review-head">
            <span className="image skeleton logo-88" />
            <div className="review-name">
              <span className="skeleton line-heading" />
            </div>
            <div className="review-trust">
              <span className="skeleton ring" />
            </div>
            <div className="review-detail">
              <span className="skeleton line-text" />
              <span className="skeleton line-figures" />
            </div>
            <div className="review-actions">
              <span className="skeleton line-actions" />
            </div>
          </div>
        </div>
      </div>
      <div className="review-tabs" aria-hidden="true">
        <div className="wrap">
          <span className="skeleton line-tabs" />
        </div>
      </div>
      <div className="wrap review-body" aria-hidden="true">
        <div className="panel">
          <span className="skeleton line-title" />
          <span className="skeleton block-text" />
        </div>
        <div className="panel">
          <span className="skeleton line-title" />
          <span className="skeleton block-receipt" />
        </div>
      </div>
    </div>
  );
}
