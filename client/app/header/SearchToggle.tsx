import { Suspense, useCallback, useLayoutEffect, useRef, useState } from "react";
import { lazyWithRetry } from "../../shared/browser/lazyWithRetry";
import { ChunkBoundary } from "../../ui/ChunkBoundary";
import { Icon } from "../../ui/Icon";
import { useDismiss } from "../../shared/hooks/useDismiss";
import { field, grow, needsScript, pageWidth, searchBox } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as searchRecipes from "../../features/search/search.recipe";
import type * as recipes from "./header.recipe";
import { useOpenHere } from "./useOpenHere";

const search = slotClass<typeof searchRecipes.search>("search");
const toggle = slotClass<typeof recipes.searchToggle>("search-toggle");

const SearchPopup = lazyWithRetry(() =>
  import("../../features/search/SearchPopup").then((module) => module.SearchPopup),
);

interface WaitingFieldProps {
  text: string;
  onText: (text: string) => void;
}

/** Accepts input while the popup's script loads. The popup then takes over the text. */
function WaitingField({ text, onText }: WaitingFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  return (
    <div className={`${pageWidth()} ${search("form")} ${search("waiting")}`}>
      <div className={search("row")}>
        <span className={`${searchBox()} ${grow()}`}>
          <Icon name="search" />
          <input
            aria-label="Search"
            autoComplete="off"
            className={field()}
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
 * The header's search button. It opens a popup, whose script loads when the visitor hovers over or focuses the button.
 * On a wide screen, the button looks like a search field. When the popup opens, the button becomes a close icon,
 * because the popup has its own field.
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
    <div className={`${toggle("root")} ${needsScript()}`} ref={area}>
      <button
        aria-controls="search-popup"
        aria-expanded={isOpen}
        aria-label="Search casinos, games, bonuses"
        className={toggle("button")}
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
      <div className={toggle("popup")} hidden={!isOpen} id="search-popup">
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
