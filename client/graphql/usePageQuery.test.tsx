import { act, screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { mockOperation, api } from "../test/api";
import { makeConnection, makeGame } from "../test/catalogue";
import { renderPage } from "../test/renderPage";

/** Makes list requests fail, as if the connection were lost, while `isBroken` is true. Counts the requests. */
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

describe("a list that could not be loaded", () => {
  beforeEach(() => mockOperation("GameList", () => ({ data: { games: makeConnection("Game", [makeGame()]) } })));

  it("shows an error and retries until the connection works", async () => {
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

  it("is loaded again when the visitor returns to the window", async () => {
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
