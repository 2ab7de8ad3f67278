import { useState } from "react";

interface MoreButtonProps {
  label: string;
  isLoading: boolean;
  /** Adds the next page in place. Rejects with words for the editor. */
  onMore: () => Promise<void>;
}

/** The way to the next page of a list that has no address of its own. */
export function MoreButton({ label, isLoading, onMore }: MoreButtonProps) {
  const [failure, setFailure] = useState("");

  function handlePress() {
    if (isLoading) return;
    setFailure("");
    onMore().catch((error: unknown) => setFailure(error instanceof Error ? error.message : String(error)));
  }

  return (
    <div className="history-more">
      <p className="is-warning small" role="alert">
        {failure}
      </p>
      <button aria-disabled={isLoading} className="btn btn-secondary btn-sm" onClick={handlePress} type="button">
        {isLoading ? "Loading..." : label}
      </button>
    </div>
  );
}
