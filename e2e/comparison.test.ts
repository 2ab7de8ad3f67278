import type { Page } from "playwright-core";
import { DESKTOP, screensOr } from "./browser.js";
import { cards } from "./pages.js";
import { setUpFixtures } from "./fixtures.js";

const { enter } = setUpFixtures();

const ROWS = [
  "Welcome Bonus",
  "Min Deposit",
  "Wagering Req.",
  "Rating",
  "Established",
  "Crypto Support",
  "Mobile Optimized",
  "Live Games",
  "Free Spins",
  "License",
  "Fastest Payout",
  "Payout Limit per Month",
  "Visit",
];

/** Reads the comparison table as a visitor sees it. Returns the names of the casinos and the text of the rows. */
async function readTable(page: Page): Promise<{ names: string[]; rows: string[][] }> {
  const table = page.getByRole("table");
  await table.getByRole("columnheader").getByRole("link").first().waitFor();
  const names = await table.getByRole("columnheader").getByRole("link").allInnerTexts();
  const rows = await Promise.all(
    (await table.locator("tbody").getByRole("row").all()).map((row) => row.locator("th, td").allInnerTexts()),
  );
  return { names, rows };
}

/** Presses Compare on the first cards of a list. Returns the names of these casinos. */
async function chooseFirst(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let position = 0; position < count; position += 1) {
    const card = cards(page).nth(position);
    names.push(await card.getByRole("heading").innerText());
    await card.getByRole("button", { name: /^Compare / }).click();
  }
  return names;
}

describe.each(screensOr(DESKTOP))("a comparison on $screen", (screen) => {
  it("compares three casinos row by row, and logs a message instead of adding a fourth", async () => {
    const { page, visit, expects, complaints } = await enter(screen);
    expects(/^log: Comparison is full: /);
    await visit("/all-casinos");
    const names = await chooseFirst(page, 3);
    const tray = page.getByRole("region", { name: "Comparison tray" });
    await tray.getByText("3 of 3 selected").waitFor();
    const fourth = cards(page).nth(3);
    await fourth.getByRole("button", { name: /^Compare / }).click();
    expect(await fourth.getByRole("button", { name: /^Compare / }).getAttribute("aria-pressed")).toBe("false");
    expect(complaints).toEqual([
      `log: Comparison is full: ${await fourth.getByRole("heading").innerText()} was not added`,
    ]);

    await tray.getByRole("link", { name: "Compare", exact: true }).click();
    await page.getByRole("heading", { name: "Comparison" }).waitFor();
    // The tray is hidden while the table is visible, because both show the same casinos and buttons.
    await tray.waitFor({ state: "hidden" });
    const { names: columns, rows } = await readTable(page);
    expect(columns).toEqual(names);
    expect(rows.map(([label]) => label)).toEqual(ROWS);
    for (const row of rows) expect(row).toHaveLength(4);

    await page.getByRole("button", { name: "Show only differences" }).click();
    const differing = rows.filter(([label, ...values]) => label === "Visit" || new Set(values).size > 1);
    expect(differing.length).toBeLessThan(rows.length);
    expect((await readTable(page)).rows).toEqual(differing);
  });

  it("is the same for every visitor who has the link, after a reload, and after Back and Forward", async () => {
    const { page, visit } = await enter(screen);
    await visit("/all-casinos");
    const names = await chooseFirst(page, 2);
    await page
      .getByRole("region", { name: "Comparison tray" })
      .getByRole("link", { name: "Compare", exact: true })
      .click();
    const table = await readTable(page);
    expect(table.names).toEqual(names);

    const friend = await enter(screen);
    await friend.visit(page.url());
    expect(await readTable(friend.page)).toEqual(table);
    await page.reload({ waitUntil: "load" });
    expect(await readTable(page)).toEqual(table);

    await page.goBack({ waitUntil: "load" });
    await page.getByRole("heading", { name: "50 Casinos Found" }).waitFor();
    await page.goForward({ waitUntil: "load" });
    expect(await readTable(page)).toEqual(table);
  });

  it("lets the visitor remove one casino, then all casinos, and updates the URL", async () => {
    const { page, visit } = await enter(screen);
    await visit("/all-casinos");
    const [first, second] = await chooseFirst(page, 2);
    await page
      .getByRole("region", { name: "Comparison tray" })
      .getByRole("link", { name: "Compare", exact: true })
      .click();
    const table = page.getByRole("table");
    await table.getByRole("button", { name: `Remove ${first} from the comparison` }).click();
    await table.getByRole("columnheader", { name: first! }).waitFor({ state: "detached" });
    expect((await readTable(page)).names).toEqual([second]);
    await page.waitForURL((url) => !url.searchParams.get("compare")?.includes(","));

    await page.getByRole("button", { name: "Clear Comparison" }).first().click();
    await table.waitFor({ state: "detached" });
    await page.waitForURL((url) => !url.searchParams.has("compare"));
    expect(await page.getByRole("region", { name: "Comparison tray" }).count()).toBe(0);
  });
});
