import { fireEvent, screen, waitFor } from "@testing-library/react";
import { answer, fail } from "../test/api";
import { currentAddress, renderPage } from "../test/renderPage";

function casino(name: string) {
  const slug = name.toLowerCase();
  return {
    __typename: "Casino",
    id: slug,
    slug,
    name,
    logoUrl: null,
    licenses: [],
    establishedYear: null,
    reviewCount: 0,
    rating: 0,
    acceptsCrypto: false,
    hasLiveGames: false,
    mobileOptimized: true,
    isNew: false,
    welcomeBonus: null,
    wageringRequirement: null,
    minDeposit: null,
    freeSpins: null,
    trustScore: { __typename: "TrustScore", score: 50 },
  };
}

function answerSearch(names: string[]) {
  const asked: unknown[] = [];
  answer("Search", ({ search }) => {
    asked.push(search);
    const edges = names.map((name) => ({ __typename: "CasinoEdge", node: casino(name) }));
    const pageInfo = { __typename: "PageInfo", hasNextPage: false, endCursor: null };
    return { data: { casinos: { __typename: "CasinoConnection", totalCount: names.length, edges, pageInfo } } };
  });
  return asked;
}

const field = () => screen.getByRole("searchbox", { name: "Search casinos" });

describe("the search page", () => {
  it("shows tips and popular searches while there is no text", async () => {
    await renderPage("/search");
    expect(screen.getByRole("heading", { name: "Search tips" })).toBeInTheDocument();
    for (const text of ["crypto casinos", "no deposit bonus", "live blackjack", "high RTP slots", "mobile casino"]) {
      expect(screen.getByRole("link", { name: text })).toHaveAttribute("href", `/search?q=${encodeURIComponent(text)}`);
    }
    expect(screen.queryByRole("link", { name: "VIP program" })).not.toBeInTheDocument();
  });

  it.each([
    [["BitHarbor"], "1 casino found"],
    [["BitHarbor", "Bitmeadow"], "2 casinos found"],
  ])("counts and shows what %j finds", async (names, count) => {
    answerSearch(names);
    await renderPage("/search?q=bit");
    expect(await screen.findByRole("heading", { name: count })).toBeInTheDocument();
    for (const name of names) expect(screen.getByRole("heading", { name })).toBeInTheDocument();
    expect(field()).toHaveValue("bit");
  });

  it("says when nothing is found, with the way to all casinos", async () => {
    answerSearch([]);
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
    answerSearch(["BitHarbor"]);
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "1 casino found" })).toBeInTheDocument();
  });

  it("searches for a text that has rested, and puts it into the address", async () => {
    const asked = answerSearch(["BitHarbor"]);
    const { user } = await renderPage("/search");
    for (const value of ["b", "bi", "bit"]) fireEvent.change(field(), { target: { value } });
    await waitFor(() => expect(currentAddress()).toBe("/search?q=bit"));
    expect(await screen.findByRole("heading", { name: "1 casino found" })).toBeInTheDocument();
    expect(asked).toEqual(["bit"]);
    await user.clear(field());
    await waitFor(() => expect(currentAddress()).toBe("/search"));
    expect(screen.getByRole("heading", { name: "Search tips" })).toBeInTheDocument();
  });

  it("remembers a text when it is submitted, not while it is typed", async () => {
    answerSearch(["BitHarbor"]);
    const { user } = await renderPage("/search");
    fireEvent.change(field(), { target: { value: "bit" } });
    await screen.findByRole("heading", { name: "1 casino found" });
    expect(localStorage.getItem("recentSearches")).toBeNull();
    await user.type(field(), "{Enter}");
    expect(JSON.parse(localStorage.getItem("recentSearches") ?? "[]")).toEqual(["bit"]);
  });
});
