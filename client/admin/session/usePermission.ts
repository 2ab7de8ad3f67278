import type { Permission, Role } from "../../graphql/schemaTypes.generated";
import { useSession } from "./session";

const roleLabels: Readonly<Record<Role, string>> = {
  CONTRIBUTOR: "contributors",
  EDITOR: "editors",
  PUBLISHER: "publishers",
  OWNER: "owners",
};

export interface PermissionState {
  isAllowed: boolean;
  /** Who has the permission, such as "Only publishers and owners can do this." */
  who: string;
}

/** Returns whether the session has a permission. A control that needs it is hidden, or disabled with `who` as its text. */
export function usePermission(permission: Permission): PermissionState {
  const found = useSession().session.permissions.find((each) => each.permission === permission);
  const roles = (found?.roles ?? []).map((role) => roleLabels[role]);
  const list = new Intl.ListFormat("en", { type: "conjunction" }).format(roles);
  return { isAllowed: found?.isAllowed ?? false, who: `Only ${list} can do this.` };
}
