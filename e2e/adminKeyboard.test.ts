import type { Locator, Page } from "playwright-core";
import { EDITOR, findToast } from "./panel.js";
import { setUpPanel } from "./panelFixtures.js";

const { enterPanel } = setUpPanel();

/** Presses Tab or Shift+Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target.toString()} can't be reached by ${key}.`);
}

describe("the panel without a mouse", () => {
  it("lets an editor sign in, add, edit and delete a row, and undo the deletion", async () => {
    const { page, visit } = await enterPanel();
    await visit("/admin?tab=games");
    await tabTo(page, page.getByLabel("Email address"));
    await page.keyboard.type(EDITOR.email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(EDITOR.password);
    await page.keyboard.press("Enter");

    await tabTo(page, page.getByLabel(/^Name/));
    await page.keyboard.type("Keyboard Kings");
    await tabTo(page, page.getByLabel(/^Provider/));
    await page.keyboard.type("Plain Studio");
    await page.keyboard.press("Enter");
    await findToast(page, "Game added successfully!");

    await tabTo(page, page.getByRole("tab", { name: "Games", exact: true }), "Shift+Tab");
    // The focus moves one frame after each key press.
    await page.keyboard.press("End");
    const tabs = await page.getByRole("tab").allInnerTexts();
    for (const tab of tabs.slice(tabs.indexOf("Manage games") + 1).toReversed()) {
      await page.locator("[role=tab]:focus").getByText(tab, { exact: true }).waitFor();
      await page.keyboard.press("ArrowLeft");
    }
    await page.locator("[role=tab]:focus", { hasText: "Manage games" }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("grid", { name: "games" }).waitFor();
    await tabTo(page, page.locator("[data-row]").first());
    await page.keyboard.press("/");
    await page.keyboard.type("keyboard kings");
    const row = page.getByRole("row", { name: /Select Keyboard Kings/ });
    await page.getByPlaceholder("Filter 1 game").waitFor();
    await tabTo(page, row);
    await page.keyboard.press("Enter");

    await page.getByRole("heading", { name: "Update game Keyboard Kings" }).waitFor();
    await tabTo(page, page.getByLabel(/^Provider/));
    await page.keyboard.press("End");
    await page.keyboard.type("s");
    await page.keyboard.press("Enter");
    await findToast(page, "Game updated successfully!");

    await row.getByText("Plain Studios").waitFor();
    expect(new URL(page.url()).searchParams.get("q")).toBe("keyboard kings");
    expect(await row.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Delete");
    await page.getByRole("alertdialog", { name: "Are you sure you want to delete this game?" }).waitFor();
    await tabTo(page, page.getByRole("button", { name: "Delete", exact: true }));
    await page.keyboard.press("Enter");
    await findToast(page, "Game deleted successfully!");
    await page.getByRole("heading", { name: "No games found" }).waitFor();

    await page.keyboard.press("F8");
    await tabTo(page, page.getByRole("button", { name: "Undo" }));
    await page.keyboard.press("Enter");
    await findToast(page, "Undone: Deleted game Keyboard Kings.");
    await row.waitFor();
    expect(await row.innerText()).toContain("Plain Studios");
  });
});
