import { TOAST_DURATION_MS, TOAST_SWIPE_PX } from "../limits";
import { dismissToast, type Toast } from "../toasts";
import { Icon } from "./Icon";
import { useLeaveAfter } from "./useLeaveAfter";
import { useSwipeAway } from "./useSwipeAway";

interface ToastCardProps {
  toast: Toast;
}

/** One titled toast: the outcome of something that the visitor did. */
export function ToastCard({ toast }: ToastCardProps) {
  const holdProps = useLeaveAfter(TOAST_DURATION_MS, dismissToast);
  const { swipeProps, style } = useSwipeAway(TOAST_SWIPE_PX, dismissToast);
  return (
    <div className={`toast toast-${toast.tone}`} style={style} {...holdProps} {...swipeProps}>
      <Icon name={toast.tone === "success" ? "check" : "warning"} />
      <div className="grow">
        <strong>{toast.title}</strong>
        <p>{toast.description}</p>
      </div>
      {toast.action && <ToastAction {...toast.action} />}
      <button aria-label="Close" className="btn btn-quiet btn-icon" onClick={dismissToast} type="button">
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

function ToastAction({ label, act }: NonNullable<Toast["action"]>) {
  const handleClick = () => {
    dismissToast();
    act();
  };
  return (
    <button className="btn btn-secondary btn-sm" onClick={handleClick} type="button">
      {label}
    </button>
  );
}
