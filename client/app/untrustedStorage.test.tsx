import { jest } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { sessionKeys, storageKeys } from "../shared/storage";
import { answer } from "../test/api";
import { makeCasino, makeConnection } from "../test/catalogue";
import { renderPage } from "../test/renderPage";

const casino = makeCasino({ name: "Northgate" });
const asked: Record<string, unknown>[] = [];

function answerPages(): void {
  const casinos = makeConnection("Casino", [casino]);
  const none = { bonuses: makeConnection("Bonus", []), games: makeConnection("Game", []) };
  answer("Home", () => ({ data: { casinos, ...none } }));
  answer("CasinoList", () => ({ data: { casinos } }));
  for (const name of ["Favorites", "RecentlyViewed", "Comparison"])
    answer(name, (variables) => {
      asked.push(variables);
      return { data: { casinos } };
    });
}

const many = <Item,>(item: Item, count = 20_000) => JSON.stringify(Array.from({ length: count }, () => item));

/** What another release, an extension or a curious visitor may have left under any of our keys. */
const hostile: [string, string][] = [
  ["an empty text", ""],
  ["half of a value", '[{"casinoId": "a", "time'],
  ["null", "null"],
  ["a number", "-0"],
  ["a text", '"light"'],
  ["an object", '{"length": 3, "0": "x", "filter": null}'],
  ["lists of lists", "[[[[]]]]"],
  ["entries of every kind", '[null, true, 0, "", "x", [], {}, {"casinoId": {}, "timestamp": "x"}, {"email": 1}]'],
  ["an older shape", '[{"id": "1", "viewedAt": 1}, {"event": "page_view"}, {"address": "a@b"}]'],
  ["markup", '["<img src=x onerror=alert(1)>"]'],
  ["twenty thousand entries", many("x")],
  ["four thousand records", many({ casinoId: "x", timestamp: 1, event_type: "x", page_path: "/", email: "x" }, 4000)],
  ["one text of a quarter of a megabyte", JSON.stringify(["x".repeat(250_000)])],
];

beforeEach(() => {
  asked.length = 0;
  answerPages();
});

describe("what is stored may be anything", () => {
  test.each(hostile)("pages work with %s under each of the keys", async (_name, stored) => {
    for (const key of Object.values(storageKeys)) localStorage.setItem(key, stored);
    for (const key of Object.values(sessionKeys)) sessionStorage.setItem(key, stored);
    for (const address of ["/", "/favorites", "/search"]) {
      const { user, unmount } = await renderPage(address);
      await user.click(screen.getByRole("button", { name: "Search casinos, games, bonuses" }));
      expect(await screen.findByRole("group", { name: "Popular searches" })).toBeInTheDocument();
      expect(screen.queryByText("Something went wrong")).not.toBeInTheDocument();
      unmount();
    }
    for (const { ids } of asked) expect((ids as unknown[]).length).toBeLessThanOrEqual(100);
  });

  test.each(hostile)("the heart goes on from %s", async (_name, stored) => {
    localStorage.setItem(storageKeys.favoriteCasinos, stored);
    const { user } = await renderPage("/all-casinos");
    const heart = await screen.findByRole("button", { name: "Favorite Northgate" });
    await user.click(heart);
    expect(heart).toHaveAttribute("aria-pressed", "true");
    expect(JSON.parse(localStorage.getItem(storageKeys.favoriteCasinos) ?? "[]")).toContain(casino.id);
  });
});

describe("storage that is refused", () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test.each(["/", "/favorites", "/all-casinos", "/search"])("leaves %s as it is for a new visitor", async (address) => {
    for (const method of ["getItem", "setItem", "removeItem"] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("refused", "SecurityError");
      });
    await renderPage(address);
    act(() => void document.dispatchEvent(new MouseEvent("mouseleave", { clientY: -1 })));
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
    expect(screen.queryByText("Something went wrong")).not.toBeInTheDocument();
  });

  test("holds a favorite for as long as the page is open", async () => {
    for (const method of ["getItem", "setItem", "removeItem"] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("refused", "SecurityError");
      });
    const { user } = await renderPage("/all-casinos");
    const [heart] = await screen.findAllByRole("button", { name: /^Favorite / });
    if (!heart) throw new Error("There is no heart");
    await user.click(heart);
    expect(heart).toHaveAttribute("aria-pressed", "true");
    await user.click(heart);
    expect(heart).toHaveAttribute("aria-pressed", "false");
  });

  test("because it is full still tells what was done", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    answer("subscribeToNewsletter", () => ({ data: { subscribeToNewsletter: true } }));
    const { user } = await renderPage("/");
    await user.type(screen.getByLabelText("E-mail address"), "ada@example.com");
    await user.click(screen.getByRole("button", { name: "Subscribe" }));
    expect(await screen.findByText("You are on the list. Thank you.")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText("Success")).toBeInTheDocument());
  });
});
