import { useId, useState } from "react";
import type { FragmentType } from "@apollo/client";
import { useChangeSetItem_changeSetFragment } from "../../graphql/documents/ChangeSetItem_changeSet";
import type { ChangeSetItem_changeSetFragment } from "../../graphql/generated";
import { ago } from "../../shared/ago";
import { formatDay, formatTime } from "../../shared/dates";
import { Icon } from "../../shared/ui/Icon";
import { ChangeSetRows } from "./ChangeSetRows";
import { changeWords } from "./changeWords";
import type { HistorySubject } from "./historyContext";
import { useUndo } from "./useUndo";

interface ChangeSetItemProps {
  changeSet: FragmentType<ChangeSetItem_changeSetFragment>;
  subject: HistorySubject | null;
  onActor: ((actor: string) => void) | undefined;
}

/** One change set: who did what and when, what exactly, and its undo. */
export function ChangeSetItem({ changeSet: from, subject, onActor }: ChangeSetItemProps) {
  const changeSet = useChangeSetItem_changeSetFragment(from);
  const { id, actor, createdAt, rows } = changeSet;
  const [isExpanded, setIsExpanded] = useState(false);
  const detailId = useId();
  const words = changeWords(changeSet);
  return (
    <li className="history-item">
      <div className="history-line">
        <button
          aria-controls={detailId}
          aria-expanded={isExpanded}
          className="history-words"
          onClick={() => setIsExpanded(!isExpanded)}
          type="button"
        >
          <Icon name="chevron" size={16} />
          {words}
        </button>
        <UndoButton changeSet={changeSet} rowCount={rows.totalCount} words={words} />
      </div>
      <p className="tiny history-when">
        {onActor ? (
          <button
            aria-label={`Show only what ${actor} did`}
            className="history-actor"
            onClick={() => onActor(actor)}
            type="button"
          >
            {actor}
          </button>
        ) : (
          actor
        )}
        {", "}
        <time dateTime={createdAt} title={`${formatDay(createdAt)}, ${formatTime(createdAt)} UTC`}>
          {ago(createdAt)}
        </time>
      </p>
      <WhyNot changeSet={changeSet} />
      <div id={detailId}>{isExpanded && <ChangeSetRows changeSetId={id} subject={subject} />}</div>
    </li>
  );
}

interface UndoButtonProps {
  changeSet: ChangeSetItem_changeSetFragment;
  words: string;
  rowCount: number;
}

/** Not `disabled` where it can't be pressed: the focus stays on it when the change set is undone. */
function UndoButton({ changeSet: { id, isUndoable, undoneBy }, words, rowCount }: UndoButtonProps) {
  const { undo, isUndoing } = useUndo();
  const isPossible = isUndoable && !isUndoing;
  const label = isUndoing ? "Undoing..." : undoneBy ? "Undone" : "Undo";
  return (
    <button
      aria-disabled={!isPossible}
      aria-label={`${label}: ${words}`}
      className="btn btn-secondary btn-sm"
      onClick={() => isPossible && void undo({ changeSetId: id, words, rowCount })}
      type="button"
    >
      {label}
    </button>
  );
}

/** Why a change set can't be undone, or that it was. */
function WhyNot({ changeSet: { undoneBy, isUndoable, obstacles } }: { changeSet: ChangeSetItem_changeSetFragment }) {
  if (undoneBy)
    return (
      <p className="tiny history-why">
        Undone by {undoneBy.actor}, {ago(undoneBy.createdAt)}.
      </p>
    );
  const [first, ...others] = obstacles;
  if (isUndoable || !first) return null;
  return (
    <p className="tiny history-why">
      Can't be undone. {first.message} {others.length > 0 && "There is more in the way."}
    </p>
  );
}
