import { screen, within } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { newsArticles } from "../../test/articles";
import { makeConnection } from "../../test/catalogue";
import { renderPage } from "../../test/renderPage";

const [featured, ...latest] = newsArticles as [(typeof newsArticles)[0], ...typeof newsArticles];

async function openNews() {
  const view = await renderPage("/news");
  await screen.findByText("Featured Story");
  return view;
}

/** Returns the card of the article with this title. */
function cardOf(title: string): HTMLElement {
  const card = screen.getByRole("heading", { name: title }).closest("article");
  if (!card) throw new Error(`No card for ${title}`);
  return card;
}

describe("the news page", () => {
  it("has its title, description and canonical URL", async () => {
    await openNews();
    expect(screen.getByRole("heading", { level: 1, name: "Casino News & Insights" })).toBeInTheDocument();
    expect(document.title).toBe("Casino News & Insights | HonestOdds");
    expect(document.querySelector("link[rel=canonical]")).toHaveAttribute("href", "http://localhost/news");
    expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toMatch(/numbers/);
  });

  it("features the first article with its opening text", async () => {
    await openNews();
    const card = within(cardOf(featured.title));
    expect(card.getByText("Featured Story")).toBeInTheDocument();
    expect(card.getByText("Trending")).toBeInTheDocument();
    expect(card.getByText(featured.excerpt)).toBeInTheDocument();
    expect(card.getByText(featured.text)).toBeInTheDocument();
    expect(card.getByRole("link", { name: "Read Full Article" })).toHaveAttribute("href", `/news/${featured.slug}`);
  });

  it("lists the other five articles with their details under Latest News", async () => {
    await openNews();
    const section = screen.getByRole("heading", { name: "Latest News" }).closest("section");
    expect(within(section!).getAllByRole("article")).toHaveLength(5);
    for (const article of latest) {
      const card = within(cardOf(article.title));
      expect(card.getByText(article.category!)).toBeInTheDocument();
      expect(card.getByText(article.author!)).toBeInTheDocument();
      expect(card.getByText("4 min read")).toBeInTheDocument();
      expect(card.getByText(/^(?:Oct|Nov) \d{1,2}, 2026$/)).toHaveAttribute(
        "datetime",
        article.publishedAt!.slice(0, 10),
      );
      const link = card.getByRole("link", { name: `Read Article: ${article.title}` });
      expect(link).toHaveAttribute("href", `/news/${article.slug}`);
      expect(link).toHaveTextContent("Read Article");
      expect(card.queryAllByText("Hot")).toHaveLength(article.isPopular ? 1 : 0);
    }
    expect(new Set(latest.map(({ isPopular }) => isPopular))).toEqual(new Set([true, false]));
  });

  it.each([
    ["Crypto", "default"],
    ["Mobile", "secondary"],
    ["Technology", "outline"],
    ["Jackpots", "destructive"],
    ["Regulation", "secondary"],
    ["Live Games", "outline"],
  ])("shows the badge for %s in the style %s", async (category, style) => {
    await openNews();
    const main = within(screen.getByRole("main"));
    expect(main.getByText(category, { selector: ".tag" })).toHaveClass(`tag--badge_${style}`);
  });

  it("says that there is no news yet if there are no articles", async () => {
    mockOperation("NewsPage", () => ({ data: { articles: makeConnection("Article", []) } }));
    await renderPage("/news");
    expect(await screen.findByText("No news yet")).toBeInTheDocument();
  });

  it("ends with a sign-up box that does nothing and a link to the working newsletter form", async () => {
    const { user } = await openNews();
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
    expect(box.getByRole("link", { name: "form on our home page" })).toHaveAttribute("href", "/");
  });
});
