/** The admin panel: its tabs, and the elements that all tabs share. */
import { Alert, chakra, Box, Button, Code, EmptyState, Skeleton } from "@chakra-ui/react";
import { Suspense, useState, type ComponentType } from "react";
import { useSearchParams } from "react-router-dom";
import { nouns, nounsWith } from "../../../shared/nouns/registry";
import { AdminShell } from "./AdminShell";
import { useTopOfView } from "./panelView";
import {
  FIRST_ACCOUNT_ID,
  adminTabAddress,
  readAdminTab,
  tabPermission,
  type AdminTabId,
  type NounTabId,
} from "./adminTabs";
import { HistoryButton, HistoryHost } from "../history/HistoryHost";

import { FirstAccountCard } from "../session/FirstAccountForm";
import { AccountMenu } from "../session/AccountMenu";
import { type NounConfig, tabsOf } from "../nouns/nounConfig";
import { nounConfigs } from "../nouns/registry";
import { useSession } from "../session/session";
import { permissionOf } from "../session/usePermission";
import { lazyWithRetry, type ChunkLoader } from "../../shared/browser/lazyWithRetry";
import { paths } from "../../shared/paths";
import { useSite } from "../../shared/site";
import { ChunkBoundary } from "../../ui/ChunkBoundary";
import { Icon } from "../../ui/Icon";
import { Link } from "../../ui/Link";
import { Seo } from "../../ui/Seo";

function formTab(config: ChunkLoader<NounConfig>): ComponentType {
  return lazyWithRetry(async () => {
    const [{ FormTab }, loaded] = await Promise.all([import("../editor/FormTab"), config.load()]);
    return () => <FormTab config={loaded} />;
  });
}

function listTab(config: ChunkLoader<NounConfig>): ComponentType {
  return lazyWithRetry(async () => {
    const [{ ListTab }, loaded] = await Promise.all([import("../list/ManageList"), config.load()]);
    return () => <ListTab config={loaded} />;
  });
}

const nounTabs = Object.fromEntries(
  nounsWith("isEditable").flatMap((noun) => {
    const { form, list } = tabsOf(nouns[noun]);
    return [
      [form, formTab(nounConfigs[noun])],
      [list, listTab(nounConfigs[noun])],
    ];
  }),
) as Record<NounTabId, ComponentType>;

const tabs: Readonly<Record<AdminTabId, ComponentType>> = {
  ...nounTabs,
  analytics: lazyWithRetry(() => import("../analytics/AnalyticsTab").then((module) => module.AnalyticsTab)),
  content: lazyWithRetry(() => import("../settings/ContentTab").then((module) => module.ContentTab)),
  settings: lazyWithRetry(() => import("../settings/SettingsTab").then((module) => module.SettingsTab)),
  facts: lazyWithRetry(() => import("../facts/FactsTab").then((module) => module.FactsTab)),
  directory: lazyWithRetry(() => import("../directory/DirectoryTab").then((module) => module.DirectoryTab)),
  tokens: lazyWithRetry(() => import("../programs/TokensTab").then((module) => module.TokensTab)),
  webhooks: lazyWithRetry(() => import("../programs/WebhooksTab").then((module) => module.WebhooksTab)),
  snapshots: lazyWithRetry(() => import("../programs/SnapshotsTab").then((module) => module.SnapshotsTab)),
  drafts: lazyWithRetry(() => import("../drafts/DraftsTab").then((module) => module.DraftsTab)),
  team: lazyWithRetry(() => import("../team/TeamTab").then((module) => module.TeamTab)),
  "audit-log": lazyWithRetry(() => import("../auditLog/AuditLogTab").then((module) => module.AuditLogTab)),
  account: lazyWithRetry(() => import("../session/account/AccountTab").then((module) => module.AccountTab)),
  images: lazyWithRetry(() => import("../images/ImagesTab").then((module) => module.ImagesTab)),
};

export function AdminPage() {
  const [parameters] = useSearchParams();
  const selected = readAdminTab(parameters.get("tab"));
  const Tab = tabs[selected];
  useTopOfView();
  const { session } = useSession();
  const needed = tabPermission(selected);
  const permission = needed && permissionOf(session, needed, "open this tab");
  return (
    <>
      <Seo
        title="Casino Admin Panel"
        description={`The admin panel of ${useSite().name}.`}
        path={paths.admin}
        isNoIndex
      />
      <HistoryHost>
        <AdminShell
          actions={
            <>
              <HistoryButton />
              <AccountMenu />
            </>
          }
          banner={<DemoBanner />}
          selected={selected}
        >
          <ChunkBoundary address={selected}>
            <Suspense fallback={<TabSkeleton />}>
              {permission?.isAllowed === false ? (
                <ClosedTab who={permission.who} />
              ) : (
                <Tab key={`${selected} ${session.name}`} />
              )}
            </Suspense>
          </ChunkBoundary>
        </AdminShell>
      </HistoryHost>
    </>
  );
}

/** Replaces a tab that the account's role can't open, such as one from another person's link. */
function ClosedTab({ who }: { who: string }) {
  return (
    <EmptyState.Root>
      <EmptyState.Title as="h2">Your role doesn't have access to this tab</EmptyState.Title>
      <EmptyState.Description>{who} Ask an owner to change your role.</EmptyState.Description>
    </EmptyState.Root>
  );
}

function TabSkeleton() {
  return (
    <Box aria-label="Loading" minH="50dvh" role="status">
      <Skeleton h="32px" w="min(320px, 70%)" />
    </Box>
  );
}

/** Warns the editor about demo mode. A button opens the form for the first account, which ends demo mode. */
function DemoBanner() {
  const { session } = useSession();
  const [isCreating, setIsCreating] = useState(false);
  if (!session.isDemo) return null;
  if (isCreating)
    return (
      <Box id={FIRST_ACCOUNT_ID} mb="5" outline="none" tabIndex={-1}>
        <FirstAccountCard />
      </Box>
    );
  return (
    <Alert.Root flexWrap={{ base: "wrap", md: "nowrap" }} mb="5" status="warning">
      <Alert.Indicator>
        <Icon name="warning" />
      </Alert.Indicator>
      <Alert.Content as="p" flexBasis="240px">
        <strong>Demo mode:</strong> anyone on this computer can use this panel. To require sign-in, create an account
        with <Code>npm run admin -- create</Code>, or set <Code>ADMIN_EMAIL</Code> and <Code>ADMIN_PASSWORD</Code>.{" "}
        <chakra.span textDecoration="underline">
          <Link to={adminTabAddress("settings")}>Set up your site</Link>
        </chakra.span>
      </Alert.Content>
      <Button flex="none" id={FIRST_ACCOUNT_ID} onClick={() => setIsCreating(true)} size="sm">
        Create the first account
      </Button>
    </Alert.Root>
  );
}
