/** The frame of the panel: its name, its tabs and the panel that the selected tab fills. Knows nothing of what stands inside. */
import type { ReactNode } from "react";
import { ADULT_AGE } from "../../shared/limits";
import { TabStrip, tabElementId } from "../../shared/ui/TabStrip";
import { ADMIN_PANEL_ID, ADMIN_TABS, adminTabAddress, type AdminTabId } from "./adminTabs";

interface AdminShellProps {
  selected: AdminTabId;
  /** Above everything: what the editor must know of this session. */
  banner?: ReactNode;
  /** Beside the title: what is always at hand, such as the history. */
  actions?: ReactNode;
  /** At the end of the title's line: who is working here. */
  account?: ReactNode;
  /** What the selected tab shows. */
  children: ReactNode;
}

const tabs = ADMIN_TABS.map(({ id, label }) => ({ id, label, to: adminTabAddress(id) }));

export function AdminShell({ selected, banner, actions, account, children }: AdminShellProps) {
  return (
    <div className="admin">
      {banner}
      <header className="admin-head">
        <AdminTitle />
        <div className="admin-actions">
          {actions}
          {account}
        </div>
      </header>
      <div className="admin-tabs">
        <TabStrip label="Casino Admin Panel" tabs={tabs} selected={selected} panelId={ADMIN_PANEL_ID} />
      </div>
      <div
        aria-labelledby={tabElementId(ADMIN_PANEL_ID, selected)}
        className="admin-panel"
        id={ADMIN_PANEL_ID}
        role="tabpanel"
        tabIndex={-1}
      >
        {children}
      </div>
    </div>
  );
}

/** The panel's name with the age notice, which stands everywhere. */
export function AdminTitle() {
  return (
    <div className="admin-title">
      <h1>Casino Admin Panel</h1>
      <span className="tag tag-warn">
        {ADULT_AGE}+ <span className="sr-only">only</span>
      </span>
    </div>
  );
}
