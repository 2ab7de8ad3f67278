import { screen, within } from "@testing-library/react";
import { blogPosts } from "../../content/blog";
import { expectNothing } from "../../test/expectNothing";
import { renderPage } from "../../test/renderPage";

describe("the blog", () => {
  it("has its title and canonical URL", async () => {
    await renderPage("/blog");
    expect(screen.getByRole("heading", { level: 1, name: "Casino Blog" })).toBeInTheDocument();
    expect(document.title).toBe("Casino Blog | HonestOdds");
    expect(document.querySelector("link[rel=canonical]")).toHaveAttribute("href", "http://localhost/blog");
  });

  it("shows the featured post first, then the other five posts", async () => {
    await renderPage("/blog");
    const cards = screen.getAllByRole("article");
    expect(cards).toHaveLength(6);
    const featured = blogPosts.find((post) => post.featured)!;
    expect(within(cards[0]!).getByRole("heading")).toHaveTextContent(featured.title);
    expect(screen.getAllByText("Featured")).toHaveLength(1);
    expect(within(cards[0]!).getByText("Featured")).toBeInTheDocument();
  });

  it.each(blogPosts.map((post) => [post.title, post] as const))("shows all details of '%s'", async (title, post) => {
    await renderPage("/blog");
    const card = within(screen.getByRole("heading", { name: title }).closest("article")!);
    for (const text of [post.excerpt, post.author, post.readTime, post.category]) {
      expect(card.getByText(text)).toBeInTheDocument();
    }
    expect(card.getByText(/ 2026$/)).toHaveAttribute("datetime", post.date);
    expect(card.getByRole("button", { name: "Read More" })).toHaveAccessibleDescription("Not available yet");
  });

  it("does not navigate when the visitor presses Read More", async () => {
    const { user } = await renderPage("/blog");
    const buttons = screen.getAllByRole("button", { name: "Read More" });
    expect(buttons).toHaveLength(6);
    await expectNothing(() => user.click(buttons[0]!));
  });
});
