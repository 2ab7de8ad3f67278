import { DESKTOP, PHONE, SCREENS, type Screen } from "./browser.js";
import { cards, protrudingElements } from "./pages.js";
import { setStage } from "./stage.js";

const { url, enter, browser } = setStage();

/** The browser's own line for a page that is a 404. */
const NOT_FOUND = /^error: Failed to load resource: the server responded with a status of 404/;

describe.each(SCREENS)("a visitor, on $screen", (screen) => {
  it("opens a casino from a card, reads its tabs, favourites it and finds it again as recently viewed", async () => {
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
    const kept = card.getByRole("button", { name: `Favorite ${name}`, pressed: true });
    await kept.waitFor();
    await page.reload({ waitUntil: "load" });
    await recent.getByRole("link", { name }).waitFor();
    await kept.waitFor();
  });

  it("finds the selected tab of a shared address in sight", async () => {
    const { page, visit } = await enter(screen);
    await visit("/casino/amber-abacus?tab=security");
    expect(await page.getByRole("tab", { selected: true }).innerText()).toBe("Security");
    await page.waitForFunction(() => {
      const box = document.querySelector('[role="tab"][aria-selected="true"]')?.getBoundingClientRect();
      return box !== undefined && box.left >= 0 && Math.floor(box.right) <= innerWidth;
    });
  });

  it("reads further pages of a list in place", async () => {
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
  });

  it("is told that a casino does not exist, with status 404", async () => {
    const { page, visit, expects, complaints } = await enter(screen);
    expects(NOT_FOUND);
    expect(await visit("/casino/no-such-casino")).toBe(404);
    await page.getByText("Casino Not Found").waitFor();
    await page.getByText("The casino you're looking for doesn't exist or has been removed.").waitFor();
    expect(complaints).toHaveLength(1);
    await page.getByRole("link", { name: "Return Home" }).click();
    await page.waitForURL(`${url}/`);
  });

  it("is told that a path does not exist, with status 404 and the specified line in the log", async () => {
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

describe("a page that a cache kept from an older release, whose scripts are gone", () => {
  /** The scripts of the first so many documents are missing. */
  async function openKept(missingFor: number) {
    const { page, visit, expects } = await enter(PHONE);
    expects(NOT_FOUND);
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route("**/assets/*.js", (route) =>
      documents <= missingFor ? route.fulfill({ status: 404 }) : route.continue(),
    );
    return { page, visit, opened: () => documents };
  }

  it("is loaded anew, and then works", async () => {
    const { page, visit, opened } = await openKept(1);
    await visit("/faq");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("button", { name: "Close menu" }).waitFor();
    expect(opened()).toBe(2);
  });

  it("is loaded anew once only, and can be read", async () => {
    const { page, opened } = await openKept(Infinity);
    await page.goto("/faq");
    await page.waitForTimeout(2_000);
    expect(opened()).toBe(2);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  });
});

describe("the two addresses of a review", () => {
  it("show the same page, of which the first is the canonical one", async () => {
    const { page, visit } = await enter();
    expect(await visit("/casino-reviews/copper-lantern")).toBe(200);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Copper Lantern");
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(`${url}/casino/copper-lantern`);
  });
});

/** A page of a visitor whose browser runs no scripts. */
async function openWithoutScript({ width, height }: Screen) {
  const context = await browser().newContext({ baseURL: url, javaScriptEnabled: false, viewport: { width, height } });
  return { context, page: await context.newPage() };
}

describe("a page without any script", () => {
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

  it("offers nothing that only a script could do, and says so where a page is nothing else", async () => {
    const { context, page } = await openWithoutScript(DESKTOP);
    await page.goto("/");
    for (const name of [/^Favorite /, /^Compare /, /^Search casinos/, "Subscribe"])
      expect(await page.getByRole("button", { name }).count()).toBe(0);
    expect(await page.getByRole("radio").count()).toBe(0);
    expect(await page.locator("noscript:visible").allInnerTexts()).toContain("Signing up needs JavaScript.");
    await page.goto("/favorites");
    await page.getByRole("heading", { level: 1, name: "My Favorite Casinos" }).waitFor();
    expect(await page.getByRole("main").innerText()).toContain("This page needs JavaScript.");
    await page.getByRole("main").getByRole("link", { name: "Browse All Casinos" }).click();
    await page.waitForURL(`${url}/all-casinos`);
    await context.close();
  });

  it.each(SCREENS)("leads everywhere by the links at its foot, to which a menu brings, on $screen", async (screen) => {
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
