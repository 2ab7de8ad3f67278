import { screen, waitFor, within } from "@testing-library/react";
import { mockOperation } from "../../../test/api";
import { gameFacetsResponse, makeConnection, makeGame } from "../../../test/catalogue";
import { currentAddress, renderPage } from "../../../test/renderPage";

function keepRequests(...names: string[]) {
  const requests: Record<string, unknown>[] = [];
  const games = names.map((name) => makeGame({ name }));
  mockOperation("GameList", (variables) => {
    requests.push(variables);
    return { data: { games: makeConnection("Game", games, { next: "cursor", totalCount: 30 }) } };
  });
  return requests;
}

function facet(name: string) {
  return within(screen.getByRole("group", { name }));
}

describe("the facets of a game list", () => {
  test("filter by provider and volatility, keep the sort order, and put the filters in the URL", async () => {
    const requests = keepRequests("Sugar Reels");
    const { user } = await renderPage("/slots?sort=rtp");
    await user.click(await facet("Game provider").findByRole("checkbox", { name: "NetEnt 20" }));
    await user.click(facet("Volatility").getByRole("checkbox", { name: /^High/ }));
    await user.click(facet("Volatility").getByRole("checkbox", { name: /^Low/ }));
    await waitFor(() => expect(currentAddress()).toBe("/slots?provider=netent&sort=rtp&volatility=high,low"));
    const filter = { category: "SLOTS", providers: ["netent"], volatility: ["HIGH", "LOW"] };
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ filter, orderBy: "RTP_DESC", after: null }));
    expect(await screen.findByRole("link", { name: /more/i })).toHaveAttribute(
      "href",
      "/slots?after=cursor&provider=netent&sort=rtp&volatility=high,low",
    );
    await user.click(screen.getByRole("link", { name: "Clear filters" }));
    await waitFor(() => expect(currentAddress()).toBe("/slots"));
  });

  test("show how many games each value would leave", async () => {
    const filters: unknown[] = [];
    keepRequests("Sugar Reels");
    mockOperation("GameFacets", ({ filter }) => {
      filters.push(filter);
      return gameFacetsResponse({ PROVIDER: { NetEnt: 20 }, VOLATILITY: { HIGH: 3, LOW: 4 } });
    });
    await renderPage("/jackpots?provider=nope");
    expect(await facet("Game provider").findByRole("checkbox", { name: "NetEnt 20" })).toBeInTheDocument();
    expect(facet("Game provider").getByRole("checkbox", { name: "nope 0" })).toBeChecked();
    const names = facet("Volatility")
      .getAllByRole("checkbox")
      .map((box) => box.closest("label")!.textContent);
    expect(names).toEqual(["Low4", "Medium0", "High3"]);
    expect(filters).toEqual([{ category: "JACKPOTS", providers: ["nope"] }]);
  });

  test("are read from the URL of a form submitted without JavaScript", async () => {
    const requests = keepRequests("Sugar Reels");
    await renderPage("/slots?provider=netent&provider=playtech&volatility=low&volatility=huge&sort=rtp");
    expect(await facet("Volatility").findByRole("checkbox", { name: /^Low/ })).toBeChecked();
    expect(requests).toMatchObject([
      { filter: { category: "SLOTS", providers: ["netent", "playtech"], volatility: ["LOW"] } },
    ]);
    const form = screen.getByRole("form", { name: "Filters" });
    expect(form).toHaveAttribute("method", "get");
    expect(form).toHaveFormValues({ sort: "rtp", provider: ["netent", "playtech"], volatility: ["low"] });
  });

  test("keep a filtered list out of search engines", async () => {
    keepRequests("Sugar Reels");
    await renderPage("/slots?volatility=low");
    await screen.findByRole("heading", { name: "30 Games Found" });
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
  });

  test("that match nothing offer a link to the whole list", async () => {
    mockOperation("GameList", () => ({ data: { games: makeConnection("Game", []) } }));
    const { user } = await renderPage("/slots?provider=netent");
    expect(await screen.findByRole("heading", { name: "No games match these filters" })).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Show the whole list" }));
    await waitFor(() => expect(currentAddress()).toBe("/slots"));
  });
});
