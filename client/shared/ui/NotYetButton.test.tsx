import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { NotYetButton } from "./NotYetButton";

let minutes = 0;

beforeEach(() => {
  jest.useFakeTimers();
  // The clock starts anew: well after whatever tooltip the tests before have shown.
  minutes += 1;
  jest.advanceTimersByTime(minutes * 60_000);
});
afterEach(() => jest.useRealTimers());

/** A visitor whose hand takes no time. */
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

describe("a button that does nothing yet", () => {
  it("is described as not available yet, and can be reached", async () => {
    render(<NotYetButton>Read Guide</NotYetButton>);
    expect(button("Read Guide")).toHaveAccessibleDescription("Not available yet");
    expect(button("Read Guide")).toHaveAttribute("aria-disabled", "true");
    const user = visitor();
    await user.tab();
    expect(button("Read Guide")).toHaveFocus();
    expect(screen.getByRole("tooltip")).toHaveTextContent("Not available yet");
    await user.keyboard("{Escape}");
    expect(shown()).toBe(0);
  });

  it("shows its tooltip when the mouse has rested on it for 700 ms", async () => {
    const user = visitor();
    render(<NotYetButton>Read Guide</NotYetButton>);
    await user.hover(button("Read Guide"));
    rest(699);
    expect(shown()).toBe(0);
    rest(1);
    expect(shown()).toBe(1);
    await user.unhover(button("Read Guide"));
    expect(shown()).toBe(0);
  });

  it("shows nothing when the mouse only passes over it", async () => {
    const user = visitor();
    render(<NotYetButton>Read Guide</NotYetButton>);
    await user.hover(button("Read Guide"));
    rest(300);
    await user.unhover(button("Read Guide"));
    rest(1000);
    expect(shown()).toBe(0);
  });

  it.each([
    [299, 1],
    [301, 0],
  ])("%i ms after another tooltip has gone, shows %i at once", async (pause, count) => {
    const user = visitor();
    render(
      <>
        <NotYetButton>First</NotYetButton>
        <NotYetButton>Second</NotYetButton>
      </>,
    );
    await user.hover(button("First"));
    rest(700);
    await user.unhover(button("First"));
    rest(pause);
    await user.hover(button("Second"));
    expect(shown()).toBe(count);
  });

  it("answers a press, for those who have no mouse", async () => {
    const user = visitor();
    render(<NotYetButton>Read Guide</NotYetButton>);
    await user.pointer({ keys: "[TouchA]", target: button("Read Guide") });
    expect(screen.getByRole("tooltip")).toBeInTheDocument();
    await user.pointer({ keys: "[TouchA]", target: document.body });
    expect(shown()).toBe(0);
  });
});
