import { act, screen, waitFor, within } from "@testing-library/react";
import { mockOperation, fail } from "../../test/api";
import { bonusFacetsResponse, makeBonus, makeCasino, makeConnection } from "../../test/catalogue";
import { currentAddress, renderPage } from "../../test/renderPage";

function mockResponse(...titles: string[]) {
  const bonuses = titles.map((title) => makeBonus({ title }));
  mockOperation("BonusList", () => ({ data: { bonuses: makeConnection("Bonus", bonuses) } }));
}

function cardTitles(): (string | null)[] {
  return screen.getAllByRole("article").map((card) => within(card).getByRole("heading", { level: 3 }).textContent);
}

function structuredData(): unknown[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  return [...scripts].map((script) => JSON.parse(script.textContent ?? ""));
}

describe("the bonus lists", () => {
  test.each([
    [
      "/no-deposit",
      "No Deposit Bonuses",
      /get before you deposit anything/,
      { isActive: true, bonusType: "NO_DEPOSIT" },
    ],
    ["/welcome-bonus", "Welcome Bonuses", /adds to a first deposit/, { isActive: true, bonusType: "WELCOME" }],
    ["/free-spins", "Free Spins", /bonus money that you must bet again/, { isActive: true, bonusType: "FREE_SPINS" }],
    ["/cashback", "Cashback Bonuses", /share of your losses, paid back/, { isActive: true, bonusType: "CASHBACK" }],
    [
      "/crypto-bonuses",
      "Crypto Bonuses",
      /'bit' or 'stake' in their name/,
      { isActive: true, casinoNameContainsAny: ["bit", "stake"] },
    ],
  ])("have their own title and text, and request the matching bonuses: %s", async (address, title, words, filter) => {
    const requests: unknown[] = [];
    mockOperation("BonusList", (variables) => {
      requests.push(variables["filter"]);
      return { data: { bonuses: makeConnection("Bonus", [makeBonus()]) } };
    });
    await renderPage(address);

    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole("heading", { level: 1 }).nextElementSibling).toHaveTextContent(words);
    expect(await screen.findByRole("heading", { name: "1 Bonus Found" })).toBeInTheDocument();
    expect(document.title).toMatch(/.+ \| HonestOdds$/);
    expect(requests).toEqual([filter]);
  });

  test("include crypto bonuses, with the rule that selects them", async () => {
    mockResponse("Coin match");
    await renderPage("/crypto-bonuses");
    expect(
      screen.getByText(/casinos with 'bit' or 'stake' in their name, in uppercase or lowercase/),
    ).toBeInTheDocument();
  });

  test("count the bonuses and show each bonus with its casino, offer and terms", async () => {
    const casino = makeCasino({ name: "BitHarbor", rating: 4.6 });
    mockOperation("BonusList", () => ({
      data: {
        bonuses: makeConnection("Bonus", [makeBonus({ casino }), makeBonus({ title: "For all", bonusCode: null })]),
      },
    }));
    const { user } = await renderPage("/welcome-bonus");

    expect(await screen.findByRole("heading", { name: "2 Bonuses Found" })).toBeInTheDocument();
    const [first, second] = screen.getAllByRole("article");
    for (const text of [
      "9.2/10",
      "Welcome",
      "100% up to $500 plus 100 spins",
      "35x bonus",
      "$20",
      "30 days",
      "100",
      "No cap",
    ]) {
      expect(within(first!).getByText(text)).toBeInTheDocument();
    }
    expect(within(first!).getByRole("link", { name: "BitHarbor" })).toHaveAttribute("href", "/casino/bitharbor");
    expect(within(first!).getByRole("link", { name: "View bonus at BitHarbor" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/casino\/bitharbor\?tab=bonuses#bonus-/),
    );
    expect(within(second!).getByText("Not tied to a casino")).toBeInTheDocument();
    expect(within(second!).getByText("No code needed")).toBeInTheDocument();

    await user.click(within(first!).getByRole("button", { name: "Copy bonus code NORTH100" }));
    expect(await screen.findByText("Bonus code copied!")).toBeInTheDocument();
  });

  test("link to the casino's website only next to a bonus code", async () => {
    const casino = makeCasino({ name: "BitHarbor", websiteUrl: "https://bitharbor.example" });
    const bonuses = [{ casino }, { casino, bonusCode: null }, { casino: null }].map((changes) => makeBonus(changes));
    mockOperation("BonusList", () => ({ data: { bonuses: makeConnection("Bonus", bonuses) } }));
    await renderPage("/welcome-bonus");
    const code = (await screen.findAllByRole("button", { name: "Copy bonus code NORTH100" }))[0]!;
    const exits = screen.getAllByRole("link", { name: /^Visit casino/ });
    expect(exits).toEqual([within(code.parentElement!).getByRole("link")]);
    expect(exits[0]).toHaveAccessibleName("Visit casino BitHarbor for this bonus (opens in a new tab)");
    expect(exits[0]).toHaveAttribute("href", "https://bitharbor.example/");
    expect(exits[0]).toHaveAttribute("rel", "sponsored nofollow noopener");
  });

  test("warn only about casinos without a license", async () => {
    const bonuses = [[], ["MGA"]].map((licenses) => makeBonus({ casino: makeCasino({ licenses }) }));
    mockOperation("BonusList", () => ({ data: { bonuses: makeConnection("Bonus", bonuses) } }));
    await renderPage("/cashback");

    await screen.findByRole("heading", { name: "2 Bonuses Found" });
    const [unlicensed, licensed] = screen.getAllByRole("article");
    expect(within(unlicensed!).getByText("No license. We do not recommend playing here.")).toBeVisible();
    expect(within(licensed!).queryByText(/not recommend/)).not.toBeInTheDocument();
  });

  test("include their rows in the structured data", async () => {
    const casino = makeCasino({ name: "BitHarbor" });
    mockOperation("BonusList", () => ({
      data: { bonuses: makeConnection("Bonus", [makeBonus({ title: "Match", casino }), makeBonus({ title: "Quiz" })]) },
    }));
    await renderPage("/no-deposit");
    await screen.findByRole("heading", { name: "2 Bonuses Found" });
    expect(structuredData()).toContainEqual({
      "@context": "https://schema.org",
      "@type": "ItemList",
      numberOfItems: 2,
      itemListElement: [
        {
          "@type": "ListItem",
          position: 1,
          name: "Match at BitHarbor",
          url: "http://localhost/casino/bitharbor?tab=bonuses",
        },
        { "@type": "ListItem", position: 2, name: "Quiz" },
      ],
    });
  });

  test("show six skeletons while they load", async () => {
    mockOperation("BonusList", () => new Promise(() => {}));
    await renderPage("/cashback");
    expect(screen.getByRole("status", { name: "Loading bonuses" }).children).toHaveLength(6);
  });

  test("explain why loading failed and offer a retry", async () => {
    fail("BonusList", "SERVICE_UNAVAILABLE");
    const { user } = await renderPage("/welcome-bonus");
    expect(
      await screen.findByText("Error loading bonuses: The service is not available right now. Please try again."),
    ).toBeInTheDocument();

    mockResponse("Match");
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "1 Bonus Found" })).toBeInTheDocument();
  });

  test.each([
    ["/no-deposit", "No bonuses available"],
    ["/welcome-bonus", "No bonuses available"],
    ["/cashback", "No bonuses available"],
    ["/crypto-bonuses", "No bonuses available"],
    ["/free-spins", "No free spins available"],
  ])("show an empty state with a next step: %s", async (address, words) => {
    mockResponse();
    await renderPage(address);
    expect(await screen.findByRole("heading", { name: words })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "0 Bonuses Found" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Browse All Casinos" })).toHaveAttribute("href", "/all-casinos");
  });

  test("load more rows in place with a link that crawlers can follow", async () => {
    mockOperation("BonusList", ({ after }) => {
      const rows = (after === null ? ["One", "Two"] : ["Three"]).map((title) => makeBonus({ title }));
      const page = { totalCount: 3, ...(after === null && { next: "two=" }) };
      return { data: { bonuses: makeConnection("Bonus", rows, page) } };
    });
    const { user } = await renderPage("/free-spins");
    const more = await screen.findByRole("link", { name: "Show more" });
    expect(more).toHaveAttribute("href", "/free-spins?after=two%3D");

    await user.click(more);
    await waitFor(() => expect(cardTitles()).toEqual(["One", "Two", "Three"]));
    expect(currentAddress()).toBe("/free-spins");
  });

  test("link to the first page if the cursor is invalid", async () => {
    fail("BonusList", "BAD_USER_INPUT");
    await renderPage("/cashback?after=nonsense");
    expect(await screen.findByText("This page of the list does not exist")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Go to the first page" })).toHaveAttribute("href", "/cashback");
  });
});

/** Mocks the list query. Returns the variables of each request, in order. */
function keepRequests(...titles: string[]) {
  const asked: Record<string, unknown>[] = [];
  mockOperation("BonusList", (variables) => {
    asked.push(variables);
    return {
      data: {
        bonuses: makeConnection(
          "Bonus",
          titles.map((title) => makeBonus({ title })),
        ),
      },
    };
  });
  return asked;
}

const welcome = { isActive: true, bonusType: "WELCOME" };

describe("the filters of a bonus list", () => {
  test.each([
    ["?wagering=0", { ...welcome, hasNoWagering: true }, "CREATED_DESC"],
    ["?wagering=20&minDeposit=10", { ...welcome, maxWagering: 20, minDepositAtMost: 10 }, "CREATED_DESC"],
    ["?spins=yes&sort=cost", { ...welcome, hasFreeSpins: true }, "COST_ASC"],
    ["?sort=wagering", welcome, "WAGERING_ASC"],
    ["?sort=ends", welcome, "ENDS_ASC"],
    ["?wagering=5&minDeposit=-1&deposit=-1&spins=no&sort=price", welcome, "CREATED_DESC"],
    ["?sort=value", welcome, "VALUE_DESC"],
    ["?type=cashback", welcome, "CREATED_DESC"],
  ])("request the matching bonuses for /welcome-bonus%s", async (query, filter, orderBy) => {
    const asked = keepRequests("Match");
    await renderPage(`/welcome-bonus${query}`);
    expect(await screen.findByRole("heading", { name: "1 Bonus Found" })).toBeInTheDocument();
    expect(asked).toEqual([expect.objectContaining({ filter, orderBy, deposit: 100 })]);
  });

  test.each([
    ["/welcome-bonus", "Newest first."],
    ["/welcome-bonus?sort=cost", "Sorted by cost for a deposit of $100, lowest first."],
    ["/welcome-bonus?sort=value&deposit=20", "Sorted by value for a deposit of $20, highest first."],
    ["/welcome-bonus?sort=ends", "Sorted by end date, soonest first."],
  ])("include a sort order, which the page states for %s: %s", async (address, order) => {
    keepRequests("Match");
    await renderPage(address);
    const line = (await screen.findByRole("link", { name: "How we rate" })).closest("p");
    expect(line).toHaveTextContent(`${order} No casino can pay for its place.`);
  });

  test("can limit the crypto bonuses to one type", async () => {
    const asked = keepRequests("Match");
    await renderPage("/crypto-bonuses?type=cashback");
    expect(await screen.findByRole("combobox", { name: "Type" })).toHaveValue("cashback");
    expect(asked[0]).toMatchObject({ filter: { bonusType: "CASHBACK", casinoNameContainsAny: ["bit", "stake"] } });
  });

  test("are stored in the URL when the visitor sets them, and can be cleared", async () => {
    const asked = keepRequests("Match");
    const { user } = await renderPage("/welcome-bonus");
    expect(screen.queryByRole("combobox", { name: "Type" })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole("combobox", { name: "Wagering" }), "0");
    await waitFor(() => expect(currentAddress()).toBe("/welcome-bonus?wagering=0"));
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "cost");
    await waitFor(() => expect(currentAddress()).toBe("/welcome-bonus?sort=cost&wagering=0"));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { hasNoWagering: true }, orderBy: "COST_ASC" }));

    await user.click(screen.getByRole("link", { name: "Clear filters" }));
    await waitFor(() => expect(currentAddress()).toBe("/welcome-bonus"));
    expect(screen.getByRole("combobox", { name: "Wagering" })).toHaveValue("");
  });

  test("show how many bonuses each choice would leave, given the other filters", async () => {
    keepRequests("Match");
    let asked: Record<string, unknown> = {};
    mockOperation("BonusFilterCounts", (filters) => {
      asked = filters;
      const count = (name: string) => ({ __typename: "BonusConnection", totalCount: name === "wagering_0" ? 1234 : 5 });
      return { data: Object.fromEntries(Object.keys(filters).map((name) => [name, count(name)])) };
    });
    await renderPage("/welcome-bonus?minDeposit=10&wagering=35");
    expect(await screen.findByRole("option", { name: "No wagering (1,234)" })).toBeInTheDocument();
    expect(screen.getByRole("option", { name: "Up to $50 (5)" })).toBeInTheDocument();
    expect(asked["wagering_0"]).toEqual({ ...welcome, minDepositAtMost: 10, hasNoWagering: true });
    expect(asked["minDeposit_50"]).toEqual({ ...welcome, minDepositAtMost: 50, maxWagering: 35 });
  });

  test("on the crypto list, also show how many bonuses of each type match the other filters", async () => {
    keepRequests("Match");
    let asked: unknown;
    mockOperation("BonusFacets", (variables) => {
      asked = variables;
      return bonusFacetsResponse({ BONUS_TYPE: { WELCOME: 12 } });
    });
    await renderPage("/crypto-bonuses?minDeposit=10");
    expect(await screen.findByRole("option", { name: "Welcome (12)" })).toBeInTheDocument();
    expect(screen.getByRole("option", { name: "Cashback (0)" })).toBeInTheDocument();
    expect(screen.getByRole("option", { name: "No wagering (7)" })).toBeInTheDocument();
    const filter = { isActive: true, casinoNameContainsAny: ["bit", "stake"], minDepositAtMost: 10 };
    expect(asked).toEqual({ filter });
  });

  test("include the currency, which also applies to the deposit and the amounts in the filters", async () => {
    const asked = keepRequests("Match");
    let counted: Record<string, unknown> = {};
    mockOperation("BonusFilterCounts", (filters) => {
      counted = filters;
      const count = { __typename: "BonusConnection", totalCount: 3 };
      return { data: Object.fromEntries(Object.keys(filters).map((name) => [name, count])) };
    });
    mockOperation("BonusFacets", () => bonusFacetsResponse({ CURRENCY: { USD: 40, EUR: 12 } }));
    const { user } = await renderPage("/welcome-bonus?minDeposit=10&sort=value&deposit=50");
    await user.selectOptions(await screen.findByRole("combobox", { name: "Currency" }), "EUR (12)");
    await waitFor(() =>
      expect(currentAddress()).toBe("/welcome-bonus?currency=EUR&deposit=50&minDeposit=10&sort=value"),
    );
    const filter = { ...welcome, currency: "EUR", minDepositAtMost: 10 };
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter, deposit: 50, depositCurrency: "EUR" }));
    expect(await screen.findByRole("option", { name: "Up to €50 (3)" })).toBeInTheDocument();
    expect(screen.getByText(/^Sorted by value for a deposit of €50/)).toBeInTheDocument();
    expect(counted["minDeposit_50"]).toMatchObject({ currency: "EUR", minDepositAtMost: 50 });
  });

  test.each([
    ["", { USD: 40 }],
    ["?currency=euro", { USD: 40 }],
  ])("include no choice of currency if all bonuses have the same: %p", async (query, CURRENCY) => {
    keepRequests("Match");
    mockOperation("BonusFacets", () => bonusFacetsResponse({ CURRENCY }));
    await renderPage(`/welcome-bonus${query}`);
    expect(await screen.findByRole("combobox", { name: "Wagering" })).toBeInTheDocument();
    expect(screen.queryByRole("combobox", { name: "Currency" })).not.toBeInTheDocument();
  });

  test("exclude a filtered list from indexing, while a sorted list's canonical URL is that of the unsorted list", async () => {
    keepRequests("Match");
    const { unmount } = await renderPage("/welcome-bonus?wagering=0");
    await screen.findByRole("heading", { name: "1 Bonus Found" });
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
    unmount();
    await renderPage("/welcome-bonus?sort=cost");
    await screen.findByRole("heading", { name: "1 Bonus Found" });
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      "href",
      "http://localhost/welcome-bonus",
    );
  });

  test("link to the complete list if nothing matches", async () => {
    keepRequests();
    await renderPage("/free-spins?wagering=0");
    expect(await screen.findByRole("heading", { name: "No bonuses match these filters" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Show the whole list" })).toHaveAttribute("href", "/free-spins");
  });

  test("remain in the URL of the next page", async () => {
    mockOperation("BonusList", () => ({
      data: { bonuses: makeConnection("Bonus", [makeBonus()], { totalCount: 2, next: "two=" }) },
    }));
    await renderPage("/free-spins?wagering=10&sort=cost&deposit=50");
    expect(await screen.findByRole("link", { name: "Show more" })).toHaveAttribute(
      "href",
      "/free-spins?after=two%3D&deposit=50&sort=cost&wagering=10",
    );
  });
});

describe("the link to the casino filters", () => {
  async function findLinks(path: string) {
    mockOperation("BonusList", () => ({ data: { bonuses: makeConnection("Bonus", [makeBonus()]) } }));
    await renderPage(path);
    await screen.findAllByRole("article");
    return screen.queryAllByRole("link", { name: "filter the casinos first" }).map((link) => link.getAttribute("href"));
  }

  test("appears in the list of welcome bonuses", async () => {
    expect(await findLinks("/welcome-bonus")).toEqual(["/all-casinos"]);
  });

  test("does not appear in the list of free spins", async () => {
    expect(await findLinks("/free-spins")).toEqual([]);
  });
});

describe("the deposit of a bonus list", () => {
  const fixed = makeBonus({
    title: "$20 for any deposit",
    matchPercent: null,
    capMinor: 2_000,
    minDepositMinor: 1_000,
  });
  const matched = makeBonus({ title: "100% up to $200", capMinor: 20_000, minDepositMinor: 1_000 });
  const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^If you deposit/ });

  /** Mocks a list that the API sorts by the deposit. Returns the deposits of the requests. */
  function mockSorted() {
    const deposits: unknown[] = [];
    mockOperation("BonusList", ({ deposit }) => {
      deposits.push(deposit);
      const rows = deposit === 30 ? [matched, fixed] : [fixed, matched];
      return { data: { bonuses: makeConnection("Bonus", rows, { totalCount: 60, next: "two=" }) } };
    });
    return deposits;
  }

  const bets = () => screen.getAllByText(/./, { selector: ".cost__bets" }).map((each) => each.textContent);

  test.each(["cost", "value"])(
    "is in the URL, and applies to the order by %s, the sentence above the list and the cards",
    async (sort) => {
      const deposits = mockSorted();
      const { user } = await renderPage(`/welcome-bonus?sort=${sort}`);
      await screen.findByText(/ for a deposit of \$100, /);
      await screen.findAllByRole("article");
      await user.clear(field());
      await user.type(field(), "30");
      await user.tab();
      await waitFor(() => expect(currentAddress()).toBe(`/welcome-bonus?deposit=30&sort=${sort}`));
      expect(await screen.findByText(/ for a deposit of \$30, /)).toBeInTheDocument();
      await waitFor(() => expect(cardTitles()).toEqual(["100% up to $200", "$20 for any deposit"]));
      expect(bets()[0]).toMatch(/^You must place \$1,050 in bets .* For a deposit of \$30, its value is/);
      expect(deposits).toEqual([100, 30]);
    },
  );

  test("comes from the URL, even if the visitor chose another one elsewhere", async () => {
    localStorage.setItem("bonusDeposit", "250");
    const deposits = mockSorted();
    await renderPage("/welcome-bonus?sort=value&deposit=30");
    await screen.findAllByRole("article");
    expect(deposits).toEqual([30]);
    expect(field()).toHaveValue("30");
    expect(bets()[0]).toMatch(/^You must place \$1,050 in bets/);
  });

  test("keeps the page and the rows in an order that does not depend on it", async () => {
    const deposits = mockSorted();
    const { user } = await renderPage("/welcome-bonus?after=two%3D");
    await screen.findAllByRole("article");
    await user.clear(field());
    await user.type(field(), "30");
    await waitFor(() => expect(currentAddress()).toBe("/welcome-bonus?after=two%3D&deposit=30"));
    expect(deposits).toEqual([100]);
  });

  test("is not applied on the page that the visitor opens next", async () => {
    mockSorted();
    const { user } = await renderPage("/welcome-bonus");
    await screen.findAllByRole("article");
    await user.type(field(), "5");
    window.history.pushState(null, "", "/faq");
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(window.location.pathname).toBe("/faq");
  });

  test("changes with the URL when the visitor goes back", async () => {
    mockSorted();
    const { user } = await renderPage("/welcome-bonus?sort=value&deposit=30");
    await screen.findAllByRole("article");
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "cost");
    await waitFor(() => expect(currentAddress()).toBe("/welcome-bonus?deposit=30&sort=cost"));
    expect(field()).toHaveValue("30");
  });

  test("is sent with the filters in a browser without JavaScript", async () => {
    mockSorted();
    await renderPage("/welcome-bonus");
    await screen.findAllByRole("article");
    expect(field().form).toBe(screen.getByRole("form", { name: "Filters" }));
    expect(field()).toHaveAttribute("name", "deposit");
  });

  async function findOthers(query: string) {
    const bonuses = [makeBonus({ title: "In dollars" }), makeBonus({ title: "In euros", currency: "EUR" })];
    mockOperation("BonusList", () => ({ data: { bonuses: makeConnection("Bonus", bonuses) } }));
    await renderPage(`/welcome-bonus${query}`);
    await screen.findAllByRole("article");
    const line = screen.queryByRole("heading", { name: "In other currencies, not compared" });
    const after = screen.getAllByRole("article").filter((card) => line && line.compareDocumentPosition(card) & 4);
    return after.map((card) => card.textContent);
  }

  test.each(["cost", "value"])("in the order by %s, is not compared with other currencies", async (sort) => {
    expect(await findOthers(`?sort=${sort}`)).toEqual([
      expect.stringMatching(/In euros.*We can't calculate this: the amounts of the offer are in another currency/),
    ]);
  });

  test("is in each bonus's own currency in other orders", async () => {
    expect(await findOthers("")).toEqual([]);
    expect(bets()[1]).toMatch(/For a deposit of €100, its value is/);
  });
});
