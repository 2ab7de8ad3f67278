import { useCallback, useState } from "react";
import { NOTICE_DURATION_MS, NOTICE_LEAVE_MS, NOTICE_SWIPE_PX } from "../limits";
import { dismissNotice, type Notice } from "../toasts";
import { Icon } from "./Icon";
import { useLeaveAfter } from "./useLeaveAfter";
import { useSwipeAway } from "./useSwipeAway";

interface NoticeCardProps {
  notice: Notice;
}

/** One short, untitled notice. */
export function NoticeCard({ notice }: NoticeCardProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = useCallback(() => {
    setIsLeaving(true);
    setTimeout(() => dismissNotice(notice.id), NOTICE_LEAVE_MS);
  }, [notice.id]);
  const holdProps = useLeaveAfter(NOTICE_DURATION_MS, leave);
  const { swipeProps, style } = useSwipeAway(NOTICE_SWIPE_PX, leave);
  return (
    <li className={isLeaving ? "notice is-leaving" : "notice"} style={style} {...holdProps} {...swipeProps}>
      <Icon name="check" size={16} />
      <span className="grow">{notice.text}</span>
      <button aria-label="Dismiss" className="btn btn-quiet btn-icon" onClick={leave} type="button">
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}
