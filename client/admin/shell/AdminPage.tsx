/** The admin panel, with its tabs and the elements that all tabs share. */
import { Alert, Box, Code, Skeleton } from "@chakra-ui/react";
import { Suspense, type ComponentType } from "react";
import { useSearchParams } from "react-router-dom";
import { AdminShell } from "./AdminShell";
import { readAdminTab, type AdminTabId } from "./adminTabs";
import { HistoryButton, HistoryHost } from "../history/HistoryHost";

import { AccountMenu } from "../session/AccountMenu";
import type { NounConfig } from "../nouns/nounConfig";
import { useSession } from "../session/session";
import { chunkLoader, lazyWithRetry, type ChunkLoader } from "../../shared/browser/lazyWithRetry";
import { paths } from "../../shared/paths";
import { ChunkBoundary } from "../../ui/ChunkBoundary";
import { Icon } from "../../ui/Icon";
import { Seo } from "../../ui/Seo";

const casinos = chunkLoader(() => import("../casinos/casinoConfig").then((module) => module.casinos));
const bonuses = chunkLoader(() => import("../bonuses/bonusConfig").then((module) => module.bonuses));
const games = chunkLoader(() => import("../games/gameConfig").then((module) => module.games));

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

const tabs: Readonly<Record<AdminTabId, ComponentType>> = {
  analytics: lazyWithRetry(() => import("../analytics/AnalyticsTab").then((module) => module.AnalyticsTab)),
  casinos: formTab(casinos),
  bonuses: formTab(bonuses),
  games: formTab(games),
  "manage-casinos": listTab(casinos),
  "manage-bonuses": listTab(bonuses),
  "manage-games": listTab(games),
  content: lazyWithRetry(() => import("./ContentTab").then((module) => module.ContentTab)),
  facts: lazyWithRetry(() => import("../facts/FactsTab").then((module) => module.FactsTab)),
};

export function AdminPage() {
  const [parameters] = useSearchParams();
  const selected = readAdminTab(parameters.get("tab"));
  const Tab = tabs[selected];
  const account = useSession().session.name;
  return (
    <>
      <Seo title="Casino Admin Panel" description="The admin panel of HonestOdds." path={paths.admin} isNoIndex />
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
              <Tab key={`${selected} ${account}`} />
            </Suspense>
          </ChunkBoundary>
        </AdminShell>
      </HistoryHost>
    </>
  );
}

function TabSkeleton() {
  return (
    <Box aria-label="Loading" minH="50dvh" role="status">
      <Skeleton h="32px" w="min(320px, 70%)" />
    </Box>
  );
}

/** Warns the editor about demo mode. */
function DemoBanner() {
  const { session } = useSession();
  if (!session.isDemo) return null;
  return (
    <Alert.Root mb="5" status="warning">
      <Alert.Indicator>
        <Icon name="warning" />
      </Alert.Indicator>
      <Alert.Content as="p">
        <strong>Demo mode:</strong> anyone on this computer can use this panel. To require signing in, create an account
        with <Code>npm run admin -- create</Code>, or set <Code>ADMIN_EMAIL</Code> and <Code>ADMIN_PASSWORD</Code>.
      </Alert.Content>
    </Alert.Root>
  );
}
