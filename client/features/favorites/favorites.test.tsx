import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readAnnouncements } from "../../shared/toasts";
import { FavoriteButton } from "./FavoriteButton";

const KEY = "favoriteCasinos";
const northgate = { id: "c1", name: "Northgate" };

function lastNotice() {
  return readAnnouncements().notices.at(-1)?.text;
}

function heart() {
  return screen.getByRole("button", { name: "Favorite Northgate" });
}

describe("the favorite button", () => {
  beforeEach(() => localStorage.clear());

  test("adds a casino to the favorites or removes it, with a toast", async () => {
    render(<FavoriteButton casino={northgate} />);
    expect(heart().getAttribute("aria-pressed")).toBe("false");

    await userEvent.click(heart());
    expect(heart().getAttribute("aria-pressed")).toBe("true");
    expect(localStorage.getItem(KEY)).toBe('["c1"]');
    expect(lastNotice()).toBe("Added to favorites");

    await userEvent.click(heart());
    expect(heart().getAttribute("aria-pressed")).toBe("false");
    expect(localStorage.getItem(KEY)).toBe("[]");
    expect(lastNotice()).toBe("Removed from favorites");
  });

  test("follows a change in another tab", () => {
    render(<FavoriteButton casino={northgate} />);
    act(() => {
      localStorage.setItem(KEY, '["c1"]');
      window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
    });
    expect(heart().getAttribute("aria-pressed")).toBe("true");
  });

  test.each(["not JSON", "{}", '"c1"', "null", '[1, null, {"id": "c1"}]'])(
    "ignores an invalid stored value: %s",
    async (stored) => {
      localStorage.setItem(KEY, stored);
      render(<FavoriteButton casino={northgate} />);
      expect(heart().getAttribute("aria-pressed")).toBe("false");
      await userEvent.click(heart());
      expect(localStorage.getItem(KEY)).toBe('["c1"]');
    },
  );

  test("keeps the other favorites and removes duplicates", async () => {
    localStorage.setItem(KEY, '["c2", "c3", "c2"]');
    render(<FavoriteButton casino={northgate} />);
    await userEvent.click(heart());
    expect(localStorage.getItem(KEY)).toBe('["c2","c3","c1"]');
  });
});

describe("the favorite buttons in a list", () => {
  test("parse the stored value only once per change", () => {
    for (const id of ["c1", "c2", "c3"]) render(<FavoriteButton casino={{ id, name: id }} />);
    const parse = jest.spyOn(JSON, "parse");
    act(() => {
      localStorage.setItem(KEY, '["c2"]');
      window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
    });
    const times = parse.mock.calls.length;
    parse.mockRestore();
    expect(screen.getByRole("button", { pressed: true })).toHaveAccessibleName("Favorite c2");
    expect(times).toBe(1);
  });
});
