import { DESKTOP, PHONE, screensOr } from "./browser.js";
import { cards, protrudingElements } from "./pages.js";
import { setUpFixtures } from "./fixtures.js";

const { enter, browser, url } = setUpFixtures();

describe.each(screensOr(DESKTOP))("the search in the header on $screen", (screen) => {
  it("keeps every letter that the visitor types while it opens", async () => {
    const { page, visit } = await enter(screen);
    await visit("/");
    await page.getByRole("button", { name: "Search casinos, games, bonuses" }).click();
    await page.keyboard.type("amber abacus");
    await page.getByRole("option", { name: "Amber Abacus", exact: true }).waitFor();
    expect(await page.getByRole("combobox", { name: "Search" }).inputValue()).toBe("amber abacus");
  });

  it("opens a suggestion, submits a query, and stores the query as a recent search", async () => {
    const { page, visit } = await enter(screen);
    await visit("/");
    const open = page.getByRole("button", { name: "Search casinos, games, bonuses" });
    const field = page.getByRole("combobox", { name: "Search" });
    await open.click();
    await page.getByRole("option", { name: "VIP program" }).waitFor();
    expect(await page.getByRole("button", { name: "Search", exact: true }).isDisabled()).toBe(true);
    await field.fill("amber");
    await page.getByRole("option", { name: "Amber Abacus", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Amber Abacus" }).waitFor();

    await open.click();
    await field.fill("evolution");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=evolution");
    await page.getByRole("heading", { name: /^\d+ casinos? found$/ }).waitFor();
    expect(await cards(page).count()).toBeGreaterThan(0);

    await open.click();
    await page.getByRole("option", { name: "evolution", exact: true }).waitFor();
    await field.fill("zzzzzz");
    await page.getByText("No suggestions found").waitFor();
    await page.getByRole("link", { name: "Advanced Search" }).click();
    await page.waitForURL("**/search");
  });
});

describe.each(screensOr(PHONE))("the search page on $screen", (screen) => {
  it("fits a very long word on the screen", async () => {
    const { page, visit } = await enter(screen);
    await visit(`/search?q=${"w".repeat(300)}`);
    await page.getByRole("heading", { name: "No casinos found" }).waitFor();
    expect(await protrudingElements(page)).toEqual([]);
  });

  it("searches as the visitor types, highlights the matches, and keeps the query after a reload", async () => {
    const { page, visit } = await enter(screen);
    await visit("/search");
    await page.getByRole("heading", { name: "Search tips" }).waitFor();
    await page.getByRole("searchbox", { name: "Search casinos" }).pressSequentially("skrill");
    await page.waitForURL("**/search?q=skrill");
    const count = page.getByRole("heading", { name: /^\d+ casinos? found$/ });
    // On a slow machine, the results for the first letters of the word may appear first.
    await page.waitForFunction(() => {
      const found = [...document.querySelectorAll("main article")];
      const isMarked = (card: Element) =>
        [...card.querySelectorAll("mark")].some(({ textContent }) => /skrill/i.test(textContent));
      return found.length > 0 && found.every(isMarked);
    });
    const found = await count.innerText();

    await page.reload({ waitUntil: "load" });
    await page.getByRole("heading", { name: found }).waitFor();
    expect(await page.getByRole("searchbox", { name: "Search casinos" }).inputValue()).toBe("skrill");
  });

  it("offers the list of all casinos when nothing is found", async () => {
    const { page, visit } = await enter(screen);
    await visit("/search?q=zzzzzz");
    await page.getByRole("heading", { name: "No casinos found" }).waitFor();
    expect(await cards(page).count()).toBe(0);
    await page.getByRole("link", { name: "Browse All Casinos" }).click();
    await page.getByRole("heading", { name: "50 Casinos Found" }).waitFor();
  });

  it("filters by rating, year and feature, sorts, and removes every filter", async () => {
    const { page, visit } = await enter(screen);
    await visit("/search");
    const heading = page.getByRole("heading", { name: /^\d+ casinos? found$/ });
    const active = page.getByRole("list", { name: "Active filters" });
    await page.getByLabel("Minimum rating").selectOption({ label: "4.0+ of 5" });
    await page.getByLabel("Established").selectOption({ label: "2015-2019" });
    await page.getByRole("button", { name: "Crypto Friendly" }).click();
    await page.getByLabel("Sort by").selectOption({ label: "Name A-Z" });
    await page.waitForURL("**/search?rating=4.0&years=2015-2019&features=crypto&sort=name");
    await active.getByRole("button").nth(2).waitFor();
    // The results may first appear in the previous order.
    await page.waitForFunction(() => {
      const shown = [...document.querySelectorAll("main article h3")].map(({ textContent }) => textContent);
      const sorted = shown.toSorted((a, b) => a.localeCompare(b, "en"));
      return shown.length > 1 && shown.every((name, at) => name === sorted[at]);
    });

    const names = await cards(page).getByRole("heading").allInnerTexts();
    const years = await cards(page).locator("dt:text-is('Since') + dd").allInnerTexts();
    expect(years).toHaveLength(names.length);
    for (const year of years) expect(year).toMatch(/^201[5-9]$/);
    const ratings = await cards(page)
      .getByText(/^\d+(?:\.\d)?\/10$/)
      .allInnerTexts();
    expect(ratings).toHaveLength(names.length);
    for (const rating of ratings) expect(Number.parseFloat(rating)).toBeGreaterThanOrEqual(8);

    const narrow = await heading.innerText();
    await active.getByRole("button", { name: "Remove filter Crypto Friendly" }).click();
    await page.waitForURL("**/search?rating=4.0&years=2015-2019&sort=name");
    await active.getByRole("button", { name: "Remove filter Crypto Friendly" }).waitFor({ state: "detached" });
    await page.goBack();
    await page.getByRole("heading", { name: narrow }).waitFor();
    expect(await page.getByRole("button", { name: "Crypto Friendly", exact: true }).getAttribute("aria-pressed")).toBe(
      "true",
    );

    await page.getByRole("button", { name: "Clear All" }).click();
    await page.waitForURL("**/search");
    await page.getByRole("heading", { name: "Search tips" }).waitFor();
    expect(await active.count()).toBe(0);
    expect(await page.getByLabel("Sort by").inputValue()).toBe("rating");
  });

  it("filters by facets", async () => {
    const { page, visit } = await enter(screen);
    await visit("/search?features=mobile");
    const heading = page.getByRole("heading", { name: /^\d+ casinos? found$/ });
    const toggle = page.getByRole("button", { name: "Filters" });
    if (await toggle.isVisible()) await toggle.click();
    const mga = page.getByRole("checkbox", { name: /^Malta Gaming Authority/ });
    const count = await mga.locator("xpath=../small").innerText();
    await mga.click();
    await page.waitForURL("**/search?features=mobile&license=mga");
    await page.getByRole("heading", { name: new RegExp(`^${count} casinos? found$`) }).waitFor();
    await page.getByLabel("Payout time").selectOption({ label: "Within 24 hours" });
    await page.waitForURL("**/search?features=mobile&license=mga&payout=24");
    await page.getByRole("button", { name: "Remove filter Malta Gaming Authority" }).click();
    await page.waitForURL("**/search?features=mobile&payout=24");
    await heading.waitFor();
    expect(await mga.isChecked()).toBe(false);
    expect(await protrudingElements(page)).toEqual([]);
  });

  it("filters by facets without JavaScript", async () => {
    const viewport = { width: screen.width, height: screen.height };
    const page = await browser().newPage({ baseURL: url, javaScriptEnabled: false, viewport });
    await page.goto("/search");
    await page.getByRole("checkbox", { name: /^Malta Gaming Authority/ }).check();
    await page.getByRole("checkbox", { name: /^Trustly / }).check();
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.waitForURL(/license=mga.*payment=trustly/);
    await page.getByRole("heading", { name: /^\d+ casinos? found$/ }).waitFor();
    await page.getByRole("button", { name: "Remove filter Trustly" }).click();
    await page.waitForURL((address) => address.searchParams.get("license") === "mga");
    expect(new URL(page.url()).searchParams.has("payment")).toBe(false);
    await page.close();
  });
});
