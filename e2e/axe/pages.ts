/** Lists all pages to audit, whether or not they are in the sitemap. */
import type { Page } from "playwright-core";
import { cards, whenReady } from "../pages.js";
import type { Scenario } from "./scenario.js";

const CASINO = "/casino/amber-abacus";
const TABS = ["games", "bonuses", "payments", "support", "mobile", "security"];
const ADMIN_TABS = [
  "analytics",
  "bonuses",
  "games",
  "manage-casinos",
  "manage-bonuses",
  "manage-games",
  "content",
  "facts",
  "directory",
];

async function addThreeFavorites(page: Page): Promise<void> {
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
  { name: "a review at its other URL", path: "/casino-reviews/glasshouse-wager" },
  { name: "a missing casino", path: "/casino/no-such-casino", says: /404/ },
  { name: "a missing page", path: "/no/such/page", says: /404/ },
  { name: "the next page of a list", path: "/all-casinos", open: openNextPage },
  { name: "search", path: "/search" },
  { name: "search, with results", path: "/search?q=skrill&rating=3.0&features=live_chat,fast_withdrawal" },
  { name: "search, without results", path: "/search?q=zzzzzz" },
  { name: "a filtered list", path: "/all-casinos?license=mga" },
  { name: "a game", path: "/game/book-of-dead" },
  { name: "a provider", path: "/provider/netent" },
  { name: "a payment method", path: "/payment-method/trustly" },
  { name: "a license", path: "/license/mga" },
  { name: "a missing provider", path: "/provider/no-such-provider", says: /404/ },
  { name: "a guide", path: "/guides/blackjack-the-table-of-right-answers" },
  { name: "a news article", path: "/news/same-slot-three-returns" },
  { name: "the privacy page", path: "/privacy" },
  { name: "a missing guide", path: "/guides/no-such-guide", says: /404/ },
  { name: "favorites, empty", path: "/favorites" },
  { name: "favorites", path: "/favorites", prepare: addThreeFavorites },
  { name: "newsletter, confirm", path: "/newsletter/confirm?token=x" },
  { name: "newsletter, confirmed", path: "/newsletter/confirmed" },
  { name: "newsletter, an invalid link", path: "/newsletter/invalid" },
  { name: "admin", path: "/admin" },
  ...ADMIN_TABS.map((tab) => ({ name: `admin, ${tab}`, path: `/admin?tab=${tab}` })),
];

async function openNextPage(page: Page): Promise<void> {
  await page.goto((await page.getByRole("link", { name: "Show more" }).getAttribute("href")) ?? "");
  await whenReady(page);
}

/** Returns the paths in the sitemap. Omits the paths of articles and catalogue rows, because these pages look alike. */
async function listedPaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  return paths.filter((path) => !/^\/(?:casino|game|provider|payment-method|license|guides|news|blog)\/./.test(path));
}

export async function findPages(url: string): Promise<Scenario[]> {
  const listed = (await listedPaths(url)).map((path) => ({ name: path, path }));
  return [...listed, ...unlisted];
}
