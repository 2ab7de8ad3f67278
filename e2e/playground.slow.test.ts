import type { Locator, Page } from "playwright-core";
import { DESKTOP, type Screen } from "./browser.js";
import { ask } from "./product.js";
import { setUpFixtures, type Visitor } from "./fixtures.js";

const { enter, url } = setUpFixtures();

interface Tab {
  query: string;
  variables: string | null;
}

/** Opens the playground and returns the example tabs that it has stored in the browser. */
async function openGallery({ page, expects }: Visitor): Promise<Tab[]> {
  expects(/^info: setup-workers/);
  await page.goto("/playground");
  const stored = await page.waitForFunction(() => localStorage.getItem("graphiql:tabState"));
  return (JSON.parse((await stored.jsonValue())!) as { tabs: Tab[] }).tabs;
}

const NARROW: Screen = { screen: "a narrow phone", width: 390, height: 844 };

/** Opens the playground and waits for the first example. */
async function open(screen: Screen): Promise<Page> {
  const { page, expects } = await enter(screen);
  expects(/^info: setup-workers/);
  await page.goto("/playground");
  await page.locator(".graphiql-query-editor", { hasText: "trustScore" }).waitFor();
  return page;
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${String(locator)} is not shown`);
  return box;
}

describe("the playground", () => {
  it("runs an example query and loads only our own assets", async () => {
    const { page, expects } = await enter();
    // GraphiQL writes to the console when it starts its workers.
    expects(/^info: setup-workers/);
    await page.goto("/playground");
    await page.locator(".graphiql-query-editor", { hasText: "trustScore" }).waitFor();
    await page.getByRole("button", { name: /^Execute query/ }).click();
    await page.locator(".graphiql-response", { hasText: "amber-abacus" }).waitFor();
    const examples = await page.getByRole("tab").allInnerTexts();
    expect(examples).toEqual(
      expect.arrayContaining(["CasinoWithReceipt", "Search", "Pages", "Cashback", "HighReturnSlots"]),
    );
  });

  it("sends headers from the headers pane", async () => {
    const page = await open(DESKTOP);
    await page.getByRole("button", { name: "Headers", exact: true }).click();
    await page.getByRole("region", { name: "Headers" }).getByRole("code").click();
    await page.keyboard.insertText('{ "accept": "application/graphql-response+json" }');
    const answered = page.waitForResponse(
      (response) => response.request().postData()?.includes("HomePage") === true && response.status() === 200,
    );
    await page.getByRole("button", { name: /^Execute query/ }).click();
    expect((await answered).headers()["content-type"]).toMatch(/^application\/graphql-response\+json/);
  });

  it("shows its name on one line next to the tabs while the documentation is open", async () => {
    const page = await open(DESKTOP);
    const closed = await boxOf(page.locator(".playground-name"));
    await page.getByRole("button", { name: /Documentation Explorer/ }).click();
    await page.locator(".graphiql-doc-explorer").waitFor();
    const name = await boxOf(page.locator(".playground-name"));
    const add = await boxOf(page.locator(".graphiql-tab-add"));
    expect(name.height).toBeCloseTo(closed.height, 0);
    expect(add.x + add.width).toBeLessThanOrEqual(name.x);
    expect(name.x + name.width).toBeLessThanOrEqual(DESKTOP.width);
  });

  it("shows the query above the response on a phone", async () => {
    const page = await open(NARROW);
    await page.getByRole("button", { name: /^Execute query/ }).click();
    await page.locator(".graphiql-response", { hasText: "amber-abacus" }).waitFor();
    const editors = await boxOf(page.locator(".graphiql-editors"));
    const response = await boxOf(page.locator(".graphiql-response"));
    for (const { x, y, width, height } of [editors, response]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(NARROW.width);
      expect(y + height).toBeLessThanOrEqual(NARROW.height);
      expect(width).toBeGreaterThan(250);
      expect(height).toBeGreaterThan(200);
    }
    expect(response.y).toBeGreaterThanOrEqual(editors.y + editors.height);
  });

  it("has example queries that all return data", async () => {
    const tabs = (await openGallery(await enter())).filter(({ query }) => /^query /m.test(query));
    expect(tabs.length).toBeGreaterThan(5);
    for (const { query, variables } of tabs) {
      const data = await ask<Record<string, unknown>>(url, query, JSON.parse(variables || "{}"));
      // A new site has no drafts, tokens, webhooks or snapshots yet.
      expect(JSON.stringify(data)).toMatch(/"(name|title|label)":"|"(drafts|apiTokens|webhooks|catalogueSnapshots)":/);
    }
  });

  it("has example mutations that add, correct and remove a bonus", async () => {
    const tabs = await openGallery(await enter());
    const { query, variables } = tabs.find((tab) => /^mutation /m.test(tab.query))!;
    const run = (name: string, given: Record<string, unknown>) => {
      const operation = new RegExp(`mutation ${name}[^]*?\\n}`).exec(query)![0];
      return ask<Record<string, { id: string; version: number }>>(url, operation, given);
    };
    const { createBonus } = await run("AddBonus", { input: JSON.parse(variables!).input });
    const { id, version } = createBonus!;
    const { updateBonus } = await run("CorrectBonus", { id, version });
    const removed = await run("RemoveBonus", { id, version: updateBonus!.version });
    expect(removed).toMatchObject({ deleteBonus: { id } });
  });

  it("uses the theme that the visitor chose on the site", async () => {
    const { page, expects } = await enter();
    expects(/^info: setup-workers/);
    const ground = () =>
      page.locator(".graphiql-container").evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.goto("/playground");
    await page.locator(".graphiql-query-editor", { hasText: "trustScore" }).waitFor();
    const light = await ground();
    await page.evaluate(() => localStorage.setItem("theme", "dark"));
    await page.reload({ waitUntil: "load" });
    await page.locator("body.graphiql-dark").waitFor();
    expect(await ground()).not.toBe(light);
  });
});
