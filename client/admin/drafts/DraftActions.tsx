/** The buttons for a draft in the list. The draft's state and the person's role decide which of them appear. */
import { Button, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { useConfirm } from "../../shared/confirm";
import { Link } from "../../ui/Link";
import { usePermission } from "../session/usePermission";
import { ReturnDialog, ScheduleDialog } from "./DraftDialogs";
import { draftAddress, draftedForms, type DraftRow, isHiding, isOpen } from "./draftLabels";
import {
  approveDraftDocument,
  discardDraftDocument,
  submitDraftDocument,
  unscheduleDraftDocument,
} from "./drafts.generated";
import type { DraftChanges } from "./useDraftChanges";

export function DraftActions({ draft, changes }: { draft: DraftRow; changes: DraftChanges }) {
  const { id, version, noun, name, state, isOwn, approvedBy } = draft;
  const [shown, setShown] = useState<"schedule" | "return" | null>(null);
  const confirm = useConfirm();
  const canReview = usePermission("EDIT_ALL_DRAFTS").isAllowed;
  const canPublish = usePermission(noun === "SETTINGS" ? "EDIT_SETTINGS" : "WRITE_CATALOGUE").isAllowed;
  if (!isOpen(draft)) return null;
  const isScheduled = state === "SCHEDULED";
  const hides = isHiding(draft);
  const mayChange = (isOwn || canReview) && (!isScheduled || canPublish);
  const { send, isBusy } = changes;
  const variables = { id, version };

  async function handleDiscard() {
    const question = {
      title: `Discard the draft for ${name}?`,
      text: "Its changes will never be published. This can't be undone.",
      action: "Discard",
    };
    if (await confirm(question)) await send(discardDraftDocument, variables, `The draft for ${name} was discarded.`);
  }

  const button = (label: string, onClick: () => void, { variant }: { variant?: "solid" | "ghost" } = {}) => (
    <Button aria-disabled={isBusy} aria-label={`${label} ${name}`} onClick={onClick} size="sm" variant={variant}>
      {label}
    </Button>
  );
  return (
    <Flex gap="2" wrap="wrap">
      {mayChange && (
        <Button asChild size="sm">
          <Link aria-label={`Open ${name}`} to={draftAddress(draft)}>
            Open
          </Link>
        </Button>
      )}
      {draftedForms[noun].hasPreview && !hides && button("Preview", () => void changes.preview(id))}
      {state === "DRAFT" &&
        mayChange &&
        button("Submit", () => void send(submitDraftDocument, variables, `${name} was submitted for review.`))}
      {state === "IN_REVIEW" && canReview && (
        <>
          {approvedBy === null &&
            button("Approve", () => void send(approveDraftDocument, variables, `${name} was approved.`))}
          {button("Send back", () => setShown("return"))}
        </>
      )}
      {canPublish &&
        !isScheduled &&
        button(hides ? "Hide now" : "Publish", () => void changes.publish(draft), { variant: "solid" })}
      {canPublish && button(isScheduled ? "Reschedule" : "Schedule", () => setShown("schedule"))}
      {canPublish &&
        isScheduled &&
        button(
          "Unschedule",
          () => void send(unscheduleDraftDocument, variables, `${name} is waiting for review again.`),
        )}
      {mayChange && button("Discard", () => void handleDiscard(), { variant: "ghost" })}
      {shown === "schedule" && <ScheduleDialog changes={changes} draft={draft} onClose={() => setShown(null)} />}
      {shown === "return" && <ReturnDialog changes={changes} draft={draft} onClose={() => setShown(null)} />}
    </Flex>
  );
}
