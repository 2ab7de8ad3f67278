/**
 * The buttons that approve a draft, send it back or schedule it, in the list of drafts and in a draft's form. The
 * draft's state and the person's role decide which of them appear.
 */
import { Button, chakra, type ButtonProps } from "@chakra-ui/react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { CatalogueNoun } from "../../graphql/schemaTypes.generated";
import { usePermission } from "../session/usePermission";
import { ReturnDialog, ScheduleDialog } from "./DraftDialogs";
import type { DraftRow } from "./draftLabels";
import { approveDraftDocument, unscheduleDraftDocument } from "./drafts.generated";
import type { DraftChanges } from "./useDraftChanges";

interface ReviewButtonsProps {
  /** An open draft. */
  draft: DraftRow;
  changes: DraftChanges;
  isDisabled?: boolean;
  /** Gets the focus after a change if none of the buttons are left. */
  fallbackFocus?: RefObject<HTMLElement | null>;
  /** Buttons to show between 'Send back' and 'Schedule'. */
  children?: ReactNode;
}

export function ReviewButtons({ draft, changes, isDisabled = false, fallbackFocus, children }: ReviewButtonsProps) {
  const { name, state, approvedBy } = draft;
  const [shown, setShown] = useState<"schedule" | "return" | null>(null);
  const [finishedCount, setFinishedCount] = useState(0);
  const buttons = useRef<HTMLDivElement>(null);
  const canReview = usePermission("EDIT_ALL_DRAFTS").isAllowed;
  const canPublish = useCanPublish(draft.noun);
  const isReviewed = state === "IN_REVIEW" && canReview;
  const isScheduled = state === "SCHEDULED";
  const isBusy = changes.isBusy || isDisabled;

  useEffect(() => {
    // The change may have removed the button that had the focus.
    if (finishedCount === 0 || document.activeElement !== document.body) return;
    (buttons.current?.querySelector("button") ?? fallbackFocus?.current)?.focus({ preventScroll: true });
  }, [finishedCount, fallbackFocus]);

  function finish(): void {
    setShown(null);
    setFinishedCount((count) => count + 1);
  }

  async function start(act: (ready: DraftRow) => unknown): Promise<void> {
    if (isBusy) return;
    const ready = await changes.prepare(draft);
    if (ready) await act(ready);
  }

  async function handleApprove({ id, version }: DraftRow): Promise<void> {
    await changes.send(approveDraftDocument, { id, version }, `${name} was approved.`);
    finish();
  }

  async function handleUnschedule({ id, version }: DraftRow): Promise<void> {
    await changes.send(unscheduleDraftDocument, { id, version }, `${name} is waiting for review again.`);
    finish();
  }

  const button = (label: string, act: (ready: DraftRow) => unknown) => (
    <DraftButton isBusy={isBusy} label={label} name={name} onClick={() => void start(act)} />
  );
  return (
    <chakra.div data-review display="contents" ref={buttons}>
      {isReviewed && approvedBy === null && button("Approve", handleApprove)}
      {isReviewed && button("Send back", () => setShown("return"))}
      {children}
      {canPublish && button(isScheduled ? "Reschedule" : "Schedule", () => setShown("schedule"))}
      {canPublish && isScheduled && button("Unschedule", handleUnschedule)}
      {shown === "schedule" && <ScheduleDialog changes={changes} draft={draft} onClose={finish} />}
      {shown === "return" && <ReturnDialog changes={changes} draft={draft} onClose={finish} />}
    </chakra.div>
  );
}

interface DraftButtonProps extends Pick<ButtonProps, "variant"> {
  label: string;
  /** The name of the draft. */
  name: string;
  isBusy: boolean;
  onClick: () => void;
}

/** A button for one draft. It keeps the focus while a change is being sent. */
export function DraftButton({ label, name, isBusy, ...button }: DraftButtonProps) {
  return (
    <Button aria-disabled={isBusy} aria-label={`${label} ${name}`} size="sm" {...button}>
      {label}
    </Button>
  );
}

/** Returns whether the person may publish drafts of a noun. */
export function useCanPublish(noun: CatalogueNoun): boolean {
  return usePermission(noun === "SETTINGS" ? "EDIT_SETTINGS" : "WRITE_CATALOGUE").isAllowed;
}
