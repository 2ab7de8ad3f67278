/**
 * The buttons that save, submit, preview or publish a form's input, and the buttons that review the form's draft. The
 * person's role decides which of them appear.
 */
import { Button } from "@chakra-ui/react";
import type { RefObject } from "react";
import type { FormConfig } from "../nouns/nounConfig";
import { usePermission } from "../session/usePermission";
import { ReviewButtons } from "../drafts/ReviewButtons";
import type { ServerDraft } from "../drafts/useServerDraft";
import { panelNouns } from "../nouns/registry";

interface EditorButtonsProps {
  config: FormConfig;
  /** The label of the save button, such as 'Update casino'. */
  action: string;
  serverDraft: ServerDraft;
  isSaving: boolean;
  /** Whether the form is being saved, or a change to its draft is being sent. */
  isBusy: boolean;
  /** Whether the person may publish. */
  canPublish: boolean;
  saveButton: RefObject<HTMLButtonElement | null>;
}

export function EditorButtons(props: EditorButtonsProps) {
  const { config, action, serverDraft, isSaving, isBusy, canPublish, saveButton } = props;
  const canDraft = usePermission("WRITE_DRAFTS").isAllowed;
  const { opened, save, submit, preview, review } = serverDraft;
  // A draft's form has more buttons, so they are smaller.
  const size = opened ? "sm" : undefined;
  const isSubmitted = opened !== null && opened.state !== "DRAFT";
  return (
    <>
      {canPublish && (
        <Button disabled={isBusy} ref={saveButton} size={size} type="submit" variant="solid">
          {isSaving ? "Saving..." : opened ? "Publish" : action}
        </Button>
      )}
      {canDraft && (
        <Button
          disabled={isBusy}
          onClick={() => void save()}
          ref={canPublish ? undefined : saveButton}
          size={size}
          variant={canPublish ? undefined : "solid"}
        >
          Save draft
        </Button>
      )}
      {canDraft && !canPublish && !isSubmitted && (
        <Button disabled={isBusy} onClick={() => void submit()} size={size}>
          Submit for review
        </Button>
      )}
      {opened && panelNouns[config.catalogueNoun].hasPage && (
        <Button disabled={isBusy} onClick={() => void preview()} size={size}>
          Preview
        </Button>
      )}
      {opened && <ReviewButtons changes={review} draft={opened} fallbackFocus={saveButton} isDisabled={isSaving} />}
    </>
  );
}
