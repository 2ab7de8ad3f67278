import { useRef, useSyncExternalStore } from "react";
import { useTopModal } from "../modals";
import { nothingAnnounced, readAnnouncements, subscribeAnnouncements } from "../toasts";
import { NoticeCard } from "./NoticeCard";
import { ToastCard } from "./ToastCard";
import { useRegionHotkey } from "./useRegionHotkey";

interface AnnouncementRegionsProps {
  /** The modal dialog that they are in; undefined for the page's own. */
  modal?: string;
}

const isNoticeHotkey = (event: KeyboardEvent) => event.altKey && event.code === "KeyT";
const isToastHotkey = (event: KeyboardEvent) => event.key === "F8";

/**
 * Where notices and toasts are read out and shown. The regions are always there, or screen readers would miss the first
 * one. While a modal dialog is open, nothing outside of it can be read or pressed: its own regions show everything.
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
      <section aria-label="Notices (Alt+T)" aria-live="polite" className="notices" ref={noticeRegion} tabIndex={-1}>
        {notices.length > 0 && (
          <ol>
            {notices.map((notice) => (
              <NoticeCard key={notice.id} notice={notice} />
            ))}
          </ol>
        )}
      </section>
      <section aria-label="Notifications (F8)" aria-live="assertive" className="toasts" ref={toastRegion} tabIndex={-1}>
        {toast && <ToastCard key={toast.id} toast={toast} />}
      </section>
    </>
  );
}
