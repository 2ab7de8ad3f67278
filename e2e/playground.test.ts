import type { Browser } from "playwright-core";
import { launchBrowser, openVisitor } from "./browser.js";
import { makeDataDir, type Product, startProduct } from "./product.js";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ env: { DATA_DIR: makeDataDir() } }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

describe("the playground", () => {
  it("answers an example query with the catalogue, from our own assets alone", async () => {
    const { page, complaints, outside, context } = await openVisitor(browser, product.url);
    await page.goto("/playground", { waitUntil: "networkidle" });
    await page.locator(".graphiql-query-editor", { hasText: "trustScore" }).waitFor();
    await page.getByRole("button", { name: /^Execute query/ }).click();
    await page.locator(".graphiql-response", { hasText: "amber-abacus" }).waitFor();
    for (const name of ["CasinoWithReceipt", "Search", "Pages", "Cashback", "HighReturnSlots"]) {
      await page.getByRole("tab", { name }).waitFor();
    }
    // GraphiQL says which workers it starts.
    expect(complaints.filter((line) => !line.startsWith("info: setup-workers"))).toEqual([]);
    expect(outside).toEqual([]);
    await context.close();
  });
});
