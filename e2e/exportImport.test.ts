import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { runsEveryCase } from "./browser.js";
import { openTab } from "./panel.js";
import { setUpPanel } from "./panelFixtures.js";

const { openPanel } = setUpPanel();

const LISTS = ["casinos", "bonuses", "games"] as const;
type List = (typeof LISTS)[number];

const KINDS = ["CSV", "JSON"] as const;
type Kind = (typeof KINDS)[number];

/** Presses a download button and returns the path of the saved file. */
async function download(page: Page, button: string): Promise<string> {
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return saved.path();
}

async function exportList(page: Page, list: List, kind: Kind): Promise<string> {
  await openTab(page, `manage-${list}`);
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await page.getByRole("dialog", { name: /^Export [\d,]+/ }).waitFor();
  return download(page, `Save as ${kind}`);
}

async function importFile(
  page: Page,
  list: List,
  name: string,
  content: Buffer,
  emptyCells = "Keep the current value",
): Promise<void> {
  await openTab(page, `manage-${list}&import=new`);
  await page.locator("label", { hasText: emptyCells }).click();
  const mimeType = name.endsWith(".json") ? "application/json" : "text/csv";
  await page.getByLabel("CSV or JSON file").setInputFiles({ name, mimeType, buffer: content });
  await page.getByRole("heading", { name: /^All [\d,]+ rows? can be imported$/ }).waitFor({ timeout: 60_000 });
}

async function expectNothingToImport(page: Page): Promise<void> {
  await page.getByText("already has these values, so there is nothing to import.").waitFor();
}

/** Values that a spreadsheet could corrupt, and values with separators and quotation marks. */
const AWKWARD = {
  name: '=1+1;"Awkward", Casino',
  slug: "awkward-casino",
  description: "';=cmd|' /C calc'!A0",
  welcomeBonus: "'quoted'",
  bonusAmount: "-5",
  minDeposit: "1,50 \u20ac;=2",
  pros: ["Fast, and safe", 'Says "hi"', "=SUM(A1)", "[brackets]", "a; b"],
  cons: ["-"],
  review: { about: "One.\n\n- two\n- three\n\n;@four" },
};

describe("an exported list", () => {
  const exports = LISTS.flatMap((list) => KINDS.map((kind) => [list, kind] as const));
  // The other cases run only if every case does. Both formats always run.
  it.each(exports.filter((_, at) => runsEveryCase || at % 3 === 0))(
    "of %s as %s changes nothing when an editor imports it again",
    async (list, kind) => {
      const { page } = await openPanel();
      const path = await exportList(page, list, kind);
      await importFile(page, list, `${list}.${kind.toLowerCase()}`, readFileSync(path));
      await expectNothingToImport(page);
    },
  );

  it.each(KINDS)("preserves formulas, separators and quotes in %s", async (kind) => {
    const { page } = await openPanel();
    const row = { ...AWKWARD, slug: `${AWKWARD.slug}-${kind.toLowerCase()}` };
    await importFile(page, "casinos", "new.json", Buffer.from(JSON.stringify([row])));
    await page.getByRole("button", { name: "Import 1 casino" }).click();
    await page.getByRole("heading", { name: "Imported", exact: true }).waitFor();
    const path = await exportList(page, "casinos", kind);
    await importFile(page, "casinos", `casinos.${kind.toLowerCase()}`, readFileSync(path));
    await expectNothingToImport(page);
  });

  it("changes only the edited rows on its first import, and nothing on its second", async () => {
    const { page } = await openPanel();
    const rows = JSON.parse(readFileSync(await exportList(page, "casinos", "JSON"), "utf8")) as Record<
      string,
      unknown
    >[];
    const [changed, cleared] = rows.filter(({ welcomeBonus }) => welcomeBonus !== null);
    changed!["welcomeBonus"] = "Changed in a file";
    cleared!["welcomeBonus"] = null;
    const file = Buffer.from(JSON.stringify(rows));

    await importFile(page, "casinos", "casinos.json", file);
    await page.getByText(/^1 row has empty cells where the catalogue has values\./).waitFor();
    await importFile(page, "casinos", "casinos.json", file, "Clear the field");
    await page.getByRole("button", { name: "Import 2 casinos" }).click();
    await page.getByRole("heading", { name: "Imported", exact: true }).waitFor();

    await importFile(page, "casinos", "casinos.json", file, "Clear the field");
    await expectNothingToImport(page);
    expect(await page.getByText("Someone else changed").count()).toBe(0);
  });
});

describe("a file with invalid rows", () => {
  it("shows the same errors and row numbers when the import is opened in another browser", async () => {
    const { page } = await openPanel();
    await openTab(page, "manage-casinos&import=new");
    const file = ["", "name,slug,rating", "Fine,fine-row,4", ",,", "Wrong,wrong-row,40", "Fine,fine-row,4"].join("\n");
    const chosen = { name: "casinos.csv", mimeType: "text/csv", buffer: Buffer.from(file) };
    await page.getByLabel("CSV or JSON file").setInputFiles(chosen);
    const expectRows = async (shown: Page) => {
      await shown.getByRole("heading", { name: "2 of 3 rows are invalid" }).waitFor();
      const lines = shown.getByRole("table", { name: /^Errors by row/ }).getByRole("row");
      expect((await lines.allInnerTexts()).slice(1).map((text) => text.replaceAll(/\s+/g, " "))).toEqual([
        expect.stringMatching(/^5 Wrong rating /),
        expect.stringMatching(/^6 Fine slug Row 3 of this file has the same slug\./),
      ]);
    };
    await expectRows(page);
    const other = await openPanel();
    await other.page.goto(page.url(), { waitUntil: "load" });
    await expectRows(other.page);
  });
});
