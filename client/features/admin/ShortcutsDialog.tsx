import { storageKeys, writeStored } from "../../shared/storage";
import { ModalDialog } from "../../shared/ui/ModalDialog";

const shortcuts = [
  ["Arrows, j and k", "Walk the rows; Home and End lead to the first and last one"],
  ["Space", "Choose a row, or drop it"],
  ["Shift with arrows or Space", "Choose a run of rows"],
  ["Ctrl+A", "Choose every row of the page; once more, of all pages"],
  ["Escape", "Drop the choice"],
  ["Enter or e", "Edit the row"],
  ["Delete", "Delete the row"],
  ["Shift+Delete", "Delete all chosen rows"],
  ["h", "History of the row"],
  ["v", "View the row on the site"],
  ["/", "Go to the text filter"],
  ["n", "Add a new one"],
  ["?", "This list"],
] as const;

interface ShortcutsDialogProps {
  /** Single keys are turned on. */
  hasKeys: boolean;
  onClose: () => void;
}

/** The keys of the lists. The forms' list fields have theirs too: left arrow reaches an item, Enter changes it, Delete removes it. */
export function ShortcutsDialog({ hasKeys, onClose }: ShortcutsDialogProps) {
  return (
    <ModalDialog isWide onClose={onClose} onCloseButton={onClose} title="Keyboard shortcuts">
      <dl className="shortcuts">
        {shortcuts.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className="tiny">
        Row keys work while a row has the focus; n, / and ? work while anything in the list has it.
      </p>
      <label className="shortcuts-switch">
        <input
          checked={hasKeys}
          onChange={({ target }) => writeStored(storageKeys.panelSingleKeys, target.checked)}
          type="checkbox"
        />
        Single keys (letters, / and ?) do something
      </label>
    </ModalDialog>
  );
}
