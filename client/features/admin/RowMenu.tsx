import type { ManagedRow } from "../../shared/managing";
import { Link } from "../../shared/ui/Link";
import type { RowActions } from "./useRowKeys";

interface RowMenuProps<Row extends ManagedRow> {
  row: Row;
  /** Where visitors see it. */
  path: string | null;
  /** The Tab key reaches it: its row is the one that the arrow keys have come to. */
  isReached: boolean;
  actions: Pick<RowActions<Row>, "edit" | "remove" | "showHistory">;
}

/** What can be done to one row. */
export function RowMenu<Row extends ManagedRow>({ row, path, isReached, actions }: RowMenuProps<Row>) {
  const of = <span className="sr-only"> {row.name}</span>;
  const tabIndex = isReached ? 0 : -1;
  return (
    <span className="row-menu">
      <button className="btn btn-quiet btn-sm" onClick={() => actions.edit(row)} tabIndex={tabIndex} type="button">
        Edit{of}
      </button>
      {path && (
        <Link className="btn btn-quiet btn-sm" rel="noopener" tabIndex={tabIndex} target="_blank" to={path}>
          View{of}
          <span className="sr-only"> in a new tab</span>
        </Link>
      )}
      <button
        className="btn btn-quiet btn-sm"
        onClick={() => actions.showHistory(row)}
        tabIndex={tabIndex}
        type="button"
      >
        History{of}
      </button>
      <button className="btn btn-quiet btn-sm" onClick={() => actions.remove(row)} tabIndex={tabIndex} type="button">
        Delete{of}
      </button>
    </span>
  );
}
