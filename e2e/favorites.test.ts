import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { DESKTOP, PHONE, screensOr } from "./browser.js";
import { cards } from "./pages.js";
import { type Visitor, setUpFixtures } from "./fixtures.js";

const { enter, enterFresh } = setUpFixtures();

describe("the toasts on a wide screen", () => {
  it("never exceed three, and are 356 px wide, 14 px apart, and 32 px from the edges", async () => {
    const { page, visit } = await enterFresh(DESKTOP);
    await visit("/all-casinos");
    // Stops the clock, so no toast disappears before it is measured.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const hearts = page.getByRole("button", { name: /^Favorite / });
    for (let position = 0; position < 4; position += 1) await hearts.nth(position).click();
    const notices = page.getByRole("region", { name: /^Notices/ }).getByRole("listitem");
    await notices.nth(2).waitFor();
    // Wait until the toasts have finished their entry animations.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))));
    expect(await notices.count()).toBe(3);
    const boxes = await notices.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.map(({ width }) => width)).toEqual([356, 356, 356]);
    expect(boxes.map(({ right }) => DESKTOP.width - right)).toEqual([32, 32, 32]);
    expect(boxes.slice(1).map(({ top }, at) => Math.round(top - boxes[at]!.bottom))).toEqual([14, 14]);
    expect(Math.round(DESKTOP.height - boxes[2]!.bottom)).toBe(32);
  });
});

describe.each(screensOr(PHONE))("the favorites on $screen", (screen) => {
  /**
   * Presses the favorite buttons of the first cards, and then opens the favorites as a visitor does. Returns the names
   * of the casinos.
   */
  async function addFirst({ page, visit }: Visitor, count: number): Promise<string[]> {
    await visit("/all-casinos");
    const names: string[] = [];
    for (let position = 0; position < count; position += 1) {
      const card = cards(page).nth(position);
      names.push(await card.getByRole("heading").innerText());
      await card.getByRole("button", { name: /^Favorite / }).click();
    }
    await page.getByText("Added to favorites").first().waitFor();
    await openFavorites(page);
    return names;
  }

  async function openFavorites(page: Page): Promise<void> {
    if (screen === PHONE) await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("navigation").getByRole("link", { name: "Favorites", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "My Favorite Casinos" }).waitFor();
  }

  function favoriteNames(page: Page): Promise<string[]> {
    return cards(page).getByRole("heading").allInnerTexts();
  }

  it("are added from a card, kept after a reload, counted, and removed one by one", async () => {
    const visitor = await enter(screen);
    const { page } = visitor;
    const names = await addFirst(visitor, 2);
    await page.getByText("2 casinos", { exact: true }).waitFor();
    await page.getByText("Average Rating").waitFor();
    await page.reload({ waitUntil: "load" });
    await page.getByText("2 casinos", { exact: true }).waitFor();
    expect((await favoriteNames(page)).toSorted()).toEqual(names.toSorted());

    await page.getByRole("button", { name: `Remove ${names[0]} from favorites` }).click();
    await page.getByText("Removed from favorites").waitFor();
    await page.getByText("1 casino", { exact: true }).waitFor();
    expect(await favoriteNames(page)).toEqual([names[1]]);
    await page.getByRole("button", { name: `Remove ${names[1]} from favorites` }).click();
    await page.getByRole("heading", { name: "No favorites yet" }).waitFor();
    await page.getByRole("link", { name: "Browse Casinos" }).click();
    await page.getByRole("heading", { name: "50 Casinos Found" }).waitFor();
    expect(await page.getByRole("button", { name: `Favorite ${names[0]}` }).getAttribute("aria-pressed")).toBe("false");
  });

  it("are cleared only after confirmation", async () => {
    const visitor = await enter(screen);
    const { page } = visitor;
    await addFirst(visitor, 2);
    const clear = page.getByRole("button", { name: "Clear All" });
    const question = page.getByRole("alertdialog", { name: "Clear all favorites?" });
    const scripts: string[] = [];
    page.on("request", (request) => request.url().endsWith(".js") && scripts.push(request.url()));
    await clear.click();
    expect(await question.getByRole("button", { name: "Cancel" }).evaluate((one) => one.matches(":focus"))).toBe(true);
    await question.getByRole("button", { name: "Cancel" }).click();
    await question.waitFor({ state: "detached" });
    expect(await clear.evaluate((one) => one.matches(":focus"))).toBe(true);
    expect(await favoriteNames(page)).toHaveLength(2);
    // The dialog must not need further scripts.
    expect(scripts.filter((url) => /dialog|confirm|chakra/i.test(url))).toEqual([]);

    await clear.click();
    await question.getByRole("button", { name: "Clear All" }).click();
    await page.getByRole("heading", { name: "No favorites yet" }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("favoriteCasinos"))).toBeNull();
  });

  it("can be moved to another browser with a file", async () => {
    const visitor = await enter(screen);
    const { page } = visitor;
    const names = await addFirst(visitor, 3);
    const downloads = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export favorites" }).click();
    const download = await downloads;
    expect(download.suggestedFilename()).toBe("casino-favorites.json");
    const text = await readFile(await download.path(), "utf8");
    for (const name of names) expect(text).toContain(name);

    const other = await enter(screen);
    await other.visit("/favorites");
    const bring = async (name: string, content: string) => {
      const chooser = other.page.waitForEvent("filechooser");
      await other.page.getByRole("button", { name: "Import favorites" }).click();
      await (await chooser).setFiles({ name, mimeType: "application/json", buffer: Buffer.from(content) });
    };
    await bring("notes.json", "{}");
    await other.page.getByText("This file is not a list of favorites from this site. Nothing was imported.").waitFor();
    await bring("favorites.json", text);
    await other.page.getByText("3 casinos added to your favorites.").waitFor();
    await cards(other.page).nth(2).waitFor();
    expect((await favoriteNames(other.page)).toSorted()).toEqual(names.toSorted());
  });
});
