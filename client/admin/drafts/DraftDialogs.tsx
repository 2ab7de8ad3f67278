/** The dialogs that schedule a draft, or send it back to its author. */
import { useEditorQuery } from "../requests/useEditorQuery";
import { Button, Dialog, Field, Grid, Input, Textarea } from "@chakra-ui/react";
import { useRef, useState, type FormEvent } from "react";
import { failureOf } from "../../graphql/failure";
import { textLimits } from "../../../shared/textLimits";
import { loadError } from "../../shared/messages";
import { toLocal } from "../fields/controls/MomentField";
import { freshAsEditor } from "../requests/asEditor";
import { AdminDialog } from "../shell/AdminDialog";
import { ErrorAlert } from "../shell/ErrorAlert";
import { type DraftRow, formatInZone, isHiding, zoneName } from "./draftLabels";
import { returnDraftDocument, scheduleDraftDocument, ScheduledDraftsOfRowDocument } from "./drafts.generated";
import { futureIso, suggestedTime, toIso } from "./scheduleTimes";
import type { DraftChanges } from "./useDraftChanges";
import { panelNouns } from "../nouns/registry";

interface DraftDialogProps {
  draft: DraftRow;
  changes: DraftChanges;
  onClose: () => void;
}

export function ScheduleDialog({ draft, changes, onClose }: DraftDialogProps) {
  const { id, version, name, noun, publishAt: present } = draft;
  const hides = isHiding(draft);
  const [publish, setPublish] = useState(() => (present === null ? suggestedTime() : toLocal(present)));
  const { present: presentHiding, failure, reload } = useHidingTime(draft);
  const [chosenHiding, setUnpublish] = useState<string | null>(null);
  const unpublish = chosenHiding ?? presentHiding ?? "";
  const [problem, setProblem] = useState("");
  const first = useRef<HTMLInputElement>(null);

  function refuse(why: string) {
    setProblem(why);
    first.current?.focus();
  }

  /** Says what visitors will see. */
  function outcome(at: string): string {
    const time = formatInZone(at);
    if (hides) return `Visitors will see it until ${time}.`;
    return `Visitors will see ${draft.rowId === null ? "it" : "the changes"} from ${time}.`;
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const [publishAt, unpublishAt] = [futureIso(publish), toIso(unpublish)];
    if (publishAt === null) return refuse("Choose a time in the future.");
    if (unpublishAt !== null && unpublishAt <= publishAt)
      return refuse("Choose a hiding time that is after the publication time.");
    const variables = { id, version, publishAt, unpublishAt };
    if (await changes.send(scheduleDraftDocument, variables, `${name} was scheduled. ${outcome(publishAt)}`)) onClose();
  }

  return (
    <AdminDialog
      initialFocus={first}
      onClose={onClose}
      onCloseButton={onClose}
      text={`Times are in your time zone, ${zoneName()}.`}
      title={`Schedule ${name}`}
    >
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Grid gap="4" mt="4">
          <Field.Root invalid={problem !== ""}>
            <Field.Label>{hides ? "Hide at" : "Publish at"}</Field.Label>
            <Input
              onChange={({ currentTarget }) => setPublish(currentTarget.value)}
              ref={first}
              type="datetime-local"
              value={publish}
            />
            {problem !== "" && <Field.ErrorText>{problem}</Field.ErrorText>}
          </Field.Root>
          {panelNouns[noun].canHide && !hides && (
            <Field.Root>
              <Field.Label>Hide again at (optional)</Field.Label>
              <Input
                onChange={({ currentTarget }) => setUnpublish(currentTarget.value)}
                type="datetime-local"
                value={unpublish}
              />
            </Field.Root>
          )}
          {failure !== null && <ErrorAlert message={loadError("the drafts", failure)} onRetry={reload} />}
        </Grid>
        <Dialog.Footer>
          <Button onClick={onClose}>Cancel</Button>
          <Button aria-disabled={changes.isBusy} disabled={presentHiding === undefined} type="submit" variant="solid">
            Schedule
          </Button>
        </Dialog.Footer>
      </form>
    </AdminDialog>
  );
}

interface HidingTime {
  /** The local time when the row will be hidden. An empty string if never, undefined until it has loaded. */
  present: string | undefined;
  /** Why the time could not be loaded. */
  failure: string | null;
  reload: () => void;
}

/**
 * Loads the time when a draft's row will be hidden. The server replaces this time whenever the draft is scheduled, so
 * the dialog must send the current time again unless the editor changes it.
 */
function useHidingTime(draft: DraftRow): HidingTime {
  const { id, noun, rowId } = draft;
  const skip = !panelNouns[noun].canHide || isHiding(draft);
  const variables = { noun, rowId: rowId ?? id };
  const { data, error, refetch } = useEditorQuery(ScheduledDraftsOfRowDocument, { variables, skip, ...freshAsEditor });
  const hiding = data?.drafts.edges.find(({ node }) => isHiding(node));
  return {
    present: skip || data ? toLocal(hiding?.node.publishAt ?? "") : undefined,
    failure: error ? failureOf(error).message : null,
    reload: () => {
      refetch().catch(() => undefined); // `useEditorQuery` returns this error.
    },
  };
}

export function ReturnDialog({ draft: { id, version, name, createdBy }, changes, onClose }: DraftDialogProps) {
  const [comment, setComment] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (comment.trim() === "") {
      setIsMissing(true);
      field.current?.focus();
      return;
    }
    if (await changes.send(returnDraftDocument, { id, version, comment }, `${name} was sent back.`)) onClose();
  }

  return (
    <AdminDialog initialFocus={field} onClose={onClose} onCloseButton={onClose} title={`Send ${name} back`}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Field.Root invalid={isMissing} mt="4">
          <Field.Label>What should {createdBy} change?</Field.Label>
          <Textarea
            maxLength={textLimits.reason}
            onChange={({ currentTarget }) => setComment(currentTarget.value)}
            ref={field}
            rows={3}
            value={comment}
          />
          {isMissing && <Field.ErrorText>Enter a comment.</Field.ErrorText>}
        </Field.Root>
        <Dialog.Footer>
          <Button onClick={onClose}>Cancel</Button>
          <Button aria-disabled={changes.isBusy} type="submit" variant="solid">
            Send back
          </Button>
        </Dialog.Footer>
      </form>
    </AdminDialog>
  );
}
