import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { answer, fail } from "../../test/api";
import { renderPage } from "../../test/renderPage";
import { demoSession, makeSession } from "../../test/session";
import { onSessionEvent, type SessionEvent } from "./sessionEvents";

const address = "/admin?tab=content";
const dialog = () => screen.findByRole("alertdialog", { name: "Sign in again" });
/** What stands on the page, also under a dialog. */
const content = () => screen.findByRole("heading", { name: "Content", hidden: true });

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
  jest.useRealTimers();
});

/** Another tab of the same browser: what it hears, and what it says. */
function openOtherTab() {
  const channel = new BroadcastChannel("honestodds-session");
  const heard: SessionEvent[] = [];
  channel.addEventListener("message", ({ data }: MessageEvent<SessionEvent>) => heard.push(data));
  opened.push(() => channel.close());
  return { heard, say: (event: unknown) => channel.postMessage(event) }; // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel has none
}

/** Everything that this tab is told. */
function listen(): SessionEvent["type"][] {
  const types: SessionEvent["type"][] = [];
  opened.push(onSessionEvent(({ type }) => types.push(type)));
  return types;
}

describe("the session's events", () => {
  it("are SIGNED_IN and SIGNED_OUT, in this tab and every other", async () => {
    answer("Session", () => ({ data: { session: null } }));
    answer("signIn", () => ({ data: { signIn: makeSession() } }));
    answer("signOut", () => ({ data: { signOut: true } }));
    answer("OwnSessions", () => ({ data: { sessions: [] } }));
    const { heard } = openOtherTab();
    const types = listen();
    const { user } = await renderPage(address);
    await user.type(screen.getByLabelText("E-mail address"), "editor@example.com");
    await user.type(screen.getByLabelText("Password"), "right password{Enter}");
    await user.click(await screen.findByRole("button", { name: /^Account/ }));
    await user.click(await screen.findByRole("button", { name: "Sign out" }));
    expect(await screen.findByLabelText("Password")).toBeInTheDocument();
    expect(types).toEqual(["SIGNED_IN", "SIGNED_OUT"]);
    await waitFor(() => expect(heard.map(({ type }) => type)).toEqual(["SIGNED_IN", "SIGNED_OUT"]));
  });

  it("of another tab sign this one in", async () => {
    answer("Session", () => ({ data: { session: null } }));
    await renderPage(address);
    openOtherTab().say({ type: "SIGNED_IN", session: makeSession() });
    expect(await screen.findByRole("button", { name: /editor@example\.com/ })).toBeInTheDocument();
  });

  it("of another tab ask to sign in over what stands in this one, and let go on when somebody has", async () => {
    await renderPage(address);
    const other = openOtherTab();
    other.say({ type: "SIGNED_OUT" });
    expect(await dialog()).toHaveTextContent("Nothing on this page is lost");
    expect(await content()).toBeInTheDocument();
    other.say({ type: "SIGNED_IN", session: makeSession() });
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(await content()).toBeInTheDocument();
  });

  it.each([null, "SIGNED_OUT", {}, { type: "SIGNED_IN" }, { type: "SIGNED_IN", session: { id: 1 } }])(
    "are nothing else, such as %j",
    async (said) => {
      const { unmount } = await renderPage(address);
      const types = listen();
      const other = openOtherTab();
      other.say(said);
      other.say({ type: "TOKEN_REFRESHED", session: makeSession() });
      await waitFor(() => expect(types).toEqual(["TOKEN_REFRESHED"]));
      unmount();
    },
  );
});

describe("an operation that is refused because the session has ended", () => {
  /** The list of one's own sessions stands for any operation of the panel. */
  async function askForSessions() {
    let isSignedIn = false;
    answer("OwnSessions", () => {
      if (!isSignedIn)
        return { data: null, errors: [{ message: "not for visitors", extensions: { code: "UNAUTHENTICATED" } }] };
      const times = { startedAt: "2026-11-01T09:00:00.000Z", lastUsedAt: "2026-11-01T10:00:00.000Z" };
      const session = { __typename: "Session", id: "s", isCurrent: true, userAgent: "Firefox/140 (Linux)", ...times };
      return { data: { sessions: [session] } };
    });
    answer("signIn", () => {
      isSignedIn = true;
      return { data: { signIn: makeSession() } };
    });
    const view = await renderPage(address);
    answer("Session", () => ({ data: { session: isSignedIn ? makeSession() : null } }));
    await view.user.click(screen.getByRole("button", { name: /^Account/ }));
    return view;
  }

  it("asks to sign in over the page, and is then sent again", async () => {
    const { user } = await askForSessions();
    const asked = within(await dialog());
    expect(asked.getByLabelText("E-mail address")).toHaveValue("editor@example.com");
    await user.type(asked.getByLabelText("Password"), "right password{Enter}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await user.click(screen.getByRole("button", { name: /^Account/ }));
    expect(await screen.findByText("Firefox on Linux")).toBeInTheDocument();
  });

  it("fails when nobody wants to sign in now, which the account's place offers from then on", async () => {
    const { user } = await askForSessions();
    await user.click(within(await dialog()).getByRole("button", { name: "Not now" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(await content()).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(await dialog()).toBeInTheDocument();
  });
});

describe("demo mode that is over", () => {
  it("asks for an account", async () => {
    answer("Session", () => ({ data: { session: demoSession } }));
    await renderPage(address);
    openOtherTab().say({ type: "SIGNED_OUT" });
    expect(await dialog()).toHaveTextContent("Demo mode is over.");
    expect(screen.getByLabelText("E-mail address")).toHaveValue("");
  });
});

describe("a session in use", () => {
  const minute = 60_000;

  it("is renewed every five minutes while somebody works, and never while nobody does", async () => {
    let renewed = 0;
    answer("refreshSession", () => {
      renewed += 1;
      return { data: { refreshSession: makeSession() } };
    });
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ["queueMicrotask", "setImmediate"] });
    await renderPage(address);
    const types = listen();
    await act(() => jest.advanceTimersByTimeAsync(20 * minute));
    expect(renewed).toBe(0);
    for (let key = 0; key < 3; key += 1) document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true }));
    await act(() => jest.advanceTimersByTimeAsync(11 * minute));
    await waitFor(() => expect(types).toEqual(["TOKEN_REFRESHED"]));
    expect(renewed).toBe(1);
  });

  it("that ends by idleness is noticed without a press", async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ["queueMicrotask", "setImmediate"] });
    await renderPage(address);
    answer("Session", () => ({ data: { session: null } }));
    await act(() => jest.advanceTimersByTimeAsync(119 * minute));
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2 * minute));
    expect(await dialog()).toBeInTheDocument();
  });

  it("that an unreachable server can't be asked about is left as it is", async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ["queueMicrotask", "setImmediate"] });
    await renderPage(address);
    fail("Session", "SERVICE_UNAVAILABLE");
    await act(() => jest.advanceTimersByTimeAsync(121 * minute));
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(await content()).toBeInTheDocument();
  });
});
