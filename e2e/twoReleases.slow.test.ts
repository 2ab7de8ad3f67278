/** Tests a browser behind a load balancer whose servers run two releases with different scripts, styles and operations. */
import { existsSync } from "node:fs";
import type { Page } from "playwright-core";
import { openContext, openPage, sharedBrowser } from "./browser.js";
import { serve } from "./chaos/harness.js";
import { type LoadBalancer, startLoadBalancer } from "./chaos/loadBalancer.js";
import { makeOtherBuild } from "./chaos/otherBuild.js";
import { onCleanup } from "./cleanup.js";
import { hasPostgres, makeDatabase } from "./databases.js";
import { follow, whenReady } from "./pages.js";
import type { Product } from "./product.js";
import { until } from "./until.js";

/** Pages with different scripts. The browser opens the first of each row, and follows links to the others. */
const visits = [
  ["/", "/all-casinos", "/slots", "/guides"],
  ["/all-casinos", "/welcome-bonus", "/search", "/about-us"],
  ["/search", "/news", "/", "/faq"],
  ["/welcome-bonus", "/how-we-rate", "/favorites", "/blog"],
];

const describePostgres = hasPostgres ? describe : describe.skip;

describePostgres("behind a load balancer with servers of two releases", () => {
  let balancer: LoadBalancer;
  const servers: Product[] = [];
  beforeAll(async () => {
    balancer = await startLoadBalancer();
    onCleanup(() => balancer.close());
    const place = { DATABASE_URL: await makeDatabase(), DRAIN_SECONDS: "2" };
    for (const main of [undefined, makeOtherBuild()]) {
      const server = await serve(place, main);
      balancer.add(server.url);
      await until(() => balancer.isReady(server.url));
      servers.push(server);
    }
  });

  const failures: string[] = [];
  const unexpected: string[] = [];
  const unknown: string[] = [];
  beforeEach(() => {
    for (const list of [failures, unexpected, unknown]) list.length = 0;
  });

  async function open(path: string) {
    const context = await openContext(await sharedBrowser(), balancer.url);
    const { page, complaints } = await openPage(context, balancer.url);
    page.on("response", async (response) => {
      if (response.status() >= 400) failures.push(`${response.url()} returned ${response.status()}.`);
      if (!response.url().includes("/graphql?")) return;
      const text = await response.text().catch(() => "");
      if (text.includes("PERSISTED_QUERY_NOT_FOUND")) unknown.push(response.url());
    });
    await page.goto(path, { waitUntil: "load" });
    await whenReady(page);
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    const entry = await page.locator('script[type="module"][src]').first().getAttribute("src");
    const leave = async () => {
      if (!(await page.evaluate(() => "isSameDocument" in globalThis)))
        failures.push(`The browser loaded another document after ${path}.`);
      const errors = page.getByRole("main").getByText(/^Error loading|can't be reached|is not available/);
      unexpected.push(...complaints, ...(await errors.allInnerTexts()));
      await context.close();
    };
    return { page, entry: entry!, leave };
  }

  const followAll = async (page: Page, paths: readonly string[]) => {
    for (const path of paths) await follow(page, path);
  };

  it("every page loads all its files, and so do the next three navigations within the site", async () => {
    const releases = new Set<string>();
    // Open each page twice, because the load balancer alternates between the releases.
    for (const [path = "/", ...next] of [...visits, ...visits]) {
      const { page, entry, leave } = await open(path);
      releases.add(entry);
      await followAll(page, next);
      await leave();
    }
    expect(failures).toEqual([]);
    expect(unexpected).toEqual([]);
    expect(releases.size).toBe(2);
    // Otherwise, the releases would not differ in their operations.
    expect(unknown.length).toBeGreaterThan(0);
  });

  it("a page of the old release works after its server has stopped", async () => {
    let visit = await open("/");
    while (!existsSync(`dist/client${visit.entry}`)) {
      await visit.leave();
      visit = await open("/");
    }
    const [old] = servers;
    await old!.stop();
    balancer.remove(old!.url);
    await followAll(visit.page, ["/slots", "/how-we-rate", "/welcome-bonus", "/search?q=skrill"]);
    expect(await visit.page.getByRole("article").count()).toBeGreaterThan(0);
    await visit.leave();
    expect(failures).toEqual([]);
    expect(unexpected).toEqual([]);
    expect(unknown.length).toBeGreaterThan(0);
  });
});
