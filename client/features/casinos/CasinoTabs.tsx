import { useNavigate } from "react-router-dom";
import { TabStrip } from "../../shared/ui/TabStrip";
import { CASINO_TABS, casinoTabAddress, type CasinoTabId } from "./casinoTabs";

/** The one panel that all tabs fill. */
export const CASINO_PANEL_ID = "casino-panel";

interface CasinoTabsProps {
  casinoName: string;
  /** The address of the overview. */
  path: string;
  selected: CasinoTabId;
}

/** The tabs of a review. */
export function CasinoTabs({ casinoName, path, selected }: CasinoTabsProps) {
  const navigate = useNavigate();
  return (
    <TabStrip
      label={`Review of ${casinoName}`}
      tabs={CASINO_TABS.map(({ id, label }) => ({ id, label, to: casinoTabAddress(path, id) }))}
      selected={selected}
      panelId={CASINO_PANEL_ID}
      className="wrap tabs"
      onArrow={({ to }) => void navigate(to, { replace: true, preventScrollReset: true })}
    />
  );
}
