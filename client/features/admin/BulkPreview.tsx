import type { BulkChange, ManagedRow, Managing } from "../../shared/managing";
import { plural } from "../../shared/plural";
import { NativeDialog } from "../../shared/ui/NativeDialog";

interface BulkPreviewProps<Row extends ManagedRow> {
  managing: Managing<Row>;
  rows: readonly Row[];
  change: BulkChange<Row>;
  isApplying: boolean;
  onApply: (changed: readonly Row[]) => void;
  onClose: () => void;
}

/** What a change of many rows will do, row by row, before it is done. */
export function BulkPreview<Row extends ManagedRow>(props: BulkPreviewProps<Row>) {
  const { managing, rows, change, isApplying, onApply, onClose } = props;
  const changed = rows.filter((row) => change.words(row) !== change.becomes);
  const same = rows.length - changed.length;
  const count = (many: number) => plural(many, managing.noun, managing.plural);
  return (
    <NativeDialog onClose={onClose} title={change.label}>
      <p>
        {changed.length > 0 ? `${count(changed.length)} will change.` : "Nothing will change."}
        {same > 0 && ` ${count(same)} ${same === 1 ? "is" : "are"} ${change.becomes.toLowerCase()} already.`}
      </p>
      {changed.length > 0 && (
        <div className="bulk-lines" tabIndex={-1}>
          <table className="receipt">
            <caption className="sr-only">What will change</caption>
            <tbody>
              {changed.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.name}</th>
                  <td>
                    <del>{change.words(row)}</del> <ins>{change.becomes}</ins>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="dialog-actions">
        <button className="btn btn-secondary" onClick={onClose} type="button">
          Cancel
        </button>
        <button
          className="btn btn-primary"
          disabled={isApplying || changed.length === 0}
          onClick={() => onApply(changed)}
          type="button"
        >
          {isApplying ? "Saving..." : `Change ${count(changed.length)}`}
        </button>
      </div>
    </NativeDialog>
  );
}
