import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { renderPage } from "../test/renderPage";

afterEach(() => jest.restoreAllMocks());

describe("an unknown URL", () => {
  it("shows the not-found page with a link home and logs the 404 once", async () => {
    const log = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    await renderPage("/no-such-page");
    expect(screen.getByText("404")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls[0]?.[0]).toContain("404");
    expect(log.mock.calls[0]?.[0]).toContain("/no-such-page");
  });
});
