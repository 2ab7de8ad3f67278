import { jest } from "@jest/globals";
import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { SEARCH_DEBOUNCE_MS } from "../../shared/limits";
import { useDebounced } from "../../shared/hooks/useDebounced";
import { SearchField } from "../../features/search/SearchField";
import { useTrackSearch } from "./SearchResults";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function rest(ms: number): void {
  act(() => void jest.advanceTimersByTime(ms));
}

/** Returns the queries of the search events that this browser has recorded. */
function recordedSearches(): unknown[] {
  const events = JSON.parse(localStorage.getItem("analytics_events") ?? "[]") as { metadata: { query: string } }[];
  return events.map(({ metadata }) => metadata.query);
}

describe("a typed query", () => {
  it("starts a search after a pause of 300 ms", () => {
    const requests: string[] = [];
    render(<SearchField onSearch={(text) => requests.push(text)} text="" />);
    const type = (value: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
    type("bi");
    rest(299);
    type("bit");
    rest(299);
    expect(requests).toEqual([]);
    rest(1);
    expect(requests).toEqual(["bit"]);
  });

  it("gets suggestions after a pause of 300 ms", () => {
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

  it("is recorded once after a pause of 1000 ms", () => {
    const { rerender } = renderHook(({ text, count }) => useTrackSearch(text, count), {
      initialProps: { text: "bi", count: 3 as number | undefined },
    });
    rest(999);
    rerender({ text: "bit", count: undefined });
    rest(5000);
    rerender({ text: "bit", count: 2 });
    rest(999);
    expect(recordedSearches()).toEqual([]);
    // Waits one more millisecond, because events are stored when the browser is idle.
    rest(2);
    expect(recordedSearches()).toEqual(["bit"]);
    rerender({ text: "bit", count: 1 });
    rest(5000);
    expect(recordedSearches()).toEqual(["bit"]);
  });
});
