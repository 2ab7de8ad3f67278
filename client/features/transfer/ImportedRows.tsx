import { useRef, type ReactNode } from "react";
import type { ImportOutcome, ImportPreviewQuery } from "../../graphql/generated";
import { IMPORT_ROWS_SHOWN } from "../../shared/limits";
import type { Transfer } from "../../shared/transfer";
import type { Place } from "./useImportPreview";

type Rows = ImportPreviewQuery["importPreview"]["rows"];
export type PreviewedRow = Rows["edges"][number]["node"];

interface ImportedRowsProps {
  transfer: Transfer;
  outcome: ImportOutcome;
  rows: readonly PreviewedRow[];
  pageInfo: Rows["pageInfo"];
  /** Others are on their way. */
  isStale: boolean;
  renderChanges: (row: PreviewedRow, caption: string) => ReactNode;
  onPage: (place: Place) => void;
}

/** One page of the rows of an import: what is wrong with them, or what they would change. */
export function ImportedRows(props: ImportedRowsProps) {
  const { transfer, outcome, rows, pageInfo, isStale, renderChanges, onPage } = props;
  const top = useRef<HTMLDivElement>(null);
  const first = rows[0]?.line;
  const turn = (isPossible: boolean, place: Place) => {
    if (!isPossible || isStale) return;
    top.current?.scrollIntoView({ block: "nearest" });
    onPage(place);
  };
  return (
    <div aria-busy={isStale} className="transfer-rows" ref={top}>
      {outcome === "WRONG" && <Problems rows={rows} />}
      {outcome === "UNCHANGED" && <Unchanged rows={rows} />}
      {(outcome === "CREATE" || outcome === "UPDATE") && (
        <ol className="transfer-changes">
          {rows.map((row) => {
            const caption = `${outcome === "CREATE" ? "Adds" : "Changes"} ${transfer.noun} ${row.name ?? ""}`;
            return (
              <li key={row.line}>
                <h4>
                  <span className="muted">Row {row.line.toLocaleString("en-US")}</span> {caption}
                </h4>
                {renderChanges(row, caption)}
                <Kept columns={row.keptColumns} />
              </li>
            );
          })}
        </ol>
      )}
      {(pageInfo.hasPreviousPage || pageInfo.hasNextPage) && (
        <nav aria-label="Pages of rows" className="list-pager">
          <span className="small muted grow" role="status">
            Rows {first?.toLocaleString("en-US")} to {rows.at(-1)?.line.toLocaleString("en-US")} of the file
          </span>
          <PageButton
            isPossible={pageInfo.hasPreviousPage}
            label="Previous"
            onPress={() => turn(pageInfo.hasPreviousPage, { last: IMPORT_ROWS_SHOWN, before: pageInfo.startCursor })}
          />
          <PageButton
            isPossible={pageInfo.hasNextPage}
            label="Next"
            onPress={() => turn(pageInfo.hasNextPage, { first: IMPORT_ROWS_SHOWN, after: pageInfo.endCursor })}
          />
        </nav>
      )}
    </div>
  );
}

function PageButton({ label, isPossible, onPress }: { label: string; isPossible: boolean; onPress: () => void }) {
  return (
    <button aria-disabled={!isPossible} className="btn btn-secondary btn-sm" onClick={onPress} type="button">
      {label}
    </button>
  );
}

/** A line for each thing that is wrong: where, and what to do about it. */
function Problems({ rows }: { rows: readonly PreviewedRow[] }) {
  return (
    <div className="manage-scroll">
      <table className="manage-table transfer-problems">
        <caption className="sr-only">
          What is wrong, row by row. Rows have the numbers that a spreadsheet shows.
        </caption>
        <thead>
          <tr>
            <th className="is-number" scope="col">
              Row
            </th>
            <th scope="col">Name</th>
            <th scope="col">Column</th>
            <th scope="col">What to do</th>
          </tr>
        </thead>
        <tbody>
          {rows.flatMap(({ line, name, problems }) =>
            problems.map(({ column, message }, at) => (
              <tr key={`${line} ${column ?? ""} ${message}`}>
                <th className="is-number" scope="row">
                  {at === 0 ? line.toLocaleString("en-US") : <span className="sr-only">{line}</span>}
                </th>
                <td>{at === 0 ? (name ?? <span className="muted">(no name)</span>) : ""}</td>
                <td>{column ? <code>{column}</code> : <span className="muted">the whole row</span>}</td>
                <td className="transfer-reason">{message}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Fields that keep their values although their cells are empty. */
function Kept({ columns }: { columns: readonly string[] }) {
  return columns.length > 0 && <p className="tiny">Empty cells, left as they are: {columns.join(", ")}</p>;
}

function Unchanged({ rows }: { rows: readonly PreviewedRow[] }) {
  return (
    <ul className="panel transfer-same">
      {rows.map(({ line, name, keptColumns }) => (
        <li key={line}>
          <span className="muted">Row {line.toLocaleString("en-US")}</span> {name}
          <Kept columns={keptColumns} />
        </li>
      ))}
    </ul>
  );
}
