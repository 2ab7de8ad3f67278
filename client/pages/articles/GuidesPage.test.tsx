import { screen, within } from "@testing-library/react";
import { guides } from "../../test/articles";
import { renderPage } from "../../test/renderPage";
import { tag } from "../../theme/recipes/tag";
import { semanticTokens } from "../../theme/semanticTokens";

const labels = { BEGINNER: "Beginner", INTERMEDIATE: "Intermediate", ADVANCED: "Advanced" } as const;

/** Returns queries that search within a guide's card. */
function cardOf(title: string) {
  return within(screen.getByRole("heading", { name: title }).closest("article")!);
}

type Tone = "ok" | "gold" | "warn";

/** Returns the hue of a hex color in degrees: 0 is red, 60 is yellow, 120 is green. */
function hueOf(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (most === red) return (60 * (green - blue)) / range;
  return most === green ? 120 + (60 * (blue - red)) / range : 240 + (60 * (red - green)) / range;
}

/** Returns the hues of a tag's text color, in the light and then the dark theme. */
function huesOf(tone: Tone): number[] {
  const name = tag.variants.tone[tone].color as "accent" | "gold" | "warn";
  const token: Token = semanticTokens.colors[name];
  return Object.values(token.DEFAULT.value).map(hueOf);
}

interface Token {
  DEFAULT: { value: { base: string; _dark: string } };
}

async function open() {
  const view = await renderPage("/guides");
  await screen.findAllByRole("article");
  return view;
}

describe("the guides", () => {
  it("are in four sections", async () => {
    await open();
    const titles = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(titles.slice(0, 4)).toEqual(["Beginner Guides", "Game Strategies", "Banking & Payments", "Advanced Topics"]);
    for (const title of titles.slice(0, 4)) {
      const ofSection = guides.filter(({ category }) => category === title);
      const section = within(screen.getByRole("heading", { level: 2, name: title ?? "" }).closest("section")!);
      const cards = section.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
      expect(cards).toEqual(ofSection.map((guide) => guide.title));
    }
    expect(document.title).toBe("Casino Guides | HonestOdds");
    expect(document.querySelector("link[rel=canonical]")).toHaveAttribute("href", "http://localhost/guides");
  });

  it("show their details, and a Read Guide link to the guide", async () => {
    await open();
    for (const guide of guides) {
      const card = cardOf(guide.title);
      expect(card.getByText(guide.excerpt)).toBeInTheDocument();
      expect(card.getByText("4 min read")).toBeInTheDocument();
      expect(card.getByText(labels[guide.difficulty!])).toBeInTheDocument();
      expect(card.queryAllByText("Popular")).toHaveLength(guide.isPopular ? 1 : 0);
      const link = card.getByRole("link", { name: `Read Guide: ${guide.title}` });
      expect(link).toHaveAttribute("href", `/guides/${guide.slug}`);
      expect(link).toHaveTextContent("Read Guide");
    }
    expect(guides.some((guide) => guide.isPopular)).toBe(true);
    expect(guides.every((guide) => guide.isPopular)).toBe(false);
  });

  it.each<[string, string, Tone, number, number]>([
    ["Beginner", "green", "ok", 100, 170],
    ["Intermediate", "yellow", "gold", 35, 65],
    ["Advanced", "red", "warn", 0, 20],
  ])("show the difficulty %s in %s", async (difficulty, _color, tone, from, to) => {
    await open();
    const tags = screen.getAllByText(difficulty, { selector: ".tag" });
    expect(tags.length).toBeGreaterThan(0);
    for (const shown of tags) expect(shown).toHaveClass(`tag--tone_${tone}`);
    const hues = huesOf(tone);
    expect(hues).toHaveLength(2);
    expect(hues.filter((hue) => hue < from || hue > to)).toEqual([]);
  });

  it("end with a link to the Play Safe page", async () => {
    const { user } = await open();
    await user.click(within(screen.getByRole("main")).getByRole("link", { name: "Play Safe" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Play Safe" })).toBeInTheDocument();
  });
});
