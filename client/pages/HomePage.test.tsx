import { act, screen, within } from "@testing-library/react";
import { answer, fail } from "../test/api";
import { makeBonus, makeCasino, makeConnection, makeGame, makeTrustScore } from "../test/catalogue";
import { renderPage } from "../test/renderPage";

const capped = makeTrustScore([
  ["Every casino starts at", 50, 50],
  ["Everything else", 60, 60],
  ["No score goes above 100", 0, -10],
]);

function answerHome() {
  const names = ["Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir"];
  const casinos = names.map((name) => makeCasino({ name, ...(name !== "Elm" && { trustScore: capped }) }));
  const [alder] = casinos;
  const bonuses = ["First offer", "Second offer", "Third offer", "Fourth offer"].map((title, at) =>
    makeBonus({ title, casino: at === 1 ? null : alder }),
  );
  const games = Array.from({ length: 12 }, (_, at) => makeGame({ name: `Game ${at + 1}` }));
  const asked: unknown[] = [];
  answer("Home", (variables) => {
    asked.push(variables);
    const data = {
      casinos: makeConnection("Casino", casinos),
      bonuses: makeConnection("Bonus", bonuses),
      games: makeConnection("Game", games),
    };
    return { data };
  });
  return { casinos, asked };
}

function section(name: string): HTMLElement {
  return screen.getByRole("heading", { name }).closest("section")!;
}

describe("the home page", () => {
  test("opens with what the site is, and the ways in", async () => {
    answerHome();
    await renderPage("/");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Every score, with its receipt.");
    expect(screen.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/all-casinos");
    expect(screen.getByRole("link", { name: "How we score" })).toHaveAttribute("href", "/about-us");
    const stats = { "casinos reviewed": "500+", "players helped": "50K+" };
    for (const [label, figure] of Object.entries(stats))
      expect(screen.getByText(label).closest("div")).toHaveTextContent(`${label}${figure}`);
  });

  test("asks for everything in one request: six casinos, four bonuses, twelve games", async () => {
    const { asked } = answerHome();
    await renderPage("/");
    await screen.findByRole("heading", { name: "Top-rated casinos" });
    expect(asked).toEqual([{ casinoCount: 6, bonusCount: 4, gameCount: 12 }]);
  });

  test("shows three of the casinos, three of the bonuses and four of the games, with the way to all", async () => {
    answerHome();
    await renderPage("/");
    await screen.findByRole("heading", { name: "Popular games" });
    const expectSection = (name: string, cards: number, more: string, path: string) => {
      expect(within(section(name)).getAllByRole("article")).toHaveLength(cards);
      expect(within(section(name)).getByRole("link", { name: more })).toHaveAttribute("href", path);
    };
    expectSection("Top-rated casinos", 3, "All casinos", "/all-casinos");
    expectSection("Best bonuses", 3, "No deposit bonuses", "/no-deposit");
    expectSection("Popular games", 4, "All slots", "/slots");
  });

  test("shows a real casino's receipt, by preference one that misses something", async () => {
    answerHome();
    await renderPage("/");
    const receipt = await screen.findByRole("table", { name: "How the trust score of Elm adds up" });
    expect(receipt).toHaveTextContent("38 reviews, fewer than 500 of 6");
    expect(receipt).toHaveTextContent("Trust score90/100");
  });

  test("shows whose a bonus is, at what terms and with which code", async () => {
    answerHome();
    await renderPage("/");
    await screen.findByRole("heading", { name: "Best bonuses" });
    const [first, second] = within(section("Best bonuses")).getAllByRole("article");
    expect(within(first!).getByRole("link", { name: "Alder" })).toHaveAttribute("href", "/casino/alder");
    for (const text of ["First offer", "Welcome", "35x", "$20", "100", "No cap", "8.4/10"]) {
      expect(within(first!).getByText(text)).toBeInTheDocument();
    }
    expect(within(first!).getByRole("button", { name: "Copy bonus code NORTH100" })).toBeInTheDocument();
    expect(within(second!).getByText("Not tied to one casino")).toBeInTheDocument();
    expect(within(second!).queryByRole("link")).not.toBeInTheDocument();
  });

  test.each([
    ["Live Casinos", "/live-casinos"],
    ["Bitcoin Casinos", "/bitcoin-casinos"],
    ["No Deposit", "/no-deposit"],
    ["Jackpots", "/jackpots"],
    ["New Casinos", "/new-casinos"],
    ["Mobile Casinos", "/mobile-casinos"],
  ])("has a tile for %s", async (title, path) => {
    answerHome();
    await renderPage("/");
    const tile = within(section("Find your kind of casino")).getByText(title).closest("a");
    expect(tile).toHaveAttribute("href", path);
  });

  test("says why it has no lists, and keeps the rest", async () => {
    fail("Home", "SERVICE_UNAVAILABLE");
    const { user } = await renderPage("/");
    expect(await screen.findByText(/^Error loading casinos:/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Subscribe" })).toBeInTheDocument();
    answerHome();
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

  test("are nowhere while there are none", async () => {
    answerHome();
    await renderPage("/");
    await screen.findByRole("heading", { name: "Top-rated casinos" });
    expect(screen.queryByRole("heading", { name: "Recently viewed" })).not.toBeInTheDocument();
  });

  test("are shown the latest first, six at most, without those that the server does not know", async () => {
    answerHome();
    const viewed = Array.from({ length: 8 }, (_, at) => makeCasino({ name: `Viewed ${at + 1}` }));
    answer("RecentlyViewed", () => ({ data: { casinos: makeConnection("Casino", viewed.toReversed()) } }));
    remember(viewed[0]!.id, "gone", ...viewed.slice(1).map(({ id }) => id));
    await renderPage("/");
    await screen.findByRole("heading", { name: "Recently viewed" });
    expect(shownNames()).toEqual(["Viewed 1", "Viewed 2", "Viewed 3", "Viewed 4", "Viewed 5", "Viewed 6"]);
    expect(localStorage.getItem("recentlyViewed")).not.toContain("gone");
  });

  test("are kept while the server can't say whether it knows them", async () => {
    answerHome();
    fail("RecentlyViewed", "SERVICE_UNAVAILABLE");
    remember("one");
    await renderPage("/");
    await screen.findByRole("heading", { name: "Top-rated casinos" });
    expect(localStorage.getItem("recentlyViewed")).toContain("one");
  });

  test("follow another tab", async () => {
    answerHome();
    const viewed = ["Alder", "Birch"].map((name) => makeCasino({ name: `${name} Club` }));
    answer("RecentlyViewed", () => ({ data: { casinos: makeConnection("Casino", viewed) } }));
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

  test("can be taken off one by one, or all at once, without asking the server again", async () => {
    answerHome();
    const viewed = ["Alder", "Birch", "Cedar"].map((name) => makeCasino({ name: `${name} Club` }));
    let requests = 0;
    answer("RecentlyViewed", () => {
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
