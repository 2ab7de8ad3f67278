import { DESKTOP, PHONE } from "./browser.js";
import { setUpFixtures } from "./fixtures.js";

const { enter } = setUpFixtures();

/** The URLs that the header links to, except the home page and the search. */
const ADDRESSES = [
  ["/all-casinos", "/new-casinos", "/mobile-casinos", "/live-casinos"],
  ["/no-deposit", "/welcome-bonus", "/free-spins", "/cashback"],
  ["/slots", "/table-games", "/live-games", "/jackpots"],
  ["/bitcoin-casinos", "/ethereum-casinos", "/crypto-bonuses", "/news"],
  ["/about-us", "/guides", "/blog", "/faq", "/playsafe", "/favorites"],
].flat();

describe("the menu on a phone", () => {
  it("contains every link in the wide header and closes when the visitor presses a link", async () => {
    const { page, visit } = await enter(PHONE);
    await visit("/");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    const links = menu.getByRole("link");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
      expect.arrayContaining(ADDRESSES),
    );
    await menu.getByText("HOT").waitFor();
    await menu.getByText("18+").waitFor();
    await menu.getByText("EN", { exact: true }).waitFor();

    await menu.getByRole("link", { name: "Jackpots" }).click();
    await page.getByRole("heading", { level: 1, name: "Jackpots" }).waitFor();
    expect(await menu.count()).toBe(0);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    expect(await menu.getByRole("link", { name: "Jackpots" }).getAttribute("aria-current")).toBe("page");
  });

  it("keeps focus while open and restores it on Escape", async () => {
    const { page, visit } = await enter(PHONE);
    await visit("/");
    const button = page.getByRole("button", { name: "Menu", exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.waitFor();
    // The page behind a modal dialog can't get the focus. The focus can still move to the browser's own controls.
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && focused?.closest("dialog") === null;
      });
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe("the menus on a wide screen", () => {
  it("open with the keyboard and close on Escape, which returns focus to their button", async () => {
    const { page, visit } = await enter(DESKTOP);
    await visit("/");
    const main = page.getByRole("navigation", { name: "Main" });
    const crypto = main.getByRole("button", { name: /^Crypto/ });
    await crypto.focus();
    await page.keyboard.press("Enter");
    await main.getByRole("link", { name: "Ethereum Casinos" }).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await main.getByRole("link", { name: "Ethereum Casinos" }).waitFor({ state: "hidden" });
    expect(await crypto.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press("Enter");
    await main.getByRole("link", { name: "Crypto Bonuses" }).click();
    await page.getByRole("heading", { level: 1, name: "Crypto Bonuses" }).waitFor();
    expect(await crypto.getAttribute("aria-expanded")).toBe("false");
  });

  it("open on hover, one at a time", async () => {
    const { page, visit } = await enter(DESKTOP);
    await visit("/");
    const main = page.getByRole("navigation", { name: "Main" });
    await main.getByRole("button", { name: "Games" }).hover();
    await main.getByRole("link", { name: "Slots" }).waitFor();
    await main.getByRole("button", { name: "Bonuses" }).hover();
    await main.getByRole("link", { name: "Cashback" }).waitFor();
    await main.getByRole("link", { name: "Slots" }).waitFor({ state: "hidden" });
    expect(await main.getByRole("button", { expanded: true }).count()).toBe(1);
  });
});
