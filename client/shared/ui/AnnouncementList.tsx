import type { RefObject } from "react";
import { createPortal } from "react-dom";
import type { Announcements } from "../toasts";
import { NoticeCard } from "./NoticeCard";
import { ToastCard } from "./ToastCard";
import { useRegionHotkey } from "./useRegionHotkey";

interface AnnouncementListProps {
  announcements: Announcements;
  noticeRegion: RefObject<HTMLElement | null>;
  toastRegion: RefObject<HTMLElement | null>;
}

const isNoticeHotkey = (event: KeyboardEvent) => event.altKey && event.code === "KeyT";
const isToastHotkey = (event: KeyboardEvent) => event.key === "F8";

/** Fills the two live regions of the layout. */
export function AnnouncementList({ announcements, noticeRegion, toastRegion }: AnnouncementListProps) {
  const { notices, toast } = announcements;
  useRegionHotkey(noticeRegion, isNoticeHotkey);
  useRegionHotkey(toastRegion, isToastHotkey);
  return (
    <>
      {noticeRegion.current &&
        createPortal(
          <ol>
            {notices.map((notice) => (
              <NoticeCard key={notice.id} notice={notice} />
            ))}
          </ol>,
          noticeRegion.current,
        )}
      {toastRegion.current && toast && createPortal(<ToastCard key={toast.id} toast={toast} />, toastRegion.current)}
    </>
  );
}
