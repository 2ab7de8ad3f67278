import { useRef, useSyncExternalStore } from "react";
import { nothingAnnounced, readAnnouncements, subscribeAnnouncements } from "../toasts";
import { AnnouncementList } from "./AnnouncementList";

/**
 * Where notices and toasts are read out and shown. The regions are always there, or screen readers would miss the first
 * one, and so is what fills them: the first thing to tell may be that the server can't be reached.
 */
export function AnnouncementRegions() {
  const announcements = useSyncExternalStore(subscribeAnnouncements, readAnnouncements, () => nothingAnnounced);
  const noticeRegion = useRef<HTMLElement>(null);
  const toastRegion = useRef<HTMLElement>(null);
  return (
    <>
      <section aria-label="Notices (Alt+T)" aria-live="polite" className="notices" ref={noticeRegion} tabIndex={-1} />
      <section
        aria-label="Notifications (F8)"
        aria-live="assertive"
        className="toasts"
        ref={toastRegion}
        tabIndex={-1}
      />
      {announcements !== nothingAnnounced && (
        <AnnouncementList announcements={announcements} noticeRegion={noticeRegion} toastRegion={toastRegion} />
      )}
    </>
  );
}
