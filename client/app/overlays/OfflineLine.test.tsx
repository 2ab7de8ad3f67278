import { jest } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import { renderPage } from "../../test/renderPage";
import { watchConnection } from "../../shared/browser/connection";

const words = "You are offline. Pages that you have opened before still work.";

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
}

beforeAll(watchConnection);
afterEach(() => {
  jest.restoreAllMocks();
});

describe("without a connection", () => {
  test("a message says that the visitor is offline until the connection returns", async () => {
    await renderPage("/faq");
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    setOnline(false);
    expect(screen.getByText(words)).toHaveAttribute("role", "status");
    setOnline(true);
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  test("links load full pages, which the service worker can serve from its cache", async () => {
    await renderPage("/faq");
    const link = screen.getAllByRole("link", { name: "Guides" })[0]!;
    const follow = () => fireEvent(link, new MouseEvent("click", { bubbles: true, cancelable: true }));
    setOnline(false);
    const stop = (event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    };
    window.addEventListener("click", stop, { once: true });
    follow();
    expect(window.location.pathname).toBe("/faq");
    setOnline(true);
    follow();
    expect(await screen.findByRole("heading", { level: 1, name: /Guides/ })).toBeInTheDocument();
  });
});
