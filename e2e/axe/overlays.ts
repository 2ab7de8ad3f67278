/**
 * Lists the scenarios in which something opens, appears or fails on a public page. Add a row for each new dialog, menu
 * or panel.
 */
import type { Page } from "playwright-core";
import { cards, compareThree } from "../pages.js";
import type { Scenario } from "./scenario.js";

/** Matches the browser's console messages for failed requests. */
const UNFETCHED = /Failed to load resource|Failed to fetch|dynamically imported module|ChunkLoadError/;

/** Matches React's message for an undefined component. */
const BROKEN = /Minified React error|ErrorBoundary/;

/** Replaces a script with an empty module, so the component that the script should export is undefined. */
async function breakScript(page: Page, name: string): Promise<void> {
  await page.route(`**/${name}*.js`, (route) => route.fulfill({ contentType: "text/javascript", body: "export {};" }));
}

async function openHeaderSearch(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: "Search casinos, games, bonuses" }).click();
  await page.getByRole("combobox", { name: "Search" }).fill(text);
}

async function openMenu(page: Page, name: RegExp): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("button", { name }).press("Enter");
  await menu.getByRole("list").getByRole("list").getByRole("link").first().waitFor();
}

/** Clicks a link on the page, even if the link is not visible. */
async function followLink(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
}

/** Follows a link to a page whose API requests never receive a response. */
async function followIntoWaiting(page: Page, path: string): Promise<void> {
  await page.route("**/graphql*", () => undefined);
  await followLink(page, path);
  await page
    .getByRole("main")
    .getByRole("status", { name: /^Loading/ })
    .waitFor();
}

const inHeader: Scenario[] = [
  ...[/^Casino Browser/, /^Bonuses/, /^Games/, /^Crypto/].map((name) => ({
    name: `the menu ${name.source.slice(1)}`,
    path: "/",
    widths: [768, 1440] as const,
    open: (page: Page) => openMenu(page, name),
  })),
  {
    name: "the menu on a phone",
    path: "/all-casinos",
    widths: [375],
    open: (page) => page.getByRole("button", { name: "Menu", exact: true }).click(),
  },
  { name: "the skip link", path: "/", open: (page) => page.keyboard.press("Tab") },
  {
    name: "an icon of the theme switch with its tooltip",
    path: "/faq",
    widths: [768, 1440],
    open: async (page) => {
      await page.getByRole("group", { name: "Theme" }).locator("label").first().hover();
      await page.getByRole("tooltip").waitFor();
    },
  },
  {
    name: "the empty search",
    path: "/",
    open: async (page) => {
      await openHeaderSearch(page, "");
      await page.getByRole("option", { name: "VIP program" }).waitFor();
    },
  },
  {
    name: "the search with a selected suggestion",
    path: "/faq",
    open: async (page) => {
      await openHeaderSearch(page, "bit");
      await page.getByRole("option", { name: "Bitcoin", exact: true }).waitFor();
      await page.keyboard.press("ArrowDown");
      await page.getByRole("option", { selected: true }).waitFor();
    },
  },
  {
    name: "the search without suggestions",
    path: "/",
    open: async (page) => {
      await openHeaderSearch(page, "zzzzzz");
      await page.getByText("No suggestions found").waitFor();
    },
  },
];

const dialogs: Scenario[] = [
  {
    name: "the exit offer with a rejected address",
    path: "/",
    open: async (page) => {
      await page.evaluate(() => document.dispatchEvent(new MouseEvent("mouseleave", { clientY: -1 })));
      await page.getByRole("dialog").getByRole("button", { name: "Join" }).click();
      await page.getByText("Invalid email").hover();
    },
  },
  {
    name: "the confirmation before all favorites are removed",
    path: "/all-casinos",
    open: async (page) => {
      await cards(page)
        .first()
        .getByRole("button", { name: /^Favorite / })
        .click();
      await followLink(page, "/favorites");
      await page.getByRole("button", { name: "Clear All" }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  {
    name: "the report of a wrong fact, without a choice",
    path: "/casino/amber-abacus",
    open: async (page) => {
      await page.getByRole("button", { name: "Something wrong?" }).click();
      const dialog = page.getByRole("dialog", { name: "Something wrong?" });
      await dialog.getByRole("button", { name: "Send report" }).click();
      await dialog.getByText("Choose the fact that is wrong.").waitFor();
    },
  },
  {
    name: "the install card over the comparison tray",
    path: "/all-casinos",
    prepare: (page) => page.clock.install(),
    open: async (page) => {
      await compareThree(page);
      await page.evaluate(() => {
        const prompt = () => Promise.resolve();
        window.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt, userChoice: prompt() }));
      });
      await page.clock.runFor(10_500);
      await page.getByRole("complementary", { name: "Install the app" }).waitFor();
    },
  },
];

const onPages: Scenario[] = [
  {
    name: "a reported bonus code",
    path: "/casino/bitharbor?tab=bonuses",
    prepare: (page) =>
      page.route("**/graphql*", async (route) => {
        const isReport = route.request().postData()?.includes("reportFact") === true;
        await (isReport ? route.fulfill({ json: { data: { reportFact: true } } }) : route.fallback());
      }),
    open: async (page) => {
      await page.getByRole("button", { name: "Code didn't work" }).first().click();
      await page.getByText("Your report was sent to the editors.").hover();
    },
  },
  {
    name: "the comparison",
    path: "/all-casinos",
    open: async (page) => {
      await compareThree(page);
      await page.getByRole("link", { name: "Compare", exact: true }).click();
      await page.getByRole("table").getByRole("link").first().waitFor();
      await page.getByRole("button", { name: "Show only differences" }).click();
    },
  },
  {
    name: "a select with a chosen option",
    path: "/search",
    open: async (page) => {
      await page.getByLabel("Minimum rating").press("ArrowDown");
      await page.getByRole("button", { name: /^Remove filter/ }).waitFor();
    },
  },
  {
    name: "a chip with its tooltip",
    path: "/search",
    open: async (page) => {
      await page.getByRole("button", { name: "Live Support" }).hover();
      await page.getByRole("tooltip").waitFor();
    },
  },
  {
    name: "a placeholder button with its tooltip",
    path: "/news",
    open: async (page) => {
      await page.getByRole("button", { name: "Subscribe Now" }).hover();
      await page.getByRole("tooltip").waitFor();
    },
  },
  {
    name: "an open answer in the FAQ",
    path: "/faq",
    open: (page) => page.getByRole("main").getByRole("group").first().locator("summary").click(),
  },
  {
    name: "a search in the FAQ without results",
    path: "/faq",
    open: (page) => page.getByRole("searchbox").fill("zzzzzz"),
  },
  {
    name: "an invalid deposit",
    path: "/welcome-bonus",
    open: (page) => page.getByRole("textbox", { name: "If you deposit" }).first().fill("much"),
  },
  {
    name: "the open filters with a found value",
    path: "/all-casinos?license=mga",
    open: async (page) => {
      const toggle = page.getByRole("button", { name: /^Filters/ });
      if (await toggle.isVisible()) await toggle.click();
      await page.getByRole("searchbox", { name: "Find a payment method" }).fill("tru");
      await page.getByRole("group", { name: "Payment method" }).getByRole("checkbox").first().focus();
    },
  },
  {
    name: "a toast about a favorite",
    path: "/all-casinos",
    open: async (page) => {
      await cards(page)
        .first()
        .getByRole("button", { name: /^Favorite / })
        .click();
      await page.getByText("Added to favorites").hover();
    },
  },
  {
    name: "an error toast and an invalid field",
    path: "/",
    open: async (page) => {
      await page.getByRole("button", { name: "Subscribe" }).click();
      await page.getByText("Please enter a valid email address.").hover();
    },
  },
  {
    name: "the recently viewed casinos",
    path: "/casino/amber-abacus",
    open: async (page) => {
      await followLink(page, "/");
      await page.getByRole("region", { name: "Recently viewed" }).waitFor();
    },
  },
];

const instead: Scenario[] = [
  ...["/all-casinos", "/no-deposit", "/slots"].map((path) => ({
    name: `the loading placeholder of ${path}`,
    path: "/about-us",
    open: (page: Page) => followIntoWaiting(page, path),
  })),
  {
    name: "the loading placeholder of a review",
    path: "/all-casinos",
    open: async (page) => {
      const address = await page
        .getByRole("link", { name: /^Review of / })
        .last()
        .getAttribute("href");
      await followIntoWaiting(page, address ?? "");
    },
  },
  {
    name: "a list that could not be loaded",
    path: "/",
    says: UNFETCHED,
    open: async (page) => {
      await page.route("**/graphql*", (route) => route.abort());
      await followLink(page, "/table-games");
      await page.getByText(/^Error loading games:/).waitFor();
    },
  },
  {
    name: "the offline message",
    path: "/guides",
    says: UNFETCHED,
    open: async (page) => {
      await page.context().setOffline(true);
      await page.getByText("You are offline. Pages that you have opened before still work.").waitFor();
    },
  },
  {
    name: "a page whose script fails to load",
    path: "/",
    says: UNFETCHED,
    prepare: (page) => page.route("**/FaqPage*.js", (route) => route.abort()),
    open: async (page) => {
      await followLink(page, "/faq");
      await page.getByRole("main").getByRole("button", { name: "Try Again" }).waitFor();
    },
  },
  {
    name: "the search whose script fails to load",
    path: "/",
    says: UNFETCHED,
    prepare: (page) => page.route("**/SearchPopup*.js", (route) => route.abort()),
    open: async (page) => {
      await page.getByRole("button", { name: "Search casinos, games, bonuses" }).click();
      await page.getByRole("button", { name: "Try Again" }).waitFor();
    },
  },
  {
    name: "the error screen instead of the page",
    path: "/",
    says: BROKEN,
    prepare: (page) => breakScript(page, "SearchPopup"),
    open: async (page) => {
      await page.getByRole("button", { name: "Search casinos, games, bonuses" }).click();
      await page.getByText("Error Details").click();
    },
  },
];

export const overlays: readonly Scenario[] = [...inHeader, ...dialogs, ...onPages, ...instead];
