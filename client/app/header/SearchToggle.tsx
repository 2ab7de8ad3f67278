import { lazy, Suspense, useCallback, useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useLocation } from "react-router-dom";
import { Icon } from "../../shared/ui/Icon";
import { useCloseOutside } from "../../shared/useCloseOutside";

const loadPopup = () => import("../../features/search/SearchPopup");
const SearchPopup = lazy(() => loadPopup().then((module) => ({ default: module.SearchPopup })));

/** The header's search: a button that opens the popup, which is fetched when the visitor reaches for it. */
export function SearchToggle() {
  const [isOpen, setIsOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  const hide = useCallback(() => setIsOpen(false), []);
  useEffect(hide, [key, hide]);
  useCloseOutside(area, isOpen, hide);

  const close = () => {
    hide();
    button.current?.focus();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) close();
  };
  const prepare = () => void loadPopup().catch(() => undefined); // Clicking tries again.

  return (
    <div className="search-area" onKeyDown={closeByKey} ref={area}>
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
            <SearchPopup onDone={close} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
