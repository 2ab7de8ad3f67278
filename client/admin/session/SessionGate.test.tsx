import { screen, within } from "@testing-library/react";
import { mockOperation, fail } from "../../test/api";
import { currentAddress, renderPage } from "../../test/renderPage";
import { demoSession, makeSession } from "../../test/session";
import { ADMIN_TABS } from "../shell/adminTabs";

const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole("button", { name });
const tabs = () => screen.queryAllByRole("tab");

function signedOut(): void {
  mockOperation("Session", () => ({ data: { session: null } }));
}

/** Mocks an API with one account. Returns an array that collects the sign-in attempts. */
function oneEditor(): { email: string; password: string }[] {
  const tried: { email: string; password: string }[] = [];
  mockOperation("signIn", (variables) => {
    const typed = variables as { email: string; password: string };
    tried.push(typed);
    if (typed.password === "right password") return { data: { signIn: makeSession({ name: typed.email }) } };
    return { data: null, errors: [{ message: "not for visitors", extensions: { code: "UNAUTHENTICATED" } }] };
  });
  return tried;
}

async function signIn(user: Awaited<ReturnType<typeof renderPage>>["user"], password = "right password") {
  await user.type(field("Email address"), "editor@example.com");
  await user.type(field("Password"), `${password}{Enter}`);
}

describe("the admin panel without a session", () => {
  it("shows the sign-in form below the title, hides the tabs, and is not indexed", async () => {
    signedOut();
    await renderPage("/admin?tab=content");
    expect(screen.getByRole("heading", { level: 1, name: "Casino Admin Panel" })).toBeInTheDocument();
    expect(within(screen.getByRole("main")).getByText("18+")).toBeInTheDocument();
    expect(document.title).toBe("Casino Admin Panel | HonestOdds");
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
    expect(tabs()).toEqual([]);
    expect(field("Email address")).toHaveAttribute("autocomplete", "username");
    expect(field("Password")).toHaveAttribute("autocomplete", "current-password");
    expect(field("Password")).toHaveAttribute("type", "password");
  });

  it("opens the requested URL after sign-in, with focus on the page", async () => {
    signedOut();
    const tried = oneEditor();
    const { user } = await renderPage("/admin?tab=content");
    await signIn(user);
    expect(await screen.findByRole("tab", { name: "Content", selected: true })).toBeInTheDocument();
    expect(currentAddress()).toBe("/admin?tab=content");
    expect(screen.getByRole("main")).toHaveFocus();
    expect(tried).toEqual([{ email: "editor@example.com", password: "right password" }]);
  });

  it("says what is wrong with the sign-in input and allows another attempt", async () => {
    signedOut();
    const tried = oneEditor();
    const { user } = await renderPage("/admin?tab=content");
    await user.click(button("Sign in"));
    expect(screen.getByRole("alert")).toHaveTextContent("Enter your email address.");
    expect(field("Email address")).toHaveFocus();
    await user.type(field("Email address"), "editor@example.com");
    await user.click(button("Sign in"));
    expect(screen.getByRole("alert")).toHaveTextContent("Enter your password.");
    expect(tried).toEqual([]);
    await user.type(field("Password"), "wrong password");
    await user.click(button("Sign in"));
    expect(await screen.findByText("The email address or password is wrong.")).toBeInTheDocument();
    expect(field("Password")).toHaveFocus();
    expect(field("Email address")).toHaveValue("editor@example.com");
    await user.clear(field("Password"));
    await user.type(field("Password"), "right password{Enter}");
    expect(await screen.findByRole("tab", { name: "Content" })).toBeInTheDocument();
  });

  it.each([
    [{ code: "RATE_LIMITED", retryAfter: 601 }, "Too many failed sign-ins. Wait 11 minutes, then try again."],
    [{ code: "RATE_LIMITED" }, "Too many failed sign-ins. Wait a few minutes, then try again."],
    [{ code: "SERVICE_UNAVAILABLE" }, "The service is not available right now. Please try again."],
  ])("shows a message for %j", async (extensions, message) => {
    signedOut();
    mockOperation("signIn", () => ({ data: null, errors: [{ message: "not for visitors", extensions }] }));
    const { user } = await renderPage("/admin?tab=content");
    await signIn(user);
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it("reports that sign-in is in progress and ignores a second attempt", async () => {
    signedOut();
    let attempts = 0;
    let give: () => void = () => undefined;
    mockOperation("signIn", async () => {
      attempts += 1;
      await new Promise<void>((resolve) => (give = resolve));
      return { data: { signIn: makeSession() } };
    });
    const { user } = await renderPage("/admin?tab=content");
    await signIn(user);
    await user.click(button("Signing in..."));
    give();
    expect(await screen.findByRole("tab", { name: "Content" })).toBeInTheDocument();
    expect(attempts).toBe(1);
  });

  it("reports that the server can't be reached and offers a retry", async () => {
    fail("Session", "SERVICE_UNAVAILABLE");
    const { user } = await renderPage("/admin?tab=content");
    const retry = await screen.findByRole("button", { name: "Try Again" });
    expect(tabs()).toEqual([]);
    mockOperation("Session", () => ({ data: { session: makeSession() } }));
    await user.click(retry);
    expect(await screen.findAllByRole("tab")).toHaveLength(ADMIN_TABS.length);
  });
});

describe("the admin panel with a session", () => {
  it("does not ask for a password", async () => {
    await renderPage("/admin?tab=content");
    expect(tabs()).toHaveLength(ADMIN_TABS.length);
    expect(screen.queryByLabelText("Password")).not.toBeInTheDocument();
    expect(screen.queryByText(/Demo mode/)).not.toBeInTheDocument();
  });

  it("shows a warning in demo mode, which has no account", async () => {
    mockOperation("Session", () => ({ data: { session: demoSession } }));
    await renderPage("/admin?tab=content");
    expect(screen.getByText(/^Demo mode/).parentElement).toHaveTextContent(
      /anyone on this computer can use this panel/,
    );
    expect(screen.queryByRole("button", { name: /^Account/ })).not.toBeInTheDocument();
  });
});

describe("the panel of a site without accounts", () => {
  it("lets a person with the setup code create the first account, and then opens", async () => {
    signedOut();
    mockOperation("NeedsFirstAccount", () => ({ data: { needsFirstAccount: true } }));
    const tried: Record<string, unknown>[] = [];
    mockOperation("createFirstAccount", (variables) => {
      tried.push(variables);
      if (variables["code"] === "right")
        return { data: { createFirstAccount: makeSession({ name: "ann@example.com" }) } };
      const extensions = { code: "BAD_USER_INPUT", fields: [{ field: "code", message: "The setup code is wrong." }] };
      return { data: null, errors: [{ message: "The setup code is wrong.", extensions }] };
    });
    const { user } = await renderPage("/admin?tab=content");
    await screen.findByRole("heading", { name: "Create the first account" });
    const form = within(screen.getByRole("region", { name: "Create the first account" }));

    await user.click(form.getByRole("button", { name: "Create account" }));
    expect(await form.findByRole("alert")).toHaveTextContent("Enter the setup code.");
    await user.type(form.getByLabelText("Setup code"), "wrong");
    await user.type(form.getByLabelText("Email address"), "ann@example.com");
    await user.type(form.getByLabelText("New password"), "a long password{Enter}");
    expect(await form.findByText("The setup code is wrong.")).toBeInTheDocument();
    await user.clear(form.getByLabelText("Setup code"));
    await user.type(form.getByLabelText("Setup code"), "right{Enter}");
    expect(await screen.findByRole("heading", { name: "Content" })).toBeInTheDocument();
    expect(tried.at(-1)).toEqual({ code: "right", email: "ann@example.com", password: "a long password" });
  });
});
