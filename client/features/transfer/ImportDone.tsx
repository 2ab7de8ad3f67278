import { useEffect, useRef, type ReactNode } from "react";
import { plural } from "../../shared/plural";
import type { Transfer } from "../../shared/transfer";
import type { Imported } from "./useApplyImport";

interface ImportDoneProps {
  transfer: Transfer;
  imported: Imported;
  onUndo: (() => void) | undefined;
  onAgain: () => void;
  /** The way to the list. */
  children: ReactNode;
}

/** An import is in the catalogue. */
export function ImportDone({ transfer, imported: { added, changed }, onUndo, onAgain, children }: ImportDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const count = (many: number) => plural(many, transfer.noun, transfer.plural);
  return (
    <section aria-labelledby="import-done" className="panel transfer-done">
      <h3 id="import-done" ref={heading} tabIndex={-1}>
        Imported
      </h3>
      <p>
        {count(added)} added, {count(changed)} changed. The history has it as one change, and can undo it as a whole.
      </p>
      <div className="admin-form-actions">
        {children}
        {onUndo && (
          <button className="btn btn-secondary" onClick={onUndo} type="button">
            Undo the import
          </button>
        )}
        <button className="btn btn-secondary" onClick={onAgain} type="button">
          Import another file
        </button>
      </div>
    </section>
  );
}
