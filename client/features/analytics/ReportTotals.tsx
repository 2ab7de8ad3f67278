import type { AnalyticsReportQuery } from "../../graphql/generated";

type Totals = AnalyticsReportQuery["analyticsReport"]["totals"];

const figures = [
  ["Page views", "pageViews"],
  ["Clicks to casino websites", "websiteClicks"],
  ["Clicks to our reviews", "reviewClicks"],
  ["Bonus claims", "bonusClaims"],
  ["Searches", "searches"],
  ["Newsletter sign-ups", "newsletterSignUps"],
] as const;

/** The sums over all days of the report. */
export function ReportTotals({ totals }: { totals: Totals }) {
  return (
    <dl className="report-totals panel" aria-label="Totals">
      {figures.map(([label, field]) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>{totals[field].toLocaleString("en-US")}</dd>
        </div>
      ))}
    </dl>
  );
}
