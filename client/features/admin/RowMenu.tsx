import type { ManagedRow } from "../../shared/managing";
import { Link } from "../../shared/ui/Link";
import type { RowActions } from "./useRowKeys";

interface RowMenuProps<Row extends ManagedRow> {
  row: Row;
  /** Where visitors see it. */
  path: string | null;
  actions: Pick<RowActions<Row>, "edit" | "remove" | "showHistory">;
}

/** What can be done to one row. */
export function RowMenu<Row extends ManagedRow>({ row, path, actions }: RowMenuProps<Row>) {
  const of = <span className="sr-only"> {row.name}</span>;
  return (
    <span className="row-menu">
      <button className="btn btn-quiet btn-sm" onClick={() => actions.edit(row)} type="button">
        Edit{of}
      </button>
      {path && (
        <Link className="btn btn-quiet btn-sm" to={path}>
          View{of}
        </Link>
      )}
      <button className="btn btn-quiet btn-sm" onClick={() => actions.showHistory(row)} type="button">
        History{of}
      </button>
      <button className="btn btn-quiet btn-sm row-menu-delete" onClick={() => actions.remove(row)} type="button">
        Delete{of}
      </button>
    </span>
  );
}
