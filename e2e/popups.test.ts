import type { Browser } from "playwright-core";
import { launchBrowser, openVisitor, type Watched } from "./browser.js";
import { makeDataDir, type Product, startProduct } from "./product.js";

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

describe("the exit offer", () => {
  it("takes the focus, keeps it while it is open, and gives it back", async () => {
    const { page, complaints } = visitor;
    await page.goto("/", { waitUntil: "networkidle" });
    const start = page.getByRole("link", { name: "Get Started" });
    await start.focus();
    // No script can move the mouse out of the window: the event says that it did.
    await page.evaluate(() => document.dispatchEvent(new MouseEvent("mouseleave", { clientY: -1 })));
    const offer = page.getByRole("dialog", { name: "3 no-deposit codes worth up to $100" });
    await offer.waitFor();
    const isInside = () => page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null);
    await page.waitForFunction(() => document.activeElement?.matches("[role=dialog] input[type=email]"));
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press("Tab");
      expect(await isInside()).toBe(true);
    }
    await offer.getByRole("button", { name: "Join" }).click();
    await page.locator(".toast", { hasText: "Invalid email" }).getByRole("button", { includeHidden: true }).click();
    expect(await offer.isVisible()).toBe(true);

    await page.keyboard.press("Escape");
    await offer.waitFor({ state: "detached" });
    await page.waitForFunction(() => document.activeElement?.textContent === "Get Started");
    expect(complaints).toEqual([]);
  });
});

describe("the offer to install", () => {
  it("appears ten seconds after the browser's event, and asks the browser's question", async () => {
    const { page, complaints } = visitor;
    await page.clock.install();
    await page.goto("/", { waitUntil: "networkidle" });
    await page.evaluate(() => {
      const prompt = () => Promise.resolve(document.body.setAttribute("data-prompted", ""));
      const event = Object.assign(new Event("beforeinstallprompt"), { prompt, userChoice: Promise.resolve() });
      window.dispatchEvent(event);
    });
    const card = page.getByRole("complementary", { name: "Install the app" });
    await page.clock.runFor(9000);
    expect(await card.count()).toBe(0);
    await page.clock.runFor(2000);
    await card.getByRole("button", { name: "Install Now" }).click();
    await card.waitFor({ state: "detached" });
    expect(await page.locator("body[data-prompted]").count()).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem("pwaInstallPromptSeen"))).toBe("true");
    expect(complaints).toEqual([]);
  });
});
