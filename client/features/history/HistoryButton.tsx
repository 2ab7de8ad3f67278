import { Icon } from "../../shared/ui/Icon";
import { useHistoryDrawer, type HistorySubject } from "./historyContext";

interface HistoryButtonProps {
  /** The row whose history it opens; left out, that of everything. */
  subject?: HistorySubject;
  className?: string;
}

export function HistoryButton({ subject, className = "btn btn-secondary btn-sm" }: HistoryButtonProps) {
  const { open, prepare } = useHistoryDrawer();
  return (
    <button
      aria-haspopup="dialog"
      className={className}
      onClick={() => open(subject)}
      onFocus={prepare}
      onPointerEnter={prepare}
      type="button"
    >
      <Icon name="clock" size={16} />
      History
      {subject && <span className="sr-only"> of {subject.name}</span>}
    </button>
  );
}
