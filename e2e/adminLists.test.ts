import type { Locator, Page } from "playwright-core";
import { editRow, findToast } from "./panel.js";
import { setUpPanel } from "./panelFixtures.js";

const { openPanel } = setUpPanel();

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls to a row far down in a list and returns the row. */
async function scrollToRow(page: Page, position: number): Promise<Locator> {
  const row = page.locator("[data-row]").nth(position);
  await row.evaluate((element) => element.scrollIntoView({ block: "center" }));
  return row;
}

describe("a list in the panel", () => {
  it("restores its scroll position after Cancel and after Back, and focuses the row after Cancel", async () => {
    const { page } = await openPanel("/admin?tab=manage-casinos&size=100&mobileOptimized=true");
    const row = await scrollToRow(page, 30);
    const id = await row.getAttribute("data-row");
    const [left, address] = [await scrollY(page), page.url()];
    expect(left).toBeGreaterThan(500);
    await row.getByRole("button", { name: /^Edit / }).click();
    await page.getByRole("heading", { name: /^Update casino / }).waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    const same = page.locator(`[data-row="${id}"]`);
    await same.waitFor();
    await page.waitForFunction((rowId) => document.activeElement?.getAttribute("data-row") === rowId, id);
    expect(page.url()).toBe(address);
    expect(await scrollY(page)).toBe(left);

    await same.getByRole("button", { name: /^Edit / }).click();
    await page.getByRole("heading", { name: /^Update casino / }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.goBack();
    await same.waitFor();
    await page.waitForFunction((y) => Math.round(window.scrollY) === y, left);
  });

  it("ignores its shortcut keys while a drawer or dialog is open, or while focus is outside the list", async () => {
    const { page } = await openPanel("/admin?tab=manage-games");
    const address = page.url();
    const pressAll = async () => {
      for (const key of ["n", "/", "?", "e", "Delete"]) await page.keyboard.press(key);
    };
    const row = page.locator("[data-row]").first();
    await row.focus();
    await row.press("h");
    const drawer = page.getByRole("dialog", { name: /^History of / });
    await drawer.waitFor();
    await pressAll();
    expect(await page.getByRole("dialog").count()).toBe(1);
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "hidden" });

    await row.focus();
    await row.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await help.waitFor();
    await help.getByRole("button", { name: "Close" }).focus();
    await pressAll();
    expect(await help.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await help.waitFor({ state: "hidden" });

    await page.getByRole("tab", { name: "Manage games" }).focus();
    await pressAll();
    expect(await page.getByRole("dialog").or(page.getByRole("alertdialog")).count()).toBe(0);
    expect(page.url()).toBe(address);
  });

  it("sends one request for each sort, page, filter and search, on a slow machine too", async () => {
    const { page } = await openPanel("/admin?tab=manage-games");
    await page.locator("[data-row]").first().waitFor();
    const browser = await page.context().newCDPSession(page);
    await browser.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    let sent = 0;
    page.on("request", (request) => {
      const { operationName } = (request.method() === "POST" && JSON.parse(request.postData() ?? "null")) || {};
      if (operationName === "ManageGames") sent += 1;
    });
    const counts: Record<string, number> = {};
    const count = async (name: string, action: () => Promise<unknown>) => {
      sent = 0;
      const answered = page.waitForResponse(
        (response) => response.request().postData()?.includes("ManageGames") ?? false,
      );
      await action();
      await answered;
      await page.locator("table[aria-busy=false]").waitFor();
      counts[name] = sent;
    };
    await count("sort", () => page.getByRole("columnheader", { name: "Name" }).getByRole("link").click());
    await count("page", () => page.getByRole("link", { name: "Next" }).click());
    await count("search", () => page.getByRole("searchbox").fill("book"));
    await count("filter", async () => {
      await page.getByRole("button", { name: "Add filter" }).click();
      await page.getByRole("menuitem").first().click();
    });
    expect(counts).toEqual({ sort: 1, page: 1, search: 1, filter: 1 });
  });

  it("has the actions for selected rows within six Tab presses of a selected row", async () => {
    const { page } = await openPanel("/admin?tab=manage-casinos");
    const row = page.locator("[data-row]").nth(3);
    await row.focus();
    await row.press(" ");
    const clear = page.getByRole("region", { name: "Selected rows" }).getByRole("button", { name: "Clear" });
    await clear.waitFor();
    let presses = 0;
    while (!(await hasFocus(clear)) && presses < 20) {
      await page.keyboard.press("Tab");
      presses += 1;
    }
    expect(presses).toBeLessThanOrEqual(6);
  });
});

describe("focus in the panel's forms", () => {
  it("moves to the first field after a row is added", async () => {
    const { page } = await openPanel("/admin?tab=games");
    await page.getByLabel(/^Name/).fill("Focus Game");
    await page.getByLabel(/^Provider/).fill("Plain Studio");
    await page.getByRole("button", { name: "Add game" }).click();
    await findToast(page, "Game added successfully!");
    expect(await hasFocus(page.getByLabel(/^Name/))).toBe(true);
  });

  it("is never hidden by the form's action bar", async () => {
    const { page } = await openPanel("/admin?tab=content");
    await editRow(page, "casinos", "Northgate");
    await page.getByLabel(/^Name/).focus();
    const hidden: string[] = [];
    for (let presses = 0; presses < 45; presses += 1) {
      await page.keyboard.press("Tab");
      const name = await page.evaluate(() => {
        const focused = document.activeElement;
        const foot = document.querySelector("[data-editor-actions]");
        if (!focused || !foot || foot.contains(focused) || !focused.closest("[data-editor]")) return null;
        const { top, height } = focused.getBoundingClientRect();
        // For a text area, the browser scrolls only the caret into view, not the whole element.
        const isTall = height > window.innerHeight / 2 || focused.tagName === "TEXTAREA";
        const isCovered = top + (isTall ? 40 : height) > foot.getBoundingClientRect().top;
        return isCovered ? `${focused.tagName} ${focused.id}` : null;
      });
      if (name) hidden.push(name);
    }
    expect(hidden).toEqual([]);
  });
});
