import type { Page } from "playwright-core";
import { DESKTOP, PHONE } from "./browser.js";
import { setUpFixtures } from "./fixtures.js";
import { findToast } from "./panel.js";
import { whenReady } from "./pages.js";

const { enter } = setUpFixtures();

const REVIEW = "/casino/amber-abacus";

async function reportFact(page: Page, fact: string): Promise<void> {
  await page.getByRole("button", { name: "Something wrong?" }).click();
  const dialog = page.getByRole("dialog", { name: "Something wrong?" });
  await dialog.getByLabel(/^Which fact about/).selectOption(fact);
  await dialog.getByRole("button", { name: "Send report" }).click();
  await findToast(page, "Your report was sent to the editors.");
  await dialog.waitFor({ state: "detached" });
}

const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

describe("a reported fact", () => {
  it("appears once for editors, can be confirmed with the keyboard, and then shows that it was checked today", async () => {
    const visitors = [await enter(PHONE), await enter(PHONE)];
    for (const { page, visit } of visitors) {
      await visit(REVIEW);
      await reportFact(page, "Min deposit");
    }

    const { page, visit } = await enter(DESKTOP);
    await visit("/admin?tab=facts&problem=REPORTED");
    const row = page.getByRole("row").filter({ hasText: "Amber Abacus" });
    await row.waitFor();
    expect(await row.count()).toBe(1);
    expect(await row.innerText()).toContain("2 reports");
    const button = row.getByRole("button", { name: /^Still correct/ });
    await button.focus();
    await page.keyboard.press("Enter");
    await row.waitFor({ state: "detached" });
    await page.getByText("1 fact confirmed.").waitFor();

    const [visitor] = visitors;
    await visitor!.visit(REVIEW);
    await whenReady(visitor!.page);
    const fact = visitor!.page.getByRole("row", { name: /^Min deposit/ });
    const today = day.format(new Date()).replace("Sep ", "Sept ");
    expect(await fact.innerText()).toContain(`Checked ${today}`);
    expect(await fact.innerText()).not.toContain("due for a new check");
  });

  it("can be a bonus code that did not work", async () => {
    const visitor = await enter(PHONE);
    await visitor.visit("/casino/bitharbor?tab=bonuses");
    await visitor.page.getByRole("button", { name: "Code didn't work" }).first().click();
    await findToast(visitor.page, "Your report was sent to the editors.");
    expect(await visitor.page.getByRole("button", { name: "Reported" }).getAttribute("aria-disabled")).toBe("true");

    const { page, visit } = await enter(PHONE);
    await visit("/admin?tab=facts&problem=REPORTED");
    await page.getByRole("row").filter({ hasText: "Bonus code" }).getByText("1 report").waitFor();
  });
});
