import { useState } from "react";
import { BULK_MAX, PREVIEW_LINES } from "../../shared/limits";
import { inSteps } from "../../shared/messages";
import type { BulkChange, ManagedRow, Managing } from "../../shared/managing";
import { plural } from "../../shared/plural";
import { ModalDialog } from "../../shared/ui/ModalDialog";
import type { WriteProgress } from "./useListWrites";

interface BulkPreviewProps<Row extends ManagedRow> {
  managing: Managing<Row>;
  rows: readonly Row[];
  change: BulkChange<Row>;
  /** The change is under way. */
  progress: WriteProgress | null;
  onApply: (changed: readonly Row[]) => void;
  onClose: () => void;
}

/** What a change of many rows will do, row by row, before it is done. */
export function BulkPreview<Row extends ManagedRow>(props: BulkPreviewProps<Row>) {
  const { managing, rows, change, progress, onApply, onClose } = props;
  const [shown, setShown] = useState<number>(PREVIEW_LINES);
  const changed = rows.filter((row) => change.words(row) !== change.becomes);
  const same = rows.length - changed.length;
  const count = (many: number) => plural(many, managing.noun, managing.plural);
  const dismiss = () => progress ?? onClose();
  return (
    <ModalDialog isWide onClose={dismiss} onCloseButton={dismiss} title={change.label}>
      <p>
        {changed.length > 0 ? `${count(changed.length)} will change.` : "Nothing will change."}
        {same > 0 && ` ${count(same)} ${same === 1 ? "is" : "are"} ${change.becomes.toLowerCase()} already.`}
      </p>
      {changed.length > BULK_MAX && <p className="muted small">{inSteps(changed.length)}</p>}
      {changed.length > 0 && (
        <div className="bulk-lines" tabIndex={-1}>
          <table className="receipt">
            <caption className="sr-only">What will change</caption>
            <tbody>
              {changed.slice(0, shown).map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.name}</th>
                  <td>
                    <del>{change.words(row)}</del> <ins>{change.becomes}</ins>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {changed.length > shown && (
            <button className="btn btn-quiet btn-sm" onClick={() => setShown(shown + PREVIEW_LINES)} type="button">
              Show more of the other {(changed.length - shown).toLocaleString("en-US")}
            </button>
          )}
        </div>
      )}
      <div className="dialog-actions">
        <button className="btn btn-secondary" disabled={progress !== null} onClick={onClose} type="button">
          Cancel
        </button>
        <button
          className="btn btn-primary"
          disabled={progress !== null || changed.length === 0}
          onClick={() => onApply(changed)}
          type="button"
        >
          {progress ? savingWords(progress) : `Change ${count(changed.length)}`}
        </button>
      </div>
    </ModalDialog>
  );
}

function savingWords({ done, total }: WriteProgress): string {
  return total > BULK_MAX
    ? `Saving... ${done.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`
    : "Saving...";
}
