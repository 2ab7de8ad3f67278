import { Suspense } from "react";
import { Link } from "../../shared/ui/Link";
import { sentenceOfRanks, type RankedFigure } from "./figures";
import { lazyWithRetry } from "../../shared/lazyWithRetry";
import { ChunkBoundary } from "../../shared/ui/ChunkBoundary";
import { ReportPanel } from "./ReportPanel";

const RankChart = lazyWithRetry(() => import("./charts").then((module) => module.RankChart));

interface RankPanelProps {
  title: string;
  text: string;
  empty: string;
  /** The heads of the table's columns. */
  columns: readonly [name: string, value: string];
  rows: readonly RankedFigure[];
}

/** What was counted most. */
export function RankPanel({ title, text, empty, columns, rows }: RankPanelProps) {
  return (
    <ReportPanel
      title={title}
      text={text}
      empty={rows.length === 0 ? empty : undefined}
      chart={
        <ChunkBoundary>
          <Suspense fallback={<span className="skeleton" style={{ height: rows.length * 44 - 8 }} />}>
            <RankChart rows={rows} label={sentenceOfRanks(title, rows)} />
          </Suspense>
        </ChunkBoundary>
      }
      table={<RankTable title={title} columns={columns} rows={rows} />}
    />
  );
}

function RankTable({ title, columns: [name, value], rows }: Pick<RankPanelProps, "title" | "columns" | "rows">) {
  return (
    <table className="figures">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col" className="is-number">
            {value}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className="is-long">
              <RankName {...row} />
            </td>
            <td className="is-number">{row.value.toLocaleString("en-US")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RankName({ name, note, to, isDeleted = false }: RankedFigure) {
  return (
    <>
      {to ? (
        <Link className="figures-link" to={to}>
          {name}
        </Link>
      ) : (
        name
      )}{" "}
      {isDeleted && <span className="tag tag-warn">Deleted</span>}
      {note && <span className="tiny figures-note">{note}</span>}
    </>
  );
}
