import { screen, waitFor, within } from "@testing-library/react";
import { mockOperation, fail } from "../../test/api";
import { makeConnection, makeGame } from "../../test/catalogue";
import { currentAddress, renderPage } from "../../test/renderPage";

function mockResponse(...names: string[]) {
  const games = names.map((name) => makeGame({ name }));
  mockOperation("GameList", () => ({ data: { games: makeConnection("Game", games) } }));
}

function cardNames(): (string | null)[] {
  return screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);
}

describe("the game lists", () => {
  test.each([
    ["/slots", "Slots", "SLOTS"],
    ["/table-games", "Table Games", "TABLE_GAMES"],
    ["/live-games", "Live Games", "LIVE_GAMES"],
    ["/jackpots", "Jackpots", "JACKPOTS"],
  ])("have their own title and request the matching games: %s", async (address, title, category) => {
    const requests: unknown[] = [];
    mockOperation("GameList", (variables) => {
      requests.push(variables["filter"]);
      return { data: { games: makeConnection("Game", [makeGame()]) } };
    });
    await renderPage(address);

    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    expect(await screen.findByRole("heading", { name: "1 Game Found" })).toBeInTheDocument();
    expect(document.title).toMatch(/.+ \| HonestOdds$/);
    expect(requests).toEqual([{ category }]);
  });

  test("sort by highest return on every page if the URL requests it", async () => {
    const requests: unknown[] = [];
    mockOperation("GameList", (variables) => {
      requests.push(variables["orderBy"]);
      return { data: { games: makeConnection("Game", [makeGame()], { next: "cursor", totalCount: 30 }) } };
    });
    await renderPage("/slots?sort=rtp");
    expect(await screen.findByRole("heading", { name: "30 Games Found, Highest Return First" })).toBeInTheDocument();
    expect(requests).toEqual(["RTP_DESC"]);
    expect(screen.getByRole("link", { name: /more/i })).toHaveAttribute("href", "/slots?after=cursor&sort=rtp");
  });

  test("show their sort order and say that casinos can't buy a position", async () => {
    mockOperation("GameList", () => ({ data: { games: makeConnection("Game", [makeGame()]) } }));
    const { unmount } = await renderPage("/slots");
    expect(await screen.findByText(/^Popular games first, then by name\. No casino can pay/)).toBeInTheDocument();
    unmount();
    await renderPage("/slots?sort=rtp");
    expect(await screen.findByText(/^Sorted by return to player, highest first\. No casino can/)).toBeInTheDocument();
  });

  test("count the games and show their published values", async () => {
    const bare = makeGame({ name: "Unknown Reels", rtp: null, volatility: null, maxWin: null });
    mockOperation("GameList", () => ({ data: { games: makeConnection("Game", [makeGame(), bare]) } }));
    await renderPage("/slots");

    expect(await screen.findByRole("heading", { name: "2 Games Found" })).toBeInTheDocument();
    const [first, second] = screen.getAllByRole("article");
    for (const text of ["Book of Dead", /· Slots$/, "96.21%", "High", "5,000x"]) {
      expect(within(first!).getByText(text)).toBeInTheDocument();
    }
    expect(within(first!).getByRole("link", { name: "Book of Dead" })).toHaveAttribute("href", "/game/book-of-dead");
    expect(within(first!).getByRole("link", { name: "Play'n GO" })).toHaveAttribute("href", "/provider/play-n-go");
    expect(within(second!).getByText("RTP and volatility not listed")).toBeInTheDocument();
  });

  test("show eight skeletons while they load", async () => {
    mockOperation("GameList", () => new Promise(() => {}));
    await renderPage("/live-games");
    expect(screen.getByRole("status", { name: "Loading games" }).children).toHaveLength(8);
  });

  test("explain why loading failed and offer a retry", async () => {
    fail("GameList", "NOT_FOUND");
    const { user } = await renderPage("/table-games");
    expect(
      await screen.findByText("Error loading games: This item does not exist or has been removed."),
    ).toBeInTheDocument();

    mockResponse("Baccarat");
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "1 Game Found" })).toBeInTheDocument();
  });

  test("show an empty state", async () => {
    mockResponse();
    await renderPage("/live-games");
    expect(await screen.findByRole("heading", { name: "No games available" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "0 Games Found" })).toBeInTheDocument();
  });

  test("load more rows in place with a link that crawlers can follow", async () => {
    mockOperation("GameList", ({ after }) => {
      const rows = (after === null ? ["One", "Two"] : ["Three"]).map((name) => makeGame({ name }));
      return { data: { games: makeConnection("Game", rows, { totalCount: 3, ...(after === null && { next: "x" }) }) } };
    });
    const { user } = await renderPage("/slots");
    const more = await screen.findByRole("link", { name: "Show more" });
    expect(more).toHaveAttribute("href", "/slots?after=x");

    await user.click(more);
    await waitFor(() => expect(cardNames()).toEqual(["One", "Two", "Three"]));
    expect(currentAddress()).toBe("/slots");
  });
});

describe("the famous jackpots", () => {
  test("are three games with amounts marked as examples, even if no game is listed", async () => {
    mockResponse();
    await renderPage("/jackpots");
    await screen.findByRole("heading", { name: "0 Games Found" });
    const cards = within(screen.getByRole("region", { name: "Three famous jackpots" })).getAllByRole("article");
    const shown = cards.map((card) => [
      within(card).getByRole("heading").textContent,
      within(card).getByText(/^€/).textContent,
    ]);
    expect(shown).toEqual([
      ["Mega Moolah", "€8,500,000 Example amount"],
      ["Divine Fortune", "€250,000 Example amount"],
      ["Hall of Gods", "€3,200,000 Example amount"],
    ]);
  });

  test("appear only on the jackpots page", async () => {
    mockResponse("Book of Dead");
    await renderPage("/slots");
    await screen.findByRole("heading", { name: "1 Game Found" });
    expect(screen.queryByText("Example amount")).not.toBeInTheDocument();
  });
});
