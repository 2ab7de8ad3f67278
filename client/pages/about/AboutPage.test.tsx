import { screen, within } from "@testing-library/react";
import { renderPage } from "../../test/renderPage";

describe("the About Us page", () => {
  it("describes the site's mission", async () => {
    await renderPage("/about-us");
    expect(screen.getByRole("heading", { level: 1, name: "About Us" })).toBeInTheDocument();
    expect(await screen.findByText(/safety, fairness, game variety and player satisfaction/)).toBeInTheDocument();
    expect(screen.getByText(/We recommend only casinos that are licensed and regulated/)).toBeInTheDocument();
    expect(document.title).toBe("About Us | HonestOdds");
    expect(document.querySelector("link[rel=canonical]")).toHaveAttribute("href", "http://localhost/about-us");
  });

  it("has four cards about the site's values", async () => {
    await renderPage("/about-us");
    const titles = screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
    expect(titles).toEqual(["Expert Reviews", "Safety First", "Best Bonuses", "Community"]);
  });

  it("tells the site's story since 2020", async () => {
    await renderPage("/about-us");
    const story = within(screen.getByRole("heading", { name: "Our Story" }).closest("section")!);
    expect(await story.findByText(/founded in 2020/)).toBeInTheDocument();
    expect(story.getByText(/millions of players/)).toBeInTheDocument();
  });

  it("shows how the points of a trust score add up", async () => {
    await renderPage("/about-us");
    const rows = within(await screen.findByRole("table", { name: "How a trust score adds up" })).getAllByRole("row");
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ["Every casino starts at", "50"],
      ["Licensed", "+20"],
      ["Established more than 5 years ago", "+15"],
      ["Rated 9 out of 10 or higherRated 8 out of 10 or higher: +5", "+10"],
      ["Works well on a phone", "+5"],
      ["Has live games", "+2"],
      ["Accepts crypto", "+2"],
      ["100 or more reviews50 or more reviews: +3", "+6"],
      ["No score goes above 100", "\u221210"],
      ["Maximum trust score", "100/100"],
    ]);
    const amounts = rows.slice(0, -1).map((row) => Number(row.lastElementChild?.textContent?.replace("\u2212", "-")));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(100);
  });
});
