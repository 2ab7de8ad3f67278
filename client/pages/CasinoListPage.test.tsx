import { screen, waitFor, within } from "@testing-library/react";
import { answer, fail } from "../test/api";
import { makeCasino, makeConnection, makeTrustScore } from "../test/catalogue";
import { currentAddress, renderPage } from "../test/renderPage";

function answerWith(...names: string[]) {
  const casinos = names.map((name) => makeCasino({ name }));
  answer("CasinoList", () => ({ data: { casinos: makeConnection("Casino", casinos) } }));
}

function cardNames(): (string | null)[] {
  return screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);
}

describe("the casino lists", () => {
  test.each([
    ["/all-casinos", "All Casinos", {}],
    ["/new-casinos", "New Casinos", { isNew: true }],
    ["/mobile-casinos", "Mobile Casinos", { mobileOptimized: true }],
    ["/live-casinos", "Live Casinos", { hasLiveGames: true }],
    ["/bitcoin-casinos", "Bitcoin Casinos", { acceptsCrypto: true }],
    ["/ethereum-casinos", "Ethereum Casinos", { acceptsCrypto: true }],
  ])("%s has its own title and asks for its own casinos", async (address, title, filter) => {
    const asked: unknown[] = [];
    answer("CasinoList", (variables) => {
      asked.push(variables["filter"]);
      return { data: { casinos: makeConnection("Casino", [makeCasino()]) } };
    });
    await renderPage(address);

    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    expect(await screen.findByRole("heading", { name: "1 Casino Found" })).toBeInTheDocument();
    expect(document.title).toMatch(/.+ \| HonestOdds$/);
    expect(asked).toEqual([filter]);
  });

  test("counts the casinos and says of each who, how trusted, what offer and at what terms", async () => {
    const casino = makeCasino({ name: "Northgate", rating: 4.8, trustScore: makeTrustScore([["Start", 94, 94]]) });
    answer("CasinoList", () => ({
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

  test("says what is missing instead of leaving a hole", async () => {
    const bare = {
      licenses: [],
      rating: 0,
      welcomeBonus: null,
      wageringRequirement: null,
      establishedYear: null,
      freeSpins: 0,
    };
    answer("CasinoList", () => ({ data: { casinos: makeConnection("Casino", [makeCasino(bare)]) } }));
    await renderPage("/all-casinos");

    const card = await screen.findByRole("article");
    expect(within(card).getByText("No license · 38 reviews")).toBeInTheDocument();
    expect(within(card).getByText("Not rated yet")).toBeInTheDocument();
    expect(within(card).getByText("No welcome offer")).toBeInTheDocument();
    expect(within(card).getAllByText("N/A")).toHaveLength(2);
    expect(within(card).getByText("0")).toBeInTheDocument();
  });

  test("holds the place of six cards while it loads", async () => {
    answer("CasinoList", () => new Promise(() => {}));
    await renderPage("/new-casinos");
    expect(screen.getByRole("status", { name: "Loading casinos" }).children).toHaveLength(6);
  });

  test("says why there is no list, and tries again", async () => {
    fail("CasinoList", "SERVICE_UNAVAILABLE");
    const { user } = await renderPage("/all-casinos");
    expect(await screen.findByText(/^Error loading casinos: The service is not available/)).toBeInTheDocument();

    answerWith("Northgate");
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "1 Casino Found" })).toBeInTheDocument();
  });

  test("has words and a way on where there is nothing to list", async () => {
    answerWith();
    await renderPage("/live-casinos");
    expect(await screen.findByRole("heading", { name: "No casinos found" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "0 Casinos Found" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Browse All Casinos" })).toHaveAttribute("href", "/all-casinos");
  });

  test("shows the logos of its first row at once, and the others when they come near", async () => {
    answerWith("Alder", "Birch", "Cedar", "Dogwood", "Elm");
    await renderPage("/all-casinos");
    const cards = await screen.findAllByRole("article");
    const isEager = cards.map((card) => card.querySelector("img")?.getAttribute("loading") === "eager");
    expect(isEager).toEqual([true, true, true, false, false]);
  });

  test("keeps a casino among the favorites from its card", async () => {
    answerWith("Northgate");
    const { user } = await renderPage("/all-casinos");
    await user.click(await screen.findByRole("button", { name: "Favorite Northgate" }));
    expect(await screen.findByText("Added to favorites")).toBeInTheDocument();
  });
});

describe("further pages of a list", () => {
  function answerPages() {
    answer("CasinoList", ({ after }) => {
      const isFirst = after === null;
      const rows = (isFirst ? ["Alder", "Birch"] : ["Cedar"]).map((name) => makeCasino({ name }));
      const page = { totalCount: 3, ...(isFirst && { next: "two=" }) };
      return { data: { casinos: makeConnection("Casino", rows, page) } };
    });
  }

  test("are a link that a crawler can follow, and come in place for a visitor", async () => {
    answerPages();
    const { user } = await renderPage("/all-casinos");
    const more = await screen.findByRole("link", { name: "Show more" });
    expect(more).toHaveAttribute("href", "/all-casinos?after=two%3D");
    expect(screen.getByText("Showing 2 of 3")).toBeInTheDocument();

    await user.click(more);
    await waitFor(() => expect(cardNames()).toEqual(["Alder", "Birch", "Cedar"]));
    expect(screen.queryByRole("link", { name: "Show more" })).not.toBeInTheDocument();
    expect(currentAddress()).toBe("/all-casinos");
  });

  test("open by their own address, with the way back to the first", async () => {
    answerPages();
    const { user } = await renderPage("/all-casinos?after=two%3D");
    expect(await screen.findByRole("heading", { name: "3 Casinos Found" })).toBeInTheDocument();
    expect(cardNames()).toEqual(["Cedar"]);

    await user.click(screen.getByRole("link", { name: "Back to the first page" }));
    await waitFor(() => expect(cardNames().slice(0, 2)).toEqual(["Alder", "Birch"]));
  });

  test("that can't be fetched say so and leave the list as it is", async () => {
    answerPages();
    const { user } = await renderPage("/all-casinos");
    const more = await screen.findByRole("link", { name: "Show more" });
    fail("CasinoList", "RATE_LIMITED");
    await user.click(more);
    expect(await screen.findByText(/^Too many requests/)).toBeInTheDocument();
    expect(cardNames()).toEqual(["Alder", "Birch"]);
  });

  test("with a wrong cursor say so and lead to the first page", async () => {
    fail("CasinoList", "BAD_USER_INPUT");
    await renderPage("/new-casinos?after=nonsense");
    expect(await screen.findByText("This page of the list does not exist")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Go to the first page" })).toHaveAttribute("href", "/new-casinos");
  });
});
