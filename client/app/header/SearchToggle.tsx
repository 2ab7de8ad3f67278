import { lazy, Suspense, useCallback, useRef } from "react";
import { Icon } from "../../shared/ui/Icon";
import { useDismiss } from "../../shared/useDismiss";
import { useOpenHere } from "./useOpenHere";

const loadPopup = () => import("../../features/search/SearchPopup");
const SearchPopup = lazy(() => loadPopup().then((module) => ({ default: module.SearchPopup })));

/** The header's search: a button that opens the popup, which is fetched when the visitor reaches for it. */
export function SearchToggle() {
  const { isOpen, setIsOpen } = useOpenHere();
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const dismiss = useCallback(
    (byKey: boolean) => {
      setIsOpen(false);
      if (byKey) button.current?.focus();
    },
    [setIsOpen],
  );
  useDismiss(area, isOpen, dismiss);
  const prepare = () => void loadPopup().catch(() => undefined); // Clicking tries again.

  return (
    <div className="search-area" ref={area}>
      <button
        aria-controls="search-popup"
        aria-expanded={isOpen}
        aria-label="Search casinos, games, bonuses"
        className="search-toggle"
        onClick={() => setIsOpen(!isOpen)}
        onFocus={prepare}
        onPointerEnter={prepare}
        ref={button}
        type="button"
      >
        <Icon name="search" size={17} />
        <span aria-hidden="true">Search casinos, games, bonuses...</span>
      </button>
      <div className="search-popup" hidden={!isOpen} id="search-popup">
        {isOpen && (
          <Suspense fallback={<div className="wrap search-waiting" />}>
            <SearchPopup onDone={() => setIsOpen(false)} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
