import { useMemo, useState, type ComponentType, type ReactNode } from "react";
import { chunkLoader } from "../../shared/lazyWithRetry";
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
  onClose: () => void;
}

interface Opened {
  subject: HistorySubject | null;
  Drawer: ComponentType<HistoryDrawerProps>;
}

const { load, preload } = chunkLoader(() => import("./HistoryDrawer"));

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
      prepare: preload,
    }),
    [],
  );
  return (
    <HistoryContext value={control}>
      {children}
      {opened && (
        <HistoryWordsContext value={words}>
          <opened.Drawer onClose={() => setOpened(null)} subject={opened.subject} />
        </HistoryWordsContext>
      )}
    </HistoryContext>
  );
}
