import {
  useEffect,
  useRef,
  useSyncExternalStore,
  type RefObject,
  useCallback,
  useState,
  type PointerEvent,
} from "react";
import { useTopModal } from "../../shared/modals";
import {
  nothingAnnounced,
  readAnnouncements,
  subscribeAnnouncements,
  dismissNotice,
  type Notice,
  dismissToast,
  type Toast,
} from "../../shared/toasts";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./announcements.recipe";
import { button, grow } from "../../theme/classes";
import {
  NOTICE_DURATION_MS,
  NOTICE_LEAVE_MS,
  NOTICE_SWIPE_PX,
  TOAST_DURATION_MS,
  TOAST_SWIPE_PX,
} from "../../shared/limits";
import { Icon } from "../Icon";

const noticeClass = slotClass<typeof recipes.notice>("notice");
const toastClass = slotClass<typeof recipes.toast>("toast");

interface AnnouncementRegionsProps {
  /** The id of the modal dialog that contains the regions, or undefined for the page's own regions. */
  modal?: string;
}

const isNoticeHotkey = (event: KeyboardEvent) => event.altKey && event.code === "KeyT";
const isToastHotkey = (event: KeyboardEvent) => event.key === "F8";

/**
 * The regions that show and announce toasts. They are always rendered, because screen readers would otherwise miss the
 * first toast. While a modal dialog is open, everything outside it is inert. The dialog's own regions then show all
 * toasts.
 */
export function AnnouncementRegions({ modal }: AnnouncementRegionsProps) {
  const announcements = useSyncExternalStore(subscribeAnnouncements, readAnnouncements, () => nothingAnnounced);
  const isActive = useTopModal() === modal;
  const noticeRegion = useRef<HTMLElement>(null);
  const toastRegion = useRef<HTMLElement>(null);
  useRegionHotkey(noticeRegion, isNoticeHotkey, isActive);
  useRegionHotkey(toastRegion, isToastHotkey, isActive);
  const { notices, toast } = isActive ? announcements : nothingAnnounced;
  return (
    <>
      <section
        aria-label="Notices (Alt+T)"
        aria-live="polite"
        className={noticeClass("region")}
        ref={noticeRegion}
        tabIndex={-1}
      >
        {notices.length > 0 && (
          <ol className={noticeClass("list")}>
            {notices.map((notice) => (
              <NoticeCard key={notice.id} notice={notice} />
            ))}
          </ol>
        )}
      </section>
      <section
        aria-label="Notifications (F8)"
        aria-live="assertive"
        className={toastClass("region")}
        ref={toastRegion}
        tabIndex={-1}
      >
        {toast && <ToastCard key={toast.id} toast={toast} />}
      </section>
    </>
  );
}

/** Moves the focus to a region when the visitor presses its shortcut key, but only if the region is active. */
function useRegionHotkey(
  region: RefObject<HTMLElement | null>,
  isHotkey: (event: KeyboardEvent) => boolean,
  isActive: boolean,
): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const focus = (event: KeyboardEvent) => {
      if (isHotkey(event)) region.current?.focus();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, [region, isHotkey, isActive]);
}

interface NoticeCardProps {
  notice: Notice;
}

/** An untitled toast. */
function NoticeCard({ notice }: NoticeCardProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = useCallback(() => {
    setIsLeaving(true);
    setTimeout(() => dismissNotice(notice.id), NOTICE_LEAVE_MS);
  }, [notice.id]);
  const holdProps = useLeaveAfter(NOTICE_DURATION_MS, leave);
  const { swipeProps, style } = useSwipeAway(NOTICE_SWIPE_PX, leave);
  return (
    <li className={noticeClass("card", { isLeaving })} style={style} {...holdProps} {...swipeProps}>
      <Icon name="check" size={16} />
      <span className={grow()}>{notice.text}</span>
      <button aria-label="Dismiss" className={button({ tone: "quiet", size: "icon" })} onClick={leave} type="button">
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}

interface ToastCardProps {
  toast: Toast;
}

/** A titled toast, which shows the result of a visitor's action. */
function ToastCard({ toast }: ToastCardProps) {
  const holdProps = useLeaveAfter(TOAST_DURATION_MS, dismissToast);
  const { swipeProps, style } = useSwipeAway(TOAST_SWIPE_PX, dismissToast);
  return (
    <div className={toastClass("card", { tone: toast.tone })} style={style} {...holdProps} {...swipeProps}>
      <Icon name={toast.tone === "success" ? "check" : "warning"} />
      <div className={grow()}>
        <strong>{toast.title}</strong>
        <p>{toast.description}</p>
      </div>
      {toast.action && <ToastAction {...toast.action} />}
      <button
        aria-label="Close"
        className={button({ tone: "quiet", size: "icon" })}
        onClick={dismissToast}
        type="button"
      >
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
    <button className={button({ tone: "secondary", size: "sm" })} onClick={handleClick} type="button">
      {label}
    </button>
  );
}

/** Calls `onLeave` after `duration` ms without hover or focus. */
function useLeaveAfter(duration: number, onLeave: () => void) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onLeave, duration);
    return () => clearTimeout(timer);
  }, [duration, isHeld, onLeave]);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}

/** Lets the visitor dismiss an element with a swipe. Calls `onAway` after a swipe of at least `threshold` px. */
function useSwipeAway(threshold: number, onAway: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  const end = () => {
    if (Math.abs(offset) >= threshold) onAway();
    else setOffset(0);
    start.current = null;
  };
  const swipeProps = {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      const moved = event.clientX - start.current;
      // Captures the pointer only after a small move. Capturing it immediately would suppress clicks on the buttons
      // inside.
      if (Math.abs(moved) > 4) event.currentTarget.setPointerCapture(event.pointerId);
      setOffset(moved);
    },
    onPointerUp: end,
    onPointerCancel: () => {
      start.current = null;
      setOffset(0);
    },
  };
  return { swipeProps, style: offset === 0 ? undefined : { transform: `translateX(${offset}px)` } };
}
