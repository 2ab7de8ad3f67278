/** The second half of an import: what is wrong, what would change, and doing it. */
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { ImportOutcome } from "../../graphql/generated";
import { importGone, importKept } from "../../shared/messages";
import { plural } from "../../shared/plural";
import type { Transfer } from "../../shared/transfer";
import { ErrorLine } from "../../shared/ui/ErrorLine";
import { ImportedRows, type PreviewedRow } from "./ImportedRows";
import { SaveProblems } from "./SaveProblems";
import { useApplyImport, type Imported } from "./useApplyImport";
import { useImportPreview } from "./useImportPreview";

interface ImportCheckProps {
  transfer: Transfer;
  importId: string;
  /** What becomes of a row's fields. */
  renderChanges: (row: PreviewedRow, caption: string) => ReactNode;
  /** The rows are in the catalogue. */
  onImported: (imported: Imported) => void;
  /** Begins anew with another file. */
  onAgain: () => void;
}

interface Part {
  outcome: ImportOutcome;
  label: string;
  count: number;
}

export function ImportCheck({ transfer, importId, renderChanges, onImported, onAgain }: ImportCheckProps) {
  const [chosen, setChosen] = useState<ImportOutcome | null>(null);
  const preview = useImportPreview(importId, chosen);
  const { checked, failure, isLoading } = preview;
  const { apply, isApplying, problem } = useApplyImport(transfer, importId, {
    onImported,
    onStale: preview.reload,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const isChecked = checked !== null;
  useEffect(() => {
    if (isChecked) heading.current?.focus();
  }, [isChecked]);

  if (failure) {
    const isOver = failure.code === "NOT_FOUND" || failure.code === "CONFLICT" || failure.code === "BAD_USER_INPUT";
    return (
      <>
        <ErrorLine
          message={isOver ? importGone[failure.code as keyof typeof importGone] : failure.message}
          onRetry={isOver ? undefined : preview.reload}
        />
        <AnotherFile onAgain={onAgain} />
      </>
    );
  }
  if (!checked) return <Checking />;

  const { wrongCount, createCount, updateCount, unchangedCount, keptCount } = checked;
  const total = wrongCount + createCount + updateCount + unchangedCount;
  const parts: Part[] = [
    { outcome: "WRONG", label: "Wrong", count: wrongCount },
    { outcome: "CREATE", label: "New", count: createCount },
    { outcome: "UPDATE", label: "Changed", count: updateCount },
    { outcome: "UNCHANGED", label: "As it is", count: unchangedCount },
  ];
  const toImport = createCount + updateCount;
  return (
    <>
      <h3 className="transfer-verdict" ref={heading} tabIndex={-1}>
        {wrongCount > 0
          ? `${wrongCount.toLocaleString("en-US")} of ${plural(total, "row")} ${wrongCount === 1 ? "is" : "are"} wrong`
          : `All ${plural(total, "row")} can be imported`}
      </h3>
      <p className="muted">{verdict(transfer, { wrongCount, toImport, keptCount })}</p>
      {keptCount > 0 && <p className="admin-note">{importKept(plural(keptCount, "row"))}</p>}
      <fieldset className="transfer-parts">
        <legend className="sr-only">Rows to show</legend>
        {parts.map(({ outcome, label, count }) => (
          <button
            aria-pressed={outcome === preview.outcome}
            className="chip"
            disabled={count === 0}
            key={outcome}
            onClick={() => setChosen(outcome)}
            type="button"
          >
            {label} <strong>{count.toLocaleString("en-US")}</strong>
          </button>
        ))}
        {wrongCount > 0 && <SaveProblems importId={importId} transfer={transfer} />}
      </fieldset>
      <ImportedRows
        isStale={isLoading}
        onPage={preview.goTo}
        outcome={preview.outcome}
        pageInfo={checked.rows.pageInfo}
        renderChanges={renderChanges}
        rows={checked.rows.edges.map(({ node }) => node)}
        transfer={transfer}
      />
      {problem && (
        <p className="admin-note admin-note-warn" role="alert">
          {problem}
        </p>
      )}
      <div className="panel transfer-actions">
        <button
          aria-disabled={wrongCount > 0 || toImport === 0 || isApplying}
          className="btn btn-primary"
          onClick={() => wrongCount === 0 && toImport > 0 && !isApplying && void apply(checked)}
          type="button"
        >
          {isApplying ? "Importing..." : `Import ${plural(toImport, transfer.noun, transfer.plural)}`}
        </button>
        <AnotherFile onAgain={onAgain} />
        <span className="small muted" role="status">
          {isApplying && "This takes a moment. Nothing is imported twice, even if the answer gets lost."}
        </span>
      </div>
    </>
  );
}

interface Counts {
  wrongCount: number;
  toImport: number;
  keptCount: number;
}

function verdict({ noun, plural: many }: Transfer, counts: Counts): string {
  if (counts.wrongCount > 0)
    return "Nothing is imported while a row is wrong. Put these right in your file, or leave them out, and choose it again.";
  if (counts.toImport === 0 && counts.keptCount > 0)
    return "No value in this file differs: there is nothing to import.";
  if (counts.toImport === 0) return `Every ${noun} of this file has these values already: there is nothing to import.`;
  return `Nothing has changed yet. Visitors see the ${many} as soon as you import them, all at once.`;
}

function AnotherFile({ onAgain }: { onAgain: () => void }) {
  return (
    <button className="btn btn-secondary" onClick={onAgain} type="button">
      Choose another file
    </button>
  );
}

function Checking() {
  return (
    <div className="panel transfer-progress" role="status">
      <progress aria-label="Checking the rows" />
      <span className="small">Checking every row. Nothing is changed by that.</span>
    </div>
  );
}
