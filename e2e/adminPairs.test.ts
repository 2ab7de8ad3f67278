import type { Page } from "playwright-core";
import { DESKTOP } from "./browser.js";
import { setUpFixtures } from "./fixtures.js";
import { editRow, findToast } from "./panel.js";
import { makeDataDir, type Product, startProduct } from "./product.js";

const { enter } = setUpFixtures();
let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: { DATA_DIR: makeDataDir() } });
});
afterAll(() => product.stop());

const NAMES = ["Northgate", "Amber Abacus", "Bitharbor"];

/** Makes the page act as if the editor had returned to its tab, so it sends a heartbeat immediately. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

async function selectThree(page: Page): Promise<void> {
  await page.goto("/admin?tab=manage-casinos&order=NAME_ASC&size=100", { waitUntil: "load" });
  for (const name of NAMES) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
}

it("two editors who have the same casino open see each other until one of them leaves", async () => {
  const [one, other] = [await enter(DESKTOP, product.url), await enter(DESKTOP, product.url)];
  await editRow(one.page, "casinos", "Northgate");
  const [note, otherNote] = [one, other].map(({ page }) =>
    page.getByText(/^Also being edited by demo \(opened just now\)$/),
  );
  await editRow(other.page, "casinos", "Northgate");
  await otherNote!.waitFor();
  await comeBack(one.page);
  await note!.waitFor();
  const isClosed = other.page.waitForResponse((response) => /markRowClosed/.test(response.request().postData() ?? ""));
  await other.page.getByRole("link", { name: "All casinos", exact: true }).click();
  await isClosed;
  await comeBack(one.page);
  await note!.waitFor({ state: "detached" });
  expect(await one.page.getByRole("heading", { name: /^Update casino Northgate/ }).isVisible()).toBe(true);
});

it("an editor previews a change to a field of three casinos, saves the change with a reason, and undoes it", async () => {
  const { page } = await enter(DESKTOP, product.url);
  await selectThree(page);
  await page.getByRole("button", { name: "Edit field..." }).click();
  const dialog = page.getByRole("dialog", { name: "Edit one field in 3 casinos" });
  await dialog.getByLabel("Field").selectOption({ label: "Licenses" });
  await dialog.getByLabel("Licenses").fill("Test");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await dialog.getByRole("button", { name: "Back" }).click();
  await dialog.getByLabel("Licenses").fill("Test authority");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await dialog.getByText("3 casinos will change.").waitFor();
  for (const name of NAMES)
    await dialog
      .getByRole("table", { name: `What changes in ${name}` })
      .getByText("Test authority")
      .waitFor();
  await dialog.getByRole("button", { name: "Add a reason" }).click();
  await page.keyboard.type("They moved");
  await dialog.getByRole("button", { name: "Change 3 casinos" }).click();
  const toast = await findToast(page, "3 casinos updated successfully!");
  await toast.getByRole("button", { name: "Undo" }).click();
  await findToast(page, "Undone: Changed 3 casinos.");

  await page.getByRole("button", { name: "History", exact: true }).first().click();
  const drawer = page.getByRole("dialog", { name: "History" });
  const changed = drawer.getByRole("listitem").filter({ hasText: "Reason: They moved" });
  await changed.waitFor();
  expect(await changed.getByRole("button", { name: /^Undone: / }).count()).toBe(1);
});
