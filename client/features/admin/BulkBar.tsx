import type { BulkChange, ManagedRow } from "../../shared/managing";
import { BULK_MAX } from "../../shared/limits";

interface BulkBarProps<Row extends ManagedRow> {
  count: number;
  changes: readonly BulkChange<Row>[];
  onChange: (change: BulkChange<Row>) => void;
  onDelete: () => void;
  onClear: () => void;
}

/** Those that are used every day stand as buttons too, where there is room; all of them in a list. */
const BUTTONS = 2;

/** What can be done with the chosen rows. It stays in sight while there are any. */
export function BulkBar<Row extends ManagedRow>({ count, changes, onChange, onDelete, onClear }: BulkBarProps<Row>) {
  const isTooMany = count > BULK_MAX;
  return (
    <section aria-label="Chosen rows" className="panel bulk-bar">
      <strong aria-live="polite">{count} selected</strong>
      <button className="btn btn-quiet btn-sm" onClick={onClear} type="button">
        Clear
      </button>
      <span className="grow" />
      {isTooMany ? (
        <span className="is-warning">At most {BULK_MAX} rows can be changed at once.</span>
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
          <label>
            <span className="sr-only">Change the chosen rows</span>
            <select
              className="field bulk-more"
              onChange={({ target }) => {
                const change = changes[Number(target.value)];
                if (change) onChange(change);
              }}
              value=""
            >
              <option value="">Change...</option>
              {changes.map(({ label }, position) => (
                <option key={label} value={position}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <button className="btn btn-secondary btn-sm row-menu-delete" onClick={onDelete} type="button">
            Delete...
          </button>
        </>
      )}
    </section>
  );
}
