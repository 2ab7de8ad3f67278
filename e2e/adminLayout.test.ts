/** Checks that the panel's lists and forms keep the important elements visible at different widths. */
import type { Locator, Page } from "playwright-core";
import { editRow } from "./panel.js";
import { setUpPanel } from "./panelFixtures.js";
import { ask } from "./product.js";

const { openPanel, url } = setUpPanel();

const screenOf = (width: number) => ({ screen: `${width} px`, width, height: 800 });

/** Returns whether an element is visible and would receive a click at its center. */
function isInSight(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit === element.parentElement);
  });
}

const scrollTo = (page: Page, y: number) => page.evaluate((to) => window.scrollTo(0, to), y);

describe("a list in the panel", () => {
  it.each(["casinos", "bonuses", "games"])("keeps the column headers of %s visible at all widths", async (list) => {
    const { page } = await openPanel(`/admin?tab=manage-${list}`, screenOf(1440));
    for (const width of [768, 900, 1024, 1279, 1440]) {
      await page.setViewportSize(screenOf(width));
      const heads = page.locator("[role=grid] thead th:visible");
      await heads.first().waitFor();
      await scrollTo(page, 900);
      for (const head of await heads.all()) expect([width, await isInSight(head)]).toEqual([width, true]);
      // The table must not be wider than its scroll container.
      const { inside, screen } = await page.getByRole("grid").evaluate((table) => ({
        inside: table.getBoundingClientRect().right,
        screen: table.parentElement!.getBoundingClientRect().right,
      }));
      expect(inside).toBeLessThanOrEqual(screen + 1);
    }
  });

  it("lets an editor on a phone sort it and select all rows", async () => {
    const { page } = await openPanel("/admin?tab=manage-casinos", screenOf(375));
    await page.getByRole("button", { name: "Sort: Last changed, descending" }).click();
    await page.getByRole("menuitem", { name: "Name, descending" }).click();
    await page.getByRole("button", { name: "Sort: Name, descending" }).waitFor();
    await page.getByRole("checkbox", { name: "All rows on this page" }).check();
    const { casinos } = await ask<{ casinos: { totalCount: number } }>(url(), "{ casinos { totalCount } }");
    const onPage = Math.min(casinos.totalCount, 50);
    await page.getByText(`${onPage} selected`).waitFor();
    expect(await page.getByText(`1–${onPage} of ${casinos.totalCount}`).isVisible()).toBe(true);
  });
});

describe("the panel on a phone", () => {
  it("shows all tabs", async () => {
    const { page } = await openPanel("/admin?tab=content", screenOf(375));
    const tabs = await page.getByRole("tab").all();
    expect(tabs.length).toBeGreaterThan(20);
    for (const tab of tabs)
      expect([await tab.textContent(), await isInSight(tab)]).toEqual([await tab.textContent(), true]);
  });
});

describe("the casino form", () => {
  it("always shows links to all of its sections", async () => {
    const { page } = await openPanel("/admin?tab=content", screenOf(1440));
    for (const width of [375, 1024, 1440]) {
      await page.setViewportSize(screenOf(width));
      await editRow(page, "casinos", "Copper Lantern");
      const parts = page.getByRole("navigation", { name: "Sections of this form" });
      const names = ["Review", "Casino", "Lists", "Welcome offer", "Features"];
      // The form opens at the top of the page. From the form on, the links stay in sight.
      await parts.evaluate((links) => links.scrollIntoView());
      for (const name of names) {
        const link = parts.getByRole("button", { name });
        expect([name, await isInSight(link)]).toEqual([name, true]);
        await link.click();
        const title = page.locator("legend", { hasText: name });
        expect([name, await isInSight(title)]).toEqual([name, true]);
        // The next Tab press must move the focus into that section.
        await page.keyboard.press("Tab");
        const section = await page.evaluate(
          () => document.activeElement?.closest("fieldset")?.querySelector("legend")?.textContent,
        );
        expect(section).toBe(name);
      }
    }
  });

  it("shows a long review in full", async () => {
    const { page } = await openPanel("/admin?tab=content", screenOf(1440));
    await editRow(page, "casinos", "Northgate");
    const about = page.getByLabel("About", { exact: true });
    await about.fill("One line.\n".repeat(40));
    const hidden = await about.evaluate((area) => area.scrollHeight - area.clientHeight);
    expect(hidden).toBeLessThanOrEqual(2);
  });
});
