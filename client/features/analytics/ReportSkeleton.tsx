const NARROW_PANELS = ["clicks", "claims", "searches", "without result", "pages", "growth"];

/** Stands in for the report while it is on its way. */
export function ReportSkeleton() {
  return (
    <div className="report" aria-busy="true" aria-label="Loading the report" role="status">
      <span className="skeleton report-waiting-totals" />
      <div className="records">
        <span className="skeleton record-wide report-waiting-panel" />
        {NARROW_PANELS.map((panel) => (
          <span key={panel} className="skeleton report-waiting-panel" />
        ))}
      </div>
    </div>
  );
}
