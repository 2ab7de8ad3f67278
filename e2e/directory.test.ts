import { DESKTOP, PHONE, screensOr } from "./browser.js";
import { cards } from "./pages.js";
import { setUpFixtures } from "./fixtures.js";
import { ask } from "./product.js";

const { enter, browser, url } = setUpFixtures();

describe("a first-time visitor on a phone", () => {
  it("finds the cheapest main offer for a license, payment method and payout time in at most 12 actions", async () => {
    const { page, visit } = await enter(PHONE);
    await visit("/");
    let actions = 0;
    const act = async (action: Promise<unknown>) => {
      actions += 1;
      await action;
    };
    await act(page.getByRole("link", { name: "Get Started" }).click());
    await act(page.getByRole("button", { name: "Filters" }).click());
    await act(page.getByRole("checkbox", { name: /^Malta Gaming Authority/ }).click());
    await page.waitForURL("**/all-casinos?license=mga");
    await act(page.getByRole("checkbox", { name: /^Trustly / }).click());
    await page.waitForURL("**/all-casinos?license=mga&payment=trustly");
    await act(page.getByLabel("Payout time").selectOption({ label: "Within 24 hours" }));
    await page.waitForURL("**/all-casinos?license=mga&payment=trustly&payout=24");
    await cards(page).first().waitFor();

    await act(page.getByRole("link", { name: "Compare their welcome offers" }).click());
    await page.getByRole("heading", { name: /^\d+ Bonus(es)? Found$/ }).waitFor();
    await act(page.getByLabel("If you deposit").fill("50"));
    const first = page.getByRole("article").first();
    await first.getByText("What it really costs").waitFor();
    await page.getByText("Sorted by cost for a deposit of $50, lowest first.").waitFor();
    expect(actions).toBeLessThanOrEqual(12);

    const { bonuses } = await ask<{ bonuses: { nodes: { id: string; title: string; casino: { slug: string } }[] } }>(
      url,
      `{ bonuses(
           filter: { isMainOffer: true, authorities: ["mga"], paymentMethods: ["trustly"], maxPayoutHours: 24 }
           orderBy: COST_ASC
           deposit: 50
           first: 1
         ) { nodes { id title casino { slug } } } }`,
    );
    const { id, title, casino } = bonuses.nodes[0]!;
    expect(await first.getByRole("heading", { level: 3 }).innerText()).toBe(title);
    const link = first.getByRole("link", { name: /^View bonus at / });
    expect(await link.getAttribute("href")).toMatch(new RegExp(`^/casino/${casino.slug}\\b.*${id}$`));
  });
});

describe.each(screensOr(DESKTOP))("the directory on $screen", (screen) => {
  it("links a review to a provider's page, which lists casinos", async () => {
    const { page, visit } = await enter(screen);
    await visit("/casino/amber-abacus?tab=games");
    const provider = page.locator('main a[href^="/provider/"]').first();
    const name = await provider.innerText();
    await provider.click();
    await page.getByRole("heading", { level: 1, name: `${name} Casinos and Games` }).waitFor();
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  it.each(["/license/mga", "/payment-method/trustly", "/provider/netent"])("has the page %s", async (path) => {
    const { page, visit } = await enter(screen);
    expect(await visit(path)).toBe(200);
    expect(await cards(page).count()).toBeGreaterThan(2);
  });

  it("shows the payment methods and licenses of a casino", async () => {
    const { page, visit } = await enter(screen);
    await visit("/casino/northgate?tab=payments");
    const methods = page.getByRole("tabpanel").getByRole("table");
    await methods.getByRole("row", { name: "Trustly" }).getByText("Payout: 0–1 hour").waitFor();
    await methods.getByRole("row", { name: "Mastercard" }).getByText("Payout: up to 48 hours").waitFor();
    await visit("/casino/northgate?tab=security");
    const register = page.getByRole("tabpanel").getByRole("link", { name: /^Public register/ });
    expect(await register.getAttribute("href")).toMatch(/^https:\/\/register\.mga\.example\//);
  });

  it("links a game's card to the game's page", async () => {
    const { page, visit } = await enter(screen);
    await visit("/slots");
    const game = page.getByRole("article").first().getByRole("heading").getByRole("link");
    const name = await game.innerText();
    await game.click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.getByRole("heading", { name: /^\d+ Casinos? with games by / }).waitFor();
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  it("filters the casino list by license and payout time without JavaScript", async () => {
    const viewport = { width: screen.width, height: screen.height };
    const page = await browser().newPage({ baseURL: url, javaScriptEnabled: false, viewport });
    await page.goto("/all-casinos");
    const all = await page.getByRole("heading", { name: /^\d+ Casinos? Found$/ }).innerText();
    await page.getByRole("checkbox", { name: /^Malta Gaming Authority/ }).check();
    await page.getByLabel("Payout time").selectOption({ label: "Within 24 hours" });
    await page.getByRole("button", { name: "Apply" }).click();
    await page.waitForURL(/license=mga.*payout=24/);
    expect(await page.locator('input[name="license"]:checked').count()).toBe(1);
    expect(await page.getByText(/^Fastest payout: /).count()).toBeGreaterThan(0);
    expect(await page.getByRole("heading", { name: /^\d+ Casinos? Found$/ }).innerText()).not.toBe(all);
    await page.close();
  });
});
