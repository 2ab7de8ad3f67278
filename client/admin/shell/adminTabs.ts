/** The tabs of the admin panel, in order. */
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
  { id: "facts", label: "To check" },
] as const;

export type AdminTabId = (typeof ADMIN_TABS)[number]["id"];

const DEFAULT_TAB: AdminTabId = "casinos";

/** The id of the panel that all tabs share. */
export const ADMIN_PANEL_ID = "admin-panel";

/** Returns the tab that `?tab=` names, or the casinos tab if the name is missing or unknown. */
export function readAdminTab(named: string | null): AdminTabId {
  return ADMIN_TABS.find(({ id }) => id === named)?.id ?? DEFAULT_TAB;
}

/** Returns the URL of a tab, with its other parameters, such as the row to edit. */
export function adminTabAddress(tab: AdminTabId, parameters: Readonly<Record<string, string>> = {}): string {
  return `${paths.admin}?${new URLSearchParams({ tab, ...parameters }).toString()}`;
}
