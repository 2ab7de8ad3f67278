/** The buttons that save, submit, preview or publish a form's input. The person's role decides which of them appear. */
import { Button } from "@chakra-ui/react";
import type { Ref } from "react";
import { draftedForms } from "../drafts/draftLabels";
import type { FormConfig } from "../nouns/nounConfig";
import { usePermission } from "../session/usePermission";
import type { ServerDraft } from "../drafts/useServerDraft";

interface EditorButtonsProps {
  config: FormConfig;
  /** The label of the save button, such as 'Update casino'. */
  action: string;
  serverDraft: ServerDraft;
  isSaving: boolean;
  /** Whether the person may publish. */
  canPublish: boolean;
  saveButton: Ref<HTMLButtonElement>;
}

export function EditorButtons({ config, action, serverDraft, isSaving, canPublish, saveButton }: EditorButtonsProps) {
  const canDraft = usePermission("WRITE_DRAFTS").isAllowed;
  const { opened, save, submit, preview } = serverDraft;
  const isSubmitted = opened !== null && opened.state !== "DRAFT";
  return (
    <>
      {canPublish && (
        <Button disabled={isSaving} ref={saveButton} type="submit" variant="solid">
          {isSaving ? "Saving..." : opened ? "Publish" : action}
        </Button>
      )}
      {canDraft && (
        <Button
          disabled={isSaving}
          onClick={() => void save()}
          ref={canPublish ? undefined : saveButton}
          variant={canPublish ? undefined : "solid"}
        >
          Save draft
        </Button>
      )}
      {canDraft && !canPublish && !isSubmitted && (
        <Button disabled={isSaving} onClick={() => void submit()}>
          Submit for review
        </Button>
      )}
      {opened && draftedForms[config.catalogueNoun].hasPreview && (
        <Button disabled={isSaving} onClick={() => void preview()}>
          Preview
        </Button>
      )}
    </>
  );
}
