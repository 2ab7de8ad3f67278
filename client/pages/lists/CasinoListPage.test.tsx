import { screen, waitFor, within } from "@testing-library/react";
import { mockOperation, fail } from "../../test/api";
import { makeCasino, makeConnection, makeTrustScore } from "../../test/catalogue";
import { currentAddress, renderPage } from "../../test/renderPage";

function mockResponse(...names: string[]) {
  const casinos = names.map((name) => makeCasino({ name }));
  mockOperation("CasinoList", () => ({ data: { casinos: makeConnection("Casino", casinos) } }));
}

function cardNames(): (string | null)[] {
  return screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);
}

describe("a casino list", () => {
  test.each([
    ["/all-casinos", "All Casinos", {}],
    ["/new-casinos", "New Casinos", { isNew: true }],
    ["/mobile-casinos", "Mobile Casinos", { mobileOptimized: true }],
    ["/live-casinos", "Live Casinos", { hasLiveGames: true }],
    ["/bitcoin-casinos", "Bitcoin Casinos", { acceptsCrypto: true }],
    ["/ethereum-casinos", "Ethereum Casinos", { acceptsCrypto: true }],
  ])("has its own title and requests the matching casinos: %s", async (address, title, filter) => {
    const requests: unknown[] = [];
    mockOperation("CasinoList", (variables) => {
      requests.push(variables["filter"]);
      return { data: { casinos: makeConnection("Casino", [makeCasino()]) } };
    });
    await renderPage(address);

    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    expect(await screen.findByRole("heading", { name: "1 Casino Found" })).toBeInTheDocument();
    expect(document.title).toMatch(/.+ \| HonestOdds$/);
    expect(requests).toEqual([filter]);
  });

  test("counts the casinos and shows each casino with its name, score, offer and terms", async () => {
    const casino = makeCasino({ name: "Northgate", rating: 4.8, trustScore: makeTrustScore([["Start", 94, 94]]) });
    mockOperation("CasinoList", () => ({
      data: { casinos: makeConnection("Casino", [casino, makeCasino({ name: "BitHarbor" })]) },
    }));
    await renderPage("/all-casinos");

    expect(await screen.findByRole("heading", { name: "2 Casinos Found" })).toBeInTheDocument();
    const card = screen.getAllByRole("article")[0]!;
    expect(within(card).getByRole("link", { name: "Northgate" })).toHaveAttribute("href", "/casino/northgate");
    expect(within(card).getByRole("link", { name: "Review of Northgate" })).toHaveAttribute(
      "href",
      "/casino/northgate",
    );
    expect(within(card).getByRole("img", { name: "Trust score 94 out of 100" })).toBeInTheDocument();
    for (const text of ["MGA · 38 reviews", "100% up to $500", "35x", "$20", "100", "2014", "9.6", "Established"]) {
      expect(within(card).getByText(text)).toBeInTheDocument();
    }
  });

  test("shows its sort order and says that casinos can't buy a position", async () => {
    mockResponse("Northgate");
    await renderPage("/new-casinos");
    const line = (await screen.findByRole("link", { name: "How we rate" })).closest("p");
    expect(line).toHaveTextContent("Sorted by rating. No casino can pay for its place. How we rate");
    expect(screen.getByRole("link", { name: "How we rate" })).toHaveAttribute("href", "/how-we-rate");
  });

  test("labels missing values", async () => {
    const bare = {
      licenses: [],
      rating: 0,
      welcomeBonus: null,
      wageringRequirement: null,
      establishedYear: null,
      freeSpins: 0,
    };
    mockOperation("CasinoList", () => ({ data: { casinos: makeConnection("Casino", [makeCasino(bare)]) } }));
    await renderPage("/all-casinos");

    const card = await screen.findByRole("article");
    expect(within(card).getByText("No license · 38 reviews")).toBeInTheDocument();
    expect(within(card).getByText("Not rated yet")).toBeInTheDocument();
    expect(within(card).getByText("No welcome offer")).toBeInTheDocument();
    expect(within(card).getAllByText("N/A")).toHaveLength(2);
    expect(within(card).getByText("0")).toBeInTheDocument();
  });

  test("shows six skeletons while it loads", async () => {
    mockOperation("CasinoList", () => new Promise(() => {}));
    await renderPage("/new-casinos");
    expect(screen.getByRole("status", { name: "Loading casinos" }).children).toHaveLength(6);
  });

  test("explains why loading failed and offers a retry", async () => {
    fail("CasinoList", "SERVICE_UNAVAILABLE");
    const { user } = await renderPage("/all-casinos");
    expect(await screen.findByText(/^Error loading casinos: The service is not available/)).toBeInTheDocument();

    mockResponse("Northgate");
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "1 Casino Found" })).toBeInTheDocument();
  });

  test("shows an empty state with a next step", async () => {
    mockResponse();
    await renderPage("/live-casinos");
    expect(await screen.findByRole("heading", { name: "No casinos found" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "0 Casinos Found" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Browse All Casinos" })).toHaveAttribute("href", "/all-casinos");
  });

  test("loads the first three logos immediately and the others when they come near the screen", async () => {
    mockResponse("Alder", "Birch", "Cedar", "Dogwood", "Elm");
    await renderPage("/all-casinos");
    const cards = await screen.findAllByRole("article");
    const isEager = cards.map((card) => card.querySelector("img")?.getAttribute("loading") === "eager");
    expect(isEager).toEqual([true, true, true, false, false]);
  });

  test("adds a casino to the favorites from its card", async () => {
    mockResponse("Northgate");
    const { user } = await renderPage("/all-casinos");
    await user.click(await screen.findByRole("button", { name: "Favorite Northgate" }));
    expect(await screen.findByText("Added to favorites")).toBeInTheDocument();
  });
});

describe("the next page of a list", () => {
  function mockPages() {
    mockOperation("CasinoList", ({ after }) => {
      const isFirst = after === null;
      const rows = (isFirst ? ["Alder", "Birch"] : ["Cedar"]).map((name) => makeCasino({ name }));
      const page = { totalCount: 3, ...(isFirst && { next: "two=" }) };
      return { data: { casinos: makeConnection("Casino", rows, page) } };
    });
  }

  test("has a link that crawlers can follow, and loads in place for visitors", async () => {
    mockPages();
    const { user } = await renderPage("/all-casinos");
    const more = await screen.findByRole("link", { name: "Show more" });
    expect(more).toHaveAttribute("href", "/all-casinos?after=two%3D");
    expect(screen.getByText("Showing 2 of 3")).toBeInTheDocument();

    await user.click(more);
    await waitFor(() => expect(cardNames()).toEqual(["Alder", "Birch", "Cedar"]));
    expect(screen.queryByRole("link", { name: "Show more" })).not.toBeInTheDocument();
    expect(currentAddress()).toBe("/all-casinos");
  });

  test("opens at its own URL, with a link back to the first page", async () => {
    mockPages();
    const { user } = await renderPage("/all-casinos?after=two%3D");
    expect(await screen.findByRole("heading", { name: "3 Casinos Found" })).toBeInTheDocument();
    expect(cardNames()).toEqual(["Cedar"]);

    await user.click(screen.getByRole("link", { name: "Back to the first page" }));
    await waitFor(() => expect(cardNames().slice(0, 2)).toEqual(["Alder", "Birch"]));
  });

  test("is not indexed by search engines", async () => {
    mockPages();
    await renderPage("/all-casinos?after=two%3D");
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(document.querySelector("link[rel=canonical]")).toBeNull();
  });

  test("shows an error and keeps the rows if it can't be loaded", async () => {
    mockPages();
    const { user } = await renderPage("/all-casinos");
    const more = await screen.findByRole("link", { name: "Show more" });
    fail("CasinoList", "RATE_LIMITED");
    await user.click(more);
    expect(await screen.findByText(/^Too many requests/)).toBeInTheDocument();
    expect(cardNames()).toEqual(["Alder", "Birch"]);
  });

  test("links to the first page if the cursor is invalid", async () => {
    fail("CasinoList", "BAD_USER_INPUT");
    await renderPage("/new-casinos?after=nonsense");
    expect(await screen.findByText("This page of the list does not exist")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Go to the first page" })).toHaveAttribute("href", "/new-casinos");
  });
});
