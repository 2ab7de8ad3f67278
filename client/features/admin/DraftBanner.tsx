import { ago } from "../../shared/ago";
import { Icon } from "../../shared/ui/Icon";

interface DraftBannerProps {
  /** What the draft changes: 'casino Northgate'. */
  what: string;
  savedAt: string;
  /** It may be another person's: what is in it is not shown before it is restored. */
  isUnowned: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers what was typed in this form before and never saved. */
export function DraftBanner({ what, savedAt, isUnowned, onRestore, onDiscard }: DraftBannerProps) {
  const when = <time dateTime={savedAt}>{ago(savedAt)}</time>;
  return (
    <div className="admin-note" role="status">
      <Icon name="clock" />
      <p className="grow">
        {isUnowned ? (
          <>
            This browser has unsaved changes to {what} from {when}, kept without the account that made them. Restore
            them if they are yours.
          </>
        ) : (
          <>
            You have unsaved changes to {what} from {when}.
          </>
        )}
      </p>
      <button className="btn btn-primary btn-sm" onClick={onRestore} type="button">
        Restore
      </button>
      <button className="btn btn-secondary btn-sm" onClick={onDiscard} type="button">
        {isUnowned ? "Not mine" : "Discard"}
      </button>
    </div>
  );
}
