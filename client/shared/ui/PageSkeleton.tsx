import { NeedsScript } from "./NeedsScript";

/** Stands in for a page that is on its way, and says so where no script will ever bring it. */
export function PageSkeleton() {
  return (
    <div aria-busy="true" aria-label="Loading" className="page-skeleton" role="status">
      <div className="banner">
        <div className="wrap banner-inner">
          <span className="skeleton" style={{ width: 52, height: 52 }} />
          <div className="grow">
            <span className="skeleton" style={{ width: "min(320px, 70%)", height: 38 }} />
            <span className="skeleton banner-text" style={{ height: 20 }} />
          </div>
        </div>
      </div>
      <NeedsScript />
    </div>
  );
}
