import type { Page } from "playwright-core";
import { setUpFixtures, type Visitor } from "./fixtures.js";
import { cards } from "./pages.js";

const { enter } = setUpFixtures();

/**
 * The browser's message for a script that failed to load, and React's message for an error that an error boundary
 * caught.
 */
const FAILED = [
  /^error: Failed to load resource: net::ERR_FAILED$/,
  /^error: .*(?:ChunkLoadError|dynamically imported)/,
];

async function enterWithFailures(): Promise<Visitor> {
  const visitor = await enter();
  visitor.expects(...FAILED);
  return visitor;
}

/** Blocks all scripts and style sheets with this name. Returns a function that unblocks them. */
async function block(page: Page, name: string): Promise<() => Promise<void>> {
  const pattern = new RegExp(`/assets/${name}-[^/]*\\.(?:js|css)$`);
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
}

const tabs = [
  ["analytics", "AnalyticsTab"],
  ["casinos", "casinoConfig"],
  ["bonuses", "FormTab"],
  ["games", "gameConfig"],
  ["articles", "articleConfig"],
  ["people", "personConfig"],
  ["redirects", "redirectConfig"],
  ["manage-casinos", "ManageList"],
  ["manage-bonuses", "bonusConfig"],
  ["manage-games", "gameConfig"],
  ["manage-articles", "articleConfig"],
  ["manage-people", "personConfig"],
  ["manage-redirects", "redirectConfig"],
  ["content", "ContentTab"],
  ["settings", "SettingsTab"],
  ["facts", "FactsTab"],
  ["directory", "DirectoryTab"],
  ["images", "ImagesTab"],
  ["team", "TeamTab"],
  ["audit-log", "AuditLogTab"],
  ["account", "AccountTab"],
] as const;

describe("a script that fails to load at first", () => {
  it("leaves the page usable, and the search opens after Try Again", async () => {
    const { page, visit } = await enterWithFailures();
    await visit("/");
    const unblock = await block(page, "SearchPopup");
    await page.getByRole("button", { name: "Search casinos, games, bonuses" }).click();
    const retry = page.locator(".search-toggle__popup").getByRole("button", { name: "Try Again" });
    await retry.waitFor();
    expect(await page.getByRole("link", { name: "Get Started" }).isVisible()).toBe(true);

    await retry.click();
    await retry.waitFor();
    await unblock();
    await retry.click();
    await page.getByRole("combobox").waitFor();
  });

  it("does not prevent the search from opening after the visitor has closed the failed popup", async () => {
    const { page, visit } = await enterWithFailures();
    await visit("/");
    const unblock = await block(page, "SearchPopup");
    const toggle = page.getByRole("button", { name: "Search casinos, games, bonuses" });
    await toggle.click();
    await page.locator(".search-toggle__popup").getByRole("button", { name: "Try Again" }).waitFor();
    await unblock();
    await toggle.click();
    await toggle.click();
    await page.getByRole("combobox").waitFor();
    expect(await page.getByRole("button", { name: "Try Again" }).count()).toBe(0);
  });

  it("leaves the panel's tabs usable, and each tab opens after Try Again", async () => {
    const { page, visit } = await enterWithFailures();
    for (const [tab, file] of tabs) {
      const unblock = await block(page, file);
      await visit(`/admin?tab=${tab}`);
      const panel = page.getByRole("tabpanel");
      const retry = panel.getByRole("button", { name: "Try Again" });
      await retry.waitFor();
      expect(await page.getByRole("tab").count()).toBeGreaterThanOrEqual(tabs.length);
      await unblock();
      await retry.click();
      await retry.waitFor({ state: "detached" });
      // In demo mode, the account tab has no button.
      await panel.locator("button, h2").first().waitFor();
    }
  });

  it("leaves the report's tables usable, and the charts appear after Try Again", async () => {
    const { page, visit } = await enterWithFailures();
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

  it("leaves the list usable, and the comparison tray appears after Try Again", async () => {
    const { page, visit } = await enterWithFailures();
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

  it("leaves the header and footer usable, and the next page opens after Try Again", async () => {
    const { page, visit } = await enterWithFailures();
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

  it("leaves the panel styled, even if its style sheet also fails to load at first", async () => {
    const { page, visit } = await enterWithFailures();
    await visit("/");
    const unblock = await block(page, "AdminRoute");
    await page.goto("/admin?tab=content");
    const retry = page.getByRole("main").getByRole("button", { name: "Try Again" });
    await retry.waitFor();
    await unblock();
    await retry.click();
    await page.getByRole("tabpanel").waitFor();
    const display = await page
      .locator("main header")
      .first()
      .evaluate((head) => getComputedStyle(head).display);
    expect(display).toBe("flex");
  });
});

it("a server-rendered page remains visible while its script is missing, then becomes interactive", async () => {
  const { page } = await enterWithFailures();
  const unblock = await block(page, "CasinoListPage");
  await page.goto("/all-casinos");
  await page.waitForRequest(/\/assets\/CasinoListPage-/);
  await page.waitForLoadState("load");
  // If the browser requests the script again, the first request has failed.
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
