/** The history over the panel: of one row or of everything. */
import { useId, useRef, useState } from "react";
import { Icon } from "../../shared/ui/Icon";
import { Modal } from "../../shared/ui/Modal";
import { HistoryFilters, type HistoryFilter } from "./HistoryFilters";
import { HistoryList } from "./HistoryList";
import type { HistorySubject } from "./historyContext";

interface HistoryDrawerProps {
  /** The row that it is about; null for everything. */
  subject: HistorySubject | null;
  onClose: () => void;
}

const everything: HistoryFilter = { noun: null, actor: null };

export function HistoryDrawer({ subject, onClose }: HistoryDrawerProps) {
  const [filter, setFilter] = useState(everything);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  return (
    <Modal describedBy={`${id}-text`} initialFocus={title} labelledBy={`${id}-title`} onClose={onClose} place="side">
      <div className="history-drawer">
        <header className="history-head">
          <div>
            <h2 className="dialog-title" id={`${id}-title`} ref={title} tabIndex={-1}>
              {subject ? `History of ${subject.name}` : "History"}
            </h2>
            <p className="muted small" id={`${id}-text`}>
              Who changed what, the latest first. An undo is a change of its own and can be undone too.
            </p>
          </div>
          <button aria-label="Close the history" className="btn btn-quiet btn-icon" onClick={onClose} type="button">
            <Icon name="close" />
          </button>
        </header>
        {!subject && <HistoryFilters filter={filter} onChange={setFilter} />}
        <HistoryList
          filter={filter}
          onActor={subject ? undefined : (actor) => setFilter({ ...filter, actor })}
          subject={subject}
        />
      </div>
    </Modal>
  );
}
