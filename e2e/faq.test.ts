import { SCREENS } from "./browser.js";
import { setUpFixtures } from "./fixtures.js";

const { enter } = setUpFixtures();

describe.each(SCREENS)("the FAQ on $screen", (screen) => {
  it("shows one answer at a time, and the visitor can collapse it", async () => {
    const { page, visit } = await enter(screen);
    await visit("/faq");
    const questions = page.getByRole("main").getByRole("group");
    const answered = page.locator("details[open]");
    expect(await questions.count()).toBe(15);
    expect(await answered.count()).toBe(0);

    await questions.first().locator("summary").click();
    await questions.first().getByRole("paragraph").waitFor();
    await questions.last().locator("summary").click();
    await questions.last().getByRole("paragraph").waitFor();
    await questions.first().getByRole("paragraph").waitFor({ state: "hidden" });
    expect(await answered.count()).toBe(1);

    await page.keyboard.press("Enter");
    await questions.last().getByRole("paragraph").waitFor({ state: "hidden" });
    expect(await answered.count()).toBe(0);
  });

  it("searches questions and answers and ignores case", async () => {
    const { page, visit } = await enter(screen);
    await visit("/faq");
    const field = page.getByRole("searchbox", { name: "Search FAQs" });
    await field.fill("E-WALLET");
    await page
      .getByRole("status")
      .filter({ hasText: /^\d+ answers?$/ })
      .waitFor();
    const found = page.getByRole("main").getByRole("group");
    expect(await found.count()).toBeLessThan(15);
    for (const text of await found.allTextContents()) expect(text.toLowerCase()).toContain("e-wallet");

    await field.fill("no such words");
    await page.getByText("No results found").waitFor();
    await page.getByText("Try adjusting your search terms or browse all categories above.").waitFor();
    expect(await found.count()).toBe(0);

    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Games & Software" }).click();
    await page.getByRole("heading", { level: 2, name: "Games & Software" }).waitFor();
    expect(await found.count()).toBe(15);
    expect(await field.inputValue()).toBe("");
  });
});
