/** A link to the next page of a list. With JavaScript, a click adds the next rows to the current page instead. */
import { useRef, useState, type MouseEvent } from "react";
import { button as buttonStyle, showMore as showMoreStyle, text } from "../theme/classes";
import { Link } from "./Link";

interface ShowMoreProps {
  /** The path of the next page. */
  href: string;
  isLoading: boolean;
  /** How much of the list is visible, such as 'Showing 24 of 50'. */
  progress?: string;
  /** Adds the next rows to the list. Rejects with an error whose message is for the visitor. */
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
    <div className={showMoreStyle()}>
      {progress && <p className={text({ size: "tiny" })}>{progress}</p>}
      <p role="alert" className={text({ tone: "warning" })}>
        {failure}
      </p>
      <Link to={href} className={buttonStyle({ tone: "secondary" })} aria-disabled={isLoading} onClick={handleClick}>
        {isLoading ? "Loading..." : "Show more"}
      </Link>
    </div>
  );
}
