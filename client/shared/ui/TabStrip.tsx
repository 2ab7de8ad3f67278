/** Tabs that are links, since each has its own address, and that also answer to the keys as tabs do. */
import { useEffect, useRef, type KeyboardEvent } from "react";
import { Link } from "./Link";

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** The tab's address. */
  to: string;
}

interface TabStripProps<Id extends string> {
  /** What the tabs are of, for those who can't see where they stand. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  /** The one panel that all tabs fill. */
  panelId: string;
  className?: string;
  /** Opens the tab that an arrow key has moved to. Without it the arrows only move, and Enter or Space opens. */
  onArrow?: (tab: Tab<Id>) => void;
}

export function tabElementId(panelId: string, tab: string): string {
  return `${panelId}-tab-${tab}`;
}

/** How far each key moves along `count` tabs, the ends being joined. */
function placeAfterKey(key: string, from: number, count: number): number | undefined {
  if (key === "ArrowRight") return (from + 1) % count;
  if (key === "ArrowLeft") return (from - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

export function TabStrip<Id extends string>(props: TabStripProps<Id>) {
  const { label, tabs, selected, panelId, className = "tabs", onArrow } = props;
  const strip = useRef<HTMLDivElement>(null);

  // On a phone the tabs are wider than the screen: the selected one is moved to its middle, and nothing else moves.
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
    <div className="tabs-scroll" ref={strip}>
      <div aria-label={label} className={className} role="tablist">
        {tabs.map(({ id, label: name, to }, position) => (
          <Link
            key={id}
            id={tabElementId(panelId, id)}
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
