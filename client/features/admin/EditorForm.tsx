/** The frame of each noun's form: its title, what was left from before, the fields, what is wrong, and the two buttons. */
import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import { ago } from "../../shared/ago";
import type { AnyEditing, AnyRow } from "../../shared/forms/editing";
import { ErrorSummary } from "../../shared/forms/ErrorSummary";
import { sectionsOf, type FieldValue } from "../../shared/forms/fields";
import { FieldsContext } from "../../shared/forms/FieldsContext";
import { FormSection } from "../../shared/forms/FormSection";
import { ConflictPanel } from "./ConflictPanel";
import { DraftBanner } from "./DraftBanner";
import { describeDraft } from "./drafts";
import { SectionLinks } from "./SectionLinks";
import type { Editor } from "./useEditor";
import { useEnterMovesOn } from "./useEnterMovesOn";

interface EditorFormProps {
  editing: AnyEditing;
  editor: Editor;
  /** Beside the title: ways to the row on the site, to its history, back to the list. */
  links?: ReactNode;
  /** How the row will look to visitors. */
  preview: ReactNode;
  /** What else belongs to the row, below its preview. */
  aside?: ReactNode;
  renderValue?: (name: string, value: FieldValue) => ReactNode;
}

/** A form of fewer parts needs no links to them. */
const LINKED_SECTIONS = 4;

export function EditorForm({ editing, editor, links, preview, aside, renderValue }: EditorFormProps) {
  const { form, row, draft, conflict, isGone, isSaving } = editor;
  const isNew = row === null;
  const action = `${isNew ? "Add" : "Update"} ${editing.noun}`;
  const { fields, controls } = editing;
  const context = useMemo(() => ({ fields, controls, isNew }), [fields, controls, isNew]);
  const sections = useMemo(() => [...sectionsOf(fields)], [fields]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Who comes here from a row of a list has lost the place where the focus was.
    if (!isNew && document.activeElement === document.body) heading.current?.focus();
  }, [isNew]);
  const formElement = useRef<HTMLFormElement>(null);
  useEnterMovesOn(formElement, editing.isLong === true);
  const saveButton = useRef<HTMLButtonElement>(null);
  const wasSaving = useRef(false);
  useEffect(() => {
    // A disabled button loses the focus: it comes back when the save has failed.
    if (wasSaving.current && document.activeElement === document.body) saveButton.current?.focus();
    wasSaving.current = isSaving;
  }, [isSaving]);

  return (
    <section aria-labelledby="editor-title" className="editor">
      <header className="editor-head">
        <h2 id="editor-title" ref={heading} tabIndex={-1}>
          {action}
          {row && <span className="editor-row"> {row.name}</span>}
        </h2>
        {row && <LastChanged row={row} />}
        {links}
      </header>
      {draft.offered && (
        <DraftBanner
          isUnowned={draft.offered.isUnowned === true}
          onDiscard={editor.discard}
          onRestore={editor.restore}
          savedAt={draft.offered.savedAt}
          what={describeDraft(draft.offered, editing.fields, row?.name ?? null, editing.noun)}
        />
      )}
      {isGone && <GoneNote noun={editing.noun} onAddAgain={editor.addAgain} />}
      {conflict && (
        <ConflictPanel
          editing={editing}
          key={conflict.row.version}
          change={conflict.change}
          lines={conflict.lines}
          onPostpone={editor.postpone}
          onResolve={editor.resolve}
          renderValue={renderValue}
        />
      )}
      <div className="editor-columns">
        <FormProvider {...form}>
          <FieldsContext value={context}>
            <form
              className="panel editor-form"
              noValidate
              onSubmit={(event) => void editor.submit(event)}
              ref={formElement}
            >
              {sections.length >= LINKED_SECTIONS && <SectionLinks sections={sections.map(([title]) => title)} />}
              <ErrorSummary />
              {/* What would be typed while the server saves would not be saved, and be gone with the form. */}
              <div className="editor-fields" inert={isSaving}>
                {sections.map(([title, names]) => (
                  <FormSection key={title} names={names} title={title} />
                ))}
              </div>
              <div className="editor-actions">
                <button className="btn btn-primary" disabled={isSaving} ref={saveButton} type="submit">
                  {isSaving ? "Saving..." : action}
                </button>
                <button className="btn btn-secondary" disabled={isSaving} onClick={editor.cancel} type="button">
                  Cancel
                </button>
                <span aria-live="polite" className="tiny">
                  {draft.isKept && "Draft kept in this browser"}
                </span>
              </div>
            </form>
          </FieldsContext>
          <div className="editor-side">
            <section aria-labelledby="preview-title" className="editor-preview">
              <h3 id="preview-title">As visitors will see it</h3>
              {preview}
            </section>
            {aside}
          </div>
        </FormProvider>
      </div>
    </section>
  );
}

function LastChanged({ row: { updatedAt, changedBy } }: { row: AnyRow }) {
  return (
    <p className="editor-changed small muted">
      Last changed <time dateTime={updatedAt}>{ago(updatedAt)}</time>
      {changedBy && ` by ${changedBy}`}
    </p>
  );
}

function GoneNote({ noun, onAddAgain }: { noun: string; onAddAgain: () => void }) {
  return (
    <div className="admin-note admin-note-warn" role="alert">
      <p className="grow">
        Somebody has deleted this {noun} in the meantime. What you typed is still here: add it as a new one, or undo the
        deletion in the history.
      </p>
      <button className="btn btn-primary btn-sm" onClick={onAddAgain} type="button">
        Add it as a new {noun}
      </button>
    </div>
  );
}
