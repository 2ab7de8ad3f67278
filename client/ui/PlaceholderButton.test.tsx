import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { PlaceholderButton } from "./PlaceholderButton";

let minutes = 0;

beforeEach(() => {
  jest.useFakeTimers();
  // Moves the clock forward, so the tooltips of earlier tests don't affect the next one.
  minutes += 1;
  jest.advanceTimersByTime(minutes * 60_000);
});
afterEach(() => jest.useRealTimers());

/** Returns a simulated visitor who acts without delays. */
function visitor() {
  return userEvent.setup({ delay: null });
}

function button(name: string): HTMLElement {
  return screen.getByRole("button", { name });
}

function rest(ms: number): void {
  act(() => void jest.advanceTimersByTime(ms));
}

function shown(): number {
  return screen.queryAllByRole("tooltip").length;
}

describe("a placeholder button", () => {
  it('is focusable and has the description "Not available yet"', async () => {
    render(<PlaceholderButton>Read Guide</PlaceholderButton>);
    expect(button("Read Guide")).toHaveAccessibleDescription("Not available yet");
    expect(button("Read Guide")).toHaveAttribute("aria-disabled", "true");
    const user = visitor();
    await user.tab();
    expect(button("Read Guide")).toHaveFocus();
    expect(screen.getByRole("tooltip")).toHaveTextContent("Not available yet");
    await user.keyboard("{Escape}");
    expect(shown()).toBe(0);
  });

  it("shows a tooltip after the pointer has rested on it for 700 ms", async () => {
    const user = visitor();
    render(<PlaceholderButton>Read Guide</PlaceholderButton>);
    await user.hover(button("Read Guide"));
    rest(699);
    expect(shown()).toBe(0);
    rest(1);
    expect(shown()).toBe(1);
    await user.unhover(button("Read Guide"));
    expect(shown()).toBe(0);
  });

  it("shows no tooltip when the pointer only passes over it", async () => {
    const user = visitor();
    render(<PlaceholderButton>Read Guide</PlaceholderButton>);
    await user.hover(button("Read Guide"));
    rest(300);
    await user.unhover(button("Read Guide"));
    rest(1000);
    expect(shown()).toBe(0);
  });

  it.each([
    [299, 1],
    [301, 0],
  ])(
    "shows a tooltip immediately only if another one was visible shortly before (after %i ms: %i tooltips)",
    async (pause, count) => {
      const user = visitor();
      render(
        <>
          <PlaceholderButton>First</PlaceholderButton>
          <PlaceholderButton>Second</PlaceholderButton>
        </>,
      );
      await user.hover(button("First"));
      rest(700);
      await user.unhover(button("First"));
      rest(pause);
      await user.hover(button("Second"));
      expect(shown()).toBe(count);
    },
  );

  it("shows a tooltip when pressed, for visitors without a mouse", async () => {
    const user = visitor();
    render(<PlaceholderButton>Read Guide</PlaceholderButton>);
    await user.pointer({ keys: "[TouchA]", target: button("Read Guide") });
    expect(screen.getByRole("tooltip")).toBeInTheDocument();
    await user.pointer({ keys: "[TouchA]", target: document.body });
    expect(shown()).toBe(0);
  });
});
