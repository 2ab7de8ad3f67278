/** Takes over the page that the server rendered, or renders it where no server did. */
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import "./app/fonts.css";
import "virtual:theme.css";
import { App } from "./app/App";
import { watchConnection } from "./shared/connection";
import { forgetReload, reloadForMissingChunks } from "./app/errors/reloadForChunks";
import { handedResults, type Handover } from "./app/handover";
import { preloadPagesOnIntent } from "./app/preloadPages";
import { registerWorker } from "./app/registerWorker";
import { loadPage, matchRoute } from "./app/routes";
import { SiteRouter } from "./app/SiteRouter";
import { followTheme } from "./app/themeChoice";
import { watchInstall } from "./features/install/installEvent";
import { createClient } from "./graphql/client";
import { fillCache } from "./graphql/fillCache";
import { followWrites } from "./graphql/catalogueWrites";
import type { PageModule } from "./graphql/pageQuery";
import { rest } from "./shared/rest";

function readHandover(): Handover | null {
  const text = document.getElementById("state")?.textContent;
  return text ? (JSON.parse(text) as Handover) : null;
}

/** A page whose script can't be had is left to the error boundary, which says so. */
async function loadFirstPage(): Promise<PageModule | null> {
  try {
    const page = await loadPage(matchRoute(window.location.pathname).row);
    forgetReload();
    return page;
  } catch {
    return null;
  }
}

async function start(): Promise<void> {
  reloadForMissingChunks();
  watchInstall();
  watchConnection();
  followTheme();
  const loading = loadFirstPage();
  await rest();
  const handover = readHandover();
  const client = createClient();
  followWrites(client);
  const page = await loading;
  await rest();
  const { match } = matchRoute(window.location.pathname, window.location.search);
  const isRendered = handover !== null && !handover.isShell;
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
    if (handover) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  preloadPagesOnIntent();
  registerWorker();
}

void start();
