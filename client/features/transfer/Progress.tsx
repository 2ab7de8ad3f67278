import { pauseAsked } from "../../shared/messages";

interface ProgressProps {
  /** What is under way. */
  label: string;
  done: number;
  total: number;
  /** How far it is, as people read it. */
  words: string;
  /** Seconds until it goes on, where the server has asked to wait. */
  wait?: number | undefined;
}

/** How far a long work is. Its words are announced now and then, not at every step. */
export function Progress({ label, done, total, words, wait }: ProgressProps) {
  return (
    <div className="transfer-progress">
      <progress aria-label={label} max={Math.max(total, 1)} value={Math.min(done, total)} />
      <span className="small">{words}</span>
      <span className="small muted" role="status">
        {wait ? pauseAsked(wait) : ""}
      </span>
    </div>
  );
}
