/** The tabs of the panel, in their order. */
import { paths } from "../../shared/paths";

export const ADMIN_TABS = [
  { id: "analytics", label: "Analytics" },
  { id: "casinos", label: "Casinos" },
  { id: "bonuses", label: "Bonuses" },
  { id: "games", label: "Games" },
  { id: "manage-casinos", label: "Manage casinos" },
  { id: "manage-bonuses", label: "Manage bonuses" },
  { id: "manage-games", label: "Manage games" },
  { id: "content", label: "Content" },
] as const;

export type AdminTabId = (typeof ADMIN_TABS)[number]["id"];

const DEFAULT_TAB: AdminTabId = "casinos";

/** The one panel that all tabs fill. */
export const ADMIN_PANEL_ID = "admin-panel";

/** The tab that an address names with `?tab=`; casinos when it names none, or one that there is not. */
export function readAdminTab(named: string | null): AdminTabId {
  return ADMIN_TABS.find(({ id }) => id === named)?.id ?? DEFAULT_TAB;
}

/** The address of a tab, with what else it shows, such as the row that is edited. */
export function adminTabAddress(tab: AdminTabId, parameters: Readonly<Record<string, string>> = {}): string {
  return `${paths.admin}?${new URLSearchParams({ tab, ...parameters }).toString()}`;
}
