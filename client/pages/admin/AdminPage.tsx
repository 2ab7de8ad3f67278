/** The admin panel: the table of its tabs, and what stands around all of them. */
import { Suspense, type ComponentType } from "react";
import { useSearchParams } from "react-router-dom";
import { AccountContext } from "../../features/admin/account";
import { AdminShell } from "../../features/admin/AdminShell";
import { readAdminTab, type AdminTabId } from "../../features/admin/adminTabs";
import { HistoryButton } from "../../features/history/HistoryButton";
import { HistoryHost } from "../../features/history/HistoryHost";
import { AccountMenu } from "../../features/session/AccountMenu";
import { DemoBanner } from "../../features/session/DemoBanner";
import { useSession } from "../../features/session/session";
import { lazyWithRetry } from "../../shared/lazyWithRetry";
import { paths } from "../../shared/paths";
import { ChunkBoundary } from "../../shared/ui/ChunkBoundary";
import { PageHead } from "../../shared/ui/PageHead";
import { historyWords } from "./historyWords";

const tabs: Readonly<Record<AdminTabId, ComponentType>> = {
  analytics: lazyWithRetry(() => import("./AnalyticsTab").then((module) => module.AnalyticsTab)),
  casinos: lazyWithRetry(() => import("./CasinoFormTab").then((module) => module.CasinoFormTab)),
  bonuses: lazyWithRetry(() => import("./BonusFormTab").then((module) => module.BonusFormTab)),
  games: lazyWithRetry(() => import("./GameFormTab").then((module) => module.GameFormTab)),
  "manage-casinos": lazyWithRetry(() => import("./ManageCasinosTab").then((module) => module.ManageCasinosTab)),
  "manage-bonuses": lazyWithRetry(() => import("./ManageBonusesTab").then((module) => module.ManageBonusesTab)),
  "manage-games": lazyWithRetry(() => import("./ManageGamesTab").then((module) => module.ManageGamesTab)),
  content: lazyWithRetry(() => import("./ContentTab").then((module) => module.ContentTab)),
};

export function AdminPage() {
  const [parameters] = useSearchParams();
  const selected = readAdminTab(parameters.get("tab"));
  const Tab = tabs[selected];
  const account = useSession().session.name;
  return (
    <AccountContext value={account}>
      <PageHead title="Casino Admin Panel" description="The admin panel of HonestOdds." path={paths.admin} isNoIndex />
      <HistoryHost words={historyWords}>
        <AdminShell account={<AccountMenu />} actions={<HistoryButton />} banner={<DemoBanner />} selected={selected}>
          <ChunkBoundary address={selected}>
            <Suspense fallback={<TabSkeleton />}>
              <Tab key={`${selected} ${account}`} />
            </Suspense>
          </ChunkBoundary>
        </AdminShell>
      </HistoryHost>
    </AccountContext>
  );
}

function TabSkeleton() {
  return (
    <div aria-label="Loading" className="admin-waiting" role="status">
      <span className="skeleton" style={{ width: "min(320px, 70%)", height: 32 }} />
    </div>
  );
}
