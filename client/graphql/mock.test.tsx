import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { renderPage } from "../test/renderPage";

const warning = "Supabase environment variables not found. Using mock client.";

afterEach(() => jest.restoreAllMocks());

describe("a build without an API", () => {
  it.each([
    ["/", "Get Started"],
    ["/all-casinos", "0 Casinos Found"],
    ["/casino/northgate", "Casino Not Found"],
    ["/search?q=bit", "No casinos found"],
    ["/search", "Search tips"],
    ["/favorites", "My Favorite Casinos"],
  ])("shows %s without data, warns once and sends no request", async (address, words) => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const fetched = jest.spyOn(globalThis, "fetch");

    await renderPage(address);

    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(warn.mock.calls.filter(([text]) => text === warning)).toHaveLength(1);
    expect(error).not.toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
  });
});
