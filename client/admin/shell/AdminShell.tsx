/** The shell of the admin panel: its name, tabs and tab panel. */
import { Badge, Box, Flex, Tabs, VisuallyHidden } from "@chakra-ui/react";
import type { KeyboardEvent, ReactNode } from "react";
import { ADULT_AGE } from "../../shared/limits";
import { Link } from "../../ui/Link";
import { useSession } from "../session/session";
import { permissionOf } from "../session/usePermission";
import { ADMIN_PANEL_ID, ADMIN_TAB_GROUPS, adminTabAddress, type AdminTabId, tabPermission } from "./adminTabs";

interface AdminShellProps {
  selected: AdminTabId;
  /** Warnings about the session. They appear at the top. */
  banner?: ReactNode;
  /** The History and account buttons, next to the title. */
  actions?: ReactNode;
  /** The content of the selected tab. */
  children: ReactNode;
}

function tabElementId(tab: string): string {
  return `${ADMIN_PANEL_ID}-tab-${tab}`;
}

const ids = { trigger: tabElementId, content: () => ADMIN_PANEL_ID };

/** Opens the focused tab when the editor presses Enter or Space. The tab is a link, so this simulates a click. */
function openByKey(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

export function AdminShell({ selected, banner, actions, children }: AdminShellProps) {
  const { session } = useSession();
  const isOpen = (tab: AdminTabId) => {
    const permission = tabPermission(tab);
    return permission === null || permissionOf(session, permission).isAllowed;
  };
  return (
    <AdminFrame>
      {banner}
      <Flex align="center" as="header" gap="3" position="relative" rowGap="2" wrap="wrap">
        <AdminTitle />
        <Flex align="center" gap="2" wrap="wrap">
          {actions}
        </Flex>
      </Flex>
      {/* The URL determines the selected tab. */}
      <Tabs.Root activationMode="manual" ids={ids} mt="3" navigate={() => undefined} value={selected}>
        <Tabs.List aria-label="Casino Admin Panel">
          {ADMIN_TAB_GROUPS.map((tabs) => (
            <Flex flexBasis="100%" key={tabs[0]?.id} role="presentation" wrap="wrap">
              {tabs
                .filter(({ id }) => isOpen(id))
                .map(({ id, label }) => (
                  <Tabs.Trigger asChild key={id} onKeyDown={openByKey} value={id}>
                    <Link to={adminTabAddress(id)}>{label}</Link>
                  </Tabs.Trigger>
                ))}
            </Flex>
          ))}
        </Tabs.List>
      </Tabs.Root>
      <Box
        aria-labelledby={tabElementId(selected)}
        id={ADMIN_PANEL_ID}
        outline="none"
        pt="5"
        role="tabpanel"
        tabIndex={-1}
      >
        {children}
      </Box>
    </AdminFrame>
  );
}

/** Limits the panel's width. The panel is wider than the public pages. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <Box maxW="1296px" mx="auto" pb="16" pt={{ base: "5", md: "6" }} px={{ base: "4", md: "6" }} w="100%">
      {children}
    </Box>
  );
}

/** The panel's name and the age notice. */
export function AdminTitle() {
  return (
    <Flex align="center" flex="1 1 auto" gap="3" minW={0}>
      <Box as="h1" fontSize={{ base: "1.625rem", md: "2rem" }}>
        Casino Admin Panel
      </Box>
      <Badge colorPalette="warn">
        {ADULT_AGE}+ <VisuallyHidden>only</VisuallyHidden>
      </Badge>
    </Flex>
  );
}
