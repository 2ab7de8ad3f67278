/** The history over the panel: of one row or of everything. Chakra's dialog keeps the focus inside and gives it back. */
import { Dialog, Portal } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { Icon } from "../../shared/ui/Icon";
import { HistoryFilters, type HistoryFilter } from "./HistoryFilters";
import { HistoryList } from "./HistoryList";
import type { HistorySubject } from "./historyContext";

interface HistoryDrawerProps {
  /** The row that it is about; null for everything. */
  subject: HistorySubject | null;
  /** It is gone, with its farewell. */
  onGone: () => void;
}

/** What is told meanwhile stays in reach. */
const persistentElements = [".toasts", ".notices"].map((region) => () => document.querySelector<HTMLElement>(region));

const everything: HistoryFilter = { noun: null, actor: null };

export function HistoryDrawer({ subject, onGone }: HistoryDrawerProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [filter, setFilter] = useState(everything);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog.Root
      initialFocusEl={() => title.current}
      onExitComplete={onGone}
      onOpenChange={({ open }) => setIsOpen(open)}
      open={isOpen}
      persistentElements={persistentElements}
    >
      <Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Positioner className="history-place">
          <Dialog.Content className="history-drawer">
            <header className="history-head">
              <div>
                <Dialog.Title className="dialog-title" ref={title} tabIndex={-1}>
                  {subject ? `History of ${subject.name}` : "History"}
                </Dialog.Title>
                <Dialog.Description className="muted small">
                  Who changed what, the latest first. An undo is a change of its own and can be undone too.
                </Dialog.Description>
              </div>
              <Dialog.CloseTrigger aria-label="Close the history" className="btn btn-quiet btn-icon">
                <Icon name="close" />
              </Dialog.CloseTrigger>
            </header>
            {!subject && <HistoryFilters filter={filter} onChange={setFilter} />}
            <HistoryList
              filter={filter}
              onActor={subject ? undefined : (actor) => setFilter({ ...filter, actor })}
              subject={subject}
            />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
