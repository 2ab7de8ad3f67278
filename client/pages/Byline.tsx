import { formatDay } from "../shared/dates";

interface BylineProps {
  author: string;
  readTime: string;
  /** ISO date. */
  date: string;
}

/** Who wrote it, when, and how long it takes to read. */
export function Byline({ author, readTime, date }: BylineProps) {
  return (
    <p className="byline">
      <span>{author}</span>
      <span>{readTime}</span>
      <time dateTime={date}>{formatDay(date)}</time>
    </p>
  );
}
