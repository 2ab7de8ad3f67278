import { ask } from "./product.js";
import { setStage, type Visitor } from "./stage.js";

const { enter, url } = setStage();

interface Tab {
  query: string;
  variables: string | null;
}

/** The gallery as the playground has stored it for its visitor. */
async function openGallery({ page, expects }: Visitor): Promise<Tab[]> {
  expects(/^info: setup-workers/);
  await page.goto("/playground", { waitUntil: "networkidle" });
  const stored = await page.waitForFunction(() => localStorage.getItem("graphiql:tabState"));
  return (JSON.parse((await stored.jsonValue())!) as { tabs: Tab[] }).tabs;
}

describe("the playground", () => {
  it("answers an example query with the catalogue, from our own assets alone", async () => {
    const { page, expects } = await enter();
    // GraphiQL says which workers it starts.
    expects(/^info: setup-workers/);
    await page.goto("/playground", { waitUntil: "networkidle" });
    await page.locator(".graphiql-query-editor", { hasText: "trustScore" }).waitFor();
    await page.getByRole("button", { name: /^Execute query/ }).click();
    await page.locator(".graphiql-response", { hasText: "amber-abacus" }).waitFor();
    const examples = await page.getByRole("tab").allInnerTexts();
    expect(examples).toEqual(
      expect.arrayContaining(["CasinoWithReceipt", "Search", "Pages", "Cashback", "HighReturnSlots"]),
    );
  });

  it("has example queries that the product answers with something, every one", async () => {
    const tabs = (await openGallery(await enter())).filter(({ query }) => /^query /m.test(query));
    expect(tabs.length).toBeGreaterThan(5);
    for (const { query, variables } of tabs) {
      const data = await ask<Record<string, unknown>>(url, query, JSON.parse(variables || "{}"));
      expect(JSON.stringify(data)).toMatch(/"(name|title|label)":"/);
    }
  });

  it("has examples that add, correct and remove a bonus", async () => {
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

  it("wears the theme that was chosen on the site", async () => {
    const { page, expects } = await enter();
    expects(/^info: setup-workers/);
    const ground = () =>
      page.locator(".graphiql-container").evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.goto("/playground", { waitUntil: "networkidle" });
    const light = await ground();
    await page.evaluate(() => localStorage.setItem("honestodds-theme", "dark"));
    await page.reload({ waitUntil: "networkidle" });
    await page.locator("body.graphiql-dark").waitFor();
    expect(await ground()).not.toBe(light);
  });
});
