/** Lists the scenarios for the admin panel: forms with errors, dialogs, menus, and every step of an import. */
import type { Page } from "playwright-core";
import { csvFile } from "../panel.js";
import { whenReady } from "../pages.js";
import { account, answerWith } from "./answers.js";
import { drafts } from "./drafts.js";
import { programs } from "./programs.js";
import type { Scenario } from "./scenario.js";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

const settings: Scenario[] = [
  { name: "panel, the settings", path: "/admin?tab=settings" },
  {
    name: "panel, the settings with the offered accent color",
    path: "/admin?tab=settings",
    open: async (page) => {
      await page.locator("#field-accentLight").fill("#48cf9f");
      const offer = page.getByRole("button", { name: "Use #2a785d" });
      await offer.click();
      await offer.waitFor({ state: "detached" });
    },
  },
];

const content: Scenario[] = [
  {
    name: "panel, the content",
    path: "/admin?tab=content",
    open: async (page) => {
      await page.getByLabel("Default SEO title").fill("Reviews that show their work");
      await page.getByRole("region", { name: "As visitors will see it" }).getByText("Reviews that show").waitFor();
    },
  },
  {
    name: "panel, a casino to embed in an article",
    path: "/admin?tab=articles",
    open: async (page) => {
      await button(page, "Embed a casino or bonus").click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "panel, a bonus to hide at a time",
    path: "/admin?tab=manage-bonuses",
    open: async (page) => {
      await editFirst(page);
      await button(page, "Hide at a time...").click();
      await page.getByRole("dialog").getByLabel("Hide at").waitFor();
    },
  },
];

const session: Scenario[] = [
  {
    name: "panel, the sign-in form",
    path: "/admin",
    prepare: (page) => answerWith(page, "Session", { session: null }),
  },
  {
    name: "panel, a rejected sign-in",
    path: "/admin",
    prepare: (page) => answerWith(page, "Session", { session: null }),
    open: async (page) => {
      await button(page, "Sign in").click();
      await page.getByText("Enter your email address.").waitFor();
    },
  },
  {
    name: "panel, a person without a password",
    path: "/admin",
    prepare: async (page) => {
      await answerWith(page, "Session", { session: null });
      await answerWith(page, "CanRecoverByEmail", { canRecoverByEmail: true });
    },
    open: async (page) => {
      await button(page, "Forgot your password?").click();
      await button(page, "Send a recovery link").click();
      await page.getByText("Enter your email address.").waitFor();
    },
  },
  {
    name: "panel, a contributor's form",
    path: "/admin?tab=games",
    prepare: (page) => {
      const permissions = account.permissions.filter(({ permission }) => permission === "WRITE_DRAFTS");
      return answerWith(page, "Session", { session: { ...account, role: "CONTRIBUTOR", permissions } });
    },
    open: (page) => button(page, "Submit for review").waitFor(),
  },
  {
    name: "panel, an ended session",
    path: "/admin?tab=games",
    open: async (page) => {
      await page.evaluate(() => new BroadcastChannel("honestodds-session").postMessage({ type: "SIGNED_OUT" })); // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel has none
      await page.getByRole("alertdialog", { name: "Sign in again" }).waitFor();
    },
  },
  {
    name: "panel, the account menu",
    path: "/admin?tab=content",
    prepare: async (page) => {
      await answerWith(page, "Session", { session: account });
      const own = { __typename: "Session", id: account.id, isCurrent: true, userAgent: "Firefox/140 (Linux)" };
      const sessions = [own, { ...own, id: "2", isCurrent: false }];
      const times = { startedAt: account.lastUsedAt, lastUsedAt: account.lastUsedAt };
      await answerWith(page, "OwnSessions", { sessions: sessions.map((one) => ({ ...one, ...times })) });
    },
    open: async (page) => {
      await page.getByRole("button", { name: /^Account/ }).click();
      await page.getByRole("button", { name: /^End the session/ }).waitFor();
    },
  },
];

const member = {
  __typename: "Account",
  id: "1",
  email: "ann@example.com",
  displayName: "Ann Lee",
  role: "EDITOR",
  disabledAt: "2026-11-01T09:00:00.000Z",
  createdAt: "2026-11-01T09:00:00.000Z",
  lastSeenAt: null,
  sessionCount: 2,
};
const expiresAt = "2036-11-01T09:00:00.000Z";
const invitation = {
  __typename: "Invitation",
  id: "3",
  email: "bob@example.com",
  role: "OWNER",
  createdBy: account.name,
  expiresAt,
};
const entries = ["SIGN_IN_FAILED", "ROLE_CHANGED"].map((event) => ({
  __typename: "AuditEntry",
  id: event,
  createdAt: "2026-11-01T09:00:00.000Z",
  event,
  actor: event === "ROLE_CHANGED" ? account.name : null,
  subject: member.email,
  clientAddress: "2001:db8:85a3:8d3:1319:8a2e:370:7348",
  details: [{ __typename: "AuditDetail", name: "to", value: "owner" }],
}));

async function showTeam(page: Page): Promise<void> {
  await answerWith(page, "Session", { session: account });
  const accounts = [member, { ...member, id: "2", email: account.name, displayName: null, disabledAt: null }];
  await answerWith(page, "Team", {
    team: { __typename: "Team", canSendEmail: true, accounts, invitations: [invitation] },
  });
}

const team: Scenario[] = [
  { name: "panel, the team", path: "/admin?tab=team", prepare: showTeam },
  {
    name: "panel, a one-time link",
    path: "/admin?tab=team",
    prepare: async (page) => {
      await showTeam(page);
      const link = { __typename: "OneTimeLink", url: "https://site.example/admin?link=invitation#x", expiresAt };
      await answerWith(page, "renewInvitation", {
        renewInvitation: { ...link, email: invitation.email, isEmailed: true },
      });
    },
    open: async (page) => {
      await button(page, `New link for ${invitation.email}`).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "panel, the audit log",
    path: "/admin?tab=audit-log&event=ROLE_CHANGED",
    prepare: async (page) => {
      await answerWith(page, "Session", { session: account });
      const pageInfo = { __typename: "PageInfo", hasNextPage: true, endCursor: "x" };
      await answerWith(page, "AuditLog", {
        auditLog: { __typename: "AuditEntryConnection", nodes: entries, pageInfo },
      });
    },
    open: (page) => page.getByRole("table", { name: "Audit log" }).waitFor(),
  },
  {
    name: "panel, an own account",
    path: "/admin?tab=account",
    prepare: async (page) => {
      await answerWith(page, "Session", { session: account });
      const own = { __typename: "OwnAccount", id: "1", email: account.name, displayName: null, role: "OWNER" };
      await answerWith(page, "OwnAccount", { ownAccount: { ...own, passwordChangedAt: account.lastUsedAt } });
      await answerWith(page, "OwnSessions", { sessions: [] });
      const used = { createdAt: account.lastUsedAt, lastUsedAt: account.lastUsedAt };
      await answerWith(page, "OwnSecondFactors", {
        ownSecondFactors: {
          __typename: "SecondFactors",
          kinds: ["AUTHENTICATOR_APP", "PASSKEY", "RECOVERY_CODE"],
          authenticatorApp: { __typename: "AuthenticatorAppInfo", ...used },
          passkeys: [{ __typename: "Passkey", id: "1", name: "Laptop", ...used }],
          recoveryCodesLeft: 8,
          isRequired: true,
        },
      });
    },
    open: (page) => button(page, "Save name").waitFor(),
  },
  {
    name: "panel, the page of an invitation",
    path: "/admin?link=invitation#x",
    prepare: (page) => {
      const link = {
        __typename: "AccountLinkTarget",
        kind: "INVITATION",
        email: member.email,
        role: "EDITOR",
        expiresAt,
      };
      return answerWith(page, "AccountLink", { accountLink: link });
    },
    open: (page) => button(page, "Join the team").waitFor(),
  },
];

/** Opens the form for the first row in a list. */
async function editFirst(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  await page.getByRole("heading", { name: /^Update / }).waitFor();
  await whenReady(page);
}

async function changeElsewhere(page: Page): Promise<void> {
  const id = new URL(page.url()).searchParams.get("edit");
  const query = `mutation ($id: ID!, $version: Int!, $maxWin: String) { updateGame(id: $id, version: $version, input: { maxWin: $maxWin }) { id } }`;
  await page.evaluate(
    async ([gameId, mutation]) => {
      const ask = async (body: unknown) => {
        const headers = { "content-type": "application/json" };
        return (await fetch("/graphql", { method: "POST", headers, body: JSON.stringify(body) })).json();
      };
      const { data } = await ask({
        query: "query ($id: ID!) { game(id: $id) { version } }",
        variables: { id: gameId },
      });
      const variables = { id: gameId, version: data.game.version, maxWin: `${data.game.version}x` };
      await ask({ query: mutation, variables });
    },
    [id, query],
  );
}

const forms: Scenario[] = [
  { name: "panel, the list of redirects", path: "/admin?tab=manage-redirects" },
  { name: "panel, an import of redirects", path: "/admin?tab=manage-redirects&import=new" },
  ...["casinos", "bonuses", "games", "redirects"].map((noun) => ({
    name: `panel, a form of ${noun} with errors`,
    path: `/admin?tab=${noun}`,
    open: async (page: Page) => {
      await page.getByRole("button", { name: /^Add (?!a reason)/ }).click();
      await page
        .getByText(/^Enter a (name|title|path)\.$/)
        .first()
        .waitFor();
    },
  })),
  {
    name: "panel, a row that another editor has open",
    path: "/admin?tab=manage-casinos",
    prepare: (page) => {
      const editor = { __typename: "RowEditor", name: "ada@example.com", since: "2026-11-01T09:00:00.000Z" };
      return answerWith(page, "recordPresence", { recordPresence: [editor] });
    },
    open: async (page) => {
      await editFirst(page);
      await page.getByText(/^Also being edited by/).waitFor();
      await page.getByRole("button", { name: "Add a reason" }).click();
    },
  },
  ...["casinos", "bonuses"].map((noun) => ({
    name: `panel, a row of ${noun} in its form`,
    path: `/admin?tab=manage-${noun}`,
    open: editFirst,
  })),
  {
    name: "panel, an earlier draft",
    path: "/admin?tab=casinos",
    open: async (page) => {
      page.on("dialog", (dialog) => void dialog.accept());
      await page.getByLabel(/^Name/).fill("Half a casino");
      await page.getByText("Draft saved in this browser").waitFor();
      await page.reload({ waitUntil: "load" });
      await page.getByText(/^You have unsaved changes/).waitFor();
    },
  },
  {
    name: "panel, the confirmation before leaving a form",
    path: "/admin?tab=casinos",
    open: async (page) => {
      await page.getByLabel(/^Name/).fill("Half a casino");
      await page.getByText("Draft saved in this browser").waitFor();
      await page.getByRole("tab", { name: "Content" }).press("Enter");
      await page.getByRole("alertdialog", { name: "Leave without saving?" }).waitFor();
    },
  },
  {
    name: "panel, a conflict",
    path: "/admin?tab=manage-games",
    says: /409|Conflict/,
    open: async (page) => {
      await editFirst(page);
      await page.getByLabel(/^Maximum win/).fill("1,234x");
      await changeElsewhere(page);
      await button(page, "Update game").click();
      await page.getByRole("region", { name: /^demo changed this game/ }).waitFor();
    },
  },
];

/** Selects the first row in a list. */
async function chooseOne(page: Page): Promise<void> {
  await page
    .getByRole("checkbox", { name: /^Select (?!every)/ })
    .first()
    .check();
  await page.getByText("1 selected").waitFor();
}

const ownView = {
  __typename: "SavedListView",
  id: "1",
  name: "New casinos that accept crypto",
  parameters: "isNew=true&acceptsCrypto=true",
  isShared: true,
  isMine: true,
  by: "demo",
};
const listViews = [ownView, { ...ownView, id: "2", name: "Without live games", isMine: false, by: "ada@example.com" }];

const lists: Scenario[] = [
  { name: "panel, a selected row", path: "/admin?tab=manage-casinos", open: chooseOne },
  { name: "panel, a filtered list", path: "/admin?tab=manage-casinos&isFeatured=true&q=a" },
  { name: "panel, a list without results", path: "/admin?tab=manage-bonuses&q=zzzzzz" },
  {
    name: "panel, the preview of a change",
    path: "/admin?tab=manage-games",
    open: async (page) => {
      await chooseOne(page);
      await button(page, "Change...").click();
      await page.getByRole("menuitem").first().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "panel, a bulk edit of a field",
    path: "/admin?tab=manage-casinos",
    open: async (page) => {
      await chooseOne(page);
      await button(page, "Edit field...").click();
      await page.getByRole("dialog").getByLabel("Field").selectOption({ label: "Licenses" });
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByText("Enter at least one item.").waitFor();
    },
  },
  {
    name: "panel, the preview of a bulk edit",
    path: "/admin?tab=manage-casinos",
    open: async (page) => {
      await chooseOne(page);
      await button(page, "Edit field...").click();
      await page.getByRole("dialog").getByLabel("Field").selectOption({ label: "Licenses" });
      await page.getByLabel("Licenses").fill("Test authority");
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByRole("button", { name: "Add a reason" }).click();
      await page.getByText("1 casino will change.").waitFor();
    },
  },
  {
    name: "panel, the saved views of a list",
    path: "/admin?tab=manage-casinos",
    prepare: (page) => answerWith(page, "ListViews", { listViews }),
    open: async (page) => {
      await button(page, "Views").click();
      await page.getByRole("menuitem", { name: "Manage views..." }).waitFor();
    },
  },
  {
    name: "panel, a new saved view",
    path: "/admin?tab=manage-casinos",
    open: async (page) => {
      await button(page, "Views").click();
      await page.getByRole("menuitem", { name: "Save this view..." }).click();
      await page.getByRole("button", { name: "Save view" }).click();
      await page.getByText("Enter a name.").waitFor();
    },
  },
  {
    name: "panel, the editor's own saved views",
    path: "/admin?tab=manage-casinos",
    prepare: (page) => answerWith(page, "ListViews", { listViews }),
    open: async (page) => {
      await button(page, "Views").click();
      await page.getByRole("menuitem", { name: "Manage views..." }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "panel, the filters of a list",
    path: "/admin?tab=manage-casinos",
    open: async (page) => {
      await button(page, "Add filter").click();
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "panel, the confirmation before a deletion",
    path: "/admin?tab=manage-casinos",
    open: async (page) => {
      await page
        .getByRole("button", { name: /^Delete / })
        .first()
        .click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  {
    name: "panel, the keyboard shortcuts",
    path: "/admin?tab=manage-games",
    open: async (page) => {
      await page.getByRole("button", { name: /^Shortcuts/ }).click();
      await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    },
  },
  {
    name: "panel, an export",
    path: "/admin?tab=manage-casinos&isNew=true",
    open: async (page) => {
      await button(page, "Export").click();
      await page.getByRole("dialog", { name: /^Export / }).waitFor();
    },
  },
  {
    name: "panel, the history",
    path: "/admin?tab=content",
    open: async (page) => {
      await button(page, "History").click();
      await page
        .getByRole("dialog", { name: "History" })
        .getByRole("listitem")
        .last()
        .getByRole("button")
        .first()
        .click();
      await page.getByRole("dialog").getByRole("table").first().waitFor();
    },
  },
  {
    name: "panel, the history of a row",
    path: "/admin?tab=manage-casinos",
    open: async (page) => {
      await page
        .getByRole("button", { name: /^History / })
        .first()
        .click();
      await page
        .getByRole("dialog", { name: /^History of / })
        .getByRole("listitem")
        .first()
        .waitFor();
    },
  },
];

const factToCheck = {
  __typename: "FactToCheck",
  noun: "CASINO",
  id: "1",
  version: 1,
  field: "LICENSES",
  problem: "REPORTED",
  name: "Northgate",
  slug: "northgate",
  value: "MGA",
  checkedAt: "2026-11-01T09:00:00.000Z",
  sourceUrl: "https://mga.example/register",
  reportCount: 2,
  reportedAt: "2026-11-02T09:00:00.000Z",
};

/** Mocks a list of facts to check, one for each kind of problem. */
function answerWithFacts(page: Page): Promise<void> {
  const problems = ["REPORTED", "CHANGED", "STALE", "UNCHECKED"];
  const facts = problems.map((problem, at) => ({ ...factToCheck, id: String(at), problem }));
  const counts = { __typename: "FactCounts", reported: 1, changed: 1, stale: 1 };
  return answerWith(page, "FactsToCheck", { factsToCheck: { __typename: "FactQueue", facts, counts } });
}

const facts: Scenario[] = [
  {
    name: "panel, facts to check with an invalid source",
    path: "/admin?tab=facts",
    prepare: answerWithFacts,
    open: async (page) => {
      await page.getByRole("textbox", { name: "New source of" }).first().fill("register");
      await page.keyboard.press("Enter");
      await page.getByText("Enter a URL that starts with").waitFor();
    },
  },
  { name: "panel, no changed facts to check", path: "/admin?tab=facts&problem=CHANGED" },
];

const directory: Scenario[] = [
  { name: "panel, the payment methods", path: "/admin?tab=directory&of=methods" },
  {
    name: "panel, the form of a payment method",
    path: "/admin?tab=directory&of=methods",
    open: async (page) => {
      await page
        .getByRole("link", { name: /^Edit / })
        .first()
        .click();
      await page.getByRole("button", { name: "Update payment method" }).waitFor();
    },
  },
  {
    name: "panel, the preview of a merge",
    path: "/admin?tab=directory",
    open: async (page) => {
      await page
        .getByRole("button", { name: /^Merge / })
        .first()
        .click();
      await page.getByRole("combobox", { name: "The provider to keep" }).fill("net");
      await page.keyboard.press("Enter");
      await page.getByText("A merge can't be undone.").waitFor();
    },
  },
];

const uploadedImage = {
  __typename: "Image",
  id: "1",
  address: "/logos/northgate.svg",
  width: 512,
  height: 512,
  fileName: "northgate.png",
  alt: "A compass",
  uploadBytes: 9_000,
  createdAt: "2026-11-01T09:00:00.000Z",
  createdBy: "editor@example.com",
  usedBy: [{ __typename: "ImageUse", noun: "casino", id: "1", name: "Northgate", field: "logoUrl" }],
};

/** Mocks two images. A casino uses one of them, and no row uses the other. */
function answerWithImages(page: Page): Promise<void> {
  const nodes = [uploadedImage, { ...uploadedImage, id: "2", fileName: "unused.png", usedBy: [] }];
  const edges = nodes.map((node) => ({ __typename: "ImageEdge", node }));
  const pageInfo = { __typename: "PageInfo", hasNextPage: true, endCursor: "c" };
  return answerWith(page, "UploadedImages", { images: { __typename: "ImageConnection", edges, pageInfo } });
}

const images: Scenario[] = [
  {
    name: "panel, uploaded images",
    path: "/admin?tab=images",
    prepare: answerWithImages,
    open: (page) => page.getByRole("button", { name: "Delete unused.png" }).waitFor(),
  },
  {
    name: "panel, a form that offers the uploaded images",
    path: "/admin?tab=games",
    prepare: answerWithImages,
    open: async (page) => {
      await page.getByRole("button", { name: "Choose an uploaded image" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "A compass" }).first().waitFor();
    },
  },
];

async function chooseFile(page: Page, columns: string, rows: string[]): Promise<void> {
  await page.getByLabel("CSV or JSON file").setInputFiles(csvFile(columns, rows));
}

const right = ["Aaa,aaa,4", "Amber Abacus,amber-abacus,3.3"];

const imports: Scenario[] = [
  { name: "panel, an import", path: "/admin?tab=manage-bonuses&import=new" },
  {
    name: "panel, an import with unknown columns",
    path: "/admin?tab=manage-casinos&import=new",
    open: async (page) => {
      await chooseFile(page, "name,slug,weight", ["A,a,red"]);
      await page.getByRole("heading", { name: /unknown$/ }).waitFor();
    },
  },
  {
    name: "panel, an interrupted import",
    path: "/admin?tab=manage-casinos&import=new",
    says: /Failed to load resource|Failed to fetch/,
    open: async (page) => {
      await page.route("**/graphql*", (route) => route.abort());
      await chooseFile(page, "name,slug", ["A,a"]);
      await button(page, "Continue").waitFor();
    },
  },
  {
    name: "panel, an import with invalid rows",
    path: "/admin?tab=manage-casinos&import=new",
    open: async (page) => {
      const rows = Array.from({ length: 30 }, (_, at) => `Casino ${at},casino-${at},${at % 2 ? 9 : "many"}`);
      await chooseFile(page, "name,slug,rating", rows);
      await page.getByRole("heading", { name: /are invalid$/ }).waitFor();
    },
  },
  {
    name: "panel, an import that can be applied",
    path: "/admin?tab=manage-casinos&import=new",
    open: async (page) => {
      await chooseFile(page, "name,slug,rating", right);
      await page.getByRole("heading", { name: "All 2 rows can be imported" }).waitFor();
    },
  },
  {
    name: "panel, a finished import",
    path: "/admin?tab=manage-casinos&import=new",
    prepare: (page) => answerWith(page, "applyImport", { applyImport: { __typename: "ChangeSet", id: "1" } }),
    open: async (page) => {
      await chooseFile(page, "name,slug,rating", right);
      await page.getByRole("button", { name: /^Import \d/ }).click();
      await page.getByRole("heading", { name: "Imported", exact: true }).waitFor();
    },
  },
];

export const panel: readonly Scenario[] = [
  ...session,
  ...team,
  ...content,
  ...drafts,
  ...programs,
  ...settings,
  ...forms,
  ...lists,
  ...facts,
  ...directory,
  ...images,
  ...imports,
];
