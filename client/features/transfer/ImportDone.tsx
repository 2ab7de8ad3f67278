import { useEffect, useRef, type ReactNode } from "react";
import { plural } from "../../shared/plural";
import type { Transfer } from "../../shared/transfer";
import type { Imported } from "./useApplyImport";
import { useIsUndone } from "./useIsUndone";

interface ImportDoneProps {
  transfer: Transfer;
  imported: Imported;
  onUndo: (() => void) | undefined;
  onAgain: () => void;
  /** The way to the list. */
  children: ReactNode;
}

/** An import is in the catalogue, until it is undone. */
export function ImportDone({ transfer, imported, onUndo, onAgain, children }: ImportDoneProps) {
  const { added, changed, changeSetId } = imported;
  const isUndone = useIsUndone(changeSetId);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const count = (many: number) => plural(many, transfer.noun, transfer.plural);
  return (
    <section aria-labelledby="import-done" className="panel transfer-done">
      <h3 id="import-done" ref={heading} tabIndex={-1}>
        {isUndone ? "The import was undone" : "Imported"}
      </h3>
      <p role="status">
        {isUndone
          ? `${count(added + changed)} went back to what they were before. The history can redo it.`
          : `${count(added)} added, ${count(changed)} changed. The history has it as one change, and can undo it as a whole.`}
      </p>
      <div className="admin-form-actions">
        {children}
        {onUndo && !isUndone && (
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
