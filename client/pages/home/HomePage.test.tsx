import { act, screen, within } from "@testing-library/react";
import { mockOperation, fail } from "../../test/api";
import { makeBonus, makeCasino, makeConnection, makeGame, makeTrustScore } from "../../test/catalogue";
import { renderPage } from "../../test/renderPage";
import { homeSettings } from "../../test/site";

const capped = makeTrustScore([
  ["Every casino starts at", 50, 50],
  ["Everything else", 60, 60],
  ["No score goes above 100", 0, -10],
]);

function mockHome() {
  const names = ["Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir"];
  const casinos = names.map((name) => makeCasino({ name, ...(name !== "Elm" && { trustScore: capped }) }));
  const [alder] = casinos;
  const bonuses = ["First offer", "Second offer", "Third offer", "Fourth offer"].map((title, at) =>
    makeBonus({ title, casino: at === 1 ? null : alder }),
  );
  const games = Array.from({ length: 12 }, (_, at) => makeGame({ name: `Game ${at + 1}` }));
  const requests: unknown[] = [];
  mockOperation("Home", (variables) => {
    requests.push(variables);
    const data = {
      casinos: makeConnection("Casino", casinos),
      bonuses: makeConnection("Bonus", bonuses),
      games: makeConnection("Game", games),
      siteSettings: homeSettings,
    };
    return { data };
  });
  return { casinos, requests };
}

function section(name: string): HTMLElement {
  return screen.getByRole("heading", { name }).closest("section")!;
}

describe("the home page", () => {
  test("opens with the site's purpose and the main links", async () => {
    mockHome();
    await renderPage("/");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Every score, with its receipt.");
    expect(screen.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/all-casinos");
    expect(screen.getByRole("link", { name: "How we score" })).toHaveAttribute("href", "/about-us");
    const stats = { "casinos reviewed": "500+", "players helped": "50K+" };
    for (const [label, figure] of Object.entries(stats))
      expect(screen.getByText(label).closest("div")).toHaveTextContent(`${label}${figure}`);
  });

  test("loads six casinos, four bonuses and twelve games in one request", async () => {
    const { requests } = mockHome();
    await renderPage("/");
    await screen.findByRole("heading", { name: "Top-rated casinos" });
    expect(requests).toEqual([{ casinoCount: 6, bonusCount: 4, gameCount: 12 }]);
  });

  test("shows three casinos, three bonuses and four games, with links to the lists", async () => {
    mockHome();
    await renderPage("/");
    await screen.findByRole("heading", { name: "Popular games" });
    const expectSection = (name: string, cards: number, more: string, path: string) => {
      expect(within(section(name)).getAllByRole("article")).toHaveLength(cards);
      expect(within(section(name)).getByRole("link", { name: more })).toHaveAttribute("href", path);
    };
    expectSection("Top-rated casinos", 3, "All casinos", "/all-casinos");
    expectSection("Best bonuses", 3, "No deposit bonuses", "/no-deposit");
    expectSection("Popular games", 4, "All slots", "/slots");
    const games = within(section("Popular games")).getAllByRole("heading", { level: 3 });
    expect(games.map(({ textContent }) => textContent)).toEqual(["Game 1", "Game 2", "Game 3", "Game 4"]);
  });

  test("shows a real casino's receipt, preferably one with missed points", async () => {
    mockHome();
    await renderPage("/");
    const receipt = await screen.findByRole("table", { name: "How the trust score of Elm adds up" });
    expect(receipt).toHaveTextContent("38 reviews, fewer than 500 of 6");
    expect(receipt).toHaveTextContent("Trust score90/100");
  });

  test("shows each bonus with its casino, terms and code", async () => {
    mockHome();
    await renderPage("/");
    await screen.findByRole("heading", { name: "Best bonuses" });
    const [first, second] = within(section("Best bonuses")).getAllByRole("article");
    expect(within(first!).getByRole("link", { name: "Alder" })).toHaveAttribute("href", "/casino/alder");
    for (const text of ["First offer", "Welcome", "35x bonus", "$20", "100", "No cap", "8.4/10"]) {
      expect(within(first!).getByText(text)).toBeInTheDocument();
    }
    expect(within(first!).getByRole("button", { name: "Copy bonus code NORTH100" })).toBeInTheDocument();
    expect(within(second!).getByText("Not tied to a casino")).toBeInTheDocument();
    expect(within(second!).getByRole("link")).toHaveAccessibleName(/^full terms/);
  });

  test.each([
    ["Live Casinos", "/live-casinos"],
    ["Bitcoin Casinos", "/bitcoin-casinos"],
    ["No Deposit", "/no-deposit"],
    ["Jackpots", "/jackpots"],
    ["New Casinos", "/new-casinos"],
    ["Mobile Casinos", "/mobile-casinos"],
  ])("has a tile for %s", async (title, path) => {
    mockHome();
    await renderPage("/");
    const tile = within(section("Find your kind of casino")).getByText(title).closest("a");
    expect(tile).toHaveAttribute("href", path);
  });

  test("explains why the lists are missing and shows the rest of the page", async () => {
    fail("Home", "SERVICE_UNAVAILABLE");
    const { user } = await renderPage("/");
    expect(await screen.findByText(/^Error loading casinos:/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Subscribe" })).toBeInTheDocument();
    mockHome();
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "Popular games" })).toBeInTheDocument();
  });
});

describe("recently viewed casinos on the home page", () => {
  function remember(...ids: string[]) {
    const views = ids.map((casinoId, at) => ({ casinoId, timestamp: 1000 - at }));
    localStorage.setItem("recentlyViewed", JSON.stringify(views));
  }

  function shownNames(): (string | null)[] {
    return within(section("Recently viewed"))
      .getAllByRole("link")
      .map((link) => link.textContent);
  }

  test("are hidden if the visitor has viewed no casinos", async () => {
    mockHome();
    await renderPage("/");
    await screen.findByRole("heading", { name: "Top-rated casinos" });
    expect(screen.queryByRole("heading", { name: "Recently viewed" })).not.toBeInTheDocument();
  });

  test("are limited to six, most recent first, and exclude casinos that no longer exist", async () => {
    mockHome();
    const viewed = Array.from({ length: 8 }, (_, at) => makeCasino({ name: `Viewed ${at + 1}` }));
    mockOperation("RecentlyViewed", () => ({ data: { casinos: makeConnection("Casino", viewed.toReversed()) } }));
    remember(viewed[0]!.id, "unknown", ...viewed.slice(1).map(({ id }) => id));
    await renderPage("/");
    await screen.findByRole("heading", { name: "Recently viewed" });
    expect(shownNames()).toEqual(["Viewed 1", "Viewed 2", "Viewed 3", "Viewed 4", "Viewed 5", "Viewed 6"]);
    expect(localStorage.getItem("recentlyViewed")).not.toContain("unknown");
  });

  test("remain stored while the server can't be reached", async () => {
    mockHome();
    fail("RecentlyViewed", "SERVICE_UNAVAILABLE");
    remember("one");
    await renderPage("/");
    await screen.findByRole("heading", { name: "Top-rated casinos" });
    expect(localStorage.getItem("recentlyViewed")).toContain("one");
  });

  test("follow changes in another tab", async () => {
    mockHome();
    const viewed = ["Alder", "Birch"].map((name) => makeCasino({ name: `${name} Club` }));
    mockOperation("RecentlyViewed", () => ({ data: { casinos: makeConnection("Casino", viewed) } }));
    await renderPage("/");
    await screen.findByRole("heading", { name: "Top-rated casinos" });
    const inAnotherTab = (...ids: string[]) =>
      act(() => {
        remember(...ids);
        window.dispatchEvent(new StorageEvent("storage", { key: "recentlyViewed" }));
      });
    inAnotherTab(viewed[1]!.id, viewed[0]!.id);
    await screen.findByRole("heading", { name: "Recently viewed" });
    expect(shownNames()).toEqual(["Birch Club", "Alder Club"]);
    inAnotherTab();
    expect(screen.queryByRole("heading", { name: "Recently viewed" })).not.toBeInTheDocument();
  });

  test("can be removed one by one or all together, without another request", async () => {
    mockHome();
    const viewed = ["Alder", "Birch", "Cedar"].map((name) => makeCasino({ name: `${name} Club` }));
    let requests = 0;
    mockOperation("RecentlyViewed", () => {
      requests += 1;
      return { data: { casinos: makeConnection("Casino", viewed) } };
    });
    remember(...viewed.map(({ id }) => id));
    const { user } = await renderPage("/");
    await user.click(await screen.findByRole("button", { name: "Remove Birch Club" }));
    expect(shownNames()).toEqual(["Alder Club", "Cedar Club"]);

    await user.click(within(section("Recently viewed")).getByRole("button", { name: "Clear All" }));
    expect(screen.queryByRole("heading", { name: "Recently viewed" })).not.toBeInTheDocument();
    expect(localStorage.getItem("recentlyViewed")).toBe("[]");
    expect(requests).toBe(1);
  });
});
