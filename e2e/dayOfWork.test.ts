/**
 * A day in the life of a team: a contributor, two editors and a publisher write, review, publish and schedule drafts.
 */
import type { Page } from "playwright-core";
import { setUpFixtures, type Visitor } from "./fixtures.js";
import { editRow, EDITOR as OWNER, findToast } from "./panel.js";
import { ask, makeDataDir, type Product, startProduct } from "./product.js";
import { until } from "./until.js";
import { whenReady } from "./pages.js";

const { enter } = setUpFixtures();
const password = "correct horse battery";
let product: Product;
beforeAll(async () => {
  const env = { DATA_DIR: makeDataDir(), ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password };
  product = await startProduct({ env, args: [] });
});
afterAll(() => product.stop());

async function post<Data>(query: string, variables: object, cookie = ""): Promise<{ data: Data; cookie: string }> {
  const response = await fetch(`${product.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return { data, cookie: response.headers.get("set-cookie")?.split(";", 1)[0] ?? "" };
}

/** Invites a person, who joins with a password. */
async function join(owner: string, email: string, role: string): Promise<void> {
  const invite = "mutation ($email: String!, $role: Role!) { invite(email: $email, role: $role) { url } }";
  const { data } = await post<{ invite: { url: string } }>(invite, { email, role }, owner);
  const token = new URL(data.invite.url).hash.slice(1);
  await post(
    "mutation ($token: String!, $name: String!, $password: String!) { acceptInvitation(token: $token, name: $name, password: $password) { id } }",
    { token, name: "", password },
  );
}

/** Opens the panel in a new browser as a member of the team. */
async function arrive(email: string): Promise<Visitor> {
  const visitor = await enter(undefined, product.url);
  await visitor.visit("/admin?tab=drafts");
  await visitor.page.getByLabel("Email address").fill(email);
  await visitor.page.getByLabel("Password").fill(password);
  await visitor.page.keyboard.press("Enter");
  await visitor.page.getByRole("heading", { name: "Drafts", exact: true }).waitFor();
  return visitor;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openDrafts(page: Page, show = "open"): Promise<void> {
  await page.goto(`/admin?tab=drafts&show=${show}`, { waitUntil: "load" });
  await whenReady(page);
}

/** Opens a draft's form from the list. */
async function openDraft(page: Page, name: string, author = /./): Promise<void> {
  await openDrafts(page);
  await page.getByRole("row").filter({ hasText: name }).filter({ hasText: author }).getByRole("link").first().click();
  await page.getByText(/Visitors don't see it yet/).waitFor();
}

const about = (page: Page) => page.getByRole("textbox", { name: "About", exact: true });
const tagline = (page: Page) => page.getByRole("textbox", { name: /^Name/ }).first();

async function seenAt(path: string, text: string): Promise<boolean> {
  return (await (await fetch(product.url + path)).text()).includes(text);
}

it("a contributor's text and two editors' changes are reviewed, published and scheduled", async () => {
  const signIn = "mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { id } }";
  const owner = (await post(signIn, OWNER)).cookie;
  const people = { cora: "CONTRIBUTOR", ann: "EDITOR", ben: "EDITOR", paula: "PUBLISHER" };
  for (const [name, role] of Object.entries(people)) await join(owner, `${name}@example.com`, role);
  const cora = (await arrive("cora@example.com")).page;
  const [ann, ben] = [(await arrive("ann@example.com")).page, (await arrive("ben@example.com")).page];
  const paula = (await arrive("paula@example.com")).page;

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
  expect(await seenAt("/casino/amber-abacus", "Ben&#x27;s abacus.")).toBe(true);

  // The publisher schedules a contributor's game, and the server publishes it.
  await cora.goto("/admin?tab=games", { waitUntil: "load" });
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
        product.url,
        '{ games(filter: { search: "Scheduled Slot" }) { totalCount } }',
      )
    ).games.totalCount;
  await until(async () => (await count()) === 1);
  expect(Date.now()).toBeGreaterThanOrEqual(Math.floor(at.getTime() / 1000) * 1000);
  await openDrafts(paula, "schedule");
  await paula.getByRole("heading", { name: "Nothing is scheduled" }).waitFor();
});
