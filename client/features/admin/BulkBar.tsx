import type { ReactNode } from "react";
import type { BulkChange, ManagedRow } from "../../shared/managing";
import { OptionMenu } from "./OptionMenu";
import type { WriteProgress } from "./useListWrites";

interface BulkBarProps<Row extends ManagedRow> {
  count: number;
  /** The chosen rows in words: '12 casinos'. */
  rows: string;
  /** A change of them is under way. */
  progress: WriteProgress | null;
  /** What chooses more of them: every row of the list. */
  more: ReactNode;
  changes: readonly BulkChange<Row>[];
  onChange: (change: BulkChange<Row>) => void;
  onDelete: () => void;
  onClear: () => void;
}

/** Those that are used every day stand as buttons too, where there is room; all of them in a list. */
const BUTTONS = 2;

/** What can be done with the chosen rows. It stays in sight while there are any. */
export function BulkBar<Row extends ManagedRow>(props: BulkBarProps<Row>) {
  const { count, rows, progress, more, changes, onChange, onDelete, onClear } = props;
  return (
    <section aria-label="Chosen rows" className="panel bulk-bar">
      <strong aria-live="polite">{count.toLocaleString("en-US")} selected</strong>
      <button className="btn btn-quiet btn-sm" onClick={onClear} type="button">
        Clear
      </button>
      {more}
      <span className="grow" />
      {progress ? (
        <span role="status">
          {progress.done.toLocaleString("en-US")} of {progress.total.toLocaleString("en-US")} done
        </span>
      ) : (
        <>
          {changes.slice(0, BUTTONS).map((change) => (
            <button
              className="btn btn-secondary btn-sm bulk-quick"
              key={change.label}
              onClick={() => onChange(change)}
              type="button"
            >
              {change.label}
            </button>
          ))}
          <OptionMenu
            label="Changes"
            onChoose={(position) => {
              const change = changes[position];
              if (change) onChange(change);
            }}
            options={changes.map(({ label }) => ({ key: label, label }))}
          >
            Change...
          </OptionMenu>
          <button className="btn btn-secondary btn-sm row-menu-delete" onClick={onDelete} type="button">
            Delete {rows}...
          </button>
        </>
      )}
    </section>
  );
}
