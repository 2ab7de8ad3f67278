/** The buttons for a draft in the list. The draft's state and the person's role decide which of them appear. */
import { Button, Flex } from "@chakra-ui/react";
import { useConfirm } from "../../shared/confirm";
import { Link } from "../../ui/Link";
import { usePermission } from "../session/usePermission";
import { draftAddress, type DraftRow, isHiding, isOpen } from "./draftLabels";
import { discardDraftDocument, submitDraftDocument } from "./drafts.generated";
import { DraftButton, ReviewButtons, useCanPublish } from "./ReviewButtons";
import type { DraftChanges } from "./useDraftChanges";
import { panelNouns } from "../nouns/registry";

export function DraftActions({ draft, changes }: { draft: DraftRow; changes: DraftChanges }) {
  const { id, version, noun, name, state, isMine } = draft;
  const confirm = useConfirm();
  const canReview = usePermission("EDIT_ALL_DRAFTS").isAllowed;
  const canPublish = useCanPublish(noun);
  if (!isOpen(draft)) return null;
  const isScheduled = state === "SCHEDULED";
  const hides = isHiding(draft);
  const mayChange = (isMine || canReview) && (!isScheduled || canPublish);
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
    <DraftButton isBusy={isBusy} label={label} name={name} onClick={onClick} variant={variant} />
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
      {panelNouns[noun].hasPage && !hides && button("Preview", () => void changes.preview(id))}
      {state === "DRAFT" &&
        mayChange &&
        button("Submit", () => void send(submitDraftDocument, variables, `${name} was submitted for review.`))}
      <ReviewButtons changes={changes} draft={draft}>
        {canPublish &&
          !isScheduled &&
          button(hides ? "Hide now" : "Publish", () => void changes.publish(draft), { variant: "solid" })}
      </ReviewButtons>
      {mayChange && button("Discard", () => void handleDiscard(), { variant: "ghost" })}
    </Flex>
  );
}
