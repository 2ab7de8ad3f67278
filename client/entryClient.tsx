/** Takes over the page that the server rendered, or renders it where no server did. */
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import "./app/fonts.css";
import "virtual:theme.css";
import { App } from "./app/App";
import { watchConnection } from "./shared/connection";
import { handedResults, type Handover } from "./app/handover";
import { preloadPagesOnIntent } from "./app/preloadPages";
import { registerWorker } from "./app/registerWorker";
import { isReplaced, watchRelease } from "./app/release";
import { matchRoute, type RouteRow } from "./app/routes";
import { SiteRouter } from "./app/SiteRouter";
import { followTheme } from "./app/themeChoice";
import { watchInstall } from "./features/install/installEvent";
import { createClient } from "./graphql/client";
import { fillCache } from "./graphql/fillCache";
import { followWrites } from "./graphql/catalogueWrites";
import type { PageModule } from "./graphql/pageQuery";
import { stopEarlyEvents } from "./shared/earlyEvents";
import { rest } from "./shared/rest";

function readHandover(): Handover | null {
  const text = document.getElementById("state")?.textContent;
  return text ? (JSON.parse(text) as Handover) : null;
}

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

/**
 * The first page's script. While it is missing, a page that the server rendered stays as it is. In a frame the failure is
 * left to the error boundary: null.
 */
async function loadFirstPage({ page }: RouteRow, isRendered: boolean): Promise<PageModule | null> {
  for (let delay = FIRST_RETRY_MS; ; delay = Math.min(delay * 2, LAST_RETRY_MS)) {
    try {
      return await page.load();
    } catch {
      if (!isRendered) return null;
      // The release is gone, and a notice offers the new one: this script will not come back.
      if (await isReplaced(import.meta.url)) return new Promise(() => {});
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

async function start(): Promise<void> {
  if (import.meta.env.PROD) watchRelease(import.meta.url);
  watchInstall();
  watchConnection();
  followTheme();
  const { row, match } = matchRoute(window.location.pathname, window.location.search);
  row.page.preload();
  await rest();
  const handover = readHandover();
  const isRendered = handover !== null && !handover.isShell;
  const client = createClient();
  followWrites(client);
  const page = await loadFirstPage(row, isRendered);
  await rest();
  const handed = isRendered ? handedResults(page?.queries?.(match) ?? [], handover.results) : [];
  await fillCache(client, handed);

  const app = (
    <StrictMode>
      <SiteRouter>
        <App
          client={client}
          handed={handed}
          isShell={handover?.isShell ?? false}
          publicUrl={handover?.publicUrl ?? window.location.origin}
        />
      </SiteRouter>
    </StrictMode>
  );
  const root = document.getElementById("root") as HTMLElement;
  // In steps between which the visitor's own doings come first.
  startTransition(() => {
    stopEarlyEvents();
    if (handover) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  preloadPagesOnIntent();
  registerWorker();
}

void start();
