import type { Browser } from "playwright-core";
import { launchBrowser, openVisitor, type Watched } from "./browser.js";
import { makeDataDir, type Product, startProduct } from "./product.js";

const LINE = "No connection. Pages that you have opened before still work.";

let product: Product;
let browser: Browser;
let visitor: Watched;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ env: { DATA_DIR: makeDataDir() } }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
beforeEach(async () => {
  visitor = await openVisitor(browser, product.url);
});
afterEach(() => visitor.context.close());

/** Opens a first page and waits until the worker has taken over and kept it. */
async function arrive(path: string): Promise<void> {
  await visitor.page.goto(path, { waitUntil: "networkidle" });
  await visitor.page.waitForFunction(async (address) => {
    const worker = (await navigator.serviceWorker.ready).active;
    const kept = await caches.match(address);
    return worker?.state === "activated" && kept !== undefined;
  }, path);
}

/** The addresses that the worker has kept. */
function keptPaths(): Promise<string[]> {
  return visitor.page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

describe("without a connection", () => {
  it("opens the pages that were visited, by address and by link, and says that there is none", async () => {
    const { page, context } = visitor;
    await arrive("/");
    await page.goto("/all-casinos", { waitUntil: "networkidle" });
    const review = page.getByRole("link", { name: /^Review of / }).first();
    const name = ((await review.getAttribute("aria-label")) ?? "").replace("Review of ", "");
    await review.click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    const { pathname } = new URL(page.url());

    await context.setOffline(true);
    await page.goto("/", { waitUntil: "load" });
    await page.getByText(LINE).waitFor();
    expect(await page.getByRole("link", { name: /^Review of / }).count()).toBeGreaterThan(0);
    // Reached by a link within the page: its data was kept, its document never existed.
    await page.goto(pathname, { waitUntil: "load" });
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.getByRole("link", { name: "About Us" }).first().click();
    await page.getByRole("heading", { level: 1, name: "About Us" }).waitFor();
    await page.getByText(LINE).waitFor();

    await context.setOffline(false);
    await page.goto("/faq", { waitUntil: "networkidle" });
    expect(await page.getByText(LINE).count()).toBe(0);
  });

  it("opens the app at an address that was not visited, with words in place of its list", async () => {
    const { page, context } = visitor;
    await arrive("/");
    await context.setOffline(true);
    await page.goto("/slots", { waitUntil: "load" });
    await page.getByRole("heading", { level: 1, name: "Slots" }).waitFor();
    await page.getByText(/^Error loading games: The server can't be reached/).waitFor();
    expect(await page.getByText(LINE).count()).toBe(1);
    await context.setOffline(false);
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.getByRole("heading", { name: /Games? Found$/ }).waitFor();
  });

  it("keeps nothing of the panel", async () => {
    const { page, context } = visitor;
    await arrive("/");
    await page.goto("/admin", { waitUntil: "networkidle" });
    const kept = await keptPaths();
    expect(kept).toContain("/app-shell");
    expect(kept.filter((path) => /admin/i.test(path))).toEqual([]);
    await context.setOffline(true);
    await expect(page.goto("/admin")).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
  });
});

describe("the site as an app", () => {
  it("is one that the browser offers to install", async () => {
    const { page, context } = visitor;
    await arrive("/");
    const session = await context.newCDPSession(page);
    const { errors, data } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? "{}")).toMatchObject({ short_name: "HonestOdds", display: "standalone" });
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // A test's window is a private one, where nothing is installed.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"]);
  });
});
