import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { answer, fail } from "../../test/api";
import { currentAddress, renderPage } from "../../test/renderPage";

const found = {
  casinos: [
    { __typename: "Casino", id: "1", slug: "bitharbor", name: "BitHarbor" },
    { __typename: "Casino", id: "2", slug: "bitmeadow", name: "Bitmeadow" },
  ],
  games: [{ __typename: "Game", id: "3", name: "Big Bass Bonanza" }],
  bonuses: [
    {
      __typename: "Bonus",
      id: "4",
      title: "100% a bit",
      casino: { __typename: "Casino", id: "1", slug: "bitharbor", name: "BitHarbor" },
    },
    { __typename: "Bonus", id: "5", title: "A bit back", casino: null },
  ],
  providers: ["Big Time Gaming"],
  paymentMethods: ["Bitcoin"],
};

const none = { casinos: [], games: [], bonuses: [], providers: [], paymentMethods: [] };

function answerSuggestions(suggestions: Partial<typeof found>) {
  const asked: unknown[] = [];
  answer("SearchSuggestions", ({ text }) => {
    asked.push(text);
    return { data: { searchSuggestions: { __typename: "SearchSuggestions", ...none, ...suggestions } } };
  });
  return asked;
}

const optionsOf = (group: string) =>
  within(screen.getByRole("group", { name: group }))
    .getAllByRole("option")
    .map((option) => option.textContent);

async function openPopup() {
  const { user } = await renderPage("/faq");
  await user.click(screen.getByRole("button", { name: /^Search casinos, games, bonuses/ }));
  const field = await screen.findByRole("combobox", { name: "Search" });
  return { user, field };
}

describe("the search popup", () => {
  it("opens with the focus in its field and nothing to submit", async () => {
    const { field } = await openPopup();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute("placeholder", "Search casinos, games, bonuses...");
    expect(screen.getByRole("button", { name: "Search" })).toBeDisabled();
    expect(screen.getByRole("link", { name: "Advanced Search" })).toHaveAttribute("href", "/search");
  });

  it("opens and closes by its button", async () => {
    const { user } = await openPopup();
    const toggle = screen.getByRole("button", { name: "Search casinos, games, bonuses" });
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    await user.click(toggle);
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("combobox", { name: "Search" })).not.toBeInTheDocument();
  });

  it("closes with Escape and gives the focus back", async () => {
    const { user } = await openPopup();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: /^Search casinos/ })).toHaveFocus();
  });

  it("offers recent and popular searches while the field is empty", async () => {
    localStorage.setItem("recentSearches", JSON.stringify(["velvet"]));
    await openPopup();
    expect(optionsOf("Recent searches")).toEqual(["velvet"]);
    expect(optionsOf("Popular searches")).toEqual([
      "crypto casinos",
      "no deposit bonus",
      "live blackjack",
      "high RTP slots",
      "fast withdrawal",
      "VIP program",
      "mobile casino",
      "progressive jackpots",
    ]);
  });

  it("suggests casinos, providers and payment methods for a text that has rested", async () => {
    const asked = answerSuggestions(found);
    const { field } = await openPopup();
    for (const value of ["b", "bi", "bit"]) fireEvent.change(field, { target: { value } });
    expect(await screen.findByRole("option", { name: "BitHarbor" })).toBeInTheDocument();
    expect(optionsOf("Casinos")).toEqual(["BitHarbor", "Bitmeadow"]);
    expect(optionsOf("Game providers")).toEqual(["Big Time Gaming"]);
    expect(optionsOf("Payment methods")).toEqual(["Bitcoin"]);
    expect(asked).toEqual(["bit"]);
  });

  it("suggests games, bonuses and pages of the site", async () => {
    answerSuggestions(found);
    answer("Casino", () => ({ data: { casino: null } }));
    const { user, field } = await openPopup();
    await user.type(field, "bit");
    await screen.findByRole("option", { name: "Big Bass Bonanza" });
    expect(optionsOf("Bonuses")).toEqual(["100% a bit at BitHarbor", "A bit back"]);
    expect(optionsOf("Pages")).toEqual(["Bitcoin Casinos", "Crypto Bonuses"]);
    await user.click(screen.getByRole("option", { name: "100% a bit at BitHarbor" }));
    await waitFor(() => expect(currentAddress()).toMatch(/^\/casino\/bitharbor\?tab=bonuses/));
  });

  it.each([
    ["no deposit", ["No Deposit Bonuses"]],
    ["no deposit bonus", ["No Deposit Bonuses"]],
    ["crypto casino", ["Bitcoin Casinos", "Ethereum Casinos"]],
    ["help", ["FAQ", "Play Safe"]],
  ])("suggests for %j the pages %j", async (text, pages) => {
    answerSuggestions({});
    const { user, field } = await openPopup();
    await user.type(field, text);
    expect(optionsOf("Pages")).toEqual(pages);
  });

  it("offers of what was found for the text before only what contains the new one, until that is answered", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    answer("SearchSuggestions", async ({ text }) => {
      if (text !== "bit") await held;
      const late = { __typename: "Casino", id: "3", slug: "bitmead", name: "A Bitme" };
      const casinos = text === "bit" ? found.casinos : [late, found.casinos[1]!];
      return {
        data: {
          searchSuggestions: { __typename: "SearchSuggestions", ...found, casinos, paymentMethods: ["Bitcoin"] },
        },
      };
    });
    answer("Casino", () => ({ data: { casino: null } }));
    const { user, field } = await openPopup();
    await user.type(field, "bit");
    await screen.findByRole("option", { name: "BitHarbor" });

    await user.type(field, "ME");
    const labels = () => screen.queryAllByRole("option").map((option) => option.textContent);
    expect(labels()).toEqual(["Bitmeadow"]);
    await user.keyboard("{ArrowDown}");
    release();
    await screen.findByRole("option", { name: "A Bitme" });
    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Bitmeadow");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(currentAddress()).toBe("/casino/bitmeadow"));
  });

  it("searches for what is typed, whatever was found for the text before", async () => {
    answerSuggestions(found);
    answer("Search", () => ({ data: { casinos: emptyList } }));
    const { user, field } = await openPopup();
    await user.type(field, "bit");
    await screen.findByRole("option", { name: "BitHarbor" });
    answer("SearchSuggestions", () => new Promise(() => {}));
    await user.type(field, "xyz");
    expect(screen.queryByRole("option")).not.toBeInTheDocument();
    expect(screen.queryByText("No suggestions found")).not.toBeInTheDocument();
    await user.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(currentAddress()).toBe("/search?q=bitxyz"));
  });

  it("offers nothing of the text before when the answer fails", async () => {
    answerSuggestions(found);
    const { user, field } = await openPopup();
    await user.type(field, "bit");
    await screen.findByRole("option", { name: "BitHarbor" });
    fail("SearchSuggestions", "SERVICE_UNAVAILABLE");
    await user.type(field, "x");
    await waitFor(() => expect(screen.queryByRole("option")).not.toBeInTheDocument());
    expect(screen.queryByText("No suggestions found")).not.toBeInTheDocument();
  });

  it("suggests no more than five casinos, three providers and two payment methods", async () => {
    const casinos = Array.from({ length: 8 }, (_, at) => ({
      ...found.casinos[0]!,
      id: `${at}`,
      slug: `bit-${at}`,
      name: `Bit ${at}`,
    }));
    const [bonus] = found.bonuses;
    answerSuggestions({
      casinos,
      games: ["H", "I", "J", "K"].map((name) => ({ __typename: "Game", id: name, name })),
      bonuses: ["L", "M", "N", "O"].map((title) => ({ ...bonus!, id: title, title, casino: null })),
      providers: ["A", "B", "C", "D"],
      paymentMethods: ["E", "F", "G"],
    });
    const { user, field } = await openPopup();
    await user.type(field, "bit");
    await screen.findByRole("option", { name: "Bit 0" });
    expect(optionsOf("Casinos")).toEqual(["Bit 0", "Bit 1", "Bit 2", "Bit 3", "Bit 4"]);
    expect(optionsOf("Game providers")).toEqual(["A", "B", "C"]);
    expect(optionsOf("Payment methods")).toEqual(["E", "F"]);
    expect(optionsOf("Games")).toEqual(["H", "I", "J"]);
    expect(optionsOf("Bonuses")).toEqual(["L", "M", "N"]);
  });

  it("says when nothing matches", async () => {
    answerSuggestions({});
    const { user, field } = await openPopup();
    await user.type(field, "zzz");
    expect(await screen.findByText("No suggestions found")).toBeInTheDocument();
  });

  it("leads to a suggested casino by the arrow keys", async () => {
    answerSuggestions(found);
    answer("Casino", () => ({ data: { casino: null } }));
    const { user, field } = await openPopup();
    await user.type(field, "bit");
    await screen.findByRole("option", { name: "BitHarbor" });
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(screen.getByRole("option", { name: "Bitmeadow", selected: true })).toHaveAttribute(
      "id",
      field.getAttribute("aria-activedescendant"),
    );
    await user.keyboard("{Enter}");
    await waitFor(() => expect(currentAddress()).toBe("/casino/bitmeadow"));
    expect(localStorage.getItem("recentSearches")).toBeNull();
  });

  it("goes to the results of a submitted text and remembers it, newest first, at most five", async () => {
    answerSuggestions(found);
    answer("Search", () => ({ data: { casinos: emptyList } }));
    localStorage.setItem("recentSearches", JSON.stringify(["a", "b", "c", "d", "e"]));
    const { user, field } = await openPopup();
    await user.type(field, " live tables {Enter}");
    await waitFor(() => expect(currentAddress()).toBe("/search?q=live%20tables"));
    expect(JSON.parse(localStorage.getItem("recentSearches") ?? "")).toEqual(["live tables", "a", "b", "c", "d"]);
    expect(screen.queryByRole("combobox", { name: "Search" })).not.toBeInTheDocument();
  });

  it("offers of the recent searches that are stored only what can be searched for", async () => {
    const stored = [null, "\uD800", " ", "live", " live ", 7, "x".repeat(10_000)];
    localStorage.setItem("recentSearches", JSON.stringify(stored));
    await openPopup();
    expect(optionsOf("Recent searches")).toEqual(["live", "x".repeat(200)]);
  });

  it("goes to the results of what can be searched for in a text that is too long or broken", async () => {
    answerSuggestions(found);
    answer("Search", () => ({ data: { casinos: emptyList } }));
    const { user, field } = await openPopup();
    fireEvent.change(field, { target: { value: `\uD800${"x".repeat(10_000)}` } });
    await user.click(screen.getByRole("button", { name: "Search" }));
    await waitFor(() => expect(currentAddress()).toBe(`/search?q=${"x".repeat(199)}`));
  });

  it("goes to the results by its button, once there is a text", async () => {
    answerSuggestions(found);
    answer("Search", () => ({ data: { casinos: emptyList } }));
    const { user, field } = await openPopup();
    const button = screen.getByRole("button", { name: "Search" });
    await user.type(field, "  ");
    expect(button).toBeDisabled();
    await user.type(field, "live tables");
    await user.click(button);
    await waitFor(() => expect(currentAddress()).toBe("/search?q=live%20tables"));
  });

  it("searches for a popular text that is pressed", async () => {
    answer("Search", () => ({ data: { casinos: emptyList } }));
    const { user } = await openPopup();
    await user.click(screen.getByRole("option", { name: "live blackjack" }));
    await waitFor(() => expect(currentAddress()).toBe("/search?q=live%20blackjack"));
  });

  it.each([
    ["crypto casinos", "/bitcoin-casinos"],
    ["no deposit bonus", "/no-deposit"],
    ["high RTP slots", "/slots?sort=rtp"],
    ["mobile casino", "/mobile-casinos"],
    ["progressive jackpots", "/jackpots"],
  ])("leads from the popular search %j to the whole list at %s", async (label, address) => {
    for (const operation of ["CasinoList", "BonusList", "GameList"]) answer(operation, () => new Promise(() => {}));
    const { user } = await openPopup();
    await user.click(screen.getByRole("option", { name: label }));
    await waitFor(() => expect(currentAddress()).toBe(address));
    expect(JSON.parse(localStorage.getItem("recentSearches") ?? "[]")).toEqual([label]);
  });
});

const emptyList = {
  __typename: "CasinoConnection",
  totalCount: 0,
  edges: [],
  pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
};
