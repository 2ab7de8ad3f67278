import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { mockOperation } from "../test/api";
import { makeCasino } from "../test/catalogue";
import { makeArticle } from "../test/articles";
import { currentAddress, renderPage } from "../test/renderPage";
import { targetUrl } from "./FollowRedirect";

afterEach(() => jest.restoreAllMocks());

/** Opens an article whose text contains a link to the path, and follows the link. */
async function followLink(path: string) {
  const linking = makeArticle({ kind: "NEWS", title: "A title", category: "Crypto", slug: "a-title" });
  const content = [{ __typename: "ArticleHtml", html: `<p><a href="${path}">An old link</a></p>` }];
  mockOperation("ArticlePage", ({ slug }) => ({
    data: { article: slug === "a-title" ? { ...linking, content } : null },
  }));
  const { user } = await renderPage("/news/a-title");
  await user.click(await screen.findByRole("link", { name: "An old link" }));
}

describe("a link within the site to a path without a page", () => {
  it("leads to the target of the path's redirect, keeps the link's query and never shows a 404", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const asked: unknown[] = [];
    mockOperation("RedirectFrom", ({ path }) => {
      asked.push(path);
      return { data: { redirectFrom: { __typename: "RedirectTarget", url: "/about-us?a=1" } } };
    });
    await followLink("/old-page?b=2");
    expect(await screen.findByRole("heading", { level: 1, name: /^About/ })).toBeInTheDocument();
    expect(currentAddress()).toBe("/about-us?a=1&b=2");
    expect(asked).toEqual(["/old-page"]);
    expect(warn).not.toHaveBeenCalled();
  });

  it("opens the not-found page if the path does not redirect", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    mockOperation("RedirectFrom", () => ({ data: { redirectFrom: null } }));
    await followLink("/old-page");
    expect(await screen.findByRole("link", { name: "Return to Home" })).toBeInTheDocument();
    expect(warn).toHaveBeenCalledWith("404: no page at /old-page");
  });

  it("leads to the page whose path differs only in case", async () => {
    mockOperation("RedirectFrom", () => ({ data: { redirectFrom: null } }));
    mockOperation("Casino", ({ slug }) => ({
      data: { casino: slug === "northgate" ? makeCasino({ name: "Northgate" }) : null },
    }));
    await followLink("/casino/Northgate");
    expect(await screen.findByRole("heading", { level: 1, name: "Northgate" })).toBeInTheDocument();
    expect(currentAddress()).toBe("/casino/northgate");
  });

  it("opens the not-found page if the API fails", async () => {
    jest.spyOn(console, "warn").mockImplementation(() => undefined);
    mockOperation("RedirectFrom", () => ({
      errors: [{ message: "No", extensions: { code: "INTERNAL_SERVER_ERROR" } }],
    }));
    await followLink("/old-page");
    expect(await screen.findByRole("link", { name: "Return to Home" })).toBeInTheDocument();
  });

  it("follows a redirect from the path of a casino that does not exist", async () => {
    mockOperation("Casino", () => ({ data: { casino: null } }));
    mockOperation("RedirectFrom", () => ({
      data: { redirectFrom: { __typename: "RedirectTarget", url: "/about-us" } },
    }));
    await followLink("/casino/old-name");
    await waitFor(() => expect(currentAddress()).toBe("/about-us"));
  });
});

describe("the URL that a redirect opens", () => {
  it.each([
    ["/faq", "", "", "/faq"],
    ["/faq", "?a=1", "#b", "/faq?a=1#b"],
    ["/faq?c=2#d", "?a=1", "#b", "/faq?c=2&a=1#d"],
  ])("combines the target %s with the query %j and the fragment %j: %s", (target, search, hash, expected) => {
    const { pathname, search: query, hash: fragment } = targetUrl(target, search, hash);
    expect(`${pathname}${query}${fragment}`).toBe(expected);
  });
});
