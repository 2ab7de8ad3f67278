import type { Page } from "playwright-core";
import { SCREENS } from "./browser.js";
import { setUpFixtures } from "./fixtures.js";
import { startTcpProxy } from "./tcpProxy.js";

const { url, enter } = setUpFixtures();

async function subscribe(page: Page, email: string): Promise<void> {
  await page.getByRole("textbox", { name: "Email address" }).fill(email);
  await page.getByRole("button", { name: "Subscribe" }).click();
}

/** Finds a toast by its title and description. */
function toast(page: Page, title: string, words: string) {
  const region = page.getByRole("region", { name: /^Notifications/ });
  return region.filter({ hasText: title }).getByText(words, { exact: true });
}

describe.each(SCREENS)("the newsletter form on $screen", (screen) => {
  const email = `reader.${screen.width}@example.com`;

  it("accepts a new address and reports an address that is already subscribed", async () => {
    const first = await enter(screen);
    await first.visit("/");
    await subscribe(first.page, email);
    await toast(first.page, "Success", "You are subscribed to our newsletter.").waitFor();
    await first.page.getByText("Thank you for subscribing.").waitFor();

    const again = await enter(screen);
    await again.visit("/");
    await subscribe(again.page, ` ${email.toUpperCase()} `);
    await toast(again.page, "Already Subscribed", "This email is already subscribed to our newsletter.").waitFor();
    expect(await again.page.getByRole("button", { name: "Subscribe" }).isEnabled()).toBe(true);
  });

  it("asks for an address when the field is empty, and keeps an invalid address in the field", async () => {
    const { page, visit } = await enter(screen);
    await visit("/");
    const words = toast(page, "Error", "Please enter a valid email address.");
    await subscribe(page, "");
    await words.waitFor();
    await page
      .getByRole("region", { name: /^Notifications/ })
      .getByRole("button", { name: "Close" })
      .click();
    await words.waitFor({ state: "detached" });
    await subscribe(page, "no address");
    await words.waitFor();
    expect(await page.getByRole("textbox", { name: "Email address" }).inputValue()).toBe("no address");
  });

  it("keeps the address when the server is down", async () => {
    const proxy = await startTcpProxy(Number(new URL(url).port));
    const { page, visit, expects } = await enter(screen, proxy.url);
    // Allows the browser's messages about an unreachable server, and our message about an event that could not be sent.
    expects(/^error: Failed to load resource: net::ERR_CONNECTION_REFUSED$/, /^error: .* when fetching the script\.$/);
    expects(/^error: Analytics tracking error:/);
    await visit("/");
    await proxy.close();
    await subscribe(page, email);
    await toast(page, "Error", "Failed to subscribe. Please try again.").waitFor();
    expect(await page.getByRole("textbox", { name: "Email address" }).inputValue()).toBe(email);
  });
});
