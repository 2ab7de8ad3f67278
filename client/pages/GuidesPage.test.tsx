import { screen, within } from "@testing-library/react";
import { guideSections } from "../content/guides";
import { renderPage } from "../test/renderPage";

const guides = guideSections.flatMap((section) => section.guides);

/** What a guide's card says. */
function cardOf(title: string) {
  return within(screen.getByRole("heading", { name: title }).closest("article")!);
}

describe("the guides", () => {
  it("stand in four sections", async () => {
    await renderPage("/guides");
    const titles = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(titles.slice(0, 4)).toEqual(["Beginner Guides", "Game Strategies", "Banking & Payments", "Advanced Topics"]);
    expect(document.title).toBe("Casino Guides | HonestOdds");
    expect(document.querySelector("link[rel=canonical]")).toHaveAttribute("href", "http://localhost/guides");
  });

  it("show title, description, read time, difficulty, whether they are popular, and a button that owns up", async () => {
    await renderPage("/guides");
    for (const guide of guides) {
      const card = cardOf(guide.title);
      expect(card.getByText(guide.description)).toBeInTheDocument();
      expect(card.getByText(guide.readTime)).toBeInTheDocument();
      expect(card.getByText(guide.difficulty)).toBeInTheDocument();
      expect(card.queryAllByText("Popular")).toHaveLength(guide.popular ? 1 : 0);
      expect(card.getByRole("button", { name: "Read Guide" })).toHaveAccessibleDescription("Not available yet");
    }
    expect(guides.some((guide) => guide.popular)).toBe(true);
    expect(guides.every((guide) => guide.popular)).toBe(false);
  });

  it.each([
    ["Beginner", "tag-ok"],
    ["Intermediate", "tag-gold"],
    ["Advanced", "tag-warn"],
  ])("mark %s in its colour", async (difficulty, className) => {
    await renderPage("/guides");
    const tags = screen.getAllByText(difficulty, { selector: ".tag" });
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) expect(tag).toHaveClass(className);
  });

  it("end with the way to Play Safe", async () => {
    const { user } = await renderPage("/guides");
    await user.click(within(screen.getByRole("main")).getByRole("link", { name: "Play Safe" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Play Safe" })).toBeInTheDocument();
  });
});
