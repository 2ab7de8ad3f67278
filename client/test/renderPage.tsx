import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { SiteRouter } from "../app/SiteRouter";
import { App } from "../app/App";
import { loadEveryPage } from "../app/routes";
import { createClient } from "../graphql/client";

const nothing: never[] = [];

/** Opens an address of the site as a visitor does, and waits for its page. Answers to its queries come from `answer()`. */
export async function renderPage(address: string) {
  window.history.replaceState(null, "", address);
  // A page that is still on its way would suspend inside of `act`, which then never resumes it.
  await loadEveryPage({ withShells: true });
  const user = userEvent.setup();
  const view = render(
    <SiteRouter>
      <App client={createClient()} handed={nothing} isShell={false} publicUrl="http://localhost" />
    </SiteRouter>,
  );
  await screen.findByRole("heading", { level: 1 });
  return { user, ...view };
}

/** Where the visitor is now. */
export function currentAddress(): string {
  return `${window.location.pathname}${window.location.search}`;
}
