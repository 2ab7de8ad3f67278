import { act, renderHook } from "@testing-library/react";
import { useState } from "react";
import { useTags } from "./useTags";

function renderTags(initial: string[]) {
  return renderHook(() => {
    const [value, setValue] = useState(initial);
    return { value, setValue, ...useTags(value, setValue) };
  }).result;
}

describe("a list that is worked on", () => {
  it("counts what is being typed as its own already", () => {
    const list = renderTags(["One"]);
    act(() => list.current.type("Tw"));
    expect(list.current).toMatchObject({ value: ["One", "Tw"], tags: ["One"], typed: "Tw" });
  });

  it("settles what stands before a comma, and goes on with the rest", () => {
    const list = renderTags([]);
    act(() => list.current.type("One, Two,, One, Thr"));
    expect(list.current).toMatchObject({ value: ["One", "Two", "Thr"], tags: ["One", "Two"], typed: "Thr" });
  });

  it("keeps its order while an item is changed into several", () => {
    const list = renderTags(["One", "Two", "Three"]);
    act(() => list.current.edit(1));
    act(() => list.current.type("Two,Two and a half"));
    act(() => list.current.settle());
    expect(list.current.value).toEqual(["One", "Two", "Two and a half", "Three"]);
  });

  it("is divided by semicolons and line breaks too, without the bullets of what is pasted", () => {
    const list = renderTags(["One"]);
    act(() => list.current.type("- Two\r\n- Three; Four\n• Five"));
    act(() => list.current.settle());
    expect(list.current.value).toEqual(["One", "Two", "Three", "Four", "Five"]);
  });

  it("keeps an item with a comma whole while it is changed", () => {
    const list = renderTags(["Fast, and safe", "Two"]);
    act(() => list.current.edit(0));
    expect(list.current).toMatchObject({ value: ["Fast, and safe", "Two"], typed: "Fast, and safe" });
    act(() => list.current.type("Fast, and very safe"));
    act(() => list.current.settle());
    act(() => list.current.type("Three, Four"));
    expect(list.current.value).toEqual(["Fast, and very safe", "Two", "Three", "Four"]);
  });

  it("keeps an item that begins with a bullet whole while it is changed", () => {
    const list = renderTags(["- Slow payouts"]);
    act(() => list.current.edit(0));
    expect(list.current.value).toEqual(["- Slow payouts"]);
    act(() => list.current.settle());
    expect(list.current.value).toEqual(["- Slow payouts"]);
  });

  it("loses nothing of what is typed when another item is removed or changed", () => {
    const list = renderTags(["One", "Two"]);
    act(() => list.current.type("Thr"));
    act(() => list.current.remove(0));
    expect(list.current.value).toEqual(["Two", "Thr"]);
    act(() => list.current.type("Fo"));
    act(() => list.current.edit(0));
    expect(list.current).toMatchObject({ value: ["Two", "Thr", "Fo"], typed: "Two", tags: ["Thr", "Fo"] });
  });

  it("follows the form when that puts another value in its place", () => {
    const list = renderTags(["One"]);
    act(() => list.current.type("Tw"));
    act(() => list.current.setValue(["Nine"]));
    expect(list.current).toMatchObject({ tags: ["Nine"], typed: "" });
  });
});
