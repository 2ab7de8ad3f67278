import { jest } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { useExitIntent } from "./useExitIntent";

const Offer = () => null;

function open({ isAllowed = true, load = () => Promise.resolve(Offer) } = {}) {
  return renderHook((props: { isAllowed: boolean }) => useExitIntent(props.isAllowed, load), {
    initialProps: { isAllowed },
  });
}

/** Simulates a pointer that leaves the page. `clientY` is its distance from the window's top edge, in px. */
function leave(clientY = -1): void {
  act(() => void document.dispatchEvent(new MouseEvent("mouseleave", { clientY })));
}

function comeBack(): void {
  act(() => void document.dispatchEvent(new MouseEvent("mouseenter")));
}

async function pass(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = "";
});

describe("the exit offer", () => {
  it("opens 100 ms after the pointer leaves through the top edge, and is stored as seen", async () => {
    const { result } = open();
    expect(result.current.Dialog).toBeUndefined();
    leave();
    await pass(99);
    expect(result.current.Dialog).toBeUndefined();
    expect(localStorage.getItem("exitIntentModalSeen")).toBeNull();
    await pass(1);
    expect(result.current.Dialog).toBe(Offer);
    expect(localStorage.getItem("exitIntentModalSeen")).toBe("true");
  });

  it("opens at the top edge, but not when the pointer leaves elsewhere", async () => {
    const { result } = open();
    leave(1);
    leave(400);
    await pass(1000);
    expect(result.current.Dialog).toBeUndefined();
    leave(0);
    await pass(100);
    expect(result.current.Dialog).toBe(Offer);
  });

  it("does not open if the pointer returns within 100 ms, but opens when it leaves again", async () => {
    const { result } = open();
    leave();
    await pass(60);
    comeBack();
    await pass(1000);
    expect(result.current.Dialog).toBeUndefined();
    expect(localStorage.getItem("exitIntentModalSeen")).toBeNull();
    leave();
    await pass(100);
    expect(result.current.Dialog).toBe(Offer);
  });

  it("opens only once, even if the browser blocks storage", async () => {
    const refuse = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const { result } = open();
    leave();
    await pass(100);
    act(() => result.current.done());
    expect(result.current.Dialog).toBeUndefined();
    leave();
    await pass(100);
    expect(result.current.Dialog).toBeUndefined();
    refuse.mockRestore();
  });

  it.each(["exitIntentModalSeen", "newsletterSubscribed"])("never opens if %s is stored", async (key) => {
    localStorage.setItem(key, "true");
    const load = jest.fn(() => Promise.resolve(Offer));
    const { result } = open({ load });
    leave();
    await pass(1000);
    expect(result.current.Dialog).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
  });

  it("never opens again in a tab where the visitor closed it", async () => {
    sessionStorage.setItem("exitModalClosed", "true");
    const { result } = open();
    leave();
    await pass(1000);
    expect(result.current.Dialog).toBeUndefined();
  });

  it.each(["<dialog open></dialog>", '<div role="dialog"></div>', '<div role="alertdialog"></div>'])(
    "never opens over %s",
    async (other) => {
      document.body.innerHTML = other;
      const { result } = open();
      leave();
      await pass(1000);
      expect(result.current.Dialog).toBeUndefined();
      expect(localStorage.getItem("exitIntentModalSeen")).toBeNull();
    },
  );

  it("never opens on an excluded page, and closes when the visitor opens an excluded page", async () => {
    const { result, rerender } = open({ isAllowed: false });
    leave();
    await pass(1000);
    expect(result.current.Dialog).toBeUndefined();
    rerender({ isAllowed: true });
    leave();
    await pass(100);
    expect(result.current.Dialog).toBe(Offer);
    rerender({ isAllowed: false });
    expect(result.current.Dialog).toBeUndefined();
  });

  it("does not open if its script can't be loaded, and retries on the next exit", async () => {
    const load = jest.fn(() => Promise.resolve(Offer));
    load.mockRejectedValueOnce(new Error("offline"));
    const { result } = open({ load });
    leave();
    await pass(100);
    expect(result.current.Dialog).toBeUndefined();
    leave();
    await pass(100);
    expect(result.current.Dialog).toBe(Offer);
  });
});
