/** The tabs of the admin panel, in order. */
import { type EditableNoun, isNounWith, nouns, nounsWith } from "../../../shared/nouns/registry";
import type { Permission } from "../../graphql/schemaTypes.generated";
import { sentenceCase } from "../../shared/format/sentenceCase";
import { paths } from "../../shared/paths";

type Plural = (typeof nouns)[EditableNoun]["plural"];

/** The tabs of nouns: their forms and their lists. */
export type NounTabId = Plural | `manage-${Plural}`;

/** The other tabs. If a tab needs a permission, the panel hides the tab from people who lack the permission. */
const otherTabs = {
  analytics: { label: "Analytics", permission: "SEE_REPORTS" },
  facts: { label: "To check", permission: "CHECK_FACTS" },
  directory: { label: "Directory" },
  images: { label: "Images" },
  content: { label: "Content" },
  settings: { label: "Settings" },
  drafts: { label: "Drafts", permission: "READ_DRAFTS" },
  team: { label: "Team", permission: "MANAGE_TEAM" },
  tokens: { label: "Tokens", permission: "MANAGE_TOKENS" },
  webhooks: { label: "Webhooks", permission: "MANAGE_WEBHOOKS" },
  snapshots: { label: "Snapshots", permission: "REQUEST_SNAPSHOTS" },
  "audit-log": { label: "Audit log", permission: "SEE_AUDIT_LOG" },
  account: { label: "Your account" },
} as const satisfies Record<string, { label: string; permission?: Permission }>;

export type AdminTabId = NounTabId | keyof typeof otherTabs;

interface AdminTab {
  id: AdminTabId;
  label: string;
  permission?: Permission;
}

function other(...ids: (keyof typeof otherTabs)[]): AdminTab[] {
  return ids.map((id) => ({ id, ...otherTabs[id] }));
}

/** Returns the tabs with the forms of nouns, and then those with their lists. */
function tabsOfNouns(isInGroup: (noun: EditableNoun) => boolean): AdminTab[] {
  const plurals = nounsWith("isEditable")
    .filter(isInGroup)
    .map((noun) => nouns[noun].plural);
  return [
    ...plurals.map((plural): AdminTab => ({ id: plural, label: sentenceCase(plural) })),
    ...plurals.map((plural): AdminTab => ({ id: `manage-${plural}`, label: `Manage ${plural}` })),
  ];
}

const isInCatalogue = (noun: EditableNoun) => isNounWith(noun, "isInFeed");

/** The tabs in three rows: the catalogue, the site's own content, and the team. */
export const ADMIN_TAB_GROUPS: readonly (readonly AdminTab[])[] = [
  [...other("analytics"), ...tabsOfNouns(isInCatalogue), ...other("facts", "directory")],
  [...tabsOfNouns((noun) => !isInCatalogue(noun)), ...other("images", "content", "settings")],
  other("drafts", "team", "tokens", "webhooks", "snapshots", "audit-log", "account"),
];

export const ADMIN_TABS = ADMIN_TAB_GROUPS.flat();

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
  return ADMIN_TABS.find(({ id }) => id === tab)?.permission ?? null;
}

/** Returns a tab's URL, with additional parameters such as the row to edit. */
export function adminTabAddress(tab: AdminTabId, parameters: Readonly<Record<string, string>> = {}): string {
  return `${paths.admin}?${new URLSearchParams({ tab, ...parameters }).toString()}`;
}
