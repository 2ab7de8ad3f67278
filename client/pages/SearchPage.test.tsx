import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { answer, fail } from "../test/api";
import { makeBonus, makeCasino, makeGame } from "../test/catalogue";
import { gamesAndBonusesAnswer } from "../test/gamesAndBonuses";
import { currentAddress, renderPage } from "../test/renderPage";
import { answerSearch, searchAnswer, searchBox } from "../test/search";

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
  it("shows tips and popular searches, and asks nothing, while there is neither text nor filter", async () => {
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

    answerSearch({});
    await user.click(screen.getByRole("link", { name: "live blackjack" }));
    await waitFor(() => expect(currentAddress()).toBe("/search?q=live%20blackjack"));
    expect(searchBox()).toHaveValue("live blackjack");
    expect(JSON.parse(localStorage.getItem("recentSearches") ?? "[]")).toEqual(["live blackjack"]);
  });

  it("offers the ratings, the years, the orders and the features", async () => {
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
    expect(screen.getByRole("button", { name: "Fast Withdrawals" })).toHaveAccessibleDescription(/every casino/);
  });

  it.each([
    [[bitharbor], "1 casino found"],
    [[bitharbor, bitmeadow], "2 casinos found"],
  ])("counts and shows what is found (%#)", async (casinos, count) => {
    answerSearch({ casinos });
    await renderPage("/search?q=bit");
    expect(await screen.findByRole("heading", { name: count })).toBeInTheDocument();
    for (const { name } of casinos) expect(screen.getByRole("heading", { name })).toBeInTheDocument();
    expect(searchBox()).toHaveValue("bit");
    expect(screen.getByText(count).closest("[aria-live=polite]")).toBeInTheDocument();
  });

  it("shows six skeletons while it searches", async () => {
    answer("Search", () => new Promise<never>(() => undefined));
    await renderPage("/search?q=bit");
    expect(screen.getByRole("status", { name: "Loading casinos" }).children).toHaveLength(6);
  });

  it("shows the games and bonuses that a text finds, and says so where it finds no casino", async () => {
    answerSearch({});
    const asked: unknown[] = [];
    answer("SearchGamesAndBonuses", ({ text }) => {
      asked.push(text);
      const games = [makeGame({ name: "Starburst" }), makeGame({ name: "Starburst XXXtreme" })];
      return gamesAndBonusesAnswer({ games, gameCount: 9, bonuses: [makeBonus({ title: "20 spins on Starburst" })] });
    });
    await renderPage("/search?q=Starburst");
    expect(await screen.findByRole("heading", { name: "9 games found" })).toBeInTheDocument();
    expect(screen.getByText("The first of them. Another word in the search shows fewer.")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Starburst" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "1 bonus found" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: /20 spins on Starburst/ })).toBeInTheDocument();
    expect(
      screen.getByText("No casino matches 'Starburst'. The games and bonuses that match are below."),
    ).toBeInTheDocument();
    expect(asked).toEqual(["Starburst"]);
  });

  it.each([
    ["?q=zzz", "Nothing in our catalogue matches 'zzz'. Try fewer or other words."],
    ["?q=zzz&features=fast_withdrawal", "Nothing in our catalogue matches 'zzz'. Try fewer or other words."],
    ["?q=zzz&rating=4.0", "No casino matches 'zzz' with these filters. Remove a filter, or try other words."],
    ["?rating=4.5&years=2000-2009", "Nothing in our catalogue fits these filters. Fewer of them may."],
  ])("names filters in the text of an empty result only where some are set: %s", async (query, text) => {
    answerSearch({});
    await renderPage(`/search${query}`);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it("says when games and bonuses can't be loaded, and tries again", async () => {
    answerSearch({ casinos: [bitharbor] });
    fail("SearchGamesAndBonuses", "SERVICE_UNAVAILABLE");
    const { user } = await renderPage("/search?q=bit");
    expect(await screen.findByText(/^Error loading games: /)).toBeInTheDocument();
    answer("SearchGamesAndBonuses", () => gamesAndBonusesAnswer({ games: [makeGame({ name: "Big Bit" })] }));
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "1 game found" })).toBeInTheDocument();
  });

  it("says when nothing is found, with the way to all casinos", async () => {
    answerSearch({});
    await renderPage("/search?q=zzz");
    expect(await screen.findByRole("heading", { name: "No casinos found" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Browse All Casinos" })).toHaveAttribute("href", "/all-casinos");
  });

  it("shows the error line, and results after trying again", async () => {
    fail("Search", "SERVICE_UNAVAILABLE");
    const { user } = await renderPage("/search?q=bit");
    expect(
      await screen.findByText("Error loading casinos: The service is not available at the moment. Please try again."),
    ).toBeInTheDocument();
    answerSearch({ casinos: [bitharbor] });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "1 casino found" })).toBeInTheDocument();
  });

  it("searches for a text that has rested, and puts it into the address", async () => {
    const asked = answerSearch({ casinos: [bitharbor] });
    const { user } = await renderPage("/search");
    type("b", "bi", "bit");
    await waitFor(() => expect(currentAddress()).toBe("/search?q=bit"));
    expect(await screen.findByRole("heading", { name: "1 casino found" })).toBeInTheDocument();
    expect(asked.map(({ filter }) => filter)).toEqual([{ search: "bit" }]);
    await user.clear(searchBox());
    await waitFor(() => expect(currentAddress()).toBe("/search"));
    expect(await screen.findByRole("heading", { name: "Search tips" })).toBeInTheDocument();
  });

  it("remembers a text when it is submitted, not while it is typed", async () => {
    answerSearch({ casinos: [bitharbor] });
    const { user } = await renderPage("/search");
    type("bit");
    await screen.findByRole("heading", { name: "1 casino found" });
    expect(localStorage.getItem("recentSearches")).toBeNull();
    await user.type(searchBox(), "{Enter}");
    expect(JSON.parse(localStorage.getItem("recentSearches") ?? "[]")).toEqual(["bit"]);
  });

  it("never lets a late answer take the place of a newer one", async () => {
    let answerLate = () => {};
    answer("Search", async ({ filter }) => {
      if ((filter as { search: string }).search !== "slow") return searchAnswer({ casinos: [velvet] });
      await new Promise<void>((resolve) => {
        answerLate = resolve;
      });
      return searchAnswer({ casinos: [bitharbor, bitmeadow] });
    });
    await renderPage("/search?q=slow");
    type("quick");
    expect(await screen.findByRole("heading", { name: "1 casino found" })).toBeInTheDocument();
    await act(async () => {
      answerLate();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(screen.getByRole("heading", { name: "1 casino found" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Velvet" })).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "BitHarbor" })).not.toBeInTheDocument();
  });

  it("keeps what is typed while the address catches up", async () => {
    answerSearch({ casinos: [bitharbor] });
    await renderPage("/search");
    type("bi");
    await waitFor(() => expect(window.location.search).toBe("?q=bi"));
    type("bit");
    await screen.findByRole("heading", { name: "1 casino found" });
    expect(searchBox()).toHaveValue("bit");
    await waitFor(() => expect(currentAddress()).toBe("/search?q=bit"));
  });

  it("does not call a visitor back who leaves before the text has rested", async () => {
    answerSearch({});
    const { user } = await renderPage("/search");
    type("bit");
    await user.click(screen.getAllByRole("link", { name: "FAQ" })[0]!);
    await screen.findByRole("heading", { level: 1, name: /Questions|FAQ/ });
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(currentAddress()).toBe("/faq");
  });
});

describe("further results", () => {
  const whole = "/search?q=bit&sort=name";

  it("are added in place, and their link keeps the search", async () => {
    answer("Search", ({ after }) =>
      after === "next"
        ? searchAnswer({ casinos: [bitmeadow], totalCount: 2 })
        : searchAnswer({ casinos: [bitharbor], totalCount: 2, next: "next" }),
    );
    const { user } = await renderPage(whole);
    const more = await screen.findByRole("link", { name: "Show more" });
    expect(more).toHaveAttribute("href", `${whole}&after=next`);
    await user.click(more);
    expect(await screen.findByRole("heading", { name: "Bitmeadow" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "BitHarbor" })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Show more" })).not.toBeInTheDocument();
  });

  it("open by their link, with the way back to the first page", async () => {
    const asked = answerSearch({ casinos: [bitmeadow], totalCount: 2 });
    await renderPage(`${whole}&after=next`);
    expect(await screen.findByRole("link", { name: "Back to the first page" })).toHaveAttribute("href", whole);
    expect(asked[0]).toMatchObject({ after: "next" });
  });
});
