import { screen, waitFor, within } from "@testing-library/react";
import { answer, fail } from "../test/api";
import { makeBonus, makeCasino, makeConnection } from "../test/catalogue";
import { currentAddress, renderPage } from "../test/renderPage";

function answerWith(...titles: string[]) {
  const bonuses = titles.map((title) => makeBonus({ title }));
  answer("BonusList", () => ({ data: { bonuses: makeConnection("Bonus", bonuses) } }));
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
      /get before you pay anything in/,
      { isActive: true, bonusType: "NO_DEPOSIT" },
    ],
    ["/welcome-bonus", "Welcome Bonuses", /adds to a first deposit/, { isActive: true, bonusType: "WELCOME" }],
    ["/free-spins", "Free Spins", /bonus money that must be bet again/, { isActive: true, bonusType: "FREE_SPINS" }],
    ["/cashback", "Cashback Bonuses", /share of what you lost, paid back/, { isActive: true, bonusType: "CASHBACK" }],
    [
      "/crypto-bonuses",
      "Crypto Bonuses",
      /'bit' or 'stake' in their name/,
      { isActive: true, casinoNameContainsAny: ["bit", "stake"] },
    ],
  ])("%s has its own title and words, and asks for its own bonuses", async (address, title, words, filter) => {
    const asked: unknown[] = [];
    answer("BonusList", (variables) => {
      asked.push(variables["filter"]);
      return { data: { bonuses: makeConnection("Bonus", [makeBonus()]) } };
    });
    await renderPage(address);

    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole("heading", { level: 1 }).nextElementSibling).toHaveTextContent(words);
    expect(await screen.findByRole("heading", { name: "1 Bonus Found" })).toBeInTheDocument();
    expect(document.title).toMatch(/.+ \| HonestOdds$/);
    expect(asked).toEqual([filter]);
  });

  test("the crypto bonuses say by which rule they were chosen", async () => {
    answerWith("Coin match");
    await renderPage("/crypto-bonuses");
    expect(screen.getByText(/casinos with 'bit' or 'stake' in their name, in capitals or not/)).toBeInTheDocument();
  });

  test("count the bonuses and say of each whose, what offer and at what terms", async () => {
    const casino = makeCasino({ name: "BitHarbor", rating: 4.6 });
    answer("BonusList", () => ({
      data: {
        bonuses: makeConnection("Bonus", [makeBonus({ casino }), makeBonus({ title: "For all", bonusCode: null })]),
      },
    }));
    const { user } = await renderPage("/welcome-bonus");

    expect(await screen.findByRole("heading", { name: "2 Bonuses Found" })).toBeInTheDocument();
    const [first, second] = screen.getAllByRole("article");
    for (const text of ["9.2/10", "Welcome", "100% up to $500 plus 100 spins", "35x", "$20", "100", "No cap"]) {
      expect(within(first!).getByText(text)).toBeInTheDocument();
    }
    expect(within(first!).getByRole("link", { name: "BitHarbor" })).toHaveAttribute("href", "/casino/bitharbor");
    expect(within(first!).getByRole("link", { name: "View bonus at BitHarbor" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/casino\/bitharbor\?tab=bonuses#bonus-/),
    );
    expect(within(second!).getByText("Not tied to one casino")).toBeInTheDocument();
    expect(within(second!).getByText("No code needed")).toBeInTheDocument();

    await user.click(within(first!).getByRole("button", { name: "Copy bonus code NORTH100" }));
    expect(await screen.findByText("Bonus code copied!")).toBeInTheDocument();
  });

  test("have the way to the casino next to a code, and nowhere else", async () => {
    const casino = makeCasino({ name: "BitHarbor", websiteUrl: "https://bitharbor.example" });
    const bonuses = [{ casino }, { casino, bonusCode: null }, { casino: null }].map((changes) => makeBonus(changes));
    answer("BonusList", () => ({ data: { bonuses: makeConnection("Bonus", bonuses) } }));
    await renderPage("/welcome-bonus");
    const code = (await screen.findAllByRole("button", { name: "Copy bonus code NORTH100" }))[0]!;
    const exits = screen.getAllByRole("link", { name: /^Visit casino/ });
    expect(exits).toEqual([within(code.parentElement!).getByRole("link")]);
    expect(exits[0]).toHaveAccessibleName("Visit casino BitHarbor for this bonus (opens in a new tab)");
    expect(exits[0]).toHaveAttribute("href", "https://bitharbor.example/");
    expect(exits[0]).toHaveAttribute("rel", "sponsored nofollow noopener");
  });

  test("say of a casino without a license that we do not recommend it, and of no other", async () => {
    const bonuses = [[], ["MGA"]].map((licenses) => makeBonus({ casino: makeCasino({ licenses }) }));
    answer("BonusList", () => ({ data: { bonuses: makeConnection("Bonus", bonuses) } }));
    await renderPage("/cashback");

    await screen.findByRole("heading", { name: "2 Bonuses Found" });
    const [unlicensed, licensed] = screen.getAllByRole("article");
    expect(within(unlicensed!).getByText("No license. We do not recommend playing here.")).toBeVisible();
    expect(within(licensed!).queryByText(/not recommend/)).not.toBeInTheDocument();
  });

  test("tell search engines what they list", async () => {
    const casino = makeCasino({ name: "BitHarbor" });
    answer("BonusList", () => ({
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

  test("hold the place of six cards while they load", async () => {
    answer("BonusList", () => new Promise(() => {}));
    await renderPage("/cashback");
    expect(screen.getByRole("status", { name: "Loading bonuses" }).children).toHaveLength(6);
  });

  test("say why there is no list, and try again", async () => {
    fail("BonusList", "SERVICE_UNAVAILABLE");
    const { user } = await renderPage("/welcome-bonus");
    expect(
      await screen.findByText("Error loading bonuses: The service is not available at the moment. Please try again."),
    ).toBeInTheDocument();

    answerWith("Match");
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "1 Bonus Found" })).toBeInTheDocument();
  });

  test.each([
    ["/no-deposit", "No bonuses available"],
    ["/welcome-bonus", "No bonuses available"],
    ["/cashback", "No bonuses available"],
    ["/crypto-bonuses", "No bonuses available"],
    ["/free-spins", "No free spins available"],
  ])("%s has words and a way on where there is nothing to list", async (address, words) => {
    answerWith();
    await renderPage(address);
    expect(await screen.findByRole("heading", { name: words })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "0 Bonuses Found" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Browse All Casinos" })).toHaveAttribute("href", "/all-casinos");
  });

  test("grow in place by a link that a crawler can follow", async () => {
    answer("BonusList", ({ after }) => {
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

  test("with a wrong cursor lead to the first page", async () => {
    fail("BonusList", "BAD_USER_INPUT");
    await renderPage("/cashback?after=nonsense");
    expect(await screen.findByText("This page of the list does not exist")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Go to the first page" })).toHaveAttribute("href", "/cashback");
  });
});
