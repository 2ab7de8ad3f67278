/** The notices above a form: an earlier draft, a row that no longer exists, or a row that was just saved. */
import { Button } from "@chakra-ui/react";
import { Link } from "../../ui/Link";
import { ago } from "../history/ago";
import { Notice } from "./Notice";

interface UnsavedInputNoticeProps {
  /** The row that the draft is about: 'casino Northgate'. */
  what: string;
  savedAt: string;
  /** Whether the draft may belong to another person. If so, its content stays hidden until the editor restores it. */
  isUnowned: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers the unsaved input of an earlier visit to this form. */
export function UnsavedInputNotice({ what, savedAt, isUnowned, onRestore, onDiscard }: UnsavedInputNoticeProps) {
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
          This browser has unsaved changes to {what} from {when}, made without an account. Restore them if they are
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

/** Says that another editor merged this row into another row, so the input can't be saved. */
export function MergedNotice({ noun }: { noun: string }) {
  return (
    <Notice icon="clock" isWarning role="alert">
      This {noun} was merged into another one while you were editing, so it can't be changed. Your changes are still
      here: copy what you need, then cancel.
    </Notice>
  );
}

/** Says that another editor deleted this image. */
export function DeletedImageNotice() {
  return (
    <Notice isWarning role="alert">
      This image was deleted while you were editing. Your changes are still here. To save them, undo the deletion in the
      history.
    </Notice>
  );
}

/** Says that another editor deleted this row, and offers to add the input as a new row. */
export function DeletedNotice({ noun, onAddAgain }: { noun: string; onAddAgain: () => void }) {
  const action = (
    <Button onClick={onAddAgain} size="sm" variant="solid">
      Add as a new {noun}
    </Button>
  );
  return (
    <Notice actions={action} isWarning role="alert">
      This {noun} was deleted while you were editing. Your changes are still here. Add them as a new {noun}, or undo the
      deletion in the history.
    </Notice>
  );
}

interface SavedNoticeProps {
  noun: string;
  name: string;
  address: string;
  outcome: "added" | "updated";
}

/** Links to the row that the editor has just saved, above the empty form for a new one. */
export function SavedNotice({ noun, name, address, outcome }: SavedNoticeProps) {
  const action = (
    <Button asChild size="sm">
      <Link to={address}>Open it</Link>
    </Button>
  );
  return (
    <Notice actions={action} role="status">
      You {outcome} the {noun} {name}. The form below adds another one.
    </Notice>
  );
}
