import { useId, useState, type ReactNode } from "react";

interface ReportPanelProps {
  title: string;
  /** What the numbers count, under the title. */
  text: string;
  /** In place of both views, where there is nothing to show. */
  empty: string | undefined;
  /** Whether it takes the whole width. */
  isWide?: boolean;
  chart: ReactNode;
  table: ReactNode;
}

const views = ["Chart", "Table"] as const;

/** One question that the report answers: as a chart to see, or as a table to read. */
export function ReportPanel({ title, text, empty, isWide = false, chart, table }: ReportPanelProps) {
  const [view, setView] = useState<(typeof views)[number]>("Chart");
  const id = useId();
  return (
    <section className={`panel record record-report ${isWide ? "record-wide" : ""}`} aria-labelledby={id}>
      <div className="record-head">
        <div>
          <h3 id={id}>{title}</h3>
          <p className="muted small">{text}</p>
        </div>
        {!empty && (
          <div className="record-views" role="group" aria-label={`${title} as`}>
            {views.map((each) => (
              <button
                key={each}
                type="button"
                className="chip"
                aria-pressed={view === each}
                onClick={() => setView(each)}
              >
                {each}
              </button>
            ))}
          </div>
        )}
      </div>
      {empty ? <p className="record-empty">{empty}</p> : view === "Chart" ? chart : table}
    </section>
  );
}
