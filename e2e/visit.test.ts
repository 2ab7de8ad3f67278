import { DESKTOP, PHONE, type Screen, screensOr } from "./browser.js";
import { cards, protrudingElements } from "./pages.js";
import { setUpFixtures } from "./fixtures.js";

const { url, enter, browser } = setUpFixtures();

/** The browser's message for a page with the status 404. */
const NOT_FOUND = /^error: Failed to load resource: the server responded with a status of 404/;

describe.each(screensOr(PHONE))("a visitor on $screen", (screen) => {
  it("opens a casino, reads its tabs, adds the casino to the favorites and finds it in the recently viewed list", async () => {
    const { page, visit } = await enter(screen);
    expect(await visit("/")).toBe(200);
    const card = cards(page).first();
    const name = await card.getByRole("heading").innerText();
    await card.getByRole("link", { name: `Review of ${name}` }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();

    for (const label of ["Games", "Bonuses", "Payments", "Support", "Mobile", "Security", "Overview"]) {
      await page.getByRole("tab", { name: label }).click();
      await page.getByRole("tab", { name: label, selected: true }).waitFor();
      await page.getByRole("tabpanel", { name: label }).waitFor();
      const { searchParams } = new URL(page.url());
      expect(searchParams.get("tab") ?? "overview").toBe(label.toLowerCase());
      expect(await protrudingElements(page)).toEqual([]);
    }

    const heart = page.getByRole("button", { name: `Favorite ${name}` });
    await heart.click();
    await page.getByText("Added to favorites").waitFor();
    expect(await heart.getAttribute("aria-pressed")).toBe("true");

    await page.getByRole("banner").getByRole("link", { name: "HonestOdds, home" }).click();
    const recent = page.getByRole("region", { name: "Recently viewed" });
    await recent.getByRole("link", { name }).waitFor();
    const pressedHeart = card.getByRole("button", { name: `Favorite ${name}`, pressed: true });
    await pressedHeart.waitFor();
    await page.reload({ waitUntil: "load" });
    await recent.getByRole("link", { name }).waitFor();
    await pressedHeart.waitFor();
  });

  it("sees the tab that a shared URL selects", async () => {
    const { page, visit } = await enter(screen);
    await visit("/casino/amber-abacus?tab=security");
    expect(await page.getByRole("tab", { selected: true }).innerText()).toBe("Security");
    await page.waitForFunction(() => {
      const box = document.querySelector('[role="tab"][aria-selected="true"]')?.getBoundingClientRect();
      return box !== undefined && box.left >= 0 && Math.floor(box.right) <= innerWidth;
    });
  });

  it("loads the next page of a list in place", async () => {
    const { page, visit } = await enter(screen);
    await visit("/all-casinos");
    await page.getByRole("heading", { name: "50 Casinos Found" }).waitFor();
    expect(await cards(page).count()).toBe(24);
    await page.getByRole("link", { name: "Show more" }).click();
    await cards(page).nth(47).waitFor();
  });

  it("copies a bonus code", async () => {
    const { page, context, visit } = await enter(screen);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await visit("/no-deposit");
    const copy = page.getByRole("button", { name: /^Copy bonus code / }).first();
    const code = await copy.innerText();
    await copy.click();
    await page.getByText("Bonus code copied!").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    // The link to the casino must be next to the code, and visible without scrolling.
    const exit = copy.locator("..").getByRole("link", { name: /^Visit casino / });
    expect(await exit.getAttribute("rel")).toBe("sponsored nofollow noopener");
    const [codeBox, exitBox] = [await copy.boundingBox(), await exit.boundingBox()];
    expect(Math.abs(exitBox!.y - codeBox!.y)).toBeLessThan(60);
    expect(exitBox!.x + exitBox!.width).toBeLessThanOrEqual(page.viewportSize()!.width);
  });

  it("sees a 404 page for a casino that does not exist", async () => {
    const { page, visit, expects, complaints } = await enter(screen);
    expects(NOT_FOUND);
    expect(await visit("/casino/no-such-casino")).toBe(404);
    await page.getByText("Casino Not Found").waitFor();
    await page.getByText("The casino you're looking for doesn't exist or has been removed.").waitFor();
    expect(complaints).toHaveLength(1);
    await page.getByRole("link", { name: "Return Home" }).click();
    await page.waitForURL(`${url}/`);
  });

  it("sees a 404 page at a path that does not exist, and the page logs that path", async () => {
    const { page, visit, expects, complaints } = await enter(screen);
    expects(NOT_FOUND, /^warning: 404: no page at /);
    const unknown = ["/no/such/page", "/foo.txt", "/%"];
    for (const [index, path] of unknown.entries()) {
      expect(await visit(path)).toBe(404);
      await page.getByRole("heading", { name: "Oops! Page not found" }).waitFor();
      expect(complaints).toHaveLength(2 * (index + 1));
      expect(complaints).toContain(`warning: 404: no page at ${path}`);
    }
    await page.getByRole("link", { name: "Return to Home" }).click();
    await page.waitForURL(`${url}/`);
    await page.getByRole("heading", { name: "Top-rated casinos" }).waitFor();
  });
});

describe("a cached page of an older release whose scripts no longer exist", () => {
  it("stays visible as the server rendered it, and never reloads", async () => {
    const { page, expects } = await enter(PHONE);
    expects(NOT_FOUND);
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    const missing = page.waitForResponse("**/assets/*.js");
    await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
    await page.goto("/faq");
    await missing;
    await page.waitForLoadState("networkidle");
    expect(documents).toBe(1);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Frequently Asked Questions");
  });
});

describe("a review's second URL", () => {
  it("shows the review and names the first URL as canonical", async () => {
    const { page, visit } = await enter();
    expect(await visit("/casino-reviews/copper-lantern")).toBe(200);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Copper Lantern");
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(`${url}/casino/copper-lantern`);
  });
});

async function openWithoutScript({ width, height }: Screen) {
  const context = await browser().newContext({ baseURL: url, javaScriptEnabled: false, viewport: { width, height } });
  return { context, page: await context.newPage() };
}

describe("a page without JavaScript", () => {
  it("shows the catalogue as the server rendered it", async () => {
    const { context, page } = await openWithoutScript(DESKTOP);
    await page.goto("/");
    expect(await cards(page).count()).toBe(3);
    await page
      .getByRole("link", { name: /^Review of / })
      .first()
      .click();
    expect(await page.getByRole("tab").count()).toBe(7);
    await page.getByRole("tab", { name: "Games" }).click();
    expect(await page.getByRole("tab", { selected: true }).innerText()).toBe("Games");
    await page.goto("/all-casinos");
    await page.getByRole("link", { name: "Show more" }).click();
    expect(await cards(page).count()).toBe(24);
    expect(new URL(page.url()).searchParams.get("after")).not.toBeNull();
    await context.close();
  });

  it("lets the visitor search, filter, and clear the search with forms", async () => {
    const { context, page } = await openWithoutScript(DESKTOP);
    await page.goto("/search");
    await page.getByRole("searchbox", { name: "Search casinos" }).fill("starburst");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.getByRole("heading", { level: 3, name: "Starburst" }).waitFor();
    await page.getByRole("searchbox", { name: "Search casinos" }).fill("");
    await page.getByRole("combobox", { name: "Minimum rating" }).selectOption("4.5+ of 5");
    await page.getByRole("button", { name: "Crypto Friendly" }).click();
    await page.getByRole("heading", { name: /^\d+ casinos? found$/ }).waitFor();
    expect(new URL(page.url()).searchParams.get("rating")).toBe("4.5");
    expect(await page.getByRole("button", { name: "Crypto Friendly", pressed: true }).count()).toBe(1);
    await page.getByRole("button", { name: "Remove filter Rated 4.5+ of 5" }).click();
    expect(new URL(page.url()).search).toBe("?features=crypto");
    expect(await cards(page).count()).toBeGreaterThan(10);
    await page.getByRole("button", { name: "Clear All" }).click();
    await page.getByRole("heading", { name: "Search tips" }).waitFor();
    expect(await page.locator(".skeleton").count()).toBe(0);
    await context.close();
  });

  it("hides controls that need JavaScript, and says when a form or the whole page needs it", async () => {
    const { context, page } = await openWithoutScript(DESKTOP);
    await page.goto("/");
    for (const name of [/^Favorite /, /^Compare /, /^Search casinos/, "Subscribe"])
      expect(await page.getByRole("button", { name }).count()).toBe(0);
    expect(await page.getByRole("radio").count()).toBe(0);
    expect(await page.locator("noscript:visible").allInnerTexts()).toContain("Signing up requires JavaScript.");
    await page.goto("/favorites");
    await page.getByRole("heading", { level: 1, name: "My Favorite Casinos" }).waitFor();
    expect(await page.getByRole("main").innerText()).toContain("This page needs JavaScript.");
    await page.getByRole("main").getByRole("link", { name: "Browse All Casinos" }).click();
    await page.waitForURL(`${url}/all-casinos`);
    await context.close();
  });

  it.each(screensOr(PHONE))("has a Menu link that leads to the links in the footer, on $screen", async (screen) => {
    const { context, page } = await openWithoutScript(screen);
    await page.goto("/faq");
    for (const name of ["Menu", "Games"]) expect(await page.getByRole("button", { name }).count()).toBe(0);
    await page.getByRole("link", { name: "Menu", exact: true }).click();
    const news = page.getByRole("contentinfo").getByRole("link", { name: "News" });
    expect(
      await page.getByRole("navigation", { name: "Casino Reviews" }).evaluate((links) => {
        const { top } = links.getBoundingClientRect();
        return top >= 0 && top < innerHeight;
      }),
    ).toBe(true);
    await news.click();
    await page.waitForURL(`${url}/news`);
    await context.close();
  });
});
