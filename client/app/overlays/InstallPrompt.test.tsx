import { jest } from "@jest/globals";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import "../../features/install/InstallCard";
import { readInstallEvent, watchInstall } from "../../features/install/useInstallOffer";
import { defaultSite, SiteContext } from "../../shared/site";
import { recordEarlyEvents } from "../../shared/browser/earlyEvents";
import { InstallPrompt } from "./Overlays";

/** Fires the browser's install event. Returns the event, and functions that accept or dismiss the browser's prompt. */
function offerInstall() {
  let choose: { resolve: (choice: { outcome: string }) => void; reject: (error: Error) => void };
  const userChoice = new Promise<{ outcome: string }>((resolve, reject) => {
    choose = { resolve, reject };
  });
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: jest.fn(() => Promise.resolve()),
    userChoice,
  });
  act(() => void window.dispatchEvent(event));
  return { event, choose: choose! };
}

/** The real function, which fake timers do not replace. */
const { setTimeout: setRealTimeout } = globalThis;

/** Advances the timers and then runs pending promises, because the card's script loads asynchronously. */
async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => void setRealTimeout(resolve, 2));
  });
}

const card = () => screen.queryByRole("complementary", { name: "Install the app" });
const seen = () => localStorage.getItem("pwaInstallPromptSeen");

async function showCard() {
  const offered = offerInstall();
  await pass(10_000);
  expect(card()).toBeInTheDocument();
  return offered;
}

// Adds the listeners in production order: the inline script's first, then the app's.
beforeAll(recordEarlyEvents);
beforeEach(() => {
  jest.useFakeTimers();
  render(<InstallPrompt />);
});
afterEach(() => {
  act(() => void window.dispatchEvent(new Event("appinstalled")));
  jest.useRealTimers();
});

describe("the install card", () => {
  it("appears even if the browser's event fired before the app's scripts ran", async () => {
    const { event } = offerInstall();
    expect(event.defaultPrevented).toBe(true);
    expect(readInstallEvent()).toBeNull();
    act(watchInstall);
    await pass(10_000);
    expect(card()).toBeInTheDocument();
  });

  it.each([true, false])("appears only if the owner has not turned it off: %s", async (hasInstallCard) => {
    cleanup();
    render(
      <SiteContext.Provider value={{ ...defaultSite, hasInstallCard }}>
        <InstallPrompt />
      </SiteContext.Provider>,
    );
    offerInstall();
    await pass(10_000);
    expect(card() !== null).toBe(hasInstallCard);
  });

  it("appears ten seconds after the browser's event and suppresses the browser's own prompt", async () => {
    const { event } = offerInstall();
    expect(event.defaultPrevented).toBe(true);
    await pass(9999);
    expect(card()).not.toBeInTheDocument();
    await pass(1);
    expect(card()).toBeInTheDocument();
    expect(seen()).toBeNull();
  });

  it("does not appear after the visitor has made a choice, even if that was a moment earlier in another tab", async () => {
    offerInstall();
    await pass(5000);
    localStorage.setItem("pwaInstallPromptSeen", "true");
    await pass(60_000);
    expect(card()).not.toBeInTheDocument();
  });

  it("does not appear in the installed app", async () => {
    const matches = jest
      .spyOn(window, "matchMedia")
      .mockImplementation((media) => ({ matches: media === "(display-mode: standalone)" }) as MediaQueryList);
    offerInstall();
    await pass(60_000);
    expect(card()).not.toBeInTheDocument();
    matches.mockRestore();
  });

  it("does not appear in the installed app on Safari, which sets navigator.standalone", async () => {
    Object.defineProperty(navigator, "standalone", { value: true, configurable: true });
    offerInstall();
    await pass(60_000);
    expect(card()).not.toBeInTheDocument();
    Reflect.deleteProperty(navigator, "standalone");
  });

  it.each(["accepted", "dismissed"])("opens the browser's prompt and closes when the prompt is %s", async (outcome) => {
    const { event, choose } = await showCard();
    fireEvent.click(screen.getByRole("button", { name: "Install Now" }));
    expect(event.prompt).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("button", { name: "Installing..." })).toBeDisabled();
    await pass(60_000);
    expect(card()).toBeInTheDocument();
    choose.resolve({ outcome });
    await pass(0);
    expect(card()).not.toBeInTheDocument();
    expect(seen()).toBe("true");
    expect(readInstallEvent()).toBeNull();
  });

  it("closes and only logs the error when the installation fails", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => {});
    const { choose } = await showCard();
    fireEvent.click(screen.getByRole("button", { name: "Install Now" }));
    choose.reject(new Error("no"));
    await pass(0);
    expect(card()).not.toBeInTheDocument();
    expect(seen()).toBe("true");
    expect(log).toHaveBeenCalledWith("PWA install error", expect.any(Error));
    log.mockRestore();
  });

  it("does not appear again after the visitor closes it", async () => {
    await showCard();
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(card()).not.toBeInTheDocument();
    expect(seen()).toBe("true");
    offerInstall();
    await pass(60_000);
    expect(card()).not.toBeInTheDocument();
  });

  it("closes when the visitor installs the site in another way", async () => {
    await showCard();
    act(() => void window.dispatchEvent(new Event("appinstalled")));
    expect(card()).not.toBeInTheDocument();
    expect(localStorage.getItem("pwaInstalled")).toBe("true");
  });
});
