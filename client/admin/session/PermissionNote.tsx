import { Text, type TextProps } from "@chakra-ui/react";
import type { Permission } from "../../graphql/schemaTypes.generated";
import { usePermission } from "./usePermission";

interface PermissionNoteProps extends TextProps {
  permission: Permission;
  /** What the permission allows in this place, such as `undo changes`. */
  what: string;
}

/**
 * Says who can do something, in the place where a person would look for it. Shows nothing to a person who can do it.
 */
export function PermissionNote({ permission, what, ...style }: PermissionNoteProps) {
  const { isAllowed, who } = usePermission(permission, what);
  if (isAllowed) return null;
  return (
    <Text color="ink.2" fontSize="sm" {...style}>
      {who}
    </Text>
  );
}
