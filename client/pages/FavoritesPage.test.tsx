import { act, screen, waitFor, within } from "@testing-library/react";
import { answer, fail } from "../test/api";
import { makeCasino, makeConnection } from "../test/catalogue";
import { renderPage } from "../test/renderPage";

const KEY = "favoriteCasinos";

type Casino = ReturnType<typeof makeCasino>;

function stored(): unknown {
  return JSON.parse(localStorage.getItem(KEY) ?? "null");
}

/** The server knows these casinos; answers the ids that it was asked for, request by request. */
function answerWith(casinos: readonly Casino[]): string[][] {
  const asked: string[][] = [];
  answer("Favorites", ({ ids }) => {
    asked.push(ids as string[]);
    return {
      data: {
        casinos: makeConnection(
          "Casino",
          casinos.filter(({ id }) => (ids as string[]).includes(id)),
        ),
      },
    };
  });
  return asked;
}

function favour(casinos: readonly { id: string }[]): void {
  localStorage.setItem(KEY, JSON.stringify(casinos.map(({ id }) => id)));
}

async function openWith(...names: string[]) {
  const casinos = names.map((name) => makeCasino({ name }));
  answerWith(casinos);
  favour(casinos);
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
  test("show the newest first, with their count and their figures", async () => {
    const casinos = [
      makeCasino({ name: "Alder", rating: 4.8, acceptsCrypto: true }),
      makeCasino({ name: "Birch", rating: 4.2, acceptsCrypto: true, hasLiveGames: true, isNew: true }),
      makeCasino({ name: "Cedar", rating: 0 }),
    ];
    answerWith(casinos);
    favour(casinos);
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

  test("say so where no casino of theirs is rated yet", async () => {
    const casinos = [makeCasino({ rating: 0 })];
    answerWith(casinos);
    favour(casinos);
    await renderPage("/favorites");
    await screen.findByText("1 casino");
    const statistics = within(screen.getByRole("region", { name: "Statistics" }));
    expect(statistics.getByText("Not rated yet")).toBeInTheDocument();
  });

  test("are kept from search engines", async () => {
    await renderPage("/favorites");
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });

  test("have words and a way on where there are none", async () => {
    await renderPage("/favorites");
    expect(await screen.findByRole("heading", { name: "No favorites yet" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Browse Casinos" })).toHaveAttribute("href", "/all-casinos");
    expect(screen.queryByRole("button", { name: "Clear All" })).not.toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Statistics" })).not.toBeInTheDocument();
  });

  test("hold the place of six cards while they load", async () => {
    answer("Favorites", () => new Promise(() => {}));
    favour([{ id: "a" }]);
    await renderPage("/favorites");
    expect((await screen.findByRole("status", { name: "Loading casinos" })).children).toHaveLength(6);
  });

  test("stay when they can't be fetched, and are tried again", async () => {
    fail("Favorites", "SERVICE_UNAVAILABLE");
    const casino = makeCasino({ name: "Alder" });
    favour([casino]);
    const { user } = await renderPage("/favorites");
    expect(await screen.findByText(/^Error loading casinos: The service is not available/)).toBeInTheDocument();
    expect(stored()).toEqual([casino.id]);

    answerWith([casino]);
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("1 casino")).toBeInTheDocument();
    expect(cardNames()).toEqual(["Alder"]);
  });

  test("that the server does not know are hidden and forgotten", async () => {
    const casino = makeCasino({ name: "Alder" });
    answerWith([casino]);
    favour([{ id: "gone" }, casino]);
    await renderPage("/favorites");
    expect(await screen.findByText("1 casino")).toBeInTheDocument();
    await waitFor(() => expect(stored()).toEqual([casino.id]));
  });

  test("may be more than one request takes", async () => {
    const casinos = Array.from({ length: 230 }, (_, number) => makeCasino({ name: `Casino ${number}` }));
    const asked = answerWith(casinos);
    favour(casinos);
    await renderPage("/favorites");
    expect(await screen.findByText("230 casinos")).toBeInTheDocument();
    expect(asked.map((ids) => ids.length)).toEqual([100, 100, 30]);
    expect(stored()).toHaveLength(230);
  });

  test.each(["not JSON", '{"a": 1}', "[null, 7]", JSON.stringify(["x".repeat(100_000)])])(
    "take %.30s in the storage for nothing",
    async (text) => {
      localStorage.setItem(KEY, text);
      await renderPage("/favorites");
      expect(await screen.findByRole("heading", { name: "No favorites yet" })).toBeInTheDocument();
    },
  );

  test("follow another tab", async () => {
    const casinos = ["Alder", "Birch"].map((name) => makeCasino({ name }));
    answerWith(casinos);
    favour(casinos.slice(0, 1));
    await renderPage("/favorites");
    expect(await screen.findByText("1 casino")).toBeInTheDocument();

    act(() => {
      favour(casinos);
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
  test("one by its heart updates the page and the storage, and the focus goes on to the next", async () => {
    const { user, casinos } = await openWith("Alder", "Birch", "Cedar");
    await user.click(screen.getByRole("button", { name: "Remove Birch from favorites" }));

    expect(await screen.findByText("Removed from favorites")).toBeInTheDocument();
    expect(cardNames()).toEqual(["Cedar", "Alder"]);
    expect(screen.getByText("2 casinos")).toBeInTheDocument();
    expect(stored()).toEqual([casinos[0]!.id, casinos[2]!.id]);
    expect(screen.getByRole("button", { name: "Remove Alder from favorites" })).toHaveFocus();
  });

  test("the last one leaves the empty page, with the focus on it", async () => {
    const { user } = await openWith("Alder");
    await user.click(screen.getByRole("button", { name: "Remove Alder from favorites" }));
    expect(await screen.findByRole("heading", { name: "No favorites yet" })).toBeInTheDocument();
    expect(screen.getByRole("main")).toHaveFocus();
  });

  test("all of them asks first", async () => {
    const { user } = await openWith("Alder", "Birch");
    await user.click(clearAll());
    const dialog = await screen.findByRole("alertdialog", { name: "Clear all favorites?" });
    expect(dialog).toHaveAccessibleDescription(
      "2 casinos will no longer be among your favorites. This can't be undone.",
    );
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
  ])("all of them is called off by %s, and the focus returns", async (_way, leave) => {
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

describe("a copy of the favorites", () => {
  function fileOf(content: unknown): File {
    return new File([JSON.stringify(content)], "favorites.json", { type: "application/json" });
  }

  function listOf(casinos: readonly { id: string }[]): File {
    return fileOf({ format: "honestodds-favorites", version: 1, favorites: casinos.map(({ id }) => ({ id })) });
  }

  test("is saved as a file that names the casinos", async () => {
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

    expect(names).toContain("honestodds-favorites.json");
    expect(JSON.parse(await saved[0]!.text())).toMatchObject({
      format: "honestodds-favorites",
      favorites: [{ id: casinos[0]!.id, name: "Alder" }],
    });
  });

  test("comes back into a browser that has none", async () => {
    const casinos = ["Alder", "Birch"].map((name) => makeCasino({ name }));
    answerWith(casinos);
    const { user } = await renderPage("/favorites");
    await screen.findByRole("heading", { name: "No favorites yet" });
    await user.upload(screen.getByLabelText("Favorites file"), listOf(casinos));

    expect(await screen.findByText("2 casinos added to your favorites.")).toBeInTheDocument();
    await waitFor(() => expect(cardNames()).toEqual(["Birch", "Alder"]));
  });

  test("adds to what is there", async () => {
    const casinos = ["Alder", "Birch"].map((name) => makeCasino({ name }));
    answerWith(casinos);
    favour(casinos.slice(0, 1));
    const { user } = await renderPage("/favorites");
    await screen.findByText("1 casino");
    await user.upload(screen.getByLabelText("Favorites file"), listOf(casinos));
    expect(await screen.findByText("1 casino added to your favorites. 1 was there already.")).toBeInTheDocument();
    expect(stored()).toEqual(casinos.map(({ id }) => id));
  });

  test("adds as many as fit, and lets none go for them", async () => {
    const kept = Array.from({ length: 499 }, (_, number) => makeCasino({ name: `Kept ${number}` }));
    const more = ["Alder", "Birch"].map((name) => makeCasino({ name }));
    answerWith([]);
    const { user } = await renderPage("/favorites");
    await screen.findByRole("heading", { name: "No favorites yet" });
    answer("Favorites", () => new Promise(() => {}));
    favour(kept);
    await user.upload(screen.getByLabelText("Favorites file"), listOf(more));
    expect(
      await screen.findByText("1 casino added to your favorites. 1 did not fit: 500 can be kept."),
    ).toBeInTheDocument();
    expect(stored()).toEqual([...kept, more[0]!].map(({ id }) => id));
  });

  test("that is none is refused with words, and changes nothing", async () => {
    const { user, casinos } = await openWith("Alder");
    await user.upload(screen.getByLabelText("Favorites file"), fileOf({ hello: "there" }));
    expect(await screen.findByText("Error")).toBeInTheDocument();
    expect(
      screen.getByText("This file is not a list of favorites from this site. Nothing was imported."),
    ).toBeInTheDocument();
    expect(stored()).toEqual([casinos[0]!.id]);
  });
});
