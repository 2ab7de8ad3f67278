import { screen, waitFor, within } from "@testing-library/react";
import { mockOperation, fail } from "../../test/api";
import { makeBonus, makeCasino, makeConnection, makeOffer, typeCountsResponse } from "../../test/catalogue";
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
    ["?wagering=20&deposit=10", { ...welcome, maxWagering: 20, minDepositAtMost: 10 }, "CREATED_DESC"],
    ["?spins=yes&sort=cost", { ...welcome, hasFreeSpins: true }, "COST_ASC"],
    ["?sort=wagering", welcome, "WAGERING_ASC"],
    ["?sort=ends", welcome, "ENDS_ASC"],
    ["?wagering=5&deposit=-1&spins=no&sort=price", welcome, "CREATED_DESC"],
    ["?type=cashback", welcome, "CREATED_DESC"],
  ])("request the matching bonuses for /welcome-bonus%s", async (query, filter, orderBy) => {
    const asked = keepRequests("Match");
    await renderPage(`/welcome-bonus${query}`);
    expect(await screen.findByRole("heading", { name: "1 Bonus Found" })).toBeInTheDocument();
    expect(asked).toEqual([expect.objectContaining({ filter, orderBy })]);
  });

  test.each([
    ["/welcome-bonus", "Newest first."],
    ["/welcome-bonus?sort=cost", "Sorted by cost for a deposit of 100, lowest first."],
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
    await renderPage("/welcome-bonus?deposit=10&wagering=35");
    expect(await screen.findByRole("option", { name: "No wagering (1,234)" })).toBeInTheDocument();
    expect(screen.getByRole("option", { name: "Up to 50 (5)" })).toBeInTheDocument();
    expect(asked["wagering_0"]).toEqual({ ...welcome, minDepositAtMost: 10, hasNoWagering: true });
    expect(asked["deposit_50"]).toEqual({ ...welcome, minDepositAtMost: 50, maxWagering: 35 });
  });

  test("on the crypto list, also show how many bonuses of each type match the other filters", async () => {
    keepRequests("Match");
    let asked: unknown;
    mockOperation("BonusTypeCounts", (variables) => {
      asked = variables;
      return typeCountsResponse({ WELCOME: 12 });
    });
    await renderPage("/crypto-bonuses?deposit=10");
    expect(await screen.findByRole("option", { name: "Welcome (12)" })).toBeInTheDocument();
    expect(screen.getByRole("option", { name: "Cashback (0)" })).toBeInTheDocument();
    expect(screen.getByRole("option", { name: "No wagering (7)" })).toBeInTheDocument();
    const filter = { isActive: true, casinoNameContainsAny: ["bit", "stake"], minDepositAtMost: 10 };
    expect(asked).toEqual({ filter });
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
    await renderPage("/free-spins?wagering=10&sort=cost");
    expect(await screen.findByRole("link", { name: "Show more" })).toHaveAttribute(
      "href",
      "/free-spins?after=two%3D&sort=cost&wagering=10",
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

describe("a list that is sorted by cost", () => {
  const money = (amount: number) => ({ __typename: "Money", amount, currency: "USD" });
  const wagering = (multiple: number) => ({ __typename: "Wagering", multiple, base: "BONUS" });
  const fixed = makeOffer({ match: null, cap: money(20), minDeposit: money(10), wagering: wagering(10) });
  const matched = makeOffer({ match: 100, cap: money(200), minDeposit: money(10), wagering: wagering(5) });

  async function renderWith(hasNextPage: boolean) {
    const bonuses = makeConnection("Bonus", [
      makeBonus({ title: "$20 for any deposit", offer: fixed }),
      makeBonus({ title: "100% up to $200", offer: matched }),
    ]);
    mockOperation("BonusList", () => ({
      data: { bonuses: { ...bonuses, pageInfo: { ...bonuses.pageInfo, hasNextPage } } },
    }));
    const { user } = await renderPage("/welcome-bonus?sort=cost");
    await screen.findByText(/^Sorted by cost for a deposit of 100, lowest first/);
    await screen.findAllByRole("article");
    expect(cardTitles()).toEqual(["$20 for any deposit", "100% up to $200"]);
    await user.clear(screen.getByLabelText("If you deposit"));
    await user.type(screen.getByLabelText("If you deposit"), "30");
    await user.tab();
  }

  test("follows the visitor's deposit if the list fits on one page", async () => {
    await renderWith(false);
    expect(await screen.findByText(/^Sorted by cost for a deposit of 30, lowest first/)).toBeInTheDocument();
    expect(cardTitles()).toEqual(["100% up to $200", "$20 for any deposit"]);
  });

  test("keeps the API's order if the list has further pages", async () => {
    await renderWith(true);
    expect(cardTitles()).toEqual(["$20 for any deposit", "100% up to $200"]);
    expect(screen.getByText(/^Sorted by cost for a deposit of 100, lowest first/)).toBeInTheDocument();
  });

  async function findNotes(currency: string) {
    const bonuses = [makeBonus({ offer: fixed }), makeBonus({ offer: matched, currency })];
    mockOperation("BonusList", () => ({ data: { bonuses: makeConnection("Bonus", bonuses) } }));
    await renderPage("/welcome-bonus?sort=cost");
    await screen.findAllByRole("article");
    return screen.queryAllByText(/We compare the amounts without converting currencies\.$/);
  }

  test("says that amounts in several currencies are compared without conversion", async () => {
    expect(await findNotes("EUR")).toHaveLength(1);
  });

  test("does not mention conversion if all amounts are in one currency", async () => {
    expect(await findNotes("USD")).toHaveLength(0);
  });
});
