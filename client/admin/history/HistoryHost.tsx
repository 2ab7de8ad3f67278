import { useMemo, useState, type ComponentType, type ReactNode, createContext, useContext } from "react";
import { chunkLoader } from "../../shared/browser/lazyWithRetry";
import { panelMessages } from "../messages";
import { showToast } from "../../shared/toasts";
import { Button, VisuallyHidden, type ButtonProps } from "@chakra-ui/react";
import { Icon } from "../../ui/Icon";
import type { HistorySubject } from "./historySubject";

interface HistoryDrawerControl {
  /** Opens the history of a row, or of all rows if `subject` is missing. */
  open: (subject?: HistorySubject) => void;
  /** Loads the drawer's script early. Call it when the editor hovers over or focuses a History button. */
  prepare: () => void;
}

const HistoryContext = createContext<HistoryDrawerControl>({ open: () => undefined, prepare: () => undefined });

export function useHistoryDrawer(): HistoryDrawerControl {
  return useContext(HistoryContext);
}

interface HistoryDrawerProps {
  /** The row whose history is shown, or null to show the history of all rows. */
  subject: HistorySubject | null;
  onClose: () => void;
}

interface Opened {
  subject: HistorySubject | null;
  Drawer: ComponentType<HistoryDrawerProps>;
}

const { load, preload } = chunkLoader(() => import("./HistoryDrawer"));

/**
 * Provides the history drawer. Its script loads when the editor hovers over or focuses a History button for the first
 * time.
 */
export function HistoryHost({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const control = useMemo<HistoryDrawerControl>(
    () => ({
      open: (subject) =>
        void load().then(
          ({ HistoryDrawer }) => setOpened({ subject: subject ?? null, Drawer: HistoryDrawer }),
          () => showToast({ ...panelMessages.historyUnreachable, tone: "error" }),
        ),
      prepare: preload,
    }),
    [],
  );
  return (
    <HistoryContext value={control}>
      {children}
      {opened && <opened.Drawer onClose={() => setOpened(null)} subject={opened.subject} />}
    </HistoryContext>
  );
}

interface HistoryButtonProps extends Pick<ButtonProps, "size" | "variant"> {
  /** The row whose history opens. Omit the row to open the history of all rows. */
  subject?: HistorySubject;
}

export function HistoryButton({ subject, size = "sm", variant }: HistoryButtonProps) {
  const { open, prepare } = useHistoryDrawer();
  return (
    <Button
      aria-haspopup="dialog"
      onClick={() => open(subject)}
      onFocus={prepare}
      onPointerEnter={prepare}
      size={size}
      variant={variant}
    >
      <Icon name="clock" size={16} />
      History
      {subject && <VisuallyHidden> of {subject.name}</VisuallyHidden>}
    </Button>
  );
}
