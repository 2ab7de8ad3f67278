import type { Browser } from "playwright-core";
import { launchBrowser, openVisitor, type Watched } from "./browser.js";
import { makeDataDir, type Product, startProduct } from "./product.js";

let product: Product;
let browser: Browser;
let visitor: Watched;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ env: { DATA_DIR: makeDataDir() } }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
beforeEach(async () => {
  visitor = await openVisitor(browser, product.url);
});
afterEach(() => visitor.context.close());

/** Opens an address as a typed one, and waits until the page answers to its visitor. */
async function visit(path: string): Promise<number> {
  const response = await visitor.page.goto(path, { waitUntil: "networkidle" });
  return response?.status() ?? 0;
}

function expectCleanConsole(): void {
  expect(visitor.complaints).toEqual([]);
  expect(visitor.outside).toEqual([]);
}

/** The first casino on the page's cards. */
function firstCard() {
  return visitor.page
    .getByRole("article")
    .filter({ has: visitor.page.getByRole("link", { name: /^Review of / }) })
    .first();
}

async function background(): Promise<string> {
  return visitor.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

describe("a visitor", () => {
  it("opens a casino from a card, reads its tabs, favourites it and finds it again as recently viewed", async () => {
    const { page } = visitor;
    expect(await visit("/")).toBe(200);
    const name = await firstCard().getByRole("heading").innerText();
    await firstCard()
      .getByRole("link", { name: `Review of ${name}` })
      .click();
    await page.getByRole("heading", { level: 1, name }).waitFor();

    for (const label of ["Games", "Bonuses", "Payments", "Support", "Mobile", "Security", "Overview"]) {
      const tab = page.getByRole("tab", { name: label });
      await tab.click();
      await page.getByRole("tab", { name: label, selected: true }).waitFor();
      await page.getByRole("tabpanel", { name: label }).waitFor();
      const { searchParams } = new URL(page.url());
      expect(searchParams.get("tab") ?? "overview").toBe(label.toLowerCase());
    }

    const heart = page.getByRole("button", { name: `Favorite ${name}` });
    await heart.click();
    await page.getByText("Added to favorites").waitFor();
    expect(await heart.getAttribute("aria-pressed")).toBe("true");

    await page
      .getByRole("link", { name: /HonestOdds/ })
      .first()
      .click();
    const recent = page.getByRole("region", { name: "Recently viewed" });
    await recent.getByRole("link", { name }).waitFor();
    expect(
      await firstCard()
        .getByRole("button", { name: `Favorite ${name}` })
        .getAttribute("aria-pressed"),
    ).toBe("true");

    await page.reload({ waitUntil: "networkidle" });
    await recent.getByRole("link", { name }).waitFor();
    expect(
      await firstCard()
        .getByRole("button", { name: `Favorite ${name}` })
        .getAttribute("aria-pressed"),
    ).toBe("true");
    expectCleanConsole();
  });

  it("keeps a tab in the address: a reload and a shared link show the same tab", async () => {
    const { page } = visitor;
    expect(await visit("/casino/copper-lantern?tab=payments")).toBe(200);
    expect(await page.getByRole("tab", { selected: true }).innerText()).toBe("Payments");
    await page.goto("/casino-reviews/copper-lantern", { waitUntil: "networkidle" });
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Copper Lantern");
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(`${product.url}/casino/copper-lantern`);
    expectCleanConsole();
  });

  it("loses no letter that is typed while the search is still opening", async () => {
    const { page } = visitor;
    await visit("/");
    await page.getByRole("button", { name: "Search casinos, games, bonuses" }).click();
    await page.keyboard.type("amber abacus");
    await page.getByRole("option", { name: /Amber Abacus/ }).waitFor();
    expect(await page.getByRole("combobox", { name: "Search" }).inputValue()).toBe("amber abacus");
    expectCleanConsole();
  });

  it("shows the selected tab of a review on a phone", async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 375, height: 800 });
    await visit("/casino/amber-abacus?tab=security");
    await page.waitForFunction(() => {
      const box = document.querySelector('[role="tab"][aria-selected="true"]')?.getBoundingClientRect();
      return box !== undefined && box.left >= 0 && Math.floor(box.right) <= innerWidth;
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    expectCleanConsole();
  });

  it("searches from the header, by a suggestion and by submitting", async () => {
    const { page } = visitor;
    await visit("/");
    const open = page.getByRole("button", { name: "Search casinos, games, bonuses" });
    await open.click();
    await page.getByText("VIP program").waitFor();
    expect(await page.getByRole("button", { name: "Search", exact: true }).isDisabled()).toBe(true);
    await page.getByRole("combobox", { name: "Search" }).fill("amber");
    await page.getByRole("option", { name: /Amber Abacus/ }).click();
    await page.getByRole("heading", { level: 1, name: "Amber Abacus" }).waitFor();

    await open.click();
    await page.getByRole("combobox", { name: "Search" }).fill("evolution");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=evolution");
    await page.getByText(/^\d+ casinos? found$/).waitFor();
    expect(await firstCard().isVisible()).toBe(true);

    await open.click();
    await page.getByRole("option", { name: "evolution", exact: true }).waitFor();
    expectCleanConsole();
  });

  it("reads further pages of a list in place, and by their address without any script", async () => {
    const { page } = visitor;
    await visit("/all-casinos");
    await page.getByRole("heading", { name: "50 Casinos Found" }).waitFor();
    const cards = page.getByRole("link", { name: /^Review of / });
    expect(await cards.count()).toBe(24);
    const more = page.getByRole("link", { name: /more/i });
    const address = await more.getAttribute("href");
    await more.click();
    await cards.nth(47).waitFor();

    const html = await (await fetch(new URL(address!, product.url))).text();
    expect(html.match(/aria-label="Review of /g)).toHaveLength(24);
    expectCleanConsole();
  });

  it("chooses the dark theme, and a reload is dark before any script of ours has run", async () => {
    const { page, context } = visitor;
    await visit("/");
    const light = await background();
    await page.getByRole("group", { name: "Theme" }).getByTitle("Dark").click();
    await page.locator("html.dark").waitFor();
    await page.waitForFunction(
      (before) => getComputedStyle(document.documentElement).backgroundColor !== before,
      light,
    );
    const dark = await background();

    await context.route("**/assets/*.js", (route) => route.abort());
    await page.reload({ waitUntil: "load" });
    expect(await page.locator("html").getAttribute("class")).toContain("dark");
    expect(await background()).toBe(dark);
    await context.unroute("**/assets/*.js");
    visitor.complaints.length = 0;

    await visit("/all-casinos");
    expect(await background()).toBe(dark);
    expectCleanConsole();
  });

  it("follows the operating system's theme while no other is chosen", async () => {
    const { page } = visitor;
    await page.emulateMedia({ colorScheme: "dark" });
    await visit("/");
    expect(await page.locator("html").getAttribute("class")).toContain("dark");
    await page.emulateMedia({ colorScheme: "light" });
    await page.locator("html.light").waitFor();
    expectCleanConsole();
  });

  it("is told that a casino does not exist, with status 404", async () => {
    const { page } = visitor;
    expect(await visit("/casino/no-such-casino")).toBe(404);
    await page.getByText("Casino Not Found").waitFor();
    await page.getByText("The casino you're looking for doesn't exist or has been removed.").waitFor();
    // The browser's own line for a page that is a 404.
    expect(visitor.complaints).toEqual([expect.stringMatching(/^error: Failed to load resource: .*404/)]);
    await page.getByRole("link", { name: "Return Home" }).click();
    await page.waitForURL(`${product.url}/`);
  });

  it("is told that a path does not exist, with status 404 and the specified line in the log", async () => {
    const { page } = visitor;
    expect(await visit("/no/such/page")).toBe(404);
    await page.getByRole("heading", { name: "Oops! Page not found" }).waitFor();
    expect(visitor.complaints.filter((line) => !/Failed to load resource/.test(line))).toEqual([
      expect.stringContaining("404"),
    ]);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await page.waitForURL(`${product.url}/`);
    await page.getByRole("heading", { name: "Top-rated casinos" }).waitFor();
  });
});

describe("the console stays clean and nothing is asked of another host", () => {
  it.each([
    "/",
    "/all-casinos",
    "/new-casinos",
    "/mobile-casinos",
    "/live-casinos",
    "/bitcoin-casinos",
    "/ethereum-casinos",
    "/casino/glasshouse-wager",
    "/casino/velour-vista?tab=security",
    "/search",
    "/search?q=crypto%20casinos",
    "/admin",
  ])("on %s", async (path) => {
    expect(await visit(path)).toBe(200);
    expect(await visitor.page.getByRole("main").innerText()).not.toBe("");
    expectCleanConsole();
  });
});

describe("a page without any script", () => {
  it("shows the catalogue as the server rendered it", async () => {
    const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/");
    expect(await page.getByRole("link", { name: /^Review of / }).count()).toBe(3);
    await page
      .getByRole("link", { name: /^Review of / })
      .first()
      .click();
    expect(await page.getByRole("tab").count()).toBe(7);
    await page.getByRole("tab", { name: "Games" }).click();
    expect(await page.getByRole("tab", { selected: true }).innerText()).toBe("Games");
    await context.close();
  });
});
