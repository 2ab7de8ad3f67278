import type { Page } from "playwright-core";
import { editRow } from "./panel.js";
import { setUpPanel } from "./panelFixtures.js";

const { openPanel } = setUpPanel();

const offer = (page: Page) => page.getByText(/^You have unsaved changes/);

describe("a canceled edit", () => {
  it("is offered again when the editor opens the row in a new tab", async () => {
    const { page, context } = await openPanel();
    await editRow(page, "casinos", "Northgate");
    await page.getByLabel(/^Welcome bonus/).fill("Typed and canceled");
    await page.getByText("Draft saved in this browser").waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("Your unsaved changes stay in this browser").waitFor();

    const later = await context.newPage();
    await editRow(later, "casinos", "Northgate");
    await offer(later).waitFor();
    await later.getByRole("button", { name: "Restore" }).click();
    expect(await later.getByLabel(/^Welcome bonus/).inputValue()).toBe("Typed and canceled");
    await later.close({ runBeforeUnload: false });
  });
});
