import type { Page } from "playwright-core";
import { DESKTOP, type Screen, screensOr } from "./browser.js";
import { cards } from "./pages.js";
import { setUpFixtures, type Visitor } from "./fixtures.js";

const { enter, enterFresh } = setUpFixtures();

const NOTICE = "A new version is ready.";
const MISSING = [
  /^error: Failed to load resource: the server responded with a status of 404/,
  /^error: .*(?:ChunkLoadError|dynamically imported)/,
];

async function enterWithFailures(screen: Screen): Promise<Visitor> {
  const visitor = await enter(screen);
  visitor.expects(...MISSING);
  return visitor;
}

/**
 * Simulates a new release, whose server no longer has the scripts of the open page. Returns a function that ends the
 * simulation.
 */
async function release(page: Page): Promise<() => Promise<void>> {
  const files = /\/assets\/.+\.js$/;
  await page.route(files, (route) => route.fulfill({ status: 404 }));
  return () => page.unroute(files);
}

describe.each(screensOr(DESKTOP))("a release while a page is open, on $screen", (screen) => {
  it("keeps the page and the typed input, and offers to reload", async () => {
    const { page, visit } = await enterWithFailures(screen);
    await visit("/");
    const email = page.getByRole("main").getByRole("textbox").first();
    await email.fill("reader@example.com");
    const finish = await release(page);
    let loads = 0;
    page.on("load", () => (loads += 1));

    const search = page.getByRole("button", { name: "Search casinos, games, bonuses" });
    await search.hover();
    const notice = page.getByRole("status").filter({ hasText: NOTICE });
    await notice.waitFor();
    await search.click();
    await page.locator(".search-toggle__popup").getByRole("button", { name: "Try Again" }).waitFor();
    expect(await email.inputValue()).toBe("reader@example.com");
    expect(loads).toBe(0);

    await finish();
    await Promise.all([page.waitForEvent("load"), notice.getByRole("button", { name: "Reload" }).click()]);
    expect(await notice.count()).toBe(0);
  });

  it("leaves a cached page of the previous release visible and offers to reload", async () => {
    const { page } = await enterWithFailures(screen);
    const finish = await release(page);
    await page.goto("/all-casinos");
    const notice = page.getByRole("status").filter({ hasText: NOTICE });
    await notice.waitFor();
    expect(await cards(page).count()).toBe(24);
    await notice.getByRole("button", { name: "Close" }).click();
    expect(await notice.count()).toBe(0);
    await finish();
  });
});

it("the service worker keeps the scripts of open tabs after a release", async () => {
  const { page, visit, expects } = await enterFresh();
  expects(...MISSING);
  await visit("/");
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller?.state === "activated";
  });
  await release(page);
  await page.getByRole("button", { name: "Search casinos, games, bonuses" }).click();
  await page.getByRole("combobox").waitFor();
  expect(await page.getByRole("button", { name: "Try Again" }).count()).toBe(0);
});
