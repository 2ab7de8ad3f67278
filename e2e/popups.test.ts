import type { Page } from "playwright-core";
import { DESKTOP, PHONE, screensOr } from "./browser.js";
import { setUpFixtures } from "./fixtures.js";

const { enter, enterFresh } = setUpFixtures();

/** Simulates a pointer that leaves through the window's top edge. Playwright can't move the mouse out of the window. */
async function leaveByTheTop(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new MouseEvent("mouseleave", { clientY: -1 })));
}

/** Returns the uncompressed sizes of the scripts that the page has loaded, in load order. */
function scriptSizes(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return resources.filter(({ name }) => name.endsWith(".js")).map(({ decodedBodySize }) => decodedBodySize);
  });
}

describe.each(screensOr(DESKTOP))("the exit offer on $screen", (screen) => {
  it("takes focus, keeps it while open, and restores it when closed", async () => {
    const { page, visit } = await enter(screen);
    await visit("/");
    const start = page.getByRole("link", { name: "Get Started" });
    await start.focus();
    await leaveByTheTop(page);
    const offer = page.getByRole("dialog", { name: "3 no-deposit codes worth up to $100" });
    await offer.waitFor();
    await page.waitForFunction(() => document.activeElement?.matches("dialog input[type=email]"));
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press("Tab");
      // The page behind the dialog can't get the focus. The focus can still move to the browser's own controls.
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && document.activeElement?.closest("dialog") === null,
      );
      expect(isOutside).toBe(false);
    }
    await offer.getByRole("button", { name: "Join" }).click();
    const notifications = offer.getByRole("region", { name: /^Notifications/ });
    await notifications.getByText("Please enter a valid email address", { exact: true }).waitFor();
    await notifications.getByRole("button", { name: "Close" }).click();
    await notifications.getByText("Please enter a valid email address").waitFor({ state: "detached" });
    expect(await offer.isVisible()).toBe(true);

    await page.keyboard.press("Escape");
    await offer.waitFor({ state: "detached" });
    await page.waitForFunction(() => document.activeElement?.textContent === "Get Started");
  });

  it("keeps the page from scrolling, loads less than 12 kB, and closes on a click outside", async () => {
    const { page, visit } = await enter(screen);
    await visit("/");
    const before = await scriptSizes(page);
    await leaveByTheTop(page);
    const offer = page.getByRole("dialog");
    await offer.waitFor();
    const fetched = (await scriptSizes(page)).slice(before.length);
    expect(fetched.length).toBeGreaterThan(0);
    expect(fetched.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000);
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 500);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.mouse.click(5, 5);
    await offer.waitFor({ state: "detached" });
  });

  it("appears only once and stores an address only in this browser", async () => {
    const { page, visit } = await enterFresh(screen);
    await visit("/blog");
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.postData() ?? ""));
    await leaveByTheTop(page);
    const offer = page.getByRole("dialog", { name: "3 no-deposit codes worth up to $100" });
    await offer.getByRole("textbox", { name: "Your email address" }).fill("leaver@example.com");
    await page.keyboard.press("Enter");
    await offer.waitFor({ state: "detached" });
    const stored = await page.evaluate(() => [
      localStorage.getItem("exitIntentModalSeen"),
      localStorage.getItem("newsletterSubscribed"),
      localStorage.getItem("subscriberEmail"),
    ]);
    expect(stored).toEqual(["true", "true", "leaver@example.com"]);
    expect(sent.join()).not.toContain("leaver");

    await visit("/blog");
    await page.clock.install();
    await leaveByTheTop(page);
    await page.clock.runFor(1000);
    expect(await offer.count()).toBe(0);
  });
});

describe.each(screensOr(PHONE))("the install card on $screen", (screen) => {
  it("appears ten seconds after the beforeinstallprompt event, and opens the browser's prompt", async () => {
    const { page, visit } = await enterFresh(screen);
    await page.clock.install();
    await visit("/");
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
  });
});
