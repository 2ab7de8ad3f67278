import type { ReactNode } from "react";
import { tabElementId } from "../../shared/ui/TabStrip";
import { CASINO_PANEL_ID } from "./CasinoTabs";
import type { CasinoTabId } from "./casinoTabs";

/** The panel that the selected tab fills. */
export function CasinoTabPanel({ tab, children }: { tab: CasinoTabId; children: ReactNode }) {
  return (
    <div
      id={CASINO_PANEL_ID}
      className="stack"
      role="tabpanel"
      aria-labelledby={tabElementId(CASINO_PANEL_ID, tab)}
      tabIndex={0}
    >
      {children}
    </div>
  );
}
