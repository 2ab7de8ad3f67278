import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { SiteRouter } from "../app/navigation/SiteRouter";
import { App } from "../app/App";
import { loadEveryPage } from "../app/routes";
import { defaultSite, type Site } from "../shared/site";
import { createClient } from "../graphql/client";
import { leaveOutPanelStyles } from "./panelStyles";

const nothing: never[] = [];

leaveOutPanelStyles();

/**
 * Opens a URL on the site as a visitor would, and waits for the page. First mock the responses with `mockOperation()`.
 */
export async function renderPage(address: string, site: Partial<Site> = {}) {
  window.history.replaceState(null, "", address);
  // A page that is still loading would suspend inside `act`, and would then never resume.
  await loadEveryPage({ withShells: true });
  const user = userEvent.setup();
  const view = render(
    <SiteRouter>
      <App
        client={createClient()}
        results={nothing}
        isShell={false}
        publicUrl="http://localhost"
        site={{ ...defaultSite, ...site }}
      />
    </SiteRouter>,
  );
  await screen.findByRole("heading", { level: 1 });
  return { user, ...view };
}

/** Returns the visitor's current path and query string. */
export function currentAddress(): string {
  return `${window.location.pathname}${window.location.search}`;
}
