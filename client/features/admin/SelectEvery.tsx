import type { WalkProgress } from "../../graphql/walkList";
import { plural } from "../../shared/plural";

interface SelectEveryProps {
  /** 'Select all 512 casinos'. */
  label: string;
  /** They are being fetched. */
  progress: WalkProgress | null;
  onSelect: () => void;
  onStop: () => void;
}

/** Chooses every row that the list finds, on all of its pages. */
export function SelectEvery({ label, progress, onSelect, onStop }: SelectEveryProps) {
  if (!progress)
    return (
      <button className="btn btn-secondary btn-sm" onClick={onSelect} type="button">
        {label}
      </button>
    );
  const { count, wait } = progress;
  return (
    <>
      <button className="btn btn-secondary btn-sm" onClick={onStop} type="button">
        Stop
      </button>
      <span className="small" role="status">
        {wait
          ? `The server asks for a pause of ${plural(Math.ceil(wait), "second")}. It goes on by itself.`
          : `Fetching them: ${count.toLocaleString("en-US")} so far`}
      </span>
    </>
  );
}
