/** Says which draft a form edits, and what the draft's reviewer wrote. */
import { Text } from "@chakra-ui/react";
import { formatInZone, isHiding, stateLabels } from "./draftLabels";
import type { OpenDraft } from "./draftRequests";
import { ago } from "../history/ago";
import { Notice } from "../editor/Notice";

export function DraftBanner({ draft }: { draft: OpenDraft }) {
  const { state, createdBy, isMine, comment, commentBy, approvedBy, failure, publishAt, updatedAt } = draft;
  const hides = isHiding(draft);
  return (
    <Notice isWarning={failure !== null} role="status">
      <strong>{stateLabels[state]}</strong>, written by {isMine ? "you" : createdBy} and saved{" "}
      <time dateTime={updatedAt}>{ago(updatedAt)}</time>.{" "}
      {hides ? "Publishing it hides this row from visitors and changes nothing else." : "Visitors don't see it yet."}
      {state === "SCHEDULED" &&
        publishAt &&
        ` ${hides ? "The row will be hidden" : "It will be published"} on ${formatInZone(publishAt)}.`}
      {approvedBy && ` Approved by ${approvedBy}.`}
      {failure && (
        <Text as="span" display="block">
          It could not be published at the scheduled time: {failure}
        </Text>
      )}
      {comment && (
        <Text as="span" display="block" overflowWrap="anywhere">
          {commentBy}: “{comment}”
        </Text>
      )}
    </Notice>
  );
}

/** Says that the draft in the URL is no longer open. */
export function ClosedDraftNotice() {
  return (
    <Notice isWarning role="alert">
      This draft was published or discarded, or you don't have access to it. The form shows the published version.
    </Notice>
  );
}
