import { ago } from "../../shared/ago";
import { Icon } from "../../shared/ui/Icon";

interface DraftBannerProps {
  savedAt: string;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers what was typed in this form before and never saved. */
export function DraftBanner({ savedAt, onRestore, onDiscard }: DraftBannerProps) {
  return (
    <div className="admin-note" role="status">
      <Icon name="clock" />
      <p className="grow">
        You have unsaved changes from <time dateTime={savedAt}>{ago(savedAt)}</time>.
      </p>
      <button className="btn btn-primary btn-sm" onClick={onRestore} type="button">
        Restore
      </button>
      <button className="btn btn-secondary btn-sm" onClick={onDiscard} type="button">
        Discard
      </button>
    </div>
  );
}
