/** The way to the next page of a list: a real link, which a script turns into more cards in place. */
import { useRef, useState, type MouseEvent } from "react";
import { Link } from "./Link";

interface ShowMoreProps {
  /** The address of the next page. */
  href: string;
  isLoading: boolean;
  /** How far the list has come, such as 'Showing 24 of 50'. */
  progress?: string;
  /** Adds the next page in place. Rejects with words for the visitor. */
  onMore: () => Promise<void>;
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

export function ShowMore({ href, isLoading, progress, onMore }: ShowMoreProps) {
  const [failure, setFailure] = useState<string>();
  const isAsked = useRef(false);

  async function showMore() {
    if (isAsked.current) return;
    isAsked.current = true;
    setFailure(undefined);
    try {
      await onMore();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      isAsked.current = false;
    }
  }

  function handleClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void showMore();
  }

  return (
    <div className="show-more">
      {progress && <p className="tiny">{progress}</p>}
      <p role="alert" className="is-warning">
        {failure}
      </p>
      <Link to={href} className="btn btn-secondary" aria-disabled={isLoading} onClick={handleClick}>
        {isLoading ? "Loading..." : "Show more"}
      </Link>
    </div>
  );
}
