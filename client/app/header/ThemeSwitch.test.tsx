import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { setSystemDark } from "../../test/browser";
import { followTheme } from "../themeChoice";
import { ThemeSwitch } from "./ThemeSwitch";

const root = document.documentElement;
let stopFollowing: () => void;

beforeEach(() => {
  stopFollowing = followTheme();
});
afterEach(() => stopFollowing());

describe("the theme switch", () => {
  it("starts with the system's theme and follows it live", () => {
    render(<ThemeSwitch />);
    expect(screen.getByRole("radio", { name: "System" })).toBeChecked();
    expect(root).toHaveClass("light");
    act(() => setSystemDark(true));
    expect(root).toHaveClass("dark");
    expect(root).not.toHaveClass("light");
  });

  it.each(["Light", "Dark", "System"])("keeps the choice %s", async (name) => {
    render(<ThemeSwitch />);
    await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
    await userEvent.click(screen.getByRole("radio", { name }));
    expect(screen.getByRole("radio", { name })).toBeChecked();
    expect(localStorage.getItem("honestodds-theme")).toBe(name.toLowerCase());
    expect(root).toHaveClass(name === "Dark" ? "dark" : "light");
  });

  it("does not follow the system once a theme is chosen", async () => {
    render(<ThemeSwitch />);
    await userEvent.click(screen.getByRole("radio", { name: "Light" }));
    act(() => setSystemDark(true));
    expect(root).toHaveClass("light");
  });

  it("takes over what another tab chose", () => {
    render(<ThemeSwitch />);
    localStorage.setItem("honestodds-theme", "dark");
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "honestodds-theme" })));
    expect(screen.getByRole("radio", { name: "Dark" })).toBeChecked();
    expect(root).toHaveClass("dark");
  });

  it("treats a stored value that is no theme as the system's", () => {
    localStorage.setItem("honestodds-theme", "sepia");
    render(<ThemeSwitch />);
    expect(screen.getByRole("radio", { name: "System" })).toBeChecked();
  });
});

describe("a sign of the theme switch", () => {
  let minutes = 0;
  beforeEach(() => {
    jest.useFakeTimers();
    // The clock starts anew: well after whatever tooltip the tests before have shown.
    minutes += 1;
    jest.advanceTimersByTime(minutes * 60_000);
  });
  afterEach(() => jest.useRealTimers());

  it.each(["Light", "Dark", "System"])(
    "says %s to a mouse that rests on it for 700 ms, and nothing to a press",
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
