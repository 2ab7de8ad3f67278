import { screen, within } from "@testing-library/react";
import { houseConfig } from "../app/theme";
import { guideSections } from "../content/guides";
import { styles } from "../shared/ui/parts.styles";
import { expectNothing } from "../test/expectNothing";
import { renderPage } from "../test/renderPage";

const guides = guideSections.flatMap((section) => section.guides);

/** What a guide's card says. */
function cardOf(title: string) {
  return within(screen.getByRole("heading", { name: title }).closest("article")!);
}

type TagClass = "tag-ok" | "tag-gold" | "tag-warn";

/** Where a colour stands on the wheel, in degrees: red at 0, yellow at 60, green at 120. */
function hueOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (most === red) return (60 * (green - blue)) / range;
  return most === green ? 120 + (60 * (blue - red)) / range : 240 + (60 * (red - green)) / range;
}

/** The hues of a tag's words, in the light theme and in the dark one. */
function huesOf(tagClass: TagClass): number[] {
  const { accent, gold, warn } = houseConfig.theme!.semanticTokens!.colors as unknown as Record<string, Token>;
  const token = { accent, gold, warn }[styles[`.${tagClass}`].color as "accent"]!;
  return Object.values(token.DEFAULT.value).map(hueOf);
}

interface Token {
  DEFAULT: { value: { base: string; _dark: string } };
}

describe("the guides", () => {
  it("stand in four sections", async () => {
    await renderPage("/guides");
    const titles = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(titles.slice(0, 4)).toEqual(["Beginner Guides", "Game Strategies", "Banking & Payments", "Advanced Topics"]);
    for (const { title, guides: ofSection } of guideSections) {
      const section = within(screen.getByRole("heading", { level: 2, name: title }).closest("section")!);
      const cards = section.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
      expect(cards).toEqual(ofSection.map((guide) => guide.title));
    }
    expect(document.title).toBe("Casino Guides | HonestOdds");
    expect(document.querySelector("link[rel=canonical]")).toHaveAttribute("href", "http://localhost/guides");
  });

  it("show title, description, read time, difficulty, whether they are popular, and a button that owns up", async () => {
    const { user } = await renderPage("/guides");
    for (const guide of guides) {
      const card = cardOf(guide.title);
      expect(card.getByText(guide.description)).toBeInTheDocument();
      expect(card.getByText(guide.readTime)).toBeInTheDocument();
      expect(card.getByText(guide.difficulty)).toBeInTheDocument();
      expect(card.queryAllByText("Popular")).toHaveLength(guide.popular ? 1 : 0);
      expect(card.getByRole("button", { name: "Read Guide" })).toHaveAccessibleDescription("Not available yet");
    }
    await expectNothing(() => user.click(screen.getAllByRole("button", { name: "Read Guide" })[0]!));
    expect(guides.some((guide) => guide.popular)).toBe(true);
    expect(guides.every((guide) => guide.popular)).toBe(false);
  });

  it.each<[string, string, TagClass, number, number]>([
    ["Beginner", "green", "tag-ok", 100, 170],
    ["Intermediate", "yellow", "tag-gold", 35, 65],
    ["Advanced", "red", "tag-warn", 0, 20],
  ])("mark %s in %s", async (difficulty, _colour, tagClass, from, to) => {
    await renderPage("/guides");
    const tags = screen.getAllByText(difficulty, { selector: ".tag" });
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) expect(tag).toHaveClass(tagClass);
    const hues = huesOf(tagClass);
    expect(hues).toHaveLength(2);
    expect(hues.filter((hue) => hue < from || hue > to)).toEqual([]);
  });

  it("end with the way to Play Safe", async () => {
    const { user } = await renderPage("/guides");
    await user.click(within(screen.getByRole("main")).getByRole("link", { name: "Play Safe" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Play Safe" })).toBeInTheDocument();
  });
});
