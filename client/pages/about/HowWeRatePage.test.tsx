import { screen, within } from "@testing-library/react";
import { fail, mockOperation } from "../../test/api";
import { renderPage } from "../../test/renderPage";
import { makeScoringRules } from "../../test/scoringRules";

function rows() {
  return within(screen.getByRole("table", { name: "How a trust score adds up" }))
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));
}

describe("the How We Rate page", () => {
  it("shows the scoring rules that the API returns", async () => {
    const rules = makeScoringRules();
    mockOperation("ScoringRules", () => ({
      data: { scoringRules: { ...rules, start: 40, rules: rules.rules.slice(0, 1) } },
    }));
    await renderPage("/how-we-rate");
    await screen.findByRole("table", { name: "How a trust score adds up" });
    expect(rows().slice(0, 2)).toEqual([
      ["Every casino starts at", "40"],
      ["Licensed", "+20"],
    ]);
    expect(document.querySelector("link[rel=canonical]")).toHaveAttribute("href", "http://localhost/how-we-rate");
  });

  it("explains the order of the lists and says that casinos can't buy a position", async () => {
    await renderPage("/how-we-rate");
    const lists = screen.getByRole("heading", { name: "How our lists are sorted" }).closest("section")!;
    for (const order of [
      "Casinos. Highest player rating first.",
      "Bonuses. Newest first.",
      "Games. Popular games first, then by name.",
      "Search. In the order you choose. By default, casinos with the highest player rating come first.",
    ])
      expect(lists).toHaveTextContent(order);
    expect(screen.getByRole("heading", { name: "Rankings are not for sale" })).toBeInTheDocument();
  });

  it("offers a retry if the scoring rules can't be loaded", async () => {
    fail("ScoringRules", "SERVICE_UNAVAILABLE");
    const { user } = await renderPage("/how-we-rate");
    await screen.findByText("The rules could not be loaded. Try again.");
    mockOperation("ScoringRules", () => ({ data: { scoringRules: makeScoringRules() } }));
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("table", { name: "How a trust score adds up" })).toBeInTheDocument();
  });
});
