import type { Permission } from "../../graphql/schemaTypes.generated";
import { onlyRoles } from "../../shared/roles";
import { useSession } from "./session";
import type { KnownSession } from "./sessionEvents";

export interface PermissionState {
  isAllowed: boolean;
  /** Says who has the permission, such as "Only publishers and owners can do this." */
  who: string;
}

/**
 * Returns whether the session has a permission. A control that needs it is hidden, or replaced by the text in `who`.
 * @param what What the permission allows in this place, such as `import redirects`.
 */
export function usePermission(permission: Permission, what?: string): PermissionState {
  return permissionOf(useSession().session, permission, what);
}

export function permissionOf(
  { isDemo, permissions }: KnownSession,
  permission: Permission,
  what?: string,
): PermissionState {
  const found = permissions.find((each) => each.permission === permission);
  // In demo mode, the viewer is an owner. The API mock lists no permissions.
  return { isAllowed: isDemo || (found?.isAllowed ?? false), who: onlyRoles(found?.roles ?? ["OWNER"], what) };
}
