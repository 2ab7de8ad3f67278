import { jest } from "@jest/globals";
import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { SEARCH_DEBOUNCE_MS } from "../../shared/limits";
import { useDebounced } from "../../shared/useDebounced";
import { SearchField } from "./SearchField";
import { useTrackSearch } from "./useTrackSearch";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function rest(ms: number): void {
  act(() => void jest.advanceTimersByTime(ms));
}

/** What this browser has recorded of its visitor's searches. */
function recordedSearches(): unknown[] {
  const events = JSON.parse(localStorage.getItem("analytics_events") ?? "[]") as { metadata: { query: string } }[];
  return events.map(({ metadata }) => metadata.query);
}

describe("a typed text", () => {
  it("is searched for when it has rested for 300 ms", () => {
    const asked: string[] = [];
    render(<SearchField onSearch={(text) => asked.push(text)} text="" />);
    const type = (value: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
    type("bi");
    rest(299);
    type("bit");
    rest(299);
    expect(asked).toEqual([]);
    rest(1);
    expect(asked).toEqual(["bit"]);
  });

  it("gets suggestions when it has rested for 300 ms", () => {
    const { result, rerender } = renderHook(({ text }) => useDebounced(text, SEARCH_DEBOUNCE_MS), {
      initialProps: { text: "" },
    });
    rerender({ text: "bi" });
    rest(299);
    rerender({ text: "bit" });
    rest(299);
    expect(result.current).toBe("");
    rest(1);
    expect(result.current).toBe("bit");
  });

  it("is recorded when it has rested for 1000 ms, once", () => {
    const { rerender } = renderHook(({ text, count }) => useTrackSearch(text, count), {
      initialProps: { text: "bi", count: 3 as number | undefined },
    });
    rest(999);
    rerender({ text: "bit", count: undefined });
    rest(5000);
    rerender({ text: "bit", count: 2 });
    rest(999);
    expect(recordedSearches()).toEqual([]);
    // One more until the browser is at rest, when events are kept.
    rest(2);
    expect(recordedSearches()).toEqual(["bit"]);
    rerender({ text: "bit", count: 1 });
    rest(5000);
    expect(recordedSearches()).toEqual(["bit"]);
  });
});
