import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { setSystemDark } from "../../test/browser";
import { followTheme } from "./themeChoice";
import { ThemeSwitch } from "./ThemeSwitch";

const root = document.documentElement;
let stopFollowing: () => void;

beforeEach(() => {
  stopFollowing = followTheme();
});
afterEach(() => stopFollowing());

describe("the theme switch", () => {
  it("starts with the system theme and follows its changes", () => {
    render(<ThemeSwitch />);
    expect(screen.getByRole("radio", { name: "System" })).toBeChecked();
    expect(root).toHaveClass("light");
    act(() => setSystemDark(true));
    expect(root).toHaveClass("dark");
    expect(root).not.toHaveClass("light");
  });

  it.each(["Light", "Dark", "System"])("stores the choice %s", async (name) => {
    render(<ThemeSwitch />);
    await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
    await userEvent.click(screen.getByRole("radio", { name }));
    expect(screen.getByRole("radio", { name })).toBeChecked();
    expect(localStorage.getItem("theme")).toBe(name.toLowerCase());
    expect(root).toHaveClass(name === "Dark" ? "dark" : "light");
  });

  it("ignores the system theme after the visitor chooses a theme", async () => {
    render(<ThemeSwitch />);
    await userEvent.click(screen.getByRole("radio", { name: "Light" }));
    act(() => setSystemDark(true));
    expect(root).toHaveClass("light");
  });

  it("follows a choice in another tab", () => {
    render(<ThemeSwitch />);
    localStorage.setItem("theme", "dark");
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "theme" })));
    expect(screen.getByRole("radio", { name: "Dark" })).toBeChecked();
    expect(root).toHaveClass("dark");
  });

  it("uses the system theme if the stored value is invalid", () => {
    localStorage.setItem("theme", "sepia");
    render(<ThemeSwitch />);
    expect(screen.getByRole("radio", { name: "System" })).toBeChecked();
  });
});

describe("an icon in the theme switch", () => {
  let minutes = 0;
  beforeEach(() => {
    // Moves the clock forward, so the tooltips of earlier tests don't affect the next one.
    minutes += 1;
    const now = performance.now() + minutes * 60_000;
    jest.useFakeTimers();
    jest.advanceTimersByTime(now);
  });
  afterEach(() => jest.useRealTimers());

  it.each(["Light", "Dark", "System"])(
    "shows the tooltip %s after 700 ms of hovering, until the visitor presses the icon",
    async (name) => {
      const user = userEvent.setup({ delay: null });
      render(<ThemeSwitch />);
      const sign = screen.getByRole("radio", { name }).closest("label") as HTMLElement;
      await user.hover(sign);
      act(() => void jest.advanceTimersByTime(699));
      expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
      act(() => void jest.advanceTimersByTime(1));
      expect(screen.getByRole("tooltip")).toHaveTextContent(name);
      await user.click(sign);
      expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
      expect(screen.getByRole("radio", { name })).toBeChecked();
    },
  );
});
