import type { Page } from "playwright-core";
import { setUpFixtures, type Visitor } from "./fixtures.js";
import { cards } from "./pages.js";

const { enter } = setUpFixtures();

/** The browser's own line for a script that it could not fetch, and React's for what a boundary caught. */
const FAILED = [
  /^error: Failed to load resource: net::ERR_FAILED$/,
  /^error: .*(?:ChunkLoadError|dynamically imported)/,
];

/** A visitor without a service worker, which would answer in place of the network. */
async function enterWithoutWorker(): Promise<Visitor> {
  const visitor = await enter();
  visitor.expects(...FAILED);
  await visitor.page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  return visitor;
}

/** Lets no script or style sheet of this name through; returns how to let them through again. */
async function block(page: Page, name: string): Promise<() => Promise<void>> {
  const pattern = new RegExp(`/assets/${name}-[^/]*\\.(?:js|css)$`);
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
}

const tabs = [
  ["analytics", "AnalyticsTab"],
  ["casinos", "CasinoFormTab"],
  ["bonuses", "BonusFormTab"],
  ["games", "GameFormTab"],
  ["manage-casinos", "ManageCasinosTab"],
  ["manage-bonuses", "ManageBonusesTab"],
  ["manage-games", "ManageGamesTab"],
  ["content", "ContentTab"],
] as const;

describe("a script that fails once", () => {
  it("leaves the page as it is, and the search opens with Try Again", async () => {
    const { page, visit } = await enterWithoutWorker();
    await visit("/");
    const unblock = await block(page, "SearchPopup");
    await page.getByRole("button", { name: "Search casinos, games, bonuses" }).click();
    const retry = page.locator(".search-popup").getByRole("button", { name: "Try Again" });
    await retry.waitFor();
    expect(await page.getByRole("link", { name: "Get Started" }).isVisible()).toBe(true);

    await retry.click();
    await retry.waitFor();
    await unblock();
    await retry.click();
    await page.getByRole("combobox").waitFor();
  });

  it("opens the search the next time that it is opened", async () => {
    const { page, visit } = await enterWithoutWorker();
    await visit("/");
    const unblock = await block(page, "SearchPopup");
    const toggle = page.getByRole("button", { name: "Search casinos, games, bonuses" });
    await toggle.click();
    await page.locator(".search-popup").getByRole("button", { name: "Try Again" }).waitFor();
    await unblock();
    await toggle.click();
    await toggle.click();
    await page.getByRole("combobox").waitFor();
    expect(await page.getByRole("button", { name: "Try Again" }).count()).toBe(0);
  });

  it("leaves the panel's tabs usable, and each tab opens with Try Again", async () => {
    const { page, visit } = await enterWithoutWorker();
    for (const [tab, file] of tabs) {
      const unblock = await block(page, file);
      await visit(`/admin?tab=${tab}`);
      const panel = page.getByRole("tabpanel");
      const retry = panel.getByRole("button", { name: "Try Again" });
      await retry.waitFor();
      expect(await page.getByRole("tab").count()).toBe(tabs.length);
      await unblock();
      await retry.click();
      await retry.waitFor({ state: "detached" });
      await panel.getByRole("button").first().waitFor();
    }
  });

  it("leaves the report's tables usable, and the charts appear with Try Again", async () => {
    const { page, visit } = await enterWithoutWorker();
    await visit("/");
    const unblock = await block(page, "charts");
    await visit("/admin?tab=analytics");
    const report = page.getByRole("region", { name: "Page views" }).first();
    const retry = report.getByRole("button", { name: "Try Again" });
    await retry.waitFor();
    expect(await report.getByRole("button", { name: "Table" }).isVisible()).toBe(true);
    await unblock();
    await retry.click();
    await report.locator("svg").first().waitFor();
  });

  it("leaves the list as it is, and the comparison tray appears with Try Again", async () => {
    const { page, visit } = await enterWithoutWorker();
    await visit("/all-casinos");
    const unblock = await block(page, "ComparisonTray");
    await cards(page)
      .first()
      .getByRole("button", { name: /^Compare / })
      .click();
    const retry = page.getByRole("button", { name: "Try Again" });
    await retry.waitFor();
    expect(await cards(page).count()).toBeGreaterThan(1);
    await unblock();
    await retry.click();
    await page.getByRole("region", { name: "Comparison tray" }).waitFor();
  });

  it("leaves the header and footer usable, and the next page opens with Try Again", async () => {
    const { page, visit } = await enterWithoutWorker();
    await visit("/");
    const unblock = await block(page, "FaqPage");
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "FAQ" }).click();
    const retry = page.getByRole("main").getByRole("button", { name: "Try Again" });
    await retry.waitFor();
    expect(await footer.isVisible()).toBe(true);
    await unblock();
    await retry.click();
    await page.getByRole("heading", { level: 1, name: /Questions/ }).waitFor();
  });

  it("leaves the panel styled when its style sheet fails once", async () => {
    const { page, visit } = await enterWithoutWorker();
    await visit("/");
    const unblock = await block(page, "AdminRoute");
    await page.goto("/admin?tab=content");
    const retry = page.getByRole("main").getByRole("button", { name: "Try Again" });
    await retry.waitFor();
    await unblock();
    await retry.click();
    await page.getByRole("tabpanel").waitFor();
    const display = await page.locator(".admin-head").evaluate((head) => getComputedStyle(head).display);
    expect(display).toBe("flex");
  });
});

it("a page that the server rendered stays as it is while its script is missing, and then answers", async () => {
  const { page } = await enterWithoutWorker();
  const unblock = await block(page, "CasinoListPage");
  await page.goto("/all-casinos");
  await page.waitForRequest(/\/assets\/CasinoListPage-/);
  await page.waitForLoadState("load");
  // A second request for it: the first one has failed by then.
  await page.waitForRequest(/\/assets\/CasinoListPage-/);
  expect(await cards(page).count()).toBe(24);
  expect(await page.getByRole("heading", { name: "Something went wrong" }).count()).toBe(0);
  await unblock();
  const heart = cards(page)
    .first()
    .getByRole("button", { name: /^Favorite / });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main > *") ?? {}).some((key) => key.startsWith("__react")),
  );
  await heart.click();
  expect(await heart.getAttribute("aria-pressed")).toBe("true");
});
