import { useMemo, useState, type ComponentType, type ReactNode } from "react";
import { messages } from "../../shared/messages";
import { showToast } from "../../shared/toasts";
import {
  HistoryContext,
  HistoryWordsContext,
  type HistoryDrawerControl,
  type HistorySubject,
  type HistoryWords,
} from "./historyContext";

interface HistoryDrawerProps {
  /** The row that it is about; null for everything. */
  subject: HistorySubject | null;
  /** It is gone, with its farewell. */
  onGone: () => void;
}

interface Opened {
  subject: HistorySubject | null;
  Drawer: ComponentType<HistoryDrawerProps>;
}

const load = () => import("./HistoryDrawer");

function prepare(): void {
  load().catch(() => undefined); // Opening tries again.
}

/** Where the history appears. Its script is fetched when an editor first reaches for it. */
export function HistoryHost({ words, children }: { words: HistoryWords; children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const control = useMemo<HistoryDrawerControl>(
    () => ({
      open: (subject) =>
        void load().then(
          ({ HistoryDrawer }) => setOpened({ subject: subject ?? null, Drawer: HistoryDrawer }),
          () => showToast({ ...messages.historyUnreachable, tone: "error" }),
        ),
      prepare,
    }),
    [],
  );
  return (
    <HistoryContext value={control}>
      {children}
      {opened && (
        <HistoryWordsContext value={words}>
          <opened.Drawer onGone={() => setOpened(null)} subject={opened.subject} />
        </HistoryWordsContext>
      )}
    </HistoryContext>
  );
}
