import { formatDay, formatTime } from "../dates";

interface MomentProps {
  /** ISO 8601. What is none stands as it is. */
  iso: string;
}

/** A moment in UTC, which the head of its column says; where it is narrow, the time goes below the day. */
export function Moment({ iso }: MomentProps) {
  if (Number.isNaN(Date.parse(iso))) return iso;
  return (
    <time className="moment" dateTime={iso}>
      <span>{formatDay(iso)},</span> <span>{formatTime(iso)}</span>
    </time>
  );
}
