import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { mockOperation, fail } from "../../test/api";
import { renderPage } from "../../test/renderPage";
import { demoSession, makeSession } from "../../test/session";
import { onSessionEvent, type SessionEvent } from "./sessionEvents";

const address = "/admin?tab=content";
const dialog = () => screen.findByRole("alertdialog", { name: "Sign in again" });
/** Finds the page's content, even if a dialog covers the page. */
const content = () => screen.findByRole("heading", { name: "Content", hidden: true });

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
  jest.useRealTimers();
});

/** Simulates another tab in the same browser. Records the events that the other tab receives, and can send events. */
function openOtherTab() {
  const channel = new BroadcastChannel("honestodds-session");
  const received: SessionEvent[] = [];
  channel.addEventListener("message", ({ data }: MessageEvent<SessionEvent>) => received.push(data));
  opened.push(() => channel.close());
  return { received, say: (event: unknown) => channel.postMessage(event) }; // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel has none
}

/** Returns an array that collects the types of the session events that this tab receives. */
function listen(): SessionEvent["type"][] {
  const types: SessionEvent["type"][] = [];
  opened.push(onSessionEvent(({ type }) => types.push(type)));
  return types;
}

describe("the session events", () => {
  it("are SIGNED_IN and SIGNED_OUT, in this tab and in other tabs", async () => {
    mockOperation("Session", () => ({ data: { session: null } }));
    mockOperation("signIn", () => ({ data: { signIn: makeSession() } }));
    mockOperation("signOut", () => ({ data: { signOut: true } }));
    mockOperation("OwnSessions", () => ({ data: { sessions: [] } }));
    const { received } = openOtherTab();
    const types = listen();
    const { user } = await renderPage(address);
    await user.type(screen.getByLabelText("Email address"), "editor@example.com");
    await user.type(screen.getByLabelText("Password"), "right password{Enter}");
    await user.click(await screen.findByRole("button", { name: /^Account/ }));
    await user.click(await screen.findByRole("button", { name: "Sign out" }));
    expect(await screen.findByLabelText("Password")).toBeInTheDocument();
    expect(types).toEqual(["SIGNED_IN", "SIGNED_OUT"]);
    await waitFor(() => expect(received.map(({ type }) => type)).toEqual(["SIGNED_IN", "SIGNED_OUT"]));
  });

  it("from another tab sign this tab in", async () => {
    mockOperation("Session", () => ({ data: { session: null } }));
    await renderPage(address);
    openOtherTab().say({ type: "SIGNED_IN", session: makeSession() });
    expect(await screen.findByRole("button", { name: /editor@example\.com/ })).toBeInTheDocument();
  });

  it("from another tab open the sign-in dialog over this page and close it after sign-in", async () => {
    await renderPage(address);
    const other = openOtherTab();
    other.say({ type: "SIGNED_OUT" });
    expect(await dialog()).toHaveTextContent("Your changes are safe");
    expect(await content()).toBeInTheDocument();
    other.say({ type: "SIGNED_IN", session: makeSession() });
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(await content()).toBeInTheDocument();
  });

  it.each([null, "SIGNED_OUT", {}, { type: "SIGNED_IN" }, { type: "SIGNED_IN", session: { id: 1 } }])(
    "are ignored if another tab sends an invalid message, such as %j",
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

describe("an operation that is rejected after the session has ended", () => {
  /** Requests the account's sessions. Any other operation in the admin panel would work too. */
  async function askForSessions() {
    let isSignedIn = false;
    mockOperation("OwnSessions", () => {
      if (!isSignedIn)
        return { data: null, errors: [{ message: "not for visitors", extensions: { code: "UNAUTHENTICATED" } }] };
      const times = { startedAt: "2026-11-01T09:00:00.000Z", lastUsedAt: "2026-11-01T10:00:00.000Z" };
      const session = { __typename: "Session", id: "s", isCurrent: true, userAgent: "Firefox/140 (Linux)", ...times };
      return { data: { sessions: [session] } };
    });
    mockOperation("signIn", () => {
      isSignedIn = true;
      return { data: { signIn: makeSession() } };
    });
    const view = await renderPage(address);
    mockOperation("Session", () => ({ data: { session: isSignedIn ? makeSession() : null } }));
    await view.user.click(screen.getByRole("button", { name: /^Account/ }));
    return view;
  }

  it("opens the sign-in dialog and is retried after sign-in", async () => {
    const { user } = await askForSessions();
    const requests = within(await dialog());
    expect(requests.getByLabelText("Email address")).toHaveValue("editor@example.com");
    await user.type(requests.getByLabelText("Password"), "right password{Enter}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await user.click(screen.getByRole("button", { name: /^Account/ }));
    expect(await screen.findByText("Firefox on Linux")).toBeInTheDocument();
  });

  it("fails if the editor does not sign in, but the account menu still offers to sign in", async () => {
    const { user } = await askForSessions();
    await user.click(within(await dialog()).getByRole("button", { name: "Not now" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(await content()).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(await dialog()).toBeInTheDocument();
  });
});

describe("the panel after demo mode has ended", () => {
  it("asks for an account's email and password", async () => {
    mockOperation("Session", () => ({ data: { session: demoSession } }));
    await renderPage(address);
    openOtherTab().say({ type: "SIGNED_OUT" });
    expect(await dialog()).toHaveTextContent("Demo mode has ended.");
    expect(screen.getByLabelText("Email address")).toHaveValue("");
  });
});

describe("an active session", () => {
  const minute = 60_000;

  it("is renewed once after the editor types, but not while the editor is idle", async () => {
    let renewed = 0;
    mockOperation("refreshSession", () => {
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

  it("opens the sign-in dialog within a minute of expiring", async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ["queueMicrotask", "setImmediate"] });
    await renderPage(address);
    mockOperation("Session", () => ({ data: { session: null } }));
    await act(() => jest.advanceTimersByTimeAsync(119 * minute));
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2 * minute));
    expect(await dialog()).toBeInTheDocument();
  });

  it("continues if the server can't be reached", async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ["queueMicrotask", "setImmediate"] });
    await renderPage(address);
    fail("Session", "SERVICE_UNAVAILABLE");
    await act(() => jest.advanceTimersByTimeAsync(121 * minute));
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(await content()).toBeInTheDocument();
  });
});
