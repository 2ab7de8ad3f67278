import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { mockOperation, fail } from "../../test/api";
import { makeDirectoryRow } from "../../test/catalogue";
import { currentAddress, renderPage } from "../../test/renderPage";

const found = {
  casinos: [
    { __typename: "Casino", id: "1", slug: "bitharbor", name: "BitHarbor" },
    { __typename: "Casino", id: "2", slug: "bitmeadow", name: "Bitmeadow" },
  ],
  games: [{ __typename: "Game", id: "3", slug: "big-bass-bonanza", name: "Big Bass Bonanza" }],
  bonuses: [
    {
      __typename: "Bonus",
      id: "4",
      title: "100% a bit",
      casino: { __typename: "Casino", id: "1", slug: "bitharbor", name: "BitHarbor" },
    },
    { __typename: "Bonus", id: "5", title: "A bit back", casino: null },
  ],
  providers: [makeDirectoryRow("Provider", "Big Time Gaming")],
  paymentMethods: [makeDirectoryRow("PaymentMethod", "Bitcoin")],
  licensingAuthorities: [makeDirectoryRow("LicensingAuthority", "Bitland Gaming Board")],
  articles: [{ __typename: "Article", id: "6", kind: "GUIDE", slug: "every-bit-counts", title: "Every bit counts" }],
};

const none = Object.fromEntries(Object.keys(found).map((kind) => [kind, []]));

function mockSuggestions(suggestions: Partial<typeof found>) {
  const requests: unknown[] = [];
  mockOperation("SearchSuggestions", ({ text }) => {
    requests.push(text);
    return { data: { searchSuggestions: { __typename: "SearchSuggestions", ...none, ...suggestions } } };
  });
  return requests;
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
  it("opens with an empty, focused field and a disabled Search button", async () => {
    const { field } = await openPopup();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute("placeholder", "Search casinos, games, bonuses...");
    expect(screen.getByRole("button", { name: "Search" })).toBeDisabled();
    expect(screen.getByRole("link", { name: "Advanced Search" })).toHaveAttribute("href", "/search");
  });

  it("opens and closes with the search button in the header", async () => {
    const { user } = await openPopup();
    const toggle = screen.getByRole("button", { name: "Search casinos, games, bonuses" });
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    await user.click(toggle);
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("combobox", { name: "Search" })).not.toBeInTheDocument();
  });

  it("closes on Escape and restores focus", async () => {
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

  it("suggests casinos, providers and payment methods after a pause in typing", async () => {
    const requests = mockSuggestions(found);
    const { field } = await openPopup();
    for (const value of ["b", "bi", "bit"]) fireEvent.change(field, { target: { value } });
    expect(await screen.findByRole("option", { name: "BitHarbor" })).toBeInTheDocument();
    expect(optionsOf("Casinos")).toEqual(["BitHarbor", "Bitmeadow"]);
    expect(optionsOf("Game providers")).toEqual(["Big Time Gaming"]);
    expect(optionsOf("Payment methods")).toEqual(["Bitcoin"]);
    expect(requests).toEqual(["bit"]);
  });

  it.each([
    ["Big Bass Bonanza", "/game/big-bass-bonanza", "GamePage"],
    ["Big Time Gaming", "/provider/big-time-gaming", "ProviderPage"],
    ["Bitcoin", "/payment-method/bitcoin", "PaymentMethodPage"],
    ["Bitland Gaming Board", "/license/bitland-gaming-board", "LicensePage"],
    ["Every bit counts", "/guides/every-bit-counts", "Article"],
  ])("opens the page of the suggestion %s: %s", async (name, path, query) => {
    mockSuggestions(found);
    fail(query, "SERVICE_UNAVAILABLE");
    const { user, field } = await openPopup();
    await user.type(field, "bit");
    await user.click(await screen.findByRole("option", { name }));
    await waitFor(() => expect(currentAddress()).toBe(path));
  });

  it("shows the groups with names that begin with the text first, then those with names that contain it", async () => {
    mockSuggestions(found);
    const { user, field } = await openPopup();
    await user.type(field, "bit");
    await screen.findByRole("option", { name: "Big Bass Bonanza" });
    const groups = within(screen.getByRole("listbox")).getAllByRole("group");
    expect(groups.map((group) => group.getAttribute("aria-label"))).toEqual([
      "Casinos",
      "Payment methods",
      "Licenses",
      "Pages",
      "Bonuses",
      "Articles",
      "Games",
      "Game providers",
    ]);
  });

  it("suggests games, bonuses and site pages", async () => {
    mockSuggestions(found);
    mockOperation("Casino", () => ({ data: { casino: null } }));
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
    ["help", ["FAQ"]],
  ])("suggests site pages for %j: %j", async (text, pages) => {
    mockSuggestions({});
    const { user, field } = await openPopup();
    await user.type(field, text);
    expect(optionsOf("Pages")).toEqual(pages);
  });

  it.each(["gamstop", "problem gambling", "Self exclusion", "self-exclusion uk", "help"])(
    "suggests Play Safe first for %j",
    async (text) => {
      mockSuggestions(found);
      const { user, field } = await openPopup();
      await user.type(field, text);
      expect(await screen.findByRole("option", { name: "BitHarbor" })).toBeInTheDocument();
      expect(screen.getAllByRole("option")[0]).toHaveTextContent("Play Safe");
      expect(screen.getAllByRole("option", { name: "Play Safe" })).toHaveLength(1);
      await user.keyboard("{ArrowDown}{Enter}");
      await waitFor(() => expect(currentAddress()).toBe("/playsafe"));
    },
  );

  it("keeps the previous suggestions that match the new query until the response arrives", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    mockOperation("SearchSuggestions", async ({ text }) => {
      if (text !== "bit") await held;
      const late = { __typename: "Casino", id: "3", slug: "bitmead", name: "A Bitme" };
      const casinos = text === "bit" ? found.casinos : [late, found.casinos[1]!];
      return {
        data: {
          searchSuggestions: { __typename: "SearchSuggestions", ...found, casinos },
        },
      };
    });
    mockOperation("Casino", () => ({ data: { casino: null } }));
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

  it("searches for the typed query even if the previous suggestions do not match", async () => {
    mockSuggestions(found);
    mockOperation("Search", () => ({ data: { casinos: emptyList } }));
    const { user, field } = await openPopup();
    await user.type(field, "bit");
    await screen.findByRole("option", { name: "BitHarbor" });
    mockOperation("SearchSuggestions", () => new Promise(() => {}));
    await user.type(field, "xyz");
    expect(screen.queryByRole("option")).not.toBeInTheDocument();
    expect(screen.queryByText("No suggestions found")).not.toBeInTheDocument();
    await user.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(currentAddress()).toBe("/search?q=bitxyz"));
  });

  it("removes the previous suggestions when a request fails", async () => {
    mockSuggestions(found);
    const { user, field } = await openPopup();
    await user.type(field, "bit");
    await screen.findByRole("option", { name: "BitHarbor" });
    fail("SearchSuggestions", "SERVICE_UNAVAILABLE");
    await user.type(field, "x");
    await waitFor(() => expect(screen.queryByRole("option")).not.toBeInTheDocument());
    expect(screen.queryByText("No suggestions found")).not.toBeInTheDocument();
  });

  it("limits the suggestions of each type", async () => {
    const casinos = Array.from({ length: 8 }, (_, at) => ({
      ...found.casinos[0]!,
      id: `${at}`,
      slug: `bit-${at}`,
      name: `Bit ${at}`,
    }));
    const [bonus] = found.bonuses;
    mockSuggestions({
      casinos,
      games: ["H", "I", "J", "K"].map((name) => ({ __typename: "Game", id: name, slug: name, name })),
      bonuses: ["L", "M", "N", "O"].map((title) => ({ ...bonus!, id: title, title, casino: null })),
      providers: ["A", "B", "C", "D"].map((name) => makeDirectoryRow("Provider", name)),
      paymentMethods: ["E", "F", "G"].map((name) => makeDirectoryRow("PaymentMethod", name)),
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

  it("says so if nothing matches", async () => {
    mockSuggestions({});
    const { user, field } = await openPopup();
    await user.type(field, "zzz");
    expect(await screen.findByText("No suggestions found")).toBeInTheDocument();
  });

  it("says so if the suggestions can't be loaded", async () => {
    fail("SearchSuggestions", "SERVICE_UNAVAILABLE");
    const { user, field } = await openPopup();
    await user.type(field, "zzz");
    expect(await screen.findByText(/^Error loading suggestions: The service is not available/)).toBeVisible();
  });

  it("opens a casino that the visitor selects with the arrow keys", async () => {
    mockSuggestions(found);
    mockOperation("Casino", () => ({ data: { casino: null } }));
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

  it("opens the results of a submitted query and stores the five latest queries", async () => {
    mockSuggestions(found);
    mockOperation("Search", () => ({ data: { casinos: emptyList } }));
    localStorage.setItem("recentSearches", JSON.stringify(["a", "b", "c", "d", "e"]));
    const { user, field } = await openPopup();
    await user.type(field, " live tables {Enter}");
    await waitFor(() => expect(currentAddress()).toBe("/search?q=live%20tables"));
    expect(JSON.parse(localStorage.getItem("recentSearches") ?? "")).toEqual(["live tables", "a", "b", "c", "d"]);
    expect(screen.queryByRole("combobox", { name: "Search" })).not.toBeInTheDocument();
  });

  it("shows only valid stored searches", async () => {
    const stored = [null, "\uD800", " ", "live", " live ", 7, "x".repeat(10_000)];
    localStorage.setItem("recentSearches", JSON.stringify(stored));
    await openPopup();
    expect(optionsOf("Recent searches")).toEqual(["live", "x".repeat(200)]);
  });

  it("shortens a query that is too long, and removes invalid characters from it", async () => {
    mockSuggestions(found);
    mockOperation("Search", () => ({ data: { casinos: emptyList } }));
    const { user, field } = await openPopup();
    fireEvent.change(field, { target: { value: `\uD800${"x".repeat(10_000)}` } });
    await user.click(screen.getByRole("button", { name: "Search" }));
    await waitFor(() => expect(currentAddress()).toBe(`/search?q=${"x".repeat(199)}`));
  });

  it("opens the results when the visitor presses Search, which is disabled without a query", async () => {
    mockSuggestions(found);
    mockOperation("Search", () => ({ data: { casinos: emptyList } }));
    const { user, field } = await openPopup();
    const button = screen.getByRole("button", { name: "Search" });
    await user.type(field, "  ");
    expect(button).toBeDisabled();
    await user.type(field, "live tables");
    await user.click(button);
    await waitFor(() => expect(currentAddress()).toBe("/search?q=live%20tables"));
  });

  it("runs a popular search when the visitor presses it", async () => {
    mockOperation("Search", () => ({ data: { casinos: emptyList } }));
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
  ])("opens the complete list for the popular search %j: %s", async (label, address) => {
    for (const operation of ["CasinoList", "BonusList", "GameList"])
      mockOperation(operation, () => new Promise(() => {}));
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
