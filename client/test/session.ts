/** Makes an editor's session as the API returns it. */
import type { Permission, Role } from "../graphql/schemaTypes.generated";

/** The lowest role that has each permission. `policies.ts` on the server is the source. */
const firstRoles: Readonly<Record<Permission, Role>> = {
  MANAGE_OWN_ACCOUNT: "CONTRIBUTOR",
  SEE_SECOND_FACTORS: "CONTRIBUTOR",
  CHANGE_SECOND_FACTORS: "CONTRIBUTOR",
  SEE_UNPUBLISHED: "CONTRIBUTOR",
  SEE_REDIRECTS: "CONTRIBUTOR",
  SEE_HISTORY: "CONTRIBUTOR",
  SEE_EDITORS: "CONTRIBUTOR",
  SAVE_VIEWS: "CONTRIBUTOR",
  READ_DRAFTS: "CONTRIBUTOR",
  READ_ALL_DRAFTS: "EDITOR",
  WRITE_DRAFTS: "CONTRIBUTOR",
  UPLOAD_IMAGES: "CONTRIBUTOR",
  EDIT_ALL_DRAFTS: "EDITOR",
  CHECK_FACTS: "EDITOR",
  SEE_REPORTS: "EDITOR",
  WRITE_CATALOGUE: "PUBLISHER",
  IMPORT_ROWS: "PUBLISHER",
  UNDO_CHANGES: "PUBLISHER",
  MANAGE_IMAGES: "PUBLISHER",
  SEE_SUBSCRIBERS: "PUBLISHER",
  ERASE_SUBSCRIBERS: "OWNER",
  EDIT_SETTINGS: "OWNER",
  MANAGE_TEAM: "OWNER",
  GRANT_ACCESS: "OWNER",
  MANAGE_SECOND_FACTORS: "OWNER",
  MANAGE_TOKENS: "OWNER",
  CREATE_TOKENS: "OWNER",
  MANAGE_WEBHOOKS: "OWNER",
  CREATE_WEBHOOK_SECRETS: "OWNER",
  REQUEST_SNAPSHOTS: "OWNER",
  SEE_AUDIT_LOG: "OWNER",
};

const roles: readonly Role[] = ["CONTRIBUTOR", "EDITOR", "PUBLISHER", "OWNER"];

function permissionsOf(role: Role) {
  return Object.entries(firstRoles).map(([permission, first]) => {
    const allowed = roles.slice(roles.indexOf(first));
    return { __typename: "SessionPermission", permission, isAllowed: allowed.includes(role), roles: allowed };
  });
}

const twoHours = 2 * 60 * 60_000;

/** Makes a session. By default, its role is owner. */
export function makeSession({ role = "OWNER", ...changes }: { role?: Role } & Record<string, unknown> = {}) {
  const now = Date.now();
  return {
    __typename: "Session",
    id: "00000000-0000-4000-8000-00000000000e",
    name: "editor@example.com",
    role,
    permissions: permissionsOf(role),
    isDemo: false,
    mustAddSecondFactor: false,
    lastUsedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + twoHours).toISOString(),
    ...changes,
  };
}

export const demoSession = {
  __typename: "Session",
  id: "demo",
  name: "demo",
  role: "OWNER",
  permissions: permissionsOf("OWNER"),
  isDemo: true,
  mustAddSecondFactor: false,
  lastUsedAt: null,
  expiresAt: null,
};
