/** Tests a browser behind a load balancer whose servers run two releases with different scripts and styles. */
import { openContext, openPage, sharedBrowser } from "./browser.js";
import { serve } from "./chaos/harness.js";
import { type LoadBalancer, startLoadBalancer } from "./chaos/loadBalancer.js";
import { makeOtherBuild } from "./chaos/otherBuild.js";
import { onCleanup } from "./cleanup.js";
import { hasPostgres, makeDatabase } from "./databases.js";
import { follow, whenReady } from "./pages.js";
import { until } from "./until.js";

/** Pages with different scripts. The browser opens the first of each row, and follows links to the others. */
const visits = [
  ["/", "/all-casinos", "/slots", "/guides"],
  ["/all-casinos", "/welcome-bonus", "/search", "/about-us"],
  ["/search", "/news", "/", "/faq"],
  ["/welcome-bonus", "/how-we-rate", "/favorites", "/blog"],
];

(hasPostgres ? describe : describe.skip)("behind a load balancer with servers of two releases", () => {
  let balancer: LoadBalancer;
  beforeAll(async () => {
    balancer = await startLoadBalancer();
    onCleanup(() => balancer.close());
    const place = { DATABASE_URL: await makeDatabase() };
    for (const main of [undefined, makeOtherBuild()]) {
      const { url } = await serve(place, main);
      balancer.add(url);
      await until(() => balancer.isReady(url));
    }
  });

  it("every page loads all its files, and so do the next three navigations within the site", async () => {
    const releases = new Set<string>();
    const failures: string[] = [];
    const unexpected: string[] = [];
    // Open each page twice, because the load balancer alternates between the releases.
    for (const [path = "/", ...next] of [...visits, ...visits]) {
      const context = await openContext(await sharedBrowser(), balancer.url);
      const { page, complaints } = await openPage(context, balancer.url);
      page.on("response", (response) => {
        if (response.status() >= 400) failures.push(`${response.url()} returned ${response.status()}.`);
      });
      await page.goto(path, { waitUntil: "load" });
      await whenReady(page);
      releases.add((await page.locator('script[type="module"][src]').first().getAttribute("src"))!);
      await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
      for (const each of next) await follow(page, each);
      if (!(await page.evaluate(() => "isSameDocument" in globalThis)))
        failures.push(`The browser loaded another document after ${path}.`);
      unexpected.push(...complaints);
      await context.close();
    }
    expect(failures).toEqual([]);
    expect(unexpected).toEqual([]);
    expect(releases.size).toBe(2);
  });
});
