import { jest } from "@jest/globals";
import { loadUntilReplaced, offerReload } from "./release";

const notice = () => document.querySelector(".release-notice");

afterEach(() => {
  notice()?.remove();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Mocks the response status of the request that checks whether a script still exists on the server. */
function mockResponse(status: number, headers: Record<string, string> = {}): void {
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status, headers }));
}

describe("a script that the page needs", () => {
  it("is retried with increasing delays until it loads", async () => {
    jest.useFakeTimers();
    mockResponse(200);
    const load = jest.fn<() => Promise<string>>().mockRejectedValue(new Error("no network"));
    const loaded = loadUntilReplaced(load, "/assets/entry.js");
    await jest.advanceTimersByTimeAsync(1000 + 2000);
    expect(load).toHaveBeenCalledTimes(3);
    load.mockResolvedValue("the script");
    await jest.advanceTimersByTimeAsync(4000);
    expect(await loaded).toBe("the script");
    expect(notice()).toBeNull();
  });

  it.each([
    ["no longer has it", 404, null],
    ["has it from an older release", 200, "true"],
  ])(
    "is not retried after a new release if the server %s, and the reload notice appears",
    async (_what, status, mark) => {
      jest.useFakeTimers();
      mockResponse(status, mark === null ? {} : { "x-newer-release": mark });
      const load = jest.fn<() => Promise<string>>().mockRejectedValue(new Error("404"));
      void loadUntilReplaced(load, "/assets/entry.js");
      await jest.advanceTimersByTimeAsync(60_000);
      expect(load).toHaveBeenCalledTimes(1);
      expect(notice()).toHaveTextContent("A new version is ready.");
    },
  );
});

it("the reload notice does not reappear after the visitor closes it", async () => {
  offerReload();
  offerReload();
  expect(document.querySelectorAll(".release-notice")).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve));
  document.querySelector<HTMLElement>("[aria-label=Close]")?.click();
  offerReload();
  expect(notice()).toBeNull();
});
