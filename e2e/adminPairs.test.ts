import type { Page } from "playwright-core";
import { editRow, findToast, join, openTab } from "./panel.js";
import { setUpPanel } from "./panelFixtures.js";

const { openPanel, url } = setUpPanel();

const NAMES = ["Northgate", "Amber Abacus", "Bitharbor"];

/** Makes the page act as if the editor had returned to its tab, so it sends a heartbeat immediately. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

async function selectThree(page: Page): Promise<void> {
  await openTab(page, "manage-casinos&order=NAME_ASC&size=100");
  for (const name of NAMES) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
}

it("two editors who have the same casino open see each other until one of them leaves", async () => {
  const colleague = { email: "colleague@example.com", password: "correct horse battery" };
  await join(url(), colleague, "EDITOR");
  const [one, other] = [await openPanel(), await openPanel(undefined, undefined, colleague)];
  await editRow(one.page, "casinos", "Northgate");
  const note = one.page.getByText(/^Also being edited by colleague@example\.com \(opened just now\)$/);
  const otherNote = other.page.getByText(/^Also being edited by editor@example\.com \(opened just now\)$/);
  await editRow(other.page, "casinos", "Northgate");
  await otherNote.waitFor();
  await comeBack(one.page);
  await note.waitFor();
  const isClosed = other.page.waitForResponse((response) => /removePresence/.test(response.request().postData() ?? ""));
  await other.page.getByRole("link", { name: "All casinos", exact: true }).click();
  await isClosed;
  await comeBack(one.page);
  await note.waitFor({ state: "detached" });
  expect(await one.page.getByRole("heading", { name: /^Update casino Northgate/ }).isVisible()).toBe(true);
});

it("an editor previews a change to a field of three casinos, saves the change with a reason, and undoes it", async () => {
  const { page } = await openPanel();
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
