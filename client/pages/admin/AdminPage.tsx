/** The admin panel: the table of its tabs, and what stands around all of them. */
import { lazy, Suspense, type ComponentType } from "react";
import { useSearchParams } from "react-router-dom";
import { AdminShell } from "../../features/admin/AdminShell";
import { readAdminTab, type AdminTabId } from "../../features/admin/adminTabs";
import { HistoryButton } from "../../features/history/HistoryButton";
import { HistoryHost } from "../../features/history/HistoryHost";
import { AccountMenu } from "../../features/session/AccountMenu";
import { DemoBanner } from "../../features/session/DemoBanner";
import { paths } from "../../shared/paths";
import { PageHead } from "../../shared/ui/PageHead";
import { historyWords } from "./historyWords";

const tabs: Readonly<Record<AdminTabId, ComponentType>> = {
  analytics: lazy(() => import("./AnalyticsTab").then((module) => ({ default: module.AnalyticsTab }))),
  casinos: lazy(() => import("./CasinoFormTab").then((module) => ({ default: module.CasinoFormTab }))),
  bonuses: lazy(() => import("./BonusFormTab").then((module) => ({ default: module.BonusFormTab }))),
  games: lazy(() => import("./GameFormTab").then((module) => ({ default: module.GameFormTab }))),
  "manage-casinos": lazy(() => import("./ManageCasinosTab").then((module) => ({ default: module.ManageCasinosTab }))),
  "manage-bonuses": lazy(() => import("./ManageBonusesTab").then((module) => ({ default: module.ManageBonusesTab }))),
  "manage-games": lazy(() => import("./ManageGamesTab").then((module) => ({ default: module.ManageGamesTab }))),
  content: lazy(() => import("./ContentTab").then((module) => ({ default: module.ContentTab }))),
};

export function AdminPage() {
  const [parameters] = useSearchParams();
  const selected = readAdminTab(parameters.get("tab"));
  const Tab = tabs[selected];
  return (
    <>
      <PageHead title="Casino Admin Panel" description="The admin panel of HonestOdds." path={paths.admin} isNoIndex />
      <HistoryHost words={historyWords}>
        <AdminShell account={<AccountMenu />} actions={<HistoryButton />} banner={<DemoBanner />} selected={selected}>
          <Suspense fallback={<TabSkeleton />}>
            <Tab key={selected} />
          </Suspense>
        </AdminShell>
      </HistoryHost>
    </>
  );
}

function TabSkeleton() {
  return (
    <div aria-label="Loading" className="admin-waiting" role="status">
      <span className="skeleton" style={{ width: "min(320px, 70%)", height: 32 }} />
    </div>
  );
}
