import { screen, within } from "@testing-library/react";
import { newsArticles } from "../../content/news";
import { expectNothing } from "../../test/expectNothing";
import { renderPage } from "../../test/renderPage";

const [featured, ...latest] = newsArticles;

/** Returns the card of an article, by title. */
function cardOf(title: string): HTMLElement {
  const card = screen.getByRole("heading", { name: title }).closest("article");
  if (!card) throw new Error(`No card for ${title}`);
  return card;
}

describe("the news page", () => {
  it("has its title, description and canonical URL", async () => {
    await renderPage("/news");
    expect(screen.getByRole("heading", { level: 1, name: "Casino News & Insights" })).toBeInTheDocument();
    expect(document.title).toBe("Casino News & Insights | HonestOdds");
    expect(document.querySelector("link[rel=canonical]")).toHaveAttribute("href", "http://localhost/news");
    expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toMatch(/figures/);
  });

  it("features the first article with the beginning of its text", async () => {
    await renderPage("/news");
    const card = within(cardOf(featured.title));
    expect(card.getByText("Featured Story")).toBeInTheDocument();
    expect(card.getByText("Trending")).toBeInTheDocument();
    expect(card.getByText(featured.excerpt)).toBeInTheDocument();
    expect(card.getByText(featured.content[0])).toBeInTheDocument();
    expect(card.getByRole("button", { name: "Read Full Article" })).toBeInTheDocument();
  });

  it("lists the other five articles with their details under Latest News", async () => {
    await renderPage("/news");
    const section = screen.getByRole("heading", { name: "Latest News" }).closest("section");
    expect(within(section!).getAllByRole("article")).toHaveLength(5);
    for (const article of latest) {
      const card = within(cardOf(article.title));
      expect(card.getByText(article.category)).toBeInTheDocument();
      expect(card.getByText(article.author)).toBeInTheDocument();
      expect(card.getByText(article.readTime)).toBeInTheDocument();
      expect(card.getByText(/^\d{1,2} (?:Oct|Nov) 2026$/)).toHaveAttribute("datetime", article.date);
      expect(card.getByRole("button", { name: "Read Article" })).toBeInTheDocument();
      expect(card.queryAllByText("Hot")).toHaveLength(article.trending ? 1 : 0);
    }
    expect(new Set(latest.map(({ trending }) => trending))).toEqual(new Set([true, false]));
  });

  it.each([
    ["Crypto", "default"],
    ["Mobile", "secondary"],
    ["Technology", "outline"],
    ["Jackpots", "destructive"],
    ["Regulation", "secondary"],
    ["Live Games", "outline"],
  ])("shows the badge of %s in the style %s", async (category, style) => {
    await renderPage("/news");
    const main = within(screen.getByRole("main"));
    expect(main.getByText(category, { selector: ".tag" })).toHaveClass(`tag--badge_${style}`);
  });

  it('has buttons without a destination, with the description "Not available yet"', async () => {
    const { user } = await renderPage("/news");
    const buttons = screen.getAllByRole("button", { name: /^Read (?:Full )?Article$/ });
    expect(buttons).toHaveLength(6);
    for (const button of buttons) expect(button).toHaveAccessibleDescription("Not available yet");
    await expectNothing(() => user.click(buttons[0]!));
    await expectNothing(() => user.click(buttons[1]!));
  });

  it("ends with a sign-up box that does nothing and a link to the working newsletter form", async () => {
    const { user } = await renderPage("/news");
    const box = within(screen.getByRole("heading", { name: "Stay in the Loop" }).closest("section")!);
    const field = box.getByRole("textbox", { name: "Email address" });
    expect(field).toHaveAttribute("type", "email");
    expect(field).toHaveAccessibleDescription("Not available yet");
    await user.type(field, "not an address{Enter}");
    const button = box.getByRole("button", { name: "Subscribe Now" });
    expect(button).toHaveAccessibleDescription("Not available yet");
    await user.click(button);
    expect(field).toHaveValue("not an address");
    expect(window.location.pathname).toBe("/news");
    for (const key of ["newsletter_subscribers", "newsletterSubscribed", "subscriberEmail"])
      expect(localStorage.getItem(key)).toBeNull();
    expect(screen.queryByText("Please enter a valid email address.")).not.toBeInTheDocument();
    expect(box.getByRole("link", { name: "sign-up on our home page" })).toHaveAttribute("href", "/");
  });
});

describe("the articles", () => {
  it("have valid dates, newest first, and a full text", () => {
    const dates = newsArticles.map((article) => article.date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const date of dates) expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
    for (const { content } of newsArticles) expect(content.join(" ").split(" ").length).toBeGreaterThan(120);
  });
});
