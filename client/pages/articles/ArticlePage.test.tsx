import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { makeArticle } from "../../test/articles";
import { renderPage } from "../../test/renderPage";
import { structuredDataOf } from "../../test/structuredData";

function mockArticle(given: Partial<ReturnType<typeof makeArticle>>) {
  const article = makeArticle({ kind: "NEWS", title: "A title", category: "Crypto", slug: "a-title", ...given });
  mockOperation("ArticlePage", () => ({ data: { article } }));
  return article;
}

describe("an article's page", () => {
  it("shows the article's title, byline and text at its own URL", async () => {
    const article = mockArticle({
      authorProfile: { __typename: "Person", id: "p", slug: "games-desk", name: "Games desk" },
    });
    await renderPage("/news/a-title");
    expect(await screen.findByRole("heading", { level: 1, name: "A title" })).toBeInTheDocument();
    expect(screen.getByText(article.text)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Games desk" })).toHaveAttribute("href", "/author/games-desk");
    expect(screen.getByRole("link", { name: "Back to News" })).toHaveAttribute("href", "/news");
    expect(document.querySelector("link[rel=canonical]")).toHaveAttribute("href", "http://localhost/news/a-title");
    const [data] = structuredDataOf("NewsArticle");
    expect(data).toMatchObject({ headline: "A title", datePublished: article.publishedAt });
  });

  it("counts the publication of a scheduled article as its last change", async () => {
    mockArticle({ updatedAt: "2026-11-18T09:00:00.000Z", publishedAt: "2026-11-25T09:00:00.000Z" });
    await renderPage("/news/a-title");
    expect(await screen.findByText(/^Last updated on .*25/)).toBeInTheDocument();
    expect(structuredDataOf("NewsArticle")[0]).toMatchObject({ dateModified: "2026-11-25T09:00:00.000Z" });
  });

  it("shows the cover with its description", async () => {
    mockArticle({ coverUrl: "/cover.jpg", coverAlt: "A harbor at night" });
    await renderPage("/news/a-title");
    expect(await screen.findByRole("img", { name: "A harbor at night" })).toHaveAttribute("src", "/cover.jpg");
  });

  it("asks search engines not to list it if an editor says so", async () => {
    mockArticle({ kind: "PAGE", isNoindex: true });
    await renderPage("/a-title");
    expect(await screen.findByRole("heading", { level: 1, name: "A title" })).toBeInTheDocument();
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
    expect(document.querySelector("link[rel=canonical]")).toBeNull();
  });

  it("redirects from other URLs of the article", async () => {
    mockArticle({ kind: "POST" });
    await renderPage("/news/old-title");
    await waitFor(() => expect(window.location.pathname).toBe("/blog/a-title"));
  });

  it("is the not-found page if there is no such article", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    await renderPage("/news/nothing");
    expect(await screen.findByRole("link", { name: "Return to Home" })).toBeInTheDocument();
    expect(warn).toHaveBeenCalledWith("404: no page at /news/nothing");
  });
});
