import { useEffect, useRef, type ReactNode } from "react";
import { useNavigate, useNavigationType } from "react-router-dom";
import { tabElementId, TabStrip } from "../../ui/TabStrip";
import { column, pageWidth } from "../../theme/classes";

/** The seven tabs of a casino's review in order, with the field that contains each tab's text. */

const CASINO_TABS = [
  { id: "overview", label: "Overview", text: "about" },
  { id: "games", label: "Games", text: "games" },
  { id: "bonuses", label: "Bonuses", text: "bonuses" },
  { id: "payments", label: "Payments", text: "banking" },
  { id: "support", label: "Support", text: "support" },
  { id: "mobile", label: "Mobile", text: "mobile" },
  { id: "security", label: "Security", text: "security" },
] as const;

export type CasinoTab = (typeof CASINO_TABS)[number];
type CasinoTabId = CasinoTab["id"];

/** Returns the tab with this `?tab=` value, or the overview if the value is missing or unknown. */
export function readCasinoTab(named: string | undefined): CasinoTab {
  return CASINO_TABS.find(({ id }) => id === named) ?? CASINO_TABS[0];
}

/** Returns the path of a tab. The overview is at the review's own path. */
export function casinoTabAddress(path: string, tab: CasinoTabId): string {
  return tab === "overview" ? path : `${path}?tab=${tab}`;
}

/** The id of the panel that shows the content of every tab. */
const CASINO_PANEL_ID = "casino-panel";

interface CasinoTabsProps {
  casinoName: string;
  /** The review's own path. */
  path: string;
  selected: CasinoTabId;
}

export function CasinoTabs({ casinoName, path, selected }: CasinoTabsProps) {
  const navigate = useNavigate();
  return (
    <TabStrip
      label={`Review of ${casinoName}`}
      tabs={CASINO_TABS.map(({ id, label }) => ({ id, label, to: casinoTabAddress(path, id) }))}
      selected={selected}
      panelId={CASINO_PANEL_ID}
      className={pageWidth()}
      onArrow={({ to }) => void navigate(to, { replace: true, preventScrollReset: true })}
    />
  );
}

/** The panel with the selected tab's content. A new tab starts at its top, even if the visitor has scrolled down. */
export function CasinoTabPanel({ tab, children }: { tab: CasinoTabId; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(tab);
  const kind = useNavigationType();

  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    // Going back restores the earlier scroll position.
    if (kind === "POP") return;
    // The header and the tabs cover this part of the screen.
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    if (panel.current!.getBoundingClientRect().top < covered) panel.current!.scrollIntoView();
  }, [tab, kind]);

  return (
    <div
      id={CASINO_PANEL_ID}
      className={column()}
      role="tabpanel"
      aria-labelledby={tabElementId(CASINO_PANEL_ID, tab)}
      ref={panel}
      tabIndex={0}
    >
      {children}
    </div>
  );
}
