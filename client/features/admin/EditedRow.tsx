import type { ReactNode } from "react";
import type { AnyRow } from "../../shared/forms/editing";
import { loadError, messages } from "../../shared/messages";
import { EmptyState } from "../../shared/ui/EmptyState";
import { ErrorLine } from "../../shared/ui/ErrorLine";
import type { useEditedRow } from "./useEditedRow";

interface EditedRowProps {
  noun: "casinos" | "bonuses" | "games";
  edited: ReturnType<typeof useEditedRow>;
  /** The form, for the row or for a new one. */
  children: (row: AnyRow | null) => ReactNode;
}

/** What stands in a form's tab: the form, or why the row that it is for is not here. */
export function EditedRow({ noun, edited, children }: EditedRowProps) {
  const { row, failure, isLoading, isMissing, retry, addNew } = edited;
  if (isLoading) return <FormSkeleton />;
  if (failure) return <ErrorLine message={loadError(noun, failure.message)} onRetry={retry} />;
  if (isMissing)
    return (
      <EmptyState title={messages.rowGone} text={messages.rowGoneText}>
        <button className="btn btn-primary" onClick={addNew} type="button">
          Add a new one
        </button>
      </EmptyState>
    );
  return children(row);
}

function FormSkeleton() {
  return (
    <div aria-label="Loading" className="panel admin-waiting" role="status">
      <span className="skeleton" style={{ width: "min(320px, 70%)", height: 32 }} />
    </div>
  );
}
