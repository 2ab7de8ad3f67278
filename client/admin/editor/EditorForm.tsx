/** The page of a form that adds or changes a row: its title and notices, the form itself, and the preview. */
import { Grid } from "@chakra-ui/react";
import { FormProvider } from "react-hook-form";
import { tabsOf, type FormConfig } from "../nouns/nounConfig";
import { adminTabAddress } from "../shell/adminTabs";
import { usePermission } from "../session/usePermission";
import { useOpenDraft } from "../drafts/useOpenDraft";
import { loadError } from "../../shared/messages";
import { ErrorAlert } from "../shell/ErrorAlert";
import { ConflictPanel } from "./ConflictPanel";
import { ClosedDraftNotice, DraftBanner } from "../drafts/DraftBanner";
import { EditorActions } from "./EditorActions";
import { EditorHeader } from "./EditorHeader";
import { DeletedImageNotice, DeletedNotice, UnsavedInputNotice, MergedNotice, SavedNotice } from "./EditorNotices";
import { EditorPreview } from "./EditorPreview";
import { FormSkeleton } from "./FormSkeleton";
import { RowForm } from "./RowForm";
import { describeInput } from "./saving/unsavedInput";
import { type Editor, useEditor } from "./saving/useEditor";
import type { EditorSetup, SavedRow } from "./saving/useEditorState";

/** The form for a row, or for the draft in the URL. */
export function EditorForm(setup: Omit<EditorSetup, "opened" | "onDraftSaved" | "reloadDraft">) {
  const { opened, isLoading, failure, retry, isClosed, open, reload, close } = useOpenDraft(setup.config, setup.row);
  if (isLoading) return <FormSkeleton />;
  if (failure) return <ErrorAlert message={loadError("the drafts", failure.message)} onRetry={retry} />;
  return (
    <>
      {isClosed && <ClosedDraftNotice />}
      <OpenForm
        {...setup}
        key={opened?.id ?? "row"}
        onDraftSaved={open}
        onLeave={(saved) => {
          close();
          setup.onLeave(saved);
        }}
        opened={opened}
        reloadDraft={reload}
      />
    </>
  );
}

function OpenForm(setup: EditorSetup) {
  const { config } = setup;
  const editor = useEditor(setup);
  const { baseRow, isSaving, saving, serverDraft } = editor;
  const isBusy = isSaving || serverDraft.review.isBusy;
  const action = `${baseRow === null ? "Add" : "Update"} ${config.noun}`;
  const needed = config.catalogueNoun === "SETTINGS" ? "EDIT_SETTINGS" : "WRITE_CATALOGUE";
  const canPublish = usePermission(needed).isAllowed;
  return (
    <Grid aria-labelledby="editor-title" as="section" gap="4">
      <EditorHeader action={action} baseRow={baseRow} config={config} row={setup.row} />
      <Notices config={config} editor={editor} updated={setup.updated ?? null} />
      <Grid
        alignItems="start"
        gap={{ base: "5", lg: "6" }}
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 380px" }}
      >
        <FormProvider {...editor.form}>
          <RowForm
            canPublish={canPublish}
            config={config}
            isBusy={isBusy}
            isDraft={serverDraft.opened !== null}
            isNew={baseRow === null}
            saveDraft={serverDraft.save}
            saving={saving}
          >
            <EditorActions
              action={action}
              canPublish={canPublish}
              config={config}
              editor={editor}
              isBusy={isBusy}
              needed={needed}
            />
          </RowForm>
          <EditorPreview config={config} id={setup.row?.id ?? null} />
        </FormProvider>
      </Grid>
    </Grid>
  );
}

/** The notices about drafts and other editors' changes. */
interface NoticesProps {
  config: FormConfig;
  editor: Editor;
  /** The row that the editor has just updated in another form. */
  updated: SavedRow | null;
}

function Notices({ config, editor, updated }: NoticesProps) {
  const { baseRow, unsavedInput, serverDraft, conflict, isDeleted } = editor;
  const { added } = editor.saving;
  const saved = added ?? updated;
  return (
    <>
      {serverDraft.opened && <DraftBanner draft={serverDraft.opened} />}
      {unsavedInput.offered && (
        <UnsavedInputNotice
          isUnowned={unsavedInput.offered.isUnowned === true}
          onDiscard={editor.discard}
          onRestore={editor.restore}
          savedAt={unsavedInput.offered.savedAt}
          what={describeInput(unsavedInput.offered, config.fields, baseRow?.name ?? null, config.noun)}
        />
      )}
      {saved && config.plural && (
        <SavedNotice
          address={adminTabAddress(tabsOf({ plural: config.plural }).form, { edit: saved.id })}
          name={saved.name}
          noun={config.noun}
          outcome={added ? "added" : "updated"}
        />
      )}
      {isDeleted && <MissingRowNotice config={config} onAddAgain={editor.addAgain} />}
      {conflict && (
        <ConflictPanel
          change={conflict.change}
          config={config}
          key={conflict.row.version}
          lines={conflict.lines}
          onPostpone={editor.postpone}
          onResolve={editor.resolve}
        />
      )}
    </>
  );
}

/** Says why the row no longer exists. Only a merge deletes directory entries. */
function MissingRowNotice({ config: { noun, documents }, onAddAgain }: { config: FormConfig; onAddAgain: () => void }) {
  if (documents.create) return <DeletedNotice noun={noun} onAddAgain={onAddAgain} />;
  return noun === "image" ? <DeletedImageNotice /> : <MergedNotice noun={noun} />;
}
