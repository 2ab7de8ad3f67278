/** Every page to look at: those that the product lists itself, and those that it does not list. */
import type { Page } from "playwright-core";
import { cards, whenReady } from "../pages.js";
import type { Scenario } from "./scenario.js";

const CASINO = "/casino/amber-abacus";
const TABS = ["games", "bonuses", "payments", "support", "mobile", "security"];
const ADMIN_TABS = ["analytics", "bonuses", "games", "manage-casinos", "manage-bonuses", "manage-games", "content"];

async function keepThree(page: Page): Promise<void> {
  await page.goto("/all-casinos", { waitUntil: "load" });
  await whenReady(page);
  for (const position of [0, 1, 2])
    await cards(page)
      .nth(position)
      .getByRole("button", { name: /^Favorite / })
      .click();
}

const unlisted: Scenario[] = [
  { name: "a review", path: CASINO },
  ...TABS.map((tab) => ({ name: `a review, ${tab}`, path: `${CASINO}?tab=${tab}` })),
  { name: "a review by its other address", path: "/casino-reviews/glasshouse-wager" },
  { name: "a missing casino", path: "/casino/no-such-casino", says: /404/ },
  { name: "a missing page", path: "/no/such/page", says: /404/ },
  { name: "a later page of a list", path: "/all-casinos", open: openNextPage },
  { name: "search", path: "/search" },
  { name: "search, found", path: "/search?q=skrill&rating=3.0&features=live_chat,fast_withdrawal" },
  { name: "search, nothing found", path: "/search?q=zzzzzz" },
  { name: "favorites, none", path: "/favorites" },
  { name: "favorites", path: "/favorites", prepare: keepThree },
  { name: "admin", path: "/admin" },
  ...ADMIN_TABS.map((tab) => ({ name: `admin, ${tab}`, path: `/admin?tab=${tab}` })),
];

async function openNextPage(page: Page): Promise<void> {
  await page.goto((await page.getByRole("link", { name: "Show more" }).getAttribute("href")) ?? "");
  await whenReady(page);
}

/** The paths that the product's site map lists, but for the reviews, which are all of one page. */
async function listedPaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  return paths.filter((path) => !path.startsWith("/casino/"));
}

export async function findPages(url: string): Promise<Scenario[]> {
  const listed = (await listedPaths(url)).map((path) => ({ name: path, path }));
  return [...listed, ...unlisted];
}
