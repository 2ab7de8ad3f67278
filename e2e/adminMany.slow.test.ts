import type { Page } from "playwright-core";
import { csvFile, findToast } from "./panel.js";
import { setUpPanel } from "./panelFixtures.js";
import { whenReady } from "./pages.js";
import { ask } from "./product.js";

const { openPanel, url } = setUpPanel();

const COUNT = `{ games { totalCount } }`;

async function countGames(): Promise<number> {
  const { games } = await ask<{ games: { totalCount: number } }>(url(), COUNT);
  return games.totalCount;
}

async function agreeToUndo(page: Page): Promise<void> {
  // The dialog also shows toasts, which may have their own Undo buttons.
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).first().click();
}

const row = (at: number) => `Import Game ${at},import-game-${at},Bulk Studio,${90 + (at % 100) / 10}`;

describe("an editor who changes many rows together", () => {
  it("selects the rows on all pages, changes them after a preview, and undoes the change", async () => {
    const { page } = await openPanel("/admin?tab=manage-bonuses&isActive=true&size=25");
    const total = Number(
      /\d+/.exec((await page.getByPlaceholder(/^Filter \d+ bonuses$/).getAttribute("placeholder"))!),
    );
    await page.getByRole("checkbox", { name: "Select every row on this page" }).check();
    await page.getByRole("button", { name: `Select all ${total} bonuses` }).click();
    await page.getByText(`${total} selected`).waitFor();
    await page.getByRole("button", { name: "Deactivate", exact: true }).click();
    await page
      .getByRole("dialog", { name: "Deactivate" })
      .getByRole("button", { name: `Change ${total} bonuses` })
      .click();
    const toast = await findToast(page, `${total} bonuses updated successfully!`);
    const active = async () =>
      (await ask<{ bonuses: { totalCount: number } }>(url(), "{ bonuses { totalCount } }")).bonuses.totalCount;
    expect(await active()).toBe(0);
    await toast.getByRole("button", { name: "Undo" }).click();
    await agreeToUndo(page);
    await findToast(page, `Undone: Changed ${total} bonuses.`);
    expect(await active()).toBe(total);
  });
});

describe("an import of many games", () => {
  const columns = "name,slug,provider,rtp";

  async function chooseFile(page: Page, rows: readonly string[]): Promise<void> {
    await page.getByLabel("CSV or JSON file").setInputFiles(csvFile(columns, rows));
  }

  it("writes nothing if 37 of 10,000 rows are invalid, and the page lists all 37", async () => {
    const before = await countGames();
    const { page } = await openPanel("/admin?tab=manage-games&import=new");
    const isBad = (at: number) => at % 270 === 5 && at < 270 * 37;
    const rows = Array.from({ length: 10_000 }, (_, at) =>
      isBad(at) ? `Bad Game ${at},bad-game-${at},Studio,101` : row(at),
    );
    await chooseFile(page, rows);
    await page.getByRole("heading", { name: "37 of 10,000 rows are invalid" }).waitFor({ timeout: 50_000 });
    const listed: string[] = [];
    const lines = page
      .getByRole("table", { name: /^Errors by row/ })
      .getByRole("row")
      .filter({ hasText: "rtp" });
    listed.push(...(await lines.allInnerTexts()));
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByText(/^Rows 6,757 to /).waitFor();
    listed.push(...(await lines.allInnerTexts()));
    expect(listed).toHaveLength(37);
    for (const line of listed)
      expect(line).toMatch(/^[\d,]+\s+Bad Game \d+\s+rtp\s+Enter the return to player as a percentage/);
    const apply = page.getByRole("button", { name: "Import 9,963 games" });
    expect(await apply.getAttribute("aria-disabled")).toBe("true");
    await apply.click({ force: true });
    await page.getByText(/^You can't import this file while it has invalid rows/).waitFor();
    expect(await countGames()).toBe(before);
  });

  it("creates 1,000 games together, shows them to visitors, and can be undone completely", async () => {
    const before = await countGames();
    const { page } = await openPanel("/admin?tab=manage-games&import=new");
    await chooseFile(
      page,
      Array.from({ length: 1_000 }, (_, at) => row(at)),
    );
    await page.getByRole("button", { name: "Import 1,000 games" }).click({ timeout: 50_000 });
    await page.getByText(/^1,000 games added, 0 games changed\./).waitFor({ timeout: 50_000 });
    expect(await countGames()).toBe(before + 1_000);
    await page.getByRole("button", { name: "Undo the import" }).click();
    await agreeToUndo(page);
    await findToast(page, "Undone: Imported 1,000 games.");
    expect(await countGames()).toBe(before);
    await page.getByRole("link", { name: "Show the games" }).click();
    await whenReady(page);
    await page.getByPlaceholder(`Filter ${before} games`).waitFor();
  });
});
