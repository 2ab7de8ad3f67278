/** Hydrates the server-rendered page. If the server sent no markup, renders the page. */
import type { ApolloClient } from "@apollo/client";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import "./app/fonts.css";
import "./theme/theme.css";
import "./theme/reset.css";
import { App } from "./app/App";
import { watchConnection } from "./shared/browser/connection";
import { ssrResults, type SsrState } from "./app/ssr/ssrState";
import { loadUntilReplaced, watchRelease } from "./app/release";
import { matchRoute, type RouteRow } from "./app/routes";
import { SiteRouter } from "./app/navigation/SiteRouter";
import { followTheme } from "./app/header/themeChoice";
import { watchInstall } from "./features/install/useInstallOffer";
import { createClient } from "./graphql/client";
import { SiteSettingsDocument } from "./graphql/SiteSettings.generated";
import { primeCache } from "./graphql/primeCache";
import { isMock } from "./graphql/isMock";
import { syncAcrossTabs } from "./graphql/catalogueWrites";
import type { PageModule } from "./graphql/pageQuery";
import { defaultSite, type Site } from "./shared/site";
import { stopEarlyEvents } from "./shared/browser/earlyEvents";
import { sleep, whenIdle } from "./shared/browser/whenIdle";

function readSsrState(): SsrState | null {
  const text = document.getElementById("state")?.textContent;
  return text ? (JSON.parse(text) as SsrState) : null;
}

/**
 * Loads the script of the first page. While it loads, the server-rendered page stays unchanged. If the server sent only
 * the app shell, resolves with null after a failure, and the error boundary shows the error.
 */
function loadFirstPage({ page }: RouteRow, isRendered: boolean): Promise<PageModule | null> {
  return isRendered ? loadUntilReplaced(page.load, import.meta.url) : page.load().catch(() => null);
}

/**
 * In a production build, starts the service worker when the page is idle. If this fails, only offline use is affected.
 */
function registerWorker(): void {
  if (isMock || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  whenIdle(() => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}

/** Loads the site's settings if no server rendered the page: during development, and in a build without an API. */
async function loadSite(client: ApolloClient): Promise<Site> {
  if (isMock) return defaultSite;
  const loaded = await client.query({ query: SiteSettingsDocument }).catch(() => null);
  return loaded?.data?.siteSettings ?? defaultSite;
}

async function start(): Promise<void> {
  if (import.meta.env.PROD) watchRelease(import.meta.url);
  watchInstall();
  watchConnection();
  followTheme();
  const { row, match } = matchRoute(window.location.pathname, window.location.search);
  row.page.preload();
  await sleep();
  const ssrState = readSsrState();
  const hasMarkup = ssrState !== null && !ssrState.hasNoMarkup;
  const isRendered = hasMarkup && !ssrState.isShell;
  const client = createClient();
  const site = ssrState?.site ?? (await loadSite(client));
  syncAcrossTabs(client);
  const page = await loadFirstPage(row, isRendered);
  await sleep();
  const results = isRendered ? ssrResults(page?.queries?.(match) ?? [], ssrState.results) : [];
  await primeCache(client, results);

  const app = (
    <StrictMode>
      <SiteRouter>
        <App
          client={client}
          results={results}
          isShell={ssrState?.isShell ?? false}
          publicUrl={ssrState?.publicUrl ?? window.location.origin}
          site={site}
        />
      </SiteRouter>
    </StrictMode>
  );
  const root = document.getElementById("root") as HTMLElement;
  // Uses a transition, so the browser handles input first.
  startTransition(() => {
    stopEarlyEvents();
    if (hasMarkup) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  registerWorker();
}

void start();
