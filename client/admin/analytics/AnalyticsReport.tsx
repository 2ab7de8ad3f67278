/** Shows the server's analytics report: the range of days, the totals, and one panel for each question. */
import { Button, Flex, Grid, Skeleton, Text, Card, Stat } from "@chakra-ui/react";
import { useEditorQuery } from "../requests/useEditorQuery";
import { asEditor } from "../requests/asEditor";
import { failureOf } from "../../graphql/failure";
import { formatDay, formatTime } from "../../shared/format/dates";
import { loadError } from "../../shared/messages";
import { casinoPath } from "../../shared/paths";
import { plural } from "../../shared/format/plural";
import { ErrorAlert } from "../shell/ErrorAlert";
import { AnalyticsReportDocument, type AnalyticsReportQuery } from "./AnalyticsReport.generated";
import { DayPanel, RankPanel } from "./ReportPanel";
import type { RankedFigure } from "./chartFigures";
import { cardColumns } from "./RecordCard";
import { RangePicker, rangeOf, type ReportChoice } from "./RangePicker";

type Report = AnalyticsReportQuery["analyticsReport"];

interface AnalyticsReportProps {
  choice: ReportChoice;
  onChoose: (choice: ReportChoice) => void;
}

export function AnalyticsReport({ choice, onChoose }: AnalyticsReportProps) {
  const { data, previousData, error, loading, refetch } = useEditorQuery(AnalyticsReportDocument, {
    ...asEditor,
    variables: rangeOf(choice),
    notifyOnNetworkStatusChange: true,
  });
  const report = (data ?? previousData)?.analyticsReport;
  const failure = error && !loading ? failureOf(error) : undefined;
  const retry = () => {
    refetch().catch(() => undefined); // `useEditorQuery` returns this error.
  };

  return (
    <Grid gap="4">
      <Flex align="start" gap="3" justify="space-between" wrap="wrap">
        <RangePicker choice={choice} onChoose={onChoose} />
        <Flex align="center" gap="3" minH="34px" wrap="wrap">
          <Text as="span" color="ink.3" fontSize="xs" role="status">
            {loading && report ? "Updating..." : report && sentenceOfFreshness(report)}
          </Text>
          <Button disabled={loading} onClick={retry} size="sm">
            Refresh
          </Button>
        </Flex>
      </Flex>
      {failure && <ErrorAlert message={loadError("the report", failure.message)} onRetry={retry} />}
      {report ? <Panels report={report} /> : !failure && <ReportSkeleton />}
    </Grid>
  );
}

function sentenceOfFreshness({ countedUntil }: Report): string {
  return countedUntil ? `Counts as of ${formatDay(countedUntil)}, ${formatTime(countedUntil)} UTC` : "No data yet";
}

function Panels({ report }: { report: Report }) {
  const { from, to, totals, days } = report;
  const olderClicks = totals.casinoClicks - totals.websiteClicks - totals.reviewClicks;
  return (
    <>
      <Text color="ink.2" fontSize="sm">
        {from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`}, UTC. Visitors who opt out of
        tracking are not counted.
      </Text>
      <ReportTotals totals={totals} />
      {olderClicks > 0 && (
        <Text color="ink.2" fontSize="sm">
          {plural(olderClicks, "more click")} on casinos {olderClicks === 1 ? "was" : "were"} recorded before we started
          to count website and review clicks separately. Neither number includes {olderClicks === 1 ? "it" : "them"}.
        </Text>
      )}
      <Grid {...cardColumns}>
        <DayPanel
          title="Page views per day"
          text="How many pages visitors opened each day."
          empty="No page views in this period."
          unit="page views"
          days={days.map(({ day, pageViews }) => ({ day, value: pageViews }))}
          isWide
        />
        <ClicksPanel target="casino websites" link="their own websites" casinos={report.visitedCasinos} />
        <ClicksPanel target="our reviews" link="our reviews of them" casinos={report.reviewedCasinos} />
        <RankPanel
          title="Most claimed bonuses"
          text="Codes copied and links followed."
          empty="No bonus claims in this period."
          columns={["Bonus", "Claims"]}
          rows={report.bonuses.map(rankedBonus)}
        />
        <RankPanel
          title="Searches"
          text="Search terms used at least five times."
          empty="No search term was used at least five times in this period."
          columns={["Query", "Searches"]}
          rows={report.searches.map(({ term, searches }) => ({ id: term, name: term, value: searches }))}
        />
        <RankPanel
          title="Searches without results"
          text="How often each search term found nothing."
          empty="No searches without results in this period."
          columns={["Query", "Without results"]}
          rows={report.searchesWithoutResult.map(({ term, withoutResult }) => ({
            id: term,
            name: term,
            value: withoutResult,
          }))}
        />
        <RankPanel
          title="Most viewed pages"
          text="By URL path, without query parameters."
          empty="No page views in this period."
          columns={["Page", "Views"]}
          rows={report.pages.map(({ path, views }) => ({ id: path, name: path, value: views }))}
        />
        <DayPanel
          title="Newsletter growth per day"
          text="Current subscribers, by the day they joined."
          empty="No newsletter sign-ups in this period."
          unit="sign-ups"
          days={days.map(({ day, newsletterSignUps }) => ({ day, value: newsletterSignUps }))}
        />
      </Grid>
    </>
  );
}

interface ClicksPanelProps {
  target: string;
  link: string;
  casinos: Report["visitedCasinos"] | Report["reviewedCasinos"];
}

function ClicksPanel({ target, link, casinos }: ClicksPanelProps) {
  return (
    <RankPanel
      title={`Clicks to ${target}`}
      text={`Casinos ranked by clicks to ${link}.`}
      empty={`No clicks to ${target} in this period.`}
      columns={["Casino", "Clicks"]}
      rows={casinos.map(({ casinoId, name, slug, isDeleted, clicks }) => ({
        id: casinoId,
        name: name ?? "Deleted casino",
        to: slug && !isDeleted ? casinoPath(slug) : undefined,
        isDeleted,
        value: clicks,
      }))}
    />
  );
}

function rankedBonus({ bonusId, title, casinoName, isDeleted, claims }: Report["bonuses"][number]): RankedFigure {
  return { id: bonusId, name: title ?? "Deleted bonus", note: casinoName ?? undefined, isDeleted, value: claims };
}

const NARROW_PANELS = ["clicks", "claims", "searches", "without results", "pages", "growth"];

function ReportSkeleton() {
  return (
    <Grid aria-busy="true" aria-label="Loading report" gap="4" role="status">
      <Skeleton h={{ base: "196px", md: "92px" }} />
      <Grid {...cardColumns}>
        <Skeleton gridColumn="1 / -1" h="320px" />
        {NARROW_PANELS.map((panel) => (
          <Skeleton h="320px" key={panel} />
        ))}
      </Grid>
    </Grid>
  );
}

type Totals = AnalyticsReportQuery["analyticsReport"]["totals"];

const figures = [
  ["Page views", "pageViews"],
  ["Clicks to casino websites", "websiteClicks"],
  ["Clicks to our reviews", "reviewClicks"],
  ["Bonus claims", "bonusClaims"],
  ["Searches", "searches"],
  ["Newsletter sign-ups", "newsletterSignUps"],
] as const;

function ReportTotals({ totals }: { totals: Totals }) {
  return (
    <Card.Root
      aria-label="Totals"
      display="grid"
      gap="4"
      gridTemplateColumns={{
        base: "repeat(2, minmax(0, 1fr))",
        md: "repeat(3, minmax(0, 1fr))",
        lg: "repeat(6, auto)",
      }}
      role="group"
    >
      {figures.map(([label, field]) => (
        <Stat.Root key={field}>
          <Stat.Label>{label}</Stat.Label>
          <Stat.ValueText>{totals[field].toLocaleString("en-US")}</Stat.ValueText>
        </Stat.Root>
      ))}
    </Card.Root>
  );
}
