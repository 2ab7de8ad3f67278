import { act, screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { answer, api } from "../test/api";
import { makeConnection, makeGame } from "../test/catalogue";
import { renderPage } from "../test/renderPage";

/** Makes requests for the list fail as they do without a connection, until it is told to stop. Counts them. */
function breakList() {
  const state = { isBroken: true, requests: 0 };
  api.use(
    http.get("http://localhost/graphql", ({ request }) => {
      if (!request.url.includes("GameList")) return undefined;
      state.requests += 1;
      return state.isBroken ? HttpResponse.error() : undefined;
    }),
  );
  return state;
}

const error = /^Error loading games: The server can't be reached/;

describe("a list that could not be reached", () => {
  beforeEach(() => answer("GameList", () => ({ data: { games: makeConnection("Game", [makeGame()]) } })));

  it("is asked for again after the first attempt with a connection has failed too, and its error stays until then", async () => {
    const list = breakList();
    await renderPage("/slots");
    const line = await screen.findByText(error);
    const before = list.requests;
    act(() => void window.dispatchEvent(new Event("online")));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(list.requests).toBeGreaterThan(before);
    expect(line).toBeInTheDocument();
    list.isBroken = false;
    expect(await screen.findByRole("heading", { name: "1 Game Found" })).toBeInTheDocument();
    expect(line).not.toBeInTheDocument();
  });

  it("is asked for again when the visitor comes back to it", async () => {
    const list = breakList();
    await renderPage("/slots");
    await screen.findByText(error);
    list.isBroken = false;
    const before = list.requests;
    act(() => void window.dispatchEvent(new Event("focus")));
    expect(await screen.findByRole("heading", { name: "1 Game Found" })).toBeInTheDocument();
    expect(list.requests).toBe(before + 1);
  });
});
