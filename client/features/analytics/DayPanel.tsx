import { Suspense } from "react";
import { formatDay } from "../../shared/dates";
import { sentenceOfDays, type DayFigure } from "./figures";
import { lazyWithRetry } from "../../shared/lazyWithRetry";
import { ChunkBoundary } from "../../shared/ui/ChunkBoundary";
import { ReportPanel } from "./ReportPanel";

const DayChart = lazyWithRetry(() => import("./charts").then((module) => module.DayChart));

interface DayPanelProps {
  title: string;
  text: string;
  empty: string;
  /** What is counted, such as 'page views'. */
  unit: string;
  days: readonly DayFigure[];
  isWide?: boolean;
}

/** A number per day. */
export function DayPanel({ title, text, empty, unit, days, isWide }: DayPanelProps) {
  const isEmpty = days.every(({ value }) => value === 0);
  return (
    <ReportPanel
      title={title}
      text={text}
      empty={isEmpty ? empty : undefined}
      {...(isWide && { isWide })}
      chart={
        <ChunkBoundary>
          <Suspense fallback={<span className="skeleton day-chart" />}>
            <DayChart days={days} unit={unit} label={sentenceOfDays(title, days)} />
          </Suspense>
        </ChunkBoundary>
      }
      table={<DayTable title={title} unit={unit} days={days} />}
    />
  );
}

/** The latest day first, as whoever reads a table expects. */
function DayTable({ title, unit, days }: Pick<DayPanelProps, "title" | "unit" | "days">) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls by itself must be reached with the keys
    <div className="figures-scroll" tabIndex={0} role="region" aria-label={`${title} as a table`}>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">Day (UTC)</th>
            <th scope="col" className="is-number">
              {unit.charAt(0).toUpperCase() + unit.slice(1)}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, value }) => (
            <tr key={day}>
              <td>{formatDay(day)}</td>
              <td className="is-number">{value.toLocaleString("en-US")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
