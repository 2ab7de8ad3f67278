import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { mockOperation, api } from "../test/api";
import { makeConnection, makeGame } from "../test/catalogue";
import { renderPage } from "../test/renderPage";

/**
 * Makes list requests fail while `isBroken` is true, by default as if the connection were lost. Counts the requests.
 */
function breakList(failing: () => Response = HttpResponse.error) {
  const state = { isBroken: true, requests: 0 };
  api.use(
    http.get("http://localhost/graphql", ({ request }) => {
      if (!request.url.includes("GameList")) return undefined;
      state.requests += 1;
      return state.isBroken ? failing() : undefined;
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
    await waitFor(() => expect(list.requests).toBeGreaterThan(before));
    expect(line).toBeInTheDocument();
    list.isBroken = false;
    expect(await screen.findByRole("heading", { name: "1 Game Found" })).toBeInTheDocument();
    expect(line).not.toBeInTheDocument();
  });

  it("is loaded again when a server that was too busy responds", async () => {
    const busy = { errors: [{ message: "overloaded", extensions: { code: "SERVICE_UNAVAILABLE" } }] };
    const list = breakList(() => HttpResponse.json(busy, { status: 503 }));
    await renderPage("/slots");
    const line = await screen.findByText(/^Error loading games: The service is not available right now/);
    list.isBroken = false;
    act(() => void window.dispatchEvent(new Event("focus")));
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
