import { screen, waitFor, within } from "@testing-library/react";
import { mockOperation, fail } from "../../test/api";
import { renderPage } from "../../test/renderPage";
import { ADMIN_TABS } from "../shell/adminTabs";

interface Session {
  id: string;
  isCurrent: boolean;
  userAgent: string;
}

/**
 * Mocks an account that is signed in here with Firefox, and elsewhere with the browsers in `others`. Returns a function
 * that returns the remaining sessions.
 */
function signedInWith(...others: string[]): () => string[] {
  let sessions: Session[] = [
    { id: "here", isCurrent: true, userAgent: "Firefox/140 (Linux)" },
    ...others.map((userAgent, index) => ({ id: `other${index}`, isCurrent: false, userAgent })),
  ];
  const times = { startedAt: "2026-11-01T09:00:00.000Z", lastUsedAt: "2026-11-01T10:30:00.000Z" };
  mockOperation("OwnSessions", () => ({
    data: { sessions: sessions.map((each) => ({ __typename: "Session", ...times, ...each })) },
  }));
  mockOperation("endSession", ({ id }) => {
    sessions = sessions.filter((each) => each.id !== id);
    return { data: { endSession: true } };
  });
  return () => sessions.map(({ userAgent }) => userAgent);
}

async function openMenu() {
  const { user } = await renderPage("/admin?tab=content");
  await user.click(screen.getByRole("button", { name: "Account editor@example.com" }));
  const menu = within(screen.getByRole("dialog", { name: "Account" }));
  return { user, menu };
}

describe("the account menu", () => {
  it("names the account and lists its sessions", async () => {
    signedInWith("Chrome/140 (Android)");
    const { menu } = await openMenu();
    const [here, elsewhere] = await menu.findAllByRole("listitem");
    expect(here).toHaveTextContent("Firefox on Linux This sessionSigned in Nov 1, 2026, 09:00 UTC");
    expect(within(here!).queryByRole("button")).not.toBeInTheDocument();
    expect(elsewhere).toHaveTextContent(
      "Chrome on Android Signed in Nov 1, 2026, 09:00 UTC, last used Nov 1, 2026, 10:30 UTC",
    );
  });

  it("ends another session and keeps focus in the list", async () => {
    const remaining = signedInWith("Chrome/140 (Android)", "Safari/18 (iPhone)");
    const { user, menu } = await openMenu();
    await user.click(await menu.findByRole("button", { name: /^End the session in Chrome on Android, signed in/ }));
    await waitFor(() => expect(menu.getAllByRole("listitem")).toHaveLength(2));
    expect(remaining()).toEqual(["Firefox/140 (Linux)", "Safari/18 (iPhone)"]);
    expect(screen.getByText("Session ended")).toBeInTheDocument();
    await waitFor(() => expect(menu.getByRole("button", { name: /^End the session in Safari/ })).toHaveFocus());
  });

  it("removes a session that has already ended from the list, without an error", async () => {
    const remaining = signedInWith("Chrome/140 (Android)");
    const { user, menu } = await openMenu();
    const end = await menu.findByRole("button", { name: /^End/ });
    signedInWith();
    fail("endSession", "NOT_FOUND");
    await user.click(end);
    await waitFor(() => expect(menu.getAllByRole("listitem")).toHaveLength(1));
    expect(remaining()).toHaveLength(2);
    expect(screen.queryByText("Error")).not.toBeInTheDocument();
  });

  it("reports that a session could not be ended", async () => {
    signedInWith("Chrome/140 (Android)");
    fail("endSession", "SERVICE_UNAVAILABLE");
    const { user, menu } = await openMenu();
    await user.click(await menu.findByRole("button", { name: /^End/ }));
    expect(await screen.findByText("The service is not available right now. Please try again.")).toBeInTheDocument();
    expect(menu.getAllByRole("listitem")).toHaveLength(2);
  });

  it.each([
    ["Sign out", false],
    ["Sign out everywhere", true],
  ])('signs the editor out with "%s" and removes the panel from the page', async (name, everywhere) => {
    signedInWith();
    const requests: unknown[] = [];
    mockOperation("signOut", (variables) => {
      requests.push(variables);
      return { data: { signOut: true } };
    });
    const { user, menu } = await openMenu();
    await user.click(menu.getByRole("button", { name }));
    expect(await screen.findByLabelText("Password")).toBeInTheDocument();
    expect(screen.queryByRole("tab")).not.toBeInTheDocument();
    expect(requests).toEqual([{ everywhere }]);
  });

  it("keeps the editor signed in if the sign-out can't reach the server", async () => {
    signedInWith();
    fail("signOut", "SERVICE_UNAVAILABLE");
    const { user, menu } = await openMenu();
    await user.click(menu.getByRole("button", { name: "Sign out" }));
    expect(await screen.findByText("The service is not available right now. Please try again.")).toBeInTheDocument();
    expect(screen.getAllByRole("tab")).toHaveLength(ADMIN_TABS.length);
  });

  it("closes on Escape and restores focus", async () => {
    signedInWith();
    const { user } = await openMenu();
    // The menu listens for the key only after it has appeared.
    await waitFor(async () => {
      await user.keyboard("{Escape}");
      expect(screen.queryByRole("dialog", { name: "Account" })).not.toBeInTheDocument();
    });
    expect(screen.getByRole("button", { name: "Account editor@example.com" })).toHaveFocus();
  });
});
