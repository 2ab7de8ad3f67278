/**
 * A row of tabs. The tabs are links, because each tab has its own URL, and they support the keyboard keys of ARIA tabs.
 */
import { useEffect, useRef, type KeyboardEvent } from "react";
import { tabs as tabsStyle } from "../theme/classes";
import { Link } from "./Link";

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** The tab's path. */
  to: string;
}

interface TabStripProps<Id extends string> {
  /** The tab list's name for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  /** The id of the panel that shows the selected tab's content. */
  panelId: string;
  /** An extra class for the tab list. */
  className?: string;
  /**
   * Opens the tab that an arrow key has reached. Without this function, the arrow keys only move the focus, and Enter
   * or Space opens the tab.
   */
  onArrow?: (tab: Tab<Id>) => void;
}

export function tabElementId(panelId: string, tab: string): string {
  return `${panelId}-tab-${tab}`;
}

/** Returns the index that a key moves to among `count` tabs, wrapping around at both ends. */
function placeAfterKey(key: string, from: number, count: number): number | undefined {
  if (key === "ArrowRight") return (from + 1) % count;
  if (key === "ArrowLeft") return (from - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

export function TabStrip<Id extends string>(props: TabStripProps<Id>) {
  const { label, tabs, selected, panelId, className = "", onArrow } = props;
  const strip = useRef<HTMLDivElement>(null);

  // On a phone, the tabs are wider than the screen, so center the selected tab.
  useEffect(() => {
    const tab = document.getElementById(tabElementId(panelId, selected));
    if (!tab || !strip.current) return;
    const { left, width } = tab.getBoundingClientRect();
    const frame = strip.current.getBoundingClientRect();
    strip.current.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
  }, [panelId, selected]);

  function handleKeyDown(event: KeyboardEvent<HTMLAnchorElement>, from: number) {
    if (event.key === " ") {
      event.preventDefault();
      event.currentTarget.click();
    }
    const tab = tabs[placeAfterKey(event.key, from, tabs.length) ?? -1];
    if (!tab) return;
    event.preventDefault();
    document.getElementById(tabElementId(panelId, tab.id))?.focus();
    onArrow?.(tab);
  }

  return (
    <div className={tabsStyle("scroll")} ref={strip}>
      <div aria-label={label} className={`${className} ${tabsStyle("list")}`} role="tablist">
        {tabs.map(({ id, label: name, to }, position) => (
          <Link
            key={id}
            id={tabElementId(panelId, id)}
            className={tabsStyle("tab")}
            to={to}
            role="tab"
            aria-selected={id === selected}
            aria-controls={panelId}
            tabIndex={id === selected ? 0 : -1}
            onKeyDown={(event) => handleKeyDown(event, position)}
          >
            {name}
          </Link>
        ))}
      </div>
    </div>
  );
}
