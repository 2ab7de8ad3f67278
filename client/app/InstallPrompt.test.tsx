import { jest } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import "../features/install/InstallCard";
import { readInstallEvent, watchInstall } from "../features/install/installEvent";
import { recordEarlyEvents } from "../shared/earlyEvents";
import { InstallPrompt } from "./InstallPrompt";

/** Makes the browser offer to install; answers what happens to its question. */
function offerInstall() {
  let answerPrompt: { resolve: () => void; reject: (error: Error) => void };
  const userChoice = new Promise<void>((resolve, reject) => {
    answerPrompt = { resolve, reject };
  });
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: jest.fn(() => Promise.resolve()),
    userChoice,
  });
  act(() => void window.dispatchEvent(event));
  return { event, answerPrompt: answerPrompt! };
}

/** The script of the card comes by way of promises that no timer holds. */
async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
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

// As in production: the inline script listens first, and the app takes over.
beforeAll(recordEarlyEvents);
beforeEach(() => {
  jest.useFakeTimers();
  render(<InstallPrompt />);
});
afterEach(() => {
  act(() => void window.dispatchEvent(new Event("appinstalled")));
  jest.useRealTimers();
});

describe("the offer to install", () => {
  it("appears though the browser made its offer before the app's scripts ran", async () => {
    const { event } = offerInstall();
    expect(event.defaultPrevented).toBe(true);
    expect(readInstallEvent()).toBeNull();
    act(watchInstall);
    await pass(10_000);
    expect(card()).toBeInTheDocument();
  });

  it("appears ten seconds after the browser's, which is kept back", async () => {
    const { event } = offerInstall();
    expect(event.defaultPrevented).toBe(true);
    await pass(9999);
    expect(card()).not.toBeInTheDocument();
    await pass(1);
    expect(card()).toBeInTheDocument();
    expect(seen()).toBeNull();
  });

  it("does not appear where it was answered before, though that was in another tab meanwhile", async () => {
    offerInstall();
    await pass(5000);
    localStorage.setItem("pwaInstallPromptSeen", "true");
    await pass(60_000);
    expect(card()).not.toBeInTheDocument();
  });

  it("does not appear in the app itself", async () => {
    const matches = jest
      .spyOn(window, "matchMedia")
      .mockImplementation((media) => ({ matches: media === "(display-mode: standalone)" }) as MediaQueryList);
    offerInstall();
    await pass(60_000);
    expect(card()).not.toBeInTheDocument();
    matches.mockRestore();
  });

  it("does not appear in the app on Safari, which says so in its own way", async () => {
    Object.defineProperty(navigator, "standalone", { value: true, configurable: true });
    offerInstall();
    await pass(60_000);
    expect(card()).not.toBeInTheDocument();
    Reflect.deleteProperty(navigator, "standalone");
  });

  it.each(["accepted", "dismissed"])("asks the browser's question, and is gone when it is %s", async () => {
    const { event, answerPrompt } = await showCard();
    fireEvent.click(screen.getByRole("button", { name: "Install Now" }));
    expect(event.prompt).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("button", { name: "Installing..." })).toBeDisabled();
    await pass(60_000);
    expect(card()).toBeInTheDocument();
    answerPrompt.resolve();
    await pass(0);
    expect(card()).not.toBeInTheDocument();
    expect(seen()).toBe("true");
    expect(readInstallEvent()).toBeNull();
  });

  it("is gone when the installation fails, and only the console knows why", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => {});
    const { answerPrompt } = await showCard();
    fireEvent.click(screen.getByRole("button", { name: "Install Now" }));
    answerPrompt.reject(new Error("no"));
    await pass(0);
    expect(card()).not.toBeInTheDocument();
    expect(seen()).toBe("true");
    expect(log).toHaveBeenCalledWith("PWA install error", expect.any(Error));
    log.mockRestore();
  });

  it("is gone when it is closed, and does not come back", async () => {
    await showCard();
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(card()).not.toBeInTheDocument();
    expect(seen()).toBe("true");
    offerInstall();
    await pass(60_000);
    expect(card()).not.toBeInTheDocument();
  });

  it("is gone once the site is installed, by whatever way", async () => {
    await showCard();
    act(() => void window.dispatchEvent(new Event("appinstalled")));
    expect(card()).not.toBeInTheDocument();
    expect(localStorage.getItem("pwaInstalled")).toBe("true");
  });
});
