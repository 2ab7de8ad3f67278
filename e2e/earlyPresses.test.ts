import type { Page } from "playwright-core";
import { DESKTOP, PHONE } from "./browser.js";
import { cards, whenReady } from "./pages.js";
import { setUpFixtures } from "./fixtures.js";

const { enter } = setUpFixtures();

/** Holds the app's scripts back; returns how to let them through. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

describe("a press before the scripts have come", () => {
  it("of a heart keeps the casino among the favorites", async () => {
    const { page } = await enter(DESKTOP);
    const release = await holdScripts(page);
    await page.goto("/all-casinos", { waitUntil: "commit" });
    const heart = cards(page)
      .first()
      .getByRole("button", { name: /^Favorite / });
    await heart.click();
    // An impatient second press changes nothing.
    await heart.click();
    release();
    await whenReady(page);
    await page.locator("button.favorite[aria-pressed=true]").waitFor();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem("favoriteCasinos") ?? "[]").length)).toBe(1);
    await heart.click();
    expect(await heart.getAttribute("aria-pressed")).toBe("false");
  });

  it("of Menu opens the menu", async () => {
    const { page } = await enter(PHONE);
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    release();
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
    await whenReady(page);
    expect(await page.getByRole("dialog", { name: "Menu" }).isVisible()).toBe(true);
  });

  it("of a form's button sends nothing anywhere and is repeated", async () => {
    const { page } = await enter(DESKTOP);
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("main").getByRole("button", { name: "Subscribe" }).click();
    release();
    await whenReady(page);
    await page.locator(".toast").waitFor();
    expect(new URL(page.url()).search).toBe("");
  });
});

describe("what is typed before the scripts have come", () => {
  it("into the search is searched for, and stays in its field", async () => {
    const { page } = await enter(DESKTOP);
    const release = await holdScripts(page);
    await page.goto("/search", { waitUntil: "commit" });
    const field = page.getByRole("searchbox", { name: "Search casinos" });
    await field.pressSequentially("north");
    release();
    await whenReady(page);
    await page.getByRole("heading", { name: /casinos? found$/ }).waitFor();
    expect(await field.inputValue()).toBe("north");
    await field.pressSequentially("gate");
    await page.waitForURL(/[?&]q=northgate(?:&|$)/);
    expect(await field.inputValue()).toBe("northgate");
  });

  it("into the questions' search filters them", async () => {
    const { page } = await enter(PHONE);
    const release = await holdScripts(page);
    await page.goto("/faq", { waitUntil: "commit" });
    const field = page.getByRole("searchbox");
    await field.pressSequentially("zzzz");
    release();
    await whenReady(page);
    await page.getByText("No results found").waitFor();
    expect(await field.inputValue()).toBe("zzzz");
  });

  it("or chosen, such as a theme, takes effect", async () => {
    const { page } = await enter(DESKTOP);
    const release = await holdScripts(page);
    await page.goto("/faq", { waitUntil: "commit" });
    await page.locator(".top-line label").filter({ hasText: "Dark" }).click();
    release();
    await whenReady(page);
    await page.locator("html.dark").waitFor();
    expect(await page.getByRole("radio", { name: "Dark" }).isChecked()).toBe(true);
  });
});
