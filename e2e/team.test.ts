import { PHONE } from "./browser.js";
import { findToast } from "./panel.js";
import { setUpPanel } from "./panelFixtures.js";

const { enterPanel, openPanel, url } = setUpPanel();

const ANN = { email: "ann.contributor@example.com", password: "another horse battery" };

it("an owner invites a contributor with a link, and the contributor can use a reduced panel until the owner disables the account", async () => {
  const owner = await openPanel("/admin?tab=team");
  await owner.page.getByLabel("Email address").fill(ANN.email);
  await owner.page.getByRole("button", { name: "Invite", exact: true }).click();
  const dialog = owner.page.getByRole("dialog", { name: `Invitation for ${ANN.email}` });
  const link = new URL(await dialog.getByLabel("Link").inputValue());
  expect(link.pathname + link.search).toBe("/admin?link=invitation");
  await owner.page.keyboard.press("Escape");

  const page = await fetch(link);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });

  // The browser sends the token only in the body of two requests: the one that shows the link, and the one that uses
  // it.
  const ann = await enterPanel(PHONE);
  const withToken: string[] = [];
  const token = link.hash.slice(1);
  ann.page.on("request", (request) => {
    const inHead = [request.url().split("#")[0], ...Object.values(request.headers())].join("\n");
    if (inHead.includes(token)) withToken.push(`head of ${request.url()}`);
    if (request.postData()?.includes(token)) withToken.push(request.postDataJSON().operationName as string);
  });
  await ann.visit(link.pathname + link.search + link.hash);
  await ann.page.getByRole("heading", { name: /^Join the .+ team$/ }).waitFor();
  await ann.page.getByLabel("Your name (optional)").fill("Ann");
  await ann.page.getByLabel("Password").fill(ANN.password);
  await ann.page.getByRole("button", { name: "Join the team" }).click();
  await ann.page.getByRole("button", { name: `Account ${ANN.email}` }).waitFor();
  expect(withToken).toEqual(["AccountLink", "acceptInvitation"]);
  expect(ann.page.url()).toBe(`${url()}/admin`);

  const tabs = await ann.page.getByRole("tab").allInnerTexts();
  expect(tabs).toEqual(expect.arrayContaining(["Casinos", "Manage casinos", "Images", "Settings", "Your account"]));
  for (const hidden of ["Analytics", "To check", "Team", "Audit log"]) expect(tabs).not.toContain(hidden);
  expect(await ann.page.getByRole("button", { name: "Add casino" }).count()).toBe(0);
  await ann.page.getByRole("button", { name: "Submit for review" }).waitFor();
  await ann.page.getByText("Only publishers and owners can publish changes.").waitFor();
  for (const [tab, shown] of [
    ["Manage casinos", "grid"],
    ["Directory", "table"],
  ] as const) {
    await ann.page.getByRole("tab", { name: tab }).click();
    await ann.page.getByRole("tabpanel", { name: tab }).getByRole(shown).waitFor();
    expect(await ann.page.getByRole("alert").filter({ hasText: /./ }).allInnerTexts()).toEqual([]);
  }

  await owner.visit("/admin?tab=team");
  await owner.page.getByRole("button", { name: `Disable ${ANN.email}` }).click();
  await owner.page.getByRole("button", { name: "Disable", exact: true }).click();
  await findToast(owner.page, `${ANN.email} was disabled.`);

  ann.expects(/401|Unauthorized/i);
  await ann.page.getByRole("tab", { name: "Manage games" }).click();
  await ann.page.getByRole("alertdialog", { name: "Sign in again" }).waitFor();
  await ann.page.getByLabel("Password").fill(ANN.password);
  await ann.page.getByRole("button", { name: "Sign in", exact: true }).click();
  await ann.page.getByText("The email address or password is wrong.").waitFor();

  await owner.visit("/admin?tab=audit-log");
  const log = owner.page.getByRole("table", { name: "Audit log" });
  await log.waitFor();
  const events = await log.getByRole("row").allInnerTexts();
  for (const event of ["Person invited", "Account created", "Signed in", "Account disabled", "Sign-in failed"])
    expect(events.some((row) => row.includes(event))).toBe(true);
});
