import { act, renderHook } from "@testing-library/react";
import { useState } from "react";
import { useTags } from "./TagsField";

function renderTags(initial: string[], isByLine = false) {
  return renderHook(() => {
    const [value, setValue] = useState(initial);
    return { value, setValue, ...useTags(value, setValue, isByLine) };
  }).result;
}

describe("a list field during editing", () => {
  it("includes the text that the editor is typing", () => {
    const list = renderTags(["One"]);
    act(() => list.current.type("Tw"));
    expect(list.current).toMatchObject({ value: ["One", "Tw"], tags: ["One"], typed: "Tw" });
  });

  it("turns the text before each comma into an item and leaves the rest in the input", () => {
    const list = renderTags([]);
    act(() => list.current.type("One, Two,, One, Thr"));
    expect(list.current).toMatchObject({ value: ["One", "Two", "Thr"], tags: ["One", "Two"], typed: "Thr" });
  });

  it("preserves the order of items when one item is split into several", () => {
    const list = renderTags(["One", "Two", "Three"]);
    act(() => list.current.edit(1));
    act(() => list.current.type("Two,Two and a half"));
    act(() => list.current.settle());
    expect(list.current.value).toEqual(["One", "Two", "Two and a half", "Three"]);
  });

  it("splits pasted text at semicolons and line breaks, and removes bullets", () => {
    const list = renderTags(["One"]);
    act(() => list.current.type("- Two\r\n- Three; Four\n• Five"));
    act(() => list.current.settle());
    expect(list.current.value).toEqual(["One", "Two", "Three", "Four", "Five"]);
  });

  it("keeps commas if its items are separated only by line breaks", () => {
    const list = renderTags([], true);
    act(() => list.current.type("Your deposit | $1,000"));
    expect(list.current).toMatchObject({ tags: [], typed: "Your deposit | $1,000" });
    act(() => list.current.settle());
    act(() => list.current.type("Bonus | $1,000; once\nTotal | $2,000"));
    act(() => list.current.settle());
    expect(list.current.value).toEqual(["Your deposit | $1,000", "Bonus | $1,000; once", "Total | $2,000"]);
  });

  it("preserves a comma within an item that is being edited", () => {
    const list = renderTags(["Fast, and safe", "Two"]);
    act(() => list.current.edit(0));
    expect(list.current).toMatchObject({ value: ["Fast, and safe", "Two"], typed: "Fast, and safe" });
    act(() => list.current.type("Fast, and very safe"));
    act(() => list.current.settle());
    act(() => list.current.type("Three, Four"));
    expect(list.current.value).toEqual(["Fast, and very safe", "Two", "Three", "Four"]);
  });

  it("preserves a leading bullet in an item that is being edited", () => {
    const list = renderTags(["- Slow payouts"]);
    act(() => list.current.edit(0));
    expect(list.current.value).toEqual(["- Slow payouts"]);
    act(() => list.current.settle());
    expect(list.current.value).toEqual(["- Slow payouts"]);
  });

  it("preserves typed text when another item is removed or edited", () => {
    const list = renderTags(["One", "Two"]);
    act(() => list.current.type("Thr"));
    act(() => list.current.remove(0));
    expect(list.current.value).toEqual(["Two", "Thr"]);
    act(() => list.current.type("Fo"));
    act(() => list.current.edit(0));
    expect(list.current).toMatchObject({ value: ["Two", "Thr", "Fo"], typed: "Two", tags: ["Thr", "Fo"] });
  });

  it("shows a new value set by the form", () => {
    const list = renderTags(["One"]);
    act(() => list.current.type("Tw"));
    act(() => list.current.setValue(["Nine"]));
    expect(list.current).toMatchObject({ tags: ["Nine"], typed: "" });
  });
});
