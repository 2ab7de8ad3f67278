/**
 * A day in the life of a team: a contributor, two editors and a publisher write, review, publish and schedule drafts.
 */
import type { Page } from "playwright-core";
import { editRow, findText, findToast, join, openTab } from "./panel.js";
import { setUpPanel } from "./panelFixtures.js";
import { ask } from "./product.js";
import { until } from "./until.js";

const { openPanel, url } = setUpPanel();
const password = "correct horse battery";

/** Adds a person to the team and opens the panel for that person. */
async function arrive(email: string, role: string): Promise<Page> {
  const person = { email, password };
  await join(url(), person, role);
  return (await openPanel(undefined, undefined, person)).page;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openDrafts(page: Page, show = "open"): Promise<void> {
  await openTab(page, `drafts&show=${show}`);
}

/** Opens a draft's form from the list. */
async function openDraft(page: Page, name: string, author = /./): Promise<void> {
  await openDrafts(page);
  await page.getByRole("row").filter({ hasText: name }).filter({ hasText: author }).getByRole("link").first().click();
  await findText(page, /Visitors don't see it yet/);
}

const about = (page: Page) => page.getByRole("textbox", { name: "About", exact: true });
const tagline = (page: Page) => page.getByRole("textbox", { name: /^Name/ }).first();

async function seenAt(path: string, text: string): Promise<boolean> {
  return (await (await fetch(url() + path)).text()).includes(text);
}

it("a contributor's text and two editors' changes are reviewed, published and scheduled", async () => {
  const cora = await arrive("cora@example.com", "CONTRIBUTOR");
  const [ann, ben] = [await arrive("ann@example.com", "EDITOR"), await arrive("ben@example.com", "EDITOR")];
  const paula = await arrive("paula@example.com", "PUBLISHER");

  // The contributor writes text, looks at the preview, and submits the draft.
  await editRow(cora, "casinos", "Northgate");
  expect(await button(cora, "Update casino").count()).toBe(0);
  await about(cora).fill("First words about Northgate.");
  await button(cora, "Save draft").click();
  await cora.getByText(/^Draft, written by you and saved just now/).waitFor();
  const [preview] = await Promise.all([cora.context().waitForEvent("page"), button(cora, "Preview").click()]);
  await preview.getByText("First words about Northgate.").first().waitFor();
  await preview.getByRole("note").getByText("Preview of an unpublished draft").waitFor();
  await preview.close();
  expect(await seenAt("/casino/northgate", "First words")).toBe(false);
  await button(cora, "Submit for review").click();
  await findToast(cora, "Draft submitted for review.");

  // An editor sends it back, and the contributor corrects it.
  await openDrafts(ann, "review");
  await button(ann, "Send back Northgate").click();
  await ann.getByLabel("What should cora@example.com change?").fill("Name the owner.");
  await button(ann, "Send back").click();
  await findToast(ann, "Northgate was sent back.");
  await openDraft(cora, "Northgate");
  await cora.getByText("ann@example.com: “Name the owner.”").first().waitFor();
  await about(cora).fill("Northgate belongs to Example Ltd.");
  await button(cora, "Submit for review").click();
  await findToast(cora, "Draft submitted for review.");

  // Two editors have the draft open. The second one sees that it has changed.
  await Promise.all([openDraft(ann, "Northgate"), openDraft(ben, "Northgate")]);
  await about(ann).fill("Northgate belongs to Example Ltd, says Ann.");
  await button(ann, "Save draft").click();
  await ann.getByText(/^Waiting for review, written by cora@example.com and saved just now/).waitFor();
  await about(ben).fill("Northgate belongs to Example Ltd, says Ben.");
  await button(ben, "Save draft").click();
  await findToast(ben, "Someone else changed this draft after you loaded it.");
  // Leaves without saving.
  await ben.goto("/admin?tab=content", { waitUntil: "load" });

  // They also edit another casino in parallel, each in their own draft.
  for (const [page, text] of [
    [ann, "Ann's abacus."],
    [ben, "Ben's abacus."],
  ] as const) {
    await editRow(page, "casinos", "Amber Abacus");
    await about(page).fill(text);
    await button(page, "Save draft").click();
    await page.getByText(/^Draft, written by you and saved just now/).waitFor();
  }
  await ben.getByText(/^Drafts for this row:/).waitFor();

  // One of them reads the first draft in its form, and approves it there.
  await openDraft(ben, "Northgate");
  await button(ben, "Approve Northgate").click();
  await findToast(ben, "Northgate was approved.");
  await ben.getByText(/Approved by ben@example\.com\./).waitFor();

  // The publisher publishes all three. The last one conflicts with the one before it.
  await openDrafts(paula, "review");
  await paula.getByText("Approved by ben@example.com").waitFor();
  await button(paula, "Publish Northgate").click();
  await findToast(paula, "Northgate was published.");
  expect(await seenAt("/casino/northgate", "Northgate belongs to Example Ltd, says Ann.")).toBe(true);
  await openDraft(paula, "Amber Abacus", /ann@/);
  await button(paula, "Publish").click();
  await findToast(paula, "Casino updated successfully!");
  await openDraft(paula, "Amber Abacus", /ben@/);
  await button(paula, "Publish").click();
  await paula.getByRole("heading", { name: /^paula@example.com changed this casino/ }).waitFor();
  expect(await seenAt("/casino/amber-abacus", "Ann's abacus.".replace("'", "&#x27;"))).toBe(true);
  await button(paula, "Save with these choices").click();
  await findToast(paula, "Casino updated successfully!");
  // The toast of the first publication can still be visible.
  await until(() => seenAt("/casino/amber-abacus", "Ben&#x27;s abacus."));

  // The publisher schedules a contributor's game, and the server publishes it.
  await openTab(cora, "games");
  await tagline(cora).fill("Scheduled Slot");
  await cora.getByRole("textbox", { name: /^Provider/ }).fill("NetEnt");
  await button(cora, "Submit for review").click();
  await findToast(cora, "Draft submitted for review.");
  await openDrafts(paula, "review");
  await button(paula, "Schedule Scheduled Slot").click();
  const dialog = paula.getByRole("dialog", { name: "Schedule Scheduled Slot" });
  await dialog.getByText(/^Times are in your time zone, /).waitFor();
  const at = new Date(Date.now() + 6_000);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
  await dialog.getByLabel("Publish at").fill(local);
  await button(paula, "Schedule").and(dialog.getByRole("button")).click();
  await findToast(paula, "Scheduled Slot was scheduled.");
  const count = async () =>
    (
      await ask<{ games: { totalCount: number } }>(
        url(),
        '{ games(filter: { search: "Scheduled Slot" }) { totalCount } }',
      )
    ).games.totalCount;
  await until(async () => (await count()) === 1);
  expect(Date.now()).toBeGreaterThanOrEqual(Math.floor(at.getTime() / 1000) * 1000);
  await openDrafts(paula, "schedule");
  await paula.getByRole("heading", { name: "Nothing is scheduled" }).waitFor();
});
