/** Notices above a form about an earlier draft or a deleted row. */
import { Button } from "@chakra-ui/react";
import { ago } from "../history/ago";
import { Notice } from "./Notice";

interface DraftNoticeProps {
  /** The draft's subject: 'casino Northgate'. */
  what: string;
  savedAt: string;
  /** Whether the draft may belong to another person. Its content then stays hidden until it is restored. */
  isUnowned: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers the unsaved input from an earlier visit to this form. */
export function DraftNotice({ what, savedAt, isUnowned, onRestore, onDiscard }: DraftNoticeProps) {
  const when = <time dateTime={savedAt}>{ago(savedAt)}</time>;
  const actions = (
    <>
      <Button onClick={onRestore} size="sm" variant="solid">
        Restore
      </Button>
      <Button onClick={onDiscard} size="sm">
        {isUnowned ? "Not mine" : "Discard"}
      </Button>
    </>
  );
  return (
    <Notice actions={actions} icon="clock" role="status">
      {isUnowned ? (
        <>
          This browser has unsaved changes to {what} from {when}, saved without an account. Restore them if they are
          yours.
        </>
      ) : (
        <>
          You have unsaved changes to {what} from {when}.
        </>
      )}
    </Notice>
  );
}

/** Says that another editor deleted the form's row, and offers to add the input as a new row. */
export function DeletedNotice({ noun, onAddAgain }: { noun: string; onAddAgain: () => void }) {
  const action = (
    <Button onClick={onAddAgain} size="sm" variant="solid">
      Add it as a new {noun}
    </Button>
  );
  return (
    <Notice actions={action} isWarning role="alert">
      This {noun} was deleted in the meantime. Your input is still here: add it as a new one, or undo the deletion in
      the history.
    </Notice>
  );
}
