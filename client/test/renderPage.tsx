import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { BrowserRouter } from "react-router-dom";
import { App } from "../app/App";
import { allRoutes, loadPage } from "../app/routes";
import { createClient } from "../graphql/client";

const nothing: never[] = [];

/** A page that is still on its way would suspend inside of `act`, which then never resumes it. One by one: jest links one module at a time. */
async function loadEveryPage(): Promise<void> {
  await allRoutes.reduce((before, row) => before.then(() => loadPage(row)).then(() => undefined), Promise.resolve());
}

/** Opens an address of the site as a visitor does, and waits for its page. Answers to its queries come from `answer()`. */
export async function renderPage(address: string) {
  window.history.replaceState(null, "", address);
  await loadEveryPage();
  const user = userEvent.setup();
  const view = render(
    <BrowserRouter>
      <App client={createClient()} handed={nothing} isShell={false} publicUrl="http://localhost" />
    </BrowserRouter>,
  );
  await screen.findByRole("heading", { level: 1 });
  return { user, ...view };
}

/** Where the visitor is now. */
export function currentAddress(): string {
  return `${window.location.pathname}${window.location.search}`;
}
