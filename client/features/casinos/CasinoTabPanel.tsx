import type { ReactNode } from "react";
import { CASINO_PANEL_ID, casinoTabElementId } from "./CasinoTabs";
import type { CasinoTabId } from "./casinoTabs";

/** The panel that the selected tab fills. */
export function CasinoTabPanel({ tab, children }: { tab: CasinoTabId; children: ReactNode }) {
  return (
    <div id={CASINO_PANEL_ID} className="stack" role="tabpanel" aria-labelledby={casinoTabElementId(tab)} tabIndex={0}>
      {children}
    </div>
  );
}
