import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { mockOperation, fail } from "../../test/api";
import {
  makeDirectoryRow,
  facetsResponse,
  makeBonus,
  makeCasino,
  makeConnection,
  makeGame,
} from "../../test/catalogue";
import { gamesAndBonusesResponse, makeFoundPages } from "../../test/gamesAndBonuses";
import { currentAddress, renderPage } from "../../test/renderPage";
import { mockSearch, searchResponse, searchBox } from "../../test/search";

const bitharbor = makeCasino({ name: "BitHarbor" });
const bitmeadow = makeCasino({ name: "Bitmeadow" });
const velvet = makeCasino({ name: "Velvet" });

const optionsOf = (name: string) =>
  within(screen.getByRole("combobox", { name }))
    .getAllByRole("option")
    .map((option) => option.textContent);

function type(...texts: string[]) {
  for (const value of texts) fireEvent.change(searchBox(), { target: { value } });
}

describe("the search page", () => {
  it("shows tips and popular searches instead of results if there is no query or filter", async () => {
    const { user } = await renderPage("/search?sort=name");
    expect(screen.getByRole("heading", { name: "Search tips" })).toBeInTheDocument();
    const popular = within(screen.getByRole("heading", { name: "Popular searches" }).parentElement!);
    expect(popular.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["crypto casinos", "/bitcoin-casinos"],
      ["no deposit bonus", "/no-deposit"],
      ["live blackjack", "/search?q=live%20blackjack"],
      ["high RTP slots", "/slots?sort=rtp"],
      ["fast withdrawal", "/search?q=fast%20withdrawal"],
      ["mobile casino", "/mobile-casinos"],
    ]);
    expect(screen.queryByRole("heading", { name: /found$/ })).not.toBeInTheDocument();

    mockSearch({});
    await user.click(screen.getByRole("link", { name: "live blackjack" }));
    await waitFor(() => expect(currentAddress()).toBe("/search?q=live%20blackjack"));
    expect(searchBox()).toHaveValue("live blackjack");
    expect(JSON.parse(localStorage.getItem("recentSearches") ?? "[]")).toEqual(["live blackjack"]);
  });

  it("offers ratings, years, sort orders and features", async () => {
    await renderPage("/search");
    expect(optionsOf("Minimum rating")).toEqual(["Any rating", "4.5+ of 5", "4.0+ of 5", "3.5+ of 5", "3.0+ of 5"]);
    expect(optionsOf("Established")).toEqual(["Any year", "2020-2024", "2015-2019", "2010-2014", "2000-2009"]);
    expect(optionsOf("Sort by")).toEqual(["Highest Rated", "Name A-Z", "Most Established", "Newest Added"]);
    const chips = within(screen.getByRole("list", { name: "Features" })).getAllByRole("button");
    expect(chips.map((chip) => chip.textContent)).toEqual([
      "Crypto Friendly",
      "Mobile Optimized",
      "Live Support",
      "Fast Withdrawals",
    ]);
    expect(screen.getByRole("button", { name: "Live Support" })).toHaveAccessibleDescription(/live games/);
    expect(screen.getByRole("button", { name: "Fast Withdrawals" })).toHaveAccessibleDescription(/within 24 hours/);
  });

  it.each([
    [[bitharbor], "1 casino found"],
    [[bitharbor, bitmeadow], "2 casinos found"],
  ])("counts and shows the results (%#)", async (casinos, count) => {
    mockSearch({ casinos });
    await renderPage("/search?q=bit");
    expect(await screen.findByRole("heading", { name: count })).toBeInTheDocument();
    for (const { name } of casinos) expect(screen.getByRole("heading", { name })).toBeInTheDocument();
    expect(searchBox()).toHaveValue("bit");
    expect(screen.getByText(count).closest("[aria-live=polite]")).toBeInTheDocument();
  });

  it.each(["gamstop", "problem gambling", "self exclusion"])(
    "leads to Play Safe before the results of %j",
    async (query) => {
      mockSearch({ casinos: [bitharbor] });
      await renderPage(`/search?q=${encodeURIComponent(query)}`);
      const results = await screen.findByRole("heading", { name: "1 casino found" });
      const notice = screen.getByRole("region", { name: "Help with gambling" });
      expect(within(notice).getByRole("link", { name: "Play Safe" })).toHaveAttribute("href", "/playsafe");
      expect(notice.compareDocumentPosition(results)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  it("shows six skeletons while it searches", async () => {
    mockOperation("Search", () => new Promise<never>(() => undefined));
    await renderPage("/search?q=bit");
    expect(screen.getByRole("status", { name: "Loading casinos" }).children).toHaveLength(6);
  });

  it("shows the games and bonuses that match a query, even if no casino matches", async () => {
    mockSearch({});
    const requests: unknown[] = [];
    mockOperation("SearchGamesAndBonuses", ({ text }) => {
      requests.push(text);
      const games = [makeGame({ name: "Starburst" }), makeGame({ name: "Starburst XXXtreme" })];
      return gamesAndBonusesResponse({ games, gameCount: 9, bonuses: [makeBonus({ title: "20 spins on Starburst" })] });
    });
    await renderPage("/search?q=Starburst");
    expect(await screen.findByRole("heading", { name: "9 games found" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Starburst" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "1 bonus found" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: /20 spins on Starburst/ })).toBeInTheDocument();
    expect(screen.getByText("No casinos match 'Starburst'. Other matches are below.")).toBeInTheDocument();
    expect(requests).toEqual(["Starburst"]);
  });

  it("links to the other pages that match a query", async () => {
    mockSearch({});
    const article = {
      __typename: "Article",
      id: "6",
      kind: "FAQ",
      slug: "how-long",
      title: "How long do payouts take?",
    };
    mockOperation("SearchGamesAndBonuses", () =>
      gamesAndBonusesResponse({
        pages: { paymentMethods: [makeDirectoryRow("PaymentMethod", "Trustly")], articles: [article] },
      }),
    );
    await renderPage("/search?q=trustley");
    expect(await screen.findByRole("heading", { name: "2 pages found" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Trustly" })).toHaveAttribute("href", "/payment-method/trustly");
    expect(screen.getByRole("link", { name: article.title })).toHaveAttribute("href", "/faq#how-long");
    expect(screen.getByText("No casinos match 'trustley'. Other matches are below.")).toBeInTheDocument();
  });

  it("shows the bonuses after the first page on request, and keeps the games", async () => {
    mockSearch({});
    mockOperation("SearchGamesAndBonuses", ({ bonusesAfter, hasGames, hasPages }) => {
      const [title, page] = bonusesAfter ? ["The seventh", {}] : ["The first", { next: "cursor" }];
      return {
        data: {
          ...(hasGames === true && { games: makeConnection("Game", [makeGame({ name: "Starburst" })]) }),
          ...(hasPages === true && { searchSuggestions: makeFoundPages() }),
          bonuses: makeConnection("Bonus", [makeBonus({ title })], { ...page, totalCount: 2 }),
        },
      };
    });
    const { user } = await renderPage("/search?q=star");
    expect(await screen.findByRole("heading", { name: "2 bonuses found" })).toBeInTheDocument();
    const more = screen.getByRole("link", { name: "Show more" });
    expect(more).toHaveAttribute("href", "/search?q=star&bonusesAfter=cursor");
    await user.click(more);
    expect(await screen.findByRole("heading", { name: "The seventh" })).toBeInTheDocument();
    for (const name of ["The first", "Starburst"]) expect(screen.getByRole("heading", { name })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Show more" })).not.toBeInTheDocument();
  });

  it("hides facets without values", async () => {
    mockSearch({});
    mockOperation("CasinoFacets", () => facetsResponse({ AUTHORITY: { MGA: 1 } }));
    await renderPage("/search?q=zzz");
    expect(await screen.findByRole("checkbox", { name: /^MGA/ })).toBeInTheDocument();
    expect(screen.queryByRole("group", { name: "Game provider" })).not.toBeInTheDocument();
  });

  it.each([
    ["?q=zzz", "Nothing in our catalogue matches 'zzz'. Try fewer or different words."],
    [
      "?q=zzz&features=fast_withdrawal",
      "No casinos match 'zzz' with these filters. Remove a filter, or try different words.",
    ],
    ["?q=zzz&rating=4.0", "No casinos match 'zzz' with these filters. Remove a filter, or try different words."],
    ["?rating=4.5&years=2000-2009", "Nothing in our catalogue matches these filters. Remove one of them."],
  ])("mentions filters in an empty result only if filters are set: %s", async (query, text) => {
    mockSearch({});
    await renderPage(`/search${query}`);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it("explains that games and bonuses can't be loaded and offers a retry", async () => {
    mockSearch({ casinos: [bitharbor] });
    fail("SearchGamesAndBonuses", "SERVICE_UNAVAILABLE");
    const { user } = await renderPage("/search?q=bit");
    expect(await screen.findByText(/^Error loading games: /)).toBeInTheDocument();
    mockOperation("SearchGamesAndBonuses", () => gamesAndBonusesResponse({ games: [makeGame({ name: "Big Bit" })] }));
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "1 game found" })).toBeInTheDocument();
  });

  it("says so if nothing matches, and links to all casinos", async () => {
    mockSearch({});
    await renderPage("/search?q=zzz");
    expect(await screen.findByRole("heading", { name: "No casinos found" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Browse All Casinos" })).toHaveAttribute("href", "/all-casinos");
  });

  it("shows an error, then the results after a retry", async () => {
    fail("Search", "SERVICE_UNAVAILABLE");
    const { user } = await renderPage("/search?q=bit");
    expect(
      await screen.findByText("Error loading casinos: The service is not available right now. Please try again."),
    ).toBeInTheDocument();
    mockSearch({ casinos: [bitharbor] });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "1 casino found" })).toBeInTheDocument();
  });

  it("searches after a pause in typing and puts the query in the URL", async () => {
    const requests = mockSearch({ casinos: [bitharbor] });
    const { user } = await renderPage("/search");
    type("b", "bi", "bit");
    await waitFor(() => expect(currentAddress()).toBe("/search?q=bit"));
    expect(await screen.findByRole("heading", { name: "1 casino found" })).toBeInTheDocument();
    expect(requests.map(({ filter }) => filter)).toEqual([{ search: "bit" }]);
    await user.clear(searchBox());
    await waitFor(() => expect(currentAddress()).toBe("/search"));
    expect(await screen.findByRole("heading", { name: "Search tips" })).toBeInTheDocument();
  });

  it("stores a recent search when the visitor submits the query, but not while the visitor types", async () => {
    mockSearch({ casinos: [bitharbor] });
    const { user } = await renderPage("/search");
    type("bit");
    await screen.findByRole("heading", { name: "1 casino found" });
    expect(localStorage.getItem("recentSearches")).toBeNull();
    await user.type(searchBox(), "{Enter}");
    expect(JSON.parse(localStorage.getItem("recentSearches") ?? "[]")).toEqual(["bit"]);
  });

  it("ignores a late response to an earlier search", async () => {
    let respondLate = () => {};
    mockOperation("Search", async ({ filter }) => {
      if ((filter as { search: string }).search !== "slow") return searchResponse({ casinos: [velvet] });
      await new Promise<void>((resolve) => {
        respondLate = resolve;
      });
      return searchResponse({ casinos: [bitharbor, bitmeadow] });
    });
    await renderPage("/search?q=slow");
    type("quick");
    expect(await screen.findByRole("heading", { name: "1 casino found" })).toBeInTheDocument();
    await act(async () => {
      respondLate();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(screen.getByRole("heading", { name: "1 casino found" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Velvet" })).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "BitHarbor" })).not.toBeInTheDocument();
  });

  it("keeps the typed query while the URL is updated", async () => {
    mockSearch({ casinos: [bitharbor] });
    await renderPage("/search");
    type("bi");
    await waitFor(() => expect(window.location.search).toBe("?q=bi"));
    type("bit");
    await screen.findByRole("heading", { name: "1 casino found" });
    expect(searchBox()).toHaveValue("bit");
    await waitFor(() => expect(currentAddress()).toBe("/search?q=bit"));
  });

  it("does not navigate back if the visitor leaves the page before the search starts", async () => {
    mockSearch({});
    const { user } = await renderPage("/search");
    type("bit");
    await user.click(screen.getAllByRole("link", { name: "FAQ" })[0]!);
    await screen.findByRole("heading", { level: 1, name: /Questions|FAQ/ });
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(currentAddress()).toBe("/faq");
  });
});

describe("the next page of results", () => {
  const whole = "/search?q=bit&sort=name";

  it("loads in place with a link that keeps the search", async () => {
    mockOperation("Search", ({ after }) =>
      after === "next"
        ? searchResponse({ casinos: [bitmeadow], totalCount: 2 })
        : searchResponse({ casinos: [bitharbor], totalCount: 2, next: "next" }),
    );
    const { user } = await renderPage(whole);
    const more = await screen.findByRole("link", { name: "Show more" });
    expect(more).toHaveAttribute("href", `${whole}&after=next`);
    await user.click(more);
    expect(await screen.findByRole("heading", { name: "Bitmeadow" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "BitHarbor" })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Show more" })).not.toBeInTheDocument();
  });

  it("opens at its own URL, with a link back to the first page", async () => {
    const requests = mockSearch({ casinos: [bitmeadow], totalCount: 2 });
    await renderPage(`${whole}&after=next`);
    expect(await screen.findByRole("link", { name: "Back to the first page" })).toHaveAttribute("href", whole);
    expect(requests[0]).toMatchObject({ after: "next" });
  });
});
