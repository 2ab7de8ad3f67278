import { jest } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { sessionKeys, storageKeys } from "../shared/storage";
import { mockOperation } from "../test/api";
import { makeCasino, makeConnection } from "../test/catalogue";
import { renderPage } from "../test/renderPage";
import { homeSettings } from "../test/site";

const casino = makeCasino({ name: "Northgate" });
const requests: Record<string, unknown>[] = [];

function mockPages(): void {
  const casinos = makeConnection("Casino", [casino]);
  const none = { bonuses: makeConnection("Bonus", []), games: makeConnection("Game", []) };
  mockOperation("Home", () => ({ data: { casinos, ...none, siteSettings: homeSettings } }));
  mockOperation("CasinoList", () => ({ data: { casinos } }));
  for (const name of ["Favorites", "RecentlyViewed", "Comparison"])
    mockOperation(name, (variables) => {
      requests.push(variables);
      return { data: { casinos } };
    });
}

const many = <Item,>(item: Item, count = 20_000) => JSON.stringify(Array.from({ length: count }, () => item));

/** Values that another release, an extension or a visitor might have stored under the site's keys. */
const hostile: [string, string][] = [
  ["an empty string", ""],
  ["truncated JSON", '[{"casinoId": "a", "time'],
  ["null", "null"],
  ["a number", "-0"],
  ["a string", '"light"'],
  ["an object", '{"length": 3, "0": "x", "filter": null}'],
  ["nested lists", "[[[[]]]]"],
  [
    "a list of entries of different types",
    '[null, true, 0, "", "x", [], {}, {"casinoId": {}, "timestamp": "x"}, {"email": 1}]',
  ],
  ["an older shape", '[{"id": "1", "viewedAt": 1}, {"event": "page_view"}, {"address": "a@b"}]'],
  ["markup", '["<img src=x onerror=alert(1)>"]'],
  ["twenty thousand entries", many("x")],
  ["four thousand records", many({ casinoId: "x", timestamp: 1, event_type: "x", page_path: "/", email: "x" }, 4000)],
  ["one string of a quarter of a megabyte", JSON.stringify(["x".repeat(250_000)])],
];

beforeEach(() => {
  requests.length = 0;
  mockPages();
});

describe("an invalid stored value", () => {
  test.each(hostile)("does not break a page: %s", async (_name, stored) => {
    for (const key of Object.values(storageKeys)) localStorage.setItem(key, stored);
    for (const key of Object.values(sessionKeys)) sessionStorage.setItem(key, stored);
    for (const address of ["/", "/favorites", "/search"]) {
      const { user, unmount } = await renderPage(address);
      await user.click(screen.getByRole("button", { name: "Search casinos, games, bonuses" }));
      expect(await screen.findByRole("group", { name: "Popular searches" })).toBeInTheDocument();
      expect(screen.queryByText("Something went wrong")).not.toBeInTheDocument();
      unmount();
    }
    for (const { ids } of requests) expect((ids as unknown[]).length).toBeLessThanOrEqual(100);
  });

  test.each(hostile)("does not break the favorite button: %s", async (_name, stored) => {
    localStorage.setItem(storageKeys.favoriteCasinos, stored);
    const { user } = await renderPage("/all-casinos");
    const heart = await screen.findByRole("button", { name: "Favorite Northgate" });
    await user.click(heart);
    expect(heart).toHaveAttribute("aria-pressed", "true");
    expect(JSON.parse(localStorage.getItem(storageKeys.favoriteCasinos) ?? "[]")).toContain(casino.id);
  });
});

describe("blocked or full storage", () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test.each(["/", "/favorites", "/all-casinos", "/search"])("does not break %s", async (address) => {
    for (const method of ["getItem", "setItem", "removeItem"] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("refused", "SecurityError");
      });
    await renderPage(address);
    act(() => void document.dispatchEvent(new MouseEvent("mouseleave", { clientY: -1 })));
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
    expect(screen.queryByText("Something went wrong")).not.toBeInTheDocument();
  });

  test("does not keep the visitor from adding and removing a favorite", async () => {
    for (const method of ["getItem", "setItem", "removeItem"] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("refused", "SecurityError");
      });
    const { user } = await renderPage("/all-casinos");
    const [heart] = await screen.findAllByRole("button", { name: /^Favorite / });
    if (!heart) throw new Error("The page has no favorite button");
    await user.click(heart);
    expect(heart).toHaveAttribute("aria-pressed", "true");
    await user.click(heart);
    expect(heart).toHaveAttribute("aria-pressed", "false");
  });

  test("does not hide the success message after a subscription", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    mockOperation("subscribeToNewsletter", () => ({ data: { subscribeToNewsletter: true } }));
    const { user } = await renderPage("/");
    await user.type(screen.getByLabelText("Email address"), "ada@example.com");
    await user.click(screen.getByRole("button", { name: "Subscribe" }));
    expect(await screen.findByText("Thank you for subscribing.")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText("Success")).toBeInTheDocument());
  });
});
