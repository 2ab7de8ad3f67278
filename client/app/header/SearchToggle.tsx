import { Suspense, useCallback, useLayoutEffect, useRef, useState } from "react";
import { lazyWithRetry } from "../../shared/lazyWithRetry";
import { ChunkBoundary } from "../../shared/ui/ChunkBoundary";
import { Icon } from "../../shared/ui/Icon";
import { useDismiss } from "../../shared/useDismiss";
import { useOpenHere } from "./useOpenHere";

const SearchPopup = lazyWithRetry(() =>
  import("../../features/search/SearchPopup").then((module) => module.SearchPopup),
);

interface WaitingFieldProps {
  text: string;
  onText: (text: string) => void;
}

/** Takes what is typed until the popup is there: nobody waits for a script before typing. */
function WaitingField({ text, onText }: WaitingFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  return (
    <div className="wrap search-form search-waiting">
      <div className="search-row">
        <span className="search-box grow">
          <Icon name="search" />
          <input
            aria-label="Search"
            autoComplete="off"
            className="field"
            onChange={(event) => onText(event.target.value)}
            placeholder="Search casinos, games, bonuses..."
            ref={input}
            type="text"
            value={text}
          />
        </span>
      </div>
    </div>
  );
}

/**
 * The header's search: a button that opens the popup, which is fetched when the visitor reaches for it. Where the button
 * looks like a field the popup's own field takes its place, and it shrinks to the sign that closes.
 */
export function SearchToggle() {
  const { isOpen, setIsOpen } = useOpenHere();
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState("");

  const dismiss = useCallback(
    (byKey: boolean) => {
      setIsOpen(false);
      if (byKey) button.current?.focus();
    },
    [setIsOpen],
  );
  useDismiss(area, isOpen, dismiss);

  return (
    <div className="search-area needs-script" ref={area}>
      <button
        aria-controls="search-popup"
        aria-expanded={isOpen}
        aria-label="Search casinos, games, bonuses"
        className="search-toggle"
        onClick={() => {
          setText("");
          setIsOpen(!isOpen);
        }}
        onFocus={SearchPopup.preload}
        onPointerEnter={SearchPopup.preload}
        ref={button}
        type="button"
      >
        <Icon name={isOpen ? "close" : "search"} size={17} />
        <span aria-hidden="true">Search casinos, games, bonuses...</span>
      </button>
      <div className="search-popup" hidden={!isOpen} id="search-popup">
        {isOpen && (
          <ChunkBoundary>
            <Suspense fallback={<WaitingField text={text} onText={setText} />}>
              <SearchPopup onDone={() => setIsOpen(false)} text={text} onText={setText} />
            </Suspense>
          </ChunkBoundary>
        )}
      </div>
    </div>
  );
}
