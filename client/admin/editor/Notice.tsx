import { Alert } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/Icon";

interface NoticeProps {
  /** Whether the notice reports a problem, which gives it warning colors. */
  isWarning?: boolean;
  role?: "status" | "alert" | undefined;
  icon?: "clock";
  /** The buttons after the text. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A message that an editor should read before continuing. */
export function Notice({ isWarning = false, role, icon, actions, children }: NoticeProps) {
  return (
    <Alert.Root
      bg={isWarning ? "warn.soft" : "gold.soft"}
      border="1px solid"
      borderColor={isWarning ? "warn" : "gold.line"}
      color={isWarning ? "warn" : "gold"}
      fontWeight={500}
      gap="2.5"
      px="4"
      py="3"
      role={role}
    >
      {icon && (
        <Alert.Indicator>
          <Icon name={icon} />
        </Alert.Indicator>
      )}
      <Alert.Content as="p" flex="1 1 0" minW="min(240px, 100%)">
        {children}
      </Alert.Content>
      {actions}
    </Alert.Root>
  );
}
