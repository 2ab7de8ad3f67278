/** The tabs of a review: links, since each tab has its own address, that also answer to the arrow keys as tabs do. */
import { useEffect, useRef, type KeyboardEvent } from "react";
import { useNavigate } from "react-router-dom";
import { Link } from "../../shared/ui/Link";
import { CASINO_TABS, casinoTabAddress, type CasinoTabId } from "./casinoTabs";

/** The one panel that all tabs fill. */
export const CASINO_PANEL_ID = "casino-panel";

export function casinoTabElementId(tab: CasinoTabId): string {
  return `casino-tab-${tab}`;
}

/** How far each key moves along the tabs, the ends being joined. */
function tabAfterKey(key: string, from: number): number | undefined {
  const last = CASINO_TABS.length - 1;
  if (key === "ArrowRight") return from === last ? 0 : from + 1;
  if (key === "ArrowLeft") return from === 0 ? last : from - 1;
  if (key === "Home") return 0;
  if (key === "End") return last;
  return undefined;
}

interface CasinoTabsProps {
  casinoName: string;
  /** The address of the overview. */
  path: string;
  selected: CasinoTabId;
}

export function CasinoTabs({ casinoName, path, selected }: CasinoTabsProps) {
  const navigate = useNavigate();
  const strip = useRef<HTMLDivElement>(null);

  // On a phone the tabs are wider than the screen: the selected one is moved to its middle, and nothing else moves.
  useEffect(() => {
    const tab = document.getElementById(casinoTabElementId(selected));
    if (!tab || !strip.current) return;
    const { left, width } = tab.getBoundingClientRect();
    const frame = strip.current.getBoundingClientRect();
    strip.current.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
  }, [selected]);

  function handleKeyDown(event: KeyboardEvent) {
    const from = CASINO_TABS.findIndex(({ id }) => id === selected);
    const tab = CASINO_TABS[tabAfterKey(event.key, from) ?? -1];
    if (!tab) return;
    event.preventDefault();
    document.getElementById(casinoTabElementId(tab.id))?.focus();
    void navigate(casinoTabAddress(path, tab.id), { replace: true, preventScrollReset: true });
  }

  return (
    <div className="tabs-scroll" ref={strip}>
      <div className="wrap tabs" role="tablist" aria-label={`Review of ${casinoName}`}>
        {CASINO_TABS.map(({ id, label }) => (
          <Link
            key={id}
            id={casinoTabElementId(id)}
            to={casinoTabAddress(path, id)}
            role="tab"
            aria-selected={id === selected}
            aria-controls={CASINO_PANEL_ID}
            tabIndex={id === selected ? 0 : -1}
            onKeyDown={handleKeyDown}
          >
            {label}
          </Link>
        ))}
      </div>
    </div>
  );
}
