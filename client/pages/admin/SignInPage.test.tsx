import { screen, within } from "@testing-library/react";
import { answer, fail } from "../../test/api";
import { currentAddress, renderPage } from "../../test/renderPage";
import { demoSession, makeSession } from "../../test/session";

const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole("button", { name });
const tabs = () => screen.queryAllByRole("tab");

function signedOut(): void {
  answer("Session", () => ({ data: { session: null } }));
}

/** The API knows one editor; answers what it was asked. */
function oneEditor(): { email: string; password: string }[] {
  const tried: { email: string; password: string }[] = [];
  answer("signIn", (variables) => {
    const typed = variables as { email: string; password: string };
    tried.push(typed);
    if (typed.password === "right password") return { data: { signIn: makeSession({ name: typed.email }) } };
    return { data: null, errors: [{ message: "not for visitors", extensions: { code: "UNAUTHENTICATED" } }] };
  });
  return tried;
}

async function signIn(user: Awaited<ReturnType<typeof renderPage>>["user"], password = "right password") {
  await user.type(field("E-mail address"), "editor@example.com");
  await user.type(field("Password"), `${password}{Enter}`);
}

describe("the panel for whoever is not signed in", () => {
  it("shows the form under its title, nothing of itself, and asks search engines to pass it over", async () => {
    signedOut();
    await renderPage("/admin?tab=content");
    expect(screen.getByRole("heading", { level: 1, name: "Casino Admin Panel" })).toBeInTheDocument();
    expect(within(screen.getByRole("main")).getByText("18+")).toBeInTheDocument();
    expect(document.title).toBe("Casino Admin Panel | HonestOdds");
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
    expect(tabs()).toEqual([]);
    expect(field("E-mail address")).toHaveAttribute("autocomplete", "username");
    expect(field("Password")).toHaveAttribute("autocomplete", "current-password");
    expect(field("Password")).toHaveAttribute("type", "password");
  });

  it("opens where its address leads once they have signed in, with the focus on the page", async () => {
    signedOut();
    const tried = oneEditor();
    const { user } = await renderPage("/admin?tab=content");
    await signIn(user);
    expect(await screen.findByRole("tab", { name: "Content", selected: true })).toBeInTheDocument();
    expect(currentAddress()).toBe("/admin?tab=content");
    expect(screen.getByRole("main")).toHaveFocus();
    expect(tried).toEqual([{ email: "editor@example.com", password: "right password" }]);
  });

  it("says what is wrong in our words, and lets them try again", async () => {
    signedOut();
    const tried = oneEditor();
    const { user } = await renderPage("/admin?tab=content");
    await user.click(button("Sign in"));
    expect(screen.getByRole("alert")).toHaveTextContent("Enter your e-mail address.");
    expect(field("E-mail address")).toHaveFocus();
    await user.type(field("E-mail address"), "editor@example.com");
    await user.click(button("Sign in"));
    expect(screen.getByRole("alert")).toHaveTextContent("Enter your password.");
    expect(tried).toEqual([]);
    await user.type(field("Password"), "wrong password");
    await user.click(button("Sign in"));
    expect(await screen.findByText("The e-mail address or the password is wrong.")).toBeInTheDocument();
    expect(field("Password")).toHaveFocus();
    expect(field("E-mail address")).toHaveValue("editor@example.com");
    await user.clear(field("Password"));
    await user.type(field("Password"), "right password{Enter}");
    expect(await screen.findByRole("tab", { name: "Content" })).toBeInTheDocument();
  });

  it.each([
    [{ code: "RATE_LIMITED", retryAfter: 601 }, "Too many sign-ins have failed. Wait 11 minutes, then try again."],
    [{ code: "RATE_LIMITED" }, "Too many sign-ins have failed. Wait some minutes, then try again."],
    [{ code: "SERVICE_UNAVAILABLE" }, "The service is not available at the moment. Please try again."],
  ])("tells %j in words", async (extensions, words) => {
    signedOut();
    answer("signIn", () => ({ data: null, errors: [{ message: "not for visitors", extensions }] }));
    const { user } = await renderPage("/admin?tab=content");
    await signIn(user);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it("says that it is signing in, and sends no second attempt meanwhile", async () => {
    signedOut();
    let attempts = 0;
    let give: () => void = () => undefined;
    answer("signIn", async () => {
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

  it("tells that the server is away, and asks again", async () => {
    fail("Session", "SERVICE_UNAVAILABLE");
    const { user } = await renderPage("/admin?tab=content");
    const retry = await screen.findByRole("button", { name: "Try Again" });
    expect(tabs()).toEqual([]);
    answer("Session", () => ({ data: { session: makeSession() } }));
    await user.click(retry);
    expect(await screen.findAllByRole("tab")).toHaveLength(8);
  });
});

describe("the panel for whoever is signed in", () => {
  it("asks for no password", async () => {
    await renderPage("/admin?tab=content");
    expect(tabs()).toHaveLength(8);
    expect(screen.queryByLabelText("Password")).not.toBeInTheDocument();
    expect(screen.queryByText(/Demo mode/)).not.toBeInTheDocument();
  });

  it("warns in demo mode, which has no account", async () => {
    answer("Session", () => ({ data: { session: demoSession } }));
    await renderPage("/admin?tab=content");
    expect(screen.getByText(/^Demo mode/).parentElement).toHaveTextContent(
      /anyone on this computer can use this panel/,
    );
    expect(screen.queryByRole("button", { name: /^Account/ })).not.toBeInTheDocument();
  });
});
