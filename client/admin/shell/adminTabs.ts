/** The tabs of the admin panel, in order. */
import type { Permission } from "../../graphql/schemaTypes.generated";
import { paths } from "../../shared/paths";

/**
 * The tabs in three rows: the catalogue, the site's own content, and the team. If a tab needs a permission, the panel
 * hides the tab from people who lack the permission.
 */
export const ADMIN_TAB_GROUPS = [
  [
    { id: "analytics", label: "Analytics", permission: "SEE_REPORTS" },
    { id: "casinos", label: "Casinos" },
    { id: "bonuses", label: "Bonuses" },
    { id: "games", label: "Games" },
    { id: "manage-casinos", label: "Manage casinos" },
    { id: "manage-bonuses", label: "Manage bonuses" },
    { id: "manage-games", label: "Manage games" },
    { id: "facts", label: "To check", permission: "CHECK_FACTS" },
    { id: "directory", label: "Directory" },
  ],
  [
    { id: "articles", label: "Articles" },
    { id: "people", label: "People" },
    { id: "redirects", label: "Redirects" },
    { id: "manage-articles", label: "Manage articles" },
    { id: "manage-people", label: "Manage people" },
    { id: "manage-redirects", label: "Manage redirects" },
    { id: "images", label: "Images" },
    { id: "content", label: "Content" },
    { id: "settings", label: "Settings" },
  ],
  [
    { id: "drafts", label: "Drafts", permission: "READ_DRAFTS" },
    { id: "team", label: "Team", permission: "MANAGE_TEAM" },
    { id: "tokens", label: "Tokens", permission: "MANAGE_TOKENS" },
    { id: "webhooks", label: "Webhooks", permission: "MANAGE_WEBHOOKS" },
    { id: "snapshots", label: "Snapshots", permission: "REQUEST_SNAPSHOTS" },
    { id: "audit-log", label: "Audit log", permission: "SEE_AUDIT_LOG" },
    { id: "account", label: "Your account" },
  ],
] as const satisfies readonly (readonly { id: string; label: string; permission?: Permission }[])[];

export const ADMIN_TABS = ADMIN_TAB_GROUPS.flat();

export type AdminTabId = (typeof ADMIN_TABS)[number]["id"];

const DEFAULT_TAB: AdminTabId = "casinos";

/** The id of the panel that shows the selected tab's content. */
export const ADMIN_PANEL_ID = "admin-panel";

/** The id of the control in the demo-mode warning that opens the form for the first account. */
export const FIRST_ACCOUNT_ID = "first-account";

/** Returns the tab with this `?tab=` value, or the casinos tab if the value is missing or unknown. */
export function readAdminTab(named: string | null): AdminTabId {
  return ADMIN_TABS.find(({ id }) => id === named)?.id ?? DEFAULT_TAB;
}

/** Returns the permission that a tab needs, or null if everyone on the team can open it. */
export function tabPermission(tab: AdminTabId): Permission | null {
  const found = ADMIN_TABS.find(({ id }) => id === tab);
  return found && "permission" in found ? found.permission : null;
}

/** Returns a tab's URL, with additional parameters such as the row to edit. */
export function adminTabAddress(tab: AdminTabId, parameters: Readonly<Record<string, string>> = {}): string {
  return `${paths.admin}?${new URLSearchParams({ tab, ...parameters }).toString()}`;
}
