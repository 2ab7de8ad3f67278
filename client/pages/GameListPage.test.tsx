import { screen, waitFor, within } from "@testing-library/react";
import { answer, fail } from "../test/api";
import { makeConnection, makeGame } from "../test/catalogue";
import { currentAddress, renderPage } from "../test/renderPage";

function answerWith(...names: string[]) {
  const games = names.map((name) => makeGame({ name }));
  answer("GameList", () => ({ data: { games: makeConnection("Game", games) } }));
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
  ])("%s has its own title and asks for its own games", async (address, title, category) => {
    const asked: unknown[] = [];
    answer("GameList", (variables) => {
      asked.push(variables["filter"]);
      return { data: { games: makeConnection("Game", [makeGame()]) } };
    });
    await renderPage(address);

    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    expect(await screen.findByRole("heading", { name: "1 Game Found" })).toBeInTheDocument();
    expect(document.title).toMatch(/.+ \| HonestOdds$/);
    expect(asked).toEqual([{ category }]);
  });

  test("put the highest return first where the address asks for it, on further pages too", async () => {
    const asked: unknown[] = [];
    answer("GameList", (variables) => {
      asked.push(variables["orderBy"]);
      return { data: { games: makeConnection("Game", [makeGame()], { next: "cursor", totalCount: 30 }) } };
    });
    await renderPage("/slots?sort=rtp");
    expect(await screen.findByRole("heading", { name: "30 Games Found, Highest Return First" })).toBeInTheDocument();
    expect(asked).toEqual(["RTP_DESC"]);
    expect(screen.getByRole("link", { name: /more/i })).toHaveAttribute("href", "/slots?after=cursor&sort=rtp");
  });

  test("count the games and show the figures that are known of each", async () => {
    const bare = makeGame({ name: "Unknown Reels", rtp: null, volatility: null, maxWin: null });
    answer("GameList", () => ({ data: { games: makeConnection("Game", [makeGame(), bare]) } }));
    await renderPage("/slots");

    expect(await screen.findByRole("heading", { name: "2 Games Found" })).toBeInTheDocument();
    const [first, second] = screen.getAllByRole("article");
    for (const text of ["Book of Dead", "Play'n GO · Slots", "96.21%", "High", "5,000x"]) {
      expect(within(first!).getByText(text)).toBeInTheDocument();
    }
    expect(within(second!).getByText("Return and volatility not listed")).toBeInTheDocument();
  });

  test("hold the place of eight cards while they load", async () => {
    answer("GameList", () => new Promise(() => {}));
    await renderPage("/live-games");
    expect(screen.getByRole("status", { name: "Loading games" }).children).toHaveLength(8);
  });

  test("say why there is no list, and try again", async () => {
    fail("GameList", "NOT_FOUND");
    const { user } = await renderPage("/table-games");
    expect(
      await screen.findByText("Error loading games: This does not exist or has been removed."),
    ).toBeInTheDocument();

    answerWith("Baccarat");
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "1 Game Found" })).toBeInTheDocument();
  });

  test("have words and a way on where there is nothing to list", async () => {
    answerWith();
    await renderPage("/live-games");
    expect(await screen.findByRole("heading", { name: "No games available" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "0 Games Found" })).toBeInTheDocument();
  });

  test("grow in place by a link that a crawler can follow", async () => {
    answer("GameList", ({ after }) => {
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

describe("the jackpots", () => {
  test("show three famous ones with amounts that say that they are examples, whatever the list has", async () => {
    answerWith();
    await renderPage("/jackpots");
    await screen.findByRole("heading", { name: "0 Games Found" });
    const cards = within(screen.getByRole("region", { name: "Three that everybody knows" })).getAllByRole("article");
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

  test("are the only list that shows them", async () => {
    answerWith("Book of Dead");
    await renderPage("/slots");
    await screen.findByRole("heading", { name: "1 Game Found" });
    expect(screen.queryByText("Example amount")).not.toBeInTheDocument();
  });
});
