import { act, renderHook } from "@testing-library/react";
import { useTypedText } from "./useTypedText";

describe("the text of a search field", () => {
  it("keeps what was typed while the URL changes to an earlier text of the field", () => {
    const { result, rerender } = renderHook(({ text }) => useTypedText(text), { initialProps: { text: "" } });
    act(() => result.current.setTyped("nor"));
    act(() => result.current.noteSent("nor"));
    act(() => result.current.setTyped("nort"));
    rerender({ text: "nor" });
    expect(result.current.typed).toBe("nort");
  });

  it("follows the URL if its text did not come from the field", () => {
    const { result, rerender } = renderHook(({ text }) => useTypedText(text), { initialProps: { text: "" } });
    act(() => result.current.setTyped("nor"));
    rerender({ text: "velvet" });
    expect(result.current.typed).toBe("velvet");
  });
});
