import type { Page } from "playwright-core";
import { DESKTOP, PHONE } from "./browser.js";
import { cards, whenReady } from "./pages.js";
import { setUpFixtures } from "./fixtures.js";

const { enter } = setUpFixtures();

/** Blocks the app's scripts. Returns a function that lets them load. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const blocked = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await blocked;
    await route.continue();
  });
  return release;
}

describe("if the scripts load late, a click", () => {
  it("on a favorite button adds the casino to the favorites", async () => {
    const { page } = await enter(DESKTOP);
    const release = await holdScripts(page);
    await page.goto("/all-casinos", { waitUntil: "commit" });
    const heart = cards(page)
      .first()
      .getByRole("button", { name: /^Favorite / });
    await heart.click();
    // An impatient second press must not undo the first.
    await heart.click();
    release();
    await whenReady(page);
    await page.locator("button[aria-label^=Favorite][aria-pressed=true]").waitFor();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem("favoriteCasinos") ?? "[]").length)).toBe(1);
    await heart.click();
    expect(await heart.getAttribute("aria-pressed")).toBe("false");
  });

  it("on Menu opens the menu", async () => {
    const { page } = await enter(PHONE);
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    release();
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
    await whenReady(page);
    expect(await page.getByRole("dialog", { name: "Menu" }).isVisible()).toBe(true);
  });

  it("on Filters opens a list's filters", async () => {
    const { page } = await enter(PHONE);
    const release = await holdScripts(page);
    await page.goto("/all-casinos", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Filters" }).click();
    release();
    await whenReady(page);
    await page.locator("button[aria-expanded=true]", { hasText: "Filters" }).waitFor();
    expect(new URL(page.url()).search).toBe("");
  });

  it("on a form's button does not submit the form natively, and is repeated after hydration", async () => {
    const { page } = await enter(DESKTOP);
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("main").getByRole("button", { name: "Subscribe" }).click();
    release();
    await whenReady(page);
    await page.locator(".toast__card").waitFor();
    expect(new URL(page.url()).search).toBe("");
  });
});

describe("if the scripts load late, input", () => {
  it("into the search field starts a search and remains in the field", async () => {
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

  it("into the FAQ's search field filters the questions", async () => {
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

  it("that selects a theme takes effect", async () => {
    const { page } = await enter(DESKTOP);
    const release = await holdScripts(page);
    await page.goto("/faq", { waitUntil: "commit" });
    await page.locator(".header__top label").filter({ hasText: "Dark" }).click();
    release();
    await whenReady(page);
    await page.locator("html.dark").waitFor();
    expect(await page.getByRole("radio", { name: "Dark" }).isChecked()).toBe(true);
  });
});
