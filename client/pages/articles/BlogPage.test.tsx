import { screen, within } from "@testing-library/react";
import { blogPosts } from "../../test/articles";
import { renderPage } from "../../test/renderPage";

async function open() {
  const view = await renderPage("/blog");
  await screen.findAllByRole("article");
  return view;
}

describe("the blog", () => {
  it("has its title and canonical URL", async () => {
    await open();
    expect(screen.getByRole("heading", { level: 1, name: "Casino Blog" })).toBeInTheDocument();
    expect(document.title).toBe("Casino Blog | HonestOdds");
    expect(document.querySelector("link[rel=canonical]")).toHaveAttribute("href", "http://localhost/blog");
  });

  it("shows the featured post first, then the other five posts", async () => {
    await open();
    const cards = screen.getAllByRole("article");
    expect(cards).toHaveLength(6);
    const featured = blogPosts.find((post) => post.isFeatured)!;
    expect(within(cards[0]!).getByRole("heading")).toHaveTextContent(featured.title);
    expect(screen.getAllByText("Featured")).toHaveLength(1);
    expect(within(cards[0]!).getByText("Featured")).toBeInTheDocument();
  });

  it.each(blogPosts.map((post) => [post.title, post] as const))("shows all details of '%s'", async (title, post) => {
    await open();
    const card = within(screen.getByRole("heading", { name: title }).closest("article")!);
    for (const text of [post.excerpt, post.author!, "4 min read", post.category!]) {
      expect(card.getByText(text)).toBeInTheDocument();
    }
    expect(card.getByText(/ 2026$/)).toHaveAttribute("datetime", post.publishedAt!.slice(0, 10));
    const link = card.getByRole("link", { name: `Read More: ${title}` });
    expect(link).toHaveAttribute("href", `/blog/${post.slug}`);
    expect(link).toHaveTextContent("Read More");
  });
});
