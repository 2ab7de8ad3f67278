/** The server's report: which days, its sums, and a panel for each question. */
import { asEditor } from "../../graphql/asEditor";
import { useAnalyticsReportQuery } from "../../graphql/documents/AnalyticsReport";
import { failureOf } from "../../graphql/failure";
import type { AnalyticsReportQuery } from "../../graphql/generated";
import { formatDay, formatTime } from "../../shared/dates";
import { loadError } from "../../shared/messages";
import { casinoPath } from "../../shared/paths";
import { plural } from "../../shared/plural";
import { ErrorLine } from "../../shared/ui/ErrorLine";
import { DayPanel } from "./DayPanel";
import type { RankedFigure } from "./figures";
import { RangePicker } from "./RangePicker";
import { RankPanel } from "./RankPanel";
import { rangeOf, type ReportChoice } from "./reportRange";
import { ReportSkeleton } from "./ReportSkeleton";
import { ReportTotals } from "./ReportTotals";

type Report = AnalyticsReportQuery["analyticsReport"];

interface AnalyticsReportProps {
  choice: ReportChoice;
  onChoose: (choice: ReportChoice) => void;
}

export function AnalyticsReport({ choice, onChoose }: AnalyticsReportProps) {
  const { data, previousData, error, loading, refetch } = useAnalyticsReportQuery({
    ...asEditor,
    variables: rangeOf(choice),
    notifyOnNetworkStatusChange: true,
  });
  const report = (data ?? previousData)?.analyticsReport;
  const failure = error && !loading ? failureOf(error) : undefined;
  const retry = () => {
    refetch().catch(() => undefined); // The hook reports the error itself.
  };

  return (
    <div className="report">
      <div className="report-head">
        <RangePicker choice={choice} onChoose={onChoose} />
        <div className="report-fresh">
          <span className="tiny" role="status">
            {loading && report ? "Updating..." : report && sentenceOfFreshness(report)}
          </span>
          <button type="button" className="btn btn-secondary btn-sm" disabled={loading} onClick={retry}>
            Refresh
          </button>
        </div>
      </div>
      {failure && <ErrorLine message={loadError("the report", failure.message)} onRetry={retry} />}
      {report ? <Panels report={report} /> : !failure && <ReportSkeleton />}
    </div>
  );
}

function sentenceOfFreshness({ countedUntil }: Report): string {
  return countedUntil
    ? `Counted until ${formatDay(countedUntil)}, ${formatTime(countedUntil)} UTC`
    : "Nothing has been counted yet";
}

function Panels({ report }: { report: Report }) {
  const { from, to, totals, days } = report;
  const olderClicks = totals.casinoClicks - totals.websiteClicks - totals.reviewClicks;
  return (
    <>
      <p className="muted small">
        {from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`}, in UTC days. Visitors who ask not to
        be recorded are not counted.
      </p>
      <ReportTotals totals={totals} />
      {olderClicks > 0 && (
        <p className="muted small">
          {plural(olderClicks, "more click")} on casinos {olderClicks === 1 ? "was" : "were"} recorded before website
          and review were told apart, and {olderClicks === 1 ? "is" : "are"} in neither number.
        </p>
      )}
      <div className="records">
        <DayPanel
          title="Page views per day"
          text="Pages that visitors opened."
          empty="No page was opened in these days."
          unit="page views"
          days={days.map(({ day, pageViews }) => ({ day, value: pageViews }))}
          isWide
        />
        <RankPanel
          title="Clicks to casino websites"
          text="Casinos by how often a link to their own website was followed."
          empty="No link to a casino's website was followed in these days."
          columns={["Casino", "Clicks"]}
          rows={report.visitedCasinos.map(rankedCasino)}
        />
        <RankPanel
          title="Clicks to our reviews"
          text="Casinos by how often a link to our review of them was followed."
          empty="No link to a review was followed in these days."
          columns={["Casino", "Clicks"]}
          rows={report.reviewedCasinos.map(rankedCasino)}
        />
        <RankPanel
          title="Most claimed bonuses"
          text="Codes that were copied and links that were followed."
          empty="No bonus was claimed in these days."
          columns={["Bonus", "Claims"]}
          rows={report.bonuses.map(rankedBonus)}
        />
        <RankPanel
          title="Searches"
          text="Texts that were searched for five times or more."
          empty="No text was searched for five times in these days."
          columns={["Text", "Searches"]}
          rows={report.searches.map(({ term, searches }) => ({ id: term, name: term, value: searches }))}
        />
        <RankPanel
          title="Searches without result"
          text="How often such a text found nothing."
          empty="No such text found nothing in these days."
          columns={["Text", "Without result"]}
          rows={report.searchesWithoutResult.map(({ term, withoutResult }) => ({
            id: term,
            name: term,
            value: withoutResult,
          }))}
        />
        <RankPanel
          title="Most viewed pages"
          text="By their address, without what was searched there."
          empty="No page was opened in these days."
          columns={["Page", "Views"]}
          rows={report.pages.map(({ path, views }) => ({ id: path, name: path, value: views }))}
        />
        <DayPanel
          title="Newsletter growth per day"
          text="Addresses of today's list by the day they joined."
          empty="Nobody joined the newsletter in these days."
          unit="sign-ups"
          days={days.map(({ day, newsletterSignUps }) => ({ day, value: newsletterSignUps }))}
        />
      </div>
    </>
  );
}

function rankedCasino({ casinoId, name, slug, isDeleted, clicks }: Report["visitedCasinos"][number]): RankedFigure {
  const to = slug && !isDeleted ? casinoPath(slug) : undefined;
  return { id: casinoId, name: name ?? "Deleted casino", to, isDeleted, value: clicks };
}

function rankedBonus({ bonusId, title, casinoName, isDeleted, claims }: Report["bonuses"][number]): RankedFigure {
  return { id: bonusId, name: title ?? "Deleted bonus", note: casinoName ?? undefined, isDeleted, value: claims };
}
