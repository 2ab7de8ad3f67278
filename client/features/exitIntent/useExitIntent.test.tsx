import { jest } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { useExitIntent } from "./useExitIntent";

const Offer = () => null;

function open({ isAllowed = true, load = () => Promise.resolve(Offer) } = {}) {
  return renderHook((props: { isAllowed: boolean }) => useExitIntent(props.isAllowed, load), {
    initialProps: { isAllowed },
  });
}

/** The mouse leaves the page at a height, in px from its top. */
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
  it("opens 100 ms after the mouse left through the top edge, and remembers that", async () => {
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

  it("opens at the very edge, and not for a mouse that leaves elsewhere", async () => {
    const { result } = open();
    leave(1);
    leave(400);
    await pass(1000);
    expect(result.current.Dialog).toBeUndefined();
    leave(0);
    await pass(100);
    expect(result.current.Dialog).toBe(Offer);
  });

  it("does not open for a mouse that came back in time, and does when it leaves again", async () => {
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

  it("opens once, even where nothing can be stored", async () => {
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

  it.each(["exitIntentModalSeen", "newsletterSubscribed"])("never opens where %s is stored", async (key) => {
    localStorage.setItem(key, "true");
    const load = jest.fn(() => Promise.resolve(Offer));
    const { result } = open({ load });
    leave();
    await pass(1000);
    expect(result.current.Dialog).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
  });

  it("never opens in a tab where it was closed by its button", async () => {
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

  it("never opens where it is not allowed, and goes when the visitor gets there", async () => {
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

  it("is forgotten when its script can't be had, and tried again the next time", async () => {
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
