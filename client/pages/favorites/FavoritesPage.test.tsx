import { act, screen, waitFor, within } from "@testing-library/react";
import { mockOperation, fail } from "../../test/api";
import { makeCasino, makeConnection } from "../../test/catalogue";
import { renderPage } from "../../test/renderPage";

const KEY = "favoriteCasinos";

type Casino = ReturnType<typeof makeCasino>;

function stored(): unknown {
  return JSON.parse(localStorage.getItem(KEY) ?? "null");
}

/** Mocks a server that knows these casinos. Returns an array that collects the ids of each request. */
function mockResponse(casinos: readonly Casino[]): string[][] {
  const requests: string[][] = [];
  mockOperation("Favorites", ({ ids }) => {
    requests.push(ids as string[]);
    return {
      data: {
        casinos: makeConnection(
          "Casino",
          casinos.filter(({ id }) => (ids as string[]).includes(id)),
        ),
      },
    };
  });
  return requests;
}

function addToFavorites(casinos: readonly { id: string }[]): void {
  localStorage.setItem(KEY, JSON.stringify(casinos.map(({ id }) => id)));
}

async function openWith(...names: string[]) {
  const casinos = names.map((name) => makeCasino({ name }));
  mockResponse(casinos);
  addToFavorites(casinos);
  const view = await renderPage("/favorites");
  await screen.findAllByRole("article");
  return { ...view, casinos };
}

function cardNames(): (string | null)[] {
  return screen.queryAllByRole("article").map((card) => within(card).getByRole("heading").textContent);
}

function clearAll() {
  return screen.getByRole("button", { name: "Clear All" });
}

describe("the favorites", () => {
  test("are shown newest first, with a count and statistics", async () => {
    const casinos = [
      makeCasino({ name: "Alder", rating: 4.8, acceptsCrypto: true }),
      makeCasino({ name: "Birch", rating: 4.2, acceptsCrypto: true, hasLiveGames: true, isNew: true }),
      makeCasino({ name: "Cedar", rating: 0 }),
    ];
    mockResponse(casinos);
    addToFavorites(casinos);
    await renderPage("/favorites");

    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("My Favorite Casinos");
    expect(await screen.findByText("3 casinos")).toBeInTheDocument();
    expect(cardNames()).toEqual(["Cedar", "Birch", "Alder"]);
    const statistics = within(screen.getByRole("region", { name: "Statistics" }));
    const figures = statistics.getAllByRole("term").map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(figures).toEqual([
      ["Average Rating", "9.0/10"],
      ["Crypto Friendly", "2"],
      ["Live Games", "1"],
      ["New Casinos", "1"],
    ]);
  });

  test("have no average rating if no favorite is rated yet", async () => {
    const casinos = [makeCasino({ rating: 0 })];
    mockResponse(casinos);
    addToFavorites(casinos);
    await renderPage("/favorites");
    await screen.findByText("1 casino");
    const statistics = within(screen.getByRole("region", { name: "Statistics" }));
    expect(statistics.getByText("Not rated yet")).toBeInTheDocument();
  });

  test("are not indexed by search engines", async () => {
    await renderPage("/favorites");
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });

  test("have an empty state with a link to casinos", async () => {
    await renderPage("/favorites");
    expect(await screen.findByRole("heading", { name: "No favorites yet" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Browse Casinos" })).toHaveAttribute("href", "/all-casinos");
    expect(screen.queryByRole("button", { name: "Clear All" })).not.toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Statistics" })).not.toBeInTheDocument();
  });

  test("show six skeletons while they load", async () => {
    mockOperation("Favorites", () => new Promise(() => {}));
    addToFavorites([{ id: "a" }]);
    await renderPage("/favorites");
    expect((await screen.findByRole("status", { name: "Loading casinos" })).children).toHaveLength(6);
  });

  test("remain stored when loading fails and appear after a retry", async () => {
    fail("Favorites", "SERVICE_UNAVAILABLE");
    const casino = makeCasino({ name: "Alder" });
    addToFavorites([casino]);
    const { user } = await renderPage("/favorites");
    expect(await screen.findByText(/^Error loading casinos: The service is not available/)).toBeInTheDocument();
    expect(stored()).toEqual([casino.id]);

    mockResponse([casino]);
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("1 casino")).toBeInTheDocument();
    expect(cardNames()).toEqual(["Alder"]);
  });

  test("are removed if their casinos no longer exist", async () => {
    const casino = makeCasino({ name: "Alder" });
    mockResponse([casino]);
    addToFavorites([{ id: "unknown" }, casino]);
    await renderPage("/favorites");
    expect(await screen.findByText("1 casino")).toBeInTheDocument();
    await waitFor(() => expect(stored()).toEqual([casino.id]));
  });

  test("load in several requests if there are too many for one", async () => {
    const casinos = Array.from({ length: 230 }, (_, number) => makeCasino({ name: `Casino ${number}` }));
    const requests = mockResponse(casinos);
    addToFavorites(casinos);
    await renderPage("/favorites");
    expect(await screen.findByText("230 casinos")).toBeInTheDocument();
    expect(requests.map((ids) => ids.length)).toEqual([100, 100, 30]);
    expect(stored()).toHaveLength(230);
  });

  test.each(["not JSON", '{"a": 1}', "[null, 7]", JSON.stringify(["x".repeat(100_000)])])(
    "ignore an invalid stored value: %.30s",
    async (text) => {
      localStorage.setItem(KEY, text);
      await renderPage("/favorites");
      expect(await screen.findByRole("heading", { name: "No favorites yet" })).toBeInTheDocument();
    },
  );

  test("follow changes in another tab", async () => {
    const casinos = ["Alder", "Birch"].map((name) => makeCasino({ name }));
    mockResponse(casinos);
    addToFavorites(casinos.slice(0, 1));
    await renderPage("/favorites");
    expect(await screen.findByText("1 casino")).toBeInTheDocument();

    act(() => {
      addToFavorites(casinos);
      window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
    });
    expect(await screen.findByText("2 casinos")).toBeInTheDocument();
    act(() => {
      localStorage.removeItem(KEY);
      window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
    });
    expect(await screen.findByRole("heading", { name: "No favorites yet" })).toBeInTheDocument();
  });
});

describe("removing favorites", () => {
  test("updates the page and the storage, and moves focus to the next favorite", async () => {
    const { user, casinos } = await openWith("Alder", "Birch", "Cedar");
    await user.click(screen.getByRole("button", { name: "Remove Birch from favorites" }));

    expect(await screen.findByText("Removed from favorites")).toBeInTheDocument();
    expect(cardNames()).toEqual(["Cedar", "Alder"]);
    expect(screen.getByText("2 casinos")).toBeInTheDocument();
    expect(stored()).toEqual([casinos[0]!.id, casinos[2]!.id]);
    expect(screen.getByRole("button", { name: "Remove Alder from favorites" })).toHaveFocus();
  });

  test("shows the empty page and moves focus to it after the last removal", async () => {
    const { user } = await openWith("Alder");
    await user.click(screen.getByRole("button", { name: "Remove Alder from favorites" }));
    expect(await screen.findByRole("heading", { name: "No favorites yet" })).toBeInTheDocument();
    expect(screen.getByRole("main")).toHaveFocus();
  });

  test("asks for confirmation before it removes all favorites", async () => {
    const { user } = await openWith("Alder", "Birch");
    await user.click(clearAll());
    const dialog = await screen.findByRole("alertdialog", { name: "Clear all favorites?" });
    expect(dialog).toHaveAccessibleDescription("2 casinos will be removed from your favorites. This can't be undone.");
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    expect(stored()).toHaveLength(2);

    await user.click(within(dialog).getByRole("button", { name: "Clear All" }));
    expect(await screen.findByRole("heading", { name: "No favorites yet" })).toBeInTheDocument();
    expect(localStorage.getItem(KEY)).toBeNull();
    await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
  });

  test.each<[string, (user: Awaited<ReturnType<typeof openWith>>["user"]) => Promise<void>]>([
    ["Cancel", (user) => user.click(screen.getByRole("button", { name: "Cancel" }))],
    ["Escape", (user) => user.keyboard("{Escape}")],
  ])("keeps all favorites after %s and returns focus to the button", async (_way, leave) => {
    const { user } = await openWith("Alder", "Birch");
    await user.click(clearAll());
    const dialog = await screen.findByRole("alertdialog");
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await leave(user);

    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(cardNames()).toEqual(["Birch", "Alder"]);
    expect(stored()).toHaveLength(2);
    await waitFor(() => expect(clearAll()).toHaveFocus());
  });
});

describe("a favorites file", () => {
  function fileOf(content: unknown): File {
    return new File([JSON.stringify(content)], "favorites.json", { type: "application/json" });
  }

  function listOf(casinos: readonly { id: string }[]): File {
    return fileOf({ format: "casino-favorites", version: 1, favorites: casinos.map(({ id }) => ({ id })) });
  }

  test("is exported with the names of the casinos", async () => {
    const saved: Blob[] = [];
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => {} });
    const names: string[] = [];
    const watch = (event: Event) => {
      event.preventDefault();
      names.push((event.target as HTMLAnchorElement).download);
    };
    const { user, casinos } = await openWith("Alder");
    document.addEventListener("click", watch, { capture: true });
    await user.click(screen.getByRole("button", { name: "Export favorites" }));
    document.removeEventListener("click", watch, { capture: true });

    expect(names).toContain("casino-favorites.json");
    expect(JSON.parse(await saved[0]!.text())).toMatchObject({
      format: "casino-favorites",
      favorites: [{ id: casinos[0]!.id, name: "Alder" }],
    });
  });

  test("is imported into a browser without favorites", async () => {
    const casinos = ["Alder", "Birch"].map((name) => makeCasino({ name }));
    mockResponse(casinos);
    const { user } = await renderPage("/favorites");
    await screen.findByRole("heading", { name: "No favorites yet" });
    await user.upload(screen.getByLabelText("Favorites file"), listOf(casinos));

    expect(await screen.findByText("2 casinos added to your favorites.")).toBeInTheDocument();
    await waitFor(() => expect(cardNames()).toEqual(["Birch", "Alder"]));
  });

  test("adds its casinos to the existing favorites", async () => {
    const casinos = ["Alder", "Birch"].map((name) => makeCasino({ name }));
    mockResponse(casinos);
    addToFavorites(casinos.slice(0, 1));
    const { user } = await renderPage("/favorites");
    await screen.findByText("1 casino");
    await user.upload(screen.getByLabelText("Favorites file"), listOf(casinos));
    expect(await screen.findByText("1 casino added to your favorites. 1 was already there.")).toBeInTheDocument();
    expect(stored()).toEqual(casinos.map(({ id }) => id));
  });

  test("adds as many favorites as fit, without removing any", async () => {
    const existing = Array.from({ length: 499 }, (_, number) => makeCasino({ name: `Existing ${number}` }));
    const more = ["Alder", "Birch"].map((name) => makeCasino({ name }));
    mockResponse([]);
    const { user } = await renderPage("/favorites");
    await screen.findByRole("heading", { name: "No favorites yet" });
    mockOperation("Favorites", () => new Promise(() => {}));
    addToFavorites(existing);
    await user.upload(screen.getByLabelText("Favorites file"), listOf(more));
    expect(
      await screen.findByText("1 casino added to your favorites. 1 did not fit. The limit is 500."),
    ).toBeInTheDocument();
    expect(stored()).toEqual([...existing, more[0]!].map(({ id }) => id));
  });

  test("changes nothing and shows a message if it is invalid", async () => {
    const { user, casinos } = await openWith("Alder");
    await user.upload(screen.getByLabelText("Favorites file"), fileOf({ hello: "there" }));
    expect(await screen.findByText("Error")).toBeInTheDocument();
    expect(
      screen.getByText("This file is not a list of favorites from this site. Nothing was imported."),
    ).toBeInTheDocument();
    expect(stored()).toEqual([casinos[0]!.id]);
  });
});
